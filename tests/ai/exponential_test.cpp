#include "ai/evaluation/exponential.h"

#include <gtest/gtest.h>

#include <cmath>

namespace horta {
namespace {

TEST(Exponential, IsRightToATwoHundredth) {
  for (int step = -20'000; step <= 20'000; ++step) {
    const float x = static_cast<float>(step) * 0.001F;
    const double exact = std::exp(static_cast<double>(x));
    EXPECT_NEAR(static_cast<double>(exponential(x)) / exact, 1, 0.005) << x;
  }
}

TEST(Exponential, NeverFalls) {
  float before = exponential(-100.0F);
  for (int step = -100'000; step <= 100'000; ++step) {
    const float now = exponential(static_cast<float>(step) * 0.001F);
    EXPECT_GE(now, before) << step;
    before = now;
  }
}

TEST(Exponential, HasBoundsAtBothEnds) {
  EXPECT_EQ(exponential(0.0F), 1.0F);
  EXPECT_EQ(exponential(-80.5F), 0.0F);
  EXPECT_EQ(exponential(-1e30F), 0.0F);
  EXPECT_GT(exponential(-79.5F), 0.0F);
  EXPECT_EQ(exponential(1e30F), exponential(80.0F));
  EXPECT_TRUE(std::isfinite(exponential(1e30F)));
}

}  // namespace
}  // namespace horta
