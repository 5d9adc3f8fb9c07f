#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string_view>

#include "engine/core/components.h"
#include "engine/core/options.h"
#include "engine/core/table.h"

namespace horta {

// What is known of a game by name. The list of games itself is in engine/games.h.
struct GameInfo {
  std::string_view name;
  int min_players;
  int max_players;
  int rules_version;  // the newest
  std::span<const OptionSpec> options;
  std::span<const std::string_view> rule_sets;  // options that make a game of its own, the default first
  // An empty table for these rules, or what is wrong with the options, the data or the version.
  std::expected<std::unique_ptr<Table>, Fault> (*make_table)(int players, const Options& options,
                                                             const json::Value& components, int version);
};

// {"option": [values, the default first]}
json::Value options_to_json(const GameInfo& game);
// [{"option": value}]: all options of each rule set.
json::Value rule_sets_to_json(const GameInfo& game);

std::span<const GameInfo> games();
const GameInfo* find_game(std::string_view name);

}  // namespace horta
