#include "server/http/message.h"

#include <gtest/gtest.h>

namespace horta::http {
namespace {

TEST(Headers, AreFoundWhateverTheirCase) {
  const Headers headers{{"Accept", "a"}, {"X-Other", "o"}, {"accept", "b;q=0.5"}};
  EXPECT_EQ(headers["ACCEPT"], "a, b;q=0.5");
  EXPECT_EQ(headers["x-other"], "o");
  EXPECT_EQ(headers["Accept-Encoding"], "");
  EXPECT_EQ(headers.values("accept"), (std::vector<std::string_view>{"a", "b;q=0.5"}));
}

TEST(Body, CopiesShareTheirBytes) {
  Body copy;
  {
    const Body body{std::string(1000, 'x')};
    copy = body;
    EXPECT_EQ(copy.bytes().data(), body.bytes().data());
  }
  EXPECT_EQ(copy.bytes(), std::string(1000, 'x'));
}

TEST(Body, ComesInPieces) {
  std::string room;
  EXPECT_EQ(Body{"Horta"}.piece(0, room), "Horta");
  EXPECT_EQ(Body{"Horta"}.piece(2, room), "rta");

  std::vector<std::size_t> asked;
  const Body read = Body::read_by(100'000, [&](std::size_t, std::span<char> piece) {
    asked.push_back(piece.size());
    return piece.size() - 1;
  });
  EXPECT_EQ(read.size(), 100'000u);
  EXPECT_EQ(read.piece(0, room).size(), 65'535u);
  EXPECT_EQ(read.piece(99'999, room).size(), 0u);
  EXPECT_EQ(asked, (std::vector<std::size_t>{65'536, 1}));
}

TEST(Response, SaysWhatWentWrongInPlainText) {
  const Response response = method_not_allowed("GET, HEAD");
  EXPECT_EQ(response.status, 405);
  EXPECT_EQ(response.headers["Allow"], "GET, HEAD");
  EXPECT_EQ(response.headers["Content-Type"], "text/plain; charset=utf-8");
  EXPECT_EQ(response.body.bytes(), "405 Method Not Allowed\n");
  EXPECT_EQ(status_line(299), "299 ");
}

TEST(Date, IsWrittenAsTheStandardSays) { EXPECT_EQ(date_text(784111777), "Sun, 06 Nov 1994 08:49:37 GMT"); }

}  // namespace
}  // namespace horta::http
