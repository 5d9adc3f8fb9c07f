#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tuning/sight.h"

namespace horta::tuning {

struct PolicyFit {
  std::uint64_t decisions = 0;
  double surprise = 0;  // mean, in nats
  double guessed = 0;   // share of the decisions in which the played move looked best
};

// One pass over the games: makes the moves that were played likelier (logistic regression with AdaGrad). The
// weights are in hundredths; `squares` remembers how much each has been moved.
PolicyFit fit_policy(const Sight& sight, std::span<const std::string> files, double rate,
                     std::vector<double>& weights, std::vector<double>& squares);

}  // namespace horta::tuning
