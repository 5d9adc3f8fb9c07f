#pragma once

#include "engine/bruxelles1893/turn.h"

// Games of two players: neutral pawns at the beginning of each action phase (R1 annex 3, R2.1 B; ruling 20).

namespace horta::bruxelles1893 {

void place_neutral_pawns(auto& play, Seat seat);

void begin_action_phase(auto& play) {
  if (play.rules.neutrals())
    place_neutral_pawns(play, play.state.first_player);
  else
    begin_turn(play, play.state.first_player);
}

// Each puts one on a free cell of the zone without house or tile, if there is one.
inline std::uint32_t cells_for_neutral(const Rules& rules, const State& state) {
  std::uint32_t set = state.zone & ~rules.tile_cells;
  for (int cell = 0; cell < cells; ++cell)
    if (state.board[at(cell)].pawn != nobody || state.board[at(cell)].house != nobody) remove(set, cell);
  return set;
}

void place_neutral_pawns(auto& play, Seat seat) {
  for (; seat != no_seat; seat = next_in_order(play.rules, play.state, seat))
    if (cells_for_neutral(play.rules, play.state) != 0) {
      ask(play.state, Kind::neutral, seat);
      return;
    }
  begin_turn(play, play.state.first_player);
}

void place_neutral(auto& play, Seat seat, int cell) {
  play.state.board[at(cell)].pawn = neutral;
  play.tell(EventType::neutral_placed, seat, Cause::placement, cell);
  place_neutral_pawns(play, next_in_order(play.rules, play.state, seat));
}

}  // namespace horta::bruxelles1893
