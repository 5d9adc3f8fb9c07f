#include "engine/bruxelles1897/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

// The questions about majorities that previews and bots ask while a round goes on.

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;

// Sets of seats, lowest bit first.
constexpr std::uint8_t none = 0, only_0 = 1, only_1 = 2, both_0_and_2 = 5;

TEST(Majority, AColumnAddsUpTheVisibleSides) {
  Scenario table(2);
  table.architect("a1", 0, "1/3", 3).architect("a2", 1, "2/4", 4).architect("b1", 1, "2/5", 5);
  EXPECT_THAT(column_values(table.rules(), table.state(), 0), ElementsAre(3, 4, 0, 0, 2));
  EXPECT_THAT(column_values(table.rules(), table.state(), 1), ElementsAre(0, 5, 0, 0, 0));
  EXPECT_THAT(column_values(table.rules(), table.state(), 2), ElementsAre(0, 0, 0, 0, 0));
  EXPECT_THAT(column_values(table.rules(), table.state(), 3), ElementsAre(0, 0, 0, 0, 2));
  EXPECT_EQ(column_winners(table.rules(), table.state(), 0), only_1);
  EXPECT_EQ(column_winners(table.rules(), table.state(), 2), none);
  EXPECT_EQ(column_winners(table.rules(), table.state(), 3), none);
}

TEST(Majority, ACoatOfArmsLiesBetweenFourCells) {
  EXPECT_THAT(cells_of_coat(0), ElementsAre(0, 1, 4, 5));
  EXPECT_THAT(cells_of_coat(2), ElementsAre(2, 3, 6, 7));
  EXPECT_THAT(cells_of_coat(3), ElementsAre(4, 5, 8, 9));
  EXPECT_THAT(cells_of_coat(8), ElementsAre(10, 11, 14, 15));
  EXPECT_EQ(rules_for(3).coats(), 6);
  EXPECT_EQ(rules_for(4).coats(), 9);
}

TEST(Majority, AnIncompleteCoatHasNoWinners) {
  Scenario table(3);
  table.architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1).architect("a2", 0, "1/3", 1);
  const CoatOfArms coat = coat_of_arms(table.state(), 0);
  EXPECT_FALSE(coat.complete);
  EXPECT_EQ(coat.winners, none);
  EXPECT_EQ(coat.most, 0);
}

TEST(Majority, ACompleteCoatTellsWinnersAndTheirCards) {
  Scenario table(3);
  table.architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1);
  table.architect("a2", 2, "1/3", 1).architect("b2", 2, "2/5", 5);
  CoatOfArms coat = coat_of_arms(table.state(), 0);
  EXPECT_TRUE(coat.complete);
  EXPECT_EQ(coat.winners, both_0_and_2);
  EXPECT_EQ(coat.most, 2);
  table.architect("a2", 0, "1/3", 1).architect("b2", 0, "1/3", 1);
  coat = coat_of_arms(table.state(), 0);
  EXPECT_EQ(coat.winners, only_0);
  EXPECT_EQ(coat.most, 4);
}

TEST(Majority, InBrusselsTheNumberOfCardsDecides) {
  Scenario table(3);
  EXPECT_EQ(brussels_winners(table.state()), none);
  table.player(0).in_brussels("1/3,1/3");
  table.player(1).in_brussels("2/5");
  table.player(2).in_brussels("1/3,2/4");
  EXPECT_EQ(brussels_winners(table.state()), both_0_and_2);
  table.player(1).in_brussels("1/3,2/4,2/5");
  EXPECT_EQ(brussels_winners(table.state()), only_1);
}

}  // namespace
}  // namespace horta::bruxelles1897::test
