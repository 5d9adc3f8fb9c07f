#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.2 Fin de partie: what a pawn on a face-up tile is worth. Seat 1 holds the tile; he has 1 FB for Brugmann
// and scores 1 VP for him in the line of notables, and nothing else.
class BelleEpoqueTiles : public testing::Test {
 protected:
  BelleEpoqueTiles() { table.last_pass(); }
  Scenario table{3, "belle_epoque=on"};
};

TEST_F(BelleEpoqueTiles, WithoutATileBrugmannIsAllThatScores) {
  table.play("pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.points(1), 1);
  EXPECT_EQ(table.points(2), 1);
  EXPECT_EQ(table.points(0), 6);  // and the first player's tile
}

TEST_F(BelleEpoqueTiles, SeventhsGivesAPointForEverySevenPointsOfTheGame) {
  table.player(1).tile("sevenths").points(30);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_sevenths), 4);
  EXPECT_EQ(table.points(1), 35);  // 30 + 4 + 1
}

TEST_F(BelleEpoqueTiles, SeventhsCountsNeitherOtherTilesNorTheFinalScoring) {
  table.player(1).tile("sevenths").tile("couronne_vp").points(13).couronne(6).materials("wood,wood,wood");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_sevenths), 1);
  EXPECT_EQ(table.ledger(1, Source::tile_couronne_vp), 12);
}

TEST_F(BelleEpoqueTiles, LineRaisesALineOfTheHoldersChoiceByTwo) {
  table.player(1).tile("line").notables("empain").money(3);
  table.play("pass");
  EXPECT_EQ(table.asked(), "seat 1: strategy_line");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("line money", "line artworks", "line notables", "line pawns"));
  table.play("line notables");
  EXPECT_EQ(table.ledger(1, final_line(Line::notables)), 6);  // 2 × (1 + 2)
}

TEST_F(BelleEpoqueTiles, LineAddsToTheSymbolsAlreadyThere) {
  table.player(1).tile("line").line("money", 2).money(9);
  table.play("pass", "line money");
  EXPECT_EQ(table.ledger(1, final_line(Line::money)), 10);  // 8 FB, 2 × (1 + 2 + 2)
}

TEST_F(BelleEpoqueTiles, TheLineIsChosenBeforeTheNotablesArePaid) {
  table.player(1).tile("line").notables("albert,maeterlinck").money(5);
  table.play("pass");
  EXPECT_EQ(table.asked(), "seat 1: strategy_line");
  table.play("line money");
  EXPECT_EQ(table.asked(), "seat 1: pay_notable");
}

TEST_F(BelleEpoqueTiles, IrisMoneyPaysThreeFrancsForEverySpaceBeforeTheNotables) {
  table.player(1).tile("iris_money").iris(4).money(0);
  table.play("pass");
  EXPECT_EQ(table.money(1), 11);  // 12 − 1 for Brugmann
  EXPECT_EQ(table.ledger(1, final_line(Line::money)), 2);
  EXPECT_EQ(table.points(1), 3);
}

TEST_F(BelleEpoqueTiles, IrisMoneyCountsSpacesNotTheNumbersOfHankarsTrack) {
  Scenario other(3, "belle_epoque=on,asymmetric=on");
  other.last_pass().player(1).board("hankar").tile("iris_money").iris(4).money(0);
  other.play("pass");
  EXPECT_EQ(other.money(1), 11);
}

TEST_F(BelleEpoqueTiles, ArtworksCountsFourMore) {
  table.player(1).tile("artworks").artworks("blue").line("artworks", 1);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, final_line(Line::artworks)), 10);  // (1 + 4) × 2
}

TEST_F(BelleEpoqueTiles, CouronneGivesTwoPointsForEverySpace) {
  table.player(1).tile("couronne_vp").couronne(5);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_couronne_vp), 10);
}

TEST_F(BelleEpoqueTiles, CouronneCountsSpacesNotTheNumbersOfCauchiesTrack) {
  Scenario other(3, "belle_epoque=on,asymmetric=on");
  other.last_pass().player(1).board("cauchie").tile("couronne_vp").couronne(1);
  other.play("pass");
  EXPECT_EQ(other.ledger(1, Source::tile_couronne_vp), 2);
}

