#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(Exhibition, JohnAndClaudiaShowThreeColours) {
  // The rulebook's example: John 0, Claudia 1, Rob 2, Scott 3.
  Scenario table(4);
  table.put("b2", "expo");
  table.player(0).artworks("red");
  table.player(1).artworks("blue,red,yellow");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: exhibit");
  EXPECT_THAT(table.options(), UnorderedElementsAre("exhibit red", "withdraw"));
  table.play("exhibit red");
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"exhibited","seat":0)")));
  EXPECT_EQ(table.asked(), "seat 1: exhibit");
  EXPECT_THAT(table.options(), UnorderedElementsAre("exhibit blue", "exhibit yellow", "withdraw"));
  EXPECT_THAT(table.reasons_against("exhibit red"), Not(IsEmpty()));
  table.play("exhibit yellow");
  EXPECT_EQ(table.asked(), "seat 1: exhibit");  // nobody else has anything to show
  EXPECT_THAT(table.options(), UnorderedElementsAre("exhibit blue", "withdraw"));
  table.play("exhibit blue");
  EXPECT_EQ(table.points(0), 2);
  EXPECT_EQ(table.points(1), 4);  // yellow 2, blue 2
  EXPECT_EQ(table.ledger(1, Source::exhibition), 4);
  EXPECT_EQ(table.points(2), 0);
  EXPECT_EQ(table.expo(), "seat 0");
  EXPECT_EQ(table.asked(), "seat 1: action");
  table.end_round();
  EXPECT_EQ(table.first_player(), 0);
}

TEST(Exhibition, TheBuyerBeginsAndTheOthersFollowClockwise) {
  Scenario table(3);
  table.put("b2", "expo").turn(2);
  table.player(2).artworks("red,yellow");
  table.player(0).artworks("blue,red");
  table.player(1).artworks("green,yellow");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 2: exhibit");
  table.play("exhibit red");
  EXPECT_EQ(table.asked(), "seat 0: exhibit");
  table.play("exhibit blue");
  EXPECT_EQ(table.asked(), "seat 1: exhibit");
  table.play("exhibit green");
  EXPECT_EQ(table.asked(), "seat 2: exhibit");
  table.play("exhibit yellow");
  // All four colours are shown, so seat 1's yellow and seat 0's red are of no use.
  EXPECT_EQ(table.asked(), "seat 0: action");
  EXPECT_EQ(table.points(2), 4);
  EXPECT_EQ(table.points(0), 2);
  EXPECT_EQ(table.points(1), 2);
}

TEST(Exhibition, ArtworksStayWithTheirOwners) {
  Scenario table(3);
  table.put("b2", "expo").player(0).artworks("red,red");
  table.play("take b2", "play 1/3 as 1", "exhibit red");
  EXPECT_EQ(table.artworks(0), "red,red");
  EXPECT_EQ(table.discarded("artwork"), "");
  EXPECT_EQ(table.points(0), 2);  // two alike cannot both be shown
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Exhibition, WhoeverWithdrawsTakesNoFurtherPart) {
  Scenario table(3);
  table.put("b2", "expo");
  table.player(0).artworks("blue,red");
  table.player(1).artworks("green,yellow");
  table.play("take b2", "play 1/3 as 1", "withdraw", "exhibit green");
  EXPECT_EQ(table.asked(), "seat 1: exhibit");
  table.play("exhibit yellow");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.points(1), 4);
}

TEST(Exhibition, AfterTheLastWithdrawalItIsOver) {
  Scenario table(3);
  table.put("b2", "expo");
  table.player(0).artworks("blue,red");
  table.player(2).artworks("green");
  table.play("take b2", "play 1/3 as 1", "exhibit red");
  EXPECT_EQ(table.asked(), "seat 2: exhibit");
  table.play("withdraw");
  EXPECT_EQ(table.asked(), "seat 0: exhibit");
  table.play("withdraw");
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"withdrew","seat":0)")));
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.points(0), 2);
  EXPECT_EQ(table.points(2), 0);
}

TEST(Exhibition, PlayersWhoPassedTakeNoPart) {
  Scenario table(3);
  table.put("b2", "expo").player(0).artworks("red");
  table.player(1).artworks("blue").passed();
  table.player(2).artworks("green");
  table.play("take b2", "play 1/3 as 1", "exhibit red");
  EXPECT_EQ(table.asked(), "seat 2: exhibit");
  table.play("exhibit green");
  EXPECT_EQ(table.asked(), "seat 2: action");
  EXPECT_EQ(table.points(1), 0);
}

TEST(Exhibition, TheExpoCanBeBoughtWithoutAnArtworkAndTheOthersStillExhibit) {
  Scenario table(3);
  table.put("b2", "expo").player(2).artworks("green");
  table.play("take b2", "play 1/3 as 3");
  EXPECT_EQ(table.asked(), "seat 2: exhibit");
  table.play("exhibit green");
  EXPECT_EQ(table.points(2), 2);
  EXPECT_EQ(table.expo(), "seat 0");
  EXPECT_EQ(table.money(0), 1);  // 4 − 3
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Exhibition, WithoutAnyArtworkAtTheTableNothingIsShown) {
  Scenario table(3);
  table.put("b2", "expo").play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.expo(), "seat 0");
  EXPECT_EQ(table.at_cell("b2"), "seat 0: 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  for (const Seat seat : {0, 1, 2}) EXPECT_EQ(table.points(seat), 0);
}

TEST(Exhibition, OnePlayerAloneMayShowAllFourColours) {
  Scenario table(3);
  table.put("b2", "expo").player(0).artworks("blue,green,red,yellow");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("exhibit blue", "exhibit green", "exhibit red",
                                                    "exhibit yellow", "withdraw"));
  table.play("exhibit blue", "exhibit green", "exhibit red", "exhibit yellow");
  EXPECT_EQ(table.points(0), 8);  // 4 × 2
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Exhibition, ASecondExhibitionStartsAfresh) {
  // A later round: colours shown and withdrawals of an earlier exhibition are forgotten.
  Scenario table(2);
  table.put("b2", "expo").put("c2", "expo");
  table.player(0).artworks("red,blue");
  table.play("take b2", "play 1/3 as 1", "exhibit red", "withdraw");
  table.turn(0).play("take c2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: exhibit");
  EXPECT_THAT(table.options(), UnorderedElementsAre("exhibit blue", "exhibit red", "withdraw"));
}

}  // namespace
}  // namespace horta::bruxelles1897::test
