#pragma once

#include <string>
#include <vector>

#include "ai/arena/played_game.h"
#include "ai/bots/bot_kind.h"
#include "engine/core/match.h"

namespace horta {

struct SimulatedGame : PlayedGame {
  std::string record;  // one line; only when asked for
};

// A run of games between bots. Everything about a game follows from the seed of the run and the number of the
// game, on every machine, so that any game of a run can be played again on its own.
class Simulation {
 public:
  // Preconditions: the table can be made, and there is one bot per seat.
  Simulation(std::string_view game, const Options& options, const Components& components,
             std::vector<BotKind> bots, std::uint64_t seed);

  // The moves are played at a bare table; a record is made by playing them again at a match, which checks
  // each of them once more.
  SimulatedGame play(std::uint64_t number, bool with_record,
                     const std::atomic<bool>& stop = never_stop) const;

 private:
  MatchSetup setup_of(std::uint64_t number) const;

  std::vector<BotKind> bots_;
  std::uint64_t seed_;
  MatchSetup setup_;
  std::unique_ptr<Table> table_;
};

}  // namespace horta
