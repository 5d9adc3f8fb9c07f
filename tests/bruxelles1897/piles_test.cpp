#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

// Notes what the rules draw from.
class WatchingChance final : public Chance {
 public:
  struct Seen {
    Pile pile;
    int epoch, left, start;
  };
  int draw(const PileView& pile) override {
    seen.push_back({.pile = Pile{pile.pile},
                    .epoch = pile.epoch,
                    .left = std::accumulate(pile.left.begin(), pile.left.end(), 0),
                    .start = std::accumulate(pile.start.begin(), pile.start.end(), 0)});
    return type_at(pile.left, pile.total - 1);
  }
  std::vector<Seen> of(Pile pile) const {
    std::vector<Seen> some;
    for (const Seen& draw : seen)
      if (draw.pile == pile) some.push_back(draw);
    return some;
  }
  std::vector<Seen> seen;
};

TEST(Piles, EveryDealOfAGameIsAShuffleOfItsOwn) {
  const Rules rules = rules_for(3);
  State state;
  WatchingChance watching;
  Chance& chance = watching;
  EventLog log;
  Game::set_up(rules, state, chance, log);
  while (!Game::over(state)) Game::apply(rules, state, *Game::from_notation(rules, "pass"), chance, log);

  EXPECT_EQ(watching.of(Pile::first_player).size(), 1u);
  EXPECT_EQ(watching.of(Pile::first_player).front().left, 3);
  const auto grid = watching.of(Pile::grid), bonus = watching.of(Pile::bonus);
  ASSERT_EQ(grid.size(), 4u * 12);
  ASSERT_EQ(bonus.size(), 4u * 4);
  std::set<int> grid_epochs, bonus_epochs;
  for (std::size_t draw = 0; draw < grid.size(); ++draw) {
    grid_epochs.insert(grid[draw].epoch);
    EXPECT_EQ(grid[draw].epoch, grid[draw / 12 * 12].epoch);
    EXPECT_EQ(grid[draw].left, 16 - static_cast<int>(draw % 12));
    EXPECT_EQ(grid[draw].start, 16);
  }
  for (std::size_t draw = 0; draw < bonus.size(); ++draw) {
    bonus_epochs.insert(bonus[draw].epoch);
    EXPECT_EQ(bonus[draw].epoch, bonus[draw / 4 * 4].epoch);
    EXPECT_EQ(bonus[draw].left, 4 - static_cast<int>(draw % 4));
    EXPECT_EQ(bonus[draw].start, 4);
  }
  EXPECT_EQ(grid_epochs.size(), 4u);
  EXPECT_EQ(bonus_epochs.size(), 4u);
}

TEST(Piles, APileIsDrawnFromAsItWasLastShuffled) {
  const Rules rules = rules_for(3, "first_player=0");
  State state;
  WatchingChance watching;
  Chance& chance = watching;
  EventLog log;
  Game::set_up(rules, state, chance, log);
  while (!Game::over(state)) Game::apply(rules, state, *Game::from_notation(rules, "pass"), chance, log);

  // Nobody buys anything: 4 × 3 of 12 artworks and materials, of 16 houses and of 15 nobles.
  const std::array<int, action_piles> size{12, 12, 16, 15};
  for (std::size_t pile = 0; pile < size.size(); ++pile) {
    const auto draws = watching.of(Pile{static_cast<std::uint8_t>(pile)});
    ASSERT_EQ(draws.size(), 12u);
    for (std::size_t draw = 0; draw < draws.size(); ++draw) {
      EXPECT_EQ(draws[draw].epoch, 0);
      EXPECT_EQ(draws[draw].start, size[pile]);
      EXPECT_EQ(draws[draw].left, size[pile] - static_cast<int>(draw));
    }
  }
}

TEST(Piles, AReshuffledPileStartsWithItsDiscard) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "blue", "red,red,yellow").end_round();
  const Deck& deck = table.state().decks[at(Pile::artwork)];
  EXPECT_EQ(sum(deck.start), 3);
  EXPECT_EQ(deck.start[at(Colour::red)], 2);
  EXPECT_EQ(deck.start[at(Colour::yellow)], 1);
  EXPECT_EQ(deck.epoch, 1);
}

TEST(Piles, APileThatEndsDuringTheDealIsMadeAnewFromItsDiscard) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "blue", "red,red,yellow").next_draws({}).end_round();
  EXPECT_EQ(table.drawn()[0], "artwork blue");
  EXPECT_EQ(table.drawn()[1], "artwork red");
  EXPECT_EQ(table.drawn()[2], "artwork red");
  EXPECT_EQ(table.left("artwork"), "yellow");
  EXPECT_EQ(table.discarded("artwork"), "");
  EXPECT_EQ(table.shuffles("artwork"), 1);
  EXPECT_THAT(table.events(), Contains(HasSubstr(R"("event":"reshuffled")")));
}

