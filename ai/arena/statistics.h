#pragma once

#include <span>

namespace horta {

// The mean of independent values, and the interval that covers the true mean 95 times out of 100.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
};

double mean_of(std::span<const double> values);
// Unbiased; 0 for fewer than two values.
double variance_of(std::span<const double> values);

// How far Student's t strays from 0 in 95 cases of 100, on either side. Precondition: degrees > 0.
double student_t95(std::size_t degrees);

// What values lie between.
struct Limits {
  double least = 0;
  double most = 1;
};

// By Student's t, so that few values give an honest interval; a single one gives none (it is infinite).
// Precondition: there are values.
Estimate estimate(std::span<const double> values);

// Values that are all alike, but for rounding, show no variance; yet another one may come with a probability
// of up to 1 - 0.05^(1/count), and lie at either limit. Everything that needs a variance reckons with that:
//
// the variance, which is then that of such a value at the farther limit;
double cautious_variance(std::span<const double> values, const Limits& limits);
// and the mean, whose interval then reaches as far as such values could draw it. It stays within the limits.
Estimate cautious_estimate(std::span<const double> values, const Limits& limits);

}  // namespace horta
