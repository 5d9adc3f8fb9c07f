#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::SizeIs;
using testing::UnorderedElementsAre;

TEST(Preparation, TheRoundMarkerMovesOneSquare) {
  Scenario table(3);
  table.end_round();
  EXPECT_EQ(table.round(), 2);
}

TEST(Preparation, WithoutTheExpoTheFirstPlayerCardPassesToTheLeft) {
  Scenario table(3);
  table.end_round();
  EXPECT_EQ(table.first_player(), 1);
  EXPECT_EQ(table.asked(), "seat 1: action");
  table.end_round();
  EXPECT_EQ(table.first_player(), 2);
  table.end_round();
  EXPECT_EQ(table.first_player(), 0);
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST(Preparation, TheHolderOfTheExpoBecomesFirstAndPutsItBack) {
  Scenario table(4);
  table.expo_of(2).end_round();
  EXPECT_EQ(table.first_player(), 2);
  EXPECT_EQ(table.asked(), "seat 2: action");
  EXPECT_EQ(table.expo(), "nobody");
}

TEST(Preparation, TheFirstPlayerWhoTookTheExpoStaysFirst) {
  Scenario table(3);
  table.expo_of(0).end_round();
  EXPECT_EQ(table.first_player(), 0);
}

TEST(Preparation, ArchitectsComeBackFromTheGridAndBrusselsButNotFromPrison) {
  Scenario table(3);
  table.architect("a1", 0, "1/3", 3).architect("a2", 0, "2/4", 2);
  table.player(0).hand("1/3").in_brussels("1/3,1/3").prison("2/4,2/5");
  table.end_round();
  // Seat 0 alone played in Brussels, so one of the two 1/3 cards goes to prison.
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,2/4");
  EXPECT_EQ(table.prison(0), "1/3,2/4,2/5");
  EXPECT_EQ(table.in_brussels(0), "");
  EXPECT_EQ(table.at_cell("a1"), "artwork:green");
}

TEST(Preparation, CardsThatNobodyBoughtAreDiscarded) {
  Scenario table(3);
  table.end_round();
  EXPECT_EQ(table.discarded("artwork"), "blue,blue,blue");
  EXPECT_EQ(table.discarded("material"), "brick+brick,brick+brick,brick+steel");
  EXPECT_EQ(table.discarded("house"), "A,A,A");
  EXPECT_EQ(table.discarded("noble"), "albert,albert,albert");
}

TEST(Preparation, AnExpoThatNobodyBoughtIsShuffledInAgain) {
  Scenario table(3);
  table.put("a1", "expo").put("b1", "money");
  table.next_draws({"artwork green", "artwork green", "artwork green", "material brick+steel",
                    "material steel+steel", "material steel+steel", "house A", "house B", "house B",
                    "noble buls", "noble buls", "noble buls", "grid expo", "grid money", "grid money",
                    "grid money"});
  table.end_round();
  EXPECT_EQ(table.first_player(), 1);
  EXPECT_EQ(table.at_cell("a1"), "expo");
  EXPECT_EQ(table.at_cell("d1"), "money");
  EXPECT_EQ(table.discarded("artwork"), "blue");  // c1 alone still held an artwork
}

TEST(Preparation, TheNextDealIsAsLargeAsTheFirst) {
  Scenario three(3);
  three.next_draws({}).end_round();
  EXPECT_THAT(three.drawn(), SizeIs(4 * 3 + 12 + 4));
  Scenario four(4);
  four.next_draws({}).end_round();
  EXPECT_THAT(four.drawn(), SizeIs(4 * 4 + 16 + 4));
}

TEST(Preparation, TheBonusCardsAreShuffledAnew) {
  Scenario table(3);
  table.bonuses("prison,prestige,nobility,architecture").end_round();
  EXPECT_EQ(table.bonus_cards(), "architecture,nobility,prestige,prison");
}

TEST(Preparation, NoblesStandUpAgain) {
  Scenario table(3);
  table.player(0).nobles("hankar", "brugmann,horta");
  table.end_round();
  EXPECT_EQ(table.nobles(0), "brugmann,hankar,horta");
  EXPECT_EQ(table.tapped(0), "");
}

TEST(Preparation, WhatAPlayerOwnsStaysWithHim) {
  Scenario table(3);
  table.player(1).artworks("red,red").materials("wood+wood").houses("B").money(2).prestige(3).points(6);
  table.end_round();
  EXPECT_EQ(table.artworks(1), "red,red");
  EXPECT_EQ(table.materials(1), "wood+wood");
  EXPECT_EQ(table.houses(1), "B");
  EXPECT_EQ(table.money(1), 3);  // 2 + 1 for passing second
  EXPECT_EQ(table.prestige(1), 3);
  EXPECT_EQ(table.points(1), 6);
}

TEST(Preparation, BrusselsIsEmptyAgainAndNobodyHasPassed) {
  Scenario table(3);
  table.uses("bourse", 2).uses("city_hall", 1).uses("cinquantenaire", 3).end_round();
  for (const char* card : {"bourse", "city_hall", "cinquantenaire"}) EXPECT_EQ(table.uses_of(card), 0);
  table.play("bourse");
  EXPECT_THAT(table.options(), UnorderedElementsAre("place 1/3", "place 2/4"));
  // Round 1 left seat 1 with 5 + 1; the exchange brings 5; passing first in round 2 brings seat 2 3 again.
  table.play("place 1/3", "pass");
  EXPECT_EQ(table.money(1), 11);
  EXPECT_EQ(table.money(2), 6 + 1 + 3);
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST(Preparation, TheGameHasFourRounds) {
  Scenario table(3);
  table.end_round().end_round().end_round();
  EXPECT_EQ(table.round(), 4);
  EXPECT_FALSE(table.over());
  table.end_round();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.round(), 4);
  EXPECT_THAT(table.events(), Contains(HasSubstr("game_ended")));
}

TEST(Preparation, NothingIsDealtAfterTheFourthRound) {
  Scenario table(3);
  table.round(4).play("pass", "pass", "pass");  // a draw would fail the test
  EXPECT_EQ(table.asked(), "over");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
