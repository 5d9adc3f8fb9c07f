#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/bruxelles1893/moves.h"
#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.2 Cartes Belle Époque. Three players; the zone is b1 to e3: A on e2 and d3, V on b1 and e3, N on c1 and
// b2, M on d1, c2 and b3, C on e1, d2 and c3. Face-down tiles lie on c2, b3, c3, d3 and c4. Seat 0 has 5 FB.
// A card given to a player comes with a pavilion that faces row 5, where nobody stands.
class BelleEpoqueCards : public testing::Test {
 protected:
  Scenario table{3, "belle_epoque=on"};
};

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
  table.player(0).card(1).artworks("").pawns(1);
  table.quiet_columns().play("place e2", "stake 1", "create green", "card 1").settle();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.state().players[0].used_cards, 0u);
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
  table.player(0).card(1).card(2).artworks("").white("brown");
  table.play("place e2", "stake 1", "create green");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 1", "card 2", "card none"));
  table.play("card 2");  // the only white one turns unasked
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 1", "card none"));
  table.play("card 1");
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 2
  EXPECT_EQ(table.artworks(0), "brown,green");
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
  table.play("place e1", "stake 1", "card none");
  EXPECT_FALSE(table.offers("build pavilion 1"));  // surcharge 1
  EXPECT_TRUE(table.offers("build pavilion 0"));
}

TEST_F(BelleEpoqueCards, Card9DoesNotWorkThroughCinquantenaire) {
  table.player(0).card(9).materials("iron,wood");
  table.play("cinquantenaire");
  EXPECT_FALSE(table.offers("copy C"));
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

// --- Cards 11 and 12: Bourse ---

TEST_F(BelleEpoqueCards, Card11PaysOneFrancForEveryPawnOnTheBourseTravellersToo) {
  table.player(0).card(11).travellers(1);
  table.in_brussels("bourse", 1, 1).play("bourse", "travellers 1", "card 11");
  EXPECT_EQ(table.money(0), 14);  // 5 + 6 + three pawns
}

TEST_F(BelleEpoqueCards, Card11WorksForThePawnJustPlaced) {
  table.player(0).card(11);
  table.play("bourse", "card 11");
  EXPECT_EQ(table.money(0), 12);  // 5 + 6 + 1
}

TEST_F(BelleEpoqueCards, Card12GivesAPointForEveryFiveFrancs) {
  table.player(0).card(12);
  table.play("bourse", "card 12");
  EXPECT_EQ(table.ledger(0, Source::card12), 2);  // 11 FB
}

TEST_F(BelleEpoqueCards, Card11BeforeCard12MayReachTheNextFive) {
  table.player(0).card(11).card(12).money(8);
  table.play("bourse");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 11", "card 12", "card none"));
  table.play("card 11", "card 12");
  EXPECT_EQ(table.money(0), 15);  // 8 + 6 + 1
  EXPECT_EQ(table.points(0), 3);
}

TEST_F(BelleEpoqueCards, Card12IsNotOfferedWithLessThanFiveFrancs) {
  Scenario five(5, "belle_epoque=on");
  five.player(0).card(12).money(0);
  five.play("bourse");
  EXPECT_EQ(five.money(0), 4);
  EXPECT_EQ(five.asked(), "seat 1: action");
}

// --- Cards 13 and 14: Grand-Place ---

TEST_F(BelleEpoqueCards, Card13ActivatesOneMoreNotable) {
  table.player(0).card(13).notables("buls,maeterlinck");
  table.play("grand_place", "activate buls");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 13");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate maeterlinck"));
  table.play("activate maeterlinck");
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.tilted(0), "buls,maeterlinck");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card13IsNotOfferedWithoutAnotherUprightNotable) {
  table.player(0).card(13);
  table.play("grand_place");
  EXPECT_EQ(table.money(0), 10);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card14DismissesAnActivatedNotableForItsValue) {
  table.player(0).card(14).notables("buls");
  table.play("grand_place", "activate buls", "card 14");
  EXPECT_EQ(table.money(0), 8);  // 5 + 3
  EXPECT_EQ(table.notables(0), "brugmann");
  EXPECT_EQ(table.notable_discard(), "buls");
}

TEST_F(BelleEpoqueCards, Card14MayDismissAnyTiltedNotableBrugmannToo) {
  table.player(0).card(14).notables("", "empain");
  table.play("grand_place", "card 14");  // Brugmann, the only upright one, is activated
  EXPECT_THAT(table.options(), UnorderedElementsAre("dismiss brugmann", "dismiss empain"));
  table.play("dismiss brugmann");
  EXPECT_EQ(table.money(0), 11);  // 5 + 5 + 1
  EXPECT_EQ(table.notables(0), "empain");
  EXPECT_EQ(table.notable_discard(), "brugmann");
}

