#include "engine/bruxelles1897/outlook.h"

#include <algorithm>

#include "engine/bruxelles1897/final_scoring.h"
#include "engine/bruxelles1897/majorities.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/bruxelles1897/view.h"
#include "engine/core/view_parts.h"

namespace horta::bruxelles1897 {

namespace {

using json::Value;

// The Architect cards where the moves put them, and nothing else of what the moves do.
State placed(const Rules& rules, const State& state, std::span<const Move> moves) {
  State after = state;
  Player& player = after.players[after.seat];
  for (const Move move : moves) {
    if (kind_of(move) == Kind::action && move.choice() < brussels_choice)
      after.cell = static_cast<std::uint8_t>(move.choice());
    if (kind_of(move) == Kind::architect && after.cell < rules.cells())
      after.grid[after.cell] = {
          .card = ActionCard::none,
          .owner = after.seat,
          .architect = architect_of(move),
          .value = static_cast<std::uint8_t>(rules.side(architect_of(move), is_dear(move)))};
    if (kind_of(move) == Kind::brussels_cards) {
      const auto cards = counts_of<architect_types>(move);
      for (std::size_t type = 0; type < cards.size(); ++type)
        player.brussels[type] = static_cast<std::uint8_t>(player.brussels[type] + cards[type]);
    }
  }
  return after;
}

Value column(const Rules& rules, const State& state, int number) {
  const auto of_side = column_values(rules, state, number);
  Value values = Value::array();
  for (Seat seat = 0; seat < rules.players; ++seat) values.push_back(of_side[at(seat)]);
  return Value::object({{"values", std::move(values)},
                        {"neutral", of_side[neutral]},
                        {"winners", seats_in(column_winners(rules, state, number))}});
}

Value side_told(std::uint8_t side) { return side == neutral ? Value{"neutral"} : Value{side}; }

// Those who have most of the Architect cards that lie there already, the neutral colour among them.
Value leaders_told(const std::array<std::uint8_t, sides>& cards) {
  Value leaders = Value::array();
  const std::uint8_t most = *std::ranges::max_element(cards);
  for (std::uint8_t side = 0; most > 0 && side < sides; ++side)
    if (cards[side] == most) leaders.push_back(side_told(side));
  return leaders;
}

Value coat(const State& state, int number) {
  Value cells = Value::array(), owners = Value::array();
  std::array<std::uint8_t, sides> cards{};
  for (const int cell : cells_of_coat(number)) {
    const std::uint8_t owner = state.grid[at(cell)].owner;
    cells.push_back(cell);
    owners.push_back(owner == nobody ? Value{} : side_told(owner));
    if (owner != nobody) ++cards[owner];
  }
  const CoatOfArms arms = coat_of_arms(state, number);
  return Value::object({{"cells", std::move(cells)},
                        {"owners", std::move(owners)},
                        {"leaders", leaders_told(cards)},
                        {"complete", arms.complete},
                        {"winners", seats_in(arms.winners)}});
}

Value brussels(const Rules& rules, const State& state) {
  Value cards = Value::array();
  for (Seat seat = 0; seat < rules.players; ++seat) cards.push_back(sum(state.players[at(seat)].brussels));
  return Value::object({{"cards", std::move(cards)}, {"winners", seats_in(brussels_winners(state))}});
}

// No card is drawn when points are counted.
struct NoChance {
  int draw(const PileView&) const { return 0; }
};

// The tracks rise before the coats of arms pay; whoever would free a prisoner gains no point by it. Columns
// that have been counted already have raised them.
void raise_tracks(auto& play) {
  const State& state = play.state;
  for (int number = state.stage == Stage::column_bonuses ? state.column + 1 : 0; number < columns; ++number) {
    const Bonus bonus = state.bonus[at(number)];
    if (bonus == Bonus::prison) continue;
    const std::uint8_t winners = column_winners(play.rules, state, number);
    for (Seat seat = 0; seat < play.rules.players; ++seat)
      if (contains(winners, seat))
        advance(play, seat, Track{static_cast<std::uint8_t>(bonus)}, Cause::column_majority);
  }
}

// Whether columns and coats of arms are still to be counted.
bool is_open(const State& state) { return state.kind != Kind::over && state.stage != Stage::prison; }

struct Counting {
  NoChance chance{};
  NoEvents sink{};
  Play<NoChance, NoEvents> play;

  Counting(const Rules& rules, State& state) : play{rules, state, chance, sink} {}
};

State after_columns(const Rules& rules, State state) {
  Counting counting{rules, state};
  if (is_open(state)) raise_tracks(counting.play);
  return state;
}

// From there on.
Value final_ledger(const Rules& rules, State state) {
  Counting counting{rules, state};
  if (is_open(state)) resolve_coats(counting.play);
  if (state.kind != Kind::over) {
    score_possessions(counting.play);
    if (state.round == rounds) score_bonus_cards(counting.play);
  }
  return ledger(rules, state);
}

// What the coats of arms pay each seat: one of them, and all that it would win.
void add_coats(Value& told, const Rules& rules, const State& state) {
  Value coats = Value::array(), worth = Value::array(), points = Value::array();
  std::array<int, max_players> won{};
  for (int number = 0; number < rules.coats(); ++number) {
    coats.push_back(coat(state, number));
    each_in(coat_of_arms(state, number).winners, [&won](Seat seat) { return ++won[at(seat)]; });
  }
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const int prestige = rules.value(state.players[at(seat)], Track::prestige);
    worth.push_back(prestige);
    points.push_back(won[at(seat)] * prestige);
  }
  told.set("coats", std::move(coats));
  told.set("coat_worth", std::move(worth));
  told.set("coat_points", std::move(points));
}

}  // namespace

Value outlook(const Rules& rules, const State& state, std::span<const Move> moves) {
  const State counted = after_columns(rules, placed(rules, state, moves));
  Value all_columns = Value::array();
  for (int number = 0; number < columns; ++number) all_columns.push_back(column(rules, counted, number));
  Value told = Value::object({{"columns", std::move(all_columns)}});
  add_coats(told, rules, counted);
  told.set("brussels", brussels(rules, counted));
  told.set("ledger", final_ledger(rules, counted));
  return told;
}

}  // namespace horta::bruxelles1897
