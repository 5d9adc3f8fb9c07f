// Any bytes, any target and any wishes of a client: they are understood or refused, and nothing but the web
// client's files comes out. The input is a target and the values of four headers, one a line; and the head of
// a request as it is.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/rule_sets.h"
#include "server/http/framing.h"
#include "server/http/negotiation.h"
#include "server/http/target.h"
#include "server/site.h"

using namespace horta;
using fuzz::require;

namespace {

constexpr std::array<EmbeddedFile, 5> client{{{"assets/app-Bx3_k9aQ.js", "plain"},
                                              {"assets/app-Bx3_k9aQ.js.br", "br"},
                                              {"assets/app-Bx3_k9aQ.js.gz", "gzip"},
                                              {"horta.wasm", "module"},
                                              {"index.html", "page"}}};

std::string next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return std::string{line};
}

void check_target(std::string_view text) {
  const auto target = http::read_target(text);
  if (!target) return;
  require(target->path.starts_with('/') && target->path.size() <= text.size() + 1);
  for (const std::string_view forbidden : {"//", "/../", "/./", "\\", "\n", "\x7f"})
    require(target->path.find(forbidden) == std::string::npos);
  require(target->path.find('\0') == std::string::npos);
  require(!target->path.ends_with("/..") && !target->path.ends_with("/."));
}

void check_wishes(std::string_view header) {
  for (const http::Wish& wish : http::wishes(header))
    require(!wish.value.empty() && wish.weight >= 0 && wish.weight <= 1000);
  const auto encodings = http::encodings(header);
  require(!encodings.empty() && encodings.size() <= 3);
  require(std::ranges::count(encodings, http::Encoding::identity) == 1);
}

void check_tag(std::string_view header) {
  require(http::has_tag(std::string{"\"tag\", "}.append(header), "\"tag\""));
  if (http::has_tag(header, "\"tag\""))
    require(header.find("\"tag\"") != std::string_view::npos || header.find('*') != std::string_view::npos);
}

// A head ends where everybody sees its end, and its lines are everybody's lines.
void check_head(std::string_view received) {
  const auto length = http::head_length(received);
  if (!length) return;
  const std::size_t end = received.find("\r\n\r\n");
  require(*length == (end == std::string_view::npos ? 0 : end + 4));
  for (const std::string_view fold : {"\r\n ", "\r\n\t"})
    require(received.substr(0, *length).find(fold) == std::string_view::npos);
  require(std::ranges::count(received.substr(0, *length), '\r') ==
          std::ranges::count(received.substr(0, *length), '\n'));
}

void check_length(const std::string& header) {
  const auto length = http::body_length({"POST", "/", {{"Content-Length", header}}, ""});
  if (!length) return;
  require(std::to_string(*length) ==
          header.substr(std::min(header.find_first_not_of('0'), header.size() - 1)));
  require(!http::body_length({"POST", "/", {{"Content-Length", header}, {"Transfer-Encoding", header}}, ""}));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const http::Handler handler = site(*WebFiles::embedded(client));
  std::string_view text{reinterpret_cast<const char*>(data), size};
  check_head(text);
  http::Request request{"GET", next_line(text), {}, ""};
  for (const std::string_view name : {"Accept-Encoding", "Accept", "If-None-Match", "Accept-Encoding"}) {
    const std::string value = next_line(text);
    check_wishes(value);
    check_tag(value);
    check_length(value);
    request.headers.add(name, value);
  }
  check_target(request.target);

  const http::Response response = handler(request);
  const std::string_view body = response.body.bytes();
  const bool is_file = std::ranges::find(client, body, &EmbeddedFile::text) != client.end();
  switch (response.status) {
    case 200:
      require(is_file || body.starts_with("{\"status\":\"ok\""));
      break;
    case 304:
      require(body.empty());
      break;
    default:
      require(response.status == 400 || response.status == 404);
  }
  return 0;
}
