#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/scenario1897.h"

// What the table says of a move: every change with the rule that made it, in the order in which it happened.

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(Events, TheMajorityPhaseIsToldInItsOrder) {
  Scenario table(3);
  for (const char* cell : {"a1", "b1", "a2", "b2"}) table.architect(cell, 0, "1/3", 1);
  table.architect("d1", 1, "1/3", 1).player(1).prison("2/5");
  table.player(0).in_brussels("1/3");
  table.end_round();
  std::vector<std::string> told(table.events().begin(), table.events().begin() + 13);
  EXPECT_THAT(
      told,
      ElementsAre(
          R"({"event":"passed","seat":2,"cause":"pass"})",
          R"({"event":"money","seat":2,"cause":"pass","change":1})",
          R"({"event":"column_won","seat":0,"cause":"column_majority","column":0,"bonus":"architecture"})",
          R"({"event":"track","seat":0,"cause":"column_majority","track":"architecture","value":2})",
          R"({"event":"column_won","seat":0,"cause":"column_majority","column":1,"bonus":"nobility"})",
          R"({"event":"track","seat":0,"cause":"column_majority","track":"nobility","value":2})",
          R"({"event":"column_won","seat":1,"cause":"column_majority","column":3,"bonus":"prison"})",
          R"({"event":"freed","seat":1,"cause":"column_majority","architect":"2/5"})",
          R"({"event":"coat_won","seat":0,"cause":"coat_majority","coat":0,"cards":4})",
          R"({"event":"vp","seat":0,"cause":"coat_majority","change":1,"source":"coat","place":0})",
          R"({"event":"brussels_majority","seat":0,"cause":"brussels_majority","cards":1})",
          R"({"event":"jailed","seat":0,"cause":"brussels_majority","architect":"1/3"})",
          R"({"event":"architects_returned","seat":1,"cause":"preparation","cards":1})"));
}

TEST(Events, ThePreparationIsToldStepByStep) {
  Scenario table(3);
  table.expo_of(2).architect("a1", 0, "1/3", 1);
  table.player(0).in_brussels("2/4,2/4").nobles("", "brugmann");
  table.player(1).in_brussels("1/3");
  table.end_round();
  const auto place = [&](std::string_view event) {
    return std::ranges::find(table.events(), event) - table.events().begin();
  };
  const auto expo = place(R"({"event":"expo_returned","seat":2,"cause":"preparation"})");
  // a1 and one of two cards in Brussels; the other one went to prison
  const auto architects =
      place(R"({"event":"architects_returned","seat":0,"cause":"preparation","cards":2})");
  const auto unbought = place(R"({"event":"card_discarded","cause":"preparation","card":"artwork:blue"})");
  const auto nobles = place(R"({"event":"nobles_untapped","seat":0,"cause":"preparation","nobles":1})");
  const auto round = place(R"({"event":"round_began","cause":"preparation","round":2,"first_player":2})");
  EXPECT_LT(expo, architects);
  EXPECT_LT(architects, unbought);
  EXPECT_LT(unbought, nobles);
  EXPECT_LT(nobles, round);
  EXPECT_LT(round, std::ssize(table.events()));
}

TEST(Events, AtTheCinquantenaireTheActionAndBothCardsAreTold) {
  Scenario table(3);
  table.next_draws({"artwork red", "artwork yellow"});
  table.play("cinquantenaire", "place 1/3", "park creation");
  EXPECT_THAT(
      table.events(),
      ElementsAre(R"({"event":"park_action","seat":0,"cause":"cinquantenaire","action":"creation"})",
                  R"({"event":"card_drawn","seat":0,"cause":"cinquantenaire","card":"artwork:red"})",
                  R"({"event":"card_drawn","seat":0,"cause":"cinquantenaire","card":"artwork:yellow"})"));
  table.play("choose yellow");
  EXPECT_THAT(
      table.events(),
      ElementsAre(R"({"event":"card_discarded","seat":0,"cause":"cinquantenaire","card":"artwork:red"})",
                  R"({"event":"card_gained","seat":0,"cause":"creation","card":"artwork:yellow"})"));
}

TEST(Events, AnEffectTellsWhetherTheNobleWasBoughtOrActivated) {
  Scenario bought(3);
  bought.put("a1", "noble:buls").play("take a1", "play 1/3 as 1");
  EXPECT_THAT(bought.events(),
              Contains(R"({"event":"track","seat":0,"cause":"influence","track":"prestige","value":2})"));
  Scenario activated(3);
  activated.player(0).nobles("buls");
  activated.play("city_hall", "place 1/3");
  EXPECT_THAT(activated.events(),
              Contains(R"({"event":"track","seat":0,"cause":"city_hall","track":"prestige","value":2})"));
}

