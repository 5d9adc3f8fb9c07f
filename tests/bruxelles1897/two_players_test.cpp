#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::SizeIs;
using testing::UnorderedElementsAre;

std::vector<std::string> dealt_into(const std::vector<std::string>& cells) {
  std::vector<std::string> draws = {"artwork blue",
                                    "artwork blue",
                                    "artwork blue",
                                    "material brick+brick",
                                    "material brick+brick",
                                    "material brick+steel",
                                    "house A",
                                    "house A",
                                    "house A",
                                    "noble albert",
                                    "noble albert",
                                    "noble albert"};
  for (const std::string& card : cells) draws.push_back("grid " + card);
  return draws;
}

TEST(TwoPlayers, NeutralArchitectsOfTwoReplaceTheCornersOfTheBottomRow) {
  const Scenario table(2);
  EXPECT_EQ(table.at_cell("a3"), "neutral 2");
  EXPECT_EQ(table.at_cell("d3"), "neutral 2");
  EXPECT_EQ(table.at_cell("b3"), "noble:albert");
  EXPECT_EQ(table.at_cell("a1"), "artwork:blue");
  EXPECT_THAT(table.drawn(), SizeIs(4 * 3 + 12 + 4));  // the corners are dealt first
  // The corners had been dealt a house and a noble.
  EXPECT_EQ(table.discarded("house"), "A");
  EXPECT_EQ(table.discarded("noble"), "albert");
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("cell":8,"card":"house:A")")));
}

TEST(TwoPlayers, TheCornersCannotBeTaken) {
  const Scenario table(2);
  EXPECT_THAT(table.options(), UnorderedElementsAre("take a1", "take b1", "take c1", "take d1", "take a2",
                                                    "take b2", "take c2", "take d2", "take b3", "take c3",
                                                    "bourse", "city_hall", "cinquantenaire", "pass"));
}

TEST(TwoPlayers, AnExpoOrMoneyDealtToACornerGoesBackToItsPlace) {
  Scenario table(2, "",
                 dealt_into({"artwork:blue", "artwork:blue", "artwork:blue", "material:brick+brick",
                             "material:brick+brick", "material:brick+steel", "house:A", "house:A", "expo",
                             "house:A", "noble:albert", "money"}));
  EXPECT_EQ(table.at_cell("a3"), "neutral 2");
  EXPECT_EQ(table.at_cell("d3"), "neutral 2");
  EXPECT_EQ(table.expo(), "nobody");
  EXPECT_EQ(table.discarded("noble"), "albert,albert");  // dealt, not placed
  for (const char* pile : {"artwork", "material", "house"}) EXPECT_EQ(table.discarded(pile), "");
  // In the next round they are dealt as ever.
  table.next_draws({"artwork green", "artwork green", "artwork green", "material brick+steel",
                    "material steel+steel", "material steel+steel", "house A", "house B", "house B",
                    "noble buls", "noble buls", "noble buls", "grid expo", "grid money", "grid money",
                    "grid money"});
  table.end_round();
  EXPECT_EQ(table.at_cell("a1"), "expo");
  EXPECT_EQ(table.at_cell("d1"), "money");
}

TEST(TwoPlayers, TheNeutralsComeBackEveryRound) {
  Scenario table(2);
  table.end_round();
  EXPECT_EQ(table.at_cell("a3"), "neutral 2");
  EXPECT_EQ(table.at_cell("d3"), "neutral 2");
  EXPECT_EQ(table.at_cell("b3"), "noble:buls");
}

TEST(TwoPlayers, ThreePlayersHaveNoNeutrals) {
  const Scenario table(3);
  EXPECT_EQ(table.at_cell("a3"), "house:A");
  EXPECT_EQ(table.at_cell("d3"), "noble:albert");
}

TEST(TwoPlayers, BelowTheNeutralsNobodyWinsTheColumn) {
  Scenario table(2);
  table.architect("a1", 0, "1/3", 1).end_round();  // 1 against 2
  EXPECT_EQ(table.architecture(0), 1);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(TwoPlayers, APlayerTiedWithTheNeutralsWinsTheColumn) {
  Scenario table(2);
  table.architect("a1", 0, "1/3", 1).architect("a2", 0, "1/3", 1).end_round();  // 1 + 1 against 2
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(TwoPlayers, BothPlayersCanTieWithTheNeutrals) {
  Scenario table(2);
  table.architect("a1", 0, "2/4", 2).architect("a2", 1, "2/4", 2).end_round();
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 2);
}

TEST(TwoPlayers, AboveTheNeutralsTheHigherPlayerAloneWins) {
  Scenario table(2);
  table.architect("a1", 0, "1/3", 3).architect("a2", 1, "2/4", 2).end_round();  // 3, 2, neutral 2
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.architecture(1), 1);
}

TEST(TwoPlayers, TheNeutralOfTheRightColumnCountsToo) {
  Scenario table(2);
  table.architect("d1", 0, "1/3", 1).end_round();
  EXPECT_EQ(table.prison(0), "2/5");
}

TEST(TwoPlayers, TheMiddleColumnsHaveNoNeutral) {
  Scenario table(2);
  table.architect("b1", 0, "1/3", 1).architect("c1", 1, "1/3", 1).end_round();
  EXPECT_EQ(table.nobility(0), 2);
  EXPECT_EQ(table.prestige(1), 2);
}

TEST(TwoPlayers, ANeutralCompletesACoatOfArms) {
  Scenario table(2);
  table.bonuses("architecture,nobility,prison,prestige");
  table.architect("a2", 0, "1/3", 1).architect("b2", 0, "1/3", 1).architect("b3", 1, "1/3", 3).end_round();
  EXPECT_EQ(table.points(0), 1);  // 2 cards against 1 and 1 neutral
  EXPECT_EQ(table.points(1), 0);
}

TEST(TwoPlayers, NeutralCardsDoNotEnterBrussels) {
  Scenario table(2);
  table.player(1).in_brussels("1/3").hand("1/3,1/3,1/3,2/4,2/4");
  table.end_round();
  EXPECT_EQ(table.prison(1), "1/3,2/5");
  EXPECT_EQ(table.prison(0), "2/5");
}

TEST(TwoPlayers, TheNeutralsCountForTheEndBonuses) {
  Scenario table(2);
  table.last_pass().architect("d1", 0, "1/3", 1).architect("d2", 1, "2/4", 2);
  table.player(0).money(10);
  table.player(1).money(9);
  table.play("pass");
  // Column d, money: 1 against 2 and a neutral 2. Seat 1 has 9 + 1 francs: 5 × 3.
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.points(1), 15);
}

TEST(TwoPlayers, ANeutralMajorityGivesNobodyTheEndBonus) {
  Scenario table(2);
  table.last_pass().architect("d1", 0, "1/3", 1).player(0).money(10);
  table.play("pass");
  EXPECT_EQ(table.points(0), 0);
}

TEST(TwoPlayers, AShortDealStillPlacesTheNeutrals) {
  Scenario table(2);
  table.clear_grid().pile("artwork", "").pile("material", "");
  table.next_draws({}).end_round();
  // 3 houses, 3 nobles, 3 money and the Expo: 10 cards for 12 cells, and the ninth lies in a corner.
  EXPECT_THAT(table.drawn(), SizeIs(6 + 10 + 4));
  EXPECT_EQ(table.at_cell("a3"), "neutral 2");
  EXPECT_EQ(table.at_cell("b3"), "expo");
  EXPECT_EQ(table.at_cell("c3"), "nothing");
  EXPECT_EQ(table.at_cell("d3"), "neutral 2");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
