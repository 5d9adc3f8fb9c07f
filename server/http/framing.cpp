#include "server/http/framing.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "server/http/letters.h"

namespace horta::http {

namespace {

// RFC 9110 §9.3: the body of any other request has no meaning.
bool may_have_body(std::string_view method) {
  constexpr std::array<std::string_view, 3> methods{"POST", "PUT", "PATCH"};
  return std::ranges::find(methods, method) != methods.end();
}

}  // namespace

std::expected<std::size_t, int> head_length(std::string_view received) {
  constexpr auto malformed = std::unexpected(400);
  std::size_t line = 0;
  for (;;) {
    const std::size_t end = received.find_first_of("\r\n", line);
    if (end == std::string_view::npos) return 0;
    if (received[end] == '\n') return malformed;
    if (end + 1 == received.size()) return 0;
    if (received[end + 1] != '\n') return malformed;
    if (line > 0 && (received[line] == ' ' || received[line] == '\t')) return malformed;
    if (line > 0 && end == line) return end + 2;
    line = end + 2;
  }
}

std::expected<std::size_t, int> body_length(const Request& head) {
  const auto transfer = head.headers.values("Transfer-Encoding");
  if (!transfer.empty()) {
    const bool chunked = transfer.size() == 1 && equal_ignoring_case(transfer.front(), "chunked");
    return std::unexpected(chunked ? 411 : 501);
  }
  const auto lengths = head.headers.values("Content-Length");
  if (lengths.empty()) return 0;
  const std::string_view digits = lengths.front();
  if (lengths.size() > 1 || digits.empty() || !std::ranges::all_of(digits, is_digit))
    return std::unexpected(400);
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), length);
  if (error != std::errc{}) return std::unexpected(413);
  if (length > 0 && !may_have_body(head.method)) return std::unexpected(400);
  return length;
}

}  // namespace horta::http
