#pragma once

#include "engine/core/game.h"

namespace horta {

// What a bot knows about a game, besides its rules. Each game specialises it in ai/<game>/heuristic.h:
//
// - features(): a Layout of what counts for a seat in a position; the evaluation is their weighted sum.
//   measure(rules, state, seat, emit) calls emit(feature, amount) for each that is not zero.
// - patterns(): a Layout of what a move looks like; the policy is the sum of the weights of its patterns.
//   Glance{rules, state} is what all moves of a decision have in common, and each_pattern(rules, state,
//   glance, move, emit) calls emit(pattern).
// - rounds: how many there are; the weights of the evaluation differ by round.
// - plays_out: whether a search plays positions out to the end of the round before it judges them.
// - weights_name(rules): which set of weights of the evaluation holds.
//
// Weights are data (weights/), fitted by tuning/. Everything is counted in integers, so that every compiler
// gives the same answer.
template <Game G>
struct Heuristic;

}  // namespace horta
