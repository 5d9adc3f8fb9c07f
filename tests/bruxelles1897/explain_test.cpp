// Every reason for which a move is refused, with its parameters. That explain and the list of options always
// agree is checked along whole games by the battery.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/bruxelles1897/moves.h"
#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> reasons(const Scenario& table, Seat seat, Move move) {
  std::vector<std::string> list;
  for (const Reason& reason : Game::explain(table.rules(), table.state(), seat, move)) {
    EXPECT_TRUE(reason.params.is_object());
    // What means nothing, or comes after the end, breaks no rule.
    const bool breaks_a_rule = reason.code != "no_such_move" && reason.code != "game_over";
    EXPECT_EQ(reason.section.empty(), !breaks_a_rule) << reason.code;
    list.push_back(std::string{reason.code} +
                   (reason.params.as_object().empty() ? "" : json::write(reason.params)));
  }
  return list;
}

// Reasons against a move of a seat, or of the one that is asked: "code{parameters}".
std::vector<std::string> reasons(const Scenario& table, Seat seat, std::string_view text) {
  const auto move = Game::from_notation(table.rules(), text);
  if (!move) throw std::runtime_error("not a move: " + std::string{text});
  return reasons(table, seat, *move);
}
std::vector<std::string> reasons(const Scenario& table, std::string_view text) {
  return reasons(table, table.state().seat, text);
}

// --- whose decision it is, and which ---

TEST(Explain, NothingForbidsALegalMove) {
  Scenario table(3);
  for (const std::string& option : table.options()) EXPECT_THAT(reasons(table, option), IsEmpty()) << option;
}

TEST(Explain, ASeatThatIsNotThereHasNoMoves) {
  const Scenario table(3);
  for (const Seat seat : {-1, 3, 4, 1000, -1000})
    EXPECT_THAT(reasons(table, seat, "pass"), ElementsAre("no_such_move"));
}

TEST(Explain, AMoveThatMeansNothingIsNone) {
  const Scenario table(3);
  const auto none = [&](Kind kind, std::uint32_t choice) {
    EXPECT_THAT(reasons(table, 0, move_of(kind, choice)), ElementsAre("no_such_move"))
        << static_cast<int>(kind) << ":" << choice;
  };
  for (const std::uint32_t cell : {12u, 15u}) none(Kind::action, cell);  // three rows
  none(Kind::action, pass_choice + 1);
  none(Kind::architect, 6);
  none(Kind::perform, 2);
  none(Kind::noble, 2);
  none(Kind::artwork, colours);
  none(Kind::prisoner, architect_types);
  none(Kind::jail, architect_types);
  none(Kind::keep_drawn, static_cast<std::uint32_t>(money_card));
  none(Kind::keep_drawn, static_cast<std::uint32_t>(expo_card));
  none(Kind::park_action, park_actions);
  none(Kind::activate, stop_choice + 1);
  none(Kind::exhibit, withdraw_choice + 1);
  none(Kind::brussels_cards, 1u << 12);
  none(Kind::over, 0);
  none(Kind{14}, 0);
  none(Kind{255}, 0);
  for (int kind = 0; kind < 256; ++kind)
    if (Kind{static_cast<std::uint8_t>(kind)} != Kind::materials)
      none(Kind{static_cast<std::uint8_t>(kind)}, Move::max_choice);
}

TEST(Explain, ADecisionBelongsToTheSeatThatIsAsked) {
  Scenario table(3);
  EXPECT_THAT(reasons(table, 2, "pass"), ElementsAre(R"(not_your_decision{"decides":0})"));
  EXPECT_THAT(reasons(table, 1, "exhibit red"), ElementsAre(R"(not_your_decision{"decides":0})"));
}

TEST(Explain, ADecisionIsTheOneThatIsAsked) {
  Scenario table(3);
  EXPECT_THAT(reasons(table, "play 1/3 as 1"), ElementsAre(R"(other_decision{"asked":"action"})"));
  table.play("take a1");
  EXPECT_THAT(reasons(table, "pass"), ElementsAre(R"(other_decision{"asked":"architect"})"));
  EXPECT_THAT(reasons(table, "exhibit red"), ElementsAre(R"(other_decision{"asked":"architect"})"))
      << "an answer is not judged before its question";
}

