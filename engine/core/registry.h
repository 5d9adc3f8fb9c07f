#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/components.h"
#include "engine/core/options.h"
#include "engine/core/table.h"

namespace horta {

// What is done with the bare states of a game, thousands of times a second and without a table around each:
// for measurements, and to see that the rules behave as they did (playout.h). Each function takes the rules
// of a table.
struct Playouts {
  std::size_t state_bytes;
  std::uint64_t (*signature)(const Table& table);
  // The games of random moves with the seeds from `first` on: how many decisions they took.
  std::uint64_t (*random_games)(const Table& table, std::uint64_t first, std::uint64_t games);
  // Copies a state so often, as a search copies those of its nodes.
  void (*copies)(const Table& table, std::uint64_t count);
  // The first turn of every round of a random game, when most is still open.
  std::vector<std::unique_ptr<Table>> (*round_openings)(const Table& table, std::uint64_t seed);
};

// What is known of a game by name. Each game makes its own in engine/<game>/registration.cpp.
struct GameInfo {
  std::string_view name;
  int min_players;
  int max_players;
  int rounds;
  int rules_version;  // the newest
  std::span<const OptionSpec> options;
  std::span<const std::string_view> rule_sets;  // options that make a game of its own, the default first
  // An empty table for these rules, or what is wrong with the options, the data or the version.
  std::expected<std::unique_ptr<Table>, Fault> (*make_table)(int players, const Options& options,
                                                             const json::Value& components, int version);
  Playouts playouts;
};

// {"option": [values, the default first]}
json::Value options_to_json(const GameInfo& game);
// [{"option": value}]: all options of each rule set.
json::Value rule_sets_to_json(const GameInfo& game);

// The games of this program, in the order in which they are listed.
std::span<const GameInfo> games();
const GameInfo* find_game(std::string_view name);

// Defined by the program itself: it knows which games it has (cmake/games.cmake).
std::vector<GameInfo> games_of_program();

}  // namespace horta
