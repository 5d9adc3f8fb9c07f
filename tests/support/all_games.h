#pragma once

#include <gtest/gtest.h>

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1897/game.h"
#include "engine/core/table.h"

namespace horta::test {

// For tests of what every game has.
using AllGames = ::testing::Types<bruxelles1893::Game, bruxelles1897::Game>;

// A table at a position.
template <Game G>
TableOf<G> table_at(const typename G::Rules& rules, const typename G::State& state) {
  TableOf<G> table{std::make_shared<const typename G::Rules>(rules)};
  table.state() = state;
  return table;
}

}  // namespace horta::test
