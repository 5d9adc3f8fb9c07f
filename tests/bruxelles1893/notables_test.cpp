#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.1 Les effets des cartes Notable, R1 Annexe 1, R2.2 Action Notable: each figure wherever its effect is
// used: in the Notable action (c1), at Grand-Place, as a free action (a house of seat 0 on b2, N) and through
// card 23.
class Notables : public testing::Test {
 protected:
  // Seat 0 meets the figure on slot 0, up to its effect.
  void meet(const std::string& figure) {
    table.row(figure + ",maeterlinck,buls,empain").play("place c1", "stake 1", "meet 0");
  }
  // Seat 0 has the figure upright and activates it at Grand-Place.
  void activate(const std::string& figure) {
    table.player(0).notables(figure);
    table.play("grand_place", std::string_view{"activate " + figure});
  }
  // Seat 0 activates the figure as a free action, because seat 1 places on his house.
  void free(const std::string& figure) {
    table.player(0).notables(figure);
    table.player(1).money(1);
    table.house("b2", 0).turn(1).deal_anything().play("place b2", "keep");
    table.play(std::string_view{"free " + figure});
  }
  // Seat 0 pays for the figure with card 23.
  void leave(const std::string& figure) {
    table.row(figure + ",maeterlinck,buls,empain").player(0).card(23).money(5).artworks("");
    table.end_round().play("card 23");
  }
  Scenario table{3, "belle_epoque=on"};
};

TEST_F(Notables, AlbertMovesTheDiscOnTheCouronneTrack) {
  meet("albert");
  EXPECT_EQ(table.couronne(0), 2);
}
TEST_F(Notables, AlbertAtGrandPlaceDoesNotRaiseTheNumberOfActivations) {
  // Ruling 6: the level when the action starts.
  table.player(0).notables("albert,buls");
  table.play("grand_place", "activate albert");
  EXPECT_EQ(table.couronne(0), 2);
  EXPECT_EQ(table.asked(), "seat 1: action");
}
TEST_F(Notables, AlbertAsAFreeAction) {
  free("albert");
  EXPECT_EQ(table.couronne(0), 2);
  EXPECT_EQ(table.tilted(0), "albert");
}
TEST_F(Notables, AlbertThroughCard23) {
  leave("albert");
  EXPECT_EQ(table.couronne(0), 2);
}

TEST_F(Notables, BrugmannPaysFiveFrancsAtGrandPlace) {
  table.play("grand_place");
  EXPECT_EQ(table.money(0), 10);
  EXPECT_EQ(table.tilted(0), "brugmann");
}
TEST_F(Notables, BrugmannAsAFreeAction) {
  table.player(1).money(1);
  table.house("b2", 0).turn(1).deal_anything().play("place b2", "keep", "free brugmann");
  EXPECT_EQ(table.money(0), 10);
}
TEST_F(Notables, BrugmannThroughCard23) {
  table.player(2).no_brugmann();  // dismissed with card 14, and in the row since
  leave("brugmann");
  EXPECT_EQ(table.money(0), 9);  // 5 + 1 for passing first, − 2 + 5
  EXPECT_EQ(table.round(), 2);
}
TEST_F(Notables, ADismissedBrugmannCanBeMetInTheRow) {
  table.player(2).no_brugmann();
  table.row("brugmann,maeterlinck,buls,empain").player(0).no_brugmann();
  table.deal_anything().play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_EQ(table.money(0), 9);  // 5 − 1 + 5
  EXPECT_EQ(table.notables(0), "brugmann");
}

TEST_F(Notables, BulsMovesTheDiscOnTheIrisTrack) {
  meet("buls");
  EXPECT_EQ(table.iris(0), 2);
}
TEST_F(Notables, BulsAtGrandPlace) {
  activate("buls");
  EXPECT_EQ(table.iris(0), 2);
}
TEST_F(Notables, BulsAsAFreeAction) {
  free("buls");
  EXPECT_EQ(table.iris(0), 2);
}
TEST_F(Notables, BulsThroughCard23) {
  leave("buls");
  EXPECT_EQ(table.iris(0), 2);
}

TEST_F(Notables, EmpainGivesTwoJokers) {
  meet("empain");
  EXPECT_EQ(table.jokers(0), 2);
  EXPECT_EQ(table.jokers_left(), 13);
}
TEST_F(Notables, EmpainGivesWhatIsLeft) {
  table.jokers_left(1, 2);
  meet("empain");
  EXPECT_EQ(table.jokers(0), 1);
}
TEST_F(Notables, EmpainAtGrandPlace) {
  activate("empain");
  EXPECT_EQ(table.jokers(0), 2);
}
TEST_F(Notables, EmpainAsAFreeAction) {
  free("empain");
  EXPECT_EQ(table.jokers(0), 2);
}
TEST_F(Notables, EmpainThroughCard23) {
  leave("empain");
  EXPECT_EQ(table.jokers(0), 2);
}

TEST_F(Notables, MaeterlinckGivesFivePoints) {
  meet("maeterlinck");
  EXPECT_EQ(table.ledger(0, Source::maeterlinck), 5);
}
TEST_F(Notables, MaeterlinckAtGrandPlace) {
  activate("maeterlinck");
  EXPECT_EQ(table.ledger(0, Source::maeterlinck), 5);
}
TEST_F(Notables, MaeterlinckAsAFreeAction) {
  free("maeterlinck");
  EXPECT_EQ(table.ledger(0, Source::maeterlinck), 5);
}

