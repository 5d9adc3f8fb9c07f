#pragma once

#include "engine/core/random.h"

namespace horta {

// The seeds of the bots of one game of a run. Each number goes through the generator on its own: seeds that
// differ by little, or by a multiple of the generator's own step, must not give sequences that overlap.
inline Random bot_seeds(std::uint64_t run, std::uint64_t part, std::uint64_t game) {
  const std::uint64_t of_part = Random{Random{run}.next() ^ part}.next();
  return Random{Random{of_part ^ game}.next()};
}

}  // namespace horta
