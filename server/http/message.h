#pragma once

#include <ctime>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// HTTP as the rest of the server sees it: a request comes in, a response goes out. How they travel is
// server/beast/'s affair.

namespace horta::http {

struct Header {
  std::string name;
  std::string value;

  bool operator==(const Header&) const = default;
};

class Headers {
 public:
  Headers() = default;
  Headers(std::initializer_list<Header> headers) : all_{headers} {}

  void add(std::string_view name, std::string_view value) {
    all_.emplace_back(std::string{name}, std::string{value});
  }
  // The value of a header, whatever the case of its name; of several, all of them with commas between, as RFC
  // 9110 §5.3 reads a list. Empty: there is none.
  std::string operator[](std::string_view name) const;

  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }
  bool operator==(const Headers&) const = default;

 private:
  std::vector<Header> all_;
};

struct Request {
  std::string method;  // "GET", as it was sent
  std::string target;  // "/play/7?seat=2", as it was sent
  Headers headers;
  std::string body;
};

// The bytes of a response. Copies share them.
class Body {
 public:
  Body() = default;
  Body(std::string bytes) : owned_{std::make_shared<const std::string>(std::move(bytes))}, bytes_{*owned_} {}
  // Bytes that stay where they are for as long as the program runs.
  static Body lasting(std::string_view bytes) {
    Body body;
    body.bytes_ = bytes;
    return body;
  }

  std::string_view bytes() const { return bytes_; }

 private:
  std::shared_ptr<const std::string> owned_;
  std::string_view bytes_;
};

// Content-Length, Connection and Date are added when it is sent; after HEAD the body is left out.
struct Response {
  int status = 200;
  Headers headers;
  Body body;
};

// Makes the response to a request. Called on any of the server's threads, several at a time if there are
// several; while it works, its thread does nothing else. What it throws becomes a status 500.
using Handler = std::function<Response(const Request&)>;

// "404 Not Found".
std::string status_line(int status);

// A response that says its status in plain text, for everything that went wrong.
Response plain_response(int status);

// The refusal of a method; `allowed` is the list for the header Allow.
Response method_not_allowed(std::string_view allowed);

// "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110 §5.6.7).
std::string date_text(std::time_t time);

}  // namespace horta::http
