#include "cli/common/bots.h"

#include "engine/games.h"
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

Fault with_programs(Fault fault) {
  const json::Value* known = fault.params.find("known");
  if (known && known->is_string()) fault.params.set("known", known->as_string() + ", exec:COMMAND");
  return fault;
}

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

std::expected<std::unique_ptr<Bot>, Fault> make_any_bot(const TableChoice& table, const std::string& name,
                                                        std::uint64_t seed) {
  std::expected<std::unique_ptr<Bot>, Fault> result;
  with_game(table.game->name, [&](auto type) {
    using G = decltype(type);
    auto kind = find_any_bot<G>(name, table);
    if (kind)
      result = std::make_unique<BotAtTable<G>>(kind->make(seed));
    else
      result = std::unexpected(std::move(kind.error()));
  });
  return result;
}

}  // namespace horta::cli
