#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.2. Three players; the zone is b1 to e3: A on e2 and d3, V on b1 and e3, N on c1 and b2, M on d1, c2 and
// b3, C on e1, d2 and c3. Face-down tiles lie on c2, b3, c3, d3 and c4.
class BelleEpoque : public testing::Test {
 protected:
  Scenario table{3, "belle_epoque=on"};
};

// --- Tiles on cells (R2.2 Tuiles Belle Époque, ruling 18) ---

TEST_F(BelleEpoque, NicolasPutsAPawnOnTheTileOfBuildingsAfterMeetingANotable) {
  table.strips("2,1,3,4,5").face_up_tiles("buildings,house,line,white");  // N on c2, with a tile
  table.next_draws({"notable maeterlinck"}).play("place c2", "stake 1", "meet 0", "keep");
  EXPECT_EQ(table.asked(), "seat 0: be_tile");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("tile buildings", "tile house", "tile line", "tile white", "tile none"));
  table.play("tile buildings");
  EXPECT_EQ(table.tiles(0), "buildings");
  EXPECT_EQ(table.pawns(0), 3);  // 5 − 1 − 1
}

TEST_F(BelleEpoque, ThePawnOnATileStaysThere) {
  table.quiet_columns().play("place d3", "stake 1", "create green", "tile artworks").settle();
  EXPECT_EQ(table.tiles(0), "artworks");
  EXPECT_EQ(table.pawns(0) + table.court(0), 6);
}

