#include "ai/search/search.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/registry.h"
#include "tests/support/all_games.h"
#include "tests/support/positions.h"
#include "tests/support/thoughts.h"

namespace horta {
namespace {

using test::expect_same;
using test::think;

template <Game G>
class SearchOf : public ::testing::Test {
 protected:
  using Rules = typename G::Rules;
  using State = typename G::State;

  // Everything that is promised of a thought of a fresh search.
  static void expect_sound(const Rules& rules, const State& state, const Thought& thought) {
    MoveList options;
    G::legal(rules, state, options);
    ASSERT_FALSE(thought.candidates.empty());
    std::set<Move> moves;
    std::uint64_t visits = 0;
    for (const Candidate& candidate : thought.candidates) {
      EXPECT_TRUE(options.contains(candidate.move));
      EXPECT_TRUE(moves.insert(candidate.move).second) << "a move stands twice";
      EXPECT_GT(candidate.visits, 0u);
      visits += candidate.visits;
      ASSERT_EQ(candidate.win_share.size(), static_cast<std::size_t>(rules.players));
      ASSERT_EQ(candidate.points.size(), static_cast<std::size_t>(rules.players));
      EXPECT_NEAR(std::accumulate(candidate.win_share.begin(), candidate.win_share.end(), 0.0), 1, 1e-4);
      for (const double share : candidate.win_share) EXPECT_TRUE(share >= 0 && share <= 1.0001) << share;
      expect_playable(rules, state, candidate);
    }
    EXPECT_EQ(visits, thought.iterations);
  }

  // The line is a sequence of legal moves; where something is drawn, it ends.
  static void expect_playable(const Rules& rules, State state, const Candidate& candidate) {
    ASSERT_FALSE(candidate.line.empty());
    EXPECT_EQ(candidate.line.front(), candidate.move);
    MoveList options;
    bool drew = false;
    for (const Move move : candidate.line) {
      ASSERT_FALSE(drew) << "nobody knows how it goes on after a draw";
      ASSERT_FALSE(G::over(state));
      G::legal(rules, state, options);
      ASSERT_TRUE(options.contains(move));
      RandomChance chance{1};
      NoEvents silent;
      G::apply(rules, state, move, chance, silent);
      drew = chance.drew();
    }
  }

