#pragma once

#include "engine/bruxelles1893/ahead.h"
#include "engine/bruxelles1893/belle_epoque.h"

// Resolution, the visit of the pavilions: 1 VP for each colour of pawn in the row that a pavilion faces
// (R2.2, Visite de Pavillon).

namespace horta::bruxelles1893 {

inline int colours_in_row(const State& state, int row) {
  std::uint8_t owners = 0;
  for (int cell = row * size; cell < (row + 1) * size; ++cell)
    if (const std::uint8_t owner = state.board[at(cell)].pawn; owner != nobody) insert(owners, owner);
  return size_of(owners);
}

// One player after the other: his visits, then his cards for them.
void visit_pavilions(auto& play, Seat seat) {
  State& state = play.state;
  if (seat == no_seat) {
    begin_end_of_round(play);
    return;
  }
  for (int site = 0; site < sites; ++site)
    if (state.pavilion[at(site)] == seat)
      score(play, seat, colours_in_row(state, site), Source::visit, Cause::pavilion_visit, site);
  offer_cards(play, Moment::pavilion_visited, seat);
}

}  // namespace horta::bruxelles1893
