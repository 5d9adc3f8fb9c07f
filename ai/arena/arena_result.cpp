#include "ai/arena/arena_result.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <span>
#include <tuple>

#include "ai/arena/elo.h"

namespace horta {

namespace {

double share_of_one(const ArenaTable& table, const ArmScores& arm) {
  return static_cast<double>(arm.wins_of_one) / static_cast<double>(units_per_win * table.players);
}

template <class Number>
std::vector<double> of_blocks(std::span<const BlockScores> blocks, Number&& number) {
  std::vector<double> values;
  values.reserve(blocks.size());
  for (const BlockScores& block : blocks) values.push_back(number(block));
  return values;
}

// The games of a block that no bot failed in.
std::int64_t finished_games(const ArenaTable& table, const BlockScores& block) {
  return table.games_per_block() - block.one_a.failed - block.one_b.failed;
}

// The mean of a seat of A, and of B, in those. Precondition: there are any.
double vp_of_a(const ArenaTable& table, const BlockScores& block) {
  return (static_cast<double>(block.one_a.vp_of_one) +
          static_cast<double>(block.one_b.vp_of_rest) / (table.players - 1)) /
         static_cast<double>(finished_games(table, block));
}
double vp_of_b(const ArenaTable& table, const BlockScores& block) {
  return (static_cast<double>(block.one_a.vp_of_rest) / (table.players - 1) +
          static_cast<double>(block.one_b.vp_of_one)) /
         static_cast<double>(finished_games(table, block));
}

void report_points(const ArenaTable& table, const std::vector<BlockScores>& blocks, ArenaReport& report) {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  std::vector<BlockScores> finished;
  std::ranges::copy_if(blocks, std::back_inserter(finished),
                       [&](const BlockScores& block) { return finished_games(table, block) > 0; });
  if (finished.empty()) {
    report.vp_a = report.vp_b = unknown;
    report.margin = {.mean = unknown, .low = unknown, .high = unknown};
    return;
  }
  const auto of_a = [&](const BlockScores& block) { return vp_of_a(table, block); };
  const auto of_b = [&](const BlockScores& block) { return vp_of_b(table, block); };
  report.vp_a = mean_of(of_blocks(finished, of_a));
  report.vp_b = mean_of(of_blocks(finished, of_b));
  report.margin =
      estimate(of_blocks(finished, [&](const BlockScores& block) { return of_a(block) - of_b(block); }));
}

}  // namespace

ArmScores& ArmScores::operator+=(const ArmScores& more) {
  wins_of_one += more.wins_of_one;
  vp_of_one += more.vp_of_one;
  vp_of_rest += more.vp_of_rest;
  failed += more.failed;
  return *this;
}

double share_of_one_a(const ArenaTable& table, const BlockScores& block) {
  return share_of_one(table, block.one_a);
}

double share_of_one_b(const ArenaTable& table, const BlockScores& block) {
  return table.players == 2 ? 1 - share_of_one_a(table, block) : share_of_one(table, block.one_b);
}

double score_of(const ArenaTable& table, const BlockScores& block) {
  const double a = share_of_one_a(table, block);
  return table.has_second_arm() ? table.even_share() + (a - share_of_one_b(table, block)) / 2 : a;
}

Limits score_limits(const ArenaTable& table) {
  if (!table.has_second_arm()) return {};
  return {.least = table.even_share() - 0.5, .most = table.even_share() + 0.5};
}

std::vector<double> scores_of(const ArenaTable& table, const std::vector<BlockScores>& blocks) {
  return of_blocks(blocks, [&](const BlockScores& block) { return score_of(table, block); });
}

void BotTotals::add(const BotTotals& more) {
  thinking += more.thinking;
  failures += more.failures;
  const auto place = [](const Failure& failure) { return std::tuple{failure.block, failure.game}; };
  if (more.first_failure && (!first_failure || place(*more.first_failure) < place(*first_failure)))
    first_failure = more.first_failure;
}

double BotTotals::ms_per_decision() const {
  if (thinking.decisions == 0) return 0;
  return static_cast<double>(thinking.nanoseconds) / 1e6 / static_cast<double>(thinking.decisions);
}

void PairingResult::add(std::uint64_t block, const ArenaGame& game) {
  if (blocks.empty() || blocks.back().block != block) blocks.push_back({.block = block});
  (game.second_arm ? blocks.back().one_b : blocks.back().one_a) += game.scores;
  a.add(game.a);
  b.add(game.b);
}

ArenaReport report_on(const ArenaTable& table, const std::vector<BlockScores>& blocks) {
  ArenaReport report;
  report.blocks = blocks.size();
  report.games = blocks.size() * static_cast<std::uint64_t>(table.games_per_block());
  const auto share = [&](auto&& of_block, const Limits& limits) {
    return cautious_estimate(of_blocks(blocks, of_block), limits);
  };
  const auto share_b = [&](const BlockScores& block) { return share_of_one_b(table, block); };
  report.share_a = share([&](const BlockScores& block) { return share_of_one_a(table, block); }, {});
  if (table.has_second_arm()) {
    const int rest = table.players - 1;
    const auto share_of_rest = [&](const BlockScores& block) { return (1 - share_b(block)) / rest; };
    report.rest_against_one = {.share_a = share(share_of_rest, {.most = 1.0 / rest}),
                               .share_b = share(share_b, {})};
  }
  report.score = cautious_estimate(scores_of(table, blocks), score_limits(table));
  report.elo = elo_of_score(table, report.score);
  report_points(table, blocks, report);
  return report;
}

}  // namespace horta