TEST_F(BelleEpoqueCards, Card14PaysWhatEachFigureCostsAtTheEnd) {
  struct Case {
    const char* figure;
    int price;
  };
  for (const auto& [figure, price] :
       {Case{"brugmann", 1}, Case{"solvay", 2}, Case{"buls", 3}, Case{"van_de_velde", 4}, Case{"empain", 2},
        Case{"albert", 4}, Case{"vandervelde", 3}, Case{"maeterlinck", 5}, Case{"nagelmackers", 3},
        Case{"privat_livemont", 2}}) {
    const bool brugmann = std::string_view{figure} == "brugmann";
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(14).notables("", brugmann ? "buls" : figure);
    fresh.play("grand_place", "card 14", std::string_view{"dismiss " + std::string{figure}});
    EXPECT_EQ(fresh.money(0), 10 + price) << figure;  // 5 + 5 of Brugmann, the only upright one
    EXPECT_EQ(fresh.notable_discard(), figure);
  }
}

// --- Cards 15 and 16: Cinquantenaire ---

TEST_F(BelleEpoqueCards, Card15TakesBackAllOrPartOfOneStake) {
  table.player(0).card(15);
  table.pawn("b2", 0, 3).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(table.options(), UnorderedElementsAre("take_back b2 1", "take_back b2 2", "take_back b2 3"));
  table.play("take_back b2 2");
  EXPECT_EQ(table.money(0), 7);
  EXPECT_EQ(table.pawn_at("b2"), "seat 0: 1");
}

TEST_F(BelleEpoqueCards, Card15TakesBackAllOfAStakeHoweverLarge) {
  table.player(0).card(15);
  table.pawn("b2", 0, 200).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(table.options(), SizeIs(200));
  table.play("take_back b2 200");
  EXPECT_EQ(table.money(0), 205);
  EXPECT_EQ(table.pawn_at("b2"), "seat 0: 0");
}

// Only numbers other than the printed ones could make such stakes; the options are bounded all the same.
TEST_F(BelleEpoqueCards, Card15TakesBackAllOrASmallPartOfStakesBeyondAnyGame) {
  table.player(0).card(15);
  table.pawn("b2", 0).pawn("c2", 0).pawn("d2", 0, 2);
  table.play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  State rich = table.state();
  rich.board[6].stake = most_stake;
  rich.board[7].stake = 300;
  MoveList options;
  Game::legal(table.rules(), rich, options);
  EXPECT_EQ(options.size(), 81u + 81u + 2u);
  for (const Move move : {card15_move(6, 80), card15_move(6, most_stake), card15_move(7, 300)})
    EXPECT_TRUE(options.contains(move));
  const auto why = Game::explain(table.rules(), rich, 0, card15_move(6, 300));
  ASSERT_THAT(why, SizeIs(1));
  EXPECT_EQ(why[0].code, "part_too_large");
}

TEST_F(BelleEpoqueCards, InTheFirstVersionCard15TookBackEightyFrancsAtMost) {
  table.rules_version(1).player(0).card(15);
  table.pawn("b2", 0, 200).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(table.options(), SizeIs(80));
  EXPECT_FALSE(table.offers("take_back b2 200"));
}

TEST_F(BelleEpoqueCards, Card15OffersOwnStakesOnly) {
  table.player(0).card(15);
  table.pawn("b2", 1, 3).play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, AColumnWhoseOnlyStakeWasTakenBackIsWonByNobody) {
  table.player(0).card(15);
  table.pawn("b2", 0, 1).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_EQ(table.pawn_at("b2"), "seat 0: 0");
  table.end_round();
  EXPECT_EQ(table.round(), 2);  // nobody was asked about A:1/1
  EXPECT_EQ(table.architect(0), 0);
}

TEST_F(BelleEpoqueCards, Card16GivesAPointForEveryColourWhiteBeingOneMore) {
  table.player(0).card(16).artworks("blue,blue,black").white("green,green");
  table.play("cinquantenaire", "copy M", "take iron,wood", "card 16");
  EXPECT_EQ(table.ledger(0, Source::card16), 3);
}

TEST_F(BelleEpoqueCards, Card16IsNotOfferedWithoutArtworks) {
  table.player(0).card(16).artworks("");
  table.play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

// --- Cards 17 and 18: Sainte-Catherine ---

TEST_F(BelleEpoqueCards, Card17SwapsTwoMaterialsForAnArtworkThatIsNotBlack) {
  table.player(0).card(17).materials("iron,wood").artworks("blue");
  table.play("sainte_catherine", "card 17");
  EXPECT_THAT(table.options(), UnorderedElementsAre("give iron,wood", "give blue"));
  table.play("give iron,wood");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("receive blue", "receive brown", "receive green", "receive yellow"));
  table.play("receive green");
  EXPECT_EQ(table.artworks(0), "blue,green");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.materials_left("iron"), 10);
}