TEST_F(BelleEpoque, TheTileMayBeDeclined) {
  table.play("place d3", "stake 1", "create green", "tile none");
  EXPECT_EQ(table.tiles(0), "");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoque, WithoutAFreePawnNoTileIsOfferedNotEvenToATraveller) {
  table.player(0).pawns(1).travellers(1);
  table.play("place d3", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoque, ATileOnWhichThePlayerStandsIsNotOfferedAgainButItIsToOthers) {
  table.player(0).tile("artworks");
  table.play("place d3", "stake 1", "create green");
  EXPECT_FALSE(table.offers("tile artworks"));
  table.play("tile none", "place c2", "stake 1", "take iron,wood");
  EXPECT_TRUE(table.offers("tile artworks"));
}

TEST_F(BelleEpoque, TheTileNeedsOnlyThePlacement) {
  table.play("place c3", "stake 1");  // nothing to build with
  EXPECT_EQ(table.asked(), "seat 0: be_tile");
}

TEST_F(BelleEpoque, CinquantenaireTriggersNoTile) {
  table.play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoque, TheNumberOfFaceUpTilesGrowsWithThePlayers) {
  for (const int players : {2, 3, 4, 5}) {
    const Scenario other(players, "belle_epoque=on");
    EXPECT_EQ(size_of(other.state().tiles), players + 1);
  }
}

// --- Travellers (ruling 19) ---

TEST_F(BelleEpoque, TravellersPayForBrusselsActions) {
  table.player(0).travellers(1).pawns(2);
  table.play("bourse");
  EXPECT_THAT(table.options(), UnorderedElementsAre("travellers 0", "travellers 1"));
  table.play("travellers 1");
  EXPECT_EQ(table.pawns(0), 2);
  EXPECT_EQ(table.travellers(0), 0);
  EXPECT_EQ(table.uses_of("bourse"), 1);
}

TEST_F(BelleEpoque, TravellersDoNotWorkOnTheArtNouveauBoard) {
  table.player(0).travellers(1).pawns(0);
  EXPECT_THAT(table.options(), Not(Contains("place e2")));
  EXPECT_TRUE(table.offers("bourse"));
  table.play("bourse");
  EXPECT_EQ(table.travellers(0), 0);
}

TEST_F(BelleEpoque, PawnsAndTravellersMayBeMixed) {
  table.player(0).travellers(2).pawns(1);
  table.in_brussels("bourse", 1, 1).play("bourse");  // two pawns
  EXPECT_THAT(table.options(), UnorderedElementsAre("travellers 1", "travellers 2"));
}

TEST_F(BelleEpoque, TravellersCountForTheCostButNotForTheBrusselsMajority) {
  table.player(1).travellers(3);
  table.turn(1).play("bourse", "travellers 1", "bourse");  // seat 2 needs two pawns
  EXPECT_EQ(table.pawns(2), 3);
  table.play("pass", "cinquantenaire", "travellers 1", "copy M", "take iron,wood", "pass");
  table.play("sainte_catherine", "travellers 1").settle();
  EXPECT_EQ(table.court(1), 2);  // three Travellers
  EXPECT_EQ(table.court(2), 3);  // against two pawns
  EXPECT_EQ(table.court(0), 2);
  EXPECT_EQ(table.train(), 4);
}

TEST_F(BelleEpoque, UnusedTravellersReturnToTheTrainWhenTheRoundEnds) {
  table.player(1).travellers(2);
  table.settle();
  EXPECT_EQ(table.travellers(1), 0);
  EXPECT_EQ(table.train(), 4);
}

// --- White artworks (R2.2 Action Vente, ruling 16) ---

TEST_F(BelleEpoque, AWhiteArtworkSellsAsAnyColourForHalfTheGains) {
  table.player(0).artworks("").white("brown");
  table.cursor("2-0").play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: white_as");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("as black", "as blue", "as brown", "as green", "as yellow"));
  table.play("as green", "cursor 2-0", "hang 0");
  EXPECT_EQ(table.points(0), 3);  // half of 6
  EXPECT_EQ(table.money(0), 5);   // 5 − 1 + half of 2
  EXPECT_EQ(table.market(), "white:brown,nothing");
}

TEST_F(BelleEpoque, AWhiteArtworkMayBeSoldAsBlack) {
  table.player(0).artworks("").white("brown");
  table.cursor("1-0").play("place b1", "stake 1", "as black", "cursor 1-0", "hang 0");
  EXPECT_EQ(table.money(0), 5);   // 5 − 1 + half of 2
  EXPECT_EQ(table.points(0), 2);  // half of 4
}

TEST_F(BelleEpoque, AWhiteArtworkCannotTakeAColourThatHangs) {
  table.player(0).artworks("").white("brown");
  table.market("green", "black").play("place b1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("as blue", "as brown", "as yellow"));
}

TEST_F(BelleEpoque, NoWhiteArtworkIsSoldWhileAnotherHangs) {
  table.player(0).artworks("").white("brown");
  table.market("white:green", "black").play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoque, AHungWhiteArtworkBlocksOnlyWhite) {
  table.player(0).artworks("green").white("brown");
  table.market("white:green", "black").play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: cursor");  // green is sold: white is not offered
}

TEST_F(BelleEpoque, AHungWhiteArtworkReturnsToThePileOfItsTile) {
  table.player(0).artworks("yellow").white("");
  table.market("white:green", "black").play("place b1", "stake 1", "cursor 2-2", "hang 0");
  EXPECT_EQ(table.artworks_left("green"), 6);
  EXPECT_EQ(table.market(), "yellow,black");
}

TEST_F(BelleEpoque, WhiteArtworksCountForTheStepsOfTheCursor) {
  table.player(0).artworks("green").white("brown,brown");
  table.play("place b1", "stake 1", "sell green");
  EXPECT_THAT(table.options(), SizeIs(21));  // three steps
}

TEST_F(BelleEpoque, WhiteArtworksAreOneMoreColourWhenPassing) {
  table.player(0).artworks("blue,blue").white("brown,green").money(0);
  table.play("pass");
  EXPECT_EQ(table.money(0), 3);  // blue, white, and 1 FB for passing first
}

TEST_F(BelleEpoque, WhiteArtworksCountForTheFreeActionOfASale) {
  table.player(1).artworks("blue").white("brown");
  table.house("b1", 1).player(0).artworks("");
  table.play("place b1", "stake 1", "free take");
  EXPECT_EQ(table.ledger(1, Source::free_sale), 2);
}

// --- Glass (R2.2 Action Matériau, Action Construction) ---

TEST_F(BelleEpoque, GlassIsTakenAsAnyOtherMaterial) {
  table.play("place d1", "stake 1");
  EXPECT_THAT(table.options(), SizeIs(10));
  table.play("take glass,glass");
  EXPECT_EQ(table.materials(0), "glass,glass");
  EXPECT_EQ(table.materials_left("glass"), 8);
}

TEST_F(BelleEpoque, TheArrowIsAwayAndTheArmStopsOnGlass) {
  table.player(0).materials("stone,wood");
  table.arms(0, 2).play("place e1", "stake 1", "build house", "arm 2", "house a1");
  EXPECT_EQ(table.arms(), "0,3");
  table.player(1).materials("wood").money(9);
  table.play("place d2", "stake 1", "build house", "arm 3", "house a2");
  EXPECT_EQ(table.arms(), "0,4");
  table.player(2).materials("glass,wood");
  table.house("c5", 2).turn(2).play("place c3", "stake 1", "build house", "arm 0", "house a3");
  EXPECT_EQ(table.materials(2), "");
  EXPECT_EQ(table.ledger(2, Source::house_no_joker), 5);
}

// --- Pavilions (R2.2 Action Construction) ---

TEST_F(BelleEpoque, BenoitsPavilionOnTheThirdSiteCostsTwoGlassMore) {
  table.player(0).materials("glass,glass,stone,wood");
  table.play("place e1", "stake 1", "build pavilion 2", "arm 0");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.materials_left("glass"), 10);
  EXPECT_EQ(table.cards(0), "3");
  EXPECT_EQ(table.buildings(0), 1);
  EXPECT_EQ(table.points(0), 5);  // no joker
}

TEST_F(BelleEpoque, TheSitesCostNoneOneTwoOneAndNoGlassMore) {
  table.player(0).materials("stone,wood");
  table.play("place e1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("build house", "build pavilion 0", "build pavilion 4"));
  Scenario one(3, "belle_epoque=on");
  one.player(0).materials("glass,stone,wood");
  one.play("place e1", "stake 1");
  EXPECT_THAT(one.options(), UnorderedElementsAre("build house", "build pavilion 0", "build pavilion 1",
                                                  "build pavilion 3", "build pavilion 4"));
}

TEST_F(BelleEpoque, JokersDoNotPayTheSurcharge) {
  table.player(0).materials("stone,wood").jokers(3);
  table.play("place e1", "stake 1");
  EXPECT_FALSE(table.offers("build pavilion 2"));
  EXPECT_FALSE(table.offers("build pavilion 1"));
}

TEST_F(BelleEpoque, TheGlassOfTheSurchargeCannotPayTheBuildingAsWell) {
  table.player(0).materials("glass,wood");
  table.arms(0, 4).play("place e1", "stake 1");  // wood and glass
  EXPECT_THAT(table.options(), UnorderedElementsAre("build house", "build pavilion 0", "build pavilion 4"));
}

TEST_F(BelleEpoque, ATakenSiteIsNotOffered) {
  table.pavilion(0, 1).pavilion(4, 2).player(0).materials("stone,wood");
  table.play("place e1", "stake 1", "arm 0", "house a1");  // only a house can be built
  EXPECT_EQ(table.buildings(0), 1);
}

TEST_F(BelleEpoque, APavilionIsPaidAndCountedLikeAHouse) {
  table.player(0).card(14).card(13).materials("stone,stone,wood");  // the third building costs 3
  table.play("place e1", "stake 1", "build pavilion 0", "arm 0");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.buildings(0), 3);
}

TEST_F(BelleEpoque, AHouseCannotGoOnACellWithAFaceDownTile) {
  table.player(0).materials("stone,wood");
  table.play("place e1", "stake 1", "build house", "arm 0");
  EXPECT_THAT(table.options(), SizeIs(19));  // 25 − 5 tiles − the pawn
  for (const char* cell : {"house c2", "house b3", "house c3", "house d3", "house c4", "house e1"})
    EXPECT_FALSE(table.offers(cell)) << cell;
}

TEST_F(BelleEpoque, ThePavilionsCountForTheFreeActionOfAConstruction) {
  table.house("e1", 1).player(1).card(14);
  table.play("place e1", "stake 1", "free take");
  EXPECT_EQ(table.ledger(1, Source::free_construction), 2);
}

TEST_F(BelleEpoque, PavilionsScoreTheArchitectLevelAtTheEnd) {
  table.last_pass().player(0).architect(4).houses(1).card(14);
  table.play("pass");
  EXPECT_EQ(table.ledger(0, Source::final_houses), 12);
}

// --- Pavilion visits (R2.2 Visite de Pavillon) ---

TEST_F(BelleEpoque, BenoitReceivesTwoPointsForThreePawnsOfTwoColours) {
  table.pavilion(0, 0).pawn("b1", 1).pawn("c1", 0).pawn("d1", 0).quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::visit), 2);
  EXPECT_EQ(table.ledger(1, Source::visit), 0);
}

