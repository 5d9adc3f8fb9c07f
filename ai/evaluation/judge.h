#pragma once

#include <array>
#include <concepts>
#include <memory>

#include "engine/core/game.h"

namespace horta {

// What each seat may expect.
using Shares = std::array<float, max_seats>;  // of the win; they add up to 1
using Points = std::array<float, max_seats>;  // at the end of the game

struct Prospects {
  Shares share{};
  Points points{};
};

// What judges the positions of a game and the options of a decision: search and greedy take any. It is made
// for the rules of one table from a model (what was learnt; null: as shipped), and is immutable, so that any
// number of searches may share it.
//
// - prospects(rules, state): what each seat may expect of a game that goes on.
// - points(rules, state, seat): what one seat will probably have at the end, in hundredths of a point.
// - each_weight(rules, state, options, visit): how much the options look like moves worth playing:
//   visit(index, weight) in their order; e to the power of a hundredth of it is how likely one is.
// - best_looking(rules, state, options): the option with the largest weight; the first of equal ones.
template <class J, class G>
concept Judge = Game<G> && requires(const J& judge, const typename G::Rules& rules,
                                    const typename G::State& state, Seat seat, const MoveList& options,
                                    const std::shared_ptr<const typename J::Model>& model) {
  J{rules, model};
  { judge.prospects(rules, state) } -> std::same_as<Prospects>;
  { judge.points(rules, state, seat) } -> std::same_as<int>;
  judge.each_weight(rules, state, options, [](std::size_t, int) {});
  { judge.best_looking(rules, state, options) } -> std::same_as<Move>;
};

}  // namespace horta
