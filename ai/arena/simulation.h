#pragma once

#include <cassert>
#include <string>
#include <vector>

#include "ai/arena/played_game.h"
#include "engine/core/match.h"
#include "engine/core/random.h"
#include "engine/core/record.h"

namespace horta {

struct SimulatedGame : PlayedGame {
  std::string record;  // one line; only when asked for
};

// A run of games between bots. Everything about a game follows from the seed of the run and the number of the
// game, on every machine, so that any game of a run can be played again on its own.
template <Game G>
class Simulation {
 public:
  // Preconditions: the rules can be made, and there is one bot per seat.
  Simulation(int players, const Options& options, const Components& components, std::vector<BotKind<G>> bots,
             std::uint64_t seed)
      : rules_{*G::make_rules(players, options, components.data)}, bots_{std::move(bots)}, seed_{seed} {
    setup_.game = std::string{G::name};
    setup_.options = options;
    setup_.components = components;
    for (const BotKind<G>& bot : bots_) setup_.seats.push_back({.name = bot.name, .bot = bot.name});
  }

  // The moves are played on the bare state; a record is made by playing them again at a match, which checks
  // each of them once more.
  SimulatedGame play(std::uint64_t number, bool with_record) const {
    const MatchSetup setup = setup_of(number);
    SimulatedGame game{play_game<G>(rules_, key_of(setup), make_bots(number), NoClock{}), {}};
    if (with_record) {
      auto match = Match::start(setup);
      for (const Move move : game.moves) {
        [[maybe_unused]] const auto played = match->decide(match->table().decision().seat, move);
        assert(played);
      }
      if (game.failed) {
        [[maybe_unused]] const auto given_up = match->resign(*game.failed);
        assert(given_up);
      }
      game.record = json::write(to_record(*match, Secret::revealed));
    }
    return game;
  }

 private:
  MatchSetup setup_of(std::uint64_t number) const {
    MatchSetup setup = setup_;
    setup.id = "sim-" + std::to_string(seed_) + "-" + std::to_string(number);
    setup.secret = sha256(setup.id);
    return setup;
  }

  std::vector<std::unique_ptr<BotOf<G>>> make_bots(std::uint64_t number) const {
    Random seeds{seed_ ^ (number * 0x9E37'79B9'7F4A'7C15)};
    std::vector<std::unique_ptr<BotOf<G>>> bots;
    for (const BotKind<G>& kind : bots_) bots.push_back(kind.make(seeds.next()));
    return bots;
  }

  typename G::Rules rules_;
  std::vector<BotKind<G>> bots_;
  std::uint64_t seed_;
  MatchSetup setup_;
};

}  // namespace horta
