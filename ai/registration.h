#pragma once

#include "ai/bots/greedy.h"
#include "ai/evaluation/linear_judge.h"
#include "ai/registry.h"
#include "ai/search/search_thinker.h"

// How a game gets its bots. Included by ai/<game>/registration.cpp alone, so that what is compiled for a game
// here is compiled once.

namespace horta {

template <Game G>
struct SightOf {
  using Knowledge = Heuristic<G>;

  static const TableOf<G>& at(const Table& table) { return static_cast<const TableOf<G>&>(table); }

  static std::string weights_name(const Table& table) { return Knowledge::weights_name(at(table).rules()); }

  static void features(const Table& table, Seat seat, std::vector<FeatureAmount>& found) {
    found.clear();
    Knowledge::measure(at(table).rules(), at(table).state(), seat,
                       [&](int feature, int amount) { found.emplace_back(feature, amount); });
  }

  static void patterns(const Table& table, const MoveList& options, std::vector<std::vector<int>>& found) {
    const auto& [rules, state] = std::tie(at(table).rules(), at(table).state());
    const typename Knowledge::Glance glance{rules, state};
    found.resize(options.size());
    for (std::size_t index = 0; index < options.size(); ++index) {
      found[index].clear();
      Knowledge::each_pattern(rules, state, glance, options[index],
                              [&](int pattern) { found[index].push_back(pattern); });
    }
  }
};

// `reasons` is the function of the game's hint.h.
template <Game G, auto reasons>
GameAi ai_for(const LevelStyles& styles) {
  using J = LinearJudge<G>;
  return {
      .game = G::name,
      .levels = styles,
      .sight = {.shape = weight_shape<G>(),
                .weights_name = &SightOf<G>::weights_name,
                .features = &SightOf<G>::features,
                .patterns = &SightOf<G>::patterns},
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
