#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(Cinquantenaire, WithoutArtworksAndMaterialsThreeActionsRemain) {
  Scenario table(3);
  table.play("cinquantenaire", "place 1/3");
  EXPECT_EQ(table.asked(), "seat 0: park_action");
  EXPECT_THAT(table.options(), UnorderedElementsAre("park creation", "park supply", "park influence"));
  EXPECT_THAT(table.reasons_against("park sale"), Not(IsEmpty()));
  EXPECT_THAT(table.reasons_against("park construction"), Not(IsEmpty()));
}

TEST(Cinquantenaire, EveryActionButTheExhibitionCanBeChosen) {
  Scenario table(3);
  table.player(0).artworks("red").materials("wood+wood");
  table.play("cinquantenaire", "place 1/3");
  EXPECT_THAT(table.options(), UnorderedElementsAre("park creation", "park sale", "park supply",
                                                    "park construction", "park influence"));
}

TEST(Cinquantenaire, CreationDrawsTwoArtworksToKeepOne) {
  Scenario table(3);
  table.next_draws({"artwork red", "artwork yellow"});
  table.play("cinquantenaire", "place 1/3", "park creation");
  EXPECT_EQ(table.asked(), "seat 0: keep_drawn");
  EXPECT_THAT(table.options(), UnorderedElementsAre("choose red", "choose yellow"));
  table.play("choose yellow");
  EXPECT_EQ(table.artworks(0), "yellow");
  EXPECT_EQ(table.discarded("artwork"), "red");
  EXPECT_EQ(table.money(0), 4);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, TheOrderInWhichTwoCardsWereDrawnDoesNotMatter) {
  for (const auto& draws : {std::vector<std::string>{"artwork red", "artwork yellow"},
                            std::vector<std::string>{"artwork yellow", "artwork red"}}) {
    Scenario table(3);
    table.next_draws(draws);
    table.play("cinquantenaire", "place 1/3", "park creation");
    EXPECT_THAT(table.options(), ElementsAre("choose red", "choose yellow"));
    table.play("choose yellow");
    EXPECT_EQ(table.artworks(0), "yellow");
    EXPECT_EQ(table.discarded("artwork"), "red");
  }
}

TEST(Cinquantenaire, SupplyDrawsTwoMaterialsToKeepOne) {
  Scenario table(3);
  table.next_draws({"material steel+steel", "material wood+wood"});
  table.play("cinquantenaire", "place 1/3", "park supply", "choose steel+steel");
  EXPECT_EQ(table.materials(0), "steel+steel");
  EXPECT_EQ(table.discarded("material"), "wood+wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, TwoCardsAlikeLeaveNoChoice) {
  Scenario table(3);
  table.next_draws({"artwork red", "artwork red"});
  table.play("cinquantenaire", "place 1/3", "park creation");
  EXPECT_EQ(table.artworks(0), "red");
  EXPECT_EQ(table.discarded("artwork"), "red");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, ClaudiaSellsAnArtworkWithoutMoneyForTwoArchitects) {
  // The rulebook's example: two Money cards in the area, no money in hand, one card already at the park.
  Scenario table(3);
  table.put("a1", "money").put("b1", "money").uses("cinquantenaire", 1);
  table.player(0).money(0).artworks("red");
  EXPECT_THAT(table.options(), UnorderedElementsAre("bourse", "city_hall", "cinquantenaire", "pass"));
  table.play("cinquantenaire", "place 1/3,1/3", "park sale");
  EXPECT_EQ(table.money(0), 3);  // 0 + 3
  EXPECT_EQ(table.artworks(0), "");
  EXPECT_EQ(table.discarded("artwork"), "red");
  EXPECT_EQ(table.in_brussels(0), "1/3,1/3");
  EXPECT_EQ(table.uses_of("cinquantenaire"), 2);
  EXPECT_EQ(table.at_cell("a1"), "money");  // the area is never touched
  EXPECT_EQ(table.at_cell("b1"), "money");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, TheSellerChoosesTheArtwork) {
  Scenario table(3);
  table.player(0).artworks("blue,red");
  table.play("cinquantenaire", "place 1/3", "park sale");
  EXPECT_THAT(table.options(), UnorderedElementsAre("sell blue", "sell red"));
  table.play("sell blue");
  EXPECT_EQ(table.artworks(0), "red");
  EXPECT_EQ(table.money(0), 7);  // 4 + 3
}

TEST(Cinquantenaire, ConstructionDrawsTwoHousesAndIsPaidAsUsual) {
  Scenario table(3);
  table.player(0).houses("A").materials("wood+brick,wood+wood");
  table.next_draws({"house C", "house D"});
  table.play("cinquantenaire", "place 1/3", "park construction", "choose C");
  EXPECT_EQ(table.asked(), "seat 0: materials");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("pay wood+brick", "pay wood+wood", "pay wood+brick,wood+wood"));
  table.play("pay wood+brick");
  EXPECT_EQ(table.houses(0), "A,C");
  EXPECT_EQ(table.discarded("house"), "D");
  EXPECT_EQ(table.materials(0), "wood+wood");
  EXPECT_EQ(table.points(0), 2);  // wood, brick
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, ConstructionNeedsTheMaterialsBeforeTheDraw) {
  Scenario table(3);
  table.player(0).houses("A,B").materials("wood+wood");  // 3 units needed, 2 there
  table.play("cinquantenaire", "place 1/3");
  EXPECT_FALSE(table.offers("park construction"));
}

