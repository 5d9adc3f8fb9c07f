#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(CityHall, ScottActivatesTwoOfHisThreeNobles) {
  // The rulebook's example, with Nobility 2.
  Scenario table(3);
  table.player(0).nobility(2).nobles("brugmann,buls,horta");
  table.play("city_hall", "place 1/3");
  EXPECT_EQ(table.asked(), "seat 0: activate");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate buls", "activate horta"));
  table.play("activate brugmann");
  EXPECT_EQ(table.money(0), 8);  // 4 + 4
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate buls", "activate horta", "stop"));
  table.play("activate horta");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.prestige(0), 1);
  EXPECT_EQ(table.tapped(0), "brugmann,horta");
  EXPECT_EQ(table.nobles(0), "brugmann,buls,horta");  // activating asks nothing about keeping
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(CityHall, WithNobilityOneOnlyOneNobleIsActivated) {
  Scenario table(3);
  table.player(0).nobles("brugmann,buls");
  table.play("city_hall", "place 1/3", "activate buls");
  EXPECT_EQ(table.prestige(0), 2);
  EXPECT_EQ(table.tapped(0), "buls");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(CityHall, AfterTheFirstNobleThePlayerMayStop) {
  Scenario table(3);
  table.player(0).nobility(3).nobles("brugmann,buls,horta");
  table.play("city_hall", "place 1/3", "activate buls", "stop");
  EXPECT_EQ(table.tapped(0), "buls");
  EXPECT_EQ(table.money(0), 4);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(CityHall, TheFirstActivationIsCompulsorySoASingleNobleIsUsedUnasked) {
  Scenario table(3);
  table.player(0).nobility(3);
  table.play("city_hall", "place 1/3");
  EXPECT_EQ(table.money(0), 8);  // Brugmann: 4 + 4
  EXPECT_EQ(table.tapped(0), "brugmann");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"noble_activated","seat":0)")));
}

TEST(CityHall, TheLastUprightNobleCanStillBeLeftAlone) {
  Scenario table(3);
  table.player(0).nobility(5).nobles("buls,horta");
  table.play("city_hall", "place 1/3", "activate buls");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate horta", "stop"));
  table.play("activate horta");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(CityHall, TappedNoblesCannotBeActivated) {
  Scenario table(3);
  table.player(0).nobility(3).nobles("buls,hankar", "brugmann,horta");
  table.play("city_hall", "place 1/3");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate buls", "activate hankar"));
  EXPECT_THAT(table.reasons_against("activate horta"), Not(IsEmpty()));
  EXPECT_THAT(table.reasons_against("activate albert"), Not(IsEmpty()));
}

TEST(CityHall, WithoutAnUntappedNobleItCannotBeChosen) {
  Scenario table(3);
  table.player(0).nobles("", "brugmann").money(0);
  EXPECT_THAT(table.options(), UnorderedElementsAre("bourse", "cinquantenaire", "pass"));
  EXPECT_THAT(table.reasons_against("city_hall"), Not(IsEmpty()));
}

TEST(CityHall, AlbertRaisesNobilityAtOnceButNotTheLimit) {
  Scenario table(3);
  table.player(0).nobles("albert,brugmann");
  table.play("city_hall", "place 1/3", "activate albert");
  EXPECT_EQ(table.nobility(0), 2);
  EXPECT_EQ(table.money(0), 4);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(CityHall, FiveIsTheMostThatNobilityAllows) {
  Scenario table(3);
  table.player(0).nobility(5).prison("").nobles("albert,brugmann,buls,hankar,horta,vandervelde");
  table.play("city_hall", "place 1/3", "activate albert", "activate brugmann", "activate buls",
             "activate horta");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate hankar", "activate vandervelde", "stop"));
  table.play("activate vandervelde");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.tapped(0), "albert,brugmann,buls,horta,vandervelde");
}

TEST(CityHall, ANobleWhoseEffectDoesNothingMayBeActivated) {
  Scenario table(3);
  table.player(0).nobility(5).prison("").architecture(5).nobles("albert,horta,vandervelde");
  table.pile("material", "").play("city_hall", "place 1/3", "activate vandervelde", "activate horta");
  table.play("activate albert");
  EXPECT_EQ(table.tapped(0), "albert,horta,vandervelde");
  EXPECT_EQ(table.architecture(0), 5);
  EXPECT_EQ(table.nobility(0), 5);
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4");
}

TEST(CityHall, HankarsMaterialIsChosenBeforeTheNextNoble) {
  Scenario table(3);
  table.player(0).nobility(2).nobles("brugmann,hankar");
  table.next_draws({"material wood+steel", "material wood+wood"});
  table.play("city_hall", "place 1/3", "activate hankar");
  EXPECT_EQ(table.asked(), "seat 0: keep_drawn");
  table.play("choose wood+wood");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.discarded("material"), "wood+steel");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "stop"));
}

TEST(CityHall, HankarWithoutAChoiceLeadsStraightToTheNextNoble) {
  Scenario table(3);
  table.player(0).nobility(3).nobles("brugmann,hankar,vandervelde").prison("2/5");
  table.pile("material", "wood+wood").next_draws({"material wood+wood"});
  table.play("city_hall", "place 1/3", "activate hankar");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate vandervelde", "stop"));
  table.play("activate vandervelde");  // a single prisoner
  EXPECT_EQ(table.prison(0), "");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "stop"));
}

TEST(CityHall, HankarWithoutCardsMayStillBeActivated) {
  Scenario table(3);
  table.player(0).nobility(2).nobles("brugmann,hankar");
  table.pile("material", "").play("city_hall", "place 1/3", "activate hankar");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.tapped(0), "hankar");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "stop"));
}

TEST(CityHall, VanderveldesPrisonerIsChosenBeforeTheNextNoble) {
  Scenario table(3);
  table.player(0).nobility(2).nobles("brugmann,vandervelde");
  table.play("city_hall", "place 1/3", "activate vandervelde");
  EXPECT_EQ(table.asked(), "seat 0: prisoner");
  table.play("free 2/5");
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4,2/5");
  EXPECT_EQ(table.asked(), "seat 0: activate");
  table.play("stop");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(CityHall, TheLastActivationWithAChoiceEndsTheTurn) {
  Scenario table(3);
  table.player(0).nobles("brugmann,vandervelde");
  table.play("city_hall", "place 1/3", "activate vandervelde", "free 2/4");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.prison(0), "2/5");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
