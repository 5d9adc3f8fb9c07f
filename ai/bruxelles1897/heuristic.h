#pragma once

#include "ai/heuristic.h"
#include "engine/bruxelles1897/game.h"

namespace horta {

template <>
struct Heuristic<bruxelles1897::Game> {
  static int value(const bruxelles1897::Rules& rules, const bruxelles1897::State& state, Seat seat);
};

}  // namespace horta
