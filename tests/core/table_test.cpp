// A table of any game: what it has of the game, and what it holds every game to.

#include "engine/core/table.h"

#include <gtest/gtest.h>

#include "tests/core/matches.h"
#include "tests/support/rule_sets.h"

namespace horta {
namespace {

// Bruxelles 1897 by somebody who has forgotten every reason why a move can be impossible.
struct Forgetful : bruxelles1897::Game {
  static std::vector<Reason> explain(const Rules&, const State&, Seat, Move) { return {}; }
};

// And by somebody who sees reasons where there are none.
struct Suspicious : bruxelles1897::Game {
  static std::vector<Reason> explain(const Rules&, const State&, Seat, Move) {
    return {{.code = "already_passed", .section = "2"}};
  }
};

template <Game G>
TableOf<G> dealt() {
  TableOf<G> table{std::make_shared<const typename G::Rules>(test::rules_for<bruxelles1897::Game>(2))};
  RandomChance random{1};
  NoEvents none;
  G::set_up(table.rules(), table.state(), random, none);
  return table;
}

TEST(Legality, IsWhatTheGameOffersEvenIfItForgetsAReason) {
  const auto table = dealt<Forgetful>();
  const auto correct = dealt<bruxelles1897::Game>();
  const Seat seat = table.decision().seat;
  MoveList options;
  table.legal(options);
  ASSERT_FALSE(options.empty());
  for (const Move move : options) {
    EXPECT_TRUE(table.explain(seat, move).empty());
    EXPECT_EQ(table.explain(1 - seat, move).front().code, "not_offered");
  }
  const Move later = *table.from_notation("play 1/3 as 1");
  ASSERT_FALSE(options.contains(later));
  ASSERT_EQ(table.explain(seat, later).size(), 1u);
  EXPECT_EQ(table.explain(seat, later).front().code, "not_offered");
  EXPECT_EQ(correct.explain(seat, later).front().code, "other_decision") << "a game that knows says it";
}

TEST(Legality, IsWhatTheGameOffersEvenIfItSeesReasonsAgainstIt) {
  const auto table = dealt<Suspicious>();
  const Seat seat = table.decision().seat;
  const Move pass = *table.from_notation("pass");
  EXPECT_TRUE(table.allows(seat, pass));
  EXPECT_TRUE(table.explain(seat, pass).empty());
  EXPECT_EQ(table.explain(1 - seat, pass).front().code, "already_passed");
}

TEST(Legality, NothingIsAllowedWhenTheGameIsOver) {
  const Match match = test::finished(2);
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_FALSE(match.table().allows(seat, *match.table().from_notation("pass")));
    EXPECT_FALSE(match.table().explain(seat, *match.table().from_notation("pass")).empty());
  }
}

}  // namespace
}  // namespace horta
