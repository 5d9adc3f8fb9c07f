#include "engine/bruxelles1893/events.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/support/random_at_table.h"
#include "tests/support/scenario1893.h"

// What the table says of a move: every change with the rule that made it, in the order in which it happened.

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// Everything that a row of moves brings about.
template <class... Texts>
std::vector<std::string> told(Scenario& table, Texts... moves) {
  std::vector<std::string> all;
  for (const std::string_view move : {std::string_view{moves}...}) {
    table.play(move);
    all.insert(all.end(), table.events().begin(), table.events().end());
  }
  return all;
}

std::ptrdiff_t place_of(const std::vector<std::string>& events, std::string_view part) {
  return std::ranges::find_if(events, [&](const std::string& event) { return event.contains(part); }) -
         events.begin();
}

// Each of the parts is told, one after the other.
void expect_in_order(const std::vector<std::string>& events, const std::vector<std::string_view>& parts) {
  std::ptrdiff_t last = -1;
  for (const std::string_view part : parts) {
    const std::ptrdiff_t place = place_of(events, part);
    EXPECT_LT(place, std::ssize(events)) << "not told: " << part;
    EXPECT_LT(last, place) << "too early: " << part;
    last = place;
  }
}

// --- the five actions ---

TEST(Events, AWorkshop) {
  Scenario table(3);
  EXPECT_THAT(told(table, "place e2", "stake 2", "create green"),
              ElementsAre(R"({"event":"pawn_placed","seat":0,"cause":"placement","cell":9,"stake":2})",
                          R"({"event":"money","seat":0,"cause":"placement","change":-2})",
                          R"({"event":"artwork_taken","seat":0,"cause":"workshop","colour":"green"})"));
}

TEST(Events, AWorkshopOfTheFirstEditionTellsEveryTileThatIsDrawn) {
  Scenario table(3, "edition=first");
  table.round(2).player(0).first_passes(1);
  table.player(2).first_passes(0);
  table.next_draws({"artwork pink", "artwork green"});
  EXPECT_THAT(told(table, "place e2", "stake 1", "perform", "choose green"),
              ElementsAre(R"({"event":"pawn_placed","seat":0,"cause":"placement","cell":9,"stake":1})",
                          R"({"event":"money","seat":0,"cause":"placement","change":-1})",
                          R"({"event":"artwork_drawn","seat":0,"cause":"workshop","colour":"pink"})",
                          R"({"event":"artwork_drawn","seat":0,"cause":"workshop","colour":"green"})",
                          R"({"event":"artwork_taken","seat":0,"cause":"workshop","colour":"green"})",
                          R"({"event":"tiles_under","seat":0,"cause":"workshop","tiles":1})"));
}

TEST(Events, ASale) {
  Scenario table(3);
  table.cursor("1-1").market("black", "brown").player(0).artworks("green,yellow");
  EXPECT_THAT(told(table, "place b1", "stake 1", "sell green", "cursor 2-0", "hang 1"),
              ElementsAre(R"({"event":"pawn_placed","seat":0,"cause":"placement","cell":1,"stake":1})",
                          R"({"event":"money","seat":0,"cause":"placement","change":-1})",
                          R"({"event":"cursor_moved","seat":0,"cause":"sale","row":2,"column":0})",
                          R"({"event":"market_cleared","seat":0,"cause":"sale","slot":1,"colour":"brown"})",
                          R"({"event":"artwork_sold","seat":0,"cause":"sale","colour":"green","slot":1})",
                          R"({"event":"money","seat":0,"cause":"sale","change":2})",
                          R"({"event":"vp","seat":0,"cause":"sale","change":6,"source":"sale"})"));
}

TEST(Events, ASaleOfTheFirstEditionTellsTheWorkThatIsCovered) {
  Scenario table(3, "edition=first");
  table.market("green", "pink").player(0).artworks("blue");
  table.play("place b1", "stake 1", "perform", "cursor 2-2");
  const auto events = told(table, "hang 1");
  ASSERT_GE(events.size(), 2u);
  EXPECT_EQ(events[0], R"({"event":"work_covered","seat":0,"cause":"sale","slot":1,"colour":"pink"})");
  EXPECT_EQ(events[1], R"({"event":"artwork_sold","seat":0,"cause":"sale","colour":"blue","slot":1})");
}

