// A search knows what everybody at the table knows. It cannot know more: what is face down is a count in the
// position until it is drawn, and the key that decides draws never comes near a search.

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/registry.h"
#include "ai/search/search.h"
#include "engine/core/keyed_chance.h"
#include "tests/support/all_games.h"
#include "tests/support/positions.h"
#include "tests/support/thoughts.h"

namespace horta {
namespace {

template <Game G>
class NoCheating : public ::testing::Test {
 protected:
  using Rules = typename G::Rules;
  using State = typename G::State;

  static Digest key(std::string_view name) { return sha256(name); }
};

TYPED_TEST_SUITE(NoCheating, test::AllGames);

// The position travels from one table to the other as the text that anybody may read; the tables have
// different secrets, and the thoughts are the same to the last digit.
TYPED_TEST(NoCheating, TablesWithDifferentSecretsGiveTheSameThoughts) {
  using G = TypeParam;
  const auto rules = std::make_shared<const typename G::Rules>(test::rules_for<G>(2));
  TableOf<G> here{rules}, there{rules};
  KeyedChance chance_here{this->key("here")}, chance_there{this->key("there")};
  EventLog events;
  const auto think_here = ai_of(G::name).search(8, 1, nullptr),
             think_there = ai_of(G::name).search(8, 1, nullptr);
  here.set_up(chance_here, events);
  int other_draws = 0;
  while (!here.over()) {
    ASSERT_TRUE(there.set_position(here.position()));
    ASSERT_TRUE(there.same_position(here)) << "the text tells everything";
    const Limit limit{.iterations = 50, .time = {}};
    const Thought thought = *think_here->think(here, limit, never_stop, report_nothing);
    test::expect_same(thought, *think_there->think(there, limit, never_stop, report_nothing));
    const Move move = thought.candidates.front().move;
    here.apply(move, chance_here, events);
    there.apply(move, chance_there, events);
    other_draws += here.same_position(there) ? 0 : 1;
  }
  EXPECT_GE(other_draws, 3) << "the secrets did matter";
}

// A decision whose most likely moves include one that draws: the move, and what it may lead to.
template <Game G>
struct DrawingMove {
  typename G::Rules rules;
  typename G::State state;
  Move move;
  std::vector<std::pair<typename G::State, double>> futures;  // with their probabilities
};

// Every future of a move, if it draws one card or two.
template <Game G>
std::vector<std::pair<typename G::State, double>> futures_of(const typename G::Rules& rules,
                                                             const typename G::State& state, Move move) {
  std::vector<std::pair<typename G::State, double>> futures;
  EventLog unread;
  KeyedChance keyed{sha256("any")};
  RecordingChance recorded{keyed};
  typename G::State next = state;
  G::apply(rules, next, move, static_cast<Chance&>(recorded), unread);
  if (const std::size_t draws = recorded.take().size(); draws < 1 || draws > 2) return futures;
  for (EnumeratingChance chance; chance.next();) {
    next = state;
    G::apply(rules, next, move, static_cast<Chance&>(chance), unread);
    const auto known = std::ranges::find(futures, next, [](const auto& one) { return one.first; });
    if (known == futures.end())
      futures.emplace_back(next, chance.probability());
    else
      known->second += chance.probability();  // the same two cards in the other order
  }
  return futures;
}

template <Game G>
std::vector<DrawingMove<G>> drawing_moves(std::size_t count) {
  std::vector<DrawingMove<G>> found;
  for (std::uint64_t seed = 0; found.size() < count && seed < 100; ++seed)
    for (const auto& rules : test::all_rules<G>()) {
      const std::size_t before = found.size();
      test::each_position<G>(rules, "random", seed, [&](const auto&, const auto& state) {
        if (found.size() > before || found.size() == count) return;
        test::Search<G> search{1};
        for (const Candidate& candidate :
             test::think(search, rules, state, {.iterations = 1, .time = {}}).candidates)
          if (auto futures = futures_of<G>(rules, state, candidate.move); futures.size() >= 3) {
            found.push_back({rules, state, candidate.move, std::move(futures)});
            return;
          }
      });
    }
  return found;
}

// What a search draws for itself follows the counts of the pile: by chi-square over many seeds, of which none
// knows what the key of the table would have drawn.
TYPED_TEST(NoCheating, WhatASearchDrawsFollowsTheCountsOfThePile) {
  using G = TypeParam;
  const auto moves = drawing_moves<G>(4);
  ASSERT_EQ(moves.size(), 4u);
  for (const DrawingMove<G>& drawing : moves) {
    constexpr std::uint64_t seeds = 1500;
    std::vector<int> seen(drawing.futures.size());
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      test::Search<G> search{seed};
      test::think(search, drawing.rules, drawing.state, {.iterations = 1, .time = {}});
      const Tree<G>& tree = search.tree();
      const auto edges = tree.edges(tree.node(tree.find(drawing.state)));
      const auto edge = std::ranges::find(edges, drawing.move, &Edge::move);
      ASSERT_TRUE(edge->chance);
      const auto& future = tree.node(edge->outcome[0]).state;
      const auto place =
          std::ranges::find(drawing.futures, future, [](const auto& one) { return one.first; });
      ASSERT_NE(place, drawing.futures.end()) << "a draw that the rules do not know";
      ++seen[static_cast<std::size_t>(place - drawing.futures.begin())];
    }
    double chi_square = 0;
    for (std::size_t future = 0; future < seen.size(); ++future) {
      const double expected = seeds * drawing.futures[future].second;
      chi_square += (seen[future] - expected) * (seen[future] - expected) / expected;
    }
    const double degrees = static_cast<double>(seen.size() - 1);
    EXPECT_LT(chi_square, degrees + 4 * std::sqrt(2 * degrees))
        << G::to_notation(drawing.rules, drawing.move) << " with " << seen.size() << " futures";
  }
}

}  // namespace
}  // namespace horta
