#include <gtest/gtest.h>

#include "engine/bruxelles1893/game.h"
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

struct RuleSetSignature {
  std::string_view options;
  std::array<std::uint64_t, 4> by_players;  // 2 to 5
};

TEST(Signature, Bruxelles1893PlaysAsItAlwaysDid) {
  using G = bruxelles1893::Game;
  constexpr RuleSetSignature expected[] = {
      {"edition=second",
       {0x43a7'f718'5e7b'ce4b, 0x2897'5ab5'627a'7754, 0xc263'499a'0103'9c9b, 0x0207'db0d'6859'9b31}},
      {"edition=second,belle_epoque=on",
       {0xf6b6'bfe1'edc6'f9b6, 0x8d78'81a4'28ae'3fef, 0x4315'ccfe'3159'61c9, 0x31fa'87f4'012f'af7c}},
      {"edition=second,asymmetric=on",
       {0xf49b'c625'27fc'a01b, 0xd5ea'078a'3250'f2ab, 0xc982'95d3'277b'ca82, 0x2cae'5e12'9e93'4952}},
      {"edition=second,belle_epoque=on,asymmetric=on",
       {0xbda0'36c9'b27e'7e21, 0x2300'd07b'1e73'1a69, 0x4614'248e'a3b7'a4b6, 0x8205'd638'f334'9c6a}},
      {"edition=first",
       {0xafc3'6102'ff8d'5eaa, 0x1920'bf15'964b'6468, 0x521a'5802'4669'c099, 0xf78c'ba9d'2cbd'4466}},
      {"edition=first,strips=expert",
       {0x6648'a52d'fac5'3315, 0x6008'f93a'4eee'fd03, 0xe1d0'278e'9ee3'a36a, 0x7bb3'41e6'3f3f'925a}},
  };
  ASSERT_EQ(std::size(expected), G::rule_sets().size());
  for (const auto& [options, by_players] : expected)
    for (int players = G::min_players; players <= G::max_players; ++players)
      EXPECT_EQ(signature<G>(*G::make_rules(players, *make_options(G::options(), *split_options(options)),
                                            newest_components(G::name).data)),
                by_players[static_cast<std::size_t>(players - G::min_players)])
          << options << ", " << players << " players";
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
