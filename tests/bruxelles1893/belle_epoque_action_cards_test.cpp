#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bruxelles1893/belle_epoque_cards.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.2 Cartes Belle Époque 1 to 10: an Art Nouveau action with a pawn on its cell.

// --- Card 1: after the workshop, 1 FB per artwork ---

TEST_F(BelleEpoqueCards, Card1PaysOneFrancForEveryArtworkAfterTheWorkshopWhiteOnesToo) {
  table.player(0).card(1).artworks("blue").white("brown");
  table.play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 1", "card none"));
  table.play("card 1");
  EXPECT_EQ(table.money(0), 7);  // 5 − 1 + 3
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card1IsOptionalAndStaysUsableWhenItWasNotUsed) {
  table.player(0).card(1).artworks("");
  table.alone(0).play("place e2", "stake 1", "create green", "card none");
  EXPECT_EQ(table.money(0), 4);
  table.play("place d3", "stake 1", "create green", "card 1");
  EXPECT_EQ(table.money(0), 5);  // 4 − 1 + 2
}

TEST_F(BelleEpoqueCards, Card1WorksOnceARound) {
  table.player(0).card(1).artworks("");
  table.alone(0).play("place e2", "stake 1", "create green", "card 1", "place d3", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 0: be_tile");
}

TEST_F(BelleEpoqueCards, Card1WorksAgainInTheNextRound) {
  table.player(0).card(1).artworks("");
  table.quiet_columns().play("place e2", "stake 1", "create green", "card 1").settle();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 1, and 1 FB for a colour when passing
  table.play("crest 3-3").turn(0).play("place a1", "stake 1", "create green", "card 1");
  EXPECT_EQ(table.money(0), 7);  // 6 − 1 + 2
}

TEST_F(BelleEpoqueCards, Card1DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(1);
  table.play("cinquantenaire", "copy A", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.money(0), 5);
}

TEST_F(BelleEpoqueCards, OnlyTheOwnerUsesACard) {
  table.player(1).card(1);
  table.play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

// --- Card 2: after the workshop, a white artwork shows its colour ---

TEST_F(BelleEpoqueCards, Card2TurnsAWhiteArtworkToItsColour) {
  table.player(0).card(2).artworks("").white("brown,yellow");
  table.play("place e2", "stake 1", "create green", "card 2");
  EXPECT_EQ(table.asked(), "seat 0: card2");
  EXPECT_THAT(table.options(), UnorderedElementsAre("turn brown", "turn yellow"));
  table.play("turn yellow");
  EXPECT_EQ(table.artworks(0), "green,yellow");
  EXPECT_EQ(table.white(0), "brown");
}

TEST_F(BelleEpoqueCards, Card2IsNotOfferedWithoutAWhiteArtwork) {
  table.player(0).card(2);
  table.play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card2DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(2).white("brown");
  table.play("cinquantenaire", "copy A", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Cards1And2AreUsedInAnyOrder) {
  for (const auto& [one, other] : both_orders("card 1", "card 2")) {
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(1).card(2).artworks("").white("brown");
    fresh.play("place e2", "stake 1", "create green");
    EXPECT_THAT(fresh.options(), UnorderedElementsAre("card 1", "card 2", "card none"));
    fresh.play(one);  // with card 2 the only white one turns unasked
    EXPECT_THAT(fresh.options(), UnorderedElementsAre(other, "card none"));
    fresh.play(other);
    EXPECT_EQ(fresh.money(0), 6);  // 5 − 1 + 2
    EXPECT_EQ(fresh.artworks(0), "brown,green");
  }
}

// --- Card 3: the cursor goes one or two steps further ---

TEST_F(BelleEpoqueCards, Card3MovesTheCursorTwoStepsFurther) {
  table.player(0).card(3).artworks("green");
  table.play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 3");
  EXPECT_THAT(table.options(), SizeIs(21));  // three steps from the centre: all but the four corners
  table.play("cursor 3-0", "hang 0");
  EXPECT_EQ(table.money(0), 8);   // 5 − 1 + 4: the green corner is in row 5 of 6 4 2 0 2 4 6
  EXPECT_EQ(table.points(0), 6);  // and in column 0
}

TEST_F(BelleEpoqueCards, WithoutUsingCard3TheCursorGoesAsFarAsUsual) {
  table.player(0).card(3).artworks("green");
  table.play("place b1", "stake 1", "card none");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("cursor 2-2", "cursor 1-2", "cursor 3-2", "cursor 2-1", "cursor 2-3"));
}

TEST_F(BelleEpoqueCards, Card3DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(3).artworks("green");
  table.play("cinquantenaire", "copy V");
  EXPECT_EQ(table.asked(), "seat 0: cursor");
  EXPECT_THAT(table.options(), SizeIs(5));
}

// --- Card 4: before the sale, an artwork leaves the market ---

TEST_F(BelleEpoqueCards, Card4TakesAnArtworkOutOfTheMarketAndTheSoldOneFillsTheGap) {
  table.player(0).card(4).artworks("blue,brown");
  table.market("blue", "green").play("place b1", "stake 1", "card 4");
  EXPECT_THAT(table.options(), UnorderedElementsAre("clear 0", "clear 1"));
  table.play("clear 1");  // blue still hangs: only brown can be sold
  EXPECT_EQ(table.artworks_left("green"), 6);
  EXPECT_EQ(table.asked(), "seat 0: cursor");
  table.play("cursor 2-2");
  EXPECT_EQ(table.market(), "blue,brown");
  EXPECT_EQ(table.points(0), 2);
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 2
}

TEST_F(BelleEpoqueCards, Card4CanMakeASalePossibleThatIsThenNotCompulsory) {
  table.player(0).card(4).artworks("blue");
  table.market("blue", "green").play("place b1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 4", "card none"));
  table.play("card none");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.artworks(0), "blue");
}

