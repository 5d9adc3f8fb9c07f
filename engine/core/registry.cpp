#include "engine/core/registry.h"

namespace horta {

json::Value options_to_json(const GameInfo& game) {
  json::Value options = json::Value::object();
  for (const OptionSpec& spec : game.options)
    options.set(spec.name, json::Value::array({spec.values.begin(), spec.values.end()}));
  return options;
}

json::Value rule_sets_to_json(const GameInfo& game) {
  json::Value sets = json::Value::array();
  for (const std::string_view set : game.rule_sets)
    sets.push_back(make_options(game.options, *split_options(set))->to_json());
  return sets;
}

std::span<const GameInfo> games() {
  static const std::vector<GameInfo> all = games_of_program();
  return all;
}

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : games())
    if (game.name == name) return &game;
  return nullptr;
}

}  // namespace horta
