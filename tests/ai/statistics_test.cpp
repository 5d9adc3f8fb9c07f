#include "ai/arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace horta {
namespace {

TEST(Statistics, StudentsTIsThatOfTheTables) {
  EXPECT_NEAR(student_t95(1), 12.7062047, 1e-6);
  EXPECT_NEAR(student_t95(2), 4.3026527, 1e-6);
  EXPECT_NEAR(student_t95(3), 3.1824463, 1e-6);
  EXPECT_NEAR(student_t95(4), 2.7764451, 1e-6);
  EXPECT_NEAR(student_t95(5), 2.5705818, 1e-6);
  EXPECT_NEAR(student_t95(10), 2.2281389, 1e-6);
  EXPECT_NEAR(student_t95(30), 2.0422725, 1e-6);
  EXPECT_NEAR(student_t95(100), 1.9839715, 1e-6);
  EXPECT_NEAR(student_t95(1000), 1.9623391, 1e-6);
  EXPECT_NEAR(student_t95(1'000'000), 1.9599664, 1e-6);
  // Where the exact series gives way to the expansion, nothing jumps.
  const double step = student_t95(999) - student_t95(1000);
  EXPECT_NEAR(student_t95(1000) - student_t95(1001), step, 1e-8);
}

TEST(Statistics, AnIntervalLiesAroundTheMean) {
  const std::vector<double> values{1, 2, 3, 4, 5};
  const Estimate found = estimate(values);
  EXPECT_DOUBLE_EQ(found.mean, 3);
  EXPECT_DOUBLE_EQ(variance_of(values), 2.5);
  EXPECT_NEAR(found.high - 3, 2.7764451 * std::sqrt(0.5), 1e-6);
  EXPECT_NEAR(3 - found.low, 2.7764451 * std::sqrt(0.5), 1e-6);
}

TEST(Statistics, OneValueGivesNoInterval) {
  const Estimate found = estimate(std::vector<double>{0.5});
  EXPECT_DOUBLE_EQ(found.mean, 0.5);
  EXPECT_TRUE(std::isinf(found.low) && std::isinf(found.high));
}

// 5/6 as a sum of different parts: the same but for the last digit.
TEST(Statistics, ValuesThatAreAlikeButForRoundingAreNotASureThing) {
  std::vector<double> values(40, 1.0 / 3 + 0.5);
  for (std::size_t place = 0; place < values.size(); place += 2) values[place] = 1 - 1.0 / 6;
  ASSERT_NE(values[0], values[1]);
  const Limits limits{.least = 1.0 / 3 - 0.5, .most = 1.0 / 3 + 0.5};
  const Estimate found = cautious_estimate(values, limits);
  EXPECT_NEAR(found.high, limits.most, 1e-9);
  EXPECT_NEAR(found.low, limits.most - (1 - std::pow(0.05, 1.0 / 40)), 1e-9);
  EXPECT_GT(cautious_variance(values, limits), 0.05);
}

TEST(Statistics, ValuesThatDifferHaveTheVarianceTheyHave) {
  const std::vector<double> values{0, 1, 1, 1};
  EXPECT_DOUBLE_EQ(cautious_variance(values, {}), variance_of(values));
  const Estimate found = cautious_estimate(values, {});
  EXPECT_DOUBLE_EQ(found.low, std::max(0.0, estimate(values).low));
  EXPECT_DOUBLE_EQ(found.high, 1);
}

}  // namespace
}  // namespace horta
