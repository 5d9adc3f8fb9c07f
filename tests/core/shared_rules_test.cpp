#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/chance.h"
#include "engine/core/crossing.h"
#include "engine/core/deck.h"
#include "engine/core/first_player.h"
#include "engine/core/majority.h"
#include "engine/core/money.h"
#include "engine/core/play.h"
#include "engine/core/ranking.h"
#include "engine/core/score.h"
#include "engine/core/turn_order.h"

// What games share, at a table with nothing else on it: four players, a purse and a ledger each, one pile.

namespace horta {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Gt;
using testing::IsEmpty;

enum class EventType : std::uint8_t { money, vp, reshuffled };
enum class Cause : std::uint8_t { sale, house };
enum class Source : std::uint8_t { houses, artworks };
enum class Pile : std::uint8_t { first_player, nobles };

struct Rules {
  int players = 4;
  Seat first_player = no_seat;
};
struct Player {
  std::int16_t vp = 0, money = 0;
  std::array<std::int16_t, 2> ledger{};
};
struct State {
  std::array<Player, 4> players{};
  std::uint8_t first_player = 0;
  DeckOf<3> nobles{};
};

class AtATable : public testing::Test {
 protected:
  std::vector<Seat> order() const {
    std::vector<Seat> seats;
    in_turn_order(rules, state, [&](Seat seat) { seats.push_back(seat); });
    return seats;
  }
  const Player& player(Seat seat) const { return state.players[at(seat)]; }

  Rules rules;
  State state;
  RandomChance chance{1897};
  EventLog log;
  PlayOf<Rules, State, EventType, Cause, RandomChance, EventLog> play{rules, state, chance, log};
};

using Money = AtATable;

TEST_F(Money, IsReceivedAndPaidAndBothAreTold) {
  change_money(play, 2, 7, Cause::sale);
  change_money(play, 2, -4, Cause::house);
  EXPECT_EQ(player(2).money, 3);
  EXPECT_THAT(log.events(), ElementsAre(Event{.type = 0, .seat = 2, .cause = 0, .a = 7, .b = 0, .c = -1},
                                        Event{.type = 0, .seat = 2, .cause = 1, .a = -4, .b = 0, .c = -1}));
}

TEST_F(Money, OfNoAmountIsNoEvent) {
  change_money(play, 2, 0, Cause::sale);
  EXPECT_THAT(log.events(), IsEmpty());
}

using Score = AtATable;

TEST_F(Score, StandsInTheLedgerUnderItsSource) {
  score(play, 1, 5, Source::houses, Cause::house, 3);
  score(play, 1, 2, Source::artworks, Cause::sale);
  score(play, 1, -1, Source::houses, Cause::house);
  EXPECT_EQ(player(1).vp, 6);
  EXPECT_THAT(player(1).ledger, ElementsAre(4, 2));
  EXPECT_THAT(player(0).ledger, ElementsAre(0, 0));
  EXPECT_THAT(log.events(), ElementsAre(Event{.type = 1, .seat = 1, .cause = 1, .a = 5, .b = 0, .c = 3},
                                        Event{.type = 1, .seat = 1, .cause = 0, .a = 2, .b = 1, .c = -1},
                                        Event{.type = 1, .seat = 1, .cause = 1, .a = -1, .b = 0, .c = -1}));
}

TEST_F(Score, OfNothingIsNoEvent) {
  score(play, 1, 0, Source::houses, Cause::house);
  EXPECT_THAT(log.events(), IsEmpty());
}

using TurnOrder = AtATable;

TEST_F(TurnOrder, GoesClockwiseFromTheFirstPlayer) {
  state.first_player = 2;
  EXPECT_THAT(order(), ElementsAre(2, 3, 0, 1));
  rules.players = 3;
  EXPECT_THAT(order(), ElementsAre(2, 0, 1));
}

TEST_F(TurnOrder, EndsBeforeTheFirstPlayerComesAgain) {
  state.first_player = 2;
  EXPECT_EQ(next_in_order(rules, state, 2), 3);
  EXPECT_EQ(next_in_order(rules, state, 3), 0);
  EXPECT_EQ(next_in_order(rules, state, 1), no_seat);
}

TEST_F(TurnOrder, TheFirstToTheLeftMayBeFarAwayOrOneself) {
  const auto only = [](Seat wanted) { return [wanted](Seat seat) { return seat == wanted; }; };
  EXPECT_EQ(first_to_the_left(3, 4, [](Seat) { return true; }), 0);
  EXPECT_EQ(first_to_the_left(1, 4, only(0)), 0);
  EXPECT_EQ(first_to_the_left(1, 4, only(1)), 1);
}

using FirstPlayer = AtATable;

TEST_F(FirstPlayer, IsTheOneThatTheTableNamed) {
  rules.first_player = 3;
  EXPECT_EQ(choose_first_player(play, Pile::first_player), 3);
  EXPECT_FALSE(chance.drew());
}

TEST_F(FirstPlayer, IsDrawnFromThosePresent) {
  rules.players = 3;
  std::array<int, 3> began{};
  for (int game = 0; game < 300; ++game) ++began[at(choose_first_player(play, Pile::first_player))];
  EXPECT_THAT(began, Each(Gt(50)));
}

TEST(FirstPlayerOption, OffersTheSeatsOfTheGame) {
  EXPECT_THAT(first_player_option(4).values, ElementsAre("drawn", "0", "1", "2", "3"));
  EXPECT_THAT(first_player_option(5).values, Contains("4"));
}

TEST(FirstPlayerOption, NamesASeatThatTheTableHas) {
  Options options;
  options.set("first_player", "drawn");
  EXPECT_EQ(read_first_player(options, 3).value(), no_seat);
  options.set("first_player", "2");
  EXPECT_EQ(read_first_player(options, 3).value(), 2);
  const auto missing = read_first_player(options, 2);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, "first_player_missing");
}

