#pragma once

#include <vector>

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1897/game.h"
#include "engine/core/components.h"
#include "engine/core/options.h"

namespace horta::test {

// The rules of every rule set of a game, with every number of players.
template <Game G>
const std::vector<typename G::Rules>& all_rules() {
  static const auto all = [] {
    std::vector<typename G::Rules> list;
    const auto components = newest_components(G::name);
    for (const std::string_view set : G::rule_sets())
      for (int players = G::min_players; players <= G::max_players; ++players)
        list.push_back(
            *G::make_rules(players, *make_options(G::options(), *split_options(set)), components.data));
    return list;
  }();
  return all;
}

// The rules of a table with the newest component data, and the usual options.
template <Game G>
typename G::Rules rules_for(int players) {
  return *G::make_rules(players, *make_options(G::options(), {}), newest_components(G::name).data);
}

}  // namespace horta::test
