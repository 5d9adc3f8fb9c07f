#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bruxelles1893/belle_epoque_cards.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.2 Cartes Belle Époque 19 to 24: moments of a round.

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

TEST_F(BelleEpoqueCards, Card20IsFollowedByTheNeutralPawnsOfTwoPlayers) {
  Scenario two(2, "belle_epoque=on");
  two.player(1).card(20, 0);
  two.settle().play("card 20", "crest 1-1");
  EXPECT_EQ(two.zone(), "b2,c2,d2,e2,b3,c3,d3,e3,b4,c4,d4,e4,b5,c5,d5,e5");
  EXPECT_EQ(two.asked(), "seat 0: neutral");
  EXPECT_THAT(two.options(), SizeIs(11));  // 16 − 5 tiles
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
  EXPECT_EQ(table.pawns(0), 6);  // all of them, and the one that column d frees
  EXPECT_EQ(table.court(0), 1);
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

TEST_F(BelleEpoqueCards, TheTravellerOnCard22IsNotInBrussels) {
  table.player(0).card(22).card(30).travellers(1);
  table.quiet_columns().play("place e2", "stake 1", "create green", "card 22", "again traveller");
  table.play("place d1", "stake 1", "take iron,wood").end_round();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.ledger(0, Source::card30), 0);
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

}  // namespace
}  // namespace horta::bruxelles1893::test
