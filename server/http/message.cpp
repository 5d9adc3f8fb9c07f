#include "server/http/message.h"

#include <algorithm>
#include <array>

#include "server/http/letters.h"

namespace horta::http {

std::vector<std::string_view> Headers::values(std::string_view name) const {
  std::vector<std::string_view> values;
  for (const Header& header : all_)
    if (equal_ignoring_case(header.name, name)) values.push_back(header.value);
  return values;
}

std::string Headers::operator[](std::string_view name) const {
  std::string list;
  for (std::string_view separator; const std::string_view value : values(name)) {
    list.append(separator).append(value);
    separator = ", ";
  }
  return list;
}

std::string_view Body::piece(std::size_t offset, std::string& room) const {
  constexpr std::size_t most_bytes = 65536;
  if (!read_) return bytes_.substr(offset);
  room.resize(std::min(most_bytes, size_ - offset));
  return {room.data(), read_(offset, room)};
}

std::string status_line(int status) {
  struct Named {
    int status;
    std::string_view reason;
  };
  constexpr std::array<Named, 12> names{{{200, "OK"},
                                         {304, "Not Modified"},
                                         {400, "Bad Request"},
                                         {404, "Not Found"},
                                         {405, "Method Not Allowed"},
                                         {411, "Length Required"},
                                         {413, "Content Too Large"},
                                         {414, "URI Too Long"},
                                         {431, "Request Header Fields Too Large"},
                                         {500, "Internal Server Error"},
                                         {501, "Not Implemented"},
                                         {503, "Service Unavailable"}}};
  std::string line = std::to_string(status) + " ";
  const auto* const named = std::ranges::find(names, status, &Named::status);
  if (named != names.end()) line.append(named->reason);
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
