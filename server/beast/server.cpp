#include "server/http/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <exception>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "server/beast/connection.h"

namespace horta::http {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

Fault listening_fault(const Settings& settings, error_code error) {
  const auto params = json::Value::object(
      {{"address", settings.address.text}, {"port", settings.port}, {"error", error.message()}});
  if (error == asio::error::address_in_use) return Fault{"port_in_use", params};
  if (error == asio::error::access_denied) return Fault{"port_reserved", params};
  if (error == boost::system::errc::address_not_available) return Fault{"address_not_ours", params};
  return Fault{"cannot_listen", params};
}

}  // namespace

class Server::Running {
 public:
  Running(Settings settings, Handler handler)
      : connections_{std::move(settings), std::move(handler)}, acceptor_{asio::make_strand(context_)} {}

  std::expected<void, Fault> start() {
    const error_code error = listen();
    if (error) return std::unexpected(listening_fault(connections_.settings(), error));
    port_ = acceptor_.local_endpoint().port();
    keep_accepting();
    const int threads = connections_.settings().threads;
    try {
      while (std::cmp_less(threads_.size(), threads)) threads_.emplace_back([this] { run(); });
    } catch (const std::system_error& refused) {
      context_.stop();
      return std::unexpected(
          Fault{"threads_refused",
                json::Value::object({{"threads", threads}, {"error", refused.code().message()}})});
    }
    return {};
  }

  std::uint16_t port() const { return port_; }

  void stop() {
    if (threads_.empty()) return;
    asio::post(acceptor_.get_executor(), [this] {
      error_code ignored;
      acceptor_.close(ignored);
    });
    connections_.stop();
    connections_.wait_for_end(connections_.settings().last_responses);
    context_.stop();
    threads_.clear();
    error_code ignored;
    acceptor_.close(ignored);  // where the thread that was asked to did not come to it
  }

 private:
  error_code listen() {
    const Settings& settings = connections_.settings();
    error_code error;
    const auto address = asio::ip::make_address(settings.address.text, error);
    const tcp::endpoint endpoint{address, settings.port};
    if (!error) acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address{true}, error);
    if (!error && address.is_v6()) acceptor_.set_option(asio::ip::v6_only{!settings.address.is_any}, error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    return error;
  }

  // What escapes from a connection all the same costs nobody else's: the thread goes on.
  void run() {
    for (bool stopped = false; !stopped;) {
      try {
        context_.run();
        stopped = true;
      } catch (...) {
        connections_.report(std::current_exception());
      }
    }
  }

  void keep_accepting() {
    asio::co_spawn(acceptor_.get_executor(), accept(), [this](const std::exception_ptr& thrown) {
      if (!thrown) return;
      connections_.report(thrown);
      keep_accepting();
    });
  }

  asio::awaitable<void> accept() {
    while (acceptor_.is_open()) {
      auto [error, socket] = co_await acceptor_.async_accept(asio::make_strand(context_), result);
      if (!error && take(std::move(socket))) continue;
      // The system has no room for another connection just now.
      asio::steady_timer pause{acceptor_.get_executor(), std::chrono::milliseconds{50}};
      if (acceptor_.is_open()) co_await pause.async_wait(result);
    }
  }

  bool take(tcp::socket socket) try {
    connections_.take(std::move(socket));
    return true;
  } catch (...) {
    connections_.report(std::current_exception());
    return false;
  }

  // The connections' coroutines live in the context, so what they refer to comes first, and goes last.
  Connections connections_;
  asio::io_context context_;
  tcp::acceptor acceptor_;
  std::uint16_t port_ = 0;
  std::vector<std::jthread> threads_;
};

std::expected<Server, Fault> Server::start(Settings settings, Handler handler) {
  auto running = std::make_unique<Running>(std::move(settings), std::move(handler));
  if (const auto started = running->start(); !started) return std::unexpected(started.error());
  return Server{std::move(running)};
}

Server::Server(std::unique_ptr<Running> running) : running_{std::move(running)} {}
Server::Server(Server&&) noexcept = default;
Server::~Server() { stop(); }

std::uint16_t Server::port() const { return running_->port(); }

void Server::stop() {
  if (running_) running_->stop();
}

}  // namespace horta::http
