#include "cli/common/bots.h"

#include "ai/registry.h"
#include "cli/protocol/exec_bot.h"
#include "files/files.h"

namespace horta::cli {

std::vector<std::string> split_names(std::string_view list) {
  std::vector<std::string> names(1);
  for (std::size_t index = 0; index < list.size(); ++index) {
    if (list.substr(index).starts_with("\\,"))
      names.back() += list[++index];
    else if (list[index] == ',')
      names.emplace_back();
    else
      names.back() += list[index];
  }
  return names;
}

namespace {

// Null without a file in the name: as shipped.
std::expected<std::shared_ptr<const Weights>, Fault> weights_in_name(const std::string& name,
                                                                     const WeightShape& shape) {
  const auto file = name.find('@');
  if (file == std::string::npos) return nullptr;
  const std::string path = name.substr(file + 1);
  const auto in_file = [&path](Fault fault) {
    fault.params.set("file", path);
    return std::unexpected(std::move(fault));
  };
  const auto text = read_file(path);
  if (!text) return std::unexpected(text.error());
  const auto parsed = json::parse(*text);
  if (!parsed) return in_file(json_fault(parsed.error()));
  auto weights = weights_from_json(*parsed, shape);
  if (!weights) return in_file(std::move(weights.error()));
  return std::make_shared<const Weights>(std::move(*weights));
}

std::expected<BotKind, Fault> find_program(const std::string& name, const TableChoice& table) {
  auto program = read_program(name);
  if (!program) return std::unexpected(std::move(program.error()));
  auto pool = std::make_shared<BotPool>(std::move(*program), new_game_line(table));
  return BotKind{name, [pool](std::uint64_t seed) {
                   return std::make_unique<Bot>(std::make_unique<ExecThinker>(pool, seed), BotStyle{}, seed);
                 }};
}

}  // namespace

std::string known_bots() { return bot_forms() + ", exec:COMMAND"; }

std::expected<BotKind, Fault> find_any_bot(const std::string& name, const TableChoice& table) {
  if (name.size() > longest_name)
    return std::unexpected(
        Fault{"bot_name_long", json::Value::object({{"bot", name}, {"most", longest_name}})});
  if (names_program(name)) return find_program(name, table);
  const std::string_view game = table.game->name;
  auto weights = weights_in_name(name, ai_of(game).weight_shape);
  if (!weights) return std::unexpected(std::move(weights.error()));
  auto kind = find_bot(game, std::string_view{name}.substr(0, name.find('@')), *weights);
  if (!kind) return std::unexpected(unknown_bot(name, known_bots()));
  kind->name = name;
  return kind;
}

std::expected<std::vector<BotKind>, Fault> find_any_bots(std::span<const std::string> names,
                                                         const TableChoice& table) {
  std::vector<BotKind> kinds;
  for (const std::string& name : names) {
    auto kind = find_any_bot(name, table);
    if (!kind) return std::unexpected(std::move(kind.error()));
    kinds.push_back(std::move(*kind));
  }
  return kinds;
}

}  // namespace horta::cli
