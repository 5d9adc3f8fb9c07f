#pragma once

#include "engine/bruxelles1893/turn.h"

// Planning (the Bourse phase in R1): the zone of the round (R1 A, R2.1 A).

namespace horta::bruxelles1893 {

// The largest of the four rectangles that a crest cuts out of the board: a set of cells.
constexpr std::uint32_t zone_of(int crest) {
  const int row = crest / (size - 1) + 1, column = crest % (size - 1) + 1;  // lines before the cut
  std::uint32_t zone = 0;
  for (int cell = 0; cell < cells; ++cell) {
    const bool upper = row_of(cell) < row, left = column_of(cell) < column;
    if (upper == (row > size - row) && left == (column > size - column)) insert(zone, cell);
  }
  return zone;
}

void deal_bonus_cards(auto& play, Cause cause) {
  State& state = play.state;
  int total = sum(state.bonus_left);
  for (int column = 0; column < size; ++column) {
    const int type = draw_from(play, Pile::bonus, state.bonus_left, play.rules.bonus, 0, total--);
    state.bonus[at(column)] = static_cast<std::uint8_t>(type);
    play.tell(EventType::bonus_dealt, no_seat, cause, column, type);
  }
}

void begin_round(auto& play) {
  State& state = play.state;
  ++state.round;
  state.passes = 0;
  state.first_passer = nobody;
  state.turn = state.first_player;
  state.zone = 0;
  state.crest = 0;
  state.chooser = nobody;
  state.resolution = {};
  for (Player& player : state.players) {
    player.passed = 0;
    player.used_cards = 0;  // also card 23, used after the others were turned back
  }
  play.tell(EventType::round_began, no_seat, Cause::planning, state.round, state.first_player);

  constexpr auto one_each = [] {
    std::array<std::uint8_t, bourse_cards> all{};
    all.fill(1);
    return all;
  }();
  state.bourse = static_cast<std::uint8_t>(
      draw_from(play, Pile::bourse, state.bourse_left, one_each, 0, sum(state.bourse_left)));
  play.tell(EventType::bourse_revealed, no_seat, Cause::planning, state.bourse + 1,
            play.rules.bourse[state.bourse].francs);
  offer_cards_to_all(play, Moment::round_begins);
}

// One of the two crests of the Bourse card, by the first player; with card 20 any crest, by its owner.
inline Seat chooser_of_crest(const State& state) {
  return state.chooser == nobody ? state.first_player : state.chooser;
}
void choose_crest(auto& play) { ask(play.state, Kind::crest, chooser_of_crest(play.state)); }

void place_square(auto& play, Seat seat, int crest) {
  State& state = play.state;
  state.crest = static_cast<std::uint8_t>(crest);
  state.zone = zone_of(crest);
  state.chooser = nobody;
  play.tell(EventType::crest_chosen, seat, Cause::planning, crest / (size - 1) + 1, crest % (size - 1) + 1);
  begin_action_phase(play);
}

}  // namespace horta::bruxelles1893
