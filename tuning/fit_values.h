#pragma once

#include <span>
#include <string>

#include "tuning/sight.h"

namespace horta::tuning {

// Fits what each feature is worth to the points that players made from there on: least squares, drawn towards
// the weights so far by a ridge. Sets of weights without games stay as they are.
void fit_values(const Sight& sight, std::span<const std::string> files, double ridge, Weights& weights);

// Fits how far the scores still scatter: the spread under which the winners are likeliest.
void fit_spread(const Sight& sight, std::span<const std::string> files, Weights& weights);

}  // namespace horta::tuning