TEST_F(BelleEpoqueCards, Card4OnlyClearsASlotAfterWhichSomethingCanBeSold) {
  table.player(0).card(4).artworks("blue");
  table.market("blue", "green").play("place b1", "stake 1", "card 4");  // slot 0 goes, blue is sold
  EXPECT_EQ(table.asked(), "seat 0: cursor");
  table.play("cursor 2-2");
  EXPECT_EQ(table.market(), "blue,green");
  EXPECT_EQ(table.artworks(0), "");
  EXPECT_EQ(table.points(0), 2);
}

TEST_F(BelleEpoqueCards, Card4FillsItsGapAlsoWhenBothSlotsAreEmpty) {
  table.player(0).card(4).artworks("blue");
  table.market("", "blue").play("place b1", "stake 1", "card 4", "cursor 2-2");
  EXPECT_EQ(table.market(), "nothing,blue");
}

TEST_F(BelleEpoqueCards, Card4IsNotOfferedWhereNothingHangsOrNothingCouldBeSold) {
  table.player(0).card(4).artworks("blue");
  table.play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: cursor");
  Scenario poor(3, "belle_epoque=on");
  poor.player(0).card(4).artworks("");
  poor.market("blue", "green").play("place b1", "stake 1");
  EXPECT_EQ(poor.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card4DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(4).artworks("blue");
  table.market("blue", "green").play("cinquantenaire");
  EXPECT_FALSE(table.offers("copy V"));
}

TEST_F(BelleEpoqueCards, Card4CanTakeAWhiteArtworkOutWhichReturnsToThePileOfItsTile) {
  table.player(0).card(4).artworks("").white("yellow");
  table.market("white:green", "blue").play("place b1", "stake 1", "card 4");
  EXPECT_EQ(table.artworks_left("green"), 6);
  EXPECT_EQ(table.asked(), "seat 0: white_as");
}

TEST_F(BelleEpoqueCards, Card3AndCard4WorkInTheSameSale) {
  table.player(0).card(3).card(4).artworks("green");
  table.market("green", "blue").play("place b1", "stake 1", "card 4", "card 3");
  EXPECT_THAT(table.options(), SizeIs(21));
  table.play("cursor 3-0");
  EXPECT_EQ(table.market(), "green,blue");
  EXPECT_EQ(table.points(0), 6);
}

// --- Card 5: 3 VP for discarding the notable ---

TEST_F(BelleEpoqueCards, Card5GivesThreePointsForADiscardedNotable) {
  table.player(0).card(5);
  table.next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "discard");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 5");
  EXPECT_EQ(table.ledger(0, Source::card5), 3);
  EXPECT_EQ(table.couronne(0), 2);
}

