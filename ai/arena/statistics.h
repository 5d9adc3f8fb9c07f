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

// By Student's t, so that few values give an honest interval; a single one gives none (it is infinite).
// Precondition: there are values.
Estimate estimate(std::span<const double> values);

}  // namespace horta