TEST_F(BelleEpoqueCards, Card17SwapsAnArtworkForTwoMaterials) {
  table.player(0).card(17).artworks("black,blue");
  table.play("sainte_catherine", "card 17");
  EXPECT_THAT(table.options(), UnorderedElementsAre("give black", "give blue"));
  table.play("give black");
  EXPECT_THAT(table.options(), SizeIs(10));
  table.play("receive glass,glass");
  EXPECT_EQ(table.materials(0), "glass,glass");
  EXPECT_EQ(table.artworks_left("black"), 6);
}

TEST_F(BelleEpoqueCards, Card17TakesNoWhiteArtworkAndNoSingleCube) {
  table.player(0).card(17).artworks("").white("blue").materials("iron");
  table.play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card18CreatesAWhiteArtwork) {
  table.player(0).card(18);
  table.play("sainte_catherine", "card 18");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("white blue", "white brown", "white green", "white yellow"));
  table.play("white green");
  EXPECT_EQ(table.white(0), "green");
  EXPECT_EQ(table.jokers(0), 3);
  EXPECT_EQ(table.artworks_left("green"), 5);
}

TEST_F(BelleEpoqueCards, Card18IsNotOfferedWhenNoTileIsLeft) {
  table.player(0).card(18);
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  table.play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

// --- Cards 19 and 20: the round begins ---

TEST_F(BelleEpoqueCards, Card19FindsTheTravellersOfTheRoundBeforeOnTheTrain) {
  table.player(0).card(19);
  table.player(2).travellers(4);
  table.settle().play("card 19");
  EXPECT_EQ(table.travellers(0), 1);
  EXPECT_EQ(table.train(), 3);
}

TEST_F(BelleEpoqueCards, Card19GivesATravellerWhenTheRoundBegins) {
  table.player(0).card(19);
  table.settle();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 19");
  EXPECT_EQ(table.travellers(0), 1);
  EXPECT_EQ(table.train(), 3);
  EXPECT_EQ(table.asked(), "seat 0: crest");
}

TEST_F(BelleEpoqueCards, Card20LetsItsOwnerPutTheSquareAnywhere) {
  table.player(2).card(20);
  table.settle();  // seat 0 passed first and stays first player
  EXPECT_EQ(table.asked(), "seat 2: be_card");
  table.play("card 20");
  EXPECT_EQ(table.asked(), "seat 2: crest");
  EXPECT_THAT(table.options(), SizeIs(16));
  table.play("crest 4-4");
  EXPECT_EQ(table.zone(), "a1,b1,c1,d1,a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4,d4");
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST_F(BelleEpoqueCards, WithoutCard20BeingUsedTheFirstPlayerChooses) {
  table.player(2).card(20);
  table.settle().play("card none");
  EXPECT_EQ(table.asked(), "seat 0: crest");
  EXPECT_THAT(table.options(), SizeIs(2));
}

TEST_F(BelleEpoqueCards, Cards19And20AreAskedInTurnOrderBeforeTheSquareIsPlaced) {
  table.player(0).card(20);
  table.player(1).card(19);
  table.settle().play("card 20");
  EXPECT_EQ(table.asked(), "seat 1: be_card");
  table.play("card 19");
  EXPECT_EQ(table.asked(), "seat 0: crest");
  EXPECT_THAT(table.options(), SizeIs(16));
}

// --- Card 21: a pawn on a house ---

TEST_F(BelleEpoqueCards, Card21GivesThreePointsForAPawnOnAnotherPlayersHouse) {
  table.player(0).card(21);
  table.house("e2", 1).play("place e2", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 21");
  EXPECT_EQ(table.ledger(0, Source::card21), 3);
  EXPECT_EQ(table.asked(), "seat 0: artwork");
  table.play("create green");
  EXPECT_EQ(table.asked(), "seat 1: free_action");
}

TEST_F(BelleEpoqueCards, Card21WorksOnTheOwnHouseTooButNotOnAnEmptyCell) {
  table.player(0).card(21);
  table.house("e2", 0).alone(0).play("place d1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: materials");
  table.play("take iron,wood", "place e2", "stake 1", "card 21");
  EXPECT_EQ(table.points(0), 3);
}

// --- Card 22: another action ---

TEST_F(BelleEpoqueCards, Card22BuysAnotherActionForAPawn) {
  table.player(0).card(22);
  table.play("place e2", "stake 1", "create green", "card 22");
  EXPECT_EQ(table.pawns(0), 3);
  EXPECT_EQ(table.asked(), "seat 0: action");
  EXPECT_FALSE(table.offers("pass"));
  table.play("place d1", "stake 1", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
  table.quiet_columns().settle();
  EXPECT_EQ(table.pawns(0) + table.court(0), 7);
}

TEST_F(BelleEpoqueCards, Card22NeedsAnotherPawnToActWith) {
  table.player(0).card(22).pawns(2);
  table.play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card22TakesAPawnOrATraveller) {
  table.player(0).card(22).pawns(2).travellers(1);
  table.play("place e2", "stake 1", "create green", "card 22");
  EXPECT_THAT(table.options(), UnorderedElementsAre("again pawn", "again traveller"));
  table.play("again pawn");  // a Traveller is left, for Brussels only
  EXPECT_THAT(table.options(), Not(Contains("place d1")));
  table.play("bourse");
  EXPECT_EQ(table.money(0), 10);  // 5 − 1 + 6
  EXPECT_EQ(table.travellers(0), 0);
}

TEST_F(BelleEpoqueCards, TheTravellerOnCard22ReturnsToTheTrain) {
  table.player(0).card(22).travellers(1);
  table.quiet_columns().play("place e2", "stake 1", "create green", "card 22", "again traveller");
  EXPECT_EQ(table.train(), 3);
  table.play("place d1", "stake 1", "take iron,wood").settle();
  EXPECT_EQ(table.train(), 4);
}

TEST_F(BelleEpoqueCards, Card22ComesAfterEverythingTheActionCaused) {
  table.player(0).card(22);
  table.house("e2", 1).play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: free_action");
  table.play("free take");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
}

TEST_F(BelleEpoqueCards, Card22NeedsOnlyThePlacementAndFollowsBrusselsActionsToo) {
  table.player(0).card(22).artworks("");
  table.play("place b1", "stake 1");  // nothing to sell
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  Scenario other(3, "belle_epoque=on");
  other.player(0).card(22);
  other.play("bourse", "card 22", "sainte_catherine");
  EXPECT_EQ(other.jokers(0), 3);
  EXPECT_EQ(other.asked(), "seat 1: action");
}

// --- Cards 23 and 24: the round ends ---

TEST_F(BelleEpoqueCards, Card23PaysTwoFrancsForTheEffectOfTheDiscardedNotable) {
  table.row("maeterlinck,buls,empain,solvay").player(0).card(23);
  table.end_round();
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  EXPECT_EQ(table.money(0), 7);  // 5 + 1 colour + 1 for passing first
  table.play("card 23");
  EXPECT_EQ(table.money(0), 5);
  EXPECT_EQ(table.ledger(0, Source::maeterlinck), 5);
  EXPECT_EQ(table.notables(0), "brugmann");
  EXPECT_EQ(table.round(), 2);
}

TEST_F(BelleEpoqueCards, Card23NeedsTwoFrancs) {
  table.row("maeterlinck,buls,empain,solvay").player(0).card(23).money(0).artworks("");
  table.end_round();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.money(0), 1);
}

TEST_F(BelleEpoqueCards, TheTravellerOfCard23LastsIntoTheNextRound) {
  table.row("nagelmackers,buls,empain,solvay").player(0).card(23).travellers(1);
  table.end_round().play("card 23");
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.travellers(0), 1);
  EXPECT_EQ(table.train(), 3);
}

TEST_F(BelleEpoqueCards, ThePawnFreedThroughCard23IsThereInTheNextRound) {
  table.row("vandervelde,buls,empain,solvay").player(0).card(23);
  table.end_round().play("card 23");
  EXPECT_EQ(table.court(0), 1);
  EXPECT_EQ(table.pawns(0), 6);
}

TEST_F(BelleEpoqueCards, Card24GivesAPointForEveryUprightNotable) {
  table.player(0).card(24).notables("albert,buls", "empain");
  table.end_round();
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 24");
  EXPECT_EQ(table.ledger(0, Source::card24), 3);  // Albert, Brugmann, Buls
  EXPECT_EQ(table.tilted(0), "");
}

TEST_F(BelleEpoqueCards, Card24IsNotOfferedWhenAllNotablesAreTilted) {
  table.player(0).card(24).notables("", "brugmann");
  table.end_round();
  EXPECT_EQ(table.round(), 2);
}

TEST_F(BelleEpoqueCards, Card24ComesBeforeCard23) {
  table.row("buls,maeterlinck,empain,solvay").player(0).card(23).card(24);
  table.end_round();
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 24", "card none"));
  table.play("card 24");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 23", "card none"));
}

TEST_F(BelleEpoqueCards, Cards23And24AreUsedAfterTheLastRoundToo) {
  table.last_pass().row("maeterlinck,buls,empain,solvay").player(0).card(23).card(24).money(3);
  table.play("pass", "card 24", "card 23");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.ledger(0, Source::card24), 1);
  EXPECT_EQ(table.ledger(0, Source::maeterlinck), 5);
  EXPECT_EQ(table.money(0), 0);  // 3 − 2 − 1 for Brugmann
}

// --- Cards 25 and 26: columns ---

TEST_F(BelleEpoqueCards, Card25TakesTheCardOfAnInaccessibleColumnInstead) {
  table.player(0).card(25);
  table.pawn("b2", 0, 2).end_round();
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 25");  // only column a lies outside the zone: A:2/0
  EXPECT_EQ(table.asked(), "seat 0: prestige");
  table.play("slide money");
  EXPECT_EQ(table.line(0, "money"), 2);
}

TEST_F(BelleEpoqueCards, Card25ChoosesAmongTheInaccessibleColumns) {
  Scenario four(4, "belle_epoque=on", {"bourse 1"}, Stop::at_first_decision);
  for (int seat = 0; seat < 4; ++seat) four.play("first blue");
  four.play("crest 2-2");  // rows 3 to 5, columns c to e
  four.player(0).card(25, 0);
  four.pawn("c5", 0, 2).end_round().play("card 25");
  EXPECT_THAT(four.options(), UnorderedElementsAre("column 0", "column 1"));
  four.play("column 1", "slide pawns");
  EXPECT_EQ(four.line(0, "pawns"), 1);  // A:1/1
}

TEST_F(BelleEpoqueCards, TheMannekenPisOfCard25AreThoseOfTheCardTaken) {
  table.bonuses("P:1/2,A:2/0,K:2/0,I:2/0,P:2/0").player(1).card(25);
  table.pawn("b2", 1, 2).end_round().play("card 25", "use").settle();
  EXPECT_EQ(table.first_player(), 1);  // two against the two of seat 0, the old first player
}

TEST_F(BelleEpoqueCards, Card25IsNotOfferedInATie) {
  table.player(0).card(25);
  table.pawn("b2", 0, 2).pawn("b1", 1, 2).end_round();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.architect(0), 2);
}

