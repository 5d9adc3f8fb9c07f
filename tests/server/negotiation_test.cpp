#include "server/http/negotiation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace horta::http {
namespace {

using testing::ElementsAre;
using enum Encoding;

TEST(Wishes, HaveTheirWeights) {
  EXPECT_THAT(wishes("gzip, br;q=0.5"), ElementsAre(Wish{"gzip", 1000}, Wish{"br", 500}));
  EXPECT_THAT(wishes(" text/html ; level=1 ;q=0.25 ,*/*;Q=1.000"),
              ElementsAre(Wish{"text/html", 250}, Wish{"*/*", 1000}));
  EXPECT_THAT(wishes("a;q=0,b;q=0.,c;q=1,d;q=0.001"),
              ElementsAre(Wish{"a", 0}, Wish{"b", 0}, Wish{"c", 1000}, Wish{"d", 1}));
}

TEST(Wishes, WithoutSenseAreLeftOut) {
  EXPECT_THAT(wishes(""), ElementsAre());
  EXPECT_THAT(wishes(",, ;q=1,;"), ElementsAre());
  EXPECT_THAT(wishes("a;q=2, b;q=1.001, c;q=x, d;q=, e;q=0.1234, f;q=-1, g;q=0..5, h;q=.5, i;q=00, j"),
              ElementsAre(Wish{"j", 1000}));
}

TEST(Encodings, AClientThatAsksForNothingGetsPlainBytes) {
  EXPECT_THAT(encodings(""), ElementsAre(identity));
  EXPECT_THAT(encodings("identity"), ElementsAre(identity));
  EXPECT_THAT(encodings("deflate, zstd"), ElementsAre(identity));
}

TEST(Encodings, WhereItDoesNotMatterTheSmallestGoesFirst) {
  EXPECT_THAT(encodings("gzip, deflate, br, zstd"), ElementsAre(br, gzip, identity));
  EXPECT_THAT(encodings("gzip"), ElementsAre(gzip, identity));
  EXPECT_THAT(encodings("X-GZIP"), ElementsAre(gzip, identity));
  EXPECT_THAT(encodings("*"), ElementsAre(br, gzip, identity));
}

TEST(Encodings, WeightsDecide) {
  EXPECT_THAT(encodings("br;q=0.5, gzip"), ElementsAre(gzip, br, identity));
  EXPECT_THAT(encodings("br;q=0.1, gzip;q=0.2, identity;q=0.3"), ElementsAre(identity, gzip, br));
  EXPECT_THAT(encodings("*;q=0.5, gzip"), ElementsAre(gzip, br, identity));
}

TEST(Encodings, WeightZeroMeansNo) {
  EXPECT_THAT(encodings("br;q=0, gzip"), ElementsAre(gzip, identity));
  EXPECT_THAT(encodings("gzip;q=0, br;q=0.000"), ElementsAre(identity));
  EXPECT_THAT(encodings("*;q=0, gzip"), ElementsAre(gzip, identity));
  EXPECT_THAT(encodings("br;q=0, *"), ElementsAre(gzip, identity));
  // What nobody accepts is still better than nothing.
  EXPECT_THAT(encodings("identity;q=0"), ElementsAre(identity));
}

TEST(Page, IsWantedByWhoeverNamesHtml) {
  EXPECT_TRUE(wants_page("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"));
  EXPECT_TRUE(wants_page("Text/HTML;charset=utf-8"));
  EXPECT_FALSE(wants_page("*/*"));
  EXPECT_FALSE(wants_page("application/json"));
  EXPECT_FALSE(wants_page("text/html;q=0, */*"));
  EXPECT_FALSE(wants_page(""));
}

TEST(Tag, IsFoundInAList) {
  constexpr std::string_view tag = "\"abc\"";
  for (const std::string_view header :
       {"\"abc\"", "W/\"abc\"", " \"x\" , \"abc\"", "\"x\",W/\"y\",\"abc\",\"z\"", "*", "\"a,b\", \"abc\"",
        "\"\", \"abc\""})
    EXPECT_TRUE(has_tag(header, tag)) << header;
  for (const std::string_view header :
       {"", "abc", "\"abcd\"", "\"ABC\"", "\"x", "w/\"abc\"", "\"a\"b\"abc\"", "\"x, abc", "**", "\"abc"})
    EXPECT_FALSE(has_tag(header, tag)) << header;
}

}  // namespace
}  // namespace horta::http
