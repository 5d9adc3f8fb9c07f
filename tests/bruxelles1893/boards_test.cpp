#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.3 Variante asymétrique. The strips alternate their faces: AVNMC NCVMA NMCAV VMANC CAVNM. Three players;
// the zone is b1 to e3: V on b1, c2, e3, N on c1, M on d1, d2, b3, C on e1, b2, c3, A on e2, d3.
class Boards : public testing::Test {
 protected:
  Scenario table{3, "asymmetric=on"};
};

TEST_F(Boards, TheStripsAlternateTheirFacesFromTheTop) {
  EXPECT_EQ(table.action_at("a1"), 'A');
  EXPECT_EQ(table.action_at("b1"), 'V');
  EXPECT_EQ(table.action_at("a2"), 'N');
  EXPECT_EQ(table.action_at("b2"), 'C');
  EXPECT_EQ(table.action_at("c2"), 'V');
  EXPECT_EQ(table.action_at("a3"), 'N');
  EXPECT_EQ(table.action_at("b3"), 'M');
  EXPECT_EQ(table.action_at("a4"), 'V');
  EXPECT_EQ(table.action_at("b4"), 'M');
  EXPECT_EQ(table.action_at("e5"), 'M');
}

TEST_F(Boards, BoardsAreDealtInTurnOrder) {
  const Scenario dealt(3, "asymmetric=on,first_player=1", {"board strauven", "board horta", "board hankar"});
  EXPECT_EQ(dealt.board(1), "strauven");
  EXPECT_EQ(dealt.board(2), "horta");
  EXPECT_EQ(dealt.board(0), "hankar");
}

TEST_F(Boards, BoardsCanBeChosenInTurnOrderBeforeTheArtworks) {
  Scenario chosen(3, "asymmetric=on,boards=chosen,first_player=2", {}, Stop::at_first_decision);
  EXPECT_EQ(chosen.asked(), "seat 2: board");
  EXPECT_THAT(chosen.options(), SizeIs(5));
  chosen.play("board horta");
  EXPECT_THAT(chosen.options(),
              UnorderedElementsAre("board cauchie", "board hankar", "board saintenoy", "board strauven"));
  chosen.play("board cauchie", "board saintenoy");
  EXPECT_EQ(chosen.board(2), "horta");
  EXPECT_EQ(chosen.board(0), "cauchie");
  EXPECT_EQ(chosen.board(1), "saintenoy");
  EXPECT_EQ(chosen.asked(), "seat 2: first_artwork");
}

// --- Hankar ---

TEST_F(Boards, HankarsIrisTrackGoesFromTwoToSeven) {
  table.player(0).board("hankar");
  EXPECT_EQ(table.iris(0), 2);
  table.player(0).iris(6);
  EXPECT_EQ(table.iris(0), 7);
  EXPECT_EQ(table.couronne(0), 1);
  EXPECT_EQ(table.architect(0), 0);
}

TEST_F(Boards, HankarMayTakeTheRevealedNotableForNothing) {
  table.player(0).board("hankar");
  table.next_draws({"notable maeterlinck"}).play("place c1", "stake 5");
  EXPECT_THAT(table.options(), UnorderedElementsAre("meet 0", "meet revealed"));  // no money is left
  table.play("meet revealed", "keep");
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.row(), "albert,buls,empain,solvay");
  EXPECT_THAT(table.drawn(), ElementsAre("notable maeterlinck"));
}

TEST_F(Boards, TheNotableThatHankarLeavesFillsTheRow) {
  table.player(0).board("hankar");
  table.next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 1", "keep");
  EXPECT_EQ(table.row(), "albert,empain,solvay,maeterlinck");
  EXPECT_EQ(table.money(0), 3);  // 5 − 1 − 1
  EXPECT_THAT(table.drawn(), SizeIs(1));
}

TEST_F(Boards, TheRevealedNotableMayBeDiscardedByHankar) {
  table.player(0).board("hankar");
  table.next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet revealed", "discard");
  EXPECT_EQ(table.notable_discard(), "maeterlinck");
  EXPECT_EQ(table.row(), "albert,buls,empain,solvay");
}

