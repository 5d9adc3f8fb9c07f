#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <expected>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>

#include "server/beast/head.h"
#include "server/http/server.h"

namespace horta::http {

// Operations give their error as a value instead of throwing it. Nothing is awaited within a condition: g++
// 12 compiles `while (co_await a && co_await b)` to a trap.
inline constexpr auto result = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection;

// All connections of a server, and what they share. Safe to use from any thread.
class Connections {
 public:
  Connections(Settings settings, Handler handler)
      : settings_{std::move(settings)}, handler_{std::move(handler)} {}

  const Settings& settings() const { return settings_; }
  // What the handler answers, or that it has failed.
  Response response_to(const Request& request) const;
  void report(const std::exception_ptr& thrown) const noexcept;

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
  boost::asio::awaitable<std::expected<Head, int>> receive_head();
  boost::asio::awaitable<bool> receive_body(Head& head);
  boost::asio::awaitable<bool> receive_more();
  boost::asio::awaitable<bool> send(Response response, Manner manner);
  boost::asio::awaitable<bool> write(std::string_view first, std::string_view second);
  boost::asio::awaitable<void> say_farewell();

  Connections& all_;
  const bool seated_;
  boost::beast::tcp_stream stream_;
  std::string received_;  // and not yet understood; never more than the longest head
  bool idle_ = false;
};

}  // namespace horta::http
