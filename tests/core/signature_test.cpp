#include <gtest/gtest.h>

#include "engine/bruxelles1897/game.h"
#include "engine/core/components.h"
#include "engine/core/playout.h"

namespace horta {
namespace {

using bruxelles1897::Game;

Game::Rules rules_for(int players, const std::vector<std::pair<std::string, std::string>>& options = {}) {
  return *Game::make_rules(players, *make_options(Game::options(), options),
                           newest_components(Game::name).data);
}

// These change only when the rules are meant to change.
TEST(Signature, Bruxelles1897PlaysAsItAlwaysDid) {
  EXPECT_EQ(signature<Game>(rules_for(2)), 0x0936'a23f'bffc'9b9du);
  EXPECT_EQ(signature<Game>(rules_for(3)), 0xcf59'53da'7cae'ed1fu);
  EXPECT_EQ(signature<Game>(rules_for(4)), 0x3df2'ee7d'101c'4cb9u);
  EXPECT_EQ(signature<Game>(rules_for(2, {{"optional_actions", "on"}})), 0x2753'2360'308c'5deau);
  EXPECT_EQ(signature<Game>(rules_for(3, {{"optional_actions", "on"}})), 0x633d'e9b6'2e80'de38u);
  EXPECT_EQ(signature<Game>(rules_for(4, {{"optional_actions", "on"}})), 0xa9b7'e1e2'8349'45aau);
}

TEST(Signature, TellsRuleSetsApart) {
  EXPECT_NE(signature<Game>(rules_for(3, {{"optional_actions", "on"}})), signature<Game>(rules_for(3)));
  EXPECT_NE(signature<Game>(rules_for(3, {{"first_player", "0"}})), signature<Game>(rules_for(3)));
}

TEST(RandomGame, IsTheSameForTheSameSeed) {
  const auto rules = rules_for(3);
  Game::State one, same, other;
  std::vector<Move> moves, again;
  const int decisions =
      random_game<Game>(rules, 5, one, [&](const auto&, Move move) { moves.push_back(move); });
  random_game<Game>(rules, 5, same, [&](const auto&, Move move) { again.push_back(move); });
  EXPECT_EQ(moves, again);
  EXPECT_EQ(static_cast<std::size_t>(decisions), moves.size());
  EXPECT_EQ(one, same);
  random_game<Game>(rules, 6, other, [](const auto&, Move) {});
  EXPECT_FALSE(one == other);
}

}  // namespace
}  // namespace horta