TEST_F(BelleEpoqueCards, Card5GivesNothingForANotableThatIsKept) {
  table.player(0).card(5);
  table.next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card5WorksForADuplicateThatMustBeDiscarded) {
  table.player(0).card(5).notables("albert");
  table.next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "card 5");
  EXPECT_EQ(table.points(0), 3);
}

TEST_F(BelleEpoqueCards, Card5DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(5);
  table.next_draws({"notable maeterlinck"}).play("cinquantenaire", "copy N", "meet 0", "discard");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card5WorksForTheNotableThatHankarRevealed) {
  Scenario both(3, "belle_epoque=on,asymmetric=on");
  both.player(0).board("hankar").card(5);
  both.next_draws({"notable buls"}).play("place c1", "stake 1", "meet revealed", "discard", "card 5");
  EXPECT_EQ(both.points(0), 3);
  EXPECT_EQ(both.iris(0), 3);
}

// --- Card 6: replace notables of the row ---

TEST_F(BelleEpoqueCards, Card6DiscardsNotablesSlidesTheOthersAndFillsTheRow) {
  table.player(0).card(6);
  table.next_draws({"notable maeterlinck", "notable vandervelde"});
  table.play("place c1", "stake 1", "card 6");
  EXPECT_THAT(table.options(), SizeIs(15));
  table.play("replace 0,2");
  EXPECT_EQ(table.row(), "buls,solvay,maeterlinck,vandervelde");
  EXPECT_EQ(table.notable_discard(), "albert,empain");
  table.next_draws({"notable albert"}).play("meet 2", "keep");
  EXPECT_EQ(table.money(0), 2);  // 5 − 1 − 2
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.row(), "buls,solvay,vandervelde,albert");
}

TEST_F(BelleEpoqueCards, Card6MayReplaceTheWholeRow) {
  table.player(0).card(6);
  table.next_draws({"notable buls", "notable buls", "notable maeterlinck", "notable albert"});
  table.play("place c1", "stake 1", "card 6", "replace 0,1,2,3");
  EXPECT_EQ(table.row(), "buls,buls,maeterlinck,albert");
}

TEST_F(BelleEpoqueCards, Card6ShufflesItsOwnDiscardsInWhenThePileEndsBetweenTwoCards) {
  table.all_notables_discarded().player(1).notables("maeterlinck");
  table.player(1).notables("");  // the only one in the pile
  EXPECT_EQ(table.notables_face_down(), 1);
  table.player(0).card(6);
  table.next_draws({"notable maeterlinck", "notable albert", "notable vandervelde"});
  table.play("place c1", "stake 1", "card 6", "replace 0,1,2");
  EXPECT_EQ(table.row(), "solvay,maeterlinck,albert,vandervelde");
  EXPECT_EQ(table.notable_discard(), "");
  EXPECT_EQ(table.notables_face_down(), 23);  // 27 − 4: Albert, Buls and Empain are among them again
}

TEST_F(BelleEpoqueCards, Card6DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(6);
  table.play("cinquantenaire", "copy N");
  EXPECT_EQ(table.asked(), "seat 0: notable");
}

TEST_F(BelleEpoqueCards, Card5AndCard6WorkInTheSameAction) {
  table.player(0).card(5).card(6);
  table.next_draws({"notable maeterlinck", "notable vandervelde"});
  table.play("place c1", "stake 1", "card 6", "replace 3", "meet 3", "discard", "card 5");
  EXPECT_EQ(table.points(0), 8);
  EXPECT_EQ(table.money(0), 1);  // 5 − 1 − 3
  EXPECT_EQ(table.row(), "albert,buls,empain,vandervelde");
}