TEST(Events, AWhiteArtworkIsSoldByTheColourItHidesAndTheOneItStandsFor) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).artworks("").white("brown");
  table.play("place b1", "stake 1");
  EXPECT_THAT(
      told(table, "as green", "cursor 2-2", "hang 0"),  // the cursor stays
      ElementsAre(
          R"({"event":"artwork_sold","seat":0,"cause":"sale","colour":"brown","white_as":"green","slot":0})",
          R"({"event":"money","seat":0,"cause":"sale","change":1})",
          R"({"event":"vp","seat":0,"cause":"sale","change":1,"source":"sale"})"));
}

TEST(Events, ANotable) {
  Scenario table(3);
  table.next_draws({"notable maeterlinck"});
  EXPECT_THAT(
      told(table, "place c1", "stake 1", "meet 3", "solvay iron", "keep"),
      ElementsAre(R"({"event":"pawn_placed","seat":0,"cause":"placement","cell":2,"stake":1})",
                  R"({"event":"money","seat":0,"cause":"placement","change":-1})",
                  R"({"event":"notable_taken","seat":0,"cause":"notable","notable":"solvay","price":3})",
                  R"({"event":"money","seat":0,"cause":"notable","change":-3})",
                  R"({"event":"material","seat":0,"cause":"notable","material":"iron","change":1})",
                  R"({"event":"notable_kept","seat":0,"cause":"notable","notable":"solvay"})",
                  R"({"event":"notable_revealed","cause":"notable","notable":"maeterlinck"})"));
}

TEST(Events, ANotableThatIsDiscardedAndAPileThatIsShuffled) {
  Scenario table(3);
  table.all_notables_discarded().next_draws({"notable albert"}).play("place c1", "stake 1", "meet 0");
  EXPECT_THAT(told(table, "discard"),
              ElementsAre(R"({"event":"notable_discarded","seat":0,"cause":"notable","notable":"albert"})",
                          R"({"event":"reshuffled","cause":"notable","pile":"notable"})",
                          R"({"event":"notable_revealed","cause":"notable","notable":"albert"})"));
}

TEST(Events, AMaterial) {
  Scenario table(3);
  EXPECT_THAT(
      told(table, "place d1", "stake 1", "take iron,wood"),
      ElementsAre(R"({"event":"pawn_placed","seat":0,"cause":"placement","cell":3,"stake":1})",
                  R"({"event":"money","seat":0,"cause":"placement","change":-1})",
                  R"({"event":"material","seat":0,"cause":"material","material":"iron","change":1})",
                  R"({"event":"material","seat":0,"cause":"material","material":"wood","change":1})"));
}

TEST(Events, AConstruction) {
  Scenario table(3);
  table.player(0).materials("stone,stone,wood,wood,wood").houses(4);
  EXPECT_THAT(
      told(table, "place e1", "stake 1", "pay stone:1,wood:3", "arm 2", "house c3"),
      ElementsAre(R"({"event":"pawn_placed","seat":0,"cause":"placement","cell":4,"stake":1})",
                  R"({"event":"money","seat":0,"cause":"placement","change":-1})",
                  R"({"event":"material","seat":0,"cause":"construction","material":"stone","change":-1})",
                  R"({"event":"material","seat":0,"cause":"construction","material":"wood","change":-3})",
                  R"({"event":"vp","seat":0,"cause":"construction","change":5,"source":"house:no_joker"})",
                  R"({"event":"vp","seat":0,"cause":"construction","change":5,"source":"house:top"})",
                  R"({"event":"compass_moved","seat":0,"cause":"construction","from":2,"to":3})",
                  R"({"event":"house_built","seat":0,"cause":"construction","cell":12})"));
}

TEST(Events, APavilionTellsItsGlassAndItsCard) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).materials("glass,glass,wood").jokers(1);
  table.play("place e1", "stake 1");
  EXPECT_THAT(
      told(table, "build pavilion 2", "arm 0"),  // wood, and a joker for stone
      ElementsAre(R"({"event":"material","seat":0,"cause":"construction","material":"wood","change":-1})",
                  R"({"event":"jokers","seat":0,"cause":"construction","change":-1})",
                  R"({"event":"material","seat":0,"cause":"construction","material":"glass","change":-2})",
                  R"({"event":"compass_moved","seat":0,"cause":"construction","from":0,"to":1})",
                  R"({"event":"pavilion_built","seat":0,"cause":"construction","site":2,"card":3})"));
}

TEST(Events, AnActionThatIsNotCarriedOut) {
  Scenario second(3), first(3, "edition=first");
  EXPECT_THAT(told(second, "place e1", "stake 1"),  // nothing to build with
              Contains(R"({"event":"action_left","seat":0,"cause":"placement","action":"C"})"));
  EXPECT_THAT(told(first, "place d1", "stake 1", "decline"),
              Contains(R"({"event":"action_left","seat":0,"cause":"placement","action":"M"})"));
}