TEST(Events, TheDealOfARoundIsToldCellByCellThenColumnByColumn) {
  Scenario table(3);
  table.end_round();
  std::vector<std::string> cells, columns_dealt;
  for (const std::string& event : table.events()) {
    if (event.contains(R"("event":"dealt")")) cells.push_back(event);
    if (event.contains("bonus_dealt")) columns_dealt.push_back(event);
  }
  ASSERT_EQ(cells.size(), 12u);
  EXPECT_THAT(cells.front(), HasSubstr(R"("cell":0,"card":"artwork:green")"));
  EXPECT_THAT(cells.back(), HasSubstr(R"("cell":11,"card":"noble:buls")"));
  EXPECT_THAT(columns_dealt, ElementsAre(HasSubstr(R"("column":0,"bonus":"architecture")"),
                                         HasSubstr(R"("column":1,"bonus":"nobility")"),
                                         HasSubstr(R"("column":2,"bonus":"prestige")"),
                                         HasSubstr(R"("column":3,"bonus":"prison")")));
}

TEST(Events, AConstructionTellsPaymentAndPoints) {
  Scenario table(3);
  table.player(0).houses("B").materials("wood+brick");
  table.play("take c2", "play 1/3 as 3");
  EXPECT_THAT(
      table.events(),
      ElementsAre(
          R"({"event":"architect_placed","seat":0,"cause":"placement","cell":6,"architect":"1/3","value":3})",
          R"({"event":"money","seat":0,"cause":"placement","change":-3})",
          R"({"event":"card_taken","seat":0,"cause":"placement","card":"house:A","cell":6})",
          R"({"event":"card_gained","seat":0,"cause":"construction","card":"house:A"})",
          R"({"event":"card_discarded","seat":0,"cause":"construction","card":"material:wood+brick"})",
          R"({"event":"vp","seat":0,"cause":"construction","change":2,"source":"construction"})"));
}

TEST(Events, ACardThatCannotBeCarriedOutSaysWhatIsMissing) {
  Scenario table(3);
  table.player(0).houses("A,B").materials("wood+wood");
  table.play("take c2", "play 1/3 as 1");
  EXPECT_THAT(
      table.events(),
      ElementsAre(
          R"({"event":"architect_placed","seat":0,"cause":"placement","cell":6,"architect":"1/3","value":1})",
          R"({"event":"money","seat":0,"cause":"placement","change":-1})",
          R"({"event":"card_taken","seat":0,"cause":"placement","card":"house:A","cell":6})",
          R"({"event":"short_of_materials","seat":0,"cause":"construction","needed":3,"held":2})",
          R"({"event":"card_discarded","seat":0,"cause":"placement","card":"house:A"})"));
}

TEST(Events, WhatChangesNothingIsNotTold) {
  Scenario table(3);
  table.last_pass().architect("a1", 0, "1/3", 1).architect("d1", 0, "1/3", 1);
  table.player(0).architecture(5);
  table.play("pass");  // a track at its end, no prisoner, no house, no money, no noble to pay
  EXPECT_THAT(table.events(), Not(Contains(HasSubstr(R"("change":0)"))));
  EXPECT_THAT(table.events(), Not(Contains(HasSubstr(R"("event":"track")"))));
  EXPECT_THAT(table.events(), Not(Contains(HasSubstr(R"("event":"freed")"))));
  EXPECT_THAT(table.events(), Not(Contains(HasSubstr(R"("event":"vp")"))));
}

TEST(Events, TheFinalPaymentAndAnUnpaidNobleAreTold) {
  Scenario table(3);
  table.last_pass().player(0).nobles("brugmann,buls,horta").money(3);
  table.play("pass");
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":0,"cause":"final_payment","change":-2})"));
  EXPECT_THAT(
      table.events(),
      Contains(R"({"event":"vp","seat":0,"cause":"final_payment","change":-3,"source":"unpaid_noble"})"));
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("cause":"final_payment","card":"noble:)")));
}

TEST(Events, AnEndBonusNamesItsColumn) {
  Scenario table(3);
  table.last_pass().architect("c1", 0, "1/3", 1).player(0).artworks("red");
  table.play("pass");
  EXPECT_THAT(
      table.events(),
      Contains(
          R"({"event":"vp","seat":0,"cause":"end_bonus","change":2,"source":"bonus_artworks","place":2})"));
}

TEST(Events, ACornerThatWasDealtNothingIsToldAsEmpty) {
  Scenario table(2);
  table.clear_grid().pile("artwork", "").pile("material", "").end_round();
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"corner_taken")")));
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("cell":11,"card":null)")));
}

TEST(Events, TheSetUpTellsTheMoneyOfEverySeat) {
  const Scenario table(2);
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":0,"cause":"setup","change":4})"));
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":1,"cause":"setup","change":5})"));
}

}  // namespace
}  // namespace horta::bruxelles1897::test
