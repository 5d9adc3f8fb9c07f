#include "server/beast/connection.h"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <vector>

#include "server/http/letters.h"

namespace horta::http {

namespace {

namespace asio = boost::asio;
using boost::system::error_code;

// How many of those for whom there is no seat are told so at the same time; the rest are closed without a
// word.
constexpr std::size_t most_refusals = 64;

// Bytes of the other end that are thrown away before it is closed all the same.
constexpr std::size_t most_ignored = 256 * 1024;

// The time for so many bytes to pass, a day at most.
Settings::Time time_for(const Settings& settings, std::size_t bytes) {
  using std::chrono::seconds;
  return settings.transfer + std::min<seconds>(seconds{bytes / settings.slowest}, std::chrono::days{1});
}

std::string what(const std::exception_ptr& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& exception) {
    return exception.what();
  } catch (...) {
    return "?";
  }
}

}  // namespace

// --- all connections -------------------------------------------------------------------------------------

void Connections::take(asio::ip::tcp::socket socket) {
  bool seated = false;
  {
    const std::scoped_lock lock{mutex_};
    seated = seated_ < settings_.most_connections;
    if (!seated && open_.size() - seated_ >= most_refusals) return;
  }
  const auto connection = std::make_shared<Connection>(*this, std::move(socket), seated);
  // Whatever a connection throws is its own end, and nobody else's.
  const auto at_end = [this, connection](const std::exception_ptr& thrown) {
    if (thrown) report(thrown);
  };
  asio::co_spawn(connection->executor(), seated ? connection->serve() : connection->refuse(), at_end);
}

Response Connections::response_to(const Request& request) const {
  try {
    return handler_(request);
  } catch (...) {
    report(std::current_exception());
    return plain_response(500);
  }
}

void Connections::report(const std::exception_ptr& thrown) const noexcept {
  try {
    settings_.report(what(thrown));
  } catch (...) {
    return;  // nobody is left to be told
  }
}

void Connections::stop() {
  // Collected first: the last owner of a connection must not hold the lock that its end needs.
  std::vector<std::shared_ptr<Connection>> open;
  {
    const std::scoped_lock lock{mutex_};
    stopping_ = true;
    for (Connection* connection : open_) open.push_back(connection->weak_from_this().lock());
  }
  for (const auto& connection : open)
    if (connection) connection->stop();
}

bool Connections::stopping() const {
  const std::scoped_lock lock{mutex_};
  return stopping_;
}

void Connections::wait_for_end(std::chrono::milliseconds most) const {
  std::unique_lock lock{mutex_};
  ended_.wait_for(lock, most, [this] { return open_.empty(); });
}

void Connections::enter(Connection& connection, bool seated) {
  const std::scoped_lock lock{mutex_};
  open_.insert(&connection);
  if (seated) ++seated_;
}

void Connections::leave(Connection& connection, bool seated) {
  const std::scoped_lock lock{mutex_};
  open_.erase(&connection);
  if (seated) --seated_;
  ended_.notify_all();
}

// --- one connection --------------------------------------------------------------------------------------

Connection::Connection(Connections& all, asio::ip::tcp::socket socket, bool seated)
    : all_{all}, seated_{seated}, stream_{std::move(socket)} {
  error_code ignored;
  stream_.socket().set_option(asio::ip::tcp::no_delay{true}, ignored);
  all_.enter(*this, seated_);
}

Connection::~Connection() { all_.leave(*this, seated_); }

void Connection::stop() {
  asio::post(executor(), [self = shared_from_this()] {
    if (self->idle_) self->stream_.close();
  });
}

asio::awaitable<void> Connection::serve() {
  bool more = true;
  while (more) {
    const bool asked = co_await wait_for_request();
    if (!asked) co_return;
    more = co_await answer_one();
  }
  co_await say_farewell();
}

asio::awaitable<void> Connection::refuse() {
  Response response = plain_response(503);
  response.headers.add("Retry-After", "10");
  co_await send(std::move(response), {});
  co_await say_farewell();
}

// Whether something has arrived that may be a request.
asio::awaitable<bool> Connection::wait_for_request() {
  if (!received_.empty()) co_return true;
  idle_ = true;
  if (all_.stopping()) co_return false;
  stream_.expires_after(all_.settings().idle);
  const bool more = co_await receive_more();
  idle_ = false;
  co_return more;
}