TEST_F(BelleEpoqueTiles, HouseCountsOneMore) {
  table.player(1).tile("house").architect(3).houses(2);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::final_houses), 12);  // (2 + 1) × 4
}

TEST_F(BelleEpoqueTiles, FirstPassGivesThreePointsPerCardToTwoOrThreeFiveToFourOrFive) {
  for (const int players : {2, 3, 4, 5}) {
    Scenario other(players, "belle_epoque=on");
    other.no_neutral_pawns().last_pass().player(players - 1).first_passes(2);  // of four rounds
    other.player(0).tile("first_pass").first_passes(3);                        // two, and this one
    other.play("pass");
    EXPECT_EQ(other.ledger(0, Source::tile_first_pass), 3 * (players <= 3 ? 3 : 5)) << players;
  }
}

TEST_F(BelleEpoqueTiles, BuildingsGivesTwoPointsForEveryHouseAndPavilion) {
  table.player(1).tile("buildings").houses(2).card(14);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_buildings), 6);
  EXPECT_EQ(table.ledger(1, Source::final_houses), 0);  // the Architect track is at 0
}

TEST_F(BelleEpoqueTiles, TheExtraHouseCountsForTheTileOfBuildings) {
  table.player(1).tile("buildings").tile("house").houses(2);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_buildings), 6);
}

TEST_F(BelleEpoqueTiles, ConnectionsCountsNeighboursAmongTheOwnHouses) {
  // a4 over a5, a5 beside b5; d5 touches only the house of seat 0.
  table.house("a4", 1).house("a5", 1).house("b5", 1).house("d5", 1).house("d4", 0);
  table.player(1).tile("connections");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_connections), 10);  // 2 × 5 with three players
}

TEST_F(BelleEpoqueTiles, ASquareOfHousesHasFourConnectionsAndDiagonalsHaveNone) {
  table.house("a4", 1).house("a5", 1).house("b4", 1).house("b5", 1).player(1).tile("connections");
  table.house("a1", 1).house("b2", 1);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_connections), 20);
}

TEST_F(BelleEpoqueTiles, TheEndOfARowIsNoNeighbourOfTheNextRow) {
  table.house("e4", 1).house("a5", 1).player(1).tile("connections");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_connections), 0);
}

TEST_F(BelleEpoqueTiles, AConnectionIsWorthFourToSevenPointsWithTwoToFivePlayers) {
  for (const int players : {2, 3, 4, 5}) {
    Scenario other(players, "belle_epoque=on");
    other.no_neutral_pawns().last_pass().house("a4", 1).house("a5", 1).player(1).tile("connections");
    other.play("pass");
    EXPECT_EQ(other.ledger(1, Source::tile_connections), players + 2);
  }
}

TEST_F(BelleEpoqueTiles, PortraitIsASeventhSpaceWorthFifteen) {
  table.player(1).tile("portrait").architect(7).houses(2).card(14);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::final_houses), 45);
}

TEST_F(BelleEpoqueTiles, ThePortraitAloneDoesNotRaiseTheTrack) {
  table.player(1).tile("portrait").architect(6).houses(2);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::final_houses), 20);
}

TEST_F(BelleEpoqueTiles, OnlyTheHolderOfThePortraitEntersTheSeventhSpace) {
  Scenario playing(3, "belle_epoque=on");
  playing.player(0).tile("portrait").architect(6).notables("van_de_velde");
  playing.player(1).architect(6).notables("van_de_velde");
  playing.play("grand_place", "activate van_de_velde");
  EXPECT_EQ(playing.architect(0), 15);
  playing.player(1).couronne(2);
  playing.play("grand_place", "activate van_de_velde", "stop");
  EXPECT_EQ(playing.architect(1), 10);
}

TEST_F(BelleEpoqueTiles, WhiteGivesThreePointsForEveryWhiteArtwork) {
  table.player(1).tile("white").white("blue,green");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_white), 6);
  EXPECT_EQ(table.ledger(1, final_line(Line::artworks)), 0);
}

TEST_F(BelleEpoqueTiles, WithoutTheTileWhiteArtworksGiveNothing) {
  table.player(1).white("blue,green").artworks("blue");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, final_line(Line::artworks)), 1);
  EXPECT_EQ(table.points(1), 2);
}