TEST(Explain, NobodyDecidesAfterTheEnd) {
  Scenario table(3);
  table.last_pass().play("pass");
  ASSERT_TRUE(table.over());
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_THAT(reasons(table, seat, "pass"), ElementsAre("game_over"));
  EXPECT_THAT(reasons(table, 0, "keep"), ElementsAre("game_over"));
}

// --- actions ---

TEST(Explain, WhoHasPassedTakesNoMoreTurns) {
  Scenario table(3);
  table.play("pass");
  EXPECT_THAT(reasons(table, 0, "bourse"),
              ElementsAre(R"(not_your_decision{"decides":1})", "already_passed"));
}

TEST(Explain, APlaceWithoutACardGivesNone) {
  Scenario table(2);
  table.put_nothing("a1").architect("b1", 1, "1/3", 3);
  EXPECT_THAT(reasons(table, "take a1"), ElementsAre("cell_empty"));
  EXPECT_THAT(reasons(table, "take a3"), ElementsAre("cell_neutral"));
  EXPECT_THAT(reasons(table, "take b1"), ElementsAre(R"(cell_taken{"owner":1})"));
}

TEST(Explain, ACardCostsAtLeastTheCheapestSideInHand) {
  Scenario table(3);
  table.player(0).money(1).hand("2/4,2/5");
  EXPECT_THAT(reasons(table, "take a1"), ElementsAre(R"(not_enough_money{"price":2,"money":1})"));
  table.player(0).hand("");
  EXPECT_THAT(reasons(table, "take a1"), ElementsAre("no_architect_left"));
}

TEST(Explain, ABrusselsCardTakesOneArchitectMoreEachTime) {
  Scenario table(3);
  table.uses("bourse", 2).player(0).hand("1/3,2/4");
  EXPECT_THAT(reasons(table, "bourse"),
              ElementsAre(R"(brussels_needs_cards{"brussels":"bourse","needed":3,"hand":2})"));
}

TEST(Explain, CityHallNeedsANobleThatStandsUpright) {
  Scenario table(3);
  table.player(0).nobles("", "brugmann");
  EXPECT_THAT(reasons(table, "city_hall"), ElementsAre("no_untapped_noble"));
}

TEST(Explain, TheParkNeedsSomethingToDo) {
  Scenario table(3);
  for (const char* pile : {"artwork", "material", "house", "noble"}) table.pile(pile, "");
  EXPECT_THAT(reasons(table, "cinquantenaire"), ElementsAre("no_park_action"));
  table.player(0).artworks("red");
  EXPECT_THAT(reasons(table, "cinquantenaire"), IsEmpty());
}

// --- placing an Architect card ---

TEST(Explain, AnArchitectCardMustBeInHandAndPaid) {
  Scenario table(3);
  table.player(0).money(3).hand("1/3,2/4");
  table.play("take a1");
  EXPECT_THAT(reasons(table, "play 2/5 as 2"), ElementsAre(R"(architect_not_in_hand{"card":"2/5"})"));
  EXPECT_THAT(reasons(table, "play 2/4 as 4"), ElementsAre(R"(not_enough_money{"price":4,"money":3})"));
  EXPECT_THAT(reasons(table, "play 2/5 as 5"), ElementsAre(R"(architect_not_in_hand{"card":"2/5"})",
                                                           R"(not_enough_money{"price":5,"money":3})"));
  EXPECT_THAT(reasons(table, "play 1/3 as 3"), IsEmpty());
}

TEST(Explain, PlacingInBrusselsTakesExactlyTheCardsNeededFromTheHand) {
  Scenario table(3);
  table.uses("bourse", 1).player(0).hand("1/3,1/3,2/4");
  table.play("bourse");
  EXPECT_THAT(reasons(table, "place 1/3"), ElementsAre(R"(wrong_number_of_cards{"needed":2,"given":1})"));
  EXPECT_THAT(reasons(table, "place 2/4,2/4"),
              ElementsAre(R"(cards_not_held{"card":"2/4","held":1,"chosen":2})"));
  EXPECT_THAT(reasons(table, "place 1/3,1/3,1/3,2/5"),
              ElementsAre(R"(cards_not_held{"card":"1/3","held":2,"chosen":3})",
                          R"(cards_not_held{"card":"2/5","held":0,"chosen":1})",
                          R"(wrong_number_of_cards{"needed":2,"given":4})"));
  EXPECT_THAT(reasons(table, "place 1/3,2/4"), IsEmpty());
}