// --- free actions ---

TEST(Events, AFreeActionBelongsToTheOwnerOfTheHouseAndNamesItsCell) {
  Scenario table(3);
  table.player(1).houses(2);
  table.house("e1", 1).play("place e1", "stake 1");
  EXPECT_THAT(
      told(table, "free take"),
      ElementsAre(R"({"event":"free_action","seat":1,"cause":"free_action","action":"C"})",
                  R"({"event":"vp","seat":1,"cause":"free_action","change":3,"source":"free:C","place":4})"));
}

TEST(Events, ANotableActivatedFreelyTellsSo) {
  Scenario table(3);
  table.player(1).notables("buls");
  table.house("c1", 1).next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_THAT(told(table, "free buls"),
              ElementsAre(R"({"event":"free_action","seat":1,"cause":"free_action","action":"N"})",
                          R"({"event":"notable_activated","seat":1,"cause":"free_action","notable":"buls"})",
                          R"({"event":"track","seat":1,"cause":"free_action","track":"iris","value":2})"));
}

TEST(Events, TheOtherFreeActions) {
  Scenario workshop(3), material(3);
  workshop.house("e2", 1).play("place e2", "stake 1", "create green");
  EXPECT_THAT(told(workshop, "free take"),
              ElementsAre(R"({"event":"free_action","seat":1,"cause":"free_action","action":"A"})",
                          R"({"event":"artwork_taken","seat":1,"cause":"free_action","colour":"black"})"));
  material.house("d1", 1).play("place d1", "stake 1", "take iron,wood");
  EXPECT_THAT(
      told(material, "free stone"),
      ElementsAre(R"({"event":"free_action","seat":1,"cause":"free_action","action":"M"})",
                  R"({"event":"material","seat":1,"cause":"free_action","material":"stone","change":1})"));
}

TEST(Events, WhatIsDeclinedIsNotTold) {
  Scenario table(3);
  table.house("d1", 1).play("place d1", "stake 1", "take iron,wood");
  EXPECT_THAT(told(table, "free decline"), IsEmpty());
}

// --- Brussels and passing ---

TEST(Events, TheBourseAndSainteCatherine) {
  Scenario table(3);
  EXPECT_THAT(
      told(table, "bourse", "sainte_catherine"),
      ElementsAre(
          R"({"event":"brussels_placed","seat":0,"cause":"placement","brussels":"bourse","pawns":1,"travellers":0})",
          R"({"event":"money","seat":0,"cause":"bourse","change":6})",
          R"({"event":"brussels_placed","seat":1,"cause":"placement","brussels":"sainte_catherine","pawns":1,"travellers":0})",
          R"({"event":"jokers","seat":1,"cause":"sainte_catherine","change":3})"));
}

TEST(Events, GrandPlaceTellsEveryActivationWithItsEffect) {
  Scenario table(3);
  table.player(0).couronne(2).notables("albert,vandervelde");
  EXPECT_THAT(
      told(table, "grand_place", "activate vandervelde", "activate albert"),
      ElementsAre(
          R"({"event":"brussels_placed","seat":0,"cause":"placement","brussels":"grand_place","pawns":1,"travellers":0})",
          R"({"event":"notable_activated","seat":0,"cause":"grand_place","notable":"vandervelde"})",
          R"({"event":"freed","seat":0,"cause":"grand_place","in_court":1})",
          R"({"event":"notable_activated","seat":0,"cause":"grand_place","notable":"albert"})",
          R"({"event":"track","seat":0,"cause":"grand_place","track":"couronne","value":3})"));
}

TEST(Events, CinquantenaireTellsTheActionItCopies) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).travellers(1).pawns(1);
  table.in_brussels("cinquantenaire", 1, 1);
  EXPECT_THAT(
      told(table, "cinquantenaire", "copy M", "take iron,wood"),  // a pawn and a Traveller, unasked
      ElementsAre(
          R"({"event":"brussels_placed","seat":0,"cause":"placement","brussels":"cinquantenaire","pawns":2,"travellers":1})",
          R"({"event":"action_copied","seat":0,"cause":"cinquantenaire","action":"M"})",
          R"({"event":"material","seat":0,"cause":"material","material":"iron","change":1})",
          R"({"event":"material","seat":0,"cause":"material","material":"wood","change":1})"));
}