// --- Card 7: two jokers after the Material action ---

TEST_F(BelleEpoqueCards, Card7GivesTwoJokersAfterTheMaterialAction) {
  table.player(0).card(7);
  table.play("place d1", "stake 1", "take iron,wood", "card 7");
  EXPECT_EQ(table.jokers(0), 2);
  EXPECT_EQ(table.jokers_left(), 13);
}

TEST_F(BelleEpoqueCards, Card7GivesWhatIsLeftAndIsNotOfferedWhenNothingIs) {
  table.player(0).card(7);
  table.jokers_left(1, 2).play("place d1", "stake 1", "take iron,wood", "card 7");
  EXPECT_EQ(table.jokers(0), 1);
  Scenario empty(3, "belle_epoque=on");
  empty.player(0).card(7);
  empty.jokers_left(0, 2).play("place d1", "stake 1", "take iron,wood");
  EXPECT_EQ(empty.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card7DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(7);
  table.play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

// --- Card 8: a joker for a noble material ---

TEST_F(BelleEpoqueCards, Card8SwapsAJokerForANobleMaterial) {
  table.player(0).card(8).jokers(1);
  table.play("place d1", "stake 1", "take iron,wood", "card 8");
  EXPECT_THAT(table.options(), UnorderedElementsAre("swap glass", "swap iron", "swap stone", "swap wood"));
  table.play("swap stone");
  EXPECT_EQ(table.materials(0), "iron,stone,wood");
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.jokers_left(), 15);
}

TEST_F(BelleEpoqueCards, Card8NeedsAJokerWhichCard7MayGiveFirst) {
  table.player(0).card(7).card(8);
  table.play("place d1", "stake 1", "take iron,wood");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 7", "card none"));
  table.play("card 7");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 8", "card none"));
  table.play("card 8", "swap glass");
  EXPECT_EQ(table.materials(0), "glass,iron,wood");
  EXPECT_EQ(table.jokers(0), 1);
}

TEST_F(BelleEpoqueCards, Card8DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(8).jokers(1);
  table.play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card8NeedsANobleCubeInTheSupply) {
  table.player(0).card(8).jokers(1);
  for (const char* material : {"glass", "iron", "stone"}) table.materials_left(material, 0, 2);
  table.materials_left("wood", 2, 2).play("place d1", "stake 1");  // the last two cubes are taken unasked
  EXPECT_EQ(table.materials(0), "wood,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

// --- Card 9: one cube stands for another ---

TEST_F(BelleEpoqueCards, Card9LetsAJokerStandForACubeWithoutLosingTheFivePoints) {
  table.player(0).card(9).materials("wood").jokers(1);
  table.play("place e1", "stake 1", "card 9", "build house");  // wood and stone, two units
  EXPECT_EQ(table.asked(), "seat 0: payment");
  EXPECT_THAT(table.options(), Contains("pay wood:1,card9:joker"));
  table.play("pay wood:1,card9:joker", "arm 0", "house c5");
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 5);
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.materials(0), "");
}

TEST_F(BelleEpoqueCards, AJokerBesideCard9CostsTheFivePoints) {
  table.player(0).card(9).jokers(2);
  table.play("place e1", "stake 1", "card 9", "build house", "arm 0", "house c5");  // pay joker:1,card9:joker
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.buildings(0), 2);
}

TEST_F(BelleEpoqueCards, Card9LetsANobleCubeStandForAnotherAndIsNotCompulsory) {
  table.player(0).card(9).materials("iron,wood");
  table.play("place e1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 9", "card none"));
  table.play("card 9", "build house", "arm 0", "house c5");
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.materials(0), "");
  Scenario declined(3, "belle_epoque=on");
  declined.player(0).card(9).materials("iron,wood");
  declined.play("place e1", "stake 1", "card none");
  EXPECT_EQ(declined.asked(), "seat 1: action");
  EXPECT_EQ(declined.buildings(0), 1);
}