TEST_F(BelleEpoqueTiles, NotablesCostNothingToTheHolder) {
  table.player(1).tile("notables").notables("albert,maeterlinck,buls").money(4);
  table.play("pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.money(1), 4);
  EXPECT_EQ(table.ledger(1, final_line(Line::notables)), 4);
  EXPECT_EQ(table.ledger(1, final_line(Line::money)), 1);
}

TEST_F(BelleEpoqueTiles, PawnsOnTilesDoNotCountInTheLineOfPawns) {
  Scenario other(3, "belle_epoque=on");
  other.player(1).tile("house");
  other.last_pass().player(1).court(0);  // 7 − 1 on the tile: 6 free ones
  other.play("pass");
  EXPECT_EQ(other.ledger(1, final_line(Line::pawns)), 4);
}

TEST_F(BelleEpoqueTiles, SeveralPlayersMayHoldTheSameTile) {
  table.player(1).tile("couronne_vp");
  table.player(2).tile("couronne_vp");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::tile_couronne_vp), 2);
  EXPECT_EQ(table.ledger(2, Source::tile_couronne_vp), 2);
}

TEST_F(BelleEpoqueTiles, TheBonusOfAColumnReachesThePortraitToo) {
  Scenario playing(3, "belle_epoque=on");
  playing.bonuses("A:2/0,AA:0/0,K:2/0,P:2/0,I:2/0").player(0).tile("portrait").architect(5);
  playing.pawn("b1", 0, 2).settle();
  EXPECT_EQ(playing.architect(0), 15);
  Scenario other(3, "belle_epoque=on");
  other.bonuses("A:2/0,AA:0/0,K:2/0,P:2/0,I:2/0").player(0).architect(5);
  other.pawn("b1", 0, 2).settle();
  EXPECT_EQ(other.architect(0), 10);
}

TEST_F(BelleEpoqueTiles, ThePortraitIsTheEndOfTheTrack) {
  Scenario playing(3, "belle_epoque=on");
  playing.bonuses("A:2/0,AA:0/0,K:2/0,P:2/0,I:2/0").player(0).tile("portrait").architect(6);
  playing.pawn("b1", 0, 2).settle();
  EXPECT_EQ(playing.architect(0), 15);
}

TEST_F(BelleEpoqueTiles, HortasTrackAlsoEndsInThePortrait) {
  Scenario other(3, "belle_epoque=on,asymmetric=on");
  other.last_pass().player(1).board("horta").tile("portrait").tile("house").architect(7).houses(1);
  other.play("pass");
  EXPECT_EQ(other.ledger(1, Source::final_houses), 30);
}

TEST_F(BelleEpoqueTiles, HoldersChooseTheirLinesInTheTurnOrderOfTheLastRoundBeforeAnybodyPays) {
  table.first_player(1).player(0).tile("line").notables("albert,maeterlinck").money(5);
  table.player(2).tile("line");
  table.play("pass");
  EXPECT_EQ(table.asked(), "seat 2: strategy_line");
  table.play("line pawns");
  EXPECT_EQ(table.asked(), "seat 0: strategy_line");
  table.play("line money");
  EXPECT_EQ(table.asked(), "seat 0: pay_notable");
}

TEST_F(BelleEpoqueTiles, SeventhsGivesNothingBelowSevenPoints) {
  struct Case {
    int points, sevenths;
  };
  for (const auto& [points, sevenths] : {Case{0, 0}, Case{6, 0}, Case{7, 1}}) {
    Scenario other(3, "belle_epoque=on");
    other.last_pass().player(1).tile("sevenths").points(points);
    other.play("pass");
    EXPECT_EQ(other.ledger(1, Source::tile_sevenths), sevenths) << points;
  }
}

TEST_F(BelleEpoqueTiles, ArtworksHelpsWhoHasNoArtworkAndDoesNotPayWhenPassing) {
  table.player(2).tile("artworks").money(1);
  table.play("pass");
  EXPECT_EQ(table.ledger(2, final_line(Line::artworks)), 4);
  EXPECT_EQ(table.money(2), 0);
}

TEST_F(BelleEpoqueTiles, TheMoneyOfTheIrisTrackPaysForNotables) {
  table.player(1).tile("iris_money").iris(2).money(0).notables("maeterlinck");
  table.play("pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.money(1), 0);  // 6 − 1 − 5
  EXPECT_EQ(table.notables(1), "brugmann,maeterlinck");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