// Whether another request may follow.
asio::awaitable<bool> Connection::answer_one() {
  auto head = co_await receive_head();
  if (!head) {
    if (head.error() == 0) co_return false;
    const Manner manner{.only_head = received_.starts_with("HEAD ")};
    co_return co_await send(plain_response(head.error()), manner);
  }
  received_.erase(0, head->length);
  const bool complete = co_await receive_body(*head);
  if (!complete) co_return false;

  Response response = all_.response_to(head->request);
  if (all_.stopping()) head->manner.keep_alive = false;
  co_return co_await send(std::move(response), head->manner);
}

// The next request up to its body. Otherwise the status that refuses it, or 0: there is nobody to tell.
asio::awaitable<std::expected<Head, int>> Connection::receive_head() {
  stream_.expires_after(all_.settings().request);
  for (;;) {
    auto head = read_head(received_, all_.settings());
    if (head || head.error() != 0) co_return head;
    const bool more = co_await receive_more();
    if (!more) co_return head;
  }
}

// Whether the body of a request has arrived.
asio::awaitable<bool> Connection::receive_body(Head& head) {
  std::string& body = head.request.body;
  body = received_.substr(0, head.body_length);
  received_.erase(0, body.size());
  std::size_t arrived = body.size();
  if (arrived == head.body_length) co_return true;
  stream_.expires_after(time_for(all_.settings(), head.body_length));
  if (arrived == 0 && equal_ignoring_case(head.request.headers["Expect"], "100-continue")) {
    const bool told = co_await write("HTTP/1.1 100 Continue\r\n\r\n", {});
    if (!told) co_return false;
  }
  body.resize(head.body_length);
  while (arrived < head.body_length) {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(body) + arrived, result);
    if (error) co_return false;
    arrived += size;
  }
  co_return true;
}

// Whether more has arrived. No more is taken than fits into a head.
asio::awaitable<bool> Connection::receive_more() {
  constexpr std::size_t most_at_once = 4096;
  const std::size_t before = received_.size();
  received_.resize(std::min(before + most_at_once, all_.settings().most_header_bytes));
  const auto [error, size] = co_await stream_.async_read_some(asio::buffer(received_) + before, result);
  received_.resize(before + size);
  co_return !error;
}

// Whether another request may follow.
asio::awaitable<bool> Connection::send(Response response, Manner manner) {
  const Body& body = response.body;
  const std::size_t size = manner.only_head ? 0 : body.size();
  std::string head = write_head(response, all_.settings().headers, manner);
  stream_.expires_after(time_for(all_.settings(), size));
  std::string room;
  std::size_t sent = 0;
  do {
    const std::string_view piece = sent < size ? body.piece(sent, room) : std::string_view{};
    if (piece.empty() && sent < size) co_return false;
    const bool gone = co_await write(head, piece);
    if (!gone) co_return false;
    head.clear();
    sent += piece.size();
  } while (sent < size);
  co_return manner.keep_alive;
}

// Whether both have gone out.
asio::awaitable<bool> Connection::write(std::string_view first, std::string_view second) {
  const std::array<asio::const_buffer, 2> bytes{asio::buffer(first.data(), first.size()),
                                                asio::buffer(second.data(), second.size())};
  const auto [error, size] = co_await asio::async_write(stream_, bytes, result);
  co_return !error;
}

// A socket that is closed with bytes unread takes back what it has just sent, so those are waited for.
asio::awaitable<void> Connection::say_farewell() {
  error_code error;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
  if (error) co_return;
  const auto deadline = std::chrono::steady_clock::now() + all_.settings().farewell;
  stream_.expires_at(deadline);
  std::array<char, 4096> ignored;
  // The stream's own clock does not get its turn while bytes pour in; nor is it worth reading many of them.
  for (std::size_t read = 0; read < most_ignored && std::chrono::steady_clock::now() < deadline;) {
    const auto [read_error, size] = co_await stream_.async_read_some(asio::buffer(ignored), result);
    if (read_error) co_return;
    read += size;
  }
}

}  // namespace horta::http
