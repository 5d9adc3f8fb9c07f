#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

class TieBreak : public testing::Test {
 protected:
  TieBreak() { table.last_pass(); }
  Scenario table{3};
};

TEST_F(TieBreak, TheMostPointsWin) {
  table.player(0).points(9).prison("");
  table.player(1).points(11).prison("1/3,1/3,2/5");
  table.player(2).points(10).prison("");
  table.play("pass");
  EXPECT_EQ(table.ranking(), "1 > 2 > 0");
}

TEST_F(TieBreak, OfEqualPointsTheFewestPrisonersWin) {
  table.player(0).points(10).prison("1/3,2/5").architecture(5);
  table.player(1).points(10).prison("2/5");
  table.player(2).points(10).prison("1/3,2/4,2/5").nobility(5).prestige(5);
  table.play("pass");
  EXPECT_EQ(table.ranking(), "1 > 0 > 2");
}

TEST_F(TieBreak, PrisonersAreCountedNotTheirValue) {
  table.player(0).points(10).prison("1/3,1/3");
  table.player(1).points(10).prison("2/5");
  table.play("pass");
  EXPECT_EQ(table.ranking(), "1 > 0 > 2");
}

TEST_F(TieBreak, OfEqualPrisonersTheHighestSumOfTheTracksWins) {
  table.player(0).points(10).prison("2/5").architecture(5);                          // 5 + 1 + 1 = 7
  table.player(1).points(10).prison("2/4").nobility(4).prestige(4);                  // 1 + 4 + 4 = 9
  table.player(2).points(10).prison("1/3").architecture(3).nobility(3).prestige(2);  // 3 + 3 + 2 = 8
  table.play("pass");
  EXPECT_EQ(table.ranking(), "1 > 2 > 0");
}

TEST_F(TieBreak, AfterThatTheVictoryIsShared) {
  table.player(0).points(10).prison("2/5").architecture(3);
  table.player(1).points(4);
  table.player(2).points(10).prison("1/3").prestige(3);
  table.play("pass");
  EXPECT_EQ(table.ranking(), "0,2 > 1");
}

TEST_F(TieBreak, LowerPlacesAreSharedToo) {
  table.player(1).points(3);
  table.play("pass");
  EXPECT_EQ(table.ranking(), "1 > 0,2");
}

TEST_F(TieBreak, EverybodyMayWinTogether) {
  table.play("pass");
  EXPECT_EQ(table.ranking(), "0,1,2");
}

TEST_F(TieBreak, MoneyDoesNotBreakATie) {
  table.player(0).money(8);
  table.play("pass");
  EXPECT_EQ(table.ranking(), "0,1,2");
}

TEST_F(TieBreak, APrisonerFreedByAColumnOfTheLastRoundIsFree) {
  for (const Seat seat : {0, 1, 2}) table.player(seat).prison("2/5");
  table.architect("d1", 1, "1/3", 1).play("pass");
  EXPECT_EQ(table.prison(1), "");
  EXPECT_EQ(table.points(1), 0);  // no money, so the end bonus gives nothing
  EXPECT_EQ(table.ranking(), "1 > 0,2");
}

TEST_F(TieBreak, TheChoiceOfThePrisonerIsStillAskedInTheLastRound) {
  table.player(1).prison("2/4,2/5");
  table.architect("d1", 1, "1/3", 1).play("pass");
  EXPECT_EQ(table.asked(), "seat 1: prisoner");
  table.play("free 2/4");
  EXPECT_EQ(table.asked(), "over");
  EXPECT_EQ(table.ranking(), "0,2 > 1");
}

TEST_F(TieBreak, ACardJailedInTheLastRoundCounts) {
  table.player(0).in_brussels("1/3");
  table.play("pass");
  EXPECT_EQ(table.prison(0), "1/3");
  EXPECT_EQ(table.ranking(), "1,2 > 0");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
