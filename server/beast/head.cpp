#include "server/beast/head.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <ctime>
#include <functional>
#include <optional>
#include <utility>

#include "server/http/framing.h"
#include "server/http/letters.h"

namespace horta::http {

namespace {

// The head as Beast understands it. Nothing: it does not.
std::optional<Head> parsed(std::string_view bytes) {
  namespace wire = boost::beast::http;
  wire::request_parser<wire::empty_body> parser;
  parser.header_limit(static_cast<std::uint32_t>(bytes.size()));
  parser.body_limit(boost::none);  // Content-Length is judged by body_length
  boost::system::error_code error;
  parser.put(boost::asio::buffer(bytes.data(), bytes.size()), error);
  if (error || !parser.is_header_done()) return std::nullopt;

  const auto& message = parser.get();
  Head head;
  head.request.method = message.method_string();
  head.request.target = message.target();
  for (const auto& field : message) head.request.headers.add(field.name_string(), field.value());
  head.length = bytes.size();
  head.manner = {parser.keep_alive(), head.request.method == "HEAD", message.version() < 11};
  return head;
}

}  // namespace

std::expected<Head, int> read_head(std::string_view received, const Settings& settings) {
  // What does not begin like a request, such as an attempt to speak TLS, may never end like one.
  if (!is_letter(received.front())) return std::unexpected(400);
  const auto length = head_length(received);
  if (!length) return std::unexpected(length.error());
  if (*length == 0) {
    if (received.size() < settings.most_header_bytes) return std::unexpected(0);
    const bool in_first_line = received.find('\n') == std::string_view::npos;
    return std::unexpected(in_first_line ? 414 : 431);
  }

  auto head = parsed(received.substr(0, *length));
  if (!head) return std::unexpected(400);
  if (head->request.target.size() > settings.most_target_bytes) return std::unexpected(414);
  // RFC 9112 §3.2: exactly one.
  if (!head->manner.is_http_1_0 && head->request.headers.values("Host").size() != 1)
    return std::unexpected(400);
  const auto body = body_length(head->request);
  if (!body) return std::unexpected(body.error());
  if (*body > settings.most_body_bytes) return std::unexpected(413);
  head->body_length = *body;
  return std::move(*head);
}

std::string write_head(const Response& response, const Headers& house, Manner manner) {
  std::string text = "HTTP/1.1 " + status_line(response.status) + "\r\n";
  const auto add = [&text](std::string_view name, std::string_view value) {
    text.append(name).append(": ").append(value).append("\r\n");
  };
  for (const Headers& headers : {std::cref(response.headers), std::cref(house)})
    for (const Header& header : headers) add(header.name, header.value);
  add("Date", date_text(std::time(nullptr)));
  if (response.status != 304) add("Content-Length", std::to_string(response.body.size()));
  if (!manner.keep_alive) add("Connection", "close");
  if (manner.keep_alive && manner.is_http_1_0) add("Connection", "keep-alive");
  return text += "\r\n";
}

}  // namespace horta::http
