#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::UnorderedElementsAre;

class OptionalActions : public testing::Test {
 protected:
  // Seat 0 takes a card with a 1/3 for 1 franc.
  void take(std::string_view card) { table.put("b2", card).play("take b2", "play 1/3 as 1"); }
  Scenario table{3, "optional_actions=on"};
};

TEST_F(OptionalActions, ACreationMayBeDeclinedAndTheCardIsDiscarded) {
  take("artwork:red");
  EXPECT_EQ(table.asked(), "seat 0: perform");
  EXPECT_THAT(table.options(), UnorderedElementsAre("perform", "decline"));
  table.play("decline");
  EXPECT_EQ(table.artworks(0), "");
  EXPECT_EQ(table.discarded("artwork"), "red");
  EXPECT_EQ(table.money(0), 3);  // the Architect stays and was paid
  EXPECT_EQ(table.at_cell("b2"), "seat 0: 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(OptionalActions, ACreationMayBePerformed) {
  take("artwork:red");
  table.play("perform");
  EXPECT_EQ(table.artworks(0), "red");
  EXPECT_EQ(table.discarded("artwork"), "");
}

TEST_F(OptionalActions, ASupplyMayBeDeclined) {
  take("material:wood+wood");
  table.play("decline");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.discarded("material"), "wood+wood");
}

TEST_F(OptionalActions, ASaleMayBeDeclined) {
  table.player(0).artworks("red");
  take("money");
  EXPECT_EQ(table.asked(), "seat 0: perform");
  table.play("decline");
  EXPECT_EQ(table.artworks(0), "red");
  EXPECT_EQ(table.money(0), 3);  // 4 − 1
}

TEST_F(OptionalActions, ASaleThatIsPerformedGoesOn) {
  table.player(0).artworks("blue,red");
  take("money");
  table.play("perform", "sell red");
  EXPECT_EQ(table.artworks(0), "blue");
  EXPECT_EQ(table.money(0), 6);  // 4 − 1 + 3
}

TEST_F(OptionalActions, ASaleWithoutArtworksIsNotAskedAbout) {
  take("money");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.money(0), 3);
}

TEST_F(OptionalActions, AConstructionMayBeDeclined) {
  table.player(0).materials("wood+wood");
  take("house:C");
  EXPECT_EQ(table.asked(), "seat 0: perform");
  table.play("decline");
  EXPECT_EQ(table.houses(0), "");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.discarded("house"), "C");
}

TEST_F(OptionalActions, AConstructionThatIsPerformedGoesOn) {
  table.player(0).materials("wood+brick,wood+wood");
  take("house:C");
  table.play("perform", "pay wood+wood");
  EXPECT_EQ(table.houses(0), "C");
  EXPECT_EQ(table.points(0), 1);
}

TEST_F(OptionalActions, AConstructionWithoutMaterialsIsNotAskedAbout) {
  table.player(0).houses("A,B").materials("wood+wood");
  take("house:C");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.discarded("house"), "C");
}

TEST_F(OptionalActions, ANobleMayBeDeclinedAndThenHasNoEffect) {
  take("noble:horta");
  EXPECT_EQ(table.asked(), "seat 0: perform");
  EXPECT_EQ(table.architecture(0), 1);
  table.play("decline");
  EXPECT_EQ(table.architecture(0), 1);
  EXPECT_EQ(table.nobles(0), "brugmann");
  EXPECT_EQ(table.discarded("noble"), "horta");
}

TEST_F(OptionalActions, ANobleThatIsPerformedIsKeptOrDiscardedAsUsual) {
  take("noble:horta");
  table.play("perform");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.asked(), "seat 0: noble");
}

TEST_F(OptionalActions, TheExpoIsNeverAskedAbout) {
  table.player(0).artworks("red");
  take("expo");
  EXPECT_EQ(table.asked(), "seat 0: exhibit");
  EXPECT_EQ(table.expo(), "seat 0");
}

TEST_F(OptionalActions, TheParkIsNeverAskedAbout) {
  table.next_draws({"artwork red", "artwork yellow"});
  table.play("cinquantenaire", "place 1/3", "park creation", "choose red");
  EXPECT_EQ(table.artworks(0), "red");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(OptionalActions, AtTheParkASaleIsNotAskedAboutEither) {
  table.player(0).artworks("red");
  table.play("cinquantenaire", "place 1/3", "park sale");
  EXPECT_EQ(table.money(0), 7);  // 4 + 3
}

TEST(OptionalActionsOff, EveryPossibleActionIsCompulsory) {
  Scenario table(3);
  table.play("take a1", "play 1/3 as 1");
  EXPECT_EQ(table.artworks(0), "blue");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
