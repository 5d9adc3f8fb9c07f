#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.1 Les actions du plateau Art Nouveau, R1 Phase Actions, ruling 1.

TEST(Placement, APawnAndAStakeOfAnyAmountGoOnACellOfTheZone) {
  Scenario table(3);
  EXPECT_THAT(table.options(), SizeIs(12 + 4 + 1));  // the zone, Brussels, pass
  table.play("place e2");
  EXPECT_THAT(table.options(), UnorderedElementsAre("stake 1", "stake 2", "stake 3", "stake 4", "stake 5"));
  table.play("stake 3", "create green");
  EXPECT_EQ(table.pawn_at("e2"), "seat 0: 3");
  EXPECT_EQ(table.money(0), 2);
  EXPECT_EQ(table.pawns(0), 4);
}

TEST(Placement, TheLastFrancIsStakedUnasked) {
  Scenario table(3);
  table.player(0).money(1);
  table.play("place e2");
  EXPECT_EQ(table.asked(), "seat 0: artwork");
  EXPECT_EQ(table.pawn_at("e2"), "seat 0: 1");
}

TEST(Placement, WithoutMoneyThereIsOnlyBrussels) {
  Scenario table(3);
  table.player(0).money(0);
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("bourse", "grand_place", "cinquantenaire", "sainte_catherine", "pass"));
}

TEST(Placement, CellsOutsideTheZoneAndTakenCellsAreClosed) {
  Scenario table(3);
  table.pawn("e2", 1);
  EXPECT_FALSE(table.offers("place e2"));
  EXPECT_FALSE(table.offers("place a1"));
  EXPECT_FALSE(table.offers("place b4"));
  EXPECT_TRUE(table.offers("place b3"));
}

TEST(Placement, AHouseDoesNotCloseACell) {
  Scenario table(3);
  table.house("e2", 1).house("d3", 0);
  EXPECT_TRUE(table.offers("place e2"));
  EXPECT_TRUE(table.offers("place d3"));
}

TEST(Placement, InTheSecondEditionAPossibleActionIsCompulsory) {
  Scenario table(3);
  table.play("place e2", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: artwork");
}

TEST(Placement, InTheSecondEditionThePawnMayBePlacedWhereNothingCanBeDone) {
  Scenario table(3);
  table.play("place e1", "stake 2");  // nothing to build with
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.pawn_at("e1"), "seat 0: 2");
}

TEST(Placement, InTheFirstEditionTheActionIsOptional) {
  Scenario table(3, "edition=first");
  table.play("place d1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("perform", "decline"));
  table.play("decline");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Placement, InTheFirstEditionAnImpossibleActionIsNotAskedAbout) {
  Scenario table(3, "edition=first");
  table.play("place e1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Placement, TurnsGoClockwiseAndSkipThoseWhoPassed) {
  Scenario table(3);
  table.player(1).passed();
  table.play("bourse");
  EXPECT_EQ(table.asked(), "seat 2: action");
  table.play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST(Placement, WithoutPawnsAPlayerPassesUnasked) {
  Scenario table(3);
  table.player(1).pawns(0).money(0);
  table.play("bourse");
  EXPECT_EQ(table.asked(), "seat 2: action");
  EXPECT_EQ(table.money(1), 2);  // one colour, and 1 FB for passing first
}

}  // namespace
}  // namespace horta::bruxelles1893::test
