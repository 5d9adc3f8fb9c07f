#pragma once

#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/rules.h"

namespace horta::bruxelles1893 {

// Whether the bits of a move mean anything at all for its kind. Any move may be asked about.
bool well_formed(const Rules& rules, Move move);

}  // namespace horta::bruxelles1893
