// Playing allocates nothing: the engine may run millions of games in a search or inside a browser.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "engine/bruxelles1897/game.h"
#include "engine/core/components.h"
#include "engine/core/playout.h"

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

namespace horta::bruxelles1897 {
namespace {

TEST(Allocation, WholeGamesAreSetUpAndPlayedWithoutAllocating) {
  for (int players = Game::min_players; players <= Game::max_players; ++players) {
    const auto rules =
        *Game::make_rules(players, *make_options(Game::options(), {}), newest_components(Game::name).data);
    State state;
    const std::size_t before = allocations;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
      random_game<Game>(rules, seed, state, [](const State&, Move) {});
    EXPECT_EQ(allocations, before);
  }
  EXPECT_GT(allocations, 0u) << "the counter works: making the rules allocates";
}

}  // namespace
}  // namespace horta::bruxelles1897
