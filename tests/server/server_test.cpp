// The real server on a port of this computer, with handlers that are easy to follow, and clients of every
// kind.

#include "server/http/server.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <random>
#include <semaphore>
#include <stdexcept>
#include <thread>
#include <vector>

#include "tests/support/socket_client.h"

namespace horta::http {
namespace {

using namespace std::chrono_literals;
using tests::get;
using tests::Reply;
using tests::SocketClient;

// Says what it was asked.
Response echo(const Request& request) {
  return {200, {{"Content-Type", "text/plain"}}, request.method + " " + request.target + " " + request.body};
}

Server started(Settings settings = {}, Handler handler = echo) {
  auto server = Server::start(std::move(settings), std::move(handler));
  if (!server) throw std::runtime_error{server.error().code};
  return std::move(*server);
}

int status_of(const std::optional<Reply>& reply) { return reply ? reply->status : 0; }
std::string body_of(const std::optional<Reply>& reply) { return reply ? reply->body : "(nothing)"; }

bool is_well(const Server& server) {
  SocketClient client{server.port()};
  return body_of(client.ask(get("/well"))) == "GET /well ";
}

// Asks on new connections until one of them is served: those before it get the status 503, or none.
bool is_served_in_the_end(const Server& server) {
  const auto deadline = std::chrono::steady_clock::now() + 60s;
  while (std::chrono::steady_clock::now() < deadline) {
    SocketClient client{server.port()};
    if (status_of(client.ask(get("/"))) == 200) return true;
    std::this_thread::sleep_for(5ms);
  }
  return false;
}

// --- requests and responses ------------------------------------------------------------------------------

TEST(Server, AnswersOneRequestAfterTheOther) {
  const Server server = started();
  SocketClient client{server.port()};
  for (const char* target : {"/a", "/b?c", "*"}) {
    const auto reply = client.ask(get(target));
    EXPECT_EQ(body_of(reply), std::string{"GET "} + target + " ");
    EXPECT_EQ(reply->headers["Connection"], "");
    EXPECT_TRUE(reply->headers["Date"].ends_with(" GMT"));
  }
}

TEST(Server, RequestsMayComeAheadOfTheirTurn) {
  const Server server = started();
  SocketClient client{server.port()};
  client.send(get("/1") + "POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi" + get("/3"));
  EXPECT_EQ(body_of(client.receive()), "GET /1 ");
  EXPECT_EQ(body_of(client.receive()), "POST /2 hi");
  EXPECT_EQ(body_of(client.receive()), "GET /3 ");
}

TEST(Server, ARequestMayComeByteByByte) {
  const Server server = started();
  SocketClient client{server.port()};
  for (const char byte : get("/slow", "X-Header: value\r\n")) ASSERT_TRUE(client.send({&byte, 1}));
  EXPECT_EQ(body_of(client.receive()), "GET /slow ");
}

TEST(Server, HeadHasTheLengthButNoBody) {
  const Server server = started();
  SocketClient client{server.port()};
  const auto head = client.ask("HEAD /x HTTP/1.1\r\nHost: x\r\n\r\n", true);
  ASSERT_TRUE(head);
  EXPECT_EQ(head->headers["Content-Length"], "8");
  EXPECT_EQ(body_of(client.ask(get("/next"))), "GET /next ");
}

TEST(Server, AResponseWithoutNewsHasNoLength) {
  const Server server = started({}, [](const Request&) { return Response{304, {{"ETag", "\"x\""}}, {}}; });
  SocketClient client{server.port()};
  for (int count = 0; count < 2; ++count) {
    const auto reply = client.ask(get("/"));
    EXPECT_EQ(status_of(reply), 304);
    EXPECT_EQ(reply->headers["Content-Length"], "");
  }
}

TEST(Server, BodiesArriveWhole) {
  const Server server = started();
  SocketClient client{server.port()};
  EXPECT_EQ(body_of(client.ask("PUT /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")),
            "PUT /a hello");
  EXPECT_EQ(body_of(client.ask("POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")), "POST /b ");
  client.send("PATCH /c HTTP/1.1\r\nHost: x\r\nContent-Length: 70\r\n\r\n" + std::string(30, 'a'));
  EXPECT_EQ(body_of(client.ask(std::string(40, 'b') + get("/after"))),
            "PATCH /c " + std::string(30, 'a') + std::string(40, 'b'));
  EXPECT_EQ(body_of(client.receive()), "GET /after ");
  client.send("PUT /d HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n");
  EXPECT_EQ(status_of(client.receive()), 100);
  EXPECT_EQ(body_of(client.ask("hello")), "PUT /d hello");
}

TEST(Server, TheClientDecidesHowLongAConnectionLasts) {
  const Server server = started();
  SocketClient once{server.port()};
  const auto reply = once.ask(get("/", "Connection: close\r\n"));
  EXPECT_EQ(status_of(reply), 200);
  EXPECT_EQ(reply->headers["Connection"], "close");
  EXPECT_TRUE(once.is_closed());

  SocketClient old{server.port()};
  EXPECT_EQ(status_of(old.ask("GET / HTTP/1.0\r\n\r\n")), 200);
  EXPECT_TRUE(old.is_closed());

  SocketClient old_but_patient{server.port()};
  for (int count = 0; count < 2; ++count) {
    const auto kept = old_but_patient.ask("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
    EXPECT_EQ(status_of(kept), 200);
    EXPECT_EQ(kept->headers["Connection"], "keep-alive");
  }

  SocketClient half{server.port()};
  half.send(get("/last"));
  half.end();
  EXPECT_EQ(body_of(half.receive()), "GET /last ");
  EXPECT_TRUE(half.is_closed());
}

TEST(Server, LargeResponsesArriveWhole) {
  const std::string large(20'000'000, 'x');
  const Server server = started({}, [&](const Request&) { return Response{200, {}, Body::lasting(large)}; });
  SocketClient client{server.port()};
  EXPECT_TRUE(body_of(client.ask(get("/"))) == large);
  EXPECT_TRUE(body_of(client.ask(get("/"))) == large);
}

TEST(Server, AResponseMayBeReadWhileItIsSent) {
  const auto letter_at = [](std::size_t offset) { return static_cast<char>('a' + offset % 23); };
  constexpr std::size_t size = 1'000'003;
  std::atomic<std::size_t> largest = 0;
  const Server server = started({}, [&](const Request& request) {
    const std::size_t there = request.target == "/cut" ? size / 2 : size;
    return Response{200, {}, Body::read_by(size, [&, there](std::size_t offset, std::span<char> room) {
                      largest = std::max(largest.load(), room.size());
                      std::size_t count = 0;
                      while (count < room.size() && offset + count < there) {
                        room[count] = letter_at(offset + count);
                        ++count;
                      }
                      return count;
                    })};
  });
  std::string whole(size, ' ');
  for (std::size_t at = 0; at < size; ++at) whole[at] = letter_at(at);
  SocketClient client{server.port()};
  EXPECT_TRUE(body_of(client.ask(get("/"))) == whole);
  EXPECT_EQ(client.ask("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n", true).value().headers["Content-Length"],
            std::to_string(size));
  EXPECT_TRUE(body_of(client.ask(get("/"))) == whole);
  EXPECT_LE(largest, 65536u);
  // What has become shorter than was said cannot be made good any more.
  EXPECT_FALSE(client.ask(get("/cut")));
}

TEST(Server, EveryResponseHasTheHeadersOfTheHouse) {
  Settings settings;
  settings.headers = {{"X-House", "Horta"}};
  const Server server = started(settings);
  for (const std::string& request : {get("/"), std::string{"nonsense\r\n\r\n"}, std::string{"\x16\x03"}}) {
    SocketClient client{server.port()};
    const auto reply = client.ask(request);
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->headers["X-House"], "Horta");
  }
}

// What a server has reported of its own mishaps.
class Reports {
 public:
  Settings settings() {
    Settings settings;
    settings.report = [this](const std::string& what) {
      const std::scoped_lock lock{mutex_};
      all_.push_back(what);
      news_.notify_all();
    };
    return settings;
  }
  // As many as are expected, as soon as they are there; after a minute those that are.
  std::vector<std::string> wait_for(std::size_t count) {
    std::unique_lock lock{mutex_};
    news_.wait_for(lock, 60s, [&] { return all_.size() >= count; });
    return all_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<std::string> all_;
};

TEST(Server, AHandlerThatThrowsIsAnErrorOfOurs) {
  Reports reports;
  const Server server = started(reports.settings(), [](const Request& request) {
    if (request.target == "/bad") throw std::runtime_error{"secret"};
    if (request.target == "/odd") throw 1893;
    return echo(request);
  });
  SocketClient client{server.port()};
  for (const char* target : {"/bad", "/odd"}) {
    const auto reply = client.ask(get(target));
    EXPECT_EQ(status_of(reply), 500);
    EXPECT_EQ(body_of(reply), "500 Internal Server Error\n");
  }
  EXPECT_EQ(body_of(client.ask(get("/good"))), "GET /good ");
  EXPECT_EQ(reports.wait_for(2), (std::vector<std::string>{"secret", "?"}));
}

TEST(Server, AConnectionThatFailsHarmsNoOther) {
  Reports reports;
  const Server server = started(reports.settings(), [](const Request& request) {
    if (request.target != "/bad") return echo(request);
    const auto read = [](std::size_t, std::span<char>) -> std::size_t {
      throw std::length_error{"too long"};
    };
    return Response{200, {}, Body::read_by(10, read)};
  });
  SocketClient other{server.port()};
  EXPECT_EQ(body_of(other.ask(get("/before"))), "GET /before ");
  SocketClient failing{server.port()};
  failing.send(get("/bad"));
  EXPECT_TRUE(failing.is_closed());
  EXPECT_EQ(body_of(other.ask(get("/after"))), "GET /after ");
  EXPECT_EQ(reports.wait_for(1), std::vector<std::string>{"too long"});
}

TEST(Server, WhoeverReportsMayFailToo) {
  Settings settings;
  settings.report = [](const std::string& what) { throw std::runtime_error{what}; };
  const Server server = started(settings, [](const Request& request) {
    if (request.target == "/bad") throw std::runtime_error{"secret"};
    return echo(request);
  });
  SocketClient client{server.port()};
  EXPECT_EQ(status_of(client.ask(get("/bad"))), 500);
  EXPECT_TRUE(is_well(server));
}

// --- wrong input -----------------------------------------------------------------------------------------

TEST(Server, WhatIsNoRequestIsRefused) {
  const Server server = started();
  using namespace std::string_literals;
  for (const std::string& bytes :
       {"nonsense\r\n\r\n"s,
        "GET\r\n\r\n"s,
        "GET /\r\n\r\n"s,
        "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"s,
        "GET / HTTP/1.1 \r\nHost: x\r\n\r\n"s,
        "G@T / HTTP/1.1\r\nHost: x\r\n\r\n"s,
        "\r\n\r\n"s,
        " GET / HTTP/1.1\r\n"s,
        "GET / HTTP/1.1\r\nHost : x\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nA: \x01\r\n\r\n"s,
        "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n"s,
        "GET / HTTP/1.1\nHost: x\n\n\r\n\r\n"s,
        "GET / HTTP/2.0\r\nHost: x\r\n\r\n"s,
        "GET / HTTP/0.9\r\n\r\n"s,
        "GET / HTTP/1.2\r\nHost: x\r\n\r\n"s,
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"s,
        "GET / HTTP/1.1\rHost: x\r\n\r\n"s,
        "\x16\x03\x01\x02\x00\x01\x00\x01"s,
        "\0"s,
        "\xff\xfe\xfd"s,

        "GET / HTTP/1.1\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n"s,
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n"s}) {
    SocketClient client{server.port()};
    const auto reply = client.ask(bytes);
    EXPECT_EQ(status_of(reply), 400) << testing::PrintToString(bytes);
    EXPECT_EQ(reply.value_or(Reply{}).headers["Connection"], "close");
    client.end();
    EXPECT_TRUE(client.is_closed()) << testing::PrintToString(bytes);
  }
  EXPECT_TRUE(is_well(server));
}

// Whoever reads one of these in another way than we do, such as a proxy, takes part of it for a request of
// its own, or part of the next request for its body. So none is answered, and nothing after it is read.
TEST(Server, ARequestThatCouldBeReadInTwoWaysIsRefused) {
  const Server server = started();
  const auto expect_end = [&](const std::string& bytes, std::initializer_list<int> statuses) {
    SocketClient client{server.port()};
    client.send(bytes + get("/smuggled"));
    client.end();
    const std::string replies = client.receive_all();
    const std::string reply = replies.substr(0, replies.find('\r'));
    EXPECT_TRUE(
        std::ranges::any_of(statuses, [&](int status) { return reply == "HTTP/1.1 " + status_line(status); }))
        << reply << " after " << bytes;
    EXPECT_NE(replies.find("\r\nConnection: close\r\n"), std::string::npos) << bytes;
    EXPECT_EQ(replies.find("smuggled"), std::string::npos) << bytes;
  };
  const auto post = [](const std::string& headers) {
    return "POST / HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n";
  };
  const std::string chunks = "3\r\nabc\r\n0\r\n\r\n";

  expect_end(post("Transfer-Encoding: chunked\r\n") + chunks, {411});
  expect_end(post("transfer-encoding: Chunked\r\n") + chunks, {411});
  expect_end("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks, {411});
  expect_end("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks, {411});
  for (const std::string coding :
       {"", "identity", "xchunked", "chunked, identity", "gzip, chunked", "\"chunked\"", "chunked;x=y"})
    expect_end(post("Transfer-Encoding: " + coding + "\r\n") + chunks, {501});
  for (const std::string second : {"chunked", "identity"})
    expect_end(post("Transfer-Encoding: chunked\r\nTransfer-Encoding: " + second + "\r\n") + chunks,
               {400, 501});
  expect_end(post("Transfer-Encoding:\x0b chunked\r\n") + chunks, {400});
  expect_end(post("Transfer-Encoding : chunked\r\n") + chunks, {400});
  expect_end(post("Transfer-Encoding:\r\n chunked\r\n") + chunks, {400});
  expect_end(post("X: y\r\n\tTransfer-Encoding: chunked\r\n") + chunks, {400});
  expect_end(post("X: y\nTransfer-Encoding: chunked\r\n") + chunks, {400});
  expect_end(post("X: y\rTransfer-Encoding: chunked\r\n") + chunks, {400});
  expect_end(post("Content-Length: 1\r\nTransfer-Encoding: chunked\r\n") + chunks, {400, 411});
  expect_end(post("Transfer-Encoding: chunked\r\nContent-Length: 1\r\n") + chunks, {400, 411});
  expect_end(post("Transfer-Encoding: identity\r\nContent-Length: 1\r\n") + "a", {400, 501});

  for (const char* length : {"3\r\nContent-Length: 4", "3\r\nContent-Length: 3", "3, 3", "3,", "+3", "-3",
                             "0x3", "3 3", "3;", "", "three", "\xd9\xa3"})
    expect_end(post("Content-Length: " + std::string{length} + "\r\n") + "abc", {400});
  for (const char* method : {"GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "BREW", "post"})
    expect_end(std::string{method} + " / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", {400});
  EXPECT_TRUE(is_well(server));
}

// Each of these has ended the program or filled its memory: no request is longer than its bytes allow.
TEST(Server, NoRequestGoesOnForEver) {
  Settings settings;
  settings.farewell = 50ms;
  const Server server = started(settings);
  const std::string much(1 << 20, 'a');
  for (const std::string& begun :
       {"0\r\nX: " + much + "\r\n\r\n", "0\r\n" + much + ": x\r\n\r\n", "5;" + much, "5;a=\"" + much,
        std::string(1 << 20, '0'), "1\r\na\r\n" + much}) {
    SocketClient client{server.port()};
    client.send("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + begun);
    EXPECT_EQ(status_of(client.receive()), 411);
    // Whatever else is sent is thrown away, and not for long.
    int more = 0;
    while (more < 10'000 && client.send(much)) ++more;
    EXPECT_LT(more, 10'000);
  }
  EXPECT_TRUE(is_well(server));
}

TEST(Server, WhatIsTooLargeIsRefused) {
  Settings settings;
  settings.most_target_bytes = 100;
  settings.most_header_bytes = 1000;
  settings.most_body_bytes = 50;
  const Server server = started(settings);
  const auto status = [&](const std::string& request) {
    SocketClient client{server.port()};
    return status_of(client.ask(request));
  };
  const auto post = [](const std::string& header, const std::string& body) {
    return "POST / HTTP/1.1\r\nHost: x\r\n" + header + "\r\n\r\n" + body;
  };
  EXPECT_EQ(status(get("/" + std::string(99, 'a'))), 200);
  EXPECT_EQ(status(get("/" + std::string(100, 'a'))), 414);
  EXPECT_EQ(status(get("/" + std::string(5'000, 'a'))), 414);
  EXPECT_EQ(status("GET /" + std::string(1'000'000, 'a')), 414);
  EXPECT_EQ(status(std::string(1'000'000, 'a')), 414);
  EXPECT_EQ(status(get("/", "A: " + std::string(900, 'a') + "\r\n")), 200);
  EXPECT_EQ(status(get("/", "A: " + std::string(1'000, 'a') + "\r\n")), 431);
  EXPECT_EQ(status(get("/", "A: " + std::string(1'000'000, 'a') + "\r\n")), 431);
  std::string many;
  for (int count = 0; count < 10'000; ++count) many += "A: b\r\n";
  EXPECT_EQ(status(get("/", many)), 431);
  EXPECT_EQ(status(post("Content-Length: 50", std::string(50, 'a'))), 200);
  EXPECT_EQ(status(post("Content-Length: 51", std::string(51, 'a'))), 413);
  EXPECT_EQ(status(post("Content-Length: 1000000000000", "a")), 413);
  EXPECT_EQ(status(post("Content-Length: 2000000", std::string(2'000'000, 'a'))), 413);
  EXPECT_EQ(status(post("Expect: 100-continue\r\nContent-Length: 51", "")), 413);
  EXPECT_TRUE(is_well(server));
}

TEST(Server, SurvivesAnyBytes) {
  Settings settings;
  settings.request = 200ms;
  const Server server = started(settings);
  std::mt19937 random{1893};
  const std::string good = "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc" + get("/y");
  for (int round = 0; round < 150; ++round) {
    std::string bytes = good;
    if (round % 3 == 0) {
      bytes.resize(random() % 3000);
      for (char& byte : bytes) byte = static_cast<char>(random());
    } else {
      for (auto count = random() % 5 + 1; count > 0; --count)
        bytes[random() % bytes.size()] = static_cast<char>(random());
    }
    SocketClient client{server.port()};
    client.send(bytes);
    client.end();
    client.receive_all();
  }
  EXPECT_TRUE(is_well(server));
}

TEST(Server, ClientsMayVanishAtAnyMoment) {
  const std::string large(5'000'000, 'x');
  const Server server = started({}, [&](const Request& request) {
    return request.target == "/large" ? Response{200, {}, Body::lasting(large)} : echo(request);
  });
  const std::string request = get("/large");
  for (std::size_t size = 0; size <= request.size(); ++size) {
    SocketClient client{server.port()};
    client.send(std::string_view{request}.substr(0, size));
  }
  EXPECT_TRUE(is_well(server));
}

// --- slow clients ----------------------------------------------------------------------------------------

TEST(Server, HalfARequestIsNotWaitedForForEver) {
  Settings settings;
  settings.request = 50ms;
  settings.transfer = 50ms;
  settings.slowest = 1'000'000'000;
  const Server server = started(settings);
  for (const char* begun : {"G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: x\r\n",
                            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"}) {
    SocketClient client{server.port()};
    client.send(begun);
    EXPECT_TRUE(client.is_closed()) << begun;
  }
}

TEST(Server, ARequestThatTricklesInIsNotWaitedForEither) {
  Settings settings;
  settings.request = 100ms;
  const Server server = started(settings);
  SocketClient client{server.port()};
  client.send("GET / HTTP/1.1\r\nHost: x\r\n");
  // Every byte is progress, and yet it ends long before there are too many of them.
  std::size_t sent = 0;
  while (sent < settings.most_header_bytes && client.send("a")) {
    ++sent;
    std::this_thread::sleep_for(5ms);
  }
  EXPECT_LT(sent, settings.most_header_bytes / 2);
  EXPECT_TRUE(is_well(server));
}

TEST(Server, AConnectionWithoutRequestsEnds) {
  Settings settings;
  settings.idle = 50ms;
  const Server server = started(settings);
  SocketClient silent{server.port()};
  EXPECT_TRUE(silent.is_closed());
  SocketClient finished{server.port()};
  EXPECT_EQ(status_of(finished.ask(get("/"))), 200);
  EXPECT_TRUE(finished.is_closed());
}

TEST(Server, WhoeverDoesNotReadIsNotWaitedFor) {
  const std::string large(50'000'000, 'x');
  Settings settings;
  settings.transfer = 100ms;
  settings.slowest = 1'000'000'000;
  settings.most_connections = 1;
  const Server server = started(settings, [&](const Request& request) {
    return request.target == "/large" ? Response{200, {}, Body::lasting(large)} : echo(request);
  });
  SocketClient lazy{server.port()};
  lazy.send(get("/large"));
  EXPECT_TRUE(is_served_in_the_end(server));
  EXPECT_LT(lazy.receive_all().size(), large.size());
}

// --- many clients ----------------------------------------------------------------------------------------

TEST(Server, WhoeverIsOneTooManyIsTold) {
  Settings settings;
  settings.most_connections = 3;
  const Server server = started(settings);
  std::vector<SocketClient> seated;
  for (int count = 0; count < 3; ++count) {
    seated.emplace_back(server.port());
    EXPECT_EQ(status_of(seated.back().ask(get("/"))), 200);
  }
  for (const bool asks : {false, true}) {
    SocketClient late{server.port()};
    if (asks) late.send(get("/"));
    const auto reply = late.receive();
    EXPECT_EQ(status_of(reply), 503);
    EXPECT_NE(reply->headers["Retry-After"], "");
    EXPECT_EQ(reply->headers["Connection"], "close");
  }
  for (SocketClient& client : seated) EXPECT_EQ(status_of(client.ask(get("/"))), 200);
  seated.pop_back();
  EXPECT_TRUE(is_served_in_the_end(server));
}

TEST(Server, ACrowdDoesNotHarmThoseWhoAreSeated) {
  Settings settings;
  settings.most_connections = 2;
  const Server server = started(settings);
  SocketClient seated{server.port()};
  EXPECT_EQ(status_of(seated.ask(get("/"))), 200);
  {
    std::vector<SocketClient> crowd;
    for (int count = 0; count < 300; ++count) crowd.emplace_back(server.port());
    for (SocketClient& client : crowd) client.send(get("/"));
    EXPECT_EQ(status_of(seated.ask(get("/"))), 200);
  }
  EXPECT_TRUE(is_served_in_the_end(server));
}

TEST(Server, SeveralThreadsServeManyClientsAtOnce) {
  Settings settings;
  settings.threads = 4;
  const Server server = started(settings);
  // How many of a client's requests get their own answer.
  const auto answered = [&server](int number) {
    int good = 0;
    for (int connection = 0; connection < 10; ++connection) {
      SocketClient client{server.port()};
      for (int count = 0; count < 20; ++count) {
        const std::string target = "/" + std::to_string(number) + "/" + std::to_string(count);
        good += body_of(client.ask(get(target))) == "GET " + target + " ";
      }
    }
    return good;
  };
  std::vector<std::future<int>> clients;
  for (int number = 0; number < 8; ++number)
    clients.push_back(std::async(std::launch::async, answered, number));
  for (std::future<int>& client : clients) EXPECT_EQ(client.get(), 10 * 20);
}

// --- the beginning and the end ---------------------------------------------------------------------------

TEST(Server, AFreePortIsFoundAndATakenOneIsNot) {
  const Server first = started();
  ASSERT_NE(first.port(), 0);
  Settings settings;
  settings.port = first.port();
  const auto second = Server::start(settings, echo);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, "port_in_use");
  EXPECT_EQ(*second.error().params.find("port"), json::Value{first.port()});
  EXPECT_TRUE(is_well(first));
}

TEST(Server, ListensOnOwnAddressesOnly) {
  Settings settings;
  settings.address = *read_address("203.0.113.77");  // kept for examples by RFC 5737
  const auto server = Server::start(settings, echo);
  ASSERT_FALSE(server);
  EXPECT_EQ(server.error().code, "address_not_ours");
}

TEST(Server, AllAddressesOfIpv6IncludeThoseOfIpv4) {
  Settings settings;
  settings.address = *read_address("::");
  const auto server = Server::start(settings, echo);
  if (!server) GTEST_SKIP() << "no IPv6 here";
  EXPECT_TRUE(is_well(*server));
  SocketClient client{server->port(), "::1"};
  EXPECT_EQ(status_of(client.ask(get("/"))), 200);
}

TEST(Server, APortIsFreeAgainAtOnce) {
  Settings settings;
  for (int count = 0; count < 3; ++count) {
    Server server = started(settings);
    settings.port = server.port();
    SocketClient client{server.port()};
    EXPECT_EQ(status_of(client.ask(get("/"))), 200);
    server.stop();
    EXPECT_TRUE(client.is_closed());
    EXPECT_FALSE(tests::is_open(settings.port));
  }
}

TEST(Server, StoppingLetsTheLastResponsesOut) {
  Settings settings;
  settings.threads = 2;
  settings.last_responses = 60s;
  std::binary_semaphore asked{0}, may_answer{0};
  Server server = started(settings, [&](const Request& request) {
    asked.release();
    if (!may_answer.try_acquire_for(60s)) throw std::runtime_error{"nobody lets it answer"};
    return echo(request);
  });
  SocketClient idle{server.port()};
  SocketClient busy{server.port()};
  busy.send(get("/1") + get("/2"));
  ASSERT_TRUE(asked.try_acquire_for(60s)) << "the request has not come to the handler";
  std::jthread stopping{[&] { server.stop(); }};
  EXPECT_TRUE(idle.is_closed());
  may_answer.release();
  const auto reply = busy.receive();
  EXPECT_EQ(body_of(reply), "GET /1 ");
  EXPECT_EQ(reply->headers["Connection"], "close");
  EXPECT_TRUE(busy.is_closed());
}

TEST(Server, StoppingDoesNotWaitForEver) {
  Settings settings;
  settings.last_responses = 50ms;
  Server server = started(settings);
  SocketClient half{server.port()};
  half.send("GET / HT");
  SocketClient other{server.port()};
  EXPECT_EQ(status_of(other.ask(get("/"))), 200);  // so that the half request has arrived
  server.stop();
  server.stop();  // once more does nothing
  EXPECT_FALSE(tests::is_open(server.port()));
}

}  // namespace
}  // namespace horta::http