TEST(Events, PassingTellsWhoWasFirstAndHisFrancs) {
  Scenario table(3);
  table.player(1).artworks("");
  EXPECT_THAT(told(table, "pass", "pass"),
              ElementsAre(R"({"event":"passed","seat":0,"cause":"pass","first":true})",
                          R"({"event":"money","seat":0,"cause":"pass","change":2})",
                          R"({"event":"passed","seat":1,"cause":"pass","first":false})"));
}

// --- set-up and planning ---

TEST(Events, TheSetUpIsToldStepByStep) {
  const Scenario table(2, "edition=first,first_player=1", {}, Stop::at_first_decision);
  const auto& events = table.events();
  ASSERT_GE(events.size(), 4u);
  EXPECT_THAT(std::vector(events.begin(), events.begin() + 4),
              ElementsAre(R"({"event":"notable_kept","seat":1,"cause":"setup","notable":"brugmann"})",
                          R"({"event":"money","seat":1,"cause":"setup","change":5})",
                          R"({"event":"notable_kept","seat":0,"cause":"setup","notable":"brugmann"})",
                          R"({"event":"money","seat":0,"cause":"setup","change":6})"));
  expect_in_order(events, {R"("event":"strip_laid","cause":"setup","row":0,"strip":1)",
                           R"("event":"notable_revealed","cause":"setup","notable":"albert")",
                           R"("event":"bonus_dealt","cause":"setup","column":0,"card":"A:2/0")",
                           R"("event":"compass_laid","cause":"setup","space":0,"tile":"wood")",
                           R"("event":"artwork_drawn","seat":1,"cause":"setup","colour":"blue")",
                           R"("event":"artwork_taken","seat":1,"cause":"setup","colour":"blue")",
                           R"("event":"artwork_taken","seat":0,"cause":"setup","colour":"blue")",
                           R"("event":"round_began","cause":"planning","round":1,"first_player":1)",
                           R"("event":"bourse_revealed","cause":"planning","card":5,"francs":5)"});
}

TEST(Events, TheExpansionTellsItsCardsTilesAndBoards) {
  const Scenario table(2, "belle_epoque=on,asymmetric=on", {}, Stop::at_first_decision);
  const auto& events = table.events();
  EXPECT_THAT(events, Contains(R"({"event":"card_laid","cause":"setup","site":4,"card":5})"));
  EXPECT_THAT(events, Contains(R"({"event":"tile_laid","cause":"setup","tile":"artworks"})"));
  EXPECT_EQ(std::ranges::count_if(events, [](const auto& event) { return event.contains("tile_laid"); }), 3);
  EXPECT_THAT(events, Contains(R"({"event":"board_taken","seat":1,"cause":"setup","board":"hankar"})"));
}

TEST(Events, ThePlanningTellsTheSquareAndTheNeutralPawns) {
  Scenario table(2, "", {"bourse 5"}, Stop::at_first_decision);
  EXPECT_THAT(told(table, "first green", "first blue", "crest 2-1", "neutral b4", "neutral e5"),
              ElementsAre(R"({"event":"artwork_taken","seat":0,"cause":"setup","colour":"green"})",
                          R"({"event":"artwork_taken","seat":1,"cause":"setup","colour":"blue"})",
                          R"({"event":"round_began","cause":"planning","round":1,"first_player":0})",
                          R"({"event":"bourse_revealed","cause":"planning","card":5,"francs":5})",
                          R"({"event":"crest_chosen","seat":0,"cause":"planning","row":2,"column":1})",
                          R"({"event":"neutral_placed","seat":0,"cause":"placement","cell":16})",
                          R"({"event":"neutral_placed","seat":1,"cause":"placement","cell":24})"));
}

// Cards 19 and 20 know the Bourse card of the round.
TEST(Events, TheBourseCardIsRevealedBeforeTheCardsOfTheBeginningRound) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(19);
  table.settle();
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  EXPECT_THAT(table.events().back(), HasSubstr(R"("event":"bourse_revealed")"));
  EXPECT_THAT(told(table, "card 19"),
              ElementsAre(R"({"event":"card_used","seat":0,"cause":"belle_epoque_card","card":19})",
                          R"({"event":"travellers","seat":0,"cause":"belle_epoque_card","change":1})"));
}

// --- the resolution of a round ---

