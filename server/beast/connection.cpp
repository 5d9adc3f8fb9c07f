#include "server/beast/connection.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <ctime>
#include <exception>
#include <vector>

#include "server/http/letters.h"

namespace horta::http {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace wire = boost::beast::http;

using Parser = wire::request_parser<wire::string_body>;
using boost::system::error_code;

// Operations give their error as a value instead of throwing it. Nothing is awaited within a condition: g++
// 12 compiles `while (co_await a && co_await b)` to a trap.
constexpr auto result = asio::as_tuple(asio::use_awaitable);

// How many of those for whom there is no seat are told so at the same time; the rest are closed without a
// word.
constexpr std::size_t most_refusals = 64;

// The time for so many bytes to pass.
Settings::Time time_for(const Settings& settings, std::size_t bytes) {
  return settings.transfer + Settings::Time{bytes * 1000 / settings.slowest};
}

// The status that tells what was wrong with a request; 0: there is nobody to tell.
int status_of(error_code error, const Parser& parser) {
  // The first line is read as a whole, so without a target it was that line that grew too long.
  if (error == wire::error::header_limit) return parser.get().target().empty() ? 414 : 431;
  if (error == wire::error::body_limit) return 413;
  if (error == wire::error::end_of_stream || error == wire::error::partial_message) return 0;
  const bool is_malformed = error.category() == make_error_code(wire::error::bad_method).category();
  return is_malformed ? 400 : 0;
}

Request plain(Parser& parser) {
  auto& message = parser.get();
  Request request{std::string{message.method_string()}, std::string{message.target()}, {}, {}};
  for (const auto& field : message) request.headers.add(field.name_string(), field.value());
  request.body = std::move(message.body());
  return request;
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
  const auto ignore = [connection](const std::exception_ptr&) {};
  asio::co_spawn(connection->executor(), seated ? connection->serve() : connection->refuse(), ignore);
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
  co_await send(std::move(response), 11, false, false);
  co_await say_farewell();
}

// Whether something has arrived that may be a request.
asio::awaitable<bool> Connection::wait_for_request() {
  if (received_.size() > 0) co_return true;
  constexpr std::size_t first_bytes = 4096;
  idle_ = true;
  if (all_.stopping()) co_return false;
  stream_.expires_after(all_.settings().idle);
  const auto [error, size] = co_await stream_.async_read_some(received_.prepare(first_bytes), result);
  idle_ = false;
  if (error) co_return false;
  received_.commit(size);
  co_return true;
}

// Whether another request may follow.
asio::awaitable<bool> Connection::answer_one() {
  const Settings& settings = all_.settings();
  // What does not begin like a request, such as an attempt to speak TLS, may never end like one.
  if (!is_letter(*static_cast<const char*>(received_.cdata().data())))
    co_return co_await refuse_request(400, false);

  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(settings.most_header_bytes));
  parser.body_limit(settings.most_body_bytes);
  stream_.expires_after(settings.request);
  const auto [error, size] = co_await wire::async_read_header(stream_, received_, parser, result);
  const bool head = parser.get().method() == wire::verb::head;
  if (error) {
    const int status = status_of(error, parser);
    if (status == 0) co_return false;
    co_return co_await refuse_request(status, head);
  }
  if (parser.get().target().size() > settings.most_target_bytes) co_return co_await refuse_request(414, head);
  // RFC 9112 §3.2: exactly one.
  if (parser.get().version() >= 11 && parser.get().count(wire::field::host) != 1)
    co_return co_await refuse_request(400, head);

  if (!parser.is_done()) {
    stream_.expires_after(time_for(settings, settings.most_body_bytes));
    if (beast::iequals(parser.get()[wire::field::expect], "100-continue")) {
      constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [write_error, written] =
          co_await asio::async_write(stream_, asio::buffer(go_on.data(), go_on.size()), result);
      if (write_error) co_return false;
    }
    const auto [body_error, body_size] = co_await wire::async_read(stream_, received_, parser, result);
    if (body_error) {
      const int status = status_of(body_error, parser);
      if (status == 0) co_return false;
      co_return co_await refuse_request(status, head);
    }
  }

  const unsigned version = parser.get().version();
  Response response = response_to(plain(parser));
  const bool keep_alive = parser.keep_alive() && !all_.stopping();
  co_return co_await send(std::move(response), version, head, keep_alive);
}

asio::awaitable<bool> Connection::refuse_request(int status, bool head) {
  return send(plain_response(status), 11, head, false);
}

Response Connection::response_to(const Request& request) const {
  try {
    return all_.handler()(request);
  } catch (const std::exception&) {
    return plain_response(500);
  }
}

asio::awaitable<bool> Connection::send(Response response, unsigned version, bool head, bool keep_alive) {
  wire::response<wire::span_body<const char>> message{
      wire::int_to_status(static_cast<unsigned>(response.status)), version};
  for (const Header& header : response.headers) message.insert(header.name, header.value);
  for (const Header& header : all_.settings().headers) message.insert(header.name, header.value);
  message.insert(wire::field::date, date_text(std::time(nullptr)));
  const std::string_view bytes = response.body.bytes();
  if (response.status != 304) message.content_length(bytes.size());
  message.keep_alive(keep_alive);
  if (!head) message.body() = {bytes.data(), bytes.size()};
  stream_.expires_after(time_for(all_.settings(), bytes.size()));
  const auto [error, size] = co_await wire::async_write(stream_, message, result);
  co_return !error && keep_alive;
}

// A socket that is closed with bytes unread takes back what it has just sent, so those are waited for.
asio::awaitable<void> Connection::say_farewell() {
  error_code error;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
  if (error) co_return;
  stream_.expires_after(all_.settings().farewell);
  std::array<char, 4096> ignored;
  for (bool open = true; open;) {
    const auto [read_error, size] = co_await stream_.async_read_some(asio::buffer(ignored), result);
    open = !read_error;
  }
}

}  // namespace horta::http
