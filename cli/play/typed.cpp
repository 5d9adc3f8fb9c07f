#include "cli/play/typed.h"

#include <algorithm>
#include <charconv>

#include "text/harmless.h"
#include "text/notation.h"

namespace horta::cli {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

std::optional<TypedCommand> read_command(const Locale& say, std::string_view line) {
  if (line.starts_with('/')) return TypedCommand{"find", std::string{trimmed(line.substr(1))}};
  if (line == "?") return TypedCommand{"help", {}};
  const std::size_t space = std::min(line.find(' '), line.size());
  const std::string word = lower_case(line.substr(0, space));
  if (word.empty()) return std::nullopt;
  for (const std::string_view command : typed_commands) {
    const std::string alias = "alias." + std::string{command};
    if (word == command || word == say("command." + std::string{command}) ||
        (say.has(alias) && word == say(alias)))
      return TypedCommand{command, std::string{trimmed(line.substr(space))}};
  }
  return std::nullopt;
}

std::optional<std::size_t> read_number(std::string_view text) {
  if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} ? number : 0;
}

json::Value quoted(std::string_view text) {
  constexpr std::size_t most = 40;
  return json::Value::object({{"text", harmless(text, most)}});
}

}  // namespace horta::cli
