#include "cli/common/table.h"

#include "files/files.h"

namespace horta::cli {

namespace {

// What is wrong with the data for the first table that they do not suit. Which numbers rules are made of
// depends on their options and on the number of players.
std::expected<void, Fault> check_every_table(const GameInfo& game, const json::Value& data) {
  for (const std::string_view rule_set : game.rule_sets)
    for (int players = game.min_players; players <= game.max_players; ++players) {
      const auto options = make_options(game.options, *split_options(rule_set));
      if (const auto table = game.make_table(players, *options, data, game.rules_version); !table)
        return std::unexpected(table.error());
    }
  return {};
}

}  // namespace

std::expected<OwnComponents, Fault> read_components(const std::string& file) {
  const auto in_file = [&file](Fault fault) {
    fault.params.set("file", file);
    return std::unexpected(std::move(fault));
  };
  const auto text = read_file(file);
  if (!text) return std::unexpected(text.error());
  auto data = read_component_text(*text);
  if (!data) return in_file(std::move(data.error()));
  const json::Value* name = data->find("game");
  const GameInfo* game = name && name->is_string() ? find_game(name->as_string()) : nullptr;
  if (!game) return in_file(Fault{"component_game_unknown"});
  if (auto suits = check_every_table(*game, *data); !suits) return in_file(std::move(suits.error()));
  return OwnComponents{.game = game, .components = custom_components(game->name, std::move(*data))};
}

std::expected<Components, Fault> load_components(std::string_view game, const std::string& file) {
  if (file.empty()) return newest_components(game);
  auto own = read_components(file);
  if (!own) return std::unexpected(std::move(own.error()));
  if (own->game->name != game)
    return std::unexpected(Fault{"component_game", json::Value::object({{"game", game}, {"file", file}})});
  return std::move(own->components);
}

std::expected<TableChoice, Fault> choose_game(std::string_view game, int players, std::string_view options) {
  TableChoice choice;
  choice.game = find_game(game);
  if (!choice.game) return std::unexpected(Fault{"game_unknown", json::Value::object({{"game", game}})});
  choice.rules_version = choice.game->rules_version;
  choice.players = players == 0 ? choice.game->min_players : players;
  const auto chosen = split_options(options);
  if (!chosen) return std::unexpected(chosen.error());
  auto all = make_options(choice.game->options, *chosen);
  if (!all) return std::unexpected(std::move(all.error()));
  choice.options = std::move(*all);
  return choice;
}

std::expected<TableChoice, Fault> choose_table(const TableArguments& arguments) {
  auto choice = choose_game(arguments.game, arguments.players, arguments.options);
  if (!choice) return choice;
  auto components = load_components(arguments.game, arguments.component_data);
  if (!components) return std::unexpected(std::move(components.error()));
  choice->components = std::move(*components);
  if (arguments.rules > 0) choice->rules_version = arguments.rules;
  // The rules themselves have the last word on the number of players and on the data.
  const auto table = choice->game->make_table(choice->players, choice->options, choice->components.data,
                                              choice->rules_version);
  if (!table) return std::unexpected(table.error());
  return choice;
}

}  // namespace horta::cli
