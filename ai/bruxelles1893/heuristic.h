#pragma once

#include "ai/bruxelles1893/features.h"
#include "ai/bruxelles1893/patterns.h"
#include "ai/evaluation/heuristic.h"
#include "engine/bruxelles1893/game.h"

namespace horta {

template <>
struct Heuristic<bruxelles1893::Game> {
  using Rules = bruxelles1893::Rules;
  using State = bruxelles1893::State;
  using Glance = bruxelles1893::Glance;

  static constexpr int rounds = bruxelles1893::rounds;
  // Stakes and irises are hard to judge before the round is over, so the policy plays it out: at equal time
  // it wins two games of three against judging positions as they stand.
  static constexpr bool plays_out = true;
  static constexpr const auto& features() { return bruxelles1893::features; }
  static constexpr const auto& patterns() { return bruxelles1893::patterns; }
  static std::string weights_name(const Rules& rules);
  static void measure(const Rules& rules, const State& state, Seat seat, auto&& emit) {
    bruxelles1893::measure(rules, state, seat, emit);
  }
  static void each_pattern(const Rules& rules, const State& state, const Glance& glance, Move move,
                           auto&& emit) {
    bruxelles1893::each_pattern(rules, state, glance, move, emit);
  }
};

}  // namespace horta
