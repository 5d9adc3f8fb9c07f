#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

TEST(Placement, AnArchitectReplacesTheCardAndItsVisibleSideIsPaid) {
  Scenario table(3);
  table.play("take a1", "play 2/4 as 4");
  EXPECT_EQ(table.at_cell("a1"), "seat 0: 2/4 as 4");
  EXPECT_EQ(table.money(0), 0);  // 4 − 4
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,1/3");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_THAT(table.events(), Contains(R"({"event":"architect_placed","seat":0,"cause":"placement","cell":0,)"
                                       R"("architect":"2/4","value":4})"));
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":0,"cause":"placement","change":-4})"));
}

TEST(Placement, TheCheapSideCostsLess) {
  Scenario table(3);
  table.play("take a1", "play 2/4 as 2");
  EXPECT_EQ(table.at_cell("a1"), "seat 0: 2/4 as 2");
  EXPECT_EQ(table.money(0), 2);  // 4 − 2
}

TEST(Placement, ASideIsOfferedWhenTheMoneyIsExactlyItsPrice) {
  Scenario table(3);
  table.player(0).hand("1/3,2/4,2/5").money(5);
  table.play("take a1");
  EXPECT_EQ(table.asked(), "seat 0: architect");
  EXPECT_THAT(table.options(), UnorderedElementsAre("play 1/3 as 1", "play 1/3 as 3", "play 2/4 as 2",
                                                    "play 2/4 as 4", "play 2/5 as 2", "play 2/5 as 5"));
}

TEST(Placement, WithFourFrancsTheSideOfFiveIsTooDear) {
  Scenario table(3);
  table.player(0).hand("1/3,2/4,2/5").money(4);
  table.play("take a1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("play 1/3 as 1", "play 1/3 as 3", "play 2/4 as 2",
                                                    "play 2/4 as 4", "play 2/5 as 2"));
  EXPECT_THAT(table.reasons_against("play 2/5 as 5"), Not(IsEmpty()));
}

TEST(Placement, WithThreeFrancsTheSideOfFourIsTooDear) {
  Scenario table(3);
  table.player(0).hand("1/3,2/4,2/5").money(3);
  table.play("take a1");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("play 1/3 as 1", "play 1/3 as 3", "play 2/4 as 2", "play 2/5 as 2"));
}

TEST(Placement, WithTwoFrancsTheSideOfThreeIsTooDear) {
  Scenario table(3);
  table.player(0).hand("1/3,2/4,2/5").money(2);
  table.play("take a1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("play 1/3 as 1", "play 2/4 as 2", "play 2/5 as 2"));
}

TEST(Placement, WithOneFrancOnlyOneSideIsLeftAndItIsPlayedUnasked) {
  Scenario table(3);
  table.player(0).hand("1/3,1/3,2/4,2/5").money(1);
  table.play("take a1");
  EXPECT_EQ(table.at_cell("a1"), "seat 0: 1/3 as 1");
  EXPECT_EQ(table.money(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Placement, WithoutMoneyNoCardCanBeTaken) {
  Scenario table(3);
  table.player(0).money(0);
  EXPECT_THAT(table.options(), UnorderedElementsAre("bourse", "city_hall", "cinquantenaire", "pass"));
  EXPECT_THAT(table.reasons_against("take a1"), Not(IsEmpty()));
}

TEST(Placement, AFrancDoesNotPayForACardWhoseCheapSideIsTwo) {
  Scenario table(3);
  table.player(0).hand("2/4,2/5").money(1);
  EXPECT_THAT(table.options(), UnorderedElementsAre("bourse", "city_hall", "cinquantenaire", "pass"));
  table.player(0).money(2);
  EXPECT_TRUE(table.offers("take a1"));
}

TEST(Placement, OnlyCardsInHandCanBePlaced) {
  Scenario table(3);
  table.player(0).hand("1/3").money(9);
  table.play("take a1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("play 1/3 as 1", "play 1/3 as 3"));
  EXPECT_THAT(table.reasons_against("play 2/4 as 2"), Not(IsEmpty()));
}

TEST(Placement, EveryCardOfTheAreaCanBeTaken) {
  const Scenario table(3);
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("take a1", "take b1", "take c1", "take d1", "take a2", "take b2",
                                   "take c2", "take d2", "take a3", "take b3", "take c3", "take d3", "bourse",
                                   "city_hall", "cinquantenaire", "pass"));
  EXPECT_THAT(Scenario(4).options(), SizeIs(16 + 3 + 1));
}

TEST(Placement, AnArchitectOrAnEmptyPlaceCannotBeTaken) {
  Scenario table(3);
  table.clear_grid().put("c2", "house:B").architect("b2", 1, "1/3", 1).architect("b1", 0, "1/3", 1);
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("take c2", "bourse", "city_hall", "cinquantenaire", "pass"));
  for (const char* move : {"take b2", "take b1", "take a1"})
    EXPECT_THAT(table.reasons_against(move), Not(IsEmpty())) << move;
}

TEST(Placement, TheTurnGoesClockwiseAndComesRoundAgain) {
  Scenario table(4);
  table.play("take a1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  table.play("take b1", "play 1/3 as 1", "take c1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 3: action");
  table.play("take d1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST(Placement, PlayersWhoPassedAreSkipped) {
  Scenario table(4);
  table.player(1).passed();
  table.player(2).passed();
  table.play("take a1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 3: action");
}

TEST(Placement, NobodyElseCanMoveOutOfTurn) {
  const Scenario table(3);
  const auto move = Game::from_notation(table.rules(), "take a1");
  EXPECT_THAT(Game::explain(table.rules(), table.state(), 1, *move), Not(IsEmpty()));
  EXPECT_THAT(Game::explain(table.rules(), table.state(), 0, *move), IsEmpty());
}

}  // namespace
}  // namespace horta::bruxelles1897::test
