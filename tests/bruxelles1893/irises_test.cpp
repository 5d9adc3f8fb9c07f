#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

// R2.1 Majorité Iris, R1 Majorités Blasons, ruling 10.

// R2.1 Majorité Iris, example (R1 has the same with other colours).
TEST(Irises, NicolasWinsTwoPointsAndBenoitAndOrlandoShareAnIris) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario table(4, edition);  // zone a1 to d4
    table.player(2).iris(2);
    table.player(0).iris(3);
    table.player(1).iris(2);
    table.pawn("a1", 2).pawn("b1", 2).pawn("a2", 2).pawn("b2", 1);
    table.pawn("c3", 0).pawn("d3", 0).pawn("c4", 1).pawn("d4", 1);
    table.pawn("c1", 3).pawn("d1", 3).pawn("d2", 3);  // three pawns do not surround an iris
    table.quiet_columns().settle();
    EXPECT_EQ(table.ledger(2, Source::iris), 2) << edition;
    EXPECT_EQ(table.ledger(0, Source::iris), 3) << edition;
    EXPECT_EQ(table.ledger(1, Source::iris), 2) << edition;
    EXPECT_EQ(table.ledger(3, Source::iris), 0) << edition;
  }
}

TEST(Irises, EveryIrisCountsForItself) {
  Scenario table(3);  // zone b1 to e3
  table.player(0).iris(2);
  // Two irises: b1 c1 b2 c2 with three of seat 0, c1 d1 c2 d2 with two of seat 0 and two of seat 1.
  table.pawn("b1", 0).pawn("c1", 0).pawn("c2", 0).pawn("b2", 1).pawn("d1", 1).pawn("d2", 1);
  table.quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::iris), 4);
  EXPECT_EQ(table.ledger(1, Source::iris), 1);
}

TEST(Irises, FourColoursShareOneIris) {
  Scenario table(4);
  table.pawn("a1", 0).pawn("b1", 1).pawn("a2", 2).pawn("b2", 3).quiet_columns().settle();
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.ledger(seat, Source::iris), 1);
}

TEST(Irises, StakesDoNotMatter) {
  Scenario table(3);
  table.pawn("b1", 0, 1).pawn("c1", 0, 1).pawn("b2", 0, 1).pawn("c2", 1, 9).quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::iris), 1);
  EXPECT_EQ(table.ledger(1, Source::iris), 0);
}

TEST(Irises, TheBonusesOfTheColumnsComeFirst) {
  Scenario table(3);
  table.bonuses("AA:0/0,II:0/0,PP:0/0,A+P:0/0,K+A:0/0");
  table.pawn("b1", 0, 2).pawn("c1", 0, 1).pawn("b2", 0, 1).pawn("c2", 1, 1).settle();
  EXPECT_EQ(table.iris(0), 3);
  EXPECT_EQ(table.ledger(0, Source::iris), 3);
}

TEST(Irises, HousesDoNotCount) {
  Scenario table(3);
  table.house("c2", 0).pawn("b1", 0).pawn("c1", 0).pawn("b2", 0).quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::iris), 0);
}

TEST(Irises, ANeutralMajorityPaysNobody) {
  Scenario table(2);  // zone b3 to e5, neutrals on d5 and e5
  table.no_neutral_pawns().neutral_pawn("b3").neutral_pawn("c3").pawn("b4", 0).pawn("c4", 1);
  table.quiet_columns().settle();
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.points(1), 0);
}

TEST(Irises, ATieWithTheNeutralsPaysThePlayers) {
  Scenario table(2);
  table.player(0).iris(3);
  table.no_neutral_pawns().neutral_pawn("b3").neutral_pawn("c3").pawn("b4", 0).pawn("c4", 0);
  table.quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::iris), 3);
}

TEST(Irises, ANeutralHelpsToSurroundAnIris) {
  Scenario table(2);
  table.no_neutral_pawns().neutral_pawn("b3").neutral_pawn("e5").pawn("b4", 0).pawn("c4", 0).pawn("c3", 1);
  table.quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::iris), 1);
  EXPECT_EQ(table.ledger(1, Source::iris), 0);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
