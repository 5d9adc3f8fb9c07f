#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// A table of three at which seat 0 has taken a House card of design A and is to pay for it.
class Construction : public testing::Test {
 protected:
  void build(std::string_view houses, std::string_view materials) {
    table.player(0).houses(houses).materials(materials);
    table.play("take c2", "play 1/3 as 1");
  }
  Scenario table{3};
};

TEST_F(Construction, TheFirstHouseCostsOneUnitAndTheOtherUnitOfTheCardIsLost) {
  build("", "brick+brick,wood+brick");
  EXPECT_EQ(table.asked(), "seat 0: materials");
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay brick+brick", "pay wood+brick"));
  table.play("pay wood+brick");
  EXPECT_EQ(table.points(0), 1);  // one unit, one type
  EXPECT_EQ(table.houses(0), "A");
  EXPECT_EQ(table.materials(0), "brick+brick");
  EXPECT_EQ(table.discarded("material"), "wood+brick");
  EXPECT_EQ(table.ledger(0, Source::construction), 1);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(Construction, TheFirstHouseWithOneCardIsPaidUnasked) {
  build("", "steel+steel");
  EXPECT_EQ(table.houses(0), "A");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.points(0), 1);
  EXPECT_THAT(table.events(),
              Contains(R"({"event":"card_gained","seat":0,"cause":"construction","card":"house:A"})"));
}

TEST_F(Construction, TheSecondHouseTakesOneCardOrTwo) {
  build("B", "brick+brick,wood+steel");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("pay brick+brick", "pay wood+steel", "pay brick+brick,wood+steel"));
}

TEST_F(Construction, TheSecondHouseFromOneCardOfTwoTypesGivesTwoPoints) {
  build("B", "brick+brick,wood+steel");
  table.play("pay wood+steel");
  EXPECT_EQ(table.points(0), 2);  // wood, steel
  EXPECT_EQ(table.materials(0), "brick+brick");
}

TEST_F(Construction, TheSecondHouseFromOneCardOfOneTypeGivesOnePoint) {
  build("B", "brick+brick,wood+steel");
  table.play("pay brick+brick");
  EXPECT_EQ(table.points(0), 1);  // brick
}

TEST_F(Construction, TwoCardsForOneUnitEachAreAllowed) {
  build("B", "brick+brick,wood+wood");
  table.play("pay brick+brick,wood+wood");
  EXPECT_EQ(table.points(0), 2);  // one brick, one wood; the other two units are lost
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.discarded("material"), "brick+brick,wood+wood");
}

TEST_F(Construction, TheThirdHouseCostsThreeUnitsAndAThirdBrickIsLost) {
  // The rulebook's example: two bricks and a wood out of brick+brick and wood+brick.
  build("B,C", "brick+brick,wood+brick");
  EXPECT_EQ(table.points(0), 2);  // brick, wood
  EXPECT_EQ(table.houses(0), "A,B,C");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.discarded("material"), "brick+brick,wood+brick");
  EXPECT_THAT(table.events(),
              Contains(HasSubstr(R"("event":"vp","seat":0,"cause":"construction","change":2)")));
}

TEST_F(Construction, TheThirdHouseTakesTwoOrThreeCardsNeverOneOrFour) {
  build("A,B", "brick+steel,wood+wood,wood+wood,wood+steel");
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay brick+steel,wood+steel", "pay brick+steel,wood+wood",
                                                    "pay wood+steel,wood+wood", "pay wood+wood,wood+wood",
                                                    "pay brick+steel,wood+steel,wood+wood",
                                                    "pay brick+steel,wood+wood,wood+wood",
                                                    "pay wood+steel,wood+wood,wood+wood"));
  EXPECT_THAT(table.reasons_against("pay wood+wood"), Not(IsEmpty()));
  EXPECT_THAT(table.reasons_against("pay brick+steel,wood+steel,wood+wood,wood+wood"), Not(IsEmpty()));
  EXPECT_THAT(table.reasons_against("pay steel+steel,wood+wood"), Not(IsEmpty()));
}

TEST_F(Construction, HousesOfTheSameDesignRaiseTheCostToo) {
  build("A,A", "brick+steel");
  EXPECT_EQ(table.houses(0), "A,A");  // 3 units needed, 2 there
  table.turn(0).player(0).materials("brick+steel,wood+wood");
  table.play("take d2", "play 1/3 as 1");
  EXPECT_EQ(table.houses(0), "A,A,A");
  EXPECT_EQ(table.points(0), 3);  // wood once, brick and steel
}