TEST(Events, AResolutionIsToldInItsOrder) {
  Scenario table(3);  // A:2/0, A:1/1, A:1/2, P:2/0, P:1/1
  table.pawn("b1", 0, 2).pawn("b2", 0, 1).pawn("c1", 0, 1).pawn("c2", 1, 1);
  table.in_brussels("bourse", 1, 1).player(0).notables("", "brugmann");
  table.play("pass", "pass");
  table.next_draws({"notable maeterlinck", "bonus I:2/0", "bonus K:2/0", "bonus I:1/1", "bonus K:1/1",
                    "bonus II:0/0", "bourse 3"});
  EXPECT_THAT(
      told(table, "pass", "use"),
      ElementsAre(R"({"event":"passed","seat":2,"cause":"pass","first":false})",
                  R"({"event":"money","seat":2,"cause":"pass","change":1})",
                  // columns, first player, and what the cards give
                  R"({"event":"column_won","seat":0,"cause":"column_majority","column":1,"card":"A:1/1"})",
                  R"({"event":"column_tied","cause":"column_majority","column":2,"card":"A:1/2"})",
                  R"({"event":"first_player","seat":0,"cause":"column_majority","manneken_pis":3})",
                  R"({"event":"card_spent","seat":0,"cause":"column_majority","card":"A:1/1"})",
                  R"({"event":"track","seat":0,"cause":"column_majority","track":"architect","value":2})",
                  R"({"event":"card_spent","seat":0,"cause":"column_majority","card":"A:1/2"})",
                  R"({"event":"track","seat":0,"cause":"column_majority","track":"architect","value":4})",
                  R"({"event":"card_spent","seat":1,"cause":"column_majority","card":"A:1/2"})",
                  R"({"event":"track","seat":1,"cause":"column_majority","track":"architect","value":2})",
                  R"({"event":"bonus_discarded","cause":"column_majority","column":0,"card":"A:2/0"})",
                  R"({"event":"bonus_discarded","cause":"column_majority","column":3,"card":"P:2/0"})",
                  R"({"event":"bonus_discarded","cause":"column_majority","column":4,"card":"P:1/1"})",
                  // irises, Brussels
                  R"({"event":"iris_won","seat":0,"cause":"iris_majority","iris":1,"pawns":3})",
                  R"({"event":"vp","seat":0,"cause":"iris_majority","change":1,"source":"iris","place":1})",
                  R"({"event":"brussels_majority","seat":1,"cause":"brussels_majority","pawns":1})",
                  R"({"event":"jailed","seat":1,"cause":"brussels_majority","in_court":3})",
                  // the end of the round and the beginning of the next one
                  R"({"event":"pawns_returned","seat":0,"cause":"end_of_round","pawns":3})",
                  R"({"event":"pawns_returned","seat":1,"cause":"end_of_round","pawns":1})",
                  R"({"event":"notables_upright","seat":0,"cause":"end_of_round","notables":1})",
                  R"({"event":"notable_discarded","cause":"end_of_round","notable":"albert"})",
                  R"({"event":"notable_revealed","cause":"end_of_round","notable":"maeterlinck"})",
                  R"({"event":"bonus_dealt","cause":"end_of_round","column":0,"card":"I:2/0"})",
                  R"({"event":"bonus_dealt","cause":"end_of_round","column":1,"card":"K:2/0"})",
                  R"({"event":"bonus_dealt","cause":"end_of_round","column":2,"card":"I:1/1"})",
                  R"({"event":"bonus_dealt","cause":"end_of_round","column":3,"card":"K:1/1"})",
                  R"({"event":"bonus_dealt","cause":"end_of_round","column":4,"card":"II:0/0"})",
                  R"({"event":"round_began","cause":"planning","round":2,"first_player":0})",
                  R"({"event":"bourse_revealed","cause":"planning","card":3,"francs":5})"));
}

TEST(Events, ACardThatIsSlidTellsItsLine) {
  Scenario table(3);
  table.pawn("b1", 0, 2).end_round();
  EXPECT_THAT(told(table, "slide pawns").front(),
              R"({"event":"card_slid","seat":0,"cause":"column_majority","card":"A:1/1","line":"pawns"})");
}

TEST(Events, AVisitNamesItsSiteAndComesAfterTheBrusselsMajority) {
  Scenario table(3, "belle_epoque=on");
  table.pavilion(0, 0).pawn("b1", 1).pawn("c1", 0).in_brussels("bourse", 2, 1);
  table.quiet_columns().end_round();
  expect_in_order(
      table.events(),
      {R"("event":"jailed","seat":2)",
       R"({"event":"vp","seat":0,"cause":"pavilion_visit","change":2,"source":"visit","place":0})",
       R"("event":"pawns_returned")"});
}

