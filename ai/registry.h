#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/evaluation/weights.h"
#include "ai/hint/hint_reasons.h"
#include "ai/search/thinker.h"
#include "engine/core/registry.h"

namespace horta {

// How many levels every game has. Each is a searching bot about 100 Elo above the one before at two players
// (scripts/calibrate-levels.sh, docs/strength.md): what stands for it is what follows `search:`. The weak
// ones think little and err; the strong ones differ in how long they think.
inline constexpr int levels = 8;
using LevelStyles = std::array<std::string_view, levels>;

// What the bots know about a game. Each game makes its own in ai/<game>/registration.cpp, where all that is
// compiled for it is compiled once. Preconditions: a table of that game.
struct GameAi {
  std::string_view game;
  LevelStyles levels;
  WeightShape weight_shape;
  std::shared_ptr<const Weights> (*shipped_weights)();
  // Without weights, those that are shipped.
  std::unique_ptr<Thinker> (*greedy)(std::uint64_t seed, std::shared_ptr<const Weights> weights);
  std::unique_ptr<Thinker> (*search)(std::uint64_t seed, int threads, std::shared_ptr<const Weights> weights);
  // What a turn does for the seat that decides, and to the others. `after` is the position it leads to; where
  // cards were drawn, that is only one of those it can lead to.
  std::vector<HintReason> (*hint_reasons)(const Table& before, const Table& after, const FollowedTurn& turn);
};

// Precondition: the program has this game.
const GameAi& ai_of(std::string_view game);

// What a program says of a game that it has: {"name", "min_players", "max_players", "rounds",
// "rules_version", "options", "rule_sets", "levels": [{"level", "plays": the bot that stands for it}]}
json::Value game_to_json(const GameInfo& game);

// Defined by the program itself: it knows which games it has (cmake/games.cmake).
std::vector<GameAi> ais_of_program();

}  // namespace horta
