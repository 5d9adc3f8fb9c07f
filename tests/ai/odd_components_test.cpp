// Whoever owns the box may correct every number, and invent others: with any data that the rules accept, bots
// finish their games.

#include <gtest/gtest.h>

#include "ai/bots/bot_kind.h"
#include "tests/core/component_leaves.h"
#include "tests/support/all_games.h"
#include "tests/support/rule_sets.h"

namespace horta {
namespace {

using json::Value;

template <Game G>
class OddComponents : public ::testing::Test {
 protected:
  // Many of the numbers are replaced by others; what would be refused stays as it was.
  static Value odd_data(int players, const Options& options, Random& random) {
    Value data = newest_components(G::name).data;
    for (const test::Leaf& leaf : test::leaves_of(data)) {
      if (!leaf.value.is_int() || random.below(2) == 0) continue;
      const std::int64_t others[] = {0, 1, 2, 3 * leaf.value.as_int(), 20, 60};
      const Value odd{others[random.below(std::size(others))]};
      Value changed = test::edited(data, leaf.path, odd);
      if (G::make_rules(players, options, changed)) data = std::move(changed);
    }
    return data;
  }
};

TYPED_TEST_SUITE(OddComponents, test::AllGames);

TYPED_TEST(OddComponents, DoNotConfuseTheSearch) {
  using G = TypeParam;
  Random random{11};
  for (const std::string_view set : G::rule_sets())
    for (int game = 0; game < 4; ++game) {
      const int players =
          G::min_players + static_cast<int>(random.below(G::max_players - G::min_players + 1));
      const Options options = *make_options(G::options(), *split_options(set));
      const auto rules = *G::make_rules(players, options, this->odd_data(players, options, random));
      const auto search = find_bot(G::name, "search:20")->make(random.next());
      RandomChance chance{random.next()};
      NoEvents silent;
      MoveList legal;
      auto table = test::table_at<G>(rules, {});
      typename G::State& state = table.state();
      G::set_up(rules, state, chance, silent);
      int decisions = 0;
      for (; !G::over(state) && decisions < 3000; ++decisions) {
        G::legal(rules, state, legal);
        const Move move = *search->choose(table);
        ASSERT_TRUE(legal.contains(move));
        G::apply(rules, state, move, chance, silent);
      }
      EXPECT_TRUE(G::over(state)) << set << ", " << players << " players";
    }
}

}  // namespace
}  // namespace horta
