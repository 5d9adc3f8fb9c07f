#pragma once

#include "engine/bruxelles1893/ahead.h"
#include "engine/bruxelles1893/columns.h"
#include "engine/bruxelles1893/supplies.h"
#include "engine/core/majority.h"

// Resolution, the Brussels board: whoever placed the most pawns there loses one to the Palais de Justice, and
// so does everybody who ties (R1 C5, R2.1 C3; ruling 11).

namespace horta::bruxelles1893 {

inline Amounts pawns_in_brussels(const State& state) {
  Amounts pawns{};
  for (const auto& action : state.in_brussels)
    for (std::size_t seat = 0; seat < max_players; ++seat) pawns[seat] += action[seat];
  return pawns;
}

inline int travellers_in_brussels(const State& state) { return sum(state.travellers_in); }

// R2.2: Travellers never count, and go back to the train before.
void resolve_brussels(auto& play) {
  State& state = play.state;
  fill_train(play, travellers_in_brussels(state), Cause::brussels_majority);
  state.travellers_in = {};
  const Amounts pawns = pawns_in_brussels(state);
  each_in(seats_with_most(pawns), [&](Seat seat) {
    play.tell(EventType::brussels_majority, seat, Cause::brussels_majority, pawns[at(seat)]);
    for (auto& action : state.in_brussels)
      if (action[at(seat)] > 0) {
        --action[at(seat)];
        break;
      }
    ++play.player(seat).court;
    play.tell(EventType::jailed, seat, Cause::brussels_majority, play.player(seat).court);
    return true;
  });
  if (play.rules.belle_epoque)
    visit_pavilions(play, state.first_player);
  else
    begin_end_of_round(play);
}

}  // namespace horta::bruxelles1893
