#include "server/http/target.h"

#include "server/http/letters.h"

namespace horta::http {

namespace {

int hex_digit(char letter) {
  if (is_digit(letter)) return letter - '0';
  const char low = lower(letter);
  return low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
}

bool may_stand_in_a_part(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x20 && byte != 0x7f && letter != '/' && letter != '\\';
}

// One part of a path without its %XX.
std::optional<std::string> decoded(std::string_view part) {
  std::string text;
  for (std::size_t at = 0; at < part.size(); ++at) {
    char letter = part[at];
    if (letter == '%') {
      if (part.size() - at < 3) return std::nullopt;
      const int high = hex_digit(part[at + 1]);
      const int low = hex_digit(part[at + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      letter = static_cast<char>(high * 16 + low);
      at += 2;
    }
    if (!may_stand_in_a_part(letter)) return std::nullopt;
    text.push_back(letter);
  }
  if (text == "." || text == "..") return std::nullopt;
  return text;
}

// The rest of a target that names the server too.
std::string_view without_server(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!equal_ignoring_case(target.substr(0, scheme.size()), scheme)) continue;
    const std::size_t path = target.find_first_of("/?", scheme.size());
    if (path == std::string_view::npos) return "/";
    return target.substr(path);
  }
  return target;
}

}  // namespace

std::optional<Target> read_target(std::string_view target) {
  target = without_server(target);
  const std::size_t question = target.find('?');
  Target result;
  if (question != std::string_view::npos) result.query = target.substr(question + 1);
  std::string_view path = target.substr(0, question);
  if (!path.starts_with('/')) return std::nullopt;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(part.size());
    const auto text = decoded(part);
    if (!text || (text->empty() && !path.empty())) return std::nullopt;
    result.path.append("/").append(*text);
  }
  return result;
}

}  // namespace horta::http
