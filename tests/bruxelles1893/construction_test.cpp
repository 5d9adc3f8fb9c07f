#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.1 Action Construction, R2.1 Les règles du compas. Seat 0 builds from e1, with 4 FB after a stake of 1.
// Spaces of the compass: 0 wood, 1 any noble or 3 FB, 2 stone, 3 3 FB, 4 the arrow, 5 iron, 6 empty.
class Construction : public testing::Test {
 protected:
  void begin(std::string_view materials, int jokers = 0, int houses = 0) {
    table.player(0).materials(materials).jokers(jokers).houses(houses);
    table.play("place e1", "stake 1");
  }
  Scenario table{3};
};

TEST_F(Construction, TheFirstHouseTakesOneUnitOfEachArm) {
  begin("stone,wood,wood");
  EXPECT_EQ(table.asked(), "seat 0: compass");  // wood and stone: one payment only
  EXPECT_EQ(table.materials(0), "wood");
  EXPECT_EQ(table.materials_left("stone"), 10);
  table.play("arm 0", "house c5");
  EXPECT_EQ(table.house_at("c5"), "seat 0");
  EXPECT_EQ(table.buildings(0), 1);
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 5);
  EXPECT_EQ(table.arms(), "1,2");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(Construction, TwoOfOneArmDoNotPayForTheOther) {
  begin("wood,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.materials(0), "wood,wood");
}

TEST_F(Construction, AJokerReplacesAnyUnitAndCostsTheFivePoints) {
  begin("stone,wood", 2);
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay stone:1,wood:1", "pay joker:1,wood:1",
                                                    "pay joker:1,stone:1", "pay joker:2"));
  table.play("pay joker:1,wood:1", "arm 0", "house c5");
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.materials(0), "stone");
  EXPECT_EQ(table.jokers(0), 1);
  EXPECT_EQ(table.jokers_left(), 14);
}

TEST_F(Construction, TheHousesCostTwoTwoThreeThreeFourFour) {
  const std::vector<int> cost{2, 2, 3, 3, 4, 4};
  for (int built = 0; built < 6; ++built) {
    Scenario fresh(3);
    fresh.player(0).materials("wood,wood,wood,wood,wood").houses(built);
    fresh.arms(0, 6).play("place e1", "stake 1", "house b4");  // only the arm on wood can move
    EXPECT_EQ(fresh.materials_left("wood"), 5 + cost[at(built)]);
    EXPECT_EQ(fresh.ledger(0, Source::house_top), built >= 4 ? 5 : 0);
    EXPECT_EQ(fresh.points(0), built >= 4 ? 10 : 5);  // ruling 2: both bonuses add up
    EXPECT_EQ(fresh.buildings(0), built + 1);
  }
}

TEST_F(Construction, TheTopHouseGivesItsFivePointsEvenWithAJoker) {
  table.arms(0, 6);
  begin("wood,wood,wood", 1, 4);
  table.play("house b4");
  EXPECT_EQ(table.ledger(0, Source::house_top), 5);
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 0);
}

TEST_F(Construction, WithSixHousesNothingMoreIsBuilt) {
  begin("stone,stone,wood,wood", 4, 6);
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.buildings(0), 6);
  EXPECT_EQ(table.materials(0), "stone,stone,wood,wood");
}

TEST_F(Construction, ThreeUnitsAreSpreadFreelyOverBothArms) {
  begin("stone,stone,stone,wood,wood,wood", 0, 2);
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay stone:1,wood:2", "pay stone:2,wood:1"));
}

TEST_F(Construction, AJokerCanBeTheOnlyUnitOfAnArm) {
  begin("wood,wood,wood", 1, 2);
  table.play("arm 0", "house c4");  // two wood and a joker, the only way
  EXPECT_EQ(table.materials(0), "wood");
  EXPECT_EQ(table.jokers(0), 0);
}

// R1 Les règles du compas, first example, and the same with the second edition's compass.
TEST_F(Construction, WoodAndThreeFrancsForThreeUnitsAreTwoWoodOrSixFrancs) {
  table.arms(0, 3).player(0).money(7);
  begin("wood,wood", 0, 2);
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay fb:1,wood:2", "pay fb:2,wood:1"));
  table.play("pay fb:2,wood:1", "arm 0", "house c4");
  EXPECT_EQ(table.money(0), 0);  // 7 − 1 − 6
  EXPECT_EQ(table.points(0), 5);
}

// R2.1 Les règles du compas, example.
TEST_F(Construction, BenoitReplacesThreeFrancsByAJokerAndGetsNoFivePoints) {
  table.arms(0, 3).player(0).money(3);
  begin("stone,stone,wood,wood", 1, 3);
  table.play("arm 0", "house c4");
  EXPECT_EQ(table.materials(0), "stone,stone");
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.money(0), 2);
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.buildings(0), 4);
}

