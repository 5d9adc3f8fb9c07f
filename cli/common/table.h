#pragma once

#include <expected>

#include "cli/commands.h"
#include "engine/core/components.h"
#include "engine/core/registry.h"

namespace horta::cli {

// What the arguments of a table mean: a game that exists, a number of players that it allows, all options.
struct TableChoice {
  const GameInfo* game = nullptr;
  int players = 0;
  int rules_version = 0;
  Options options;
  Components components;
};

// Without component data, which decide whether there are rules for it. 0 players: the fewest there can be.
std::expected<TableChoice, Fault> choose_game(std::string_view game, int players, std::string_view options);

std::expected<TableChoice, Fault> choose_table(const TableArguments& arguments);

// The component data of a file, for the game that it names. They are good for every table of that game, or
// for none: what one command takes, no other refuses.
struct OwnComponents {
  const GameInfo* game;
  Components components;
};
std::expected<OwnComponents, Fault> read_components(const std::string& file);

// The same for a game that is known, or the newest shipped ones when there is no file.
std::expected<Components, Fault> load_components(std::string_view game, const std::string& file);

}  // namespace horta::cli
