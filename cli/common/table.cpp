#include "cli/common/table.h"

#include "files/files.h"

namespace horta::cli {

std::expected<json::Value, Fault> read_components(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return std::unexpected(text.error());
  auto data = read_component_text(*text);
  if (!data) data.error().params.set("file", file);
  return data;
}

std::expected<Components, Fault> load_components(std::string_view game, const std::string& file) {
  if (file.empty()) return newest_components(game);
  auto data = read_components(file);
  if (!data) return std::unexpected(std::move(data.error()));
  return custom_components(game, std::move(*data));
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
