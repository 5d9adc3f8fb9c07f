#pragma once

#include <vector>

#include "ai/bots/bot_kind.h"
#include "engine/core/playout.h"
#include "tests/support/all_games.h"
#include "tests/support/rule_sets.h"

// Positions to try things on: from games of bots, over all rule sets and numbers of players.

namespace horta::test {

// Calls visit(rules, state) before each decision of a game between bots of one kind.
template <Game G>
void each_position(const typename G::Rules& rules, std::string_view bot, std::uint64_t seed, auto&& visit) {
  const auto player = find_bot(G::name, bot)->make(seed);
  RandomChance chance{seed};
  NoEvents silent;
  auto table = table_at<G>(rules, {});
  typename G::State& state = table.state();
  G::set_up(rules, state, chance, silent);
  while (!G::over(state)) {
    visit(rules, state);
    G::apply(rules, state, *player->choose(table), chance, silent);
  }
}

// The same for every rule set and number of players, `games` times each; every fourth game is greedy.
template <Game G>
void each_position_of_all(std::uint64_t games, auto&& visit) {
  for (std::uint64_t game = 0; game < games; ++game)
    for (const auto& rules : all_rules<G>())
      each_position<G>(rules, game % 4 == 3 ? "greedy" : "random", game, visit);
}

// All positions of a random game, from the first decision to the last.
template <Game G>
std::vector<typename G::State> random_line(const typename G::Rules& rules, std::uint64_t seed) {
  typename G::State state;
  std::vector<typename G::State> all;
  random_game<G>(rules, seed, state, [&](const auto& before, Move) { all.push_back(before); });
  return all;
}

}  // namespace horta::test
