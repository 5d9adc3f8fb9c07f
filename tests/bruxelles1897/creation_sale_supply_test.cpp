#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(Creation, TheArtworkLiesInFrontOfThePlayer) {
  Scenario table(3);
  table.put("b2", "artwork:red").player(0).artworks("red");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.artworks(0), "red,red");
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_THAT(table.events(),
              Contains(R"({"event":"card_gained","seat":0,"cause":"creation","card":"artwork:red"})"));
}

TEST(Supply, TheMaterialLiesInFrontOfThePlayer) {
  Scenario table(3);
  table.put("b2", "material:wood+steel").player(0).materials("wood+wood");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.materials(0), "wood+steel,wood+wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Sale, AnArtworkOfTheSellersChoiceGoesForThreeFrancs) {
  Scenario table(3);
  table.put("b2", "money").player(0).artworks("blue,red,red");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: artwork");
  EXPECT_THAT(table.options(), UnorderedElementsAre("sell blue", "sell red"));
  table.play("sell red");
  EXPECT_EQ(table.artworks(0), "blue,red");
  EXPECT_EQ(table.discarded("artwork"), "red");
  EXPECT_EQ(table.money(0), 6);  // 4 − 1 + 3
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":0,"cause":"sale","change":3})"));
}

TEST(Sale, ASingleColourIsSoldUnasked) {
  Scenario table(3);
  table.put("b2", "money").player(0).artworks("green,green");
  table.play("take b2", "play 1/3 as 3");
  EXPECT_EQ(table.artworks(0), "green");
  EXPECT_EQ(table.money(0), 4);  // 4 − 3 + 3
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Sale, TheProceedsDoNotPayForTheArchitect) {
  Scenario table(3);
  table.put("b2", "money").player(0).artworks("red").money(0);
  EXPECT_FALSE(table.offers("take b2"));
  table.player(0).money(1);
  table.play("take b2");  // the side of 3 would need the 3 francs of the sale
  EXPECT_EQ(table.at_cell("b2"), "seat 0: 1/3 as 1");
  EXPECT_EQ(table.money(0), 3);  // 1 − 1 + 3
}

TEST(Sale, WithoutAnArtworkTheCardIsPaidForAndDiscarded) {
  Scenario table(3);
  table.put("b2", "money").play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.money(0), 3);  // 4 − 1, no sale
  EXPECT_EQ(table.at_cell("b2"), "seat 0: 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Sale, ItIsCompulsoryForAPlayerWhoCanSell) {
  Scenario table(3);
  table.put("b2", "money").player(0).artworks("red,yellow");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("sell red", "sell yellow"));
  EXPECT_THAT(table.reasons_against("sell blue"), Not(IsEmpty()));
}

TEST(Sale, TheBankNeverRunsOut) {
  // Ruling 3: 23 Money cards show 69 francs at most, and limit nothing.
  Scenario table(3);
  table.put("b2", "money").player(0).artworks("red").money(100);
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.money(0), 102);  // 100 − 1 + 3
}

}  // namespace
}  // namespace horta::bruxelles1897::test
