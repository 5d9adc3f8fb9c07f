#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/bruxelles1897/moves.h"
#include "tests/support/positions.h"
#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(Passing, TheFirstGetsThreeFrancsAndEveryOtherOneEvenTheLast) {
  Scenario table(4);
  table.deal_anything().play("pass", "pass", "pass", "pass");
  EXPECT_EQ(table.money(0), 7);  // 4 + 3
  EXPECT_EQ(table.money(1), 6);  // 5 + 1
  EXPECT_EQ(table.money(2), 7);  // 6 + 1
  EXPECT_EQ(table.money(3), 8);  // 7 + 1
  EXPECT_EQ(table.round(), 2);
}

TEST(Passing, TheFirstToPassNeedNotBeTheFirstPlayer) {
  Scenario table(3);
  table.play("take a1", "play 1/3 as 1", "pass");
  EXPECT_EQ(table.money(1), 8);  // 5 + 3
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"passed","seat":1)")));
  EXPECT_THAT(table.events(), Contains(R"({"event":"money","seat":1,"cause":"pass","change":3})"));
  table.play("take b1", "play 1/3 as 1", "pass");
  EXPECT_EQ(table.money(0), 4);  // 4 − 1 + 1
}

TEST(Passing, TheLastPlayerGoesOnAloneUntilHePasses) {
  Scenario table(3);
  table.play("pass", "pass");
  EXPECT_EQ(table.asked(), "seat 2: action");
  table.play("take a1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 2: action");
  table.play("take b1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 2: action");
  EXPECT_EQ(table.round(), 1);
  table.deal_anything().play("pass");
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.money(2), 5);  // 6 − 1 − 1 + 1
}

TEST(Passing, APlayerWithoutCardsPassesOnHisNextTurn) {
  Scenario table(3);
  table.player(0).hand("1/3").money(1);
  table.player(1).hand("");
  table.play("take a1");
  // Seat 0 has played his last card, but seat 1's turn comes first: he is the first to pass.
  EXPECT_EQ(table.money(1), 8);  // 5 + 3
  EXPECT_EQ(table.money(0), 0);
  EXPECT_EQ(table.asked(), "seat 2: action");
  table.play("take b1", "play 1/3 as 1");
  EXPECT_EQ(table.money(0), 1);  // 0 + 1, the second to pass
  EXPECT_EQ(table.asked(), "seat 2: action");
}

TEST(Passing, AnActionAndAPassAreTwoTurns) {
  Scenario table(3);
  table.player(0).hand("1/3").money(1);
  table.play("take a1");
  EXPECT_EQ(table.money(0), 0);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Passing, APlayerWithCardsButNothingToDoPasses) {
  Scenario table(3);
  table.player(1).hand("1/3").money(0);
  table.uses("bourse", 1).uses("city_hall", 1).uses("cinquantenaire", 1);
  table.play("take a1", "play 1/3 as 1");
  EXPECT_EQ(table.money(1), 3);  // 0 + 3
  EXPECT_EQ(table.asked(), "seat 2: action");
}

TEST(Passing, APlayerWhoCouldStillUseBrusselsIsAsked) {
  Scenario table(3);
  table.player(1).hand("1/3").money(0).nobles("");
  table.uses("city_hall", 1).uses("cinquantenaire", 1);
  table.play("take a1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_THAT(table.options(), UnorderedElementsAre("bourse", "pass"));
}

TEST(Passing, WhoeverPassedIsOutOfTheRound) {
  Scenario table(3);
  table.play("pass", "take a1", "play 1/3 as 1", "take b1", "play 1/3 as 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Passing, ItIsAlwaysPossible) {
  for (const Rules& rules : horta::test::all_rules<Game>())
    for (const State& state : horta::test::random_line<Game>(rules, 1)) {
      if (state.kind != Kind::action) continue;
      MoveList options;
      Game::legal(rules, state, options);
      EXPECT_TRUE(options.contains(pass_move())) << Game::to_position(rules, state);
    }
}

}  // namespace
}  // namespace horta::bruxelles1897::test
