#include "engine/core/chance.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <map>
#include <numeric>

namespace horta {
namespace {

using Counts = std::vector<std::uint8_t>;

PileView pile_of(const Counts& left, std::uint8_t pile = 0) {
  return {.pile = pile,
          .epoch = 0,
          .left = left,
          .start = left,
          .total = std::accumulate(left.begin(), left.end(), 0)};
}

// Pearson's statistic of observed against expected counts.
double chi_square(const std::vector<double>& observed, const std::vector<double>& expected) {
  double sum = 0;
  for (std::size_t i = 0; i < observed.size(); ++i)
    sum += (observed[i] - expected[i]) * (observed[i] - expected[i]) / expected[i];
  return sum;
}

double choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

// --- RandomChance ---

TEST(RandomChance, DrawsEachTypeAsOftenAsItsShareOfThePile) {
  const Counts left{3, 0, 5, 1, 7};
  constexpr int draws = 160'000;
  RandomChance chance{1893};
  std::vector<double> seen(left.size());
  for (int i = 0; i < draws; ++i) ++seen[static_cast<std::size_t>(chance.draw(pile_of(left)))];
  EXPECT_EQ(seen[1], 0);
  const double card = draws / 16.0;
  // Three degrees of freedom: one seed in a thousand would pass 16.3.
  EXPECT_LT(chi_square({seen[0], seen[2], seen[3], seen[4]}, {3 * card, 5 * card, card, 7 * card}), 16.3);
}

TEST(RandomChance, ShufflesAWholePileFairly) {
  // The four cards of a pile, drawn to the end: each of the 24 orders comes equally often.
  constexpr int shuffles = 48'000;
  RandomChance chance{1897};
  std::map<std::vector<int>, double> orders;
  for (int i = 0; i < shuffles; ++i) {
    Counts left{1, 1, 1, 1};
    std::vector<int> order;
    while (order.size() < 4) {
      order.push_back(chance.draw(pile_of(left)));
      --left[static_cast<std::size_t>(order.back())];
    }
    ++orders[order];
  }
  ASSERT_EQ(orders.size(), 24u);
  std::vector<double> seen;
  for (const auto& [order, count] : orders) seen.push_back(count);
  EXPECT_LT(chi_square(seen, std::vector<double>(24, shuffles / 24.0)),
            49.7);  // 23 degrees of freedom, p = 0.001
}

TEST(RandomChance, GivesTheSameDrawsForTheSameSeed) {
  const Counts left{4, 4, 4};
  RandomChance one{7}, same{7}, other{8};
  int differences = 0;
  for (int i = 0; i < 100; ++i) {
    const int type = one.draw(pile_of(left));
    EXPECT_EQ(same.draw(pile_of(left)), type);
    differences += other.draw(pile_of(left)) != type;
  }
  EXPECT_GT(differences, 20);
}

RC_GTEST_PROP(Random, StaysBelowItsBound, ()) {
  Random random{*rc::gen::arbitrary<std::uint64_t>()};
  const auto bound = *rc::gen::nonZero<std::uint32_t>();
  RC_ASSERT(random.below(bound) < bound);
}

TEST(Random, IsSplitMix64) {
  // The first outputs for seed 1234567, from the reference implementation by Sebastiano Vigna.
  Random random{1234567};
  EXPECT_EQ(random.next(), 6457827717110365317u);
  EXPECT_EQ(random.next(), 3203168211198807973u);
  EXPECT_EQ(random.next(), 9817491932198370423u);
}

TEST(Random, HasOneAnswerBelowOne) {
  Random random{3};
  for (int i = 0; i < 10; ++i) EXPECT_EQ(random.below(1), 0u);
}

// --- RecordingChance and ReplayChance ---

TEST(RecordingChance, RemembersEveryDrawAndIsEmptyAfterwards) {
  ReplayChance source{{{2, 1}, {3, 0}}};
  RecordingChance recording{source};
  EXPECT_EQ(recording.draw(pile_of({1, 1}, 2)), 1);
  EXPECT_EQ(recording.draw(pile_of({1, 1}, 3)), 0);
  EXPECT_EQ(recording.take(), (std::vector<Draw>{{2, 1}, {3, 0}}));
  EXPECT_TRUE(recording.take().empty());
}

TEST(ReplayChance, GivesTheDrawsOfARecordAgain) {
  ReplayChance chance{{{0, 2}, {1, 0}}};
  EXPECT_EQ(chance.draw(pile_of({1, 1, 1}, 0)), 2);
  EXPECT_FALSE(chance.all_used());
  EXPECT_EQ(chance.draw(pile_of({4}, 1)), 0);
  EXPECT_TRUE(chance.all_used());
  EXPECT_EQ(chance.mistake(), ReplayChance::Mistake::none);
}

TEST(ReplayChance, NoticesADrawThatTheRecordLacks) {
  ReplayChance chance{{{0, 0}}};
  chance.draw(pile_of({1}, 0));
  EXPECT_EQ(chance.draw(pile_of({0, 0, 3}, 0)), 2) << "the rules get a card that is there";
  EXPECT_EQ(chance.mistake(), ReplayChance::Mistake::missing);
  EXPECT_EQ(chance.used(), 1u);
}

TEST(ReplayChance, NoticesADrawFromAnotherPile) {
  ReplayChance chance{{{0, 0}, {4, 1}}};
  chance.draw(pile_of({1}, 0));
  EXPECT_EQ(chance.draw(pile_of({0, 2}, 5)), 1);
  EXPECT_EQ(chance.mistake(), ReplayChance::Mistake::wrong_pile);
  EXPECT_EQ(chance.used(), 1u);
  EXPECT_FALSE(chance.all_used());
}

TEST(ReplayChance, NoticesACardThatIsNotInThePile) {
  ReplayChance gone{{{0, 1}}};
  EXPECT_EQ(gone.draw(pile_of({2, 0, 1}, 0)), 0);
  EXPECT_EQ(gone.mistake(), ReplayChance::Mistake::not_in_pile);
  EXPECT_EQ(gone.used(), 0u);

  ReplayChance unknown{{{0, 3}}};
  EXPECT_EQ(unknown.draw(pile_of({0, 1, 1}, 0)), 1);
  EXPECT_EQ(unknown.mistake(), ReplayChance::Mistake::not_in_pile);
}

TEST(ReplayChance, KeepsTheFirstMistake) {
  ReplayChance chance{{{1, 0}, {0, 0}}};
  chance.draw(pile_of({1}, 0));
  EXPECT_EQ(chance.mistake(), ReplayChance::Mistake::wrong_pile);
  chance.draw(pile_of({1}, 1));
  chance.draw(pile_of({1}, 0));
  EXPECT_EQ(chance.mistake(), ReplayChance::Mistake::wrong_pile);
  EXPECT_EQ(chance.used(), 0u);
}

// --- EnumeratingChance ---

// All ordered outcomes of `draws` draws without replacement, with their probabilities.
std::map<std::vector<int>, double> outcomes(const Counts& pile, int draws) {
  std::map<std::vector<int>, double> all;
  for (EnumeratingChance chance; chance.next();) {
    Counts left = pile;
    std::vector<int> drawn;
    for (int i = 0; i < draws; ++i) {
      drawn.push_back(chance.draw(pile_of(left)));
      --left[static_cast<std::size_t>(drawn.back())];
    }
    EXPECT_TRUE(all.emplace(drawn, chance.probability()).second) << "an outcome came twice";
  }
  return all;
}

TEST(EnumeratingChance, GivesHypergeometricProbabilities) {
  const Counts pile{2, 0, 3, 1};
  std::map<std::vector<int>, double> by_counts;
  for (const auto& [drawn, probability] : outcomes(pile, 3)) {
    std::vector<int> counts(pile.size());
    for (const int type : drawn) ++counts[static_cast<std::size_t>(type)];
    by_counts[counts] += probability;
  }
  double sum = 0;
  for (const auto& [counts, probability] : by_counts) {
    double expected = 1 / choose(6, 3);
    for (std::size_t type = 0; type < pile.size(); ++type) expected *= choose(pile[type], counts[type]);
    EXPECT_NEAR(probability, expected, 1e-12);
    sum += probability;
  }
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_EQ(by_counts.size(), 6u);
}

RC_GTEST_PROP(EnumeratingChance, ProbabilitiesSumToOne, ()) {
  const auto types = *rc::gen::inRange<std::size_t>(1, 5);
  Counts pile = *rc::gen::container<Counts>(types, rc::gen::inRange<std::uint8_t>(0, 4));
  ++pile[*rc::gen::inRange<std::size_t>(0, types)];  // never empty
  const int total = std::accumulate(pile.begin(), pile.end(), 0);
  const int draws = *rc::gen::inRange(0, std::min(total, 4) + 1);
  double sum = 0;
  for (const auto& [drawn, probability] : outcomes(pile, draws)) {
    RC_ASSERT(probability > 0);
    sum += probability;
  }
  RC_ASSERT(std::abs(sum - 1) < 1e-9);
}

TEST(EnumeratingChance, HasOneCertainOutcomeWhereNothingIsDrawn) {
  EnumeratingChance chance;
  ASSERT_TRUE(chance.next());
  EXPECT_EQ(chance.probability(), 1);
  EXPECT_FALSE(chance.next());
  EXPECT_FALSE(chance.next());
}

TEST(EnumeratingChance, FollowsPlayThatDrawsMoreAfterSomeCards) {
  // A second card is drawn only after type 0.
  double sum = 0;
  int count = 0;
  for (EnumeratingChance chance; chance.next(); ++count) {
    if (chance.draw(pile_of({1, 3})) == 0) chance.draw(pile_of({0, 1, 1}, 1));
    sum += chance.probability();
  }
  EXPECT_EQ(count, 3);
  EXPECT_NEAR(sum, 1, 1e-12);
}

}  // namespace
}  // namespace horta
