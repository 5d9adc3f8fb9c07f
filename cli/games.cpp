#include "cli/commands.h"
#include "cli/common/print.h"
#include "cli/common/table.h"

namespace horta::cli {

namespace {

using json::Value;

void print_components(const Components& components) {
  print("  components  {}{}\n", to_hex(components.digest), components.custom ? " (your own)" : "");
  for (const auto& [name, table] : components.data.find("tables")->as_object()) {
    print("    {:<20} {:<14}", name, table.find("source")->as_string());
    bool first = true;
    for (const auto& [field, content] : table.as_object()) {
      if (field == "source") continue;
      print("{}{} {}", first ? "" : ", ", field, json::write(content));
      first = false;
    }
    print("\n");
  }
}

}  // namespace

int games(const GamesArguments& arguments) {
  Value list = Value::array();
  for (const GameInfo& game : horta::games()) {
    const auto table = choose_table({.game = std::string{game.name},
                                     .players = game.min_players,
                                     .options = "",
                                     .component_data = arguments.component_data});
    if (!table) {
      complain(table.error(), arguments.component_data);
      return failed;
    }
    if (arguments.json) {
      Value entry = Value::object({{"name", game.name},
                                   {"min_players", game.min_players},
                                   {"max_players", game.max_players},
                                   {"rules_version", game.rules_version},
                                   {"options", options_to_json(game)},
                                   {"rule_sets", rule_sets_to_json(game)},
                                   {"components", to_hex(table->components.digest)}});
      if (arguments.components) entry.set("component_data", table->components.data);
      list.push_back(std::move(entry));
      continue;
    }
    print("{}  {} to {} players\n", game.name, game.min_players, game.max_players);
    for (const OptionSpec& spec : game.options) {
      print("  {:<18}", spec.name);
      for (std::size_t index = 0; index < spec.values.size(); ++index)
        print("{}{}", spec.values[index], index == 0 ? " (default)  " : "  ");
      print("\n");
    }
    if (arguments.components) print_components(table->components);
  }
  if (arguments.json) print("{}\n", json::write(Value::object({{"games", std::move(list)}})));
  return good;
}

}  // namespace horta::cli