// --- carrying out a card ---

TEST(Explain, OnlyArtworksOnesOwnsAreSold) {
  Scenario table(3);
  table.put("a1", "money").player(0).artworks("blue,red");
  table.play("take a1", "play 1/3 as 1");
  EXPECT_THAT(reasons(table, "sell green"), ElementsAre(R"(no_artwork_of_colour{"colour":"green"})"));
}

TEST(Explain, AHouseIsPaidWithEnoughCardsAndNoneTooMany) {
  Scenario table(3);
  table.put("a1", "house:A")
      .player(0)
      .houses("A,B")
      .materials("brick+brick,brick+brick,wood+wood,steel+steel");
  table.play("take a1", "play 1/3 as 1");
  ASSERT_EQ(table.asked(), "seat 0: materials");
  EXPECT_THAT(reasons(table, "pay wood+wood"), ElementsAre(R"(too_few_materials{"needed":3,"given":2})"));
  EXPECT_THAT(reasons(table, "pay brick+brick,brick+brick,steel+steel,wood+wood"),
              ElementsAre(R"(too_many_materials{"needed":3,"cards":4})"));
  EXPECT_THAT(reasons(table, "pay brick+steel,wood+wood"),
              ElementsAre(R"(cards_not_held{"card":"brick+steel","held":0,"chosen":1})"));
  EXPECT_THAT(reasons(table, "pay wood+steel"),
              ElementsAre(R"(cards_not_held{"card":"wood+steel","held":0,"chosen":1})",
                          R"(too_few_materials{"needed":3,"given":2})"));
  EXPECT_THAT(reasons(table, 0, move_of(Kind::materials, 0)),
              ElementsAre(R"(too_few_materials{"needed":3,"given":0})"));
  EXPECT_EQ(reasons(table, 0, move_of(Kind::materials, Move::max_choice)).size(), 7u)
      << "six kinds not held, and too many";
}

TEST(Explain, TwoNoblesOfAKindAreNotKept) {
  // A decision with one option is not asked, so the position is set by hand.
  Scenario table(3);
  table.put("a1", "noble:buls").player(0).nobles("brugmann");
  table.play("take a1", "play 1/3 as 1");
  ASSERT_EQ(table.asked(), "seat 0: noble");
  table.player(0).nobles("brugmann,buls");
  EXPECT_THAT(reasons(table, "keep"), ElementsAre(R"(noble_already_kept{"noble":"buls"})"));
  EXPECT_THAT(reasons(table, "discard"), IsEmpty());
}

TEST(Explain, OnlyPrisonersAreFreed) {
  Scenario table(3);
  table.put("a1", "noble:vandervelde").player(0).hand("1/3").prison("1/3,2/4");
  table.play("take a1", "play 1/3 as 1");
  ASSERT_EQ(table.asked(), "seat 0: prisoner");
  EXPECT_THAT(reasons(table, "free 2/5"), ElementsAre(R"(not_in_prison{"card":"2/5"})"));
}

TEST(Explain, OneOfTheDrawnCardsIsKept) {
  Scenario table(3);
  table.put("a1", "noble:hankar").next_draws({"material wood+wood", "material steel+steel"});
  table.play("take a1", "play 1/3 as 1");
  EXPECT_THAT(reasons(table, "choose brick+brick"),
              ElementsAre(R"(card_not_drawn{"card":"material:brick+brick"})"));
  EXPECT_THAT(reasons(table, "choose red"), ElementsAre(R"(card_not_drawn{"card":"artwork:red"})"));
  EXPECT_THAT(reasons(table, "choose wood+wood"), IsEmpty());
}

TEST(Explain, AnExhibitionShowsEachColourOnce) {
  Scenario table(3);
  table.put("a1", "expo").player(0).artworks("blue,red");
  table.player(1).artworks("blue,green,yellow");
  table.play("take a1", "play 1/3 as 1", "exhibit blue");
  ASSERT_EQ(table.asked(), "seat 1: exhibit");
  EXPECT_THAT(reasons(table, "exhibit blue"), ElementsAre(R"(colour_already_shown{"colour":"blue"})"));
  EXPECT_THAT(reasons(table, "exhibit red"), ElementsAre(R"(no_artwork_of_colour{"colour":"red"})"));
  table.play("exhibit green");
  ASSERT_EQ(table.asked(), "seat 0: exhibit");
  EXPECT_THAT(reasons(table, "exhibit green"), ElementsAre(R"(no_artwork_of_colour{"colour":"green"})",
                                                           R"(colour_already_shown{"colour":"green"})"));
  EXPECT_THAT(reasons(table, "withdraw"), IsEmpty());
}