TEST_F(BelleEpoqueCards, Card25WorksForOneOfTheColumnsWonInARound) {
  table.player(0).card(25);
  table.pawn("b2", 0, 2).pawn("c1", 0, 2).end_round().play("card 25");
  EXPECT_EQ(table.asked(), "seat 0: prestige");  // card 25 is used: column c is won as it is
  table.play("slide money");
  EXPECT_EQ(table.line(0, "money"), 2);
  table.play("slide artworks");
  EXPECT_EQ(table.line(0, "artworks"), 1);
}

TEST_F(BelleEpoqueCards, Card26CountsTwoMannekenPis) {
  table.player(1).card(26);
  table.end_round();  // seat 0 has passed first: two Manneken-Pis
  EXPECT_EQ(table.asked(), "seat 1: be_card");
  table.play("card 26").settle();
  EXPECT_EQ(table.first_player(), 1);
}

TEST_F(BelleEpoqueCards, WithoutUsingCard26TheFirstPasserStaysFirst) {
  table.player(1).card(26);
  table.end_round().play("card none");
  EXPECT_EQ(table.first_player(), 0);
}

// --- Cards 27 and 28: irises ---

TEST_F(BelleEpoqueCards, Card27LetsAPawnOnATileCountTwice) {
  table.player(0).card(27).iris(3);
  table.pawn("b2", 1).pawn("b3", 1).pawn("c2", 0).pawn("c3", 0).quiet_columns().end_round();
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 27");
  EXPECT_THAT(table.options(), UnorderedElementsAre("double c2", "double c3"));
  table.play("double c2");
  EXPECT_EQ(table.ledger(0, Source::iris), 3);
  EXPECT_EQ(table.ledger(1, Source::iris), 0);
}

