#pragma once

#include <gtest/gtest.h>

#include "ai/evaluation/linear_judge.h"
#include "ai/search/search.h"

namespace horta::test {

// The search with the judge that is shipped.
template <Game G>
using Search = horta::Search<G, LinearJudge<G>>;

template <Game G>
Thought think(Search<G>& search, const typename G::Rules& rules, const typename G::State& state,
              const Limit& limit) {
  return search.think(rules, state, limit, never_stop, report_nothing);
}

// Every number, not only the move.
inline void expect_same(const Thought& one, const Thought& other) {
  EXPECT_EQ(one.iterations, other.iterations);
  ASSERT_EQ(one.candidates.size(), other.candidates.size());
  for (std::size_t place = 0; place < one.candidates.size(); ++place) {
    const Candidate &a = one.candidates[place], &b = other.candidates[place];
    EXPECT_EQ(a.move, b.move);
    EXPECT_EQ(a.visits, b.visits);
    EXPECT_EQ(a.win_share, b.win_share);
    EXPECT_EQ(a.points, b.points);
    EXPECT_EQ(a.line, b.line);
  }
}

}  // namespace horta::test