TEST_F(BelleEpoqueCards, Card9DoesNotReplaceAUnitOfThreeFrancs) {
  table.player(0).card(9).materials("iron,wood");
  table.arms(0, 3).play("place e1", "stake 3");  // wood and 3 FB; 2 FB are left
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card9DoesNotPayTheGlassSurcharge) {
  table.player(0).card(9).materials("iron,stone,wood").jokers(1);
  table.play("place e1", "stake 1", "card 9");  // two cubes to spare, and none of them is glass
  EXPECT_THAT(table.options(), UnorderedElementsAre("build house", "build pavilion 0"));
  Scenario with_glass(3, "belle_epoque=on");
  with_glass.player(0).card(9).materials("glass,iron,wood");
  with_glass.play("place e1", "stake 1", "card 9", "build pavilion 1", "arm 0");  // iron stands for stone
  EXPECT_EQ(with_glass.materials(0), "");
  EXPECT_EQ(with_glass.cards(0), "2,9");
}

TEST_F(BelleEpoqueCards, Card9DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(9).materials("iron,wood");
  table.play("cinquantenaire");
  EXPECT_FALSE(table.offers("copy C"));
}

TEST_F(BelleEpoqueCards, Card9NeedsACubeToStandForTheOther) {
  table.player(0).card(9).materials("wood");
  table.play("place e1", "stake 1");  // wood and stone: one cube does not pay for both
  EXPECT_EQ(table.asked(), "seat 1: action");
  Scenario glass(3, "belle_epoque=on");
  glass.player(0).card(9).materials("glass");
  glass.play("place e1", "stake 1");
  EXPECT_EQ(glass.asked(), "seat 1: action");
}

// --- Card 10: 1 VP per cube of the building ---

TEST_F(BelleEpoqueCards, Card10GivesAPointForEveryCubeOfTheBuilding) {
  table.player(0).card(10).materials("stone,wood");
  table.play("place e1", "stake 1", "build house", "arm 0", "house c5");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 10");
  EXPECT_EQ(table.ledger(0, Source::card10), 2);
  EXPECT_EQ(table.points(0), 7);
}

TEST_F(BelleEpoqueCards, Card10CountsJokersButNotFrancs) {
  table.player(0).card(10).jokers(1);
  // A joker for wood, and 3 FB.
  table.arms(0, 3).play("place e1", "stake 1", "build house", "arm 0", "house c5", "card 10");
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.money(0), 1);  // 5 − 1 − 3
}

TEST_F(BelleEpoqueCards, Card10DoesNotCountTheGlassSurcharge) {
  table.player(0).card(10).materials("glass,glass,stone,wood");
  table.play("place e1", "stake 1", "build pavilion 2", "arm 0", "card 10");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.ledger(0, Source::card10), 2);
}

TEST_F(BelleEpoqueCards, Card10JustWonWorksAtOnce) {
  table.sites("10,2,3,4,5").player(0).materials("stone,wood");
  table.play("place e1", "stake 1", "build pavilion 0", "arm 0", "card 10");
  EXPECT_EQ(table.points(0), 7);
  EXPECT_EQ(table.cards(0), "10");
}

TEST_F(BelleEpoqueCards, Card10IsNotOfferedForABuildingPaidInFrancsOnly) {
  table.player(0).card(10).money(7);
  table.arms(3, 6).play("place e1", "stake 1", "build house", "arm 3",
                        "house c5");  // 3 FB and the empty space
  EXPECT_EQ(table.money(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card10DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(10).materials("stone,wood");
  table.play("cinquantenaire", "copy C", "build house", "arm 0", "house c5");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.points(0), 5);
}

TEST_F(BelleEpoqueCards, Card9AndCard10WorkForTheSameBuilding) {
  table.player(0).card(9).card(10).materials("stone,stone,wood").jokers(1);  // the third building costs 3
  table.play("place e1", "stake 1", "card 9", "build house", "pay stone:1,wood:1,card9:joker", "arm 0",
             "house c5", "card 10");
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 5);
  EXPECT_EQ(table.ledger(0, Source::card10), 3);
  EXPECT_EQ(table.materials(0), "stone");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