// R1 Les règles du compas, second example.
TEST_F(Construction, WithAnArmOnTheEmptySpaceFourUnitsAreFourWood) {
  table.arms(0, 6).player(0).money(20);
  begin("iron,stone,wood,wood,wood,wood", 0, 4);
  EXPECT_EQ(table.asked(), "seat 0: house_cell");
  EXPECT_EQ(table.materials(0), "iron,stone");
  EXPECT_EQ(table.money(0), 19);
}

TEST_F(Construction, AnyNobleOrThreeFrancsTakesEverythingButTheOtherArmMustBeUsed) {
  table.arms(0, 1);
  begin("iron,wood,wood");
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay wood:2", "pay iron:1,wood:1", "pay fb:1,wood:1"));
}

TEST_F(Construction, WithoutTheOtherArmsMaterialAnyNobleDoesNotHelp) {
  table.arms(0, 1);
  begin("iron,stone");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(Construction, AnyNobleUnitsMayBeMixed) {
  table.arms(0, 1).player(0).money(1);
  table.player(0).materials("iron,stone,wood").houses(2);
  table.play("place e1");  // the only franc is the stake
  EXPECT_EQ(table.asked(), "seat 0: house_cell");
  EXPECT_EQ(table.materials(0), "");
}

TEST_F(Construction, AnyNobleBesideTheEmptySpaceTakesEverything) {
  table.arms(1, 6);
  begin("iron,stone", 0, 0);
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("pay iron:1,stone:1", "pay fb:1,iron:1", "pay fb:1,stone:1"));
}

TEST_F(Construction, OneArmMovesOneSpaceClockwise) {
  begin("stone,wood");
  EXPECT_THAT(table.options(), UnorderedElementsAre("arm 0", "arm 2"));
  table.play("arm 2");
  EXPECT_EQ(table.arms(), "0,3");
}

TEST_F(Construction, AnArmWhoseTargetIsTakenCannotMove) {
  table.arms(0, 1);
  begin("wood,wood");
  table.play("pay wood:2");
  EXPECT_EQ(table.asked(), "seat 0: house_cell");  // space 1 moves on by itself
  EXPECT_EQ(table.arms(), "0,2");
}

TEST_F(Construction, TheArrowSendsTheArmOnToIron) {
  table.arms(0, 3);
  begin("wood");
  table.play("arm 3");
  EXPECT_EQ(table.arms(), "0,5");
}

TEST_F(Construction, TheArmBeforeTheArrowCannotMoveWhenTheOtherPointsAtIron) {
  table.arms(3, 5);
  begin("iron");
  EXPECT_EQ(table.arms(), "3,6");
  EXPECT_EQ(table.asked(), "seat 0: house_cell");
}

TEST_F(Construction, TheCompassIsACircle) {
  table.arms(2, 6);
  begin("stone,stone");
  table.play("arm 6");
  EXPECT_EQ(table.arms(), "0,2");
}

TEST_F(Construction, TheHouseGoesToAnyCellWithoutHouseOrPawn) {
  table.pawn("b1", 1).house("a1", 1);
  begin("stone,wood");
  table.play("arm 0");
  EXPECT_THAT(table.options(), SizeIs(22));
  EXPECT_FALSE(table.offers("house e1"));  // the pawn just placed
  EXPECT_FALSE(table.offers("house b1"));
  EXPECT_FALSE(table.offers("house a1"));
  EXPECT_TRUE(table.offers("house a5"));  // outside the zone
  EXPECT_TRUE(table.offers("house c3"));
}

TEST_F(Construction, ThroughCinquantenaireAHouseIsBuiltWithoutAPawnOnTheBoard) {
  table.player(0).materials("stone,wood");
  table.play("cinquantenaire", "copy C", "arm 0");
  EXPECT_THAT(table.options(), SizeIs(25));
  table.play("house e1");
  EXPECT_EQ(table.house_at("e1"), "seat 0");
}

TEST_F(Construction, WhatCanBeBuiltMustBeBuilt) {
  begin("stone,wood");
  EXPECT_EQ(table.asked(), "seat 0: compass");  // it is paid for unasked
  EXPECT_EQ(table.materials(0), "");
}