TEST_F(Notables, NagelmackersAtGrandPlace) {
  activate("nagelmackers");
  EXPECT_EQ(table.travellers(0), 1);
}
TEST_F(Notables, NagelmackersAsAFreeAction) {
  free("nagelmackers");
  EXPECT_EQ(table.travellers(0), 1);
}

TEST_F(Notables, PrivatLivemontAtGrandPlace) {
  activate("privat_livemont");
  table.play("white yellow");
  EXPECT_EQ(table.white(0), "yellow");
  EXPECT_EQ(table.asked(), "seat 1: action");
}
TEST_F(Notables, PrivatLivemontAsAFreeAction) {
  free("privat_livemont");
  EXPECT_EQ(table.asked(), "seat 0: white_tile");
  table.play("white yellow");
  EXPECT_EQ(table.white(0), "yellow");
  EXPECT_EQ(table.asked(), "seat 2: action");
}
TEST_F(Notables, PrivatLivemontWithoutATileLeftDoesNothing) {
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  meet("privat_livemont");
  EXPECT_EQ(table.asked(), "seat 0: keep");
  EXPECT_EQ(table.white(0), "");
}
TEST_F(Notables, PrivatLivemontThroughCard23) {
  leave("privat_livemont");
  table.play("white blue");
  EXPECT_EQ(table.white(0), "blue");
  EXPECT_EQ(table.round(), 2);
}

TEST_F(Notables, SolvayGivesANobleMaterial) {
  meet("solvay");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("solvay glass", "solvay iron", "solvay stone", "solvay wood"));
  table.play("solvay iron");
  EXPECT_EQ(table.materials(0), "iron");
  EXPECT_EQ(table.asked(), "seat 0: keep");
}
TEST_F(Notables, SolvayExchangesAJokerForTwoNobleMaterials) {
  table.player(0).jokers(1);
  meet("solvay");
  EXPECT_THAT(table.options(), SizeIs(14));  // 4 single cubes, 10 pairs
  table.play("solvay iron,wood");
  EXPECT_EQ(table.materials(0), "iron,wood");
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.jokers_left(), 15);
}
TEST_F(Notables, SolvaysExchangeNeedsTwoCubesInTheSupply) {
  table.player(0).jokers(1);
  table.materials_left("glass", 0, 2).materials_left("iron", 0, 2).materials_left("stone", 0, 2);
  table.materials_left("wood", 1, 2);
  meet("solvay");
  EXPECT_EQ(table.materials(0), "wood");  // the only thing he can give
  EXPECT_EQ(table.jokers(0), 1);
}
TEST_F(Notables, SolvayGivesNothingFromAnEmptySupply) {
  for (const char* material : {"glass", "iron", "stone", "wood"}) table.materials_left(material, 0, 2);
  meet("solvay");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.asked(), "seat 0: keep");
}
TEST_F(Notables, SolvayAtGrandPlace) {
  activate("solvay");
  table.play("solvay stone");
  EXPECT_EQ(table.materials(0), "stone");
}
TEST_F(Notables, SolvayAsAFreeAction) {
  free("solvay");
  table.play("solvay stone");
  EXPECT_EQ(table.materials(0), "stone");
}
TEST_F(Notables, SolvayThroughCard23) {
  leave("solvay");
  table.play("solvay stone");
  EXPECT_EQ(table.materials(0), "stone");
  EXPECT_EQ(table.round(), 2);
}

TEST_F(Notables, VanDeVeldeMovesTheDiscOnTheArchitectTrack) {
  meet("van_de_velde");
  EXPECT_EQ(table.architect(0), 2);
}
TEST_F(Notables, VanDeVeldeAtGrandPlace) {
  activate("van_de_velde");
  EXPECT_EQ(table.architect(0), 2);
}
TEST_F(Notables, VanDeVeldeAsAFreeAction) {
  free("van_de_velde");
  EXPECT_EQ(table.architect(0), 2);
}
TEST_F(Notables, VanDeVeldeThroughCard23) {
  leave("van_de_velde");
  EXPECT_EQ(table.architect(0), 2);
}

TEST_F(Notables, VanderveldeFreesAPawnThatIsAvailableAtOnce) {
  meet("vandervelde");
  EXPECT_EQ(table.court(0), 1);
  EXPECT_EQ(table.pawns(0), 5);  // 5 − 1 + 1
}
TEST_F(Notables, VanderveldeWithoutAPawnInCourtDoesNothing) {
  table.player(0).court(0);
  meet("vandervelde");
  EXPECT_EQ(table.pawns(0), 6);
}
TEST_F(Notables, VanderveldeAtGrandPlace) {
  activate("vandervelde");
  EXPECT_EQ(table.court(0), 1);
}
TEST_F(Notables, VanderveldeAsAFreeAction) {
  free("vandervelde");
  EXPECT_EQ(table.court(0), 1);
}

TEST_F(Notables, AtTheEndOfATrackNothingMoves) {
  table.player(0).iris(6);
  meet("buls");
  EXPECT_EQ(table.iris(0), 6);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
