// The whole way: files of a folder, the site, the server, a socket.

#include "server/site.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "server/http/server.h"
#include "tests/support/socket_client.h"
#include "tests/support/temporary_folder.h"

namespace horta {
namespace {

namespace fs = std::filesystem;
using tests::get;
using tests::Reply;
using tests::SocketClient;
using tests::TemporaryFolder;

class SiteTest : public testing::Test {
 protected:
  void SetUp() override {
    outside_.write("secret.txt", "secret");
    folder_.write("index.html", "<!doctype html>");
    folder_.write("assets/app-Bx3_k9aQ.js", "plain");
    folder_.write("assets/app-Bx3_k9aQ.js.br", "in br");
    folder_.write("assets/app-Bx3_k9aQ.js.gz", "in gzip");
    fs::create_symlink(outside_.path() / "secret.txt", folder_.path() / "link.txt");
    fs::create_symlink(outside_.path(), folder_.path() / "door");
    http::Settings settings;
    settings.headers = site_headers();
    auto server = http::Server::start(settings, site(*WebFiles::in_folder(folder_.path())));
    ASSERT_TRUE(server);
    server_.emplace(std::move(*server));
  }

  Reply ask(const std::string& request, bool head = false) {
    SocketClient client{server_->port()};
    return client.ask(request, head).value_or(Reply{});
  }

  TemporaryFolder outside_, folder_;
  std::optional<http::Server> server_;
};

TEST_F(SiteTest, SendsThePageWithItsHeaders) {
  const Reply reply = ask(get("/"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, "<!doctype html>");
  EXPECT_EQ(reply.headers["Content-Type"], "text/html; charset=utf-8");
  for (const http::Header& header : site_headers()) EXPECT_EQ(reply.headers[header.name], header.value);
}

TEST_F(SiteTest, SendsTheBestEncoding) {
  const auto script = [&](const std::string& accepted) {
    const Reply reply = ask(get("/assets/app-Bx3_k9aQ.js", accepted));
    return reply.body + "|" + reply.headers["Content-Encoding"];
  };
  EXPECT_EQ(script("Accept-Encoding: gzip, deflate, br\r\n"), "in br|br");
  EXPECT_EQ(script("Accept-Encoding: gzip\r\nAccept-Encoding: br;q=0\r\n"), "in gzip|gzip");
  EXPECT_EQ(script("accept-encoding: identity\r\n"), "plain|");
  EXPECT_EQ(script(""), "plain|");
}

TEST_F(SiteTest, SendsNothingTwice) {
  fs::last_write_time(folder_.path() / "index.html",
                      fs::file_time_type::clock::now() - std::chrono::hours{1});
  const std::string tag = ask(get("/")).headers["ETag"];
  const Reply again = ask(get("/", "If-None-Match: " + tag + "\r\n"));
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(again.headers["ETag"], tag);
  EXPECT_EQ(again.headers["Content-Length"], "");
}

// Larger than any memory, and sent by the only thread, to some who do not even read it.
TEST_F(SiteTest, ALargeFileHoldsNobodyUp) {
  constexpr std::uintmax_t size = std::uintmax_t{1} << 40;
  folder_.write("large.bin", "begin");
  fs::resize_file(folder_.path() / "large.bin", size);
  std::vector<SocketClient> lazy;
  for (int count = 0; count < 20; ++count) {
    lazy.emplace_back(server_->port());
    lazy.back().send(get("/large.bin"));
  }
  EXPECT_EQ(ask(get("/")).status, 200);
  const Reply head = ask("HEAD /large.bin HTTP/1.1\r\nHost: x\r\n\r\n", true);
  EXPECT_EQ(head.headers["Content-Length"], std::to_string(size));
  EXPECT_EQ(ask(get("/assets/app-Bx3_k9aQ.js")).body, "plain");
}

TEST_F(SiteTest, TellsTheHeadOfAFile) {
  const Reply head = ask("HEAD /assets/app-Bx3_k9aQ.js HTTP/1.1\r\nHost: x\r\n\r\n", true);
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.headers["Content-Length"], "5");
  EXPECT_EQ(head.headers["Cache-Control"], "public, max-age=31536000, immutable");
}

TEST_F(SiteTest, RefusesOtherMethods) {
  const Reply reply = ask("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc");
  EXPECT_EQ(reply.status, 405);
  EXPECT_EQ(reply.headers["Allow"], "GET, HEAD");
  EXPECT_EQ(ask("BREW / HTTP/1.1\r\nHost: x\r\n\r\n").status, 405);
}

TEST_F(SiteTest, NeverLeavesItsFolder) {
  const std::string outside = outside_.path().filename().string() + "/secret.txt";
  const std::string absolute = (outside_.path() / "secret.txt").string();
  for (const std::string& target : std::vector<std::string>{"/../" + outside,
                                                            "/%2e%2e/" + outside,
                                                            "/..%2f" + outside,
                                                            "/assets/../../" + outside,
                                                            "/assets/%2e%2e/%2E%2E/" + outside,
                                                            "/..\\" + outside,
                                                            "/%2e%2e%5c" + outside,
                                                            "/.%2e/" + outside,
                                                            "/" + absolute,
                                                            absolute,
                                                            "//" + absolute,
                                                            "/%2f" + absolute.substr(1),
                                                            "/link.txt",
                                                            "/door/secret.txt",
                                                            "/link.txt%00.html",
                                                            "/..;/" + outside,
                                                            "/%252e%252e/" + outside,
                                                            "/%c0%ae%c0%ae/" + outside,
                                                            "http://x/../" + outside,
                                                            "file://" + absolute}) {
    const Reply reply = ask(get(target, "Accept: text/html\r\n"));
    EXPECT_TRUE(reply.status == 400 || reply.status == 404) << target << " " << reply.status;
    EXPECT_EQ(reply.body.find("secret"), std::string::npos) << target;
  }
}

}  // namespace
}  // namespace horta
