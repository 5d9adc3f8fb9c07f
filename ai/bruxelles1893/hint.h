#pragma once

#include "ai/hint/hint_reasons.h"
#include "engine/bruxelles1893/game.h"

namespace horta::bruxelles1893 {

// What a turn does for the seat that decides, and to the others. `after` is the position it leads to; where
// cards were drawn, that is only one of those it can lead to.
std::vector<HintReason> hint_reasons(const Rules& rules, const State& before, const State& after,
                                     const FollowedTurn& turn);

}  // namespace horta::bruxelles1893
