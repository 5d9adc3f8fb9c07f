#pragma once

#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"

namespace horta::bruxelles1893 {

// Whether a state could be at a table: every number in its range, every tile, cube, pawn and card in exactly
// one place, and a decision that fits what is under way and has at least two options. Any bytes may be asked
// about.
bool is_valid(const Rules& rules, const State& state);

// Whether nobody has more francs or points than a game gives. A game that goes on from such a position keeps
// far away from the widths of the numbers and from the length of a list of options.
bool is_modest(const State& state);

}  // namespace horta::bruxelles1893
