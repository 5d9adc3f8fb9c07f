#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;

// Three players without prisoners, so that no column asks anything; the prestige bonus lies below column d.
class CoatOfArmsMajority : public testing::Test {
 protected:
  CoatOfArmsMajority() {
    table.bonuses("architecture,nobility,prison,prestige");
    for (const Seat seat : {0, 1, 2}) table.player(seat).prison("");
  }
  // Architect cards, each "<cell> <seat>"; values do not matter here.
  void lay(const std::vector<std::string>& cards) {
    for (const std::string& card : cards) table.architect(card.substr(0, 2), card[3] - '0', "1/3", 1);
  }
  std::vector<std::string> coats_won() const {
    std::vector<std::string> won;
    for (const std::string& event : table.events())
      if (event.contains("coat_won")) won.push_back(event);
    return won;
  }
  Scenario table{3};
};

TEST_F(CoatOfArmsMajority, JohnWinsOneAndSharesAnotherWithClaudia) {
  // The rulebook's example: John 0 with Prestige 2, Claudia 1 with Prestige 3; the third coat is incomplete.
  table.player(0).prestige(2);
  table.player(1).prestige(3);
  lay({"a1 0", "b1 0", "c1 0", "a2 0", "b2 1", "c2 1"});
  table.end_round();
  EXPECT_EQ(table.points(0), 4);  // 3 cards of 4: 2; 2 of 4: 2
  EXPECT_EQ(table.points(1), 3);  // 2 of 4: 3
  EXPECT_EQ(table.ledger(0, Source::coat), 4);
  EXPECT_THAT(coats_won(),
              ElementsAre(R"({"event":"coat_won","seat":0,"cause":"coat_majority","coat":0,"cards":3})",
                          R"({"event":"coat_won","seat":0,"cause":"coat_majority","coat":1,"cards":2})",
                          R"({"event":"coat_won","seat":1,"cause":"coat_majority","coat":1,"cards":2})"));
}

TEST_F(CoatOfArmsMajority, ThreeArchitectsDoNotCompleteACoat) {
  lay({"a1 0", "b1 0", "a2 0"});
  table.end_round();
  EXPECT_EQ(table.points(0), 0);
}

TEST_F(CoatOfArmsMajority, AnEmptyPlaceDoesNotCompleteACoat) {
  table.put_nothing("b2");
  lay({"a1 0", "b1 0", "a2 0"});
  table.end_round();
  EXPECT_EQ(table.points(0), 0);
}

TEST_F(CoatOfArmsMajority, TheValuesOfTheCardsDoNotMatter) {
  table.architect("a1", 0, "1/3", 1).architect("b2", 0, "1/3", 1);
  table.architect("b1", 1, "2/5", 5).architect("a2", 2, "2/4", 4);
  table.end_round();
  EXPECT_EQ(table.points(0), 1);  // two cards against one and one
  EXPECT_EQ(table.points(1), 0);
  EXPECT_EQ(table.points(2), 0);
}

TEST_F(CoatOfArmsMajority, APrestigeStepWonByAColumnAlreadyCounts) {
  table.bonuses("prestige,nobility,prison,architecture");
  lay({"a1 0", "b1 0", "a2 0", "b2 1"});
  table.end_round();
  EXPECT_EQ(table.prestige(0), 2);  // column a: 1 + 1 against nothing
  EXPECT_EQ(table.points(0), 2);
}

TEST_F(CoatOfArmsMajority, TheLastSquareOfPrestigeIsWorthFive) {
  table.player(0).prestige(5);
  lay({"c2 0", "d2 0", "c3 0", "d3 1"});
  table.end_round();
  EXPECT_EQ(table.points(0), 5);
}

TEST_F(CoatOfArmsMajority, ThreeRowsHaveSixCoats) {
  table.bonuses("architecture,nobility,prison,prestige");
  for (const char column : {'a', 'b', 'c', 'd'})
    for (const char row : {'1', '2', '3'}) lay({std::string{column, row} + " 0"});
  table.end_round();
  EXPECT_EQ(table.points(0), 12);  // Prestige 1 + 1 for column d, 6 × 2
  std::vector<std::string> won;
  for (int coat = 0; coat < 6; ++coat)
    won.push_back(R"({"event":"coat_won","seat":0,"cause":"coat_majority","coat":)" + std::to_string(coat) +
                  R"(,"cards":4})");
  EXPECT_EQ(coats_won(), won);
}

TEST_F(CoatOfArmsMajority, EveryCrossingOfFourCellsIsACoatAndNoOther) {
  struct Case {
    std::vector<std::string> cells;
    int points;
  };
  for (const auto& [cells, points] : {Case{{"a1", "b1", "a2", "b2"}, 1}, Case{{"b1", "c1", "b2", "c2"}, 1},
                                      Case{{"c1", "d1", "c2", "d2"}, 2},  // column d gives a Prestige step
                                      Case{{"a2", "b2", "a3", "b3"}, 1}, Case{{"b2", "c2", "b3", "c3"}, 1},
                                      Case{{"c2", "d2", "c3", "d3"}, 2}, Case{{"d1", "a2", "d2", "a3"}, 0},
                                      Case{{"a1", "b1", "c1", "d1"}, 0}, Case{{"a1", "b1", "b2", "b3"}, 0}}) {
    Scenario fresh(3);
    fresh.bonuses("architecture,nobility,prison,prestige").player(0).prison("");
    for (const std::string& cell : cells) fresh.architect(cell, 0, "1/3", 1);
    fresh.end_round();
    EXPECT_EQ(fresh.points(0), points) << cells[0] << cells[3];
  }
}

TEST(CoatOfArmsWithFour, FourRowsHaveNineCoats) {
  Scenario table(4);
  table.bonuses("architecture,nobility,prison,prestige").player(0).prison("");
  for (const char column : {'a', 'b', 'c', 'd'})
    for (const char row : {'1', '2', '3', '4'}) table.architect(std::string{column, row}, 0, "1/3", 1);
  table.end_round();
  EXPECT_EQ(table.points(0), 18);  // Prestige 1 + 1, 9 × 2
}

TEST(CoatOfArmsWithFour, FourPlayersWithOneCardEachShareACoat) {
  Scenario table(4);
  table.bonuses("architecture,nobility,prison,prestige");
  for (const Seat seat : {0, 1, 2, 3}) table.player(seat).prestige(seat + 1);
  table.architect("a3", 0, "1/3", 1).architect("b3", 1, "1/3", 1);
  table.architect("a4", 2, "1/3", 1).architect("b4", 3, "1/3", 1);
  table.end_round();
  for (const Seat seat : {0, 1, 2, 3}) EXPECT_EQ(table.points(seat), seat + 1);
}

}  // namespace
}  // namespace horta::bruxelles1897::test
