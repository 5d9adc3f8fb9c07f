#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

constexpr std::string_view four_small_and_one = "1/3,1/3,1/3,1/3,2/4";

TEST(SetUp, TheFirstPlayerGetsFourFrancsAndEveryNextOneMore) {
  const Scenario table(4);
  EXPECT_EQ(table.money(0), 4);
  EXPECT_EQ(table.money(1), 5);
  EXPECT_EQ(table.money(2), 6);
  EXPECT_EQ(table.money(3), 7);
}

TEST(SetUp, MoneyFollowsTurnOrderFromWhoeverIsFirst) {
  const Scenario three(3, "first_player=1");
  EXPECT_EQ(three.money(1), 4);
  EXPECT_EQ(three.money(2), 5);
  EXPECT_EQ(three.money(0), 6);
  const Scenario four(4, "first_player=2");
  EXPECT_EQ(four.money(2), 4);
  EXPECT_EQ(four.money(3), 5);
  EXPECT_EQ(four.money(0), 6);
  EXPECT_EQ(four.money(1), 7);
  const Scenario two(2, "first_player=1");
  EXPECT_EQ(two.money(1), 4);
  EXPECT_EQ(two.money(0), 5);
}

TEST(SetUp, TheFirstPlayerIsDrawnBeforeEverythingElse) {
  const Scenario table(3, "first_player=drawn", {"first_player 2", "artwork yellow"});
  EXPECT_EQ(table.drawn().front(), "first_player 2");
  EXPECT_EQ(table.drawn()[1], "artwork yellow");
  EXPECT_EQ(table.first_player(), 2);
  EXPECT_EQ(table.asked(), "seat 2: action");
  EXPECT_EQ(table.money(2), 4);
  EXPECT_EQ(table.money(0), 5);
  EXPECT_EQ(table.money(1), 6);
}

TEST(SetUp, AnyPlayerCanBeDrawnFirstAndNobodyElse) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players);
    std::vector<int> first(4);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      State state;
      RandomChance chance(seed);
      NoEvents none;
      Game::set_up(rules, state, chance, none);
      ++first[state.first_player];
    }
    for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(first[at(seat)] > 0, seat < players) << players;
  }
}

TEST(SetUp, NobodyIsDrawnWhenTheTableNamesTheFirstPlayer) {
  const Scenario table(3, "first_player=2");
  EXPECT_EQ(table.drawn().front(), "artwork blue");
  EXPECT_EQ(table.asked(), "seat 2: action");
}

TEST(SetUp, EveryPlayerStartsWithAnUprightBrugmannAndNothingElse) {
  for (int players = 2; players <= 4; ++players) {
    const Scenario table(players);
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(table.nobles(seat), "brugmann");
      EXPECT_EQ(table.tapped(seat), "");
      EXPECT_EQ(table.artworks(seat), "");
      EXPECT_EQ(table.materials(seat), "");
      EXPECT_EQ(table.houses(seat), "");
      EXPECT_EQ(table.in_brussels(seat), "");
      EXPECT_EQ(table.points(seat), 0);
    }
  }
}

TEST(SetUp, AllMarkersStandOnTheFirstSquare) {
  const Scenario table(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(table.architecture(seat), 1);
    EXPECT_EQ(table.nobility(seat), 1);
    EXPECT_EQ(table.prestige(seat), 1);
  }
  EXPECT_EQ(table.round(), 1);
}

TEST(SetUp, WithThreeOrFourPlayersTwoArchitectsStartInPrison) {
  for (const int players : {3, 4}) {
    const Scenario table(players);
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(table.hand(seat), four_small_and_one);
      EXPECT_EQ(table.prison(seat), "2/4,2/5");
    }
  }
}

TEST(SetUp, WithTwoPlayersOnlyTheDearestArchitectStartsInPrison) {
  const Scenario table(2);
  for (const Seat seat : {0, 1}) {
    EXPECT_EQ(table.hand(seat), "1/3,1/3,1/3,1/3,2/4,2/4");
    EXPECT_EQ(table.prison(seat), "2/5");
  }
}

TEST(SetUp, ThreePlayersDrawThreeOfEachThenTwelveCellsThenFourBonuses) {
  const Scenario table(3);
  EXPECT_THAT(
      table.drawn(),
      ElementsAre("artwork blue", "artwork blue", "artwork blue", "material brick+brick",
                  "material brick+brick", "material brick+steel", "house A", "house A", "house A",
                  "noble albert", "noble albert", "noble albert", "grid artwork:blue", "grid artwork:blue",
                  "grid artwork:blue", "grid material:brick+brick", "grid material:brick+brick",
                  "grid material:brick+steel", "grid house:A", "grid house:A", "grid house:A",
                  "grid noble:albert", "grid noble:albert", "grid noble:albert", "bonus architecture",
                  "bonus nobility", "bonus prestige", "bonus prison"));
}

TEST(SetUp, FourPlayersDrawFourOfEachForSixteenCells) {
  const Scenario table(4);
  // 4 × 4 from the piles, 16 cells, 4 bonus cards.
  ASSERT_THAT(table.drawn(), SizeIs(36));
  EXPECT_EQ(table.drawn()[3], "artwork green");
  EXPECT_EQ(table.drawn()[4], "material brick+brick");
  EXPECT_EQ(table.drawn()[15], "noble buls");
  EXPECT_EQ(table.drawn()[16], "grid artwork:blue");
  EXPECT_EQ(table.drawn()[32], "bonus architecture");
  EXPECT_EQ(table.at_cell("d1"), "artwork:green");
  EXPECT_EQ(table.at_cell("a4"), "noble:albert");
  EXPECT_EQ(table.at_cell("d4"), "noble:buls");
}