TEST_F(Construction, WithoutAFreeCellNothingCanBeBuilt) {
  // Ruling 2. Five players: 25 cells hold 24 houses and pawns, and the pawn just placed.
  Scenario five(5);
  for (int seat = 1; seat < 5; ++seat) five.player(seat).pawns(7);
  const char* const cells_for_pawns[] = {"a1", "b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"};
  int seat = 1;
  for (const char* cell : cells_for_pawns) {
    five.pawn(cell, seat);
    seat = seat == 4 ? 1 : seat + 1;
  }
  for (const char* cell : {"e1", "e2", "e3", "a4", "b4", "c4"}) five.house(cell, 1);
  for (const char* cell : {"d4", "e4", "a5", "b5", "c5", "d5"}) five.house(cell, 2);
  five.house("e5", 3).player(0).materials("stone,wood");
  EXPECT_EQ(five.action_at("d2"), 'C');
  five.play("cinquantenaire");
  EXPECT_TRUE(five.offers("copy C"));  // d1 is free
  Scenario full(5);
  for (int other = 1; other < 5; ++other) full.player(other).pawns(7);
  seat = 1;
  for (const char* cell : cells_for_pawns) {
    full.pawn(cell, seat);
    seat = seat == 4 ? 1 : seat + 1;
  }
  full.pawn("d1", 4);
  for (const char* cell : {"e1", "e2", "e3", "a4", "b4", "c4"}) full.house(cell, 1);
  for (const char* cell : {"d4", "e4", "a5", "b5", "c5", "d5"}) full.house(cell, 2);
  full.house("e5", 3).player(0).materials("stone,wood");
  full.play("cinquantenaire");
  EXPECT_FALSE(full.offers("copy C"));
}

// --- First edition ---

// R1 Action Construction. The compass lies wood, stone, iron, any, fb, empty; the arms start on 0 and 3.
class FirstConstruction : public testing::Test {
 protected:
  void begin(std::string_view materials, int jokers = 0, int houses = 0) {
    table.player(0).materials(materials).jokers(jokers).houses(houses);
    table.play("place e1", "stake 1", "perform");
  }
  Scenario table{3, "edition=first"};
};

TEST_F(FirstConstruction, AnyNobleDoesNotStandForFrancs) {
  begin("iron,wood,wood");  // wood and any noble
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay wood:2", "pay iron:1,wood:1"));
}

TEST_F(FirstConstruction, TheExampleOfThreeUnitsOfWoodAndFrancs) {
  table.arms(0, 4).player(0).money(7);
  begin("wood,wood", 0, 2);
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay fb:1,wood:2", "pay fb:2,wood:1"));
}

TEST_F(FirstConstruction, TheExampleOfFourWoodBesideTheEmptySpace) {
  table.arms(0, 5);
  begin("wood,wood,wood,wood,wood", 0, 4);
  table.play("house b4");  // the arm on the empty space cannot go on to wood
  EXPECT_EQ(table.materials(0), "wood");
  EXPECT_EQ(table.points(0), 10);
}

TEST_F(FirstConstruction, AJokerReplacesThreeFrancs) {
  table.arms(0, 4).player(0).money(1);
  table.player(0).materials("wood").jokers(1);
  table.play("place e1", "perform", "arm 0", "house c5");
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.points(0), 0);
}

TEST_F(FirstConstruction, TheSixSpacesAreACircleWithoutAnArrow) {
  table.arms(2, 5);
  begin("iron,iron");
  table.play("arm 5");
  EXPECT_EQ(table.arms(), "0,2");
}

TEST_F(FirstConstruction, TheArmOnTheSpaceBeforeTheOtherCannotMove) {
  table.arms(0, 1);
  begin("stone,wood");
  EXPECT_EQ(table.asked(), "seat 0: house_cell");
  EXPECT_EQ(table.arms(), "0,2");
}

TEST_F(FirstConstruction, ConstructionMayBeDeclined) {
  table.player(0).materials("iron,wood");
  table.play("place e1", "stake 1", "decline");
  EXPECT_EQ(table.buildings(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(FirstConstruction, TheEmptyTileMayLieOnAnySpace) {
  table.compass("empty,wood,stone,iron,any,fb").arms(0, 1);
  begin("wood,wood");
  EXPECT_EQ(table.materials(0), "");  // two wood, unasked
  EXPECT_EQ(table.asked(), "seat 0: house_cell");
}

TEST_F(FirstConstruction, BesideAnyNobleTheEmptyTileAsksForNothing) {
  table.compass("empty,wood,stone,any,iron,fb").arms(0, 3);
  begin("iron,stone,wood");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("pay iron:1,stone:1", "pay iron:1,wood:1", "pay stone:1,wood:1"));
}

TEST_F(FirstConstruction, FrancsAndTheEmptyTileArePaidInFrancsOnly) {
  table.compass("empty,fb,stone,any,iron,wood").arms(0, 1).player(0).money(7);
  begin("iron,stone,wood");
  EXPECT_EQ(table.money(0), 0);  // 7 − 1 − 6
  EXPECT_EQ(table.materials(0), "iron,stone,wood");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