TEST(Events, TheCardsOfTheResolutionTellWhatTheyChange) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(25).card(29);
  table.pawn("b2", 0, 2).in_brussels("bourse", 0, 1).in_brussels("grand_place", 0, 1).end_round();
  const auto events = told(table, "card 25", "use", "card 29", "withdraw bourse");
  EXPECT_THAT(
      events,
      Contains(R"({"event":"card_swapped","seat":0,"cause":"belle_epoque_card","column":0,"card":"A:2/0"})"));
  EXPECT_THAT(events,
              Contains(R"({"event":"card_spent","seat":0,"cause":"column_majority","card":"A:2/0"})"));
  EXPECT_THAT(
      events,
      Contains(R"({"event":"pawn_withdrawn","seat":0,"cause":"belle_epoque_card","brussels":"bourse"})"));
}

// --- Belle Époque cards, tiles and the powers of the boards ---

TEST(Events, CardsOfAnActionTellWhatTheyChange) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(2).artworks("").white("brown");
  table.play("place e2", "stake 1", "create green");
  EXPECT_THAT(
      told(table, "card 2"),
      ElementsAre(R"({"event":"card_used","seat":0,"cause":"belle_epoque_card","card":2})",
                  R"({"event":"white_turned","seat":0,"cause":"belle_epoque_card","colour":"brown"})"));
  Scenario sale(3, "belle_epoque=on");
  sale.player(0).card(4).artworks("blue");
  sale.market("blue", "green").play("place b1", "stake 1");
  EXPECT_THAT(
      told(sale, "card 4"),
      ElementsAre(
          R"({"event":"card_used","seat":0,"cause":"belle_epoque_card","card":4})",
          R"({"event":"market_cleared","seat":0,"cause":"belle_epoque_card","slot":0,"colour":"blue"})"));
}

TEST(Events, CardsOfBrusselsTellWhatTheyChange) {
  Scenario stake(3, "belle_epoque=on");
  stake.player(0).card(15);
  stake.pawn("b2", 0, 3).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(
      told(stake, "take_back b2 2"),
      ElementsAre(R"({"event":"stake_returned","seat":0,"cause":"belle_epoque_card","cell":6,"francs":2})",
                  R"({"event":"money","seat":0,"cause":"belle_epoque_card","change":2})"));
  Scenario exchange(3, "belle_epoque=on");
  exchange.player(0).card(17).card(18).artworks("black,blue");
  exchange.play("sainte_catherine", "card 17");
  EXPECT_THAT(
      told(exchange, "give black", "receive iron,iron", "card 18", "white green"),
      ElementsAre(R"({"event":"artwork_returned","seat":0,"cause":"belle_epoque_card","colour":"black"})",
                  R"({"event":"material","seat":0,"cause":"belle_epoque_card","material":"iron","change":1})",
                  R"({"event":"material","seat":0,"cause":"belle_epoque_card","material":"iron","change":1})",
                  R"({"event":"card_used","seat":0,"cause":"belle_epoque_card","card":18})",
                  R"({"event":"white_taken","seat":0,"cause":"belle_epoque_card","colour":"green"})"));
}

TEST(Events, Cards22And27TellWhatWaitsAndWhatCountsDouble) {
  Scenario again(3, "belle_epoque=on");
  again.player(0).card(22);
  again.play("bourse");
  EXPECT_THAT(
      told(again, "card 22"),
      ElementsAre(R"({"event":"card_used","seat":0,"cause":"belle_epoque_card","card":22})",
                  R"({"event":"waits_on_card","seat":0,"cause":"belle_epoque_card","traveller":false})"));
  Scenario iris(3, "belle_epoque=on");
  iris.player(0).card(27);
  iris.pawn("c2", 0).quiet_columns().end_round();
  EXPECT_THAT(told(iris, "card 27"),
              Contains(R"({"event":"pawn_doubled","seat":0,"cause":"belle_epoque_card","cell":7})"));
}

TEST(Events, TheEndOfARoundTellsWhatComesBackToTheTrainAndWhichCardsAreTurned) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(14).used(14);
  table.player(1).travellers(2);
  table.in_brussels("bourse", 2, 0, 1).end_round();
  expect_in_order(table.events(), {R"({"event":"train_filled","cause":"brussels_majority","travellers":1})",
                                   R"({"event":"cards_turned","seat":0,"cause":"end_of_round","cards":1})",
                                   R"({"event":"train_filled","cause":"end_of_round","travellers":2})",
                                   R"("event":"round_began")"});
}

TEST(Events, ATileTellsWhoStandsOnIt) {
  Scenario table(3, "belle_epoque=on");
  table.play("place d3", "stake 1", "create green");
  EXPECT_THAT(
      told(table, "tile buildings"),
      ElementsAre(R"({"event":"tile_taken","seat":0,"cause":"belle_epoque_tile","tile":"buildings"})"));
}

