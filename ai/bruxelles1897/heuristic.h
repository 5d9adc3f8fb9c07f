#pragma once

#include "ai/bruxelles1897/features.h"
#include "ai/bruxelles1897/patterns.h"
#include "ai/evaluation/heuristic.h"
#include "engine/bruxelles1897/game.h"

namespace horta {

template <>
struct Heuristic<bruxelles1897::Game> {
  using Rules = bruxelles1897::Rules;
  using State = bruxelles1897::State;
  using Glance = bruxelles1897::Glance;

  static constexpr int rounds = bruxelles1897::rounds;
  // Positions are judged as they stand: played out, the search is no stronger and takes twice as long.
  static constexpr bool plays_out = false;
  static constexpr const auto& features() { return bruxelles1897::features; }
  static constexpr const auto& patterns() { return bruxelles1897::patterns; }
  static std::string weights_name(const Rules& rules);
  static void measure(const Rules& rules, const State& state, Seat seat, auto&& emit) {
    bruxelles1897::measure(rules, state, seat, emit);
  }
  static void each_pattern(const Rules& rules, const State& state, const Glance& glance, Move move,
                           auto&& emit) {
    bruxelles1897::each_pattern(rules, state, glance, move, emit);
  }
};

}  // namespace horta
