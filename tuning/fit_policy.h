#pragma once

#include <algorithm>
#include <cmath>

#include "ai/evaluation/weights.h"
#include "tuning/played_games.h"

namespace horta::tuning {

struct PolicyFit {
  std::uint64_t decisions = 0;
  double surprise = 0;  // mean, in nats
  double guessed = 0;   // share of the decisions in which the played move looked best
};

// One pass over the games: makes the moves that were played likelier (logistic regression with AdaGrad). The
// weights are in hundredths; `squares` remembers how much each has been moved.
template <Game G>
PolicyFit fit_policy(std::span<const std::string> files, double rate, std::vector<double>& weights,
                     std::vector<double>& squares) {
  using Knowledge = Heuristic<G>;
  PolicyFit fit;
  MoveList options;
  std::vector<std::vector<int>> seen;
  std::vector<double> likely;
  each_game<G>(files, [&](const PlayedGame<G>& game) {
    game.each_position([&](const typename G::State& state, Move played) {
      G::legal(game.rules, state, options);
      seen.resize(std::max(seen.size(), options.size()));
      likely.assign(options.size(), 0);
      const typename Knowledge::Glance glance{game.rules, state};
      std::size_t chosen = 0, best = 0;
      for (std::size_t index = 0; index < options.size(); ++index) {
        seen[index].clear();
        Knowledge::each_pattern(game.rules, state, glance, options[index], [&](int pattern) {
          seen[index].push_back(pattern);
          likely[index] += weights[static_cast<std::size_t>(pattern)] / 100;
        });
        if (options[index] == played) chosen = index;
        if (likely[index] > likely[best]) best = index;
      }
      const double most = *std::ranges::max_element(likely);
      double total = 0;
      for (double& value : likely) total += value = std::exp(value - most);
      ++fit.decisions;
      fit.surprise -= std::log(likely[chosen] / total);
      fit.guessed += best == chosen ? 1 : 0;
      for (std::size_t index = 0; index < options.size(); ++index) {
        const double slope = (index == chosen ? 1.0 : 0.0) - likely[index] / total;
        for (const int pattern : seen[index]) {
          const auto place = static_cast<std::size_t>(pattern);
          squares[place] += slope * slope;
          weights[place] += 100 * rate * slope / std::sqrt(squares[place] + 1);
          weights[place] *= 1 - 1e-7;
        }
      }
    });
  });
  fit.surprise /= static_cast<double>(fit.decisions);
  fit.guessed /= static_cast<double>(fit.decisions);
  return fit;
}

}  // namespace horta::tuning
