#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.1 Phase Planification, R1 Phase Bourse.

// The table before the crest of round 1 is chosen.
void begin(Scenario& table, int players) {
  for (int seat = 0; seat < players; ++seat) table.play("first blue");
}

// R2.1 Phase Planification, example: with three players the card offers 2-2 and 3-3.
TEST(Planning, NicolasChoosesTheIris22) {
  Scenario table(3, "", {"bourse 1"}, Stop::at_first_decision);
  begin(table, 3);
  EXPECT_EQ(table.asked(), "seat 0: crest");
  EXPECT_THAT(table.options(), UnorderedElementsAre("crest 2-2", "crest 3-3"));
  table.play("crest 2-2");
  EXPECT_EQ(table.zone(), "c3,d3,e3,c4,d4,e4,c5,d5,e5");
  EXPECT_EQ(table.asked(), "seat 0: action");
}

// R2.1: the printed card, line by line.
TEST(Planning, TheFirstBourseCardForEveryNumberOfPlayers) {
  struct Case {
    int players;
    const char *one, *other;
  };
  for (const auto& [players, one, other] :
       {Case{2, "crest 2-4", "crest 4-2"}, Case{3, "crest 2-2", "crest 3-3"},
        Case{4, "crest 2-2", "crest 3-3"}, Case{5, "crest 1-2", "crest 2-1"}}) {
    Scenario table(players, "", {"bourse 1"}, Stop::at_first_decision);
    begin(table, players);
    EXPECT_THAT(table.options(), UnorderedElementsAre(one, other)) << players;
  }
}

// R1 Phase Bourse, example: 1-1 or 4-4.
TEST(Planning, TheCornerCrest11LeavesTheSixteenCellsBelowAndRight) {
  Scenario table(4, "edition=first", {"bourse 4"}, Stop::at_first_decision);
  EXPECT_THAT(table.options(), UnorderedElementsAre("crest 1-1", "crest 4-4"));
  table.play("crest 1-1");
  EXPECT_EQ(table.zone(), "b2,c2,d2,e2,b3,c3,d3,e3,b4,c4,d4,e4,b5,c5,d5,e5");
}

TEST(Planning, AnEdgeCrestLeavesTwelveCells) {
  Scenario table(3, "", {"bourse 6"}, Stop::at_first_decision);
  begin(table, 3);
  EXPECT_THAT(table.options(), UnorderedElementsAre("crest 1-3", "crest 3-1"));
  table.play("crest 1-3");
  EXPECT_EQ(table.zone(), "a2,b2,c2,a3,b3,c3,a4,b4,c4,a5,b5,c5");
}

TEST(Planning, TheCentreIsInEveryZone) {
  for (int card = 1; card <= 12; ++card) {
    for (const int players : {2, 3, 4, 5}) {
      for (const std::size_t choice : {0u, 1u}) {
        Scenario table(players, "", {"bourse " + std::to_string(card)}, Stop::at_first_decision);
        begin(table, players);
        table.play(table.options()[choice]);
        EXPECT_TRUE(table.zone().contains("c3"));
      }
    }
  }
}

TEST(Planning, TheCardsPayFourToEightFrancs) {
  const std::vector<int> francs{4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8};
  for (int card = 1; card <= 12; ++card) {
    Scenario table(3, "", {"bourse " + std::to_string(card)});
    table.play("bourse");
    EXPECT_EQ(table.money(0), 5 + francs[at(card - 1)]) << card;
  }
}

TEST(Planning, EveryRoundHasItsOwnCard) {
  Scenario table(3);
  table.next_draws({"notable albert", "bonus I:2/0", "bonus K:2/0", "bonus I:1/1", "bonus K:1/1",
                    "bonus II:0/0", "bourse 9"});
  table.play("pass", "pass", "pass");
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.bourse_card(), 9);
  EXPECT_EQ(table.asked(), "seat 0: crest");
  EXPECT_THAT(table.options(), UnorderedElementsAre("crest 2-2", "crest 3-3"));
}

TEST(Planning, NoBourseCardComesTwice) {
  Scenario table(3);
  std::vector<int> cards{table.bourse_card()};
  while (table.round() < 5) {
    table.settle();
    cards.push_back(table.bourse_card());
  }
  EXPECT_THAT(cards, UnorderedElementsAre(6, 1, 2, 3, 4));  // 6 first, then always the lowest one left
}

// The table of rules/1893.md: for 2, 3, 4 and 5 players.
TEST(Planning, TheIrisesOfEveryBourseCard) {
  struct Pair {
    const char *one, *other;
  };
  const auto irises = [](char letter) -> Pair {
    switch (letter) {
      case 'a':
        return {"crest 1-1", "crest 4-4"};
      case 'b':
        return {"crest 1-4", "crest 4-1"};
      case 'c':
        return {"crest 2-2", "crest 3-3"};
      case 'd':
        return {"crest 2-3", "crest 3-2"};
      case 'e':
        return {"crest 1-2", "crest 2-1"};
      case 'f':
        return {"crest 1-3", "crest 3-1"};
      case 'g':
        return {"crest 2-4", "crest 4-2"};
      default:
        return {"crest 3-4", "crest 4-3"};
    }
  };
  const std::vector<std::string> cards{"gcce", "cgga", "hddf", "dhag", "eceb", "cffa",
                                       "fdbh", "dehb", "gcca", "chbe", "hddb", "dgaf"};
  for (std::size_t card = 0; card < cards.size(); ++card)
    for (int players = 2; players <= 5; ++players) {
      Scenario table(players, "", {"bourse " + std::to_string(card + 1)}, Stop::at_first_decision);
      begin(table, players);
      const auto [one, other] = irises(cards[card][at(players - 2)]);
      EXPECT_THAT(table.options(), UnorderedElementsAre(one, other))
          << "card " << card + 1 << ", " << players << " players";
    }
}

}  // namespace
}  // namespace horta::bruxelles1893::test
