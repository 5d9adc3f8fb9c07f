#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/arena/arena_result.h"
#include "ai/arena/statistics.h"

// Strength in Elo at a table of several players: a seat wins in proportion to 10^(elo/400), so that one that
// is `elo` above all n - 1 others wins 1 / (1 + (n - 1) 10^(-elo/400)).

namespace horta {

// Where every estimate ends: beyond, a game says nothing any more.
inline constexpr double most_elo = 2000;

// What the score of a block (arena_result.h) is on average when A is `elo` above B, and how fast it grows
// there.
double expected_score(const ArenaTable& table, double elo);
double expected_score_slope(const ArenaTable& table, double elo);
// The other way round, limited to ±most_elo.
double elo_of_score(const ArenaTable& table, double score);
Estimate elo_of_score(const ArenaTable& table, const Estimate& score);

// The score of a block, and the number of its deal.
struct DealScore {
  std::uint64_t deal = 0;
  double score = 0;
};

// The scores of all blocks that two bots of a ladder played.
struct LadderPairing {
  std::size_t a = 0;
  std::size_t b = 0;
  std::vector<DealScore> scores;
};

// The Elo of every bot above the first, fitted to all pairings by least squares; each counts by how sure it
// is. All pairings play the same deals, so what one deal does to several of them is counted together: the
// intervals are over deals. Precondition: the pairings connect all bots.
std::vector<Estimate> fit_ladder(const ArenaTable& table, std::size_t bots,
                                 std::span<const LadderPairing> pairings);

}  // namespace horta
