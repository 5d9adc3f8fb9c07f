// Playing allocates nothing: the engine may run millions of games in a search or inside a browser.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "engine/core/components.h"
#include "engine/core/playout.h"
#include "engine/games.h"

namespace {

std::size_t allocations = 0;

}  // namespace

// Replaces the allocator of this test program.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace horta {
namespace {

template <Game G>
class Allocation : public ::testing::Test {};

using AllGames = ::testing::Types<bruxelles1893::Game, bruxelles1897::Game>;
TYPED_TEST_SUITE(Allocation, AllGames);

TYPED_TEST(Allocation, WholeGamesAreSetUpAndPlayedWithoutAllocating) {
  using G = TypeParam;
  for (const std::string_view rule_set : G::rule_sets())
    for (int players = G::min_players; players <= G::max_players; ++players) {
      const auto rules = *G::make_rules(players, *make_options(G::options(), *split_options(rule_set)),
                                        newest_components(G::name).data);
      typename G::State state;
      const std::size_t before = allocations;
      for (std::uint64_t seed = 0; seed < 100; ++seed)
        random_game<G>(rules, seed, state, [](const auto&, Move) {});
      EXPECT_EQ(allocations, before);
    }
  EXPECT_GT(allocations, 0u) << "the counter works: making the rules allocates";
}

}  // namespace
}  // namespace horta
