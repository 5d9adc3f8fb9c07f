#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace horta::http {

// What a request asks for.
struct Target {
  // Decoded. Begins with '/'; no part between two slashes is empty, "." or "..", and none contains a slash
  // that was encoded, a backslash or a control character. The last part is empty when the path ends with '/'.
  std::string path;
  std::string query;  // after the '?', as it was sent
};

// Reads the target of a request, "/path?query" or "http://host/path?query" (RFC 9112 §3.2.1, §3.2.2).
// Nothing: it is malformed, or a path that no honest client sends.
std::optional<Target> read_target(std::string_view target);

}  // namespace horta::http