TEST_F(BelleEpoqueCards, WithoutCard27TheIrisIsShared) {
  table.player(0).card(27).iris(3);
  table.pawn("b2", 1).pawn("b3", 1).pawn("c2", 0).pawn("c3", 0).quiet_columns().end_round().play("card none");
  EXPECT_EQ(table.ledger(0, Source::iris), 3);
  EXPECT_EQ(table.ledger(1, Source::iris), 1);
}

TEST_F(BelleEpoqueCards, Card27NeedsAPawnOfItsOwnerOnATile) {
  table.player(0).card(27);
  table.pawn("b2", 0).pawn("c2", 1).quiet_columns().end_round();
  EXPECT_EQ(table.round(), 2);
}

TEST_F(BelleEpoqueCards, ThePawnOfCard27CountsTwiceForEveryIrisItTouches) {
  table.player(0).card(27).iris(2);
  // c2 touches two irises, b1 c1 b2 c2 and c1 d1 c2 d2; in each seat 0 has two pawns of four, seat 1 two.
  table.pawn("c2", 0).pawn("c1", 0).pawn("b1", 1).pawn("b2", 1).pawn("d1", 1).pawn("d2", 1);
  table.quiet_columns().end_round().play("card 27");
  EXPECT_EQ(table.ledger(0, Source::iris), 4);
  EXPECT_EQ(table.ledger(1, Source::iris), 0);
}

// Two players; the zone is b3 to e5, with a tile on c4. Neutrals on b4 and b5, seat 1 on c5.
TEST_F(BelleEpoqueCards, Card27LiftsItsOwnerToATieWithTheNeutrals) {
  for (const bool used : {true, false}) {
    Scenario two(2, "belle_epoque=on");
    two.player(0).card(27, 0).iris(3);
    two.no_neutral_pawns().neutral_pawn("b4").neutral_pawn("b5").pawn("c4", 0).pawn("c5", 1);
    two.quiet_columns().end_round().play(used ? "card 27" : "card none");
    EXPECT_EQ(two.ledger(0, Source::iris), used ? 3 : 0);  // two against two, or one
    EXPECT_EQ(two.ledger(1, Source::iris), 0);
  }
}

