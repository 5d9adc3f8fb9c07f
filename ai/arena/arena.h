#pragma once

#include "ai/arena/arena_result.h"
#include "ai/bots/bot_kind.h"
#include "engine/core/match.h"

namespace horta {

// Plays the blocks of two bots, game by game. Everything about a game follows from the seed, the number of
// its block and its number in the block, on every machine and in any order.
class Arena {
 public:
  // Precondition: the table can be made.
  Arena(std::string_view game, const ArenaTable& table, const Options& options, const Components& components,
        BotKind a, BotKind b, std::uint64_t seed);

  const ArenaTable& table() const { return table_; }

  // Game `number` of a block, of games_per_block(). clock() is the time in nanoseconds.
  ArenaGame play(std::uint64_t block, int number, const NanosecondClock& clock = no_clock,
                 const std::atomic<bool>& stop = never_stop) const;

 private:
  Digest deal(std::uint64_t block) const;
  std::vector<std::unique_ptr<Bot>> make_bots(std::uint64_t block, int number) const;
  ArmScores scores_of(const PlayedGame& played, Seat one) const;

  ArenaTable table_;
  BotKind a_;
  BotKind b_;
  std::uint64_t seed_;
  MatchSetup setup_;
  std::unique_ptr<Table> empty_;  // of its rules
};

}  // namespace horta
