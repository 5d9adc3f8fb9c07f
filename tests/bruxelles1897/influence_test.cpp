#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(Influence, HortaRaisesArchitectureAndIsKeptTapped) {
  Scenario table(3);
  table.put("b2", "noble:horta").play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.architecture(0), 2);  // the effect comes before the choice
  EXPECT_EQ(table.asked(), "seat 0: noble");
  EXPECT_THAT(table.options(), UnorderedElementsAre("keep", "discard"));
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"track","seat":0)")));
  table.play("keep");
  EXPECT_EQ(table.nobles(0), "brugmann,horta");
  EXPECT_EQ(table.tapped(0), "horta");
  EXPECT_EQ(table.discarded("noble"), "");
  EXPECT_EQ(table.nobility(0), 1);
  EXPECT_EQ(table.prestige(0), 1);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Influence, ANobleThatIsNotKeptIsDiscardedAfterItsEffect) {
  Scenario table(3);
  table.put("b2", "noble:horta").play("take b2", "play 1/3 as 1", "discard");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.nobles(0), "brugmann");
  EXPECT_EQ(table.tapped(0), "");
  EXPECT_EQ(table.discarded("noble"), "horta");
}

TEST(Influence, AlbertRaisesNobility) {
  Scenario table(3);
  table.put("b2", "noble:albert").play("take b2", "play 1/3 as 1", "keep");
  EXPECT_EQ(table.nobility(0), 2);
  EXPECT_EQ(table.architecture(0), 1);
  EXPECT_EQ(table.prestige(0), 1);
  EXPECT_EQ(table.nobles(0), "albert,brugmann");
}

TEST(Influence, BulsRaisesPrestige) {
  Scenario table(3);
  table.put("b2", "noble:buls").play("take b2", "play 1/3 as 1", "discard");
  EXPECT_EQ(table.prestige(0), 2);
  EXPECT_EQ(table.architecture(0), 1);
  EXPECT_EQ(table.nobility(0), 1);
}

TEST(Influence, AMarkerReachesTheLastSquareAndStaysThere) {
  Scenario table(3);
  table.put("b2", "noble:horta").put("b1", "noble:horta").player(0).architecture(4);
  table.play("take b2", "play 1/3 as 1", "discard");
  EXPECT_EQ(table.architecture(0), 5);
  table.turn(0).play("take b1", "play 1/3 as 1", "discard");
  EXPECT_EQ(table.architecture(0), 5);
}

TEST(Influence, HankarDrawsTwoMaterialsToKeepOne) {
  Scenario table(3);
  table.put("b2", "noble:hankar").next_draws({"material wood+steel", "material wood+wood"});
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: keep_drawn");
  EXPECT_THAT(table.options(), UnorderedElementsAre("choose wood+steel", "choose wood+wood"));
  table.play("choose wood+steel");
  EXPECT_EQ(table.materials(0), "wood+steel");
  EXPECT_EQ(table.discarded("material"), "wood+wood");
  EXPECT_EQ(table.asked(), "seat 0: noble");
  table.play("keep");
  EXPECT_EQ(table.tapped(0), "hankar");
}

TEST(Influence, HankarWithTwoAlikeKeepsOneUnasked) {
  Scenario table(3);
  table.put("b2", "noble:hankar").next_draws({"material wood+wood", "material wood+wood"});
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.discarded("material"), "wood+wood");
  EXPECT_EQ(table.asked(), "seat 0: noble");
}

TEST(Influence, HankarWithOneCardLeftKeepsIt) {
  Scenario table(3);
  table.put("b2", "noble:hankar").pile("material", "wood+wood").next_draws({"material wood+wood"});
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.discarded("material"), "");
  EXPECT_EQ(table.asked(), "seat 0: noble");
}

TEST(Influence, HankarWithNoCardLeftDoesNothing) {
  Scenario table(3);
  table.put("b2", "noble:hankar").pile("material", "").play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.asked(), "seat 0: noble");
}

TEST(Influence, HankarShufflesTheDiscardWhenThePileEndsBetweenHisTwoCards) {
  Scenario table(3);
  table.put("b2", "noble:hankar").pile("material", "wood+wood", "brick+brick,brick+brick");
  table.next_draws({"material wood+wood", "material brick+brick"});
  table.play("take b2", "play 1/3 as 1", "choose wood+wood");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.left("material"), "brick+brick");
  EXPECT_EQ(table.discarded("material"), "brick+brick");
  EXPECT_EQ(table.shuffles("material"), 1);
}

TEST(Influence, VanderveldeFreesAPrisonerOfTheOwnersChoice) {
  Scenario table(3);
  table.put("b2", "noble:vandervelde").play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: prisoner");  // before the choice to keep him
  EXPECT_THAT(table.options(), UnorderedElementsAre("free 2/4", "free 2/5"));
  table.play("free 2/5");
  EXPECT_EQ(table.prison(0), "2/4");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4,2/5");
  EXPECT_EQ(table.asked(), "seat 0: noble");
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("architect":"2/5")")));
}

TEST(Influence, ASinglePrisonerIsFreedUnaskedAndCannotBeLeftThere) {
  Scenario table(3);
  table.put("b2", "noble:vandervelde").player(0).prison("2/5");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.prison(0), "");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4,2/5");
  EXPECT_EQ(table.asked(), "seat 0: noble");
}

TEST(Influence, VanderveldeWithoutPrisonersDoesNothing) {
  Scenario table(3);
  table.put("b2", "noble:vandervelde").player(0).prison("");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 0: noble");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4");
}

TEST(Influence, AFreedArchitectIsUsableAtOnce) {
  Scenario table(3);
  table.put("b2", "noble:vandervelde").player(0).hand("1/3").prison("2/4").money(5);
  table.play("take b2", "play 1/3 as 1", "discard", "pass", "pass");
  EXPECT_EQ(table.asked(), "seat 0: action");  // without the 2/4 he would have had to pass
  table.play("take a1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("play 2/4 as 2", "play 2/4 as 4"));
}

TEST(Influence, ASecondVanderveldeFreesACardAndMustBeDiscarded) {
  // The rulebook's example.
  Scenario table(3);
  table.put("b2", "noble:vandervelde").player(0).nobles("brugmann,vandervelde");
  table.play("take b2", "play 1/3 as 1", "free 2/4");
  EXPECT_EQ(table.prison(0), "2/5");
  EXPECT_EQ(table.nobles(0), "brugmann,vandervelde");
  EXPECT_EQ(table.discarded("noble"), "vandervelde");
  EXPECT_EQ(table.tapped(0), "");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Influence, ADuplicateTakesEffectEvenIfTheKeptCopyIsTapped) {
  Scenario table(3);
  table.put("b2", "noble:horta").player(0).nobles("brugmann", "horta");
  table.play("take b2", "play 1/3 as 1");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.tapped(0), "horta");
  EXPECT_EQ(table.discarded("noble"), "horta");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Influence, ANobleBoughtThisRoundCannotBeActivatedAgainInIt) {
  Scenario table(3);
  table.put("b2", "noble:horta").player(0).nobility(3);
  table.play("take b2", "play 1/3 as 1", "keep");
  table.turn(0).play("city_hall", "place 1/3");  // only Brugmann stands upright, and is used unasked
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.money(0), 7);  // 4 − 1 + 4
  EXPECT_EQ(table.asked(), "seat 1: action");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
