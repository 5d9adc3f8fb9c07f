#pragma once

#include "ai/heuristic.h"
#include "engine/bruxelles1893/game.h"

namespace horta {

template <>
struct Heuristic<bruxelles1893::Game> {
  static int value(const bruxelles1893::Rules& rules, const bruxelles1893::State& state, Seat seat);
};

}  // namespace horta
