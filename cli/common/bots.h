#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bots/bot_kind.h"
#include "cli/common/table.h"

// Bots as the command line names them: those of ai/, with weights of one's own (`greedy@FILE`,
// `search:400@FILE`), and programs of others (`exec:COMMAND`).

namespace horta::cli {

// The names of a list "a,b,…". A comma inside a command is written `\,`; any other backslash is one.
std::vector<std::string> split_names(std::string_view list);

// All forms of names that bots have here.
std::string known_bots();

std::expected<BotKind, Fault> find_any_bot(const std::string& name, const TableChoice& table);

// Those of all seats, or what is wrong with the first that cannot play.
std::expected<std::vector<BotKind>, Fault> find_any_bots(std::span<const std::string> names,
                                                         const TableChoice& table);

}  // namespace horta::cli
