#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(Brussels, TheBoursePaysFiveFrancsForOneCardOfAnyValue) {
  Scenario table(3);
  table.play("bourse");
  EXPECT_EQ(table.asked(), "seat 0: brussels_cards");
  EXPECT_THAT(table.options(), UnorderedElementsAre("place 1/3", "place 2/4"));
  table.play("place 2/4");
  EXPECT_EQ(table.money(0), 9);  // 4 + 5, placing costs nothing
  EXPECT_EQ(table.hand(0), "1/3,1/3,1/3,1/3");
  EXPECT_EQ(table.in_brussels(0), "2/4");
  EXPECT_EQ(table.uses_of("bourse"), 1);
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":0,"cause":"bourse","change":5})"));
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("brussels":"bourse","cards":1})")));
}

TEST(Brussels, EveryUseOfACardCostsOneArchitectMoreOneselfIncluded) {
  Scenario table(3);
  table.play("bourse", "place 1/3", "bourse");
  EXPECT_THAT(table.options(), UnorderedElementsAre("place 1/3,1/3", "place 1/3,2/4"));
  table.play("place 1/3,2/4", "bourse");
  EXPECT_THAT(table.options(), UnorderedElementsAre("place 1/3,1/3,1/3", "place 1/3,1/3,2/4"));
  table.play("place 1/3,1/3,1/3", "bourse");  // seat 0 again: the fourth use takes his last four cards
  EXPECT_EQ(table.hand(0), "");
  EXPECT_EQ(table.in_brussels(0), "1/3,1/3,1/3,1/3,2/4");
  EXPECT_EQ(table.money(0), 14);  // 4 + 5 + 5
  EXPECT_EQ(table.money(1), 10);  // 5 + 5
  EXPECT_EQ(table.money(2), 11);  // 6 + 5
  EXPECT_EQ(table.uses_of("bourse"), 4);
}

TEST(Brussels, TheThreeCardsAreCountedSeparately) {
  Scenario table(3);
  table.uses("bourse", 1).play("city_hall");
  EXPECT_THAT(table.options(), UnorderedElementsAre("place 1/3", "place 2/4"));
  table.play("place 1/3");
  EXPECT_EQ(table.uses_of("city_hall"), 1);
  EXPECT_EQ(table.uses_of("bourse"), 1);
  EXPECT_EQ(table.uses_of("cinquantenaire"), 0);
}

TEST(Brussels, ExactlyAsManyCardsAsNeededAreEnough) {
  Scenario table(3);
  table.player(0).hand("1/3,1/3").money(0);
  table.uses("bourse", 1).uses("city_hall", 2).uses("cinquantenaire", 2);
  EXPECT_THAT(table.options(), UnorderedElementsAre("bourse", "pass"));
  EXPECT_THAT(table.reasons_against("city_hall"), Not(IsEmpty()));
  EXPECT_THAT(table.reasons_against("cinquantenaire"), Not(IsEmpty()));
  table.play("bourse");  // one choice of cards, so not asked
  EXPECT_EQ(table.in_brussels(0), "1/3,1/3");
  EXPECT_EQ(table.money(0), 5);
}

TEST(Brussels, AnyCombinationOfTheRightSizeCanBePlaced) {
  Scenario table(3);
  table.player(0).hand("1/3,1/3,2/4,2/5");
  table.uses("bourse", 1).play("bourse");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("place 1/3,1/3", "place 1/3,2/4", "place 1/3,2/5", "place 2/4,2/5"));
  EXPECT_THAT(table.reasons_against("place 1/3"), Not(IsEmpty()));
  EXPECT_THAT(table.reasons_against("place 2/4,2/4"), Not(IsEmpty()));
}

}  // namespace
}  // namespace horta::bruxelles1897::test
