#include "cli/common/matches.h"

#include <fmt/core.h>

#include "cli/common/print.h"
#include "cli/common/table.h"
#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "files/files.h"

namespace horta::cli {

namespace {

using json::Value;

// The component data of a file, for the game that it names.
std::expected<Components, Fault> own_components(const std::string& file) {
  auto data = read_components(file);
  if (!data) return std::unexpected(std::move(data.error()));
  const Value* name = data->find("game");
  const GameInfo* game = name && name->is_string() ? find_game(name->as_string()) : nullptr;
  if (!game)
    return std::unexpected(Fault{"component_game", Value::object({{"game", horta::games().front().name}})});
  const auto options = make_options(game->options, {});
  if (const auto table = game->make_table(game->min_players, *options, *data, game->rules_version); !table)
    return std::unexpected(table.error());
  return custom_components(game->name, std::move(*data));
}

}  // namespace

std::optional<Tally> each_match(const std::string& file, const std::string& component_data,
                                const VisitMatch& visit) {
  std::optional<Components> own;
  if (!component_data.empty()) {
    auto components = own_components(component_data);
    if (!components) {
      complain(components.error(), component_data);
      return std::nullopt;
    }
    own = std::move(*components);
  }
  Tally tally;
  const auto read = each_record(file, [&](std::size_t number, const std::expected<Value, Fault>& record) {
    std::optional<Fault> fault;
    if (record) {
      const auto match = match_from_record(*record, false, own ? &*own : nullptr);
      fault = match ? visit(number, *match) : std::optional{match.error()};
    } else {
      fault = record.error();
    }
    if (fault) {
      fault->params.set("file", file);
      fault->params.set("record", number);
      complain(*fault);
    }
    ++(fault ? tally.failed : tally.passed);
  });
  if (read) return tally;
  complain(read.error());
  return std::nullopt;
}

int report(const Tally& tally, bool as_json, json::Object more) {
  if (as_json) {
    json::Object members{
        {"records", tally.passed + tally.failed}, {"passed", tally.passed}, {"failed", tally.failed}};
    for (json::Member& member : more) members.push_back(std::move(member));
    print("{}\n", json::write(Value::object(std::move(members))));
  } else {
    print("{} passed, {} failed\n", tally.passed, tally.failed);
  }
  return tally.failed == 0 ? good : failed;
}

}  // namespace horta::cli
