#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "text/locale.h"

// What a person types at the prompt, before any game looks at it.

namespace horta::cli {

// The commands, `command.<name>` in the person's language and `alias.<name>` where people say it in two ways;
// the English words are always understood.
inline constexpr std::array<std::string_view, 13> typed_commands{
    "help", "board", "why", "hint", "undo", "restart", "log", "score", "more", "find", "save", "quit", "end"};

struct TypedCommand {
  std::string_view name;  // one of typed_commands
  std::string rest;       // what follows it
};

// Nothing when the first word is no command.
std::optional<TypedCommand> read_command(const Locale& say, std::string_view line);

// Without spaces around it.
std::string_view trimmed(std::string_view text);

// A text of digits only as a number; 0 when it is too large for one.
std::optional<std::size_t> read_number(std::string_view text);

// {"text": …} for a sentence that quotes what was typed.
json::Value quoted(std::string_view text);

}  // namespace horta::cli