using Deck = AtATable;

TEST_F(Deck, GivesEveryCardOnceAndThenTheDiscardAgain) {
  state.nobles.left = state.nobles.start = {2, 0, 1};
  std::array<int, 3> drawn{};
  for (int card = 0; card < 3; ++card) ++drawn[at(draw_from(play, Pile::nobles, state.nobles, Cause::house))];
  EXPECT_THAT(drawn, ElementsAre(2, 0, 1));
  EXPECT_THAT(log.events(), IsEmpty());

  state.nobles.discard = {0, 1, 0};
  EXPECT_TRUE(can_draw(state.nobles));
  EXPECT_EQ(draw_from(play, Pile::nobles, state.nobles, Cause::sale), 1);
  EXPECT_EQ(state.nobles.epoch, 1);
  EXPECT_THAT(state.nobles.start, ElementsAre(0, 1, 0));
  EXPECT_THAT(state.nobles.discard, ElementsAre(0, 0, 0));
  EXPECT_THAT(log.events(),
              ElementsAre(Event{.type = 2, .seat = no_seat, .cause = 0, .a = 1, .b = 0, .c = -1}));
}

TEST_F(Deck, WithNothingLeftAndNothingDiscardedGivesNothing) {
  EXPECT_FALSE(can_draw(state.nobles));
  EXPECT_EQ(draw_from(play, Pile::nobles, state.nobles, Cause::sale), none_left);
  EXPECT_EQ(state.nobles.epoch, 0);
  EXPECT_THAT(log.events(), IsEmpty());
}

TEST_F(Deck, OfOneCardOfEachTypeGivesEachOnce) {
  OneOfEach<4> cards;
  std::array<int, 4> drawn{};
  for (int card = 0; card < 4; ++card) ++drawn[at(cards.draw(play, Pile::nobles))];
  EXPECT_THAT(drawn, ElementsAre(1, 1, 1, 1));
}

// Sets of seats, lowest bit first.
constexpr std::uint8_t none = 0, only_0 = 1, only_1 = 2, both_0_and_2 = 5, all_four = 15;

TEST(SeatsWithMost, WhoeverHasMostWinsAndNobodyWinsNothing) {
  EXPECT_EQ(seats_with_most(std::array{0, 0, 0, 0}), none);
  EXPECT_EQ(seats_with_most(std::array{1, 3, 2, 0}), only_1);
  EXPECT_EQ(seats_with_most(std::array{2, 1, 2, 0}), both_0_and_2);
  EXPECT_EQ(seats_with_most(std::array{1, 1, 1, 1}), all_four);
  EXPECT_EQ(seats_with_most(std::array{0, 0, 0, 1}), 8);
}

TEST(SeatsWithMost, TheNeutralsNeverWinAndOnlyMoreThanTheirsOrATieDoes) {
  EXPECT_EQ(seats_with_most(std::array{0, 0, 0, 0, 2}, 4), none);
  EXPECT_EQ(seats_with_most(std::array{1, 0, 0, 0, 2}, 4), none);
  EXPECT_EQ(seats_with_most(std::array{2, 0, 0, 0, 2}, 4), only_0);
  EXPECT_EQ(seats_with_most(std::array{3, 2, 0, 0, 2}, 4), only_0);
  EXPECT_EQ(seats_with_most(std::array{2, 1, 2, 0, 2}, 4), both_0_and_2);
}

TEST(Crossing, LiesBetweenFourCellsInReadingOrder) {
  EXPECT_THAT(cells_of_crossing(0, 4), ElementsAre(0, 1, 4, 5));
  EXPECT_THAT(cells_of_crossing(2, 4), ElementsAre(2, 3, 6, 7));
  EXPECT_THAT(cells_of_crossing(3, 4), ElementsAre(4, 5, 8, 9));
  EXPECT_THAT(cells_of_crossing(15, 5), ElementsAre(18, 19, 23, 24));
}

TEST(Ranking, TheGreaterStandsFirstAndEqualOnesShareAPlace) {
  const std::array<int, 4> points{30, 41, 30, 12};
  EXPECT_THAT(ranking_by(4, [&](Seat seat) { return points[at(seat)]; }),
              ElementsAre(ElementsAre(1), ElementsAre(0, 2), ElementsAre(3)));
  EXPECT_THAT(ranking_by(2, [](Seat) { return 0; }), ElementsAre(ElementsAre(0, 1)));
}

}  // namespace
}  // namespace horta
