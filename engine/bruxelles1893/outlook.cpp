#include "engine/bruxelles1893/outlook.h"

#include <algorithm>
#include <limits>

#include "engine/bruxelles1893/brussels_majority.h"
#include "engine/bruxelles1893/columns.h"
#include "engine/bruxelles1893/end_of_round.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/irises.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/pavilion_visits.h"
#include "engine/bruxelles1893/phase.h"
#include "engine/bruxelles1893/view.h"
#include "engine/core/view_parts.h"

namespace horta::bruxelles1893 {

namespace {

using json::Value;

// --- playing on

// Nobody watches, and whatever is drawn is one possibility.
void play_on(const Rules& rules, State& state, Move move) {
  RandomChance chance{0};
  NoEvents untold;
  Game::apply(rules, state, move, chance, untold);
}

bool in_turns(const State& state) { return phase_of(state) == Phase::turns; }

void lend_pawns(State& state, int pawns) {
  for (Player& player : state.players) player.pawns = static_cast<std::uint8_t>(player.pawns + pawns);
}

// After the moves, but still in the turns of this round. Who has no pawn left passes by himself, and the last
// of them ends the round: with some that are lent nobody does.
State after(const Rules& rules, const State& state, std::span<const Move> moves) {
  constexpr int plenty = 100;
  State now = state;
  for (const Move move : moves) {
    if (move == pass_move() || !in_turns(now)) break;
    State next = now;
    play_on(rules, next, move);
    if (next.round == now.round && in_turns(next)) {
      now = next;
      continue;
    }
    lend_pawns(now, plenty);
    play_on(rules, now, move);
    lend_pawns(now, -plenty);
    break;
  }
  return now;
}

// The turn under way is broken off, and it is the last round. Whoever was on turn passes first.
State breaking_off(State state) {
  const Phase phase = phase_of(state);
  state.round = rounds;
  if (phase > Phase::turns) return state;
  if (phase < Phase::turns) state.turn = state.first_player;
  state.doing = {};
  state.moment = Moment::none;
  state.caller = Caller::nobody;
  state.chooser = nobody;
  ask(state, Kind::action, state.turn);
  return state;
}

// Passes, uses no card, and takes what is offered first.
Move plain_choice(const Rules& rules, const State& state) {
  if (state.kind == Kind::action) return pass_move();
  if (state.kind == Kind::be_card) return move_of(Kind::be_card, no_card_choice);
  MoveList options;
  Game::legal(rules, state, options);
  return options[0];
}

State played_out(const Rules& rules, State state, Move (*choice)(const Rules&, const State&)) {
  while (!Game::over(state)) play_on(rules, state, choice(rules, state));
  return state;
}

// For the points at the end, where that is what a choice is about.
Move best_choice(const Rules& rules, const State& state) {
  if (phase_of(state) != Phase::use_cards && phase_of(state) != Phase::end_of_game)
    return plain_choice(rules, state);
  MoveList options;
  Game::legal(rules, state, options);
  Move best = options[0];
  int most = std::numeric_limits<int>::min();
  for (const Move move : options) {
    State next = state;
    play_on(rules, next, move);
    const int points = Game::score(played_out(rules, next, plain_choice), state.seat);
    if (points > most) {
      best = move;
      most = points;
    }
  }
  return best;
}

// --- what is told

Value per_seat(const Rules& rules, auto&& amount) {
  Value list = Value::array();
  for (Seat seat = 0; seat < rules.players; ++seat) list.push_back(amount(seat));
  return list;
}
Value amounts_told(const Rules& rules, const Amounts& amounts) {
  return per_seat(rules, [&](Seat seat) { return amounts[at(seat)]; });
}

Value columns_told(const Rules& rules, const State& state) {
  Value list = Value::array();
  for (int column = 0; column < size; ++column) {
    const Amounts stakes = stakes_in_column(state, column);
    list.push_back(Value::object(
        {{"stakes", amounts_told(rules, stakes)}, {"winners", seats_in(seats_with_most(stakes))}}));
  }
  return list;
}

bool in_zone(const State& state, int crest) {
  return std::ranges::all_of(cells_of_crossing(crest, size),
                             [&](int cell) { return contains(state.zone, cell); });
}

Value iris_told(const State& state, int crest) {
  Value around = Value::array(), owners = Value::array();
  for (const int cell : cells_of_crossing(crest, size)) {
    const std::uint8_t owner = state.board[at(cell)].pawn;
    around.push_back(cell);
    owners.push_back(owner == nobody ? Value{} : owner == neutral ? Value{"neutral"} : Value{owner});
  }
  const Iris iris = iris_at(state, crest);
  return Value::object({{"crest", Value::array({crest / (size - 1) + 1, crest % (size - 1) + 1})},
                        {"cells", std::move(around)},
                        {"owners", std::move(owners)},
                        {"complete", iris.complete},
                        {"winners", seats_in(iris.winners)}});
}

// `end` is what the round comes to.
void add_irises(Value& told, const Rules& rules, const State& state, const State& end) {
  Value irises = Value::array();
  Amounts won{};
  for (int crest = 0; crest < crests; ++crest) {
    if (!in_zone(state, crest)) continue;
    irises.push_back(iris_told(state, crest));
    each_in(iris_at(state, crest).winners, [&](Seat seat) { return ++won[at(seat)]; });
  }
  const auto worth = [&](Seat seat) { return rules.value(end.players[at(seat)], Track::iris); };
  told.set("irises", std::move(irises));
  told.set("iris_worth", per_seat(rules, worth));
  told.set("iris_points", per_seat(rules, [&](Seat seat) { return won[at(seat)] * worth(seat); }));
}

Value first_player_told(const Rules& rules, State state, const State& end) {
  Value counts;
  if (phase_of(state) < Phase::use_cards) {
    for (int column = 0; column < size; ++column)
      state.resolution.winner[at(column)] = winner_of(state, column);
    if (state.first_passer == nobody) state.first_passer = end.first_passer;
    counts = amounts_told(rules, manneken_pis(rules, state));
  }
  return Value::object({{"seat", end.next_first_player}, {"manneken_pis", std::move(counts)}});
}

Value visits_told(const Rules& rules, const State& state) {
  Value list = Value::array();
  for (int site = 0; site < sites && rules.belle_epoque; ++site)
    list.push_back(Value::object(
        {{"owner", state.pavilion[at(site)] == nobody ? Value{} : Value{state.pavilion[at(site)]}},
         {"colours", colours_in_row(state, site)}}));
  return list;
}

Value leaving_told(const Rules& rules, const State& state) {
  if (phase_of(state) == Phase::end_of_game || counts_at_once(rules, state)) return {};
  const Notable gone = state.resolution.leaving;
  const Notable leaving = gone == Notable::none ? state.row[0] : gone;
  return leaving == Notable::none ? Value{} : Value{name(leaving)};
}

}  // namespace

Value outlook(const Rules& rules, const State& state, std::span<const Move> moves) {
  const State now = after(rules, state, moves);
  const State end = Game::over(now) ? now : played_out(rules, breaking_off(now), best_choice);
  const Amounts in_brussels = pawns_in_brussels(now);
  Value told = Value::object({{"columns", columns_told(rules, now)}});
  add_irises(told, rules, now, end);
  told.set("first_player", first_player_told(rules, now, end));
  told.set("brussels", Value::object({{"pawns", amounts_told(rules, in_brussels)},
                                      {"winners", seats_in(seats_with_most(in_brussels))}}));
  told.set("visits", visits_told(rules, now));
  told.set("leaving", leaving_told(rules, now));
  told.set("ledger", ledger(rules, end));
  return told;
}

}  // namespace horta::bruxelles1893
