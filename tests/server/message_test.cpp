#include "server/http/message.h"

#include <gtest/gtest.h>

namespace horta::http {
namespace {

TEST(Headers, AreFoundWhateverTheirCase) {
  const Headers headers{{"Accept", "a"}, {"X-Other", "o"}, {"accept", "b;q=0.5"}};
  EXPECT_EQ(headers["ACCEPT"], "a, b;q=0.5");
  EXPECT_EQ(headers["x-other"], "o");
  EXPECT_EQ(headers["Accept-Encoding"], "");
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

TEST(Response, SaysWhatWentWrongInPlainText) {
  const Response response = method_not_allowed("GET, HEAD");
  EXPECT_EQ(response.status, 405);
  EXPECT_EQ(response.headers["Allow"], "GET, HEAD");
  EXPECT_EQ(response.headers["Content-Type"], "text/plain; charset=utf-8");
  EXPECT_EQ(response.body.bytes(), "405 Method Not Allowed\n");
  EXPECT_EQ(status_line(299), "299");
}

TEST(Date, IsWrittenAsTheStandardSays) { EXPECT_EQ(date_text(784111777), "Sun, 06 Nov 1994 08:49:37 GMT"); }

}  // namespace
}  // namespace horta::http
