#include <optional>

#include "ai/registry.h"
#include "cli/commands.h"
#include "cli/common/print.h"
#include "cli/common/table.h"
#include "text/harmless.h"

namespace horta::cli {

namespace {

using json::Value;

void print_components(const Components& components) {
  print("  components  {}{}\n", to_hex(components.digest), components.custom ? " (your own)" : "");
  for (const auto& [name, table] : components.data.find("tables")->as_object()) {
    print("    {:<20} {:<14}", harmless(name), table.find("source")->as_string());
    bool first = true;
    for (const auto& [field, content] : table.as_object()) {
      if (field == "source") continue;
      print("{}{} {}", first ? "" : ", ", harmless(field), harmless(json::write(content), most_whole));
      first = false;
    }
    print("\n");
  }
}

}  // namespace

int games(const GamesArguments& arguments) {
  // Data of one's own are those of one game; the others are as they were shipped.
  std::optional<OwnComponents> own;
  if (!arguments.component_data.empty()) {
    auto read = read_components(arguments.component_data);
    if (!read) {
      complain(read.error());
      return failed;
    }
    own = std::move(*read);
  }
  Value list = Value::array();
  for (const GameInfo& game : horta::games()) {
    const Components components = own && own->game == &game ? own->components : newest_components(game.name);
    if (arguments.json) {
      Value entry = game_to_json(game);
      entry.set("components", to_hex(components.digest));
      if (arguments.components) entry.set("component_data", components.data);
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
    if (arguments.components) print_components(components);
  }
  if (arguments.json) print("{}\n", json::write(Value::object({{"games", std::move(list)}})));
  return good;
}

}  // namespace horta::cli
