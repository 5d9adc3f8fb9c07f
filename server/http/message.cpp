#include "server/http/message.h"

#include <algorithm>
#include <array>

#include "server/http/letters.h"

namespace horta::http {

std::string Headers::operator[](std::string_view name) const {
  std::string value;
  bool found = false;
  for (const Header& header : all_) {
    if (!equal_ignoring_case(header.name, name)) continue;
    if (found) value += ", ";
    value += header.value;
    found = true;
  }
  return value;
}

std::string status_line(int status) {
  struct Named {
    int status;
    std::string_view reason;
  };
  constexpr std::array<Named, 10> names{{{200, "OK"},
                                         {304, "Not Modified"},
                                         {400, "Bad Request"},
                                         {404, "Not Found"},
                                         {405, "Method Not Allowed"},
                                         {413, "Content Too Large"},
                                         {414, "URI Too Long"},
                                         {431, "Request Header Fields Too Large"},
                                         {500, "Internal Server Error"},
                                         {503, "Service Unavailable"}}};
  std::string line = std::to_string(status);
  const auto* const named = std::ranges::find(names, status, &Named::status);
  if (named != names.end()) line.append(" ").append(named->reason);
  return line;
}

Response plain_response(int status) {
  return {status,
          {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          status_line(status) + "\n"};
}

Response method_not_allowed(std::string_view allowed) {
  Response response = plain_response(405);
  response.headers.add("Allow", allowed);
  return response;
}

std::string date_text(std::time_t time) {
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 40> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), length};
}

}  // namespace horta::http
