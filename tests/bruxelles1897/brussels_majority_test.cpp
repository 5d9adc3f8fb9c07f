#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(BrusselsMajority, JohnJailsOneOfHisThreeCards) {
  // The rulebook's example: John 0 played 3 cards, Claudia 1 two, Rob 2 one.
  Scenario table(3);
  table.player(0).in_brussels("1/3,1/3,2/4").hand("1/3,1/3").prison("2/5");
  table.player(1).in_brussels("1/3,1/3").prison("2/5");
  table.player(2).in_brussels("1/3").prison("2/5");
  table.end_round();
  EXPECT_EQ(table.asked(), "seat 0: jail");
  EXPECT_THAT(table.options(), UnorderedElementsAre("jail 1/3", "jail 2/4"));
  table.play("jail 2/4");
  EXPECT_EQ(table.prison(0), "2/4,2/5");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,1/3");
  EXPECT_EQ(table.prison(1), "2/5");
  EXPECT_EQ(table.prison(2), "2/5");
  EXPECT_EQ(table.round(), 2);
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"jailed","seat":0)")));
}

TEST(BrusselsMajority, ASingleCardIsJailedUnasked) {
  Scenario table(3);
  table.player(2).in_brussels("1/3").hand("1/3,1/3,1/3,2/4");
  table.end_round();
  EXPECT_EQ(table.prison(2), "1/3,2/4,2/5");
  EXPECT_EQ(table.hand(2), "1/3,1/3,1/3,2/4");
  EXPECT_EQ(table.prison(0), "2/4,2/5");
  EXPECT_EQ(table.round(), 2);
}

TEST(BrusselsMajority, OnlyCardsPlayedInBrusselsCanBeJailed) {
  Scenario table(3);
  table.player(0).in_brussels("2/4").hand("1/3,1/3,1/3");
  table.architect("a1", 0, "1/3", 1).end_round();
  EXPECT_EQ(table.prison(0), "2/4,2/4,2/5");
}

TEST(BrusselsMajority, PlayersWhoTieEachJailACardInTurnOrder) {
  Scenario table(3);
  table.first_player(2).turn(2);
  for (const Seat seat : {0, 2}) table.player(seat).in_brussels("1/3,2/4").prison("");
  table.player(1).in_brussels("1/3").prison("");
  table.end_round();
  EXPECT_EQ(table.asked(), "seat 2: jail");
  table.play("jail 1/3");
  EXPECT_EQ(table.asked(), "seat 0: jail");
  table.play("jail 2/4");
  EXPECT_EQ(table.prison(2), "1/3");
  EXPECT_EQ(table.prison(0), "2/4");
  EXPECT_EQ(table.prison(1), "");
  EXPECT_EQ(table.round(), 2);
}

TEST(BrusselsMajority, EverybodyWithTheSameNumberIsInvolved) {
  Scenario table(4);
  for (const Seat seat : {0, 1, 2, 3}) table.player(seat).in_brussels("1/3").prison("");
  table.end_round();
  for (const Seat seat : {0, 1, 2, 3}) EXPECT_EQ(table.prison(seat), "1/3");
}

TEST(BrusselsMajority, ARoundWithoutBrusselsJailsNobody) {
  Scenario table(3);
  table.end_round();
  for (const Seat seat : {0, 1, 2}) EXPECT_EQ(table.prison(seat), "2/4,2/5");
}

TEST(BrusselsMajority, TheCardsOfAllThreePlacesAreAddedUp) {
  Scenario table(3);
  table.play("bourse", "place 1/3", "bourse", "place 1/3,1/3", "pass");
  table.play("city_hall", "place 1/3", "pass");
  table.next_draws({"artwork red", "artwork yellow"});
  table.play("cinquantenaire", "place 2/4", "park creation", "choose red").end_round();
  // Seat 0: one card at each of three places; seat 1: two at one.
  EXPECT_EQ(table.asked(), "seat 0: jail");
  table.play("jail 1/3");
  EXPECT_EQ(table.prison(0), "1/3,2/4,2/5");
  EXPECT_EQ(table.prison(1), "2/4,2/5");
}

TEST(BrusselsMajority, ACardFreedByAColumnDoesNotSaveFromJail) {
  // Columns come before Brussels: the 2/5 leaves, then a 1/3 goes in.
  Scenario table(3);
  table.architect("d1", 0, "1/3", 1).player(0).prison("2/5").in_brussels("1/3").hand("1/3,1/3,2/4,2/4");
  table.end_round();
  EXPECT_EQ(table.prison(0), "1/3");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4,2/4,2/5");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