TEST(Piles, APileThatIsJustEnoughIsNotShuffled) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "blue,blue,green", "red").end_round();
  EXPECT_EQ(table.left("artwork"), "");
  EXPECT_EQ(table.discarded("artwork"), "red");
  EXPECT_EQ(table.shuffles("artwork"), 0);
  EXPECT_THAT(table.events(), Not(Contains(HasSubstr(R"("event":"reshuffled")"))));
}

TEST(Piles, UnboughtCardsAreDiscardedBeforeTheDealAndCanComeBackInIt) {
  Scenario table(3);  // three blue artworks lie in the area
  table.pile("artwork", "").end_round();
  EXPECT_EQ(table.at_cell("a1"), "artwork:blue");
  EXPECT_EQ(table.at_cell("c1"), "artwork:blue");
  EXPECT_EQ(table.shuffles("artwork"), 1);
}

TEST(Piles, EachPileGivesWhatItCan) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "blue", "red").next_draws({}).end_round();
  // 2 + 3 + 3 + 3 from the piles; 15 cards are enough for 12 cells.
  EXPECT_THAT(table.drawn(), SizeIs(11 + 12 + 4));
  EXPECT_EQ(table.drawn()[2], "material brick+steel");
  EXPECT_NE(table.at_cell("d3"), "nothing");
}

TEST(Piles, WithTooFewCardsTheLastCellsStayEmptyAndCannotBeTaken) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "").pile("material", "").next_draws({}).end_round();
  // 3 houses, 3 nobles, 3 money and the Expo are 10 cards for 12 cells.
  EXPECT_THAT(table.drawn(), SizeIs(6 + 10 + 4));
  EXPECT_EQ(table.at_cell("b3"), "expo");
  EXPECT_EQ(table.at_cell("c3"), "nothing");
  EXPECT_EQ(table.at_cell("d3"), "nothing");
  EXPECT_TRUE(table.offers("take b3"));
  EXPECT_FALSE(table.offers("take c3"));
  EXPECT_FALSE(table.offers("take d3"));
}

TEST(Piles, TwelveCardsFillTwelveCells) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "").pile("material", "wood+wood,wood+wood").end_round();
  EXPECT_EQ(table.at_cell("d3"), "expo");
}

TEST(Piles, AtFourPlayersAShortDealLeavesTheLastCellEmpty) {
  Scenario table(4);
  table.clear_grid().pile("artwork", "").pile("material", "wood+wood,wood+wood").end_round();
  // 2 + 4 + 4 + 4 money + the Expo are 15 cards for 16 cells.
  EXPECT_EQ(table.at_cell("c4"), "expo");
  EXPECT_EQ(table.at_cell("d4"), "nothing");
}

TEST(Piles, WhatADealDoesNotPlaceIsNotShuffledIntoTheSameDeal) {
  Scenario table(3);
  table.clear_grid().pile("artwork", "blue,blue");
  table.next_draws({"artwork blue",
                    "artwork blue",
                    "material brick+steel",
                    "material steel+steel",
                    "material steel+steel",
                    "house A",
                    "house B",
                    "house B",
                    "noble buls",
                    "noble buls",
                    "noble buls",
                    "grid expo",
                    "grid money",
                    "grid money",
                    "grid money",
                    "grid noble:buls",
                    "grid noble:buls",
                    "grid noble:buls",
                    "grid house:A",
                    "grid house:B",
                    "grid house:B",
                    "grid material:brick+steel",
                    "grid material:steel+steel"});
  table.end_round();
  EXPECT_EQ(table.discarded("artwork"), "blue,blue");
  EXPECT_EQ(table.left("artwork"), "");
  EXPECT_EQ(table.shuffles("artwork"), 0);
  EXPECT_EQ(table.discarded("material"), "steel+steel");
}

TEST(Piles, EveryPileIsShuffledForItself) {
  Scenario table(3);
  table.clear_grid().pile("house", "", "A,B,C,D").pile("noble", "horta", "buls,buls,albert").end_round();
  EXPECT_EQ(table.shuffles("house"), 1);
  EXPECT_EQ(table.shuffles("noble"), 1);
  EXPECT_EQ(table.shuffles("artwork"), 0);
  EXPECT_EQ(table.shuffles("material"), 0);
  EXPECT_EQ(table.left("house"), "D");
  EXPECT_EQ(table.left("noble"), "buls");
}

}  // namespace
}  // namespace horta::bruxelles1897::test
