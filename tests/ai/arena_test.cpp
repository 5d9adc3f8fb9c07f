#include "ai/arena/arena.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <vector>

#include "ai/arena/bot_seeds.h"
#include "engine/bruxelles1897/game.h"

namespace horta {
namespace {

using Game1897 = bruxelles1897::Game;

BotKind bot(std::string_view name) { return *find_bot(Game1897::name, name); }

Arena make_arena(const ArenaTable& table, BotKind a, BotKind b, std::uint64_t seed) {
  return {Game1897::name,
          table,
          *make_options(Game1897::options(), {}),
          newest_components(Game1897::name),
          std::move(a),
          std::move(b),
          seed};
}

Arena make_arena(const ArenaTable& table, std::string_view a, std::string_view b, std::uint64_t seed) {
  return make_arena(table, bot(a), bot(b), seed);
}

PairingResult play_blocks(const Arena& arena, std::uint64_t blocks) {
  PairingResult result;
  for (std::uint64_t block = 0; block < blocks; ++block)
    for (int game = 0; game < arena.table().games_per_block(); ++game)
      result.add(block, arena.play(block, game));
  return result;
}

// Plays what see(state, options) answers.
template <class See>
BotKind spy(See see) {
  class Spy final : public Thinker {
   public:
    explicit Spy(See tell) : tell_{std::move(tell)} {}
    std::expected<Thought, Fault> think(const Table& table, const Limit&, const std::atomic<bool>&,
                                        const std::function<void(const Thought&)>&) override {
      MoveList options;
      table.legal(options);
      const Answered answer = tell_(static_cast<const TableOf<Game1897>&>(table).state(), options);
      if (!answer) return std::unexpected(answer.error());
      return plain_thought(*answer);
    }

   private:
    See tell_;
  };
  return {"spy", [see](std::uint64_t seed) {
            return std::make_unique<Bot>(std::make_unique<Spy>(see), BotStyle{}, seed);
          }};
}

// --- blocks

TEST(Arena, AllGamesOfABlockHaveTheSameDeal) {
  using State = Game1897::State;
  std::vector<State> seen;
  const auto kind = spy([&seen](const State& state, const MoveList& options) {
    seen.push_back(state);
    return Answered{options[0]};
  });
  // With every seat a spy, the first thing seen is the deal.
  const auto all_spies = make_arena({.players = 3}, kind, kind, 5);
  std::vector<State> deals;
  for (std::uint64_t block = 0; block < 3; ++block) {
    for (int game = 0; game < 6; ++game) {
      seen.clear();
      all_spies.play(block, game);
      if (game == 0)
        deals.push_back(seen.front());
      else
        EXPECT_EQ(seen.front(), deals.back());
    }
  }
  EXPECT_NE(deals[0], deals[1]);
  EXPECT_NE(deals[1], deals[2]);
}

TEST(Arena, EachBotSitsEverywhereAloneAndWithOthers) {
  std::vector<int> seats_of_spy(4);
  const auto kind = spy([&](const Game1897::State& state, const MoveList&) -> Answered {
    ++seats_of_spy[static_cast<std::size_t>(Game1897::decision(state).seat)];
    return std::unexpected(Fault{"gives_up"});
  });
  const auto arena = make_arena({.players = 4}, kind, bot("random"), 1);
  for (Seat one = 0; one < 4; ++one) {
    std::ranges::fill(seats_of_spy, 0);
    EXPECT_FALSE(arena.play(0, one).second_arm);
    EXPECT_EQ(seats_of_spy[static_cast<std::size_t>(one)], 1);
    std::ranges::fill(seats_of_spy, 0);
    EXPECT_TRUE(arena.play(0, 4 + one).second_arm);
    EXPECT_EQ(seats_of_spy[static_cast<std::size_t>(one)], 0);
  }
}

TEST(Arena, TwoPlayersHaveOneArm) {
  EXPECT_EQ((ArenaTable{.players = 2}.games_per_block()), 2);
  EXPECT_EQ((ArenaTable{.players = 4}.games_per_block()), 8);
  EXPECT_EQ((ArenaTable{.players = 4, .arms = Arms::one}.games_per_block()), 4);
}

TEST(Arena, ABotThatFailsLosesAndTheRunGoesOn) {
  const auto kind = spy(
      [](const Game1897::State&, const MoveList&) -> Answered { return std::unexpected(Fault{"gives_up"}); });
  const auto arena = make_arena({.players = 3}, bot("random"), kind, 1);
  const PairingResult result = play_blocks(arena, 4);
  EXPECT_EQ(result.a.failures, 0u);
  EXPECT_EQ(result.b.failures, 24u);
  ASSERT_TRUE(result.b.first_failure);
  EXPECT_EQ(result.b.first_failure->block, 0u);
  EXPECT_EQ(result.b.first_failure->game, 0u);
  EXPECT_EQ(result.b.first_failure->fault.code, "gives_up");
  const ArenaReport report = report_on(arena.table(), result.blocks);
  EXPECT_EQ(report.games, 24u);
  // A side has lost when one of its seats fails.
  EXPECT_DOUBLE_EQ(report.share_a.mean, 1);
  EXPECT_DOUBLE_EQ(report.rest_against_one->share_b.mean, 0);
  EXPECT_DOUBLE_EQ(report.rest_against_one->share_a.mean, 0.5);
  // No game came to its end, so that nobody knows the points.
  EXPECT_TRUE(std::isnan(report.vp_a) && std::isnan(report.vp_b) && std::isnan(report.margin.mean));
}

TEST(Arena, ThePointsOfAGameThatBrokeOffAreLeftOut) {
  // After four games it gives up.
  int games_left = 4;
  const auto kind = spy([&](const Game1897::State&, const MoveList& options) -> Answered {
    if (games_left == 0) return std::unexpected(Fault{"gives_up"});
    return options[0];
  });
  const ArenaTable table{.players = 3};
  const auto arena = make_arena(table, kind, bot("random"), 3);
  PairingResult all;
  double sum_a = 0, sum_b = 0;
  for (int game = 0; game < table.games_per_block(); ++game) {
    const ArenaGame played = arena.play(0, game);
    all.add(0, played);
    if (games_left == 0) continue;
    EXPECT_EQ(played.scores.failed, 0);
    const auto one = static_cast<double>(played.scores.vp_of_one);
    const double of_rest = static_cast<double>(played.scores.vp_of_rest) / 2;
    sum_a += played.second_arm ? of_rest : one;
    sum_b += played.second_arm ? one : of_rest;
    --games_left;
  }
  EXPECT_EQ(all.a.failures, 2u);
  EXPECT_EQ(all.blocks[0].one_a.failed, 0);
  EXPECT_EQ(all.blocks[0].one_b.failed, 2);
  const ArenaReport report = report_on(table, all.blocks);
  EXPECT_DOUBLE_EQ(report.vp_a, sum_a / 4);
  EXPECT_DOUBLE_EQ(report.vp_b, sum_b / 4);
  EXPECT_NEAR(report.margin.mean, (sum_a - sum_b) / 4, 1e-9);
  // A block without any finished game counts for the wins alone.
  const BlockScores failed{.block = 1,
                           .one_a = {.wins_of_one = 0, .failed = 3},
                           .one_b = {.wins_of_one = 3 * units_per_win, .failed = 3}};
  const ArenaReport both = report_on(table, {all.blocks[0], failed});
  EXPECT_DOUBLE_EQ(both.vp_a, report.vp_a);
  EXPECT_LT(both.share_a.mean, report.share_a.mean + 1e-9);
}

TEST(Arena, AMoveThatIsNoOptionIsAFailure) {
  const auto kind = spy([](const Game1897::State&, const MoveList&) { return Answered{Move{}}; });
  const auto arena = make_arena({.players = 2}, kind, bot("random"), 1);
  const PairingResult result = play_blocks(arena, 1);
  EXPECT_EQ(result.a.failures, 2u);
  EXPECT_EQ(result.a.first_failure->fault.code, "bot_illegal");
}

TEST(Arena, ThinkingIsMeasuredByTheClockOfTheCaller) {
  std::uint64_t time = 0;
  const auto clock = [&time] { return time += 5; };
  const auto arena = make_arena({.players = 2}, "random", "random", 1);
  const ArenaGame game = arena.play(0, 0, clock);
  EXPECT_GT(game.a.thinking.decisions, 10u);
  EXPECT_EQ(game.a.thinking.nanoseconds, 5 * game.a.thinking.decisions);
  EXPECT_EQ(time, 10 * (game.a.thinking.decisions + game.b.thinking.decisions));
}

TEST(BotSeeds, NoneComesTwiceInARun) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t game = 0; game < 1000; ++game) {
    Random seeds = bot_seeds(/*run=*/1, /*part=*/0, game);
    for (int seat = 0; seat < 4; ++seat) seen.insert(seeds.next());
  }
  EXPECT_EQ(seen.size(), 4000u);
}

