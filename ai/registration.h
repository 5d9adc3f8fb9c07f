#pragma once

#include "ai/bots/greedy.h"
#include "ai/evaluation/linear_judge.h"
#include "ai/registry.h"
#include "ai/search/search_thinker.h"

// How a game gets its bots. Included by ai/<game>/registration.cpp alone, so that what is compiled for a game
// here is compiled once.

namespace horta {

// `reasons` is the function of the game's hint.h.
template <Game G, auto reasons>
GameAi ai_for(const LevelStyles& styles) {
  using J = LinearJudge<G>;
  return {
      .game = G::name,
      .levels = styles,
      .weight_shape = weight_shape<G>(),
      .shipped_weights = [] { return shipped_weights<G>(); },
      .greedy = [](std::uint64_t seed, std::shared_ptr<const Weights> weights) -> std::unique_ptr<Thinker> {
        return std::make_unique<Greedy<G, J>>(seed, std::move(weights));
      },
      .search = [](std::uint64_t seed, int threads,
                   std::shared_ptr<const Weights> weights) -> std::unique_ptr<Thinker> {
        return std::make_unique<SearchThinker<G, J>>(seed, threads, std::move(weights));
      },
      .hint_reasons =
          [](const Table& before, const Table& after, const FollowedTurn& turn) {
            const auto& from = static_cast<const TableOf<G>&>(before);
            return reasons(from.rules(), from.state(), static_cast<const TableOf<G>&>(after).state(), turn);
          }};
}

}  // namespace horta
