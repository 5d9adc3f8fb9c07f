// What is on the table at each phase of a round.

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity/parts.h"

namespace horta::bruxelles1893 {

namespace {

// Pawns and Travellers lie on the boards between the planning and the end of the round; the first edition
// leaves them there when the game ends.
bool boards_are_clear(const Rules& rules, Phase phase) {
  return phase <= Phase::planning || phase == Phase::notable_leaves ||
         (phase == Phase::end_of_game && !rules.first_edition());
}

// The cards that a phase can find used: those of its own moments and of the moments before. They are unused
// again before a notable leaves; the cards for that are used until the next round begins.
std::uint32_t cards_used_by(Phase phase) {
  std::uint32_t set = 0;
  for (std::uint8_t moment = 0; moment < moments; ++moment)
    if (const Phase of_moment = phase_of(Moment{moment});
        phase < Phase::notable_leaves ? of_moment <= phase : of_moment == Phase::notable_leaves)
      set |= cards_of_moment[moment];
  return set;
}

// The card under one column outside the zone may have gone by card 25.
bool columns_have_cards(const Rules& rules, const State& state, Phase phase) {
  bool taken = false;
  for (Seat seat = 0; seat < rules.players; ++seat)
    taken |= used(state, seat, 25) && state.kind != Kind::card25;
  for (int column = 0; column < size; ++column) {
    if ((state.bonus[at(column)] == no_card) == (phase > Phase::use_cards)) continue;
    if (phase > Phase::use_cards || !std::exchange(taken, false) || !is_outside_zone(state, column))
      return false;
  }
  return phase > Phase::use_cards || !taken;
}

// Each use of an action in Brussels brought its cost, until card 29 and the majority.
bool brussels_fits(const Rules& rules, const State& state, Phase phase) {
  for (std::uint8_t action = 0; action < brussels_actions; ++action) {
    const int placed = sum(state.in_brussels[action]) + state.travellers_in[action];
    int due = 0;
    for (int use = 1; use <= state.uses[action]; ++use) due += cost_of_use(rules, use);
    if (boards_are_clear(rules, phase) && due > 0) return false;
    if (phase < Phase::brussels ? placed != due : placed > due) return false;
    if (phase > Phase::brussels && state.travellers_in[action] > 0) return false;
  }
  return true;
}

bool passes_fit(const Rules& rules, const State& state, Phase phase) {
  int passed = 0, first_passes = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    passed += state.players[at(seat)].passed;
    first_passes += state.players[at(seat)].first_passes;
  }
  const bool began = state.first_passer != nobody;
  if (passed != state.passes || began != (passed > 0) ||
      (began && !state.players[state.first_passer].passed) ||
      first_passes != std::max(0, state.round - 1) + (began ? 1 : 0))
    return false;
  if (phase < Phase::turns) return passed == 0;
  if (phase == Phase::turns) return !state.players[state.turn].passed;
  return passed == rules.players && state.turn == state.first_player;
}

// One card a round goes under a line; the tile `line` adds to one when the game ends.
bool lines_fit(const Rules& rules, const State& state, Phase phase) {
  int most = 0;  // symbols of a card
  for (int type = 0; type < bonus_card_types; ++type) most = std::max<int>(most, bonus_card(type).points);
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const Player& player = state.players[at(seat)];
    const bool before = comes_before(rules, state, seat);
    const bool raised = contains(player.tiles, Tile::line) && phase == Phase::end_of_game &&
                        (before || state.kind != Kind::strategy_line);
    for (std::uint8_t line = 0; line < strategy_lines; ++line) {
      const bool slid = phase > Phase::use_cards ||
                        (phase == Phase::use_cards &&
                         (before || (seat == state.seat && contains(state.resolution.lines_used, line))));
      const int cards = std::max(0, state.round - 1) + (slid ? 1 : 0);
      if (player.lines[line] > most * cards + (raised ? rules.tile_line : 0)) return false;
    }
  }
  return true;
}

// Seats that have paid their notables have no jokers left; nobody's notable is tilted when boards are clear.
bool players_fit(const Rules& rules, const State& state, Phase phase) {
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const Player& player = state.players[at(seat)];
    const bool waits = seat == state.seat && state.kind == Kind::card22;
    if ((player.used_cards & ~cards_used_by(phase)) != 0 ||
        used(state, seat, 22) != (player.on_card22 != OnCard22::nothing || waits) ||
        (waits && player.on_card22 != OnCard22::nothing))
      return false;
    const bool paying = seat == state.seat && state.kind == Kind::pay_notable;
    const bool settled =
        state.kind == Kind::over || (state.kind == Kind::pay_notable && comes_before(rules, state, seat));
    if ((settled || paying) && player.jokers > 0) return false;
    if ((settled || boards_are_clear(rules, phase)) && !paying && player.tilted != 0) return false;
  }
  return true;
}

bool zone_fits(const State& state) {
  const bool is_open = state.kind == Kind::crest || state.moment == Moment::round_begins || state.round == 0;
  return is_open ? state.zone == 0 && state.crest == 0 : state.zone == zone_of(state.crest);
}

}  // namespace

// In turn order, whether a seat comes before the one that decides.
bool comes_before(const Rules& rules, const State& state, Seat seat) {
  const auto place = [&](int of) { return (of - state.first_player + rules.players) % rules.players; };
  return place(seat) < place(state.seat);
}

bool used(const State& state, Seat seat, int card) {
  return contains(state.players[at(seat)].used_cards, card - 1);
}

bool phase_fits(const Rules& rules, const State& state, Phase phase) {
  if (phase == Phase::set_up ? state.round != 0 : state.round == 0) return false;
  if (phase == Phase::end_of_game && state.round != rounds) return false;
  if (phase < Phase::use_cards && state.next_first_player != state.first_player) return false;
  if (boards_are_clear(rules, phase) && state.kind != Kind::neutral && cells_with_pawns(state) != 0)
    return false;
  return (phase == Phase::turns || same(state.doing, Turn{})) && zone_fits(state) &&
         columns_have_cards(rules, state, phase) && brussels_fits(rules, state, phase) &&
         passes_fit(rules, state, phase) && lines_fit(rules, state, phase) &&
         players_fit(rules, state, phase);
}

}  // namespace horta::bruxelles1893
