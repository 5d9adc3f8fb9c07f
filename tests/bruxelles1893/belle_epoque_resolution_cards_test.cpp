#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bruxelles1893/belle_epoque_cards.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.2 Cartes Belle Époque 25 to 32: the resolution.

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

TEST_F(BelleEpoqueCards, Card25TakesTheLastColumnWhenThatLiesOutsideTheZone) {
  Scenario four(4, "belle_epoque=on");  // zone a1 to d4
  four.player(0).card(25);
  four.pawn("b2", 0, 2).end_round().play("card 25", "use");  // P:1/1 of column e instead of A:1/1
  EXPECT_EQ(four.court(0), 1);
  EXPECT_EQ(four.architect(0), 0);
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
  EXPECT_EQ(table.round(), 2);
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
  table.player(1).court(0);
  // c2 touches four irises; around each of them seat 0 has two pawns of four, in column c, and seat 1 two.
  for (const char* cell : {"c1", "c2", "c3"}) table.pawn(cell, 0);
  for (const char* cell : {"b1", "b2", "b3", "d1", "d2", "d3"}) table.pawn(cell, 1);
  table.quiet_columns().end_round().play("card 27", "double c2");
  EXPECT_EQ(table.ledger(0, Source::iris), 8);
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

TEST_F(BelleEpoqueCards, Card28CountsAnIrisSharedWithTheNeutrals) {
  Scenario two(2, "belle_epoque=on");
  two.player(0).card(28, 0);
  two.no_neutral_pawns().neutral_pawn("b4").neutral_pawn("b5").pawn("c4", 0).pawn("c5", 0);
  two.quiet_columns().end_round();
  const int before = two.money(0);
  two.play("card 28");
  EXPECT_EQ(two.money(0), before + 2);
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
  for (const auto& [one, other] : both_orders("card 29", "card 30")) {
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(29).card(30);
    fresh.in_brussels("bourse", 0, 1).in_brussels("grand_place", 1, 0, 1).end_round();
    EXPECT_THAT(fresh.options(), UnorderedElementsAre("card 29", "card 30", "card none"));
    fresh.play(one);  // with card 29 the only pawn comes home unasked
    EXPECT_THAT(fresh.options(), UnorderedElementsAre(other, "card none"));
    fresh.play(other);
    EXPECT_EQ(fresh.points(0), 1);
    EXPECT_EQ(fresh.court(0), 2);
  }
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
  for (const auto& [one, other] : both_orders("card 31", "card 32")) {
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(31, 0).card(32);
    fresh.player(1).card(14, 1);
    fresh.pawn("b1", 1).pawn("b2", 1).quiet_columns().end_round();  // rows 1 and 2, before sites 0 and 1
    EXPECT_EQ(fresh.asked(), "seat 0: be_card");
    EXPECT_EQ(fresh.ledger(0, Source::visit), 1);
    EXPECT_EQ(fresh.ledger(1, Source::visit), 0);  // his turn comes later
    EXPECT_THAT(fresh.options(), UnorderedElementsAre("card 31", "card 32", "card none"));
    const int before = fresh.money(0);
    fresh.play(one);
    EXPECT_THAT(fresh.options(), UnorderedElementsAre(other, "card none"));
    fresh.play(other);
    EXPECT_EQ(fresh.ledger(0, Source::card31), 4);
    EXPECT_EQ(fresh.money(0), before + 6);
    EXPECT_EQ(fresh.ledger(1, Source::visit), 1);
    EXPECT_EQ(fresh.round(), 2);
  }
}

TEST_F(BelleEpoqueCards, CardsAreAskedInTurnOrderFromTheFirstPlayer) {
  table.player(0).card(31);
  table.player(2).card(32);
  table.first_player(1).turn(1).end_round();
  EXPECT_EQ(table.asked(), "seat 2: be_card");
  table.play("card none");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