TEST(Cinquantenaire, ConstructionWithExactlyEnoughMaterialsIsPossible) {
  Scenario table(3);
  table.player(0).houses("A,B").materials("wood+wood,wood+wood");
  table.next_draws({"house C", "house D"});
  table.play("cinquantenaire", "place 1/3", "park construction", "choose D");
  EXPECT_EQ(table.houses(0), "A,B,D");
  EXPECT_EQ(table.points(0), 1);
}

TEST(Cinquantenaire, InfluenceUsesTheChosenNobleAndKeepsHimTapped) {
  Scenario table(3);
  table.next_draws({"noble horta", "noble buls"});
  table.play("cinquantenaire", "place 1/3", "park influence", "choose horta");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.prestige(0), 1);
  EXPECT_EQ(table.asked(), "seat 0: noble");
  table.play("keep");
  EXPECT_EQ(table.nobles(0), "brugmann,horta");
  EXPECT_EQ(table.tapped(0), "horta");
  EXPECT_EQ(table.discarded("noble"), "buls");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, TheChosenNobleMayBeDiscardedAfterHisEffect) {
  Scenario table(3);
  table.next_draws({"noble horta", "noble buls"});
  table.play("cinquantenaire", "place 1/3", "park influence", "choose buls", "discard");
  EXPECT_EQ(table.prestige(0), 2);
  EXPECT_EQ(table.nobles(0), "brugmann");
  EXPECT_EQ(table.discarded("noble"), "buls,horta");
}

