#include "ai/bots/levels.h"

#include <gtest/gtest.h>

#include "ai/bots/search_bot.h"
#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "engine/core/components.h"
#include "engine/core/playout.h"
#include "engine/core/registry.h"
#include "engine/games.h"

namespace horta {
namespace {

TEST(SearchStyle, IsWhatFollowsSearch) {
  EXPECT_EQ(read_search_style("400"), (SearchStyle{.limit = {.iterations = 400, .time = {}}, .slack = 0}));
  EXPECT_EQ(read_search_style("50ms"),
            (SearchStyle{.limit = {.iterations = 0, .time = std::chrono::milliseconds{50}}, .slack = 0}));
  EXPECT_EQ(read_search_style("24~2.5"), (SearchStyle{.limit = {.iterations = 24, .time = {}}, .slack = 25}));
  EXPECT_EQ(read_search_style("24~12")->slack, 120);
  for (const std::string_view wrong :
       {"", "0", "-1", "x", "5~", "~3", "5~0", "5~0.0", "5~1~2", "5~1.", "5~.5x", "5~1.25", "5~1001", "5~-1",
        "5 ", "99999999999999999999", "5s", "ms"})
    EXPECT_FALSE(read_search_style(wrong)) << wrong;
}

TEST(Levels, AreThereForEveryGame) {
  for (const GameInfo& game : games())
    for (const std::string_view level : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
      const auto style = style_of_level(game.name, level);
      ASSERT_TRUE(style) << game.name << " " << level;
      EXPECT_TRUE(read_search_style(*style)) << *style;
    }
  for (const std::string_view wrong : {"0", "9", "", "01", "1 ", "x"})
    EXPECT_FALSE(style_of_level("bruxelles-1897", wrong)) << wrong;
  EXPECT_FALSE(style_of_level("chess", "1"));
}

TEST(Levels, ErrLessAndThinkLongerFromOneToTheNext) {
  for (const Levels& game : all_levels)
    for (std::size_t level = 1; level < levels; ++level) {
      const SearchStyle below = *read_search_style(game.style[level - 1]);
      const SearchStyle above = *read_search_style(game.style[level]);
      EXPECT_LE(above.slack, below.slack) << game.game << " " << level + 1;
      EXPECT_GE(above.limit.iterations, below.limit.iterations) << game.game << " " << level + 1;
      EXPECT_NE(above, below) << game.game << " " << level + 1;
    }
}

template <Game G>
class ErringSearch : public ::testing::Test {};

using AllGames = ::testing::Types<bruxelles1893::Game, bruxelles1897::Game>;
TYPED_TEST_SUITE(ErringSearch, AllGames);

// The bot's search has the same seed, so that it thinks the same.
TYPED_TEST(ErringSearch, TakesOneOfItsCandidatesThatCostsLittle) {
  using G = TypeParam;
  const auto rules = *G::make_rules(2, *make_options(G::options(), {}), newest_components(G::name).data);
  const SearchStyle style = *read_search_style("40~1.5");
  int mistakes = 0, decisions = 0;
  typename G::State state;
  random_game<G>(rules, 5, state, [&](const typename G::State& at, Move) {
    if (decisions++ % 3 != 0) return;
    const auto seed = static_cast<std::uint64_t>(decisions);
    const std::atomic<bool> never = false;
    const Thought thought = Search<G>{seed}.think(rules, at, style.limit, never, [](const Thought&) {});
    MoveList options;
    G::legal(rules, at, options);
    SearchBot<G> bot{seed, style, nullptr};
    const Move chosen = *bot.choose(rules, at, options);
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
  const auto rules = *G::make_rules(2, *make_options(G::options(), {}), newest_components(G::name).data);
  typename G::State state;
  int decisions = 0;
  random_game<G>(rules, 6, state, [&](const typename G::State& at, Move) {
    if (decisions++ % 9 != 0) return;
    const std::atomic<bool> never = false;
    const Limit limit{.iterations = 30, .time = {}};
    MoveList options;
    G::legal(rules, at, options);
    SearchBot<G> bot{9, {.limit = limit}, nullptr};
    EXPECT_EQ(*bot.choose(rules, at, options),
              Search<G>{9}.think(rules, at, limit, never, [](const Thought&) {}).candidates.front().move);
  });
}

}  // namespace
}  // namespace horta
