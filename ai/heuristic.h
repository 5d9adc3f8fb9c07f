#pragma once

#include "engine/core/game.h"

namespace horta {

// What a position is worth to a seat, in hundredths of a victory point: points made, and what the rest of the
// game is likely to make of the things on the table. Each game specialises it in ai/<game>/heuristic.h.
// Integers only, so that every compiler gives the same answer.
template <Game G>
struct Heuristic;

}  // namespace horta
