#include "server/http/framing.h"

#include <gtest/gtest.h>

#include <string>

namespace horta::http {
namespace {

using Length = std::expected<std::size_t, int>;

constexpr auto refused = [](int status) { return Length{std::unexpect, status}; };

TEST(Head, EndsWithAnEmptyLine) {
  const std::string head = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  for (std::size_t size = 0; size < head.size(); ++size)
    EXPECT_EQ(head_length(std::string_view{head}.substr(0, size)), 0u) << size;
  EXPECT_EQ(head_length(head), head.size());
  EXPECT_EQ(head_length(head + "GET /next"), head.size());
  EXPECT_EQ(head_length("GET / HTTP/1.0\r\n\r\n"), 18u);
}

TEST(Head, HasLinesOfItsOwnOnly) {
  for (const std::string_view bytes :
       {"GET / HTTP/1.1\n", "GET / HTTP/1.1\rHost: x\r\n", "GET / HTTP/1.1\r\nHost: x\n", "\n",
        "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "GET / HTTP/1.1\r\n\tA: b\r\n\r\n", "GET / HTTP/1.1\r\r\n",
        "GET / HTTP/1.1\r\n \r\n\r\n"})
    EXPECT_EQ(head_length(bytes), refused(400)) << testing::PrintToString(bytes);
}

Length body_after(Headers headers, std::string method = "POST") {
  return body_length({std::move(method), "/", std::move(headers), ""});
}

TEST(Body, HasTheLengthThatIsSaid) {
  EXPECT_EQ(body_after({}), 0u);
  EXPECT_EQ(body_after({{"content-length", "0"}}), 0u);
  EXPECT_EQ(body_after({{"Content-Length", "1893"}}), 1893u);
  EXPECT_EQ(body_after({{"Content-Length", "007"}}), 7u);
  EXPECT_EQ(body_after({{"Content-Length", "0"}}, "GET"), 0u);
  for (const char* method : {"PUT", "PATCH"}) EXPECT_EQ(body_after({{"Content-Length", "3"}}, method), 3u);
}

TEST(Body, IsRefusedWhereNoneBelongs) {
  for (const char* method : {"GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "Post", ""})
    EXPECT_EQ(body_after({{"Content-Length", "3"}}, method), refused(400)) << method;
}

TEST(Body, HasOneLengthInPlainDigits) {
  for (const char* length : {"", " ", "+3", "-3", "3 ", "3, 3", "3,", "0x3", "3.0", "\xd9\xa3"})
    EXPECT_EQ(body_after({{"Content-Length", length}}), refused(400)) << length;
  EXPECT_EQ(body_after({{"Content-Length", "3"}, {"content-length", "3"}}), refused(400));
  EXPECT_EQ(body_after({{"Content-Length", "18446744073709551616"}}), refused(413));
}

TEST(Body, DoesNotComeInAnotherWay) {
  EXPECT_EQ(body_after({{"Transfer-Encoding", "chunked"}}), refused(411));
  EXPECT_EQ(body_after({{"Transfer-Encoding", "CHUNKED"}}, "GET"), refused(411));
  EXPECT_EQ(body_after({{"Content-Length", "3"}, {"Transfer-Encoding", "chunked"}}), refused(411));
  for (const char* coding : {"", "identity", "gzip, chunked", "chunked, identity", "chunked;a=b", "chunke"})
    EXPECT_EQ(body_after({{"Transfer-Encoding", coding}}), refused(501)) << coding;
  EXPECT_EQ(body_after({{"Transfer-Encoding", "chunked"}, {"Transfer-Encoding", "chunked"}}), refused(501));
}

}  // namespace
}  // namespace horta::http
