#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/message.h"

namespace horta::tests {

struct Reply {
  int status = 0;
  http::Headers headers;
  std::string body;
};

// The other end of a connection to a server on this computer: bytes as a test wants to send them, however
// wrong. Nothing blocks for longer than a minute; a test that has waited in vain fails.
class SocketClient {
 public:
  // Throws a sentence when nobody takes the connection.
  explicit SocketClient(std::uint16_t port, std::string_view address = "127.0.0.1");
  SocketClient(SocketClient&& other) noexcept;
  ~SocketClient();

  // Whether all of it went out.
  bool send(std::string_view bytes);
  // Says that no more will be sent.
  void end();
  // The next response; `head`: without a body, whatever its length says. Nothing: the connection ended
  // before.
  std::optional<Reply> receive(bool head = false);
  // send, then receive.
  std::optional<Reply> ask(std::string_view bytes, bool head = false);
  // Everything that still arrives until the other end closes.
  std::string receive_all();
  // Whether the other end closes without sending anything more.
  bool is_closed() { return receive_all().empty() && !timed_out_; }

 private:
  bool receive_more();

  int socket_ = -1;
  std::string received_;
  bool timed_out_ = false;
};

// Whether anybody takes connections there.
bool is_open(std::uint16_t port);

// "GET <target> HTTP/1.1" with the headers given, each ended by "\r\n".
std::string get(std::string_view target, std::string_view headers = "");

}  // namespace horta::tests
