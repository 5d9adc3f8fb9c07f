#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <span>

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/evaluation/linear_judge.h"
#include "tests/support/all_games.h"
#include "tests/support/positions.h"

namespace horta {
namespace {

// Which places of a layout were used.
class Seen {
 public:
  explicit Seen(std::span<const Block> blocks)
      : blocks_{blocks}, used_(static_cast<std::size_t>(blocks.back().first + blocks.back().size)) {}

  void see(int place) {
    ASSERT_GE(place, 0);
    ASSERT_LT(place, std::ssize(used_));
    used_[static_cast<std::size_t>(place)] = true;
  }
  void expect_all_blocks() const {
    for (const Block& block : blocks_) {
      const auto first = used_.begin() + block.first;
      EXPECT_NE(std::find(first, first + block.size, true), first + block.size) << block.name << " is unused";
    }
  }

 private:
  std::span<const Block> blocks_;
  std::vector<bool> used_;
};

template <Game G>
class EvaluationOf : public ::testing::Test {
 protected:
  using Knowledge = Heuristic<G>;
  // About 200 games of each game: all rule sets and player counts, random and greedy bots in turn.
  static constexpr std::uint64_t games = 200;
  static std::uint64_t games_per_table() { return games / test::all_rules<G>().size() + 1; }

  static std::vector<std::pair<int, int>> measured(const typename G::Rules& rules,
                                                   const typename G::State& state, Seat seat) {
    std::vector<std::pair<int, int>> all;
    Knowledge::measure(rules, state, seat,
                       [&](int feature, int amount) { all.emplace_back(feature, amount); });
    return all;
  }
};

TYPED_TEST_SUITE(EvaluationOf, test::AllGames);

TYPED_TEST(EvaluationOf, FeaturesAndPatternsStayInsideTheirLayouts) {
  using G = TypeParam;
  Seen features{Heuristic<G>::features().blocks}, patterns{Heuristic<G>::patterns().blocks};
  MoveList options;
  test::each_position_of_all<G>(this->games_per_table(), [&](const auto& rules, const auto& state) {
    for (Seat seat = 0; seat < rules.players; ++seat) {
      int sum = 0;
      for (const auto& [feature, amount] : this->measured(rules, state, seat)) {
        features.see(feature);
        ASSERT_NE(amount, 0) << "only what there is";
        sum += std::abs(amount);
      }
      ASSERT_LT(sum, 1000);
    }
    G::legal(rules, state, options);
    const typename Heuristic<G>::Glance glance{rules, state};
    for (const Move move : options) {
      int count = 0;
      Heuristic<G>::each_pattern(rules, state, glance, move, [&](int pattern) {
        patterns.see(pattern);
        ++count;
      });
      ASSERT_GE(count, 1) << G::to_notation(rules, move);
      ASSERT_LE(count, 20) << G::to_notation(rules, move);
    }
  });
  features.expect_all_blocks();
  patterns.expect_all_blocks();
}

// What lies face down is a count in the position, nothing else: whoever reads the position measures the same.
TYPED_TEST(EvaluationOf, MeasuresNothingThatThePositionDoesNotTell) {
  using G = TypeParam;
  test::each_position_of_all<G>(1, [&](const auto& rules, const auto& state) {
    const auto reread = G::from_position(rules, G::to_position(rules, state));
    ASSERT_TRUE(reread);
    for (Seat seat = 0; seat < rules.players; ++seat)
      ASSERT_EQ(this->measured(rules, state, seat), this->measured(rules, *reread, seat));
  });
}

TYPED_TEST(EvaluationOf, SharesAddUpToOneAndWhoHasMorePointsHasTheLargerShare) {
  using G = TypeParam;
  for (const auto& rules : test::all_rules<G>()) {
    const LinearJudge<G> judge{rules};
    test::each_position<G>(rules, "random", 3, [&](const auto&, const auto& state) {
      const Prospects seen = judge.prospects(rules, state);
      double total = 0;
      for (std::size_t seat = 0; seat < max_seats; ++seat) {
        if (seat >= static_cast<std::size_t>(rules.players)) {
          ASSERT_EQ(seen.share[seat], 0.0F);
          continue;
        }
        total += static_cast<double>(seen.share[seat]);
        ASSERT_GT(seen.share[seat], 0.0F);
        ASSERT_LT(seen.share[seat], 1.0F);
        ASSERT_EQ(seen.points[seat],
                  static_cast<float>(judge.points(rules, state, static_cast<Seat>(seat))) * 0.01F);
        for (std::size_t other = 0; other < seat; ++other)
          if (seen.points[seat] > seen.points[other]) {
            ASSERT_GT(seen.share[seat], seen.share[other]);
          } else if (seen.points[seat] == seen.points[other]) {
            ASSERT_EQ(seen.share[seat], seen.share[other]);
          }
      }
      ASSERT_NEAR(total, 1, 1e-5);
    });
  }
}

TYPED_TEST(EvaluationOf, AtTheEndOfTheGameTheValueIsTheScore) {
  using G = TypeParam;
  for (const auto& rules : test::all_rules<G>()) {
    const LinearJudge<G> judge{rules};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      typename G::State state;
      random_game<G>(rules, seed, state, [](const auto&, Move) {});
      for (Seat seat = 0; seat < rules.players; ++seat)
        EXPECT_EQ(judge.points(rules, state, seat), 100 * G::score(state, seat));
    }
  }
}

// The search takes the seat with most points for the winner, and asks the rules only about equals.
TYPED_TEST(EvaluationOf, TheWinnersHaveTheMostPoints) {
  using G = TypeParam;
  for (const auto& rules : test::all_rules<G>())
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      typename G::State state;
      random_game<G>(rules, seed, state, [](const auto&, Move) {});
      int most = G::score(state, 0);
      for (Seat seat = 1; seat < rules.players; ++seat) most = std::max(most, G::score(state, seat));
      const auto winners = G::ranking(rules, state).front();
      for (const Seat winner : winners) EXPECT_EQ(G::score(state, winner), most);
    }
}

}  // namespace
}  // namespace horta
