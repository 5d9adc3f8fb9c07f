#include "server/http/target.h"

#include <gtest/gtest.h>

namespace horta::http {
namespace {

std::string path_of(std::string_view target) {
  const auto read = read_target(target);
  return read ? read->path : "(refused)";
}

TEST(Target, PathAndQueryAreApart) {
  const auto target = read_target("/play/7?seat=2&x=%41");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/play/7");
  EXPECT_EQ(target->query, "seat=2&x=%41");
  EXPECT_EQ(path_of("/"), "/");
  EXPECT_EQ(path_of("/?a/../b"), "/");
  EXPECT_EQ(path_of("/play/"), "/play/");
}

TEST(Target, EscapesAreDecoded) {
  EXPECT_EQ(path_of("/a%20b"), "/a b");
  EXPECT_EQ(path_of("/%C3%A9poque"), "/époque");
  EXPECT_EQ(path_of("/époque"), "/époque");
  EXPECT_EQ(path_of("/%61%2e%6A%73"), "/a.js");
  EXPECT_EQ(path_of("/a%2525"), "/a%25");
  EXPECT_EQ(path_of("/a+b"), "/a+b");
}

TEST(Target, AServerInFrontIsLeftOut) {
  EXPECT_EQ(path_of("http://localhost:1893/rules"), "/rules");
  EXPECT_EQ(path_of("HTTP://localhost/"), "/");
  EXPECT_EQ(path_of("https://localhost"), "/");
  EXPECT_EQ(path_of("http://localhost/../x"), "(refused)");
}

TEST(Target, NothingLeadsUpwards) {
  for (const std::string_view target : {"/..", "/../x", "/a/../b", "/a/..", "/./a", "/.", "/%2e%2e/x",
                                        "/%2E./x", "/.%2e", "/%2e", "/a/%2e%2e/b"})
    EXPECT_EQ(path_of(target), "(refused)") << target;
  EXPECT_EQ(path_of("/..."), "/...");
  EXPECT_EQ(path_of("/..a/b.."), "/..a/b..");
}

TEST(Target, NothingIsASlashThatDoesNotLookLikeOne) {
  for (const std::string_view target :
       {"/a%2fb", "/a%2F..%2Fb", "/..%2f", "/a\\b", "/a%5Cb", "/..%5c..%5cx", "\\x"})
    EXPECT_EQ(path_of(target), "(refused)") << target;
}

TEST(Target, ControlCharactersAreRefused) {
  for (const std::string_view target : {"/a%00b", "/%00", "/a%0d%0aX: y", "/%7f", "/a%1fb", "/a\tb"})
    EXPECT_EQ(path_of(target), "(refused)") << target;
  EXPECT_EQ(path_of(std::string_view{"/a\0b", 4}), "(refused)");
}

TEST(Target, MalformedOnesAreRefused) {
  for (const std::string_view target : {"", "*", "x", "?", "x/y", "localhost:80", "/%", "/%4", "/%zz", "/%4g",
                                        "/a%", "//", "//x/y", "/a//b", "ftp://x/y", "http:/x", "http://x?y"})
    EXPECT_EQ(path_of(target), "(refused)") << target;
}

}  // namespace
}  // namespace horta::http
