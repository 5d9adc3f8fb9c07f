#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(ColumnMajority, TwoCardsOfTwoTieWithOneOfFour) {
  // The rulebook's example: Scott 3, Rob 2.
  Scenario table(4);
  table.architect("a1", 3, "2/4", 2).architect("a3", 3, "2/5", 2).architect("a2", 2, "2/4", 4);
  table.end_round();
  EXPECT_EQ(table.architecture(3), 2);
  EXPECT_EQ(table.architecture(2), 2);
  EXPECT_EQ(table.architecture(0), 1);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(ColumnMajority, TheTotalValueDecidesNotTheNumberOfCards) {
  Scenario table(3);
  table.architect("a1", 0, "2/5", 5).architect("a2", 1, "1/3", 1).architect("a3", 1, "1/3", 3);
  table.end_round();  // 5 against 1 + 3
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(ColumnMajority, OnePointMoreIsEnough) {
  Scenario table(3);
  table.architect("a1", 0, "2/4", 2).architect("a2", 0, "1/3", 1).architect("a3", 1, "2/4", 2);
  table.end_round();  // 3 against 2
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(ColumnMajority, OneCardOfOneWinsAColumnThatNobodyElseEntered) {
  Scenario table(3);
  table.architect("b3", 2, "1/3", 1).end_round();
  EXPECT_EQ(table.nobility(2), 2);
  EXPECT_EQ(table.nobility(0), 1);
  EXPECT_EQ(table.nobility(1), 1);
}

TEST(ColumnMajority, ThreePlayersCanShareAColumn) {
  Scenario table(3);
  table.architect("c1", 0, "1/3", 3).architect("c2", 1, "1/3", 3).architect("c3", 2, "1/3", 3).end_round();
  for (const Seat seat : {0, 1, 2}) EXPECT_EQ(table.prestige(seat), 2);
}

TEST(ColumnMajority, AColumnWithoutArchitectsGivesNothing) {
  Scenario table(3);
  table.end_round();
  for (const Seat seat : {0, 1, 2}) {
    EXPECT_EQ(table.architecture(seat) + table.nobility(seat) + table.prestige(seat), 3);
    EXPECT_EQ(table.prison(seat), "2/4,2/5");
  }
}

TEST(ColumnMajority, TheFourBonusesAreWonFromLeftToRight) {
  Scenario table(3);
  table.bonuses("prison,prestige,architecture,nobility").player(0).prison("2/5");
  for (const char* cell : {"a1", "b2", "c3", "d1"}) table.architect(cell, 0, "1/3", 1);
  table.player(0).hand("2/4,2/4");
  table.end_round();
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.nobility(0), 2);
  EXPECT_EQ(table.prestige(0), 2);
  EXPECT_EQ(table.prison(0), "");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,1/3,2/4,2/4,2/5");
  std::vector<std::string> won;
  for (const std::string& event : table.events())
    if (event.contains("column_won")) won.push_back(event);
  EXPECT_THAT(won, ElementsAre(HasSubstr(R"("column":0,"bonus":"prison")"),
                               HasSubstr(R"("column":1,"bonus":"prestige")"),
                               HasSubstr(R"("column":2,"bonus":"architecture")"),
                               HasSubstr(R"("column":3,"bonus":"nobility")")));
}

TEST(ColumnMajority, TheFourthRowCountsWithFourPlayers) {
  Scenario table(4);
  table.architect("a4", 0, "1/3", 3).architect("a1", 1, "2/4", 2).end_round();
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(ColumnMajority, ColumnsAreCountedEachForItself) {
  Scenario table(3);
  table.architect("a1", 0, "1/3", 3).architect("b1", 1, "2/5", 5).end_round();
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 1);
  EXPECT_EQ(table.nobility(1), 2);
  EXPECT_EQ(table.nobility(0), 1);
}

TEST(ColumnMajority, TheWinnerOfThePrisonBonusChoosesAPrisoner) {
  Scenario table(3);
  table.architect("d1", 1, "1/3", 1).player(1).hand("1/3,1/3,1/3,2/4");
  table.end_round();
  EXPECT_EQ(table.asked(), "seat 1: prisoner");
  EXPECT_THAT(table.options(), UnorderedElementsAre("free 2/4", "free 2/5"));
  table.play("free 2/5");
  EXPECT_EQ(table.prison(1), "2/4");
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.hand(1), "1/3,1/3,1/3,1/3,2/4,2/5");
}

TEST(ColumnMajority, WinnersOfThePrisonBonusChooseInTurnOrder) {
  Scenario table(3);
  table.first_player(1).turn(1).bonuses("prison,nobility,prestige,architecture");
  table.architect("a1", 0, "1/3", 1).architect("a2", 1, "1/3", 1).architect("a3", 2, "1/3", 1).end_round();
  EXPECT_EQ(table.asked(), "seat 1: prisoner");
  table.play("free 2/4");
  EXPECT_EQ(table.asked(), "seat 2: prisoner");
  table.play("free 2/5");
  EXPECT_EQ(table.asked(), "seat 0: prisoner");
  table.play("free 2/5");
  EXPECT_EQ(table.prison(0), "2/4");
  EXPECT_EQ(table.prison(1), "2/5");
  EXPECT_EQ(table.prison(2), "2/4");
  EXPECT_EQ(table.asked(), "seat 2: action");  // round 2
}

TEST(ColumnMajority, ThePrisonBonusWithoutPrisonersDoesNothing) {
  Scenario table(3);
  table.architect("d1", 1, "1/3", 1).player(1).prison("");
  table.end_round();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.prison(1), "");
}

TEST(ColumnMajority, AMarkerAtTheEndOfItsTrackDoesNotMove) {
  Scenario table(3);
  table.architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1).player(0).architecture(5).nobility(4);
  table.end_round();
  EXPECT_EQ(table.architecture(0), 5);
  EXPECT_EQ(table.nobility(0), 5);
}

TEST(ColumnMajority, TheBottomHalvesWaitForTheEndOfTheGame) {
  Scenario table(3);
  table.round(3).architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1).architect("c1", 0, "1/3", 1);
  table.player(0).houses("A,B").artworks("red").money(10);
  table.end_round();
  EXPECT_EQ(table.round(), 4);
  EXPECT_EQ(table.points(0), 0);
}

}  // namespace
}  // namespace horta::bruxelles1897::test
