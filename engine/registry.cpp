#include "engine/core/registry.h"

#include <array>

#include "engine/games.h"

namespace horta {

namespace {

template <Game G>
std::expected<std::unique_ptr<Table>, Fault> make_table(int players, const Options& options,
                                                        const json::Value& components, int version) {
  auto rules = G::make_rules(players, options, components, version);
  if (!rules) return std::unexpected(std::move(rules.error()));
  return std::make_unique<TableOf<G>>(std::make_shared<const typename G::Rules>(std::move(*rules)));
}

template <Game G>
GameInfo info() {
  return {.name = G::name,
          .min_players = G::min_players,
          .max_players = G::max_players,
          .rules_version = G::rules_version,
          .options = G::options(),
          .rule_sets = G::rule_sets(),
          .make_table = &make_table<G>};
}

}  // namespace

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
  static const auto all =
      std::apply([](auto... game) { return std::array{info<decltype(game)>()...}; }, Games{});
  return all;
}

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : games())
    if (game.name == name) return &game;
  return nullptr;
}

}  // namespace horta