TEST_F(Boards, HankarsPowerWorksThroughCinquantenaire) {
  table.player(0).board("hankar");
  table.next_draws({"notable maeterlinck"}).play("cinquantenaire", "copy N");
  EXPECT_TRUE(table.offers("meet revealed"));
}

TEST_F(Boards, OthersDoNotReveal) {
  table.player(0).board("horta");
  table.play("place c1", "stake 1");
  EXPECT_FALSE(table.offers("meet revealed"));
}

TEST_F(Boards, HankarRevealsAfterCard6) {
  Scenario both(3, "asymmetric=on,belle_epoque=on");
  both.player(0).board("hankar").card(6);
  both.next_draws({"notable vandervelde", "notable maeterlinck"});
  both.play("place c1", "stake 1", "card 6", "replace 0");
  EXPECT_EQ(both.row(), "buls,empain,solvay,vandervelde");
  both.play("meet revealed");
  EXPECT_EQ(both.points(0), 5);
}

// --- Cauchie ---

TEST_F(Boards, CauchiesCouronneTrackGoesFromTwoToSeven) {
  table.player(0).board("cauchie").notables("albert,buls");
  EXPECT_EQ(table.couronne(0), 2);
  table.play("grand_place", "activate buls", "activate brugmann");
  EXPECT_EQ(table.asked(), "seat 1: action");
  table.player(0).couronne(6);
  EXPECT_EQ(table.couronne(0), 7);
}

TEST_F(Boards, CauchieTakesAMaterialThatFitsTheColourOfTheArtwork) {
  struct Case {
    const char *create, *material;
  };
  for (const auto& [create, material] :
       {Case{"create yellow", "iron"}, Case{"create brown", "wood"}, Case{"create blue", "stone"}}) {
    Scenario fresh(3, "asymmetric=on");
    fresh.player(0).board("cauchie");
    fresh.play("place e2", "stake 1", create);
    EXPECT_EQ(fresh.materials(0), material);
    EXPECT_EQ(fresh.jokers(0), 0);
  }
}

TEST_F(Boards, AGreenArtworkGivesCauchieAJokerOrGlassWithTheExpansion) {
  table.player(0).board("cauchie");
  table.play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.jokers(0), 1);
  Scenario both(3, "asymmetric=on,belle_epoque=on");
  both.player(0).board("cauchie");
  both.play("place e2", "stake 1", "create green");
  EXPECT_EQ(both.materials(0), "glass");
  EXPECT_EQ(both.jokers(0), 0);
}

TEST_F(Boards, CauchieTakesNothingFromAnEmptySupply) {
  table.player(0).board("cauchie");
  table.materials_left("iron", 0, 2).play("place e2", "stake 1", "create yellow");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.artworks(0), "blue,yellow");
}

TEST_F(Boards, CauchiesPowerWorksThroughCinquantenaireButNotForTheFreeAction) {
  table.player(0).board("cauchie");
  table.play("cinquantenaire", "copy A", "create blue");
  EXPECT_EQ(table.materials(0), "stone");
  table.house("e2", 0).play("place e2", "stake 1", "create blue", "free take");
  EXPECT_EQ(table.artworks(0), "black,blue,blue");
  EXPECT_EQ(table.materials(0), "stone");
}

// --- Horta ---

TEST_F(Boards, HortasArchitectTrackStartsAtThree) {
  table.player(0).board("horta");
  const std::vector<int> values{3, 5, 7, 8, 9, 10};
  for (int space = 1; space <= 6; ++space) {
    table.player(0).architect(space);
    EXPECT_EQ(table.architect(0), values[at(space - 1)]);
  }
}

TEST_F(Boards, HortaReceivesTwoFrancsWithHisMaterials) {
  table.player(0).board("horta");
  table.play("place d1", "stake 1", "take iron,wood");
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 2
  table.turn(0).play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.money(0), 8);
}

// --- Saintenoy ---

TEST_F(Boards, EveryLineOfSaintenoyIsWorthOneMore) {
  table.last_pass().player(0).board("saintenoy").money(9).artworks("blue").court(0).line("money", 1);
  table.play("pass");
  EXPECT_EQ(table.ledger(0, final_line(Line::money)), 6);     // 8 FB: 2 × (2 + 1)
  EXPECT_EQ(table.ledger(0, final_line(Line::artworks)), 2);  // 1 × 2
  EXPECT_EQ(table.ledger(0, final_line(Line::notables)), 2);  // 1 × 2
  EXPECT_EQ(table.ledger(0, final_line(Line::pawns)), 10);    // (7 − 2) × 2
}