TEST(SetUp, TheGridIsFilledInReadingOrder) {
  const Scenario table(3);
  EXPECT_EQ(table.at_cell("a1"), "artwork:blue");
  EXPECT_EQ(table.at_cell("d1"), "material:brick+brick");
  EXPECT_EQ(table.at_cell("a2"), "material:brick+brick");
  EXPECT_EQ(table.at_cell("b2"), "material:brick+steel");
  EXPECT_EQ(table.at_cell("c2"), "house:A");
  EXPECT_EQ(table.at_cell("a3"), "house:A");
  EXPECT_EQ(table.at_cell("d3"), "noble:albert");
}

TEST(SetUp, ThePilesHoldTwelveArtworksTwelveMaterialsSixteenHousesAndFifteenNobles) {
  const Scenario table(3);
  EXPECT_EQ(table.left("artwork"), "green,green,green,red,red,red,yellow,yellow,yellow");
  EXPECT_EQ(
      table.left("material"),
      "brick+steel,steel+steel,steel+steel,wood+brick,wood+brick,wood+steel,wood+steel,wood+wood,wood+wood");
  EXPECT_EQ(table.left("house"), "A,B,B,B,B,C,C,C,C,D,D,D,D");
  EXPECT_EQ(table.left("noble"),
            "buls,buls,buls,hankar,hankar,hankar,horta,horta,horta,vandervelde,vandervelde,vandervelde");
}

// The deal of a set-up for two or three players, in alphabetical order, up to the first cell.
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

TEST(SetUp, WhatFindsNoCellIsDiscardedBesideItsPile) {
  // 16 cards for 12 cells: after the Expo, 3 money, 3 artworks, 3 materials and 2 houses, 1 house and 3
  // nobles.
  const Scenario table(3, "", dealt_into({"expo", "money", "money", "money"}));
  EXPECT_EQ(table.at_cell("a1"), "expo");
  EXPECT_EQ(table.at_cell("d1"), "money");
  EXPECT_EQ(table.at_cell("d3"), "house:A");
  EXPECT_EQ(table.discarded("artwork"), "");
  EXPECT_EQ(table.discarded("material"), "");
  EXPECT_EQ(table.discarded("house"), "A");
  EXPECT_EQ(table.discarded("noble"), "albert,albert,albert");
}

TEST(SetUp, ATypeOfCardMayBeMissingFromTheAreaAndTheExpoMayStayOut) {
  const Scenario table(3);
  EXPECT_EQ(table.expo(), "nobody");
  for (const char* cell : {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"}) {
    EXPECT_NE(table.at_cell(cell), "money");
    EXPECT_NE(table.at_cell(cell), "expo");
  }
  for (const char* pile : {"artwork", "material", "house", "noble"}) EXPECT_EQ(table.discarded(pile), "");
}

TEST(SetUp, OneBonusCardLiesBelowEachColumnInTheOrderDrawn) {
  std::vector<std::string> draws =
      dealt_into({"artwork:blue", "artwork:blue", "artwork:blue", "material:brick+brick",
                  "material:brick+brick", "material:brick+steel", "house:A", "house:A", "house:A",
                  "noble:albert", "noble:albert", "noble:albert"});
  draws.insert(draws.end(), {"bonus prison", "bonus nobility", "bonus architecture", "bonus prestige"});
  const Scenario table(3, "", draws);
  EXPECT_EQ(table.bonus_cards(), "prison,nobility,architecture,prestige");
}

// Counts over many set-ups: how often the Expo lies in the area, and the most cards of one type seen there.
struct Deals {
  double expo = 0;
  int most_money = 0;
  int most_artworks = 0;
};
Deals deal_often(int players) {
  constexpr int times = 4000;
  const Rules rules = rules_for(players, "first_player=0");
  Deals deals;
  for (std::uint64_t seed = 0; seed < times; ++seed) {
    State state;
    RandomChance chance(seed);
    NoEvents none;
    Game::set_up(rules, state, chance, none);
    int money = 0, artworks = 0;
    for (const Cell& cell : state.grid) {
      if (cell.card == ActionCard::none) continue;
      money += cell.card == money_card;
      artworks += type_of(cell.card) == CardType::artwork;
      deals.expo += cell.card == expo_card ? 1.0 / times : 0;
    }
    deals.most_money = std::max(deals.most_money, money);
    deals.most_artworks = std::max(deals.most_artworks, artworks);
  }
  return deals;
}

TEST(SetUp, TheExpoLiesInTheAreaAsOftenAsTheCardsSay) {
  // One Expo among 3 × 5 + 1 = 16 or 4 × 5 + 1 = 21 cards. Standard deviation of 4000 deals: below 0.008.
  EXPECT_NEAR(deal_often(2).expo, 10.0 / 16, 0.03);
  EXPECT_NEAR(deal_often(3).expo, 12.0 / 16, 0.03);
  EXPECT_NEAR(deal_often(4).expo, 16.0 / 21, 0.03);
}

TEST(SetUp, AsManyMoneyCardsAsCardsOfEachPileAreShuffledIn) {
  EXPECT_EQ(deal_often(3).most_money, 3);
  EXPECT_EQ(deal_often(3).most_artworks, 3);
  EXPECT_EQ(deal_often(4).most_money, 4);
  EXPECT_EQ(deal_often(4).most_artworks, 4);
}

TEST(SetUp, NothingButTheOrderOfThePilesIsHidden) {
  // Ruling 15: the public position is the whole state.
  Scenario table(3);
  table.play("take a1", "play 1/3 as 3", "bourse", "place 2/4");
  const auto read = Game::from_position(table.rules(), Game::to_position(table.rules(), table.state()));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(*read, table.state());
}

}  // namespace
}  // namespace horta::bruxelles1897::test