TEST_F(Construction, TheBestSplitOfTheChosenCardsIsTaken) {
  struct Case {
    std::string_view houses, materials;
    int points;
  };
  for (const auto& [houses, materials, points] : {
           Case{"A", "wood+wood,wood+wood", 1},                     // 2 units: wood, wood
           Case{"A", "brick+brick,brick+steel", 2},                 // 2 units: brick, steel
           Case{"A", "wood+steel,wood+steel", 2},                   // 2 units: wood, steel
           Case{"A,A", "brick+brick,brick+brick", 1},               // 3 units: brick only
           Case{"A,A", "wood+brick,wood+steel", 3},                 // 3 units: wood and brick, steel
           Case{"A,A", "brick+steel,wood+wood", 3},                 // 3 units: brick and steel, wood
           Case{"A,A", "steel+steel,wood+wood", 2},                 // 3 units: two types there
           Case{"A,A", "brick+brick,steel+steel,wood+wood", 3},     // 3 units: one of each
           Case{"A,A", "brick+brick,brick+brick,wood+steel", 2},    // 3 units: brick, brick, wood
           Case{"A,A", "wood+brick,wood+brick,wood+steel", 3},      // 3 units: wood, brick, steel
           Case{"A,A", "brick+brick,brick+steel,wood+brick", 3},    // 3 units: brick, steel, wood
           Case{"A,A,A", "brick+brick,wood+steel", 3},              // 4 units: all of them
           Case{"A,A,A", "brick+brick,wood+brick", 2},              // 4 units: brick ×3, wood
           Case{"A,A,A", "brick+brick,brick+brick,wood+steel", 3},  // 4 units: wood and steel, bricks
           Case{"A,A,A", "brick+brick,brick+brick,wood+steel,wood+steel",
                3},  // 4 units: brick ×2, wood, steel
           Case{"A,A,A", "wood+wood,wood+wood,brick+brick,brick+brick", 2},
       }) {
    Scenario fresh(3);
    fresh.player(0).houses(houses).materials(materials);
    fresh.play("take c2", "play 1/3 as 1");
    std::string all = "pay ";
    all += fresh.materials(0);
    if (fresh.asked() == "seat 0: materials") fresh.play(std::string_view{all});
    EXPECT_EQ(fresh.points(0), points) << materials;
    EXPECT_EQ(fresh.materials(0), "") << materials;
  }
}

TEST_F(Construction, OneUnitTooFewMeansThatTheHouseIsDiscarded) {
  build("B,C", "wood+wood");  // 3 units needed, 2 there
  EXPECT_EQ(table.houses(0), "B,C");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.discarded("house"), "A");
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.money(0), 3);  // the Architect was paid: 4 − 1
  EXPECT_EQ(table.at_cell("c2"), "seat 0: 1/3 as 1");
}

TEST_F(Construction, WithoutAnyMaterialTheFirstHouseIsDiscarded) {
  build("", "");
  EXPECT_EQ(table.houses(0), "");
  EXPECT_EQ(table.discarded("house"), "A");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(Construction, TheSecondHouseCanBeBuiltFromOneCard) {
  build("D", "wood+wood");
  EXPECT_EQ(table.houses(0), "A,D");
  EXPECT_EQ(table.points(0), 1);
}

TEST_F(Construction, TheFourthHouseCanBeBuiltFromTwoCards) {
  build("B,C,D", "wood+wood,wood+brick");
  EXPECT_EQ(table.houses(0), "A,B,C,D");
  EXPECT_EQ(table.points(0), 2);  // wood ×3, brick
}

TEST_F(Construction, TheFifthHouseNeedsThreeCards) {
  build("A,B,C,D", "wood+wood,wood+brick");  // 5 units needed, 4 there
  EXPECT_EQ(table.houses(0), "A,B,C,D");
  table.turn(0).player(0).materials("wood+wood,wood+brick,steel+steel");
  table.play("take d2", "play 1/3 as 1");
  EXPECT_EQ(table.houses(0), "A,A,B,C,D");
  EXPECT_EQ(table.points(0), 3);
}

TEST_F(Construction, TheWidestChoiceCountsFiveHundredAndSeventyThreeOptions) {
  // Two of each of six cards; 8 units need 4 to 8 cards: 90 + 126 + 141 + 126 + 90 ways.
  build("A,A,B,B,C,C,D",
        "brick+brick,brick+brick,brick+steel,brick+steel,steel+steel,steel+steel,wood+brick,wood+brick,"
        "wood+steel,wood+steel,wood+wood,wood+wood");
  EXPECT_THAT(table.options(), SizeIs(573));
}

TEST_F(Construction, AHouseThatCanBeBuiltMustBeBuilt) {
  build("", "brick+brick,wood+brick");
  EXPECT_EQ(table.asked(), "seat 0: materials");
  EXPECT_THAT(table.options(), UnorderedElementsAre("pay brick+brick", "pay wood+brick"));
}

}  // namespace
}  // namespace horta::bruxelles1897::test