TEST_F(BelleEpoque, EveryPavilionLooksAtItsOwnRow) {
  table.pavilion(1, 0).pavilion(2, 0).pavilion(3, 1);
  table.pawn("b2", 1).pawn("c2", 2).pawn("d3", 0).quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::visit), 3);
  EXPECT_EQ(table.ledger(1, Source::visit), 0);
}

TEST_F(BelleEpoque, NeutralPawnsVisitPavilionsToo) {
  Scenario two(2, "belle_epoque=on");  // neutrals on e5 and d5
  two.pavilion(4, 0).pawn("c5", 1).quiet_columns().settle();
  EXPECT_EQ(two.ledger(0, Source::visit), 2);
}

// --- End of the round ---

TEST_F(BelleEpoque, UsedCardsAreTurnedBackWhenTheRoundEnds) {
  table.player(0).card(14).used(14);
  table.settle();
  EXPECT_EQ(table.state().players[0].used_cards, 0u);
}

TEST_F(BelleEpoque, SetUpShowsFiveCardsFourTravellersAndTenGlass) {
  EXPECT_EQ(table.sites(), "1,2,3,4,5");
  EXPECT_EQ(table.train(), 4);
  EXPECT_EQ(table.materials_left("glass"), 10);
  EXPECT_EQ(table.notables_face_down(), 23);  // nine figures of three, four of them in the row
  EXPECT_EQ(table.arms(), "0,2");
}