TEST_F(Boards, SaintenoyMayMoveAnArmEitherWayBeforeBuilding) {
  table.player(0).board("saintenoy").materials("stone,wood").money(9);
  table.play("place e1", "stake 1");  // wood and stone
  EXPECT_EQ(table.asked(), "seat 0: compass_before");
  // 0+ any or 3 FB and stone, 0- empty and stone (two stones: no), 2+ wood and 3 FB, 2- any or 3 FB and wood.
  EXPECT_THAT(table.options(), UnorderedElementsAre("before none", "before 0+", "before 2+", "before 2-"));
  table.play("before 2+", "arm 3", "house a1");  // pays 3 FB and wood; the arm goes on over the arrow to iron
  EXPECT_EQ(table.arms(), "0,5");
  EXPECT_EQ(table.materials(0), "stone");
  EXPECT_EQ(table.money(0), 5);  // 9 − 1 − 3
}

TEST_F(Boards, SaintenoysArmSkipsTheArrowBothWays) {
  table.player(0).board("saintenoy").materials("wood").money(9);
  table.arms(0, 5).play("place e1", "stake 1");  // wood and iron: only a move helps
  EXPECT_THAT(table.options(), Contains("before 5-"));
  table.play("before 5-", "arm 0", "house a1");  // 5 back to 3: 3 FB
  EXPECT_EQ(table.arms(), "1,3");
  EXPECT_EQ(table.money(0), 5);
  Scenario on(3, "asymmetric=on");
  on.player(0).board("saintenoy").materials("iron,wood").money(2);
  on.arms(0, 3).play("place e1", "stake 1", "before 3+", "arm 0", "house a1");  // 3 on to 5: iron
  EXPECT_EQ(on.arms(), "1,5");
  EXPECT_EQ(on.materials(0), "");
}

TEST_F(Boards, WithTheExpansionSaintenoysArmStopsOnGlass) {
  Scenario both(3, "asymmetric=on,belle_epoque=on");
  both.player(0).board("saintenoy").materials("glass,wood");
  both.arms(0, 5).play("place e1", "stake 1", "before 5-");
  both.play("build house", "arm 0", "house a1");
  EXPECT_EQ(both.arms(), "1,4");
  EXPECT_EQ(both.materials(0), "");
}

