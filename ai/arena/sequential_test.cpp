#include "ai/arena/sequential_test.h"

#include <cmath>

#include "ai/arena/elo.h"
#include "ai/arena/statistics.h"

namespace horta {

double SequentialTest::log_likelihood_ratio(std::span<const double> scores) const {
  const double even = expected_score(table, 0);
  const double better = expected_score(table, elo);
  const double variance = cautious_variance(scores, score_limits(table));
  return static_cast<double>(scores.size()) * (better - even) * (2 * mean_of(scores) - even - better) /
         (2 * variance);
}

Verdict SequentialTest::verdict(std::span<const double> scores) const {
  if (scores.size() < blocks_per_look) return Verdict::open;
  const double bound = std::log((1 - 0.05) / 0.05);
  const double ratio = log_likelihood_ratio(scores);
  return ratio >= bound ? Verdict::stronger : ratio <= -bound ? Verdict::not_stronger : Verdict::open;
}

}  // namespace horta
