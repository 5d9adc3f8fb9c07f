#include <charconv>

#include "tests/cli/command_test.h"
#include "tests/support/socket_client.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

class ServeTest : public CommandTest {
 protected:
  void SetUp() override { folder_.write("web/index.html", "<!doctype html>"); }

  // For an attempt that must fail: a server that runs all the same is stopped, with the wrong exit code.
  Outcome attempt(std::vector<std::string> arguments) {
    Program program{folder_.path(), std::move(arguments)};
    if (program.read_line().starts_with("Horta is at")) program.signal(SIGTERM);
    return {program.exit_code(), program.output()};
  }

  // The port in "Horta is at http://localhost:1893/".
  static std::uint16_t port_in(const std::string& line) {
    const std::size_t colon = line.rfind(':');
    std::uint16_t port = 0;
    std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
    return port;
  }
};

TEST_F(ServeTest, ServesAFolderUntilItIsAskedToStop) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Program program{folder_.path(), {"serve", "--port", "0", "--web", "web"}};
    const std::string line = program.read_line();
    EXPECT_THAT(line, MatchesRegex("Horta is at http://localhost:[0-9]+/"));
    SocketClient client{port_in(line)};
    const auto page = client.ask(get("/"));
    ASSERT_TRUE(page);
    EXPECT_EQ(page->body, "<!doctype html>");
    EXPECT_NE(page->headers["Content-Security-Policy"], "");
    const auto health = client.ask(get("/api/health"));
    ASSERT_TRUE(health);
    EXPECT_THAT(health->body, HasSubstr("\"status\":\"ok\""));
    program.signal(signal);
    EXPECT_EQ(program.exit_code(), 0);
    EXPECT_TRUE(client.is_closed());
    EXPECT_THAT(program.output(), HasSubstr("Only this computer can reach it"));
  }
}

// A line of 64 KiB after the last chunk has ended the program once.
TEST_F(ServeTest, OutlivesWhoeverSendsNonsense) {
  Program program{folder_.path(), {"serve", "--port", "0", "--web", "web"}};
  const std::uint16_t port = port_in(program.read_line());
  const std::string much(1 << 20, 'a');
  for (const std::string& trailer : {"X: " + much, much + ": x", "X: " + much.substr(0, 65536)}) {
    SocketClient client{port};
    client.send("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + trailer +
                "\r\n\r\n");
    client.receive_all();
    SocketClient other{port};
    EXPECT_EQ(other.ask(get("/")).value().body, "<!doctype html>");
  }
  program.signal(SIGTERM);
  EXPECT_EQ(program.exit_code(), 0);
}

TEST_F(ServeTest, TellsTheLocalNetworkWhereItIs) {
  Program program{folder_.path(),
                  {"serve", "--port", "0", "--address", "0.0.0.0", "--web", "web", "--threads", "2"}};
  const std::string line = program.read_line();
  EXPECT_THAT(line, MatchesRegex("Horta is at http://localhost:[0-9]+/"));
  SocketClient client{port_in(line)};
  EXPECT_TRUE(client.ask(get("/")));
  program.signal(SIGTERM);
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_THAT(program.output(), Not(HasSubstr("Only this computer")));
}

TEST_F(ServeTest, SaysWhatIsInItsWay) {
  Program first{folder_.path(), {"serve", "--port", "0", "--web", "web"}};
  const std::string port = std::to_string(port_in(first.read_line()));
  expect_refusal(attempt({"serve", "--port", port, "--web", "web"}), 1, "Port " + port + " is taken");
  first.signal(SIGTERM);
  EXPECT_EQ(first.exit_code(), 0);
  expect_refusal(attempt({"serve", "--port", "0", "--web", "web", "--address", "203.0.113.77"}), 1,
                 "does not have the address 203.0.113.77");
  expect_refusal(attempt({"serve", "--web", "nowhere"}), 1, "nowhere");
  folder_.write("empty/file.txt", "");
  expect_refusal(attempt({"serve", "--web", "empty"}), 1, "index.html is missing");
  expect_refusal(attempt({"serve", "--web", "web", "--address", "localhost"}), 2,
                 "“localhost” is not an address");
  for (const char* wrong : {"-1", "65536", "x", ""})
    EXPECT_EQ(attempt({"serve", "--web", "web", "--port", wrong}).code, 2) << wrong;
  EXPECT_EQ(attempt({"serve", "--web", "web", "--threads", "0"}).code, 2);
}

TEST_F(ServeTest, ASystemThatGivesNoThreadsIsNotACrash) {
  const NoThreads none;
  if (!none.works()) GTEST_SKIP() << "the limit on the stack cannot be raised here";
  expect_refusal(attempt({"serve", "--port", "0", "--web", "web", "--threads", "2"}), 1,
                 "does not provide 2 threads");
}

}  // namespace
}  // namespace horta::tests
