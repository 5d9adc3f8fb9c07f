// Positions in which a player of the game sees the best move at once: the search has to see it too.

#include <gtest/gtest.h>

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/search/search.h"
#include "tests/support/scenario1893.h"
#include "tests/support/scenario1897.h"
#include "tests/support/thoughts.h"

namespace horta {
namespace {

template <Game G, class Scenario>
Thought thought_at(const Scenario& table) {
  test::Search<G> search{1};
  return test::think(search, table.rules(), table.state(), {.iterations = 400, .time = {}});
}

template <Game G, class Scenario>
std::string best_at(const Scenario& table) {
  return G::to_notation(table.rules(), thought_at<G>(table).candidates.front().move);
}

template <Game G, class Scenario>
Candidate candidate_for(const Scenario& table, std::string_view text) {
  for (const Candidate& candidate : thought_at<G>(table).candidates)
    if (G::to_notation(table.rules(), candidate.move) == text) return candidate;
  ADD_FAILURE() << text << " was not looked at";
  return {};
}

using Game1893 = bruxelles1893::Game;
using Game1897 = bruxelles1897::Game;
using Scenario1893 = bruxelles1893::test::Scenario;
using Scenario1897 = bruxelles1897::test::Scenario;

// --- Bruxelles 1897

// Seat 2 has the last turn of the game, and one card for it.
class LastTurn1897 : public ::testing::Test {
 protected:
  LastTurn1897() {
    table.last_pass();
    table.player(2).hand("1/3").money(1);
  }
  Scenario1897 table{3};
};

TEST_F(LastTurn1897, TheLastArchitectCompletesTheCoatOfArms) {
  table.player(2).prestige(5);
  table.architect("a1", 2, "1/3", 1).architect("b1", 2, "2/4", 2).architect("a2", 2, "2/4", 2);
  table.put("b2", "money").put("d3", "money");
  EXPECT_EQ(best_at<Game1897>(table), "take b2");
}

TEST_F(LastTurn1897, NobodyCompletesTheCoatOfArmsOfAnother) {
  table.player(1).prestige(5);
  table.architect("a1", 1, "1/3", 1).architect("b1", 1, "2/4", 2).architect("a2", 1, "2/4", 2);
  table.put("b2", "money");
  EXPECT_NE(best_at<Game1897>(table), "take b2");
}

TEST_F(LastTurn1897, TheLastCubesBuildAHouse) {
  table.player(2).materials("brick+steel").architecture(5);
  table.put("a1", "house:A").put("c1", "artwork:red");
  EXPECT_EQ(best_at<Game1897>(table), "take a1");
}

// He cannot win any more; whom he lets win shows in the shares of the others.
TEST_F(LastTurn1897, AKingmakerSeesWhomHeCrowns) {
  table.player(0).points(100);
  table.player(1).points(97).prestige(5);
  table.architect("a1", 1, "1/3", 1).architect("b1", 1, "2/4", 2).architect("a2", 1, "2/4", 2);
  table.put("b2", "money");
  const Candidate crowns_1 = candidate_for<Game1897>(table, "take b2");
  const Candidate crowns_0 = candidate_for<Game1897>(table, "pass");
  EXPECT_GT(crowns_1.win_share[1], 0.99);
  EXPECT_GT(crowns_0.win_share[0], 0.99);
  EXPECT_LT(crowns_0.win_share[2] + crowns_1.win_share[2], 0.01);
  EXPECT_DOUBLE_EQ(crowns_0.points[0], 100);
}

// --- Bruxelles 1893

TEST(LastTurn1893, TheLastPawnCompletesTheIris) {
  Scenario1893 table(3);
  table.last_pass();
  table.player(2).money(3).iris(6).pawns(4);
  table.pawn("b1", 2).pawn("c1", 2).pawn("b2", 2);
  EXPECT_EQ(best_at<Game1893>(table), "place c2");
}

// The rulebook's example: of notables for 4, 3, 5 and 1 FB, 12 FB pay all but one, which costs 5 VP. To leave
// out the dearest one saves 4 FB, worth a point.
TEST(LastTurn1893, TheDearestNotableIsNotPaid) {
  Scenario1893 table(3);
  table.last_pass();
  table.player(1).points(80).money(12).notables("albert,buls,maeterlinck").houses(5).architect(5);
  table.player(1).materials("iron,stone,wood").artworks("green").court(0);
  table.player(1).line("pawns", 1).line("artworks", 2);
  table.play("pass");
  EXPECT_NE(best_at<Game1893>(table), "settle maeterlinck");
  EXPECT_DOUBLE_EQ(candidate_for<Game1893>(table, "settle maeterlinck").points[1], 134);
  table.play("settle albert", "settle buls");
  EXPECT_EQ(best_at<Game1893>(table), "settle brugmann");
  EXPECT_DOUBLE_EQ(candidate_for<Game1893>(table, "settle brugmann").points[1], 135);
}

}  // namespace
}  // namespace horta