TEST_F(BelleEpoqueCards, Card27MakesATieWithTheOtherPlayerBesideANeutral) {
  for (const bool used : {true, false}) {
    Scenario two(2, "belle_epoque=on");
    two.player(0).card(27, 0).iris(3);
    two.no_neutral_pawns().neutral_pawn("b5").neutral_pawn("e5").pawn("c4", 0).pawn("b4", 1).pawn("c5", 1);
    two.quiet_columns().end_round().play(used ? "card 27" : "card none");
    EXPECT_EQ(two.ledger(0, Source::iris), used ? 3 : 0);  // two all, or one against two
    EXPECT_EQ(two.ledger(1, Source::iris), 1);
  }
}

TEST_F(BelleEpoqueCards, Card28PaysTwoFrancsForEveryIrisWonOrShared) {
  table.player(0).card(28);
  table.pawn("c2", 0).pawn("c1", 0).pawn("b1", 0).pawn("b2", 1).pawn("d1", 1).pawn("d2", 1);
  table.quiet_columns().end_round();  // b1 c1 b2 c2: three to one; c1 d1 c2 d2: two all
  const int before = table.money(0);
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 28");
  EXPECT_EQ(table.money(0), before + 4);
}

TEST_F(BelleEpoqueCards, Card28IsNotOfferedWithoutAnIris) {
  table.player(0).card(28);
  table.pawn("c2", 0).pawn("c1", 1).pawn("b1", 1).pawn("b2", 1).quiet_columns().end_round();
  EXPECT_EQ(table.round(), 2);
}

// --- Cards 29 and 30: Brussels ---

TEST_F(BelleEpoqueCards, Card29WithdrawsAPawnBeforeTheMajority) {
  table.player(0).card(29);
  table.in_brussels("bourse", 0, 1).in_brussels("grand_place", 0, 1);
  table.in_brussels("cinquantenaire", 1, 1).in_brussels("sainte_catherine", 1, 1).end_round();
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 29");
  EXPECT_THAT(table.options(), UnorderedElementsAre("withdraw bourse", "withdraw grand_place"));
  table.play("withdraw bourse");
  EXPECT_EQ(table.court(0), 2);
  EXPECT_EQ(table.pawns(0), 5);
  EXPECT_EQ(table.court(1), 3);
}

TEST_F(BelleEpoqueCards, Card29IsNotOfferedWithoutAPawnInBrussels) {
  table.player(0).card(29);
  table.in_brussels("bourse", 1, 1).end_round();
  EXPECT_EQ(table.round(), 2);
}

TEST_F(BelleEpoqueCards, Card30GivesAPointForEveryTravellerInBrussels) {
  table.player(0).card(30);
  table.in_brussels("bourse", 1, 0, 1).in_brussels("grand_place", 2, 0, 1).end_round().play("card 30");
  EXPECT_EQ(table.ledger(0, Source::card30), 2);
  EXPECT_EQ(table.train(), 4);
}

TEST_F(BelleEpoqueCards, Card30IsNotOfferedWithoutATravellerThere) {
  table.player(0).card(30);
  table.in_brussels("bourse", 1, 1).end_round();
  EXPECT_EQ(table.round(), 2);
}

// --- Cards 31 and 32: the pavilion visit ---

TEST_F(BelleEpoqueCards, Card31GivesTwoPointsForEveryBelleEpoqueCard) {
  table.player(0).card(31).card(14);
  table.end_round().play("card 31");
  EXPECT_EQ(table.ledger(0, Source::card31), 4);
}

TEST_F(BelleEpoqueCards, Card32PaysThreeFrancsForEveryBelleEpoqueCard) {
  table.player(0).card(32).card(14).card(13);
  table.end_round();
  const int before = table.money(0);
  table.play("card 32");
  EXPECT_EQ(table.money(0), before + 9);
}

TEST_F(BelleEpoqueCards, Cards31And32AreUsedInAnyOrderAfterTheOwnVisit) {
  table.player(0).card(31).card(32);
  table.end_round();
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 31", "card 32", "card none"));
  table.play("card 32", "card 31");
  EXPECT_EQ(table.points(0), 4);
  EXPECT_EQ(table.round(), 2);
}

// --- Cards together, and at the edges ---

TEST_F(BelleEpoqueCards, Card5WorksForTheNotableThatHankarRevealed) {
  Scenario both(3, "belle_epoque=on,asymmetric=on");
  both.player(0).board("hankar").card(5);
  both.next_draws({"notable buls"}).play("place c1", "stake 1", "meet revealed", "discard", "card 5");
  EXPECT_EQ(both.points(0), 3);
  EXPECT_EQ(both.iris(0), 3);
}