TEST(Events, ThePowersOfTheBoardsTellWhenTheyWork) {
  Scenario table(3, "asymmetric=on");
  table.player(0).board("horta");
  EXPECT_THAT(
      told(table, "place d1", "stake 1", "take iron,wood"),
      testing::IsSupersetOf({R"({"event":"power_used","seat":0,"cause":"architect_power","board":"horta"})",
                             R"({"event":"money","seat":0,"cause":"architect_power","change":2})"}));
  Scenario sale(3, "asymmetric=on");
  sale.player(0).board("strauven").artworks("green");
  EXPECT_THAT(told(sale, "place b1", "stake 1", "cursor 2-2", "hang 0"),
              testing::IsSupersetOf(
                  {R"({"event":"money","seat":0,"cause":"sale","change":2})",
                   R"({"event":"vp","seat":0,"cause":"sale","change":2,"source":"sale"})",
                   R"({"event":"power_used","seat":0,"cause":"architect_power","board":"strauven"})",
                   R"({"event":"money","seat":0,"cause":"architect_power","change":1})",
                   R"({"event":"vp","seat":0,"cause":"architect_power","change":1,"source":"strauven"})"}));
  Scenario workshop(3, "asymmetric=on");
  workshop.player(0).board("cauchie");
  EXPECT_THAT(
      told(workshop, "place e2", "stake 1", "create blue"),
      testing::IsSupersetOf(
          {R"({"event":"power_used","seat":0,"cause":"architect_power","board":"cauchie"})",
           R"({"event":"material","seat":0,"cause":"architect_power","material":"stone","change":1})"}));
  Scenario notable(3, "asymmetric=on");
  notable.player(0).board("hankar");
  notable.next_draws({"notable maeterlinck"});
  EXPECT_THAT(told(notable, "place c1", "stake 1"),
              testing::IsSupersetOf(
                  {R"({"event":"power_used","seat":0,"cause":"architect_power","board":"hankar"})",
                   R"({"event":"notable_revealed","cause":"architect_power","notable":"maeterlinck"})"}));
  Scenario building(3, "asymmetric=on");
  building.player(0).board("saintenoy").materials("stone,wood").money(9);
  EXPECT_THAT(told(building, "place e1", "stake 1", "before 2+"),
              testing::IsSupersetOf(
                  {R"({"event":"power_used","seat":0,"cause":"architect_power","board":"saintenoy"})",
                   R"({"event":"compass_moved","seat":0,"cause":"architect_power","from":2,"to":3})"}));
}

// --- the end of the game ---

TEST(Events, TheEndOfAGameIsToldInItsOrder) {
  Scenario table(3);
  table.last_pass().player(1).money(4).notables("albert,buls").jokers(2);  // 4 + 3 + 1
  table.player(1).materials("iron,wood").artworks("green").houses(2).architect(2);
  EXPECT_THAT(
      told(table, "pass", "settle buls"),
      ElementsAre(
          R"({"event":"passed","seat":2,"cause":"pass","first":false})",
          R"({"event":"first_player","seat":0,"cause":"column_majority","manneken_pis":2})",
          R"({"event":"bonus_discarded","cause":"column_majority","column":0,"card":"A:2/0"})",
          R"({"event":"bonus_discarded","cause":"column_majority","column":1,"card":"A:1/1"})",
          R"({"event":"bonus_discarded","cause":"column_majority","column":2,"card":"A:1/2"})",
          R"({"event":"bonus_discarded","cause":"column_majority","column":3,"card":"P:2/0"})",
          R"({"event":"bonus_discarded","cause":"column_majority","column":4,"card":"P:1/1"})",
          R"({"event":"notable_discarded","cause":"end_of_round","notable":"albert"})",
          // everybody pays before anybody counts
          R"({"event":"money","seat":0,"cause":"final_payment","change":-1})",
          R"({"event":"jokers","seat":1,"cause":"final_payment","change":-2})",
          R"({"event":"money","seat":1,"cause":"final_payment","change":-3})",
          R"({"event":"money","seat":1,"cause":"final_payment","change":-1})",
          R"({"event":"notable_discarded","seat":1,"cause":"final_payment","notable":"albert"})",
          R"({"event":"vp","seat":1,"cause":"final_payment","change":-5,"source":"final:unpaid:albert"})",
          R"({"event":"money","seat":2,"cause":"final_payment","change":-1})",
          R"({"event":"vp","seat":0,"cause":"final_scoring","change":5,"source":"final:first_player"})",
          R"({"event":"vp","seat":0,"cause":"final_scoring","change":1,"source":"final:line:notables"})",
          R"({"event":"vp","seat":1,"cause":"final_scoring","change":4,"source":"final:houses"})",
          R"({"event":"vp","seat":1,"cause":"final_scoring","change":2,"source":"final:materials"})",
          R"({"event":"vp","seat":1,"cause":"final_scoring","change":1,"source":"final:line:artworks"})",
          R"({"event":"vp","seat":1,"cause":"final_scoring","change":2,"source":"final:line:notables"})",
          R"({"event":"vp","seat":2,"cause":"final_scoring","change":1,"source":"final:line:notables"})",
          R"({"event":"game_ended","cause":"final_scoring"})"));
}

