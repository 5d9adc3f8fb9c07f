#include "cli/matches.h"

#include <fmt/core.h>

#include "cli/files.h"
#include "cli/table.h"
#include "engine/core/record.h"

namespace horta::cli {

namespace {

using json::Value;

// The game whose component data a file holds.
std::expected<Components, Fault> own_components(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return std::unexpected(text.error());
  auto data = read_component_text(*text);
  if (!data) return std::unexpected(std::move(data.error()));
  const Value* name = data->find("game");
  const std::string game = name && name->is_string() ? name->as_string() : "";
  const GameInfo* info = find_game(game);
  if (!info) return std::unexpected(Fault{"game_unknown", Value::object({{"game", game}})});
  const auto choice = choose_table({.game = game, .players = 0, .options = "", .component_data = file});
  if (!choice) return std::unexpected(choice.error());
  return choice->components;
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
    if (fault) complain(*fault, fmt::format("{}, record {}", file, number));
    ++(fault ? tally.failed : tally.passed);
    return true;
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
    fmt::print("{}\n", json::write(Value::object(std::move(members))));
  } else {
    fmt::print("{} passed, {} failed\n", tally.passed, tally.failed);
  }
  return tally.failed == 0 ? good : failed;
}

}  // namespace horta::cli
