#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

// R2.1 Passer, R1 Passer.

// R2.1 Passer, example.
TEST(Passing, OrlandoReceivesTwoFrancsForHisColoursAndTwoForHisPrestigeCards) {
  Scenario table(3);
  table.round(2).player(0).artworks("blue,blue,green").first_passes(1).money(0);
  table.player(2).first_passes(0);
  table.play("pass");
  EXPECT_EQ(table.money(0), 4);
  EXPECT_EQ(table.first_passes(0), 2);
  table.settle();
  EXPECT_EQ(table.first_player(), 0);  // two Manneken-Pis
}

TEST(Passing, TheFirstPrestigeCardPaysOneFranc) {
  Scenario table(3);
  table.player(0).artworks("").money(0);
  table.play("pass");
  EXPECT_EQ(table.money(0), 1);
}

TEST(Passing, TheNextOnesToPassReceiveOnlyForTheirColours) {
  Scenario table(3);
  table.player(1).artworks("black,blue,green,green").money(0).first_passes(0);
  table.play("pass", "pass");
  EXPECT_EQ(table.money(1), 3);
  EXPECT_EQ(table.first_passes(1), 0);
}

TEST(Passing, AnOlderPrestigeCardPaysNothingToALaterPasser) {
  Scenario table(3);
  table.round(2).player(1).first_passes(1).artworks("").money(0);
  table.player(2).first_passes(0);
  table.play("pass", "pass");
  EXPECT_EQ(table.money(1), 0);
}

TEST(Passing, ThePrestigeCardIsNotDrawn) {
  Scenario table(3);
  table.next_draws({}).play("pass");
  EXPECT_TRUE(table.drawn().empty());
}

TEST(Passing, WhoHasPassedPlaysNoMoreThisRound) {
  Scenario table(3);
  table.play("pass", "bourse", "bourse");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Passing, TheOthersPlayOnUntilAllHavePassed) {
  Scenario table(3);
  table.play("pass", "pass", "bourse");
  EXPECT_EQ(table.asked(), "seat 2: action");
  table.deal_anything().play("pass");
  EXPECT_EQ(table.round(), 2);
}

TEST(Passing, InTheFirstEditionTheFirstPasserReceivesOneFrancMoreAndTheExhibitionTile) {
  Scenario table(3, "edition=first");
  table.player(0).artworks("blue,blue,green").money(0);
  table.player(1).artworks("blue,blue,green").money(0);
  table.play("pass", "pass");
  EXPECT_EQ(table.money(0), 3);
  EXPECT_EQ(table.first_passes(0), 1);
  EXPECT_EQ(table.money(1), 2);
  EXPECT_EQ(table.first_passes(1), 0);
}

TEST(Passing, InTheFirstEditionTheMostIsSixFrancsForTheFirstAndFiveForTheOthers) {
  Scenario table(3, "edition=first");
  table.player(0).artworks("black,blue,green,pink,yellow,yellow").money(0);
  table.player(1).artworks("black,blue,green,pink,yellow").money(0);
  table.play("pass", "pass");
  EXPECT_EQ(table.money(0), 6);
  EXPECT_EQ(table.money(1), 5);
}

TEST(Passing, InTheFirstEditionOlderExhibitionTilesPayNothing) {
  Scenario table(3, "edition=first");
  table.round(3).player(0).artworks("").money(0).first_passes(2);
  table.player(2).first_passes(0);
  table.play("pass");
  EXPECT_EQ(table.money(0), 1);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