  const Rules rules_ = test::rules_for<G>(3);
  const std::vector<State> line_ = test::random_line<G>(rules_, 5);
  const State middle_ = line_[line_.size() / 2];
};

TYPED_TEST_SUITE(SearchOf, test::AllGames);

// --- answers

TYPED_TEST(SearchOf, ThinksSoundlyInEveryPositionOfEveryRuleSet) {
  using G = TypeParam;
  std::set<std::uint8_t> kinds;
  std::set<int> rounds;
  std::uint64_t seed = 0;
  test::each_position_of_all<G>(3, [&](const auto& rules, const auto& state) {
    // Some positions of every game, and every kind of decision.
    const bool new_kind = kinds.insert(G::decision(state).kind).second;
    if (++seed % 24 != 0 && !new_kind) return;
    rounds.insert(G::round(state));
    test::Search<G> search{seed};
    this->expect_sound(rules, state, think(search, rules, state, {.iterations = 40, .time = {}}));
  });
  EXPECT_GE(kinds.size(), G::name == "bruxelles-1893" ? 35u : 12u);
  EXPECT_GE(rounds.size(), 4u);
}

TYPED_TEST(SearchOf, GivesTheSameThoughtForTheSameSeed) {
  using G = TypeParam;
  for (const auto& rules : test::all_rules<G>())
    for (std::size_t place = 0; const auto& state : test::random_line<G>(rules, 7)) {
      if (place++ % 32 != 0) continue;
      test::Search<G> one{4}, two{4};
      const Limit limit{.iterations = 200, .time = {}};
      expect_same(think(one, rules, state, limit), think(two, rules, state, limit));
    }
}

// In the last round games are played out, so that there is chance in every thought.
TYPED_TEST(SearchOf, AnotherSeedThinksOtherwise) {
  test::Search<TypeParam> one{4}, two{5};
  const auto& late = this->line_[this->line_.size() * 9 / 10];
  const Limit limit{.iterations = 400, .time = {}};
  const Thought first = think(one, this->rules_, late, limit);
  const Thought second = think(two, this->rules_, late, limit);
  EXPECT_NE(first.candidates.front().points, second.candidates.front().points);
}

// --- limits

TYPED_TEST(SearchOf, MakesAsManyIterationsAsAskedFor) {
  for (const std::uint64_t iterations : {1u, 2u, 3u, 7u, 23u, 24u, 50u, 129u, 1000u}) {
    test::Search<TypeParam> search{1};
    const Thought thought =
        think(search, this->rules_, this->middle_, {.iterations = iterations, .time = {}});
    EXPECT_EQ(thought.iterations, iterations);
    this->expect_sound(this->rules_, this->middle_, thought);
  }
}

TYPED_TEST(SearchOf, AnswersWhenItIsToldToStopBeforeItBegins) {
  const std::atomic<bool> stop = true;
  for (const Limit& limit : {Limit{}, Limit{.iterations = 1'000'000'000, .time = {}},
                             Limit{.iterations = 0, .time = std::chrono::hours{10}}}) {
    test::Search<TypeParam> search{1};
    const Thought thought = search.think(this->rules_, this->middle_, limit, stop, [](const Thought&) {});
    EXPECT_LE(thought.iterations, 100u) << "a look at each candidate";
    this->expect_sound(this->rules_, this->middle_, thought);
  }
}

// Without a limit it thinks until it is told to stop, and tells how far it is.
TYPED_TEST(SearchOf, WithoutALimitThinksUntilItIsStopped) {
  std::atomic<bool> stop = false;
  test::Search<TypeParam> search{1};
  std::vector<std::uint64_t> reported;
  const Thought thought = search.think(this->rules_, this->middle_, {}, stop, [&](const Thought& so_far) {
    this->expect_sound(this->rules_, this->middle_, so_far);
    reported.push_back(so_far.iterations);
    if (reported.size() == 3) stop = true;
  });
  EXPECT_EQ(reported, (std::vector<std::uint64_t>{1024, 3072, 7168}));
  EXPECT_EQ(thought.iterations, reported.back());
}

TYPED_TEST(SearchOf, MoreTimeGivesMoreIterations) {
  const auto iterations = [&](int milliseconds) {
    test::Search<TypeParam> search{1};
    const Limit limit{.iterations = 0, .time = std::chrono::milliseconds{milliseconds}};
    const Thought thought = think(search, this->rules_, this->middle_, limit);
    this->expect_sound(this->rules_, this->middle_, thought);
    return thought.iterations;
  };
  EXPECT_LT(iterations(2), iterations(100));
}

TYPED_TEST(SearchOf, EndsAtTheFirstOfTwoLimits) {
  test::Search<TypeParam> search{1};
  const Thought thought =
      think(search, this->rules_, this->middle_, {.iterations = 300, .time = std::chrono::hours{1}});
  EXPECT_EQ(thought.iterations, 300u);
}

// --- memory

TYPED_TEST(SearchOf, GoesOnWhenItsMemoryIsFull) {
  using G = TypeParam;
  constexpr std::size_t most_nodes = 256;
  test::Search<G> search{1, {.most_nodes = most_nodes}};
  const Thought thought = think(search, this->rules_, this->middle_, {.iterations = 5000, .time = {}});
  EXPECT_EQ(thought.iterations, 5000u);
  this->expect_sound(this->rules_, this->middle_, thought);
  EXPECT_TRUE(search.tree().full());
  EXPECT_LE(search.tree().size(), most_nodes);
  EXPECT_LE(search.tree().edges(), most_nodes * Tree<G>::edges_per_node);
}

// Games with hardly any memory: every decision begins with room enough.
TYPED_TEST(SearchOf, PlaysWholeGamesWithLittleMemory) {
  using G = TypeParam;
  constexpr std::size_t most_nodes = 80;
  for (const auto& rules : test::all_rules<G>()) {
    test::Search<G> search{1, {.most_nodes = most_nodes}};
    RandomChance chance{2};
    NoEvents silent;
    MoveList options;
    typename G::State state;
    G::set_up(rules, state, chance, silent);
    while (!G::over(state)) {
      const Thought thought = think(search, rules, state, {.iterations = 40, .time = {}});
      G::legal(rules, state, options);
      ASSERT_TRUE(options.contains(thought.candidates.front().move));
      ASSERT_LE(search.tree().size(), most_nodes);
      ASSERT_LE(search.tree().edges(), most_nodes * Tree<G>::edges_per_node);
      G::apply(rules, state, thought.candidates.front().move, chance, silent);
    }
  }
}

// --- from one decision to the next

// A search that goes on with its tree knows more than a fresh one: it has visits before it begins. So its
// answer may differ from that of a fresh search, but not from that of another one with the same past.
TYPED_TEST(SearchOf, KeepsWhatItHasFoundFromOneDecisionToTheNext) {
  using G = TypeParam;
  test::Search<G> one{6}, two{6};
  RandomChance chance{2};
  NoEvents silent;
  MoveList options;
  typename G::State state;
  G::set_up(this->rules_, state, chance, silent);
  int kept = 0;
  while (!G::over(state)) {
    const Limit limit{.iterations = 60, .time = {}};
    const Thought thought = think(one, this->rules_, state, limit);
    expect_same(thought, think(two, this->rules_, state, limit));
    G::legal(this->rules_, state, options);
    std::uint64_t visits = 0;
    for (const Candidate& candidate : thought.candidates) {
      ASSERT_TRUE(options.contains(candidate.move));
      visits += candidate.visits;
    }
    EXPECT_GE(visits, thought.iterations);
    kept += visits > thought.iterations ? 1 : 0;
    G::apply(this->rules_, state, thought.candidates.front().move, chance, silent);
  }
  EXPECT_GT(kept, 20);
}

// --- at a table, with threads

TYPED_TEST(SearchOf, GivesTheSameThoughtForTheSameSeedAndNumberOfThreads) {
  using G = TypeParam;
  TableOf<G> table{std::make_shared<const typename G::Rules>(this->rules_)};
  table.state() = this->middle_;
  const auto thought_of = [&](int threads) {
    const auto thinker = ai_of(G::name).search(3, threads, nullptr);
    return *thinker->think(table, {.iterations = 600, .time = {}}, never_stop, report_nothing);
  };
  for (const int threads : {1, 3}) {
    const Thought thought = thought_of(threads);
    this->expect_sound(this->rules_, this->middle_, thought);
    EXPECT_EQ(thought.iterations, 600u);
    expect_same(thought, thought_of(threads));
  }
}

TEST(Limits, AreReadAsIterationsOrMilliseconds) {
  EXPECT_EQ(read_limit("400"), (Limit{.iterations = 400, .time = {}}));
  EXPECT_EQ(read_limit("50ms"), (Limit{.iterations = 0, .time = std::chrono::milliseconds{50}}));
  for (const std::string_view text : {"", "ms", "0", "0ms", "-1", "4x", "4 ms", "1e9", "99999999999"})
    EXPECT_FALSE(read_limit(text)) << text;
}

}  // namespace
}  // namespace horta