TEST_F(BelleEpoqueCards, Card8NeedsANobleCubeInTheSupply) {
  table.player(0).card(8).jokers(1);
  for (const char* material : {"glass", "iron", "stone"}) table.materials_left(material, 0, 2);
  table.materials_left("wood", 2, 2).play("place d1", "stake 1");  // the last two cubes are taken unasked
  EXPECT_EQ(table.materials(0), "wood,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card13MayActivateANotableThatAsksAndCard14FollowsIt) {
  table.player(0).card(13).card(14).notables("buls,solvay");
  table.play("grand_place", "activate buls", "card 13", "activate solvay", "solvay iron");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 14", "card none"));
  table.play("card 14");
  EXPECT_THAT(table.options(), UnorderedElementsAre("dismiss buls", "dismiss solvay"));
  table.play("dismiss solvay");
  EXPECT_EQ(table.money(0), 7);
  EXPECT_EQ(table.notables(0), "brugmann,buls");
}

TEST_F(BelleEpoqueCards, Card14BeforeCard13LeavesThirteenUsable) {
  table.player(0).card(13).card(14).notables("buls,empain");
  table.play("grand_place", "activate buls", "card 14", "card 13", "activate empain");
  EXPECT_EQ(table.jokers(0), 2);
  EXPECT_EQ(table.notables(0), "brugmann,empain");
}

TEST_F(BelleEpoqueCards, Card16CountsTheArtworkJustCreated) {
  table.player(0).card(16).artworks("");
  table.play("cinquantenaire", "copy A", "create green", "card 16");
  EXPECT_EQ(table.points(0), 1);
}

TEST_F(BelleEpoqueCards, Cards15And16AreUsedInAnyOrder) {
  table.player(0).card(15).card(16).artworks("blue");
  table.pawn("b2", 0, 1).play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 15", "card 16", "card none"));
  table.play("card 16", "card 15");
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.money(0), 6);
}

TEST_F(BelleEpoqueCards, Card17NeedsTwoCubesInTheSupplyForAnArtwork) {
  table.player(0).card(17).artworks("blue");
  for (const char* material : {"glass", "iron", "stone"}) table.materials_left(material, 0, 2);
  table.materials_left("wood", 1, 2).play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Cards17And18AreUsedInAnyOrder) {
  table.player(0).card(17).card(18).artworks("blue").materials("");
  table.play("sainte_catherine", "card 18", "white green", "card 17", "receive iron,iron");
  EXPECT_EQ(table.white(0), "green");
  EXPECT_EQ(table.artworks(0), "");
  EXPECT_EQ(table.materials(0), "iron,iron");
}

TEST_F(BelleEpoqueCards, Card22IsNotOfferedWhenNoActionWouldBePossible) {
  table.player(0).card(22).money(1).pawns(3);
  table.in_brussels("bourse", 1, 1).in_brussels("grand_place", 1, 1);
  table.in_brussels("cinquantenaire", 2, 1).in_brussels("sainte_catherine", 2, 1);
  table.play("place e2", "create green");  // no money and two pawns: Brussels costs two everywhere
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card22IsUsedOnceARound) {
  table.player(0).card(22);
  table.alone(0).play("bourse", "card 22", "sainte_catherine", "place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 0: action");
  EXPECT_TRUE(table.offers("pass"));
}

TEST_F(BelleEpoqueCards, TheWonCardThatCard25ReplacesGivesNoMannekenPis) {
  table.bonuses("I:2/0,P:1/2,K:2/0,A:2/0,P:2/0").player(1).card(25);
  table.pawn("b2", 1, 2).end_round().play("card 25", "use");
  EXPECT_EQ(table.iris(1), 2);
  EXPECT_EQ(table.court(1), 2);
  EXPECT_EQ(table.first_player(), 0);
}

TEST_F(BelleEpoqueCards, Card25MayWaitForALaterColumn) {
  table.player(0).card(25);
  table.pawn("b2", 0, 2).pawn("d1", 0, 2).end_round().play("card none", "card 25");
  table.play("slide money");  // A:1/1 of column b
  EXPECT_EQ(table.line(0, "money"), 1);
  table.play("slide pawns");  // A:2/0 of column a in the place of P:2/0
  EXPECT_EQ(table.line(0, "pawns"), 2);
}

TEST_F(BelleEpoqueCards, Card28CountsAnIrisSharedWithTheNeutrals) {
  Scenario two(2, "belle_epoque=on");
  two.player(0).card(28, 0);
  two.no_neutral_pawns().neutral_pawn("b4").neutral_pawn("b5").pawn("c4", 0).pawn("c5", 0);
  two.quiet_columns().end_round();
  const int before = two.money(0);
  two.play("card 28");
  EXPECT_EQ(two.money(0), before + 2);
}

