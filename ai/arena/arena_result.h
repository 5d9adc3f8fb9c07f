#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/arena/played_game.h"
#include "ai/arena/statistics.h"

// What an arena finds out about two bots, A and B. The unit is the block: one deal, played in every rotation
// of the seats, in two arms: one A against the rest B, and one B against the rest A. Blocks are independent
// of each other, the games of one are not; so every interval is over blocks.
//
// With two players the arms are the same games, which are played once.

namespace horta {

// `one` leaves out the second arm.
enum class Arms : std::uint8_t { one, both };

struct ArenaTable {
  int players = 2;
  Arms arms = Arms::both;

  double even_share() const { return 1.0 / players; }  // of the win, for bots of equal strength
  bool has_second_arm() const { return arms == Arms::both && players > 2; }
  // Whether the games say as much about one B as about one A.
  bool plays_both() const { return arms == Arms::both || players == 2; }
  int games_per_block() const { return has_second_arm() ? 2 * players : players; }
};

// Wins are counted in whole units, so that sums do not depend on their order: a win can be shared by up to
// five players.
inline constexpr std::int64_t units_per_win = 60;
static_assert(max_seats == 5);

// The games of one arm of a block together. Where a bot failed, the other side has won; the points of such a
// game, which broke off somewhere, are left out.
struct ArmScores {
  std::int64_t wins_of_one = 0;  // in units
  std::int64_t vp_of_one = 0;
  std::int64_t vp_of_rest = 0;  // all their seats
  std::int64_t failed = 0;      // games that a bot failed in

  ArmScores& operator+=(const ArmScores& more);
  friend bool operator==(const ArmScores&, const ArmScores&) = default;
};

struct BlockScores {
  std::uint64_t block = 0;
  ArmScores one_a = {};
  ArmScores one_b = {};  // when there is a second arm

  friend bool operator==(const BlockScores&, const BlockScores&) = default;
};

// The share of the win that the one A takes, and the one B; between two players that of both.
double share_of_one_a(const ArenaTable& table, const BlockScores& block);
double share_of_one_b(const ArenaTable& table, const BlockScores& block);

// The one number of a block: even_share + (share of one A - share of one B) / 2. Bots of equal strength have
// even_share on average whatever the game, and exchanging A and B mirrors it. Between two players it is the
// share of A; without the second arm that of the one A.
double score_of(const ArenaTable& table, const BlockScores& block);
Limits score_limits(const ArenaTable& table);
std::vector<double> scores_of(const ArenaTable& table, const std::vector<BlockScores>& blocks);

struct Failure {
  std::uint64_t block = 0;
  std::uint64_t game = 0;  // of the block
  Fault fault;
};

// Everything else about one bot, over all games.
struct BotTotals {
  Thinking thinking;
  std::uint64_t failures = 0;
  std::optional<Failure> first_failure = {};

  void add(const BotTotals& more);
  double ms_per_decision() const;
};

// One game of a block.
struct ArenaGame {
  bool second_arm = false;
  ArmScores scores = {};
  BotTotals a = {};
  BotTotals b = {};
};

// The blocks that two bots played, in ascending order.
struct PairingResult {
  std::vector<BlockScores> blocks;
  BotTotals a;
  BotTotals b;

  // Precondition: no game of a later block was added before.
  void add(std::uint64_t block, const ArenaGame& game);
};

// Of the second arm: the share of one seat of the rest A, and of the one B.
struct RestAgainstOne {
  Estimate share_a;
  Estimate share_b;
};

struct ArenaReport {
  std::uint64_t blocks = 0;
  std::uint64_t games = 0;
  Estimate share_a;  // of one A against the rest B
  std::optional<RestAgainstOne> rest_against_one = {};
  Estimate score;
  Estimate elo;  // of A above B, by the score
  // The games without a failure; NaN when there is none.
  double vp_a = 0;  // of a seat
  double vp_b = 0;
  Estimate margin;  // vp_a - vp_b
};

// Precondition: there are blocks.
ArenaReport report_on(const ArenaTable& table, const std::vector<BlockScores>& blocks);

}  // namespace horta
