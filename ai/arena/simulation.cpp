#include "ai/arena/simulation.h"

#include <cassert>

#include "ai/arena/bot_seeds.h"
#include "engine/core/record.h"
#include "engine/core/registry.h"

namespace horta {

Simulation::Simulation(std::string_view game, const Options& options, const Components& components,
                       std::vector<BotKind> bots, std::uint64_t seed)
    : bots_{std::move(bots)}, seed_{seed} {
  setup_.game = std::string{game};
  setup_.options = options;
  setup_.components = components;
  for (const BotKind& bot : bots_) setup_.seats.push_back({.name = bot.name, .bot = bot.name});
  const GameInfo& info = *find_game(game);
  table_ = *info.make_table(static_cast<int>(bots_.size()), options, components.data, info.rules_version);
}

SimulatedGame Simulation::play(std::uint64_t number, bool with_record, const std::atomic<bool>& stop) const {
  const MatchSetup setup = setup_of(number);
  Random seeds = bot_seeds(seed_, 0, number);
  std::vector<std::unique_ptr<Bot>> bots;
  for (const BotKind& kind : bots_) bots.push_back(kind.make(seeds.next()));
  SimulatedGame game{play_game(*table_, key_of(setup), bots, no_clock, stop), {}};
  if (!with_record) return game;

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
  return game;
}

MatchSetup Simulation::setup_of(std::uint64_t number) const {
  MatchSetup setup = setup_;
  setup.id = "sim-" + std::to_string(seed_) + "-" + std::to_string(number);
  setup.secret = sha256(setup.id);
  return setup;
}

}  // namespace horta