// --- Brussels ---

TEST(Explain, CityHallActivatesUprightNoblesAndAtLeastOne) {
  Scenario table(3);
  table.player(0).nobility(3).nobles("albert,brugmann,horta", "buls");
  table.play("city_hall", "place 1/3");
  EXPECT_THAT(reasons(table, "stop"), ElementsAre("must_activate_one"));
  EXPECT_THAT(reasons(table, "activate hankar"), ElementsAre(R"(noble_not_kept{"noble":"hankar"})"));
  EXPECT_THAT(reasons(table, "activate buls"), ElementsAre(R"(noble_tapped{"noble":"buls"})"));
  table.play("activate horta");
  EXPECT_THAT(reasons(table, "activate horta"), ElementsAre(R"(noble_tapped{"noble":"horta"})"));
  EXPECT_THAT(reasons(table, "stop"), IsEmpty());
}

TEST(Explain, AnActionInTheParkNeedsItsPileAndItsMeans) {
  Scenario table(3);
  table.pile("noble", "").pile("house", "").player(0).houses("A,B").materials("wood+wood");
  table.play("cinquantenaire", "place 1/3");
  EXPECT_THAT(reasons(table, "park sale"), ElementsAre("no_artwork"));
  EXPECT_THAT(reasons(table, "park influence"), ElementsAre(R"(pile_empty{"pile":"noble"})"));
  EXPECT_THAT(reasons(table, "park construction"),
              ElementsAre(R"(not_enough_materials{"needed":3,"held":2})", R"(pile_empty{"pile":"house"})"));
  EXPECT_THAT(reasons(table, "park creation"), IsEmpty());
}

TEST(Explain, APlayerJailsWhatHePlacedInBrussels) {
  Scenario table(3);
  table.last_pass().round(3).player(2).in_brussels("1/3,2/4").hand("1/3,1/3,1/3");
  table.play("pass");
  ASSERT_EQ(table.asked(), "seat 2: jail");
  EXPECT_THAT(reasons(table, "jail 2/5"), ElementsAre(R"(not_in_brussels{"card":"2/5"})"));
  EXPECT_THAT(reasons(table, "jail 2/4"), IsEmpty());
}

// --- several at once ---

TEST(Explain, ReasonsComeInTheOrderInWhichAPlayerMeetsThem) {
  Scenario table(2);
  table.play("pass");
  table.player(0).hand("1/3").money(0);
  EXPECT_THAT(reasons(table, 0, "take a3"),
              ElementsAre(R"(not_your_decision{"decides":1})", "already_passed", "cell_neutral",
                          R"(not_enough_money{"price":1,"money":0})"));
  table.uses("city_hall", 1).player(0).nobles("", "brugmann");
  EXPECT_THAT(reasons(table, 0, "city_hall"),
              ElementsAre(R"(not_your_decision{"decides":1})", "already_passed",
                          R"(brussels_needs_cards{"brussels":"city_hall","needed":2,"hand":1})",
                          "no_untapped_noble"));
}

TEST(Explain, AnActionOfALaterTurnIsJudgedBeforehand) {
  Scenario table(3);
  table.architect("b2", 0, "1/3", 1);
  EXPECT_THAT(reasons(table, 2, "take b2"),
              ElementsAre(R"(not_your_decision{"decides":0})", R"(cell_taken{"owner":0})"));
  EXPECT_THAT(reasons(table, 2, "take a1"), ElementsAre(R"(not_your_decision{"decides":0})"));
}

TEST(Explain, EveryReasonRestsOnASectionOfTheRulebook) {
  Scenario table(3);
  table.player(0).money(0);
  const auto list = Game::explain(table.rules(), table.state(), 0, take_move(0));
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].section, "2A");
  EXPECT_EQ(Game::explain(table.rules(), table.state(), 1, pass_move())[0].section, "2");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
