#pragma once

#include <algorithm>

#include "engine/bruxelles1893/columns.h"
#include "engine/core/crossing.h"
#include "engine/core/majority.h"

// Resolution, the irises (blasons in R1): whoever has the most pawns around a crest with four of them scores
// his Iris level (R1 C4, R2.1 C2; ruling 10).

namespace horta::bruxelles1893 {

struct Iris {
  bool complete = false;
  std::uint8_t winners = 0;  // set of seats; the neutral pawns compete and receive nothing
  int pawns = 0;             // of each of the winners
};

inline Iris iris_at(const State& state, int crest) {
  std::array<int, max_players + 1> pawns{};
  for (const int cell : cells_of_crossing(crest, size)) {
    const std::uint8_t owner = state.board[at(cell)].pawn;
    if (owner == nobody) return {};
    pawns[owner] += state.resolution.card27 == cell ? 2 : 1;
  }
  return {.complete = true,
          .winners = seats_with_most(pawns, max_players),
          .pawns = *std::ranges::max_element(pawns)};
}

void resolve_irises(auto& play) {
  State& state = play.state;
  for (int crest = 0; crest < crests; ++crest) {
    const Iris iris = iris_at(state, crest);
    each_in(iris.winners, [&](Seat seat) {
      ++state.resolution.irises[at(seat)];
      play.tell(EventType::iris_won, seat, Cause::iris_majority, crest, iris.pawns);
      score(play, seat, play.rules.value(play.player(seat), Track::iris), Source::iris, Cause::iris_majority,
            crest);
      return true;
    });
  }
  offer_cards_to_all(play, Moment::irises_done);
}

}  // namespace horta::bruxelles1893