// --- numbers

TEST(ArenaReport, TheScoreOfABlockIsMirroredWhenTheBotsChangePlaces) {
  const ArenaTable table{.players = 4};
  const BlockScores block{.block = 0,
                          .one_a = {.wins_of_one = 120, .vp_of_one = 80, .vp_of_rest = 150},
                          .one_b = {.wins_of_one = 30, .vp_of_one = 40, .vp_of_rest = 180}};
  EXPECT_DOUBLE_EQ(share_of_one_a(table, block), 0.5);
  EXPECT_DOUBLE_EQ(share_of_one_b(table, block), 0.125);
  EXPECT_DOUBLE_EQ(score_of(table, block), 0.25 + (0.5 - 0.125) / 2);
  const BlockScores mirrored{.block = 0, .one_a = block.one_b, .one_b = block.one_a};
  EXPECT_DOUBLE_EQ(score_of(table, mirrored) - 0.25, 0.25 - score_of(table, block));
  const ArenaReport report = report_on(table, {block, block});
  EXPECT_DOUBLE_EQ(report.vp_a, (80 + 60) / 8.0);
  EXPECT_DOUBLE_EQ(report.vp_b, (50 + 40) / 8.0);
  EXPECT_DOUBLE_EQ(report.margin.mean, 50 / 8.0);
  EXPECT_DOUBLE_EQ(report_on(table, {mirrored}).margin.mean, -50 / 8.0);
}