TEST(Events, TheTilesComeBeforeThePayment) {
  Scenario table(3, "belle_epoque=on");
  table.last_pass().player(1).pawns(4).tile("sevenths").tile("line").tile("iris_money").points(20);
  const auto events = told(table, "pass", "line notables");
  expect_in_order(
      events, {R"("event":"vp","seat":1,"cause":"belle_epoque_tile","change":2,"source":"tile:sevenths")",
               R"("event":"line_raised","seat":1,"cause":"belle_epoque_tile","line":"notables","symbols":2)",
               R"("event":"money","seat":1,"cause":"belle_epoque_tile","change":3)",
               R"("event":"money","seat":0,"cause":"final_payment","change":-1)",
               R"("event":"vp","seat":1,"cause":"final_scoring","change":3,"source":"final:line:notables")"});
}

TEST(Events, WhiteArtworksGoBetweenThePaymentAndTheCount) {
  Scenario table(3, "belle_epoque=on");
  table.last_pass().player(1).tile("white").white("blue,green");
  const auto events = told(table, "pass");
  expect_in_order(events,
                  {R"("event":"vp","seat":1,"cause":"belle_epoque_tile","change":6,"source":"tile:white")",
                   R"("event":"money","seat":2,"cause":"final_payment","change":-1)",
                   R"({"event":"white_discarded","seat":1,"cause":"final_payment","artworks":2})",
                   R"("cause":"final_scoring")"});
  EXPECT_EQ(table.white(1), "");
}

TEST(Events, WhatChangesNothingIsNotTold) {
  Scenario table(3);
  table.last_pass().player(1).architect(6).money(0).notables("").no_brugmann();
  table.pawn("b1", 1).pawn("d1", 1).player(1).court(0);   // A:1/1 and P:2/0
  const auto events = told(table, "pass", "use", "use");  // a track at its end, no pawn in court
  EXPECT_THAT(events, Not(Contains(HasSubstr(R"("change":0)"))));
  EXPECT_THAT(events, Not(Contains(HasSubstr(R"("event":"track")"))));
  EXPECT_THAT(events, Not(Contains(HasSubstr(R"("event":"freed")"))));
}

// --- whole games ---

using Points = std::array<std::array<int, sources>, max_players>;

// Points by seat and source, of whatever is told by a game of players who move at random.
void check_points(const Rules& rules, std::uint64_t seed) {
  horta::test::RandomAtTable dealt{seed};
  Chance& chance = dealt;
  Random random{seed};
  State state{};
  EventLog log;
  Game::set_up(rules, state, chance, log);
  MoveList list;
  while (!Game::over(state)) {
    Game::legal(rules, state, list);
    const auto choice = random.below(static_cast<std::uint32_t>(list.size()));
    Game::apply(rules, state, list[choice], chance, log);
  }
  Points points_told{};
  for (const Event& event : log.events())
    if (EventType{event.type} == EventType::vp) {
      EXPECT_NE(event.a, 0);
      points_told[at(event.seat)][at(event.b)] += event.a;
    }
  for (Seat seat = 0; seat < rules.players; ++seat) {
    int points = 0;
    for (std::size_t source = 0; source < sources; ++source) {
      points += points_told[at(seat)][source];
      EXPECT_EQ(points_told[at(seat)][source], state.players[at(seat)].ledger[source])
          << "seat " << seat << ", source " << source;
    }
    EXPECT_EQ(points, Game::score(state, seat));
  }
}

TEST(Events, EveryVictoryPointOfAGameIsTold) {
  for (const std::string_view options : Game::rule_sets())
    for (int players = Game::min_players; players <= Game::max_players; ++players) {
      const Rules rules = rules_for(players, options);
      for (std::uint64_t seed = 1; seed <= 10; ++seed) check_points(rules, seed);
    }
}

}  // namespace
}  // namespace horta::bruxelles1893::test
