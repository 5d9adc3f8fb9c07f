#pragma once

#include <cstddef>
#include <ctime>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
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
  // The values of all headers of that name, whatever its case.
  std::vector<std::string_view> values(std::string_view name) const;
  // The same with commas between, as RFC 9110 §5.3 reads a list. Empty: there is none.
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
  // Fills the room given with what begins at an offset, as far as there is so much, and returns the number of
  // bytes.
  using Read = std::function<std::size_t(std::size_t offset, std::span<char> room)>;

  Body() = default;
  Body(std::string bytes) : owned_{std::make_shared<const std::string>(std::move(bytes))} { view(*owned_); }
  // Bytes that stay where they are for as long as the program runs.
  static Body lasting(std::string_view bytes) {
    Body body;
    body.view(bytes);
    return body;
  }
  // Bytes that are read piece by piece while they are sent, so that no more of them than a piece is in
  // memory.
  static Body read_by(std::size_t size, Read read) {
    Body body;
    body.size_ = size;
    body.read_ = std::move(read);
    return body;
  }

  std::size_t size() const { return size_; }
  // All of them; nothing where they are read piece by piece.
  std::string_view bytes() const { return bytes_; }
  // The bytes from an offset on: all of them, or the next that had to be read, into `room`. Empty before the
  // end: they are no longer there.
  std::string_view piece(std::size_t offset, std::string& room) const;

 private:
  void view(std::string_view bytes) {
    bytes_ = bytes;
    size_ = bytes.size();
  }

  std::shared_ptr<const std::string> owned_;
  std::string_view bytes_;
  Read read_;  // empty: the bytes are in memory
  std::size_t size_ = 0;
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

// "404 Not Found"; a status without a name is followed by a space alone, as RFC 9112 §4 wants it.
std::string status_line(int status);

// A response that says its status in plain text, for everything that went wrong.
Response plain_response(int status);

// The refusal of a method; `allowed` is the list for the header Allow.
Response method_not_allowed(std::string_view allowed);

// "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110 §5.6.7).
std::string date_text(std::time_t time);

}  // namespace horta::http
