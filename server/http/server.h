#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "engine/core/fault.h"
#include "server/address.h"
#include "server/http/message.h"

namespace horta::http {

// What a server is like, and what it puts up with.
struct Settings {
  Address address = *read_address("127.0.0.1");  // "::" also takes connections over IPv4
  std::uint16_t port = 0;                        // 0: any that is free
  int threads = 1;
  Headers headers;  // of every response, those included that no handler makes
  // Told what a handler or a connection has thrown, which ends that response or that connection and nothing
  // else. Called on any of the threads.
  std::function<void(const std::string& what)> report = [](const std::string&) {};

  // Whoever comes next is told so, and let go. Every one with a file stays within the 1024 descriptors that
  // systems usually give a program.
  std::size_t most_connections = 448;
  std::size_t most_target_bytes = 4096;
  std::size_t most_header_bytes = 16384;  // the line with the target included
  std::size_t most_body_bytes = 65536;    // and that is all that one request can be

  using Time = std::chrono::milliseconds;
  Time idle{60'000};           // until a request begins
  Time request{10'000};        // from its first byte to the end of its headers
  Time transfer{10'000};       // for a body to arrive or a response to leave, and more for a large one:
  std::size_t slowest = 4096;  // bytes per second
  Time farewell{1'000};        // for the other end to read our last words
  Time last_responses{5'000};  // when stopping
};

// An HTTP/1.1 server. It keeps connections open, takes requests ahead of their turn, and answers in order.
class Server {
 public:
  // Listens, and answers from then on, on threads of its own. The fault says why it cannot.
  static std::expected<Server, Fault> start(Settings settings, Handler handler);

  Server(Server&&) noexcept;
  ~Server();  // stops

  std::uint16_t port() const;

  // Takes no more requests, sends the responses under way, and returns when that is done or took too long.
  void stop();

 private:
  class Running;
  explicit Server(std::unique_ptr<Running> running);
  std::unique_ptr<Running> running_;
};

}  // namespace horta::http
