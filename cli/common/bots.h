#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bots/bot.h"
#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/evaluation/weights.h"
#include "cli/common/table.h"
#include "cli/protocol/exec_bot.h"
#include "engine/core/match.h"

// Bots as the command line names them: those of ai/, and programs of others (`exec:COMMAND`).

namespace horta::cli {

// The names of a list "a,b,…". A comma inside a command is written `\,`; any other backslash is one.
std::vector<std::string> split_names(std::string_view list);

// "There is no such bot" names programs too.
Fault with_programs(Fault fault);

// The weights that a bot plays with: `greedy@FILE`, `search:400@FILE`. Null without a file: as shipped.
std::expected<std::shared_ptr<const Weights>, Fault> weights_in_name(const std::string& name,
                                                                     const WeightShape& shape);
template <Game G>
std::expected<std::shared_ptr<const Weights>, Fault> weights_in_name(const std::string& name) {
  return weights_in_name(name, weight_shape<G>());
}

template <Game G>
std::expected<BotKind<G>, Fault> find_any_bot(const std::string& name, const TableChoice& table) {
  if (name.size() > longest_name)
    return std::unexpected(
        Fault{"bot_name_long", json::Value::object({{"bot", name}, {"most", longest_name}})});
  if (!names_program(name)) {
    auto weights = weights_in_name<G>(name);
    if (!weights) return std::unexpected(std::move(weights.error()));
    auto kind = find_bot<G>(std::string_view{name}.substr(0, name.find('@')), std::move(*weights));
    if (kind) kind->name = name;
    if (!kind) return std::unexpected(with_programs(std::move(kind.error())));
    return kind;
  }
  auto program = read_program(name);
  if (!program) return std::unexpected(std::move(program.error()));
  auto pool = std::make_shared<BotPool>(std::move(*program), new_game_line(table));
  return BotKind<G>{name, [pool](std::uint64_t seed) { return std::make_unique<ExecBot<G>>(pool, seed); }};
}

// Those of all seats, or what is wrong with the first that cannot play.
template <Game G>
std::expected<std::vector<BotKind<G>>, Fault> find_any_bots(std::span<const std::string> names,
                                                            const TableChoice& table) {
  std::vector<BotKind<G>> kinds;
  for (const std::string& name : names) {
    auto kind = find_any_bot<G>(name, table);
    if (!kind) return std::unexpected(std::move(kind.error()));
    kinds.push_back(std::move(*kind));
  }
  return kinds;
}

// The same for a table of any game.
std::expected<std::unique_ptr<Bot>, Fault> make_any_bot(const TableChoice& table, const std::string& name,
                                                        std::uint64_t seed);

}  // namespace horta::cli
