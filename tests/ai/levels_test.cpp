#include <gtest/gtest.h>

#include "ai/bots/bot_kind.h"
#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/registry.h"
#include "engine/core/playout.h"
#include "engine/core/registry.h"
#include "tests/support/all_games.h"
#include "tests/support/rule_sets.h"
#include "tests/support/thoughts.h"

namespace horta {
namespace {

TEST(BotStyle, IsWhatFollowsSearch) {
  EXPECT_EQ(read_bot_style("400"), (BotStyle{.limit = {.iterations = 400, .time = {}}, .slack = 0}));
  EXPECT_EQ(read_bot_style("50ms"),
            (BotStyle{.limit = {.iterations = 0, .time = std::chrono::milliseconds{50}}, .slack = 0}));
  EXPECT_EQ(read_bot_style("24~2.5"), (BotStyle{.limit = {.iterations = 24, .time = {}}, .slack = 25}));
  EXPECT_EQ(read_bot_style("24~12")->slack, 120);
  for (const std::string_view wrong :
       {"", "0", "-1", "x", "5~", "~3", "5~0", "5~0.0", "5~1~2", "5~1.", "5~.5x", "5~1.25", "5~1001", "5~-1",
        "5 ", "99999999999999999999", "5s", "ms"})
    EXPECT_FALSE(read_bot_style(wrong)) << wrong;
}

TEST(Levels, AreThereForEveryGame) {
  for (const GameInfo& game : games()) {
    for (const std::string_view style : ai_of(game.name).levels) EXPECT_TRUE(read_bot_style(style)) << style;
    for (const std::string_view level : {"1", "2", "3", "4", "5", "6", "7", "8"})
      EXPECT_TRUE(find_bot(game.name, "level:" + std::string{level})) << game.name << " " << level;
    for (const std::string_view wrong : {"0", "9", "", "01", "1 ", "x"})
      EXPECT_EQ(find_bot(game.name, "level:" + std::string{wrong}).error().code, "bot_unknown") << wrong;
  }
}

TEST(Bots, ThatHaveANameOfTheirOwnAreKnownToEveryGame) {
  for (const GameInfo& game : games())
    for (const std::string& name : named_bots()) {
      const auto kind = find_bot(game.name, name);
      ASSERT_TRUE(kind) << game.name << " " << name;
      EXPECT_EQ(kind->name, name);
    }
  EXPECT_EQ(find_bot("bruxelles-1897", "chess").error().params.find("known")->as_string(),
            "random, greedy, level:1 … level:8, search:N, search:50ms, search:N~POINTS");
}

TEST(Levels, ErrLessAndThinkLongerFromOneToTheNext) {
  for (const GameInfo& game : games())
    for (std::size_t level = 1; level < levels; ++level) {
      const LevelStyles& styles = ai_of(game.name).levels;
      const BotStyle below = *read_bot_style(styles[level - 1]);
      const BotStyle above = *read_bot_style(styles[level]);
      EXPECT_LE(above.slack, below.slack) << game.name << " " << level + 1;
      EXPECT_GE(above.limit.iterations, below.limit.iterations) << game.name << " " << level + 1;
      EXPECT_NE(above, below) << game.name << " " << level + 1;
    }
}

template <Game G>
class ErringSearch : public ::testing::Test {};

TYPED_TEST_SUITE(ErringSearch, test::AllGames);

// The bot's search has the same seed, so that it thinks the same.
TYPED_TEST(ErringSearch, TakesOneOfItsCandidatesThatCostsLittle) {
  using G = TypeParam;
  const auto rules = test::rules_for<G>(2);
  const BotStyle style = *read_bot_style("40~1.5");
  const BotKind erring = *find_bot(G::name, "search:40~1.5");
  int mistakes = 0, decisions = 0;
  typename G::State state;
  random_game<G>(rules, 5, state, [&](const typename G::State& at, Move) {
    if (decisions++ % 3 != 0) return;
    const auto seed = static_cast<std::uint64_t>(decisions);
    test::Search<G> search{seed};
    const Thought thought = test::think(search, rules, at, style.limit);
    const Move chosen = *erring.make(seed)->choose(test::table_at<G>(rules, at));
    const auto seat = static_cast<std::size_t>(G::decision(at).seat);
    const auto lead = [&](const Candidate& candidate) {
      return candidate.points[seat] - candidate.points[1 - seat];
    };
    const auto found = std::ranges::find(thought.candidates, chosen, &Candidate::move);
    ASSERT_NE(found, thought.candidates.end());
    EXPECT_LE(lead(thought.candidates.front()) - lead(*found), 3 * 1.5 + 1e-4);
    mistakes += chosen == thought.candidates.front().move ? 0 : 1;
  });
  EXPECT_GT(mistakes, 0);
  EXPECT_LT(mistakes, decisions / 3);
}

TYPED_TEST(ErringSearch, WithoutSlackIsThePlainSearch) {
  using G = TypeParam;
  const auto rules = test::rules_for<G>(2);
  const BotKind plain = *find_bot(G::name, "search:30");
  typename G::State state;
  int decisions = 0;
  random_game<G>(rules, 6, state, [&](const typename G::State& at, Move) {
    if (decisions++ % 9 != 0) return;
    test::Search<G> search{9};
    EXPECT_EQ(*plain.make(9)->choose(test::table_at<G>(rules, at)),
              test::think(search, rules, at, {.iterations = 30, .time = {}}).candidates.front().move);
  });
}

}  // namespace
}  // namespace horta