// --- Smaller points ---

TEST_F(BelleEpoque, TheTileComesAfterTheActionAndItsCardsAndBeforeCard22) {
  table.player(0).card(1).card(22);
  table.play("place d3", "stake 1", "create green");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 1", "card none"));
  table.play("card 1");
  EXPECT_EQ(table.asked(), "seat 0: be_tile");
  table.play("tile none");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 22", "card none"));
}

TEST_F(BelleEpoque, CardsOfAnActionNeedItToBeCarriedOut) {
  table.player(0).card(7).jokers(1);
  for (const char* material : {"glass", "iron", "stone", "wood"}) table.materials_left(material, 0, 2);
  table.play("place d1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  Scenario other(3, "belle_epoque=on");
  other.player(0).card(1);
  for (const char* colour : {"blue", "brown", "green", "yellow"}) other.artworks_left(colour, 0, 2);
  other.play("place e2", "stake 1");
  EXPECT_EQ(other.asked(), "seat 1: action");
}

TEST_F(BelleEpoque, ACardJustWonWorksInTheSameTurn) {
  table.sites("22,2,3,4,5").player(0).materials("stone,wood");
  table.play("place e1", "stake 1", "build pavilion 0", "arm 0");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 22", "card none"));
}

TEST_F(BelleEpoque, WithoutAFreeCellAPavilionCanStillBeBuilt) {
  // Ruling 2: every cell that has no tile holds a pawn or a house.
  table.player(1).pawns(7);
  table.player(2).pawns(7);
  for (const char* cell : {"b1", "c1", "d1", "e1", "b2", "d2"}) table.pawn(cell, 1);
  for (const char* cell : {"e2", "e3"}) table.pawn(cell, 2);
  for (const char* cell : {"a1", "a2", "a3", "a4", "a5", "b4"}) table.house(cell, 1);
  for (const char* cell : {"b5", "c5", "d5", "e5", "d4", "e4"}) table.house(cell, 2);
  table.player(0).materials("stone,wood");
  table.play("place c3", "stake 1");  // C, with a tile
  EXPECT_THAT(table.options(), UnorderedElementsAre("build pavilion 0", "build pavilion 4"));
}

TEST_F(BelleEpoque, TwoTravellersAndNoPawnCanEnterBrussels) {
  table.player(0).pawns(0).travellers(2).money(0);
  table.in_brussels("bourse", 1, 1).play("bourse");
  EXPECT_EQ(table.travellers(0), 0);
  EXPECT_EQ(table.money(0), 6);
}

TEST_F(BelleEpoque, WhiteArtworksAreNamedByTheColourTheyHide) {
  table.player(0).artworks("green").white("blue,brown");
  table.play("place b1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("sell green", "sell white:blue", "sell white:brown"));
  table.play("sell white:blue", "as yellow", "cursor 2-2", "hang 1");
  EXPECT_EQ(table.market(), "nothing,white:blue");
  EXPECT_EQ(table.white(0), "brown");
  EXPECT_EQ(table.artworks(0), "green");
  EXPECT_EQ(table.points(0), 1);  // half of 2
}

TEST_F(BelleEpoque, AWhiteArtworkThatLeavesTheMarketMakesRoomForAnother) {
  table.player(0).artworks("yellow");
  table.player(1).artworks("").white("brown");
  table.market("white:green", "black").play("place b1", "stake 1", "cursor 2-2", "hang 0");
  table.play("place e3", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: white_as");
  EXPECT_THAT(table.options(), UnorderedElementsAre("as blue", "as brown", "as green"));
}

TEST_F(BelleEpoque, APavilionTakesTheTileOfAHouseAwayFromTheBoard) {
  table.player(0).houses(5).materials("stone,stone,wood,wood");
  table.play("place e1", "stake 1", "build pavilion 0", "arm 0");  // the sixth building costs four
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.ledger(0, Source::house_top), 5);
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 5);
  EXPECT_EQ(table.buildings(0), 6);
  table.player(0).materials("stone,stone,wood,wood");
  table.turn(0).play("place d2", "stake 1");  // no tile is left to build with
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoque, AnAnyNobleSpaceTakesGlassToo) {
  table.player(0).materials("glass,wood").money(2);
  table.arms(0, 1).play("place e1", "stake 1", "build house", "house a1");
  EXPECT_EQ(table.materials(0), "");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
