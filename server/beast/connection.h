#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_set>

#include "server/http/server.h"

namespace horta::http {

class Connection;

// All connections of a server, and what they share. Safe to use from any thread.
class Connections {
 public:
  Connections(Settings settings, Handler handler)
      : settings_{std::move(settings)}, handler_{std::move(handler)} {}

  const Settings& settings() const { return settings_; }
  const Handler& handler() const { return handler_; }

  // Answers on a socket until either end has had enough. Not to be called by two threads at the same time.
  void take(boost::asio::ip::tcp::socket socket);

  // Ends those that wait for a request, and lets the others finish their response.
  void stop();
  bool stopping() const;
  // Returns when the last connection has ended, or after that time.
  void wait_for_end(std::chrono::milliseconds most) const;

 private:
  friend class Connection;
  void enter(Connection& connection, bool seated);
  void leave(Connection& connection, bool seated);

  const Settings settings_;
  const Handler handler_;
  mutable std::mutex mutex_;
  mutable std::condition_variable ended_;
  std::unordered_set<Connection*> open_;
  std::size_t seated_ = 0;  // of these, as many as are served and not refused
  bool stopping_ = false;
};

// One connection, alive as long as its coroutine. Everything happens on the executor of its socket.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  // `seated`: it is one of those that are served.
  Connection(Connections& all, boost::asio::ip::tcp::socket socket, bool seated);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  boost::asio::any_io_executor executor() { return stream_.get_executor(); }

  // Answers one request after the other.
  boost::asio::awaitable<void> serve();
  // Says that there are too many, and ends.
  boost::asio::awaitable<void> refuse();

  // Ends the connection if it waits for a request. May be called from any thread.
  void stop();

 private:
  boost::asio::awaitable<bool> wait_for_request();
  boost::asio::awaitable<bool> answer_one();
  boost::asio::awaitable<bool> refuse_request(int status, bool head);
  boost::asio::awaitable<bool> send(Response response, unsigned version, bool head, bool keep_alive);
  boost::asio::awaitable<void> say_farewell();
  Response response_to(const Request& request) const;

  Connections& all_;
  const bool seated_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer received_;
  bool idle_ = false;
};

}  // namespace horta::http
