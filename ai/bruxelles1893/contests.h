#pragma once

#include <array>

#include "ai/evaluation/contest.h"
#include "engine/bruxelles1893/irises.h"
#include "engine/core/crossing.h"

// Columns and irises while they are fought for, as the evaluation, the policy and the hints see them. A place
// is open while it has no pawn and lies in the zone.

namespace horta::bruxelles1893 {

// By the stakes.
inline Contest column_contest(const State& state, int column, Seat seat) {
  Amounts stakes{};
  int open = 0;
  for (int cell = column; cell < cells; cell += size) {
    const Cell& place = state.board[at(cell)];
    if (place.pawn < max_players)
      stakes[place.pawn] += place.stake;
    else if (place.pawn == nobody && contains(state.zone, cell))
      ++open;
  }
  return contest_of(stakes, seat, open);
}

// By the pawns, the neutral ones too; that of card 27 counts twice.
inline Contest iris_contest(const State& state, int crest, Seat seat) {
  std::array<int, max_players + 1> pawns{};
  int open = 0, dead = 0;
  for (const int cell : cells_of_crossing(crest, size)) {
    const std::uint8_t owner = state.board[at(cell)].pawn;
    if (owner != nobody)
      pawns[owner] += state.resolution.card27 == cell ? 2 : 1;
    else
      ++(contains(state.zone, cell) ? open : dead);
  }
  return contest_of(pawns, seat, open, dead);
}

}  // namespace horta::bruxelles1893
