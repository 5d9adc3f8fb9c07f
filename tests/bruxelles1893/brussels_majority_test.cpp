#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

// R2.1 Majorité Bruxelles, R1 Majorité sur le plateau Bruxelles, ruling 11.

// R2.1 Majorité Bruxelles, example.
TEST(BrusselsMajority, BenoitAndNicolasWithTwoPawnsEachLoseOne) {
  Scenario table(3);
  table.in_brussels("bourse", 1, 1);
  table.in_brussels("grand_place", 0, 1).in_brussels("cinquantenaire", 0, 1);
  table.in_brussels("grand_place", 2, 2);
  table.settle();
  EXPECT_EQ(table.court(0), 3);
  EXPECT_EQ(table.court(1), 2);
  EXPECT_EQ(table.court(2), 3);
  EXPECT_EQ(table.pawns(0), 4);
  EXPECT_EQ(table.pawns(1), 5);
}

TEST(BrusselsMajority, TheMostPawnsInAllFourActionsLoseOne) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario table(3, edition);
    table.in_brussels("bourse", 1, 1).in_brussels("bourse", 2, 2).in_brussels("grand_place", 1, 1);
    table.in_brussels("cinquantenaire", 1, 1).settle();
    EXPECT_EQ(table.court(1), 3) << edition;
    EXPECT_EQ(table.court(2), 2) << edition;
    EXPECT_EQ(table.court(0), 2) << edition;
  }
}

TEST(BrusselsMajority, WithoutPawnsInBrusselsNobodyLosesOne) {
  Scenario table(3);
  table.settle();
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(table.court(seat), 2);
}

TEST(BrusselsMajority, PlayersWhoTieWithASinglePawnLoseIt) {
  Scenario table(3);
  table.in_brussels("bourse", 1, 1).in_brussels("grand_place", 2, 1).settle();
  EXPECT_EQ(table.court(0), 2);
  EXPECT_EQ(table.court(1), 3);
  EXPECT_EQ(table.court(2), 3);
}

TEST(BrusselsMajority, ThePawnIsGoneInTheNextRound) {
  Scenario table(3);
  table.in_brussels("bourse", 1, 1).settle();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.pawns(1), 4);
}

TEST(BrusselsMajority, PawnsOnTheArtNouveauBoardDoNotCount) {
  Scenario table(3);
  table.quiet_columns().pawn("b1", 0).pawn("b2", 0).pawn("e1", 0).in_brussels("bourse", 1, 1).settle();
  EXPECT_EQ(table.court(1), 3);
  EXPECT_EQ(table.court(0), 2);
  EXPECT_EQ(table.pawns(0), 5);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
