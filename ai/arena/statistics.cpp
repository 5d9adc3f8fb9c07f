#include "ai/arena/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace horta {

namespace {

// The probability of |T| < t: Abramowitz and Stegun 26.7.3 and 26.7.4, exact for whole degrees of freedom.
double student_within(double t, std::size_t degrees) {
  const double angle = std::atan(t / std::sqrt(static_cast<double>(degrees)));
  const double cosine = std::cos(angle);
  const bool odd = degrees % 2 == 1;
  double term = odd ? cosine : 1;
  double sum = degrees == 1 ? 0 : term;
  for (std::size_t power = odd ? 3 : 2; power + 2 <= degrees; power += 2) {
    term *= cosine * cosine * static_cast<double>(power - 1) / static_cast<double>(power);
    sum += term;
  }
  return odd ? 2 / std::numbers::pi * (angle + std::sin(angle) * sum) : std::sin(angle) * sum;
}

// Equal scores may be sums of the same parts in another order, and differ in the last digits.
bool all_alike(std::span<const double> values) {
  constexpr double rounding = 1e-9;
  const auto [least, most] = std::ranges::minmax(values);
  return most - least < rounding;
}

// How probable a value can be that has not come in so many.
double most_unseen(std::size_t count) { return 1 - std::pow(0.05, 1 / static_cast<double>(count)); }

}  // namespace

double mean_of(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double variance_of(std::span<const double> values) {
  if (values.size() < 2) return 0;
  const double mean = mean_of(values);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return squares / static_cast<double>(values.size() - 1);
}

double student_t95(std::size_t degrees) {
  assert(degrees > 0);
  constexpr double z = 1.959963984540054;  // of the normal distribution, which t approaches
  constexpr std::size_t many = 1000;
  if (degrees > many) {  // Cornish and Fisher's expansion; here its error is below 1e-9
    const auto n = static_cast<double>(degrees);
    return z + z * (z * z + 1) / (4 * n) + z * (5 * z * z * z * z + 16 * z * z + 3) / (96 * n * n);
  }
  double low = 0, high = 16;
  for (int halving = 0; halving < 60; ++halving) {
    const double middle = (low + high) / 2;
    (student_within(middle, degrees) < 0.95 ? low : high) = middle;
  }
  return low;
}

Estimate estimate(std::span<const double> values) {
  assert(!values.empty());
  const double mean = mean_of(values);
  const std::size_t count = values.size();
  const double reach =
      count < 2 ? std::numeric_limits<double>::infinity()
                : student_t95(count - 1) * std::sqrt(variance_of(values) / static_cast<double>(count));
  return {.mean = mean, .low = mean - reach, .high = mean + reach};
}

double cautious_variance(std::span<const double> values, const Limits& limits) {
  if (!all_alike(values)) return variance_of(values);
  const double rare = most_unseen(values.size());
  const double distance = std::max(values.front() - limits.least, limits.most - values.front());
  return rare * (1 - rare) * distance * distance;
}

Estimate cautious_estimate(std::span<const double> values, const Limits& limits) {
  Estimate result = estimate(values);
  if (values.size() > 1 && all_alike(values)) {
    const double rare = most_unseen(values.size());
    result.low = result.mean - rare * (result.mean - limits.least);
    result.high = result.mean + rare * (limits.most - result.mean);
  }
  result.low = std::clamp(result.low, limits.least, limits.most);
  result.high = std::clamp(result.high, limits.least, limits.most);
  return result;
}

}  // namespace horta
