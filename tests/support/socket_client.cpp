#include "tests/support/socket_client.h"

#include <gtest/gtest.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace horta::tests {

namespace {

// The socket of a new connection, or -1 with errno.
int connected_socket(std::uint16_t port, std::string_view address) {
  addrinfo hints{};
  hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(std::string{address}.c_str(), std::to_string(port).c_str(), &hints, &found) != 0)
    throw std::invalid_argument{std::string{address}};
  const int number = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval deadline{60, 0};
  setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &deadline, sizeof deadline);
  setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &deadline, sizeof deadline);
  const bool good = connect(number, found->ai_addr, found->ai_addrlen) == 0;
  const int error = errno;
  freeaddrinfo(found);
  if (good) return number;
  close(number);
  errno = error;
  return -1;
}

}  // namespace

SocketClient::SocketClient(std::uint16_t port, std::string_view address)
    : socket_{connected_socket(port, address)} {
  if (socket_ < 0)
    throw std::system_error{errno, std::generic_category(),
                            "no connection to " + std::string{address} + ", port " + std::to_string(port)};
}

SocketClient::SocketClient(SocketClient&& other) noexcept
    : socket_{std::exchange(other.socket_, -1)},
      received_{std::move(other.received_)},
      timed_out_{other.timed_out_} {}

SocketClient::~SocketClient() {
  if (socket_ >= 0) close(socket_);
}

bool SocketClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

void SocketClient::end() { shutdown(socket_, SHUT_WR); }

bool SocketClient::receive_more() {
  char bytes[65536];
  const ssize_t count = recv(socket_, bytes, sizeof bytes, 0);
  if (count > 0) received_.append(bytes, static_cast<std::size_t>(count));
  timed_out_ = count < 0 && errno == EAGAIN;
  if (timed_out_) ADD_FAILURE() << "The server has neither sent anything nor closed for a minute.";
  return count > 0;
}

std::optional<Reply> SocketClient::receive(bool head) {
  constexpr std::string_view line_end = "\r\n";
  std::size_t end = std::string::npos;
  while ((end = received_.find("\r\n\r\n")) == std::string::npos)
    if (!receive_more()) return std::nullopt;
  Reply reply;
  std::string_view lines = std::string_view{received_}.substr(0, end);
  if (!lines.starts_with("HTTP/1.")) return std::nullopt;
  std::from_chars(lines.data() + 9, lines.data() + lines.size(), reply.status);
  while (lines.find(line_end) != std::string_view::npos) {
    lines.remove_prefix(lines.find(line_end) + 2);
    const std::string_view line = lines.substr(0, lines.find(line_end));
    const std::size_t colon = line.find(": ");
    reply.headers.add(line.substr(0, colon), line.substr(colon + 2));
  }
  received_.erase(0, end + 4);

  const std::string length = reply.headers["Content-Length"];
  std::size_t size = 0;
  std::from_chars(length.data(), length.data() + length.size(), size);
  if (head || reply.status == 304) size = 0;
  while (received_.size() < size)
    if (!receive_more()) return std::nullopt;
  reply.body = received_.substr(0, size);
  received_.erase(0, size);
  return reply;
}

std::optional<Reply> SocketClient::ask(std::string_view bytes, bool head) {
  send(bytes);
  return receive(head);
}

std::string SocketClient::receive_all() {
  while (receive_more()) {
  }
  return std::exchange(received_, {});
}

bool is_open(std::uint16_t port) {
  const int number = connected_socket(port, "127.0.0.1");
  if (number >= 0) close(number);
  return number >= 0;
}

std::string get(std::string_view target, std::string_view headers) {
  return std::string{"GET "}
      .append(target)
      .append(" HTTP/1.1\r\nHost: localhost\r\n")
      .append(headers)
      .append("\r\n");
}

}  // namespace horta::tests