TEST_F(BelleEpoqueCards, Card29WithdrawsNoTraveller) {
  table.player(0).card(29);
  table.in_brussels("bourse", 0, 0, 1).in_brussels("grand_place", 1, 1).end_round();
  EXPECT_EQ(table.round(), 2);
}

TEST_F(BelleEpoqueCards, Card29MayLeaveNobodyWithTheMajority) {
  table.player(0).card(29);
  table.in_brussels("bourse", 0, 1).end_round().play("card 29");
  EXPECT_EQ(table.court(0), 2);
  EXPECT_EQ(table.pawns(0), 5);
}

TEST_F(BelleEpoqueCards, Cards29And30AreUsedInAnyOrder) {
  table.player(0).card(29).card(30);
  table.in_brussels("bourse", 0, 1).in_brussels("grand_place", 1, 0, 1).end_round();
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 29", "card 30", "card none"));
  table.play("card 30", "card 29");
  EXPECT_EQ(table.points(0), 1);
}

TEST_F(BelleEpoqueCards, TheTravellerOnCard22IsNotInBrussels) {
  table.player(0).card(22).card(30).travellers(1);
  table.quiet_columns().play("place e2", "stake 1", "create green", "card 22", "again traveller");
  table.play("place d1", "stake 1", "take iron,wood").end_round();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.ledger(0, Source::card30), 0);
}

TEST_F(BelleEpoqueCards, CardsAreAskedInTurnOrderFromTheFirstPlayer) {
  table.player(0).card(31);
  table.player(2).card(32);
  table.first_player(1).turn(1).end_round();
  EXPECT_EQ(table.asked(), "seat 2: be_card");
  table.play("card none");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
}

TEST_F(BelleEpoqueCards, ThePawnOnCard22CountsInTheLineOfPawnsAtTheEnd) {
  table.last_pass().player(2).card(22).pawns(4);
  table.play("bourse", "card 22", "sainte_catherine", "pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.court(2), 4);  // one of the two pawns in Brussels is lost
  EXPECT_EQ(table.ledger(2, final_line(Line::pawns)), 1);
}

TEST_F(BelleEpoqueCards, TravellersDoNotCountInTheLineOfPawns) {
  table.last_pass().player(2).card(22).pawns(3).travellers(2);
  table.play("pass");
  EXPECT_EQ(table.ledger(2, final_line(Line::pawns)), 1);
}

TEST_F(BelleEpoqueCards, Card20IsFollowedByTheNeutralPawnsOfTwoPlayers) {
  Scenario two(2, "belle_epoque=on");
  two.player(1).card(20, 0);
  two.settle().play("card 20", "crest 1-1");
  EXPECT_EQ(two.zone(), "b2,c2,d2,e2,b3,c3,d3,e3,b4,c4,d4,e4,b5,c5,d5,e5");
  EXPECT_EQ(two.asked(), "seat 0: neutral");
  EXPECT_THAT(two.options(), SizeIs(11));  // 16 − 5 tiles
}

TEST_F(BelleEpoqueCards, Card3AndCard4WorkInTheSameSale) {
  table.player(0).card(3).card(4).artworks("green");
  table.market("green", "blue").play("place b1", "stake 1", "card 4", "card 3");
  EXPECT_THAT(table.options(), SizeIs(21));
  table.play("cursor 3-0");
  EXPECT_EQ(table.market(), "green,blue");
  EXPECT_EQ(table.points(0), 6);
}

TEST_F(BelleEpoqueCards, Card5AndCard6WorkInTheSameAction) {
  table.player(0).card(5).card(6);
  table.next_draws({"notable maeterlinck", "notable vandervelde"});
  table.play("place c1", "stake 1", "card 6", "replace 3", "meet 3", "discard", "card 5");
  EXPECT_EQ(table.points(0), 8);
  EXPECT_EQ(table.money(0), 1);  // 5 − 1 − 3
  EXPECT_EQ(table.row(), "albert,buls,empain,vandervelde");
}

TEST_F(BelleEpoqueCards, Card9AndCard10WorkForTheSameBuilding) {
  table.player(0).card(9).card(10).materials("stone,stone,wood").jokers(1);  // the third building costs 3
  table.play("place e1", "stake 1", "card 9", "build house", "pay stone:1,wood:1,card9:joker", "arm 0",
             "house c5", "card 10");
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 5);
  EXPECT_EQ(table.ledger(0, Source::card10), 3);
  EXPECT_EQ(table.materials(0), "stone");
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

TEST_F(BelleEpoqueCards, Card25TakesTheLastColumnWhenThatLiesOutsideTheZone) {
  Scenario four(4, "belle_epoque=on");  // zone a1 to d4
  four.player(0).card(25);
  four.pawn("b2", 0, 2).end_round().play("card 25", "use");  // P:1/1 of column e instead of A:1/1
  EXPECT_EQ(four.court(0), 1);
  EXPECT_EQ(four.architect(0), 0);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
