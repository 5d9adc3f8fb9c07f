#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "server/http/server.h"

namespace horta::http {

// How a response is sent.
struct Manner {
  bool keep_alive = false;   // the connection stays open for another request
  bool only_head = false;    // the request was HEAD
  bool is_http_1_0 = false;  // the client does not keep connections open unless it is told so
};

// A request whose body has not been read yet.
struct Head {
  Request request;
  std::size_t length = 0;  // of its own bytes
  std::size_t body_length = 0;
  Manner manner;
};

// Understands the head that these bytes begin with, as many as have arrived and no more than a head may have.
// Otherwise the status that refuses it, or 0: more must arrive.
std::expected<Head, int> read_head(std::string_view received, const Settings& settings);

// The head of a response as it is sent. `house`: the headers that every response has.
std::string write_head(const Response& response, const Headers& house, Manner manner);

}  // namespace horta::http
