#include "tuning/fit_policy.h"

#include <algorithm>
#include <cmath>

#include "tuning/played_games.h"

namespace horta::tuning {

PolicyFit fit_policy(const Sight& sight, std::span<const std::string> files, double rate,
                     std::vector<double>& weights, std::vector<double>& squares) {
  PolicyFit fit;
  MoveList options;
  std::vector<std::vector<int>> seen;
  std::vector<double> likely;
  each_game(sight.game, files, [&](const PlayedGame& game) {
    game.each_position([&](const Table& table, Move played) {
      table.legal(options);
      sight.patterns(table, options, seen);
      likely.assign(options.size(), 0);
      std::size_t chosen = 0, best = 0;
      for (std::size_t index = 0; index < options.size(); ++index) {
        for (const int pattern : seen[index])
          likely[index] += weights[static_cast<std::size_t>(pattern)] / 100;
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
