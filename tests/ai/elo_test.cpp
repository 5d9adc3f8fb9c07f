#include "ai/arena/elo.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "ai/arena/sequential_test.h"
#include "engine/core/random.h"

namespace horta {
namespace {

constexpr ArenaTable duel{.players = 2, .arms = Arms::both};
constexpr ArenaTable four{.players = 4, .arms = Arms::both};
constexpr ArenaTable four_one_arm{.players = 4, .arms = Arms::one};

TEST(Elo, EqualStrengthIsAnEvenShare) {
  for (const ArenaTable& table : {duel, four, four_one_arm}) {
    EXPECT_DOUBLE_EQ(expected_score(table, 0), table.even_share());
    EXPECT_NEAR(elo_of_score(table, table.even_share()), 0, 1e-9);
  }
}

TEST(Elo, BetweenTwoItIsTheFormulaOfChess) {
  EXPECT_NEAR(expected_score(duel, 200), 0.759747, 1e-6);
  EXPECT_NEAR(expected_score(duel, -200), 0.240253, 1e-6);
  EXPECT_NEAR(elo_of_score(duel, 0.65), 107.54, 0.01);
}

TEST(Elo, OneAgainstThreeWinsInProportionToItsStrength) {
  // Twice as strong as each of three: 2 of 5.
  const double twice = 400 * std::log10(2.0);
  EXPECT_NEAR(expected_score(four_one_arm, twice), 2.0 / 5, 1e-9);
  // The one B against three of them: 1 of 7.
  EXPECT_NEAR(expected_score(four, twice), 0.25 + (2.0 / 5 - 1.0 / 7) / 2, 1e-9);
}

TEST(Elo, AScoreLeadsBackToItsElo) {
  for (const ArenaTable& table : {duel, four, four_one_arm})
    for (const double elo : {-350.0, -20.0, 0.0, 75.0, 600.0}) {
      EXPECT_NEAR(elo_of_score(table, expected_score(table, elo)), elo, 1e-6);
      const double slope = (expected_score(table, elo + 0.5) - expected_score(table, elo - 0.5));
      EXPECT_NEAR(expected_score_slope(table, elo), slope, 1e-7);
    }
  EXPECT_NEAR(elo_of_score(duel, 1), most_elo, 1e-6);
  EXPECT_NEAR(elo_of_score(duel, 0), -most_elo, 1e-6);
}

// Blocks of two games with the given chance to win each.
std::vector<double> blocks_of(double chance, int blocks, std::uint64_t seed) {
  Random random{seed};
  const auto wins = [&] { return random.below(1'000'000) < chance * 1'000'000 ? 0.5 : 0.0; };
  std::vector<double> scores;
  for (int block = 0; block < blocks; ++block) scores.push_back(wins() + wins());
  return scores;
}

// Those scores on the deals from a number on.
std::vector<DealScore> on_deals(const std::vector<double>& scores, std::uint64_t first = 0) {
  std::vector<DealScore> all;
  for (const double score : scores) all.push_back({first + all.size(), score});
  return all;
}

TEST(Elo, ALadderFindsTheStrengthThatMadeItsGames) {
  const std::vector<double> truth{0, 120, 300};
  constexpr int ladders = 300;
  std::vector<int> covered(truth.size());
  std::vector<double> sum(truth.size());
  Random seeds{1};
  for (int run = 0; run < ladders; ++run) {
    std::vector<LadderPairing> pairings;
    for (std::size_t b = 1; b < truth.size(); ++b)
      for (std::size_t a = 0; a < b; ++a)
        pairings.push_back(
            {a, b, on_deals(blocks_of(expected_score(duel, truth[a] - truth[b]), 200, seeds.next()))});
    const auto ladder = fit_ladder(duel, truth.size(), pairings);
    ASSERT_EQ(ladder.size(), truth.size());
    EXPECT_EQ(ladder[0].mean, 0);
    for (std::size_t bot = 1; bot < truth.size(); ++bot) {
      covered[bot] += ladder[bot].low <= truth[bot] && truth[bot] <= ladder[bot].high;
      sum[bot] += ladder[bot].mean;
    }
  }
  for (std::size_t bot = 1; bot < truth.size(); ++bot) {
    EXPECT_NEAR(sum[bot] / ladders, truth[bot], 5);
    EXPECT_GE(covered[bot], ladders * 90 / 100);
    EXPECT_LE(covered[bot], ladders * 99 / 100);
  }
}

// A ladder of equal bots. A deal suits some of them more than others, in all their pairings; with `shared`
// deals, these pairings are not independent of each other.
std::vector<LadderPairing> suited(std::size_t bots, std::size_t deals, bool shared, Random& random) {
  const auto chance = [&random](double most) { return most * random.below(1'000'001) / 1e6; };
  std::vector<LadderPairing> pairings;
  for (std::size_t b = 1; b < bots; ++b)
    for (std::size_t a = 0; a < b; ++a) pairings.push_back({a, b, {}});
  std::vector<double> suits(bots);
  for (std::size_t deal = 0; deal < deals; ++deal) {
    const auto draw = [&] { std::ranges::generate(suits, [&] { return chance(0.4); }); };
    draw();
    for (std::size_t index = 0; index < pairings.size(); ++index) {
      LadderPairing& pairing = pairings[index];
      if (!shared) draw();
      pairing.scores.push_back(
          {shared ? deal : index * deals + deal, 0.4 + chance(0.2) + suits[pairing.a] - suits[pairing.b]});
    }
  }
  return pairings;
}

TEST(Elo, TheIntervalsOfALadderKnowThatItsPairingsShareTheirDeals) {
  constexpr int ladders = 400;
  constexpr std::size_t bots = 6, deals = 40;
  Random random{7};
  for (const bool shared : {true, false}) {
    int covered = 0;
    for (int run = 0; run < ladders; ++run)
      for (const Estimate& bot : fit_ladder(duel, bots, suited(bots, deals, shared, random)))
        covered += bot.low <= 0 && 0 <= bot.high;
    const auto of_others = covered - ladders;  // the first bot stands at 0
    EXPECT_GE(of_others, ladders * 5 * 92 / 100) << shared;
    EXPECT_LE(of_others, ladders * 5 * 98 / 100) << shared;
  }
}

TEST(Elo, ALadderOfTwoIsAsSureAsItsOnlyPairing) {
  const auto scores = blocks_of(0.6, 100, 3);
  const auto ladder = fit_ladder(duel, 2, std::vector<LadderPairing>{{0, 1, on_deals(scores)}});
  auto with_even = scores;
  with_even.push_back(0.5);
  const Estimate score = estimate(with_even);
  const double slope = expected_score_slope(duel, elo_of_score(duel, score.mean));
  EXPECT_NEAR(ladder[1].mean, -elo_of_score(duel, score.mean), 1e-6);
  EXPECT_NEAR(ladder[1].high - ladder[1].low, (score.high - score.low) / slope, 1e-6);
}

TEST(Elo, ALadderSurvivesBotsThatWinEverything) {
  const std::vector<LadderPairing> pairings{{0, 1, on_deals(std::vector<double>(50, 0.0))},
                                            {0, 2, on_deals(std::vector<double>(50, 0.5))},
                                            {1, 2, on_deals({1, 1, 1})}};
  const auto ladder = fit_ladder(duel, 3, pairings);
  EXPECT_GT(ladder[1].low, 100);
  EXPECT_LT(ladder[1].high, most_elo);
  EXPECT_NEAR(ladder[2].mean, 0, 30);
}

TEST(SequentialTest, ItKnowsTheStrongerFromTheEqual) {
  const SequentialTest test{duel, 50};
  EXPECT_EQ(test.verdict(blocks_of(expected_score(duel, 50), 2000, 1)), Verdict::stronger);
  EXPECT_EQ(test.verdict(blocks_of(0.5, 2000, 2)), Verdict::not_stronger);
  EXPECT_EQ(test.verdict(blocks_of(0.5, 4, 3)), Verdict::open);
  EXPECT_EQ(test.verdict(std::vector<double>(32, 1.0)), Verdict::stronger);
}

// A bot against itself that plays every deal the same from both seats: nothing speaks for either.
TEST(SequentialTest, BlocksThatAreAllAlikeAndEvenProveNothingSoon) {
  const SequentialTest test{.table = {.players = 2}, .elo = 20};
  const std::vector<double> few(SequentialTest::blocks_per_look, 0.5);
  EXPECT_EQ(test.verdict(few), Verdict::open);
  // Three players, where the even score is no round number.
  const SequentialTest three{.table = {.players = 3}, .elo = 20};
  EXPECT_EQ(three.verdict(std::vector<double>(SequentialTest::blocks_per_look, 1.0 / 3)), Verdict::open);
}

TEST(SequentialTest, ItIsSeldomWrong) {
  const SequentialTest test{duel, 60};
  // The first verdict, looking after every 32 blocks as the arena does.
  const auto verdict_at = [&](double elo, std::uint64_t seed) {
    const auto scores = blocks_of(expected_score(duel, elo), 20'000, seed);
    for (std::size_t blocks = 32; blocks <= scores.size(); blocks += 32)
      if (const Verdict verdict = test.verdict(std::span{scores}.first(blocks)); verdict != Verdict::open)
        return verdict;
    return Verdict::open;
  };
  int wrong_when_equal = 0, wrong_when_stronger = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    wrong_when_equal += verdict_at(0, 2 * seed) != Verdict::not_stronger;
    wrong_when_stronger += verdict_at(60, 2 * seed + 1) != Verdict::stronger;
  }
  EXPECT_LE(wrong_when_equal, 16);
  EXPECT_LE(wrong_when_stronger, 16);
}

}  // namespace
}  // namespace horta