TEST(ArenaReport, BetweenTwoTheScoreIsTheShareOfA) {
  const ArenaTable table{.players = 2};
  const BlockScores block{.block = 0, .one_a = {.wins_of_one = 90, .vp_of_one = 80, .vp_of_rest = 60}};
  EXPECT_DOUBLE_EQ(score_of(table, block), 0.75);
  EXPECT_DOUBLE_EQ(share_of_one_b(table, block), 0.25);
}

TEST(ArenaReport, BlocksThatAreAllAlikeAreNotASureThing) {
  const ArenaTable table{.players = 2};
  const BlockScores won{.block = 0, .one_a = {.wins_of_one = 120}};
  const ArenaReport report = report_on(table, std::vector(20, won));
  EXPECT_DOUBLE_EQ(report.share_a.mean, 1);
  EXPECT_DOUBLE_EQ(report.share_a.high, 1);
  EXPECT_NEAR(report.share_a.low, 0.861, 0.001);
  const ArenaReport single = report_on(table, {won});
  EXPECT_DOUBLE_EQ(single.share_a.low, 0);
  EXPECT_DOUBLE_EQ(single.share_a.high, 1);
}

// A bot against itself: in how many of the arenas the interval covers the even share.
std::pair<int, int> covered(const ArenaTable& table, int arenas, std::uint64_t blocks) {
  int share = 0, score = 0;
  for (int run = 0; run < arenas; ++run) {
    const auto arena = make_arena(table, "random", "random", 1000 + static_cast<std::uint64_t>(run));
    const ArenaReport report = report_on(table, play_blocks(arena, blocks).blocks);
    const auto covers = [&](const Estimate& estimate) {
      return estimate.low <= table.even_share() && table.even_share() <= estimate.high;
    };
    share += covers(report.share_a);
    score += covers(report.score);
  }
  return {share, score};
}

void expect_even(const ArenaTable& table, int arenas, std::uint64_t blocks) {
  const auto [share, score] = covered(table, arenas, blocks);
  for (const int count : {share, score}) {
    EXPECT_GE(count, arenas * 90 / 100);
    EXPECT_LE(count, arenas * 99 / 100);
  }
}

TEST(Arena, ABotAgainstItselfComesOutEven) { expect_even({.players = 2}, 200, 24); }

TEST(Arena, ABotAgainstTwoOfItselfComesOutEven) { expect_even({.players = 3}, 150, 10); }

TEST(Arena, GreedyIsClearlyStrongerThanRandom) {
  const auto arena = make_arena({.players = 3}, "greedy", "random", 2);
  const ArenaReport report = report_on(arena.table(), play_blocks(arena, 8).blocks);
  EXPECT_GT(report.share_a.low, 0.6);
  EXPECT_LT(report.rest_against_one->share_b.high, 1.0 / 3);
  EXPECT_GT(report.elo.low, 100);
  EXPECT_GT(report.margin.low, 10);
}

TEST(Arena, TheGamesOfASeedAreAlwaysTheSame) {
  const auto first = play_blocks(make_arena({.players = 3}, "random", "random", 8), 3);
  const auto again = play_blocks(make_arena({.players = 3}, "random", "random", 8), 3);
  const auto other = play_blocks(make_arena({.players = 3}, "random", "random", 9), 3);
  EXPECT_EQ(first.blocks, again.blocks);
  EXPECT_NE(first.blocks, other.blocks);
}

}  // namespace
}  // namespace horta