TEST_F(Boards, ABuildingThatOnlySaintenoysMoveAllowsIsNotCompulsory) {
  table.player(0).board("saintenoy").materials("wood").money(9);
  table.play("place e1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("before none", "before 2+", "before 2-"));
  table.play("before none");
  EXPECT_EQ(table.buildings(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(Boards, AtCinquantenaireSaintenoyMovesWhereBuildingNeedsIt) {
  table.player(0).board("saintenoy").materials("wood").money(9);
  table.play("cinquantenaire", "copy C");
  EXPECT_THAT(table.options(), UnorderedElementsAre("before 2+", "before 2-"));
}

TEST_F(Boards, SaintenoysArmCannotPointAtTheSpaceOfTheOther) {
  table.player(0).board("saintenoy").materials("stone,wood,wood").money(9);
  table.arms(0, 1).play("place e1", "stake 1");
  // 0- the empty space and any noble or 3 FB, 1+ wood and stone; 0+ and 1- would meet.
  EXPECT_THAT(table.options(), UnorderedElementsAre("before none", "before 0-", "before 1+"));
}

// --- Strauven ---

TEST_F(Boards, StrauvensHousesCostTwoTwoThreeThreeThreeThree) {
  const std::vector<int> cost{2, 2, 3, 3, 3, 3};
  for (int built = 0; built < 6; ++built) {
    Scenario fresh(3, "asymmetric=on");
    fresh.player(0).board("strauven").materials("wood,wood,wood,wood").houses(built);
    fresh.arms(0, 6).play("place e1", "stake 1", "house b4");  // wood and the empty space
    EXPECT_EQ(fresh.materials_left("wood"), 6 + cost[at(built)]);
    EXPECT_EQ(fresh.ledger(0, Source::house_top), built >= 4 ? 5 : 0);
    EXPECT_EQ(fresh.ledger(0, Source::house_no_joker), 5);
  }
}

TEST_F(Boards, StrauvenReceivesOneFrancAndOnePointMoreForASale) {
  table.player(0).board("strauven").artworks("green");
  table.play("place b1", "stake 1", "cursor 2-2", "hang 0");
  EXPECT_EQ(table.money(0), 7);  // 5 − 1 + 2 + 1
  EXPECT_EQ(table.ledger(0, Source::sale), 2);
  EXPECT_EQ(table.ledger(0, Source::strauven), 1);
}

TEST_F(Boards, StrauvensPowerWorksThroughCinquantenaire) {
  table.player(0).board("strauven").artworks("green");
  table.play("cinquantenaire", "copy V", "cursor 2-2", "hang 0");
  EXPECT_EQ(table.money(0), 8);
  EXPECT_EQ(table.points(0), 3);
}

TEST_F(Boards, StrauvensExtraIsAddedAfterAWhiteArtworkIsHalved) {
  Scenario both(3, "asymmetric=on,belle_epoque=on");
  both.player(0).board("strauven").artworks("").white("green");
  both.play("place b1", "stake 1", "as green", "cursor 2-2", "hang 0");
  EXPECT_EQ(both.money(0), 6);   // 5 − 1 + 1 + 1
  EXPECT_EQ(both.points(0), 2);  // 1 + 1
}

// Wood and stone, and no stone: with 0+ any noble or 3 FB and stone, for which only card 9 lets iron stand.
class SaintenoyWithCard9 : public testing::Test {
 protected:
  SaintenoyWithCard9() {
    table.player(0).board("saintenoy").card(9).materials("iron,wood").money(2);
    table.player(1).board("horta");
  }
  Scenario table{3, "asymmetric=on,belle_epoque=on"};
};

TEST_F(SaintenoyWithCard9, UsesItWhereItAloneCanPayOnceAnArmHasMoved) {
  table.play("place e1", "stake 1", "before 0+");
  EXPECT_EQ(table.asked(), "seat 0: build");  // `card none` would leave the arm moved and nothing built
  EXPECT_TRUE(contains(table.state().players[0].used_cards, 9 - 1));
  table.play("build house", "pay wood:1,card9:iron", "house a1");  // the arm on stone must move
  EXPECT_EQ(table.arms(), "1,3");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.ledger(0, Source::house_no_joker), 5);
}

TEST_F(SaintenoyWithCard9, MayLeaveTheActionUndoneAsLongAsNoArmHasMoved) {
  table.play("place e1", "stake 1", "before none");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 9", "card none"));
  table.play("card none");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.materials(0), "iron,wood");
  EXPECT_EQ(table.arms(), "0,2");
}

TEST_F(SaintenoyWithCard9, KeepsTheChoiceWhereTheMoveLetsHimPayWithoutIt) {
  table.player(0).money(5);
  table.play("place e1", "stake 1", "before 2+");  // wood and 3 FB
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 9", "card none"));
  table.play("card none", "build house");
  EXPECT_EQ(table.materials(0), "iron");
}

TEST_F(SaintenoyWithCard9, InTheFirstVersionCouldMoveTheArmForNothing) {
  table.rules_version(1).play("place e1", "stake 1", "before 0+");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 9", "card none"));
  table.play("card none");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.arms(), "1,2");
  EXPECT_EQ(table.materials(0), "iron,wood");
}

TEST_F(Boards, TheSideBNumbersDoNotChangeTheOtherTracks) {
  struct Case {
    const char* board;
    int iris, couronne, architect;
  };
  for (const auto& [board, iris, couronne, architect] :
       {Case{"hankar", 2, 1, 0}, Case{"cauchie", 1, 2, 0}, Case{"horta", 1, 1, 3}, Case{"saintenoy", 1, 1, 0},
        Case{"strauven", 1, 1, 0}}) {
    table.player(0).board(board);
    EXPECT_EQ(table.iris(0), iris) << board;
    EXPECT_EQ(table.couronne(0), couronne) << board;
    EXPECT_EQ(table.architect(0), architect) << board;
  }
}

TEST_F(Boards, HankarsIrisesAreWorthHisTrack) {
  table.player(0).board("hankar").iris(3);
  table.pawn("b1", 0).pawn("c1", 0).pawn("b2", 0).pawn("c2", 1).quiet_columns().settle();
  EXPECT_EQ(table.ledger(0, Source::iris), 4);
}

TEST_F(Boards, HortasFrancsDoNotComeWithTheFreeAction) {
  table.player(1).board("horta").money(0);
  table.house("d1", 1).play("place d1", "stake 1", "take iron,wood", "free iron");
  EXPECT_EQ(table.money(1), 0);
}

TEST_F(Boards, StrauvensExtraDoesNotComeWithTheFreeAction) {
  table.player(0).board("horta").artworks("green");
  table.player(1).board("strauven").money(0);
  table.house("b1", 1).play("place b1", "stake 1", "cursor 2-2", "hang 0", "free take");
  EXPECT_EQ(table.points(1), 1);
  EXPECT_EQ(table.money(1), 0);
}

TEST_F(Boards, HankarRevealsNothingForTheFreeAction) {
  table.player(0).board("horta");
  table.player(1).board("hankar");
  table.player(1).notables("buls");
  table.house("c1", 1).next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_THAT(table.options(), UnorderedElementsAre("free brugmann", "free buls", "free decline"));
  table.play("free buls");
  EXPECT_EQ(table.iris(1), 3);
  EXPECT_THAT(table.drawn(), ElementsAre("notable maeterlinck"));  // for the gap that seat 0 left
  EXPECT_EQ(table.row(), "buls,empain,solvay,maeterlinck");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(Boards, HankarMayMeetADuplicateThatHeRevealed) {
  table.player(0).board("hankar").notables("buls");
  table.next_draws({"notable buls"}).play("place c1", "stake 1", "meet revealed");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.notable_discard(), "buls");
  EXPECT_EQ(table.iris(0), 3);
}

TEST_F(Boards, HankarsRevealMakesANewPileWhenItIsEmpty) {
  table.player(0).board("hankar");
  table.all_notables_discarded().next_draws({"notable maeterlinck"}).play("place c1", "stake 1");
  EXPECT_TRUE(table.offers("meet revealed"));
  EXPECT_EQ(table.notables_face_down(), 16);
}

TEST_F(Boards, AtCinquantenaireTheOnlyMoveThatHelpsSaintenoyIsMadeUnasked) {
  table.player(0).board("saintenoy").materials("wood,wood").money(0);
  table.arms(0, 5).play("cinquantenaire", "copy C", "house a1");  // 5 on to the empty space: two wood
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.arms(), "1,6");  // then only the arm on wood can move
  Scenario back(3, "asymmetric=on");
  back.player(0).board("saintenoy").materials("wood").money(3);
  back.arms(0, 5).play("cinquantenaire", "copy C", "arm 0", "house a1");  // 5 back to 3 FB
  EXPECT_EQ(back.arms(), "1,3");
  EXPECT_EQ(back.money(0), 0);
}

TEST_F(Boards, HankarFindsANotableThoughTheRowIsEmpty) {
  Scenario both(3, "asymmetric=on,belle_epoque=on");
  both.row("").player(0).board("hankar");
  for (int seat = 0; seat < 3; ++seat)
    both.player(seat).notables(
        "albert,empain,maeterlinck,nagelmackers,privat_livemont,solvay,van_de_velde,vandervelde");
  both.player(1).notables(
      "albert,buls,empain,maeterlinck,nagelmackers,privat_livemont,solvay,van_de_velde,vandervelde");
  both.all_notables_discarded().next_draws({"notable buls"}).play("place c1", "stake 1");
  EXPECT_EQ(both.asked(), "seat 0: keep");  // he meets the only one there is
  EXPECT_EQ(both.iris(0), 3);
  EXPECT_EQ(both.money(0), 4);
}

TEST_F(Boards, OthersDoNotLookIntoThePileWhenTheRowIsEmpty) {
  table.row("").player(0).board("horta");
  table.play("place c1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