TEST(Cinquantenaire, ADuplicateNobleTakesEffectAndMustBeDiscarded) {
  Scenario table(3);
  table.player(0).nobles("brugmann,horta");
  table.next_draws({"noble horta", "noble horta"});
  table.play("cinquantenaire", "place 1/3", "park influence");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.nobles(0), "brugmann,horta");
  EXPECT_EQ(table.tapped(0), "");
  EXPECT_EQ(table.discarded("noble"), "horta,horta");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, HankarDrawnAtTheParkDrawsHisMaterialsToo) {
  Scenario table(3);
  table.next_draws({"noble hankar", "noble horta", "material wood+brick", "material wood+wood"});
  table.play("cinquantenaire", "place 1/3", "park influence", "choose hankar", "choose wood+brick", "keep");
  EXPECT_EQ(table.materials(0), "wood+brick");
  EXPECT_EQ(table.discarded("material"), "wood+wood");
  EXPECT_EQ(table.discarded("noble"), "horta");
  EXPECT_EQ(table.tapped(0), "hankar");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, VanderveldeDrawnAtTheParkFreesAPrisoner) {
  Scenario table(3);
  table.next_draws({"noble vandervelde", "noble horta"});
  table.play("cinquantenaire", "place 1/3", "park influence", "choose vandervelde", "free 2/5", "discard");
  EXPECT_EQ(table.prison(0), "2/4");
  EXPECT_EQ(table.discarded("noble"), "horta,vandervelde");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, TheLastCardOfAPileIsTaken) {
  Scenario table(3);
  table.pile("artwork", "red").next_draws({"artwork red"});
  table.play("cinquantenaire", "place 1/3", "park creation");
  EXPECT_EQ(table.artworks(0), "red");
  EXPECT_EQ(table.discarded("artwork"), "");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Cinquantenaire, TheLastNobleTakesEffectAndTheLastHouseIsBuilt) {
  Scenario table(3);
  table.pile("noble", "buls").pile("house", "D").next_draws({"noble buls", "house D"});
  table.player(0).materials("wood+wood");
  table.play("cinquantenaire", "place 1/3", "park influence");
  EXPECT_EQ(table.prestige(0), 2);
  EXPECT_EQ(table.asked(), "seat 0: noble");
  table.play("keep");
  EXPECT_EQ(table.nobles(0), "brugmann,buls");
  table.turn(0).play("cinquantenaire", "place 1/3,1/3", "park construction");
  EXPECT_EQ(table.houses(0), "D");
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.discarded("house"), "");
}

TEST(Cinquantenaire, ATypeWithoutCardsCannotBeChosen) {
  Scenario table(3);
  table.pile("artwork", "").pile("house", "").player(0).materials("wood+wood");
  table.play("cinquantenaire", "place 1/3");
  EXPECT_THAT(table.options(), UnorderedElementsAre("park supply", "park influence"));
}

TEST(Cinquantenaire, ACardInTheDiscardIsEnough) {
  Scenario table(3);
  table.pile("artwork", "", "blue").next_draws({"artwork blue"});
  table.play("cinquantenaire", "place 1/3", "park creation");
  EXPECT_EQ(table.artworks(0), "blue");
  EXPECT_EQ(table.shuffles("artwork"), 1);
}

TEST(Cinquantenaire, TheDiscardIsShuffledWhenThePileEndsBetweenTheTwoCards) {
  Scenario table(3);
  table.pile("artwork", "red", "blue,green").next_draws({"artwork red", "artwork green"});
  table.play("cinquantenaire", "place 1/3", "park creation", "choose red");
  EXPECT_EQ(table.left("artwork"), "blue");
  EXPECT_EQ(table.discarded("artwork"), "green");
  EXPECT_EQ(table.shuffles("artwork"), 1);
  EXPECT_EQ(table.artworks(0), "red");
}

TEST(Cinquantenaire, WithNothingToDoThereItCannotBeChosen) {
  Scenario table(3);
  for (const char* pile : {"artwork", "material", "house", "noble"}) table.pile(pile, "");
  EXPECT_FALSE(table.offers("cinquantenaire"));
  EXPECT_THAT(table.reasons_against("cinquantenaire"), Not(IsEmpty()));
  table.player(0).artworks("red");
  table.play("cinquantenaire", "place 1/3");  // the sale alone is possible, and not asked
  EXPECT_EQ(table.money(0), 7);               // 4 + 3
  EXPECT_EQ(table.artworks(0), "");
}

TEST(Cinquantenaire, OneActionThatIsPossibleIsEnough) {
  for (const char* pile : {"artwork", "material", "noble"}) {
    Scenario table(3);
    for (const char* other : {"artwork", "material", "house", "noble"})
      if (std::string_view{other} != pile) table.pile(other, "");
    EXPECT_TRUE(table.offers("cinquantenaire")) << pile;
  }
}

}  // namespace
}  // namespace horta::bruxelles1897::test
