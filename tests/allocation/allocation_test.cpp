// Playing allocates nothing: the engine may run millions of games in a search or inside a browser. A search
// allocates for its tree, which is bounded, and for its answer.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/search/search.h"
#include "tests/support/all_games.h"
#include "tests/support/positions.h"
#include "tests/support/thoughts.h"

namespace {

std::size_t allocations = 0;

}  // namespace

// Replaces the allocator of this test program.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace horta {
namespace {

template <Game G>
class Allocation : public ::testing::Test {};

TYPED_TEST_SUITE(Allocation, test::AllGames);

TYPED_TEST(Allocation, WholeGamesAreSetUpAndPlayedWithoutAllocating) {
  using G = TypeParam;
  for (const auto& rules : test::all_rules<G>()) {
    typename G::State state;
    const std::size_t before = allocations;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
      random_game<G>(rules, seed, state, [](const auto&, Move) {});
    EXPECT_EQ(allocations, before);
  }
  EXPECT_GT(allocations, 0u) << "the counter works: making the rules allocates";
}

// A tree doubles its memory a few times, and an answer has a few vectors per candidate; an iteration
// allocates nothing. In the last round, those that end in a tie do: they ask the rules for the ranking.
TYPED_TEST(Allocation, IterationsOfASearchDoNotAllocate) {
  using G = TypeParam;
  constexpr std::uint64_t iterations = 4000;
  constexpr std::size_t for_tree_and_answer = 300, for_ties = iterations;
  const LinearJudge<G> reads_the_weights{test::rules_for<G>(2)};
  for (const auto& rules : test::all_rules<G>()) {
    const auto line = test::random_line<G>(rules, 3);
    for (std::size_t place = 0; place < line.size(); place += line.size() / 5) {
      const auto& state = line[place];
      const bool last_round = G::round(state) == Heuristic<G>::rounds;
      test::Search<G> search{1};
      const std::size_t before = allocations;
      test::think(search, rules, state, {.iterations = iterations, .time = {}});
      EXPECT_LT(allocations - before, for_tree_and_answer + (last_round ? for_ties : 0));
    }
  }
}

}  // namespace
}  // namespace horta
