#pragma once

#include <cmath>
#include <map>

#include "ai/evaluation/evaluation.h"
#include "engine/core/random.h"
#include "tuning/least_squares.h"
#include "tuning/played_games.h"

namespace horta::tuning {

// One position in `sample_one_in` is looked at: those of a game are much alike.
inline constexpr std::uint32_t sample_one_in = 3;

// Calls visit(game, state) for a sample of the positions in which a turn begins.
template <Game G>
void each_sample(std::span<const std::string> files, auto&& visit) {
  Random random{1};
  each_game<G>(files, [&](const PlayedGame<G>& game) {
    game.each_position([&](const typename G::State& state, Move) {
      if (G::opens_turn(state) && random.below(sample_one_in) == 0) visit(game, state);
    });
  });
}

// Fits what each feature is worth to the points that players made from there on: least squares, drawn towards
// the weights so far by a ridge. Sets of weights without games stay as they are.
template <Game G>
void fit_values(std::span<const std::string> files, double ridge, Weights& weights) {
  constexpr int features = Heuristic<G>::features().size;
  std::map<std::string, std::vector<LeastSquares>> sums;
  std::vector<std::pair<int, int>> row;
  each_sample<G>(files, [&](const PlayedGame<G>& game, const typename G::State& state) {
    auto& rounds = sums[Heuristic<G>::weights_name(game.rules)];
    if (rounds.empty()) rounds.resize(Heuristic<G>::rounds, LeastSquares{features});
    for (Seat seat = 0; seat < game.rules.players; ++seat) {
      row.clear();
      Heuristic<G>::measure(game.rules, state, seat,
                            [&](int feature, int amount) { row.emplace_back(feature, amount); });
      const int gained = game.scores[static_cast<std::size_t>(seat)] - G::score(state, seat);
      rounds[static_cast<std::size_t>(G::round(state) - 1)].add(row, 100.0 * gained);
    }
  });
  for (auto& [name, rounds] : sums) {
    ValueWeights* set = nullptr;
    for (ValueWeights& known : weights.values)
      if (known.name == name) set = &known;
    if (!set) {
      weights.values.push_back(
          {.name = name,
           .features =
               std::vector(rounds.size(), std::vector<std::int32_t>(static_cast<std::size_t>(features))),
           .spread = std::vector<std::int32_t>(rounds.size(), 1000)});
      set = &weights.values.back();
    }
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      auto& old = set->features[round];
      const auto solved = rounds[round].solve(std::vector<double>(old.begin(), old.end()), ridge);
      for (std::size_t feature = 0; feature < old.size(); ++feature)
        old[feature] = static_cast<std::int32_t>(std::lround(solved[feature]));
    }
  }
}

// Fits how far the scores still scatter: the spread under which the winners are likeliest.
template <Game G>
void fit_spread(std::span<const std::string> files, Weights& weights) {
  struct Sample {
    std::vector<double> points;
    std::vector<double> share;
  };
  std::map<std::string, std::vector<std::vector<Sample>>> samples;
  const auto shared = std::make_shared<const Weights>(weights);
  each_sample<G>(files, [&](const PlayedGame<G>& game, const typename G::State& state) {
    const Evaluation<G> evaluation{game.rules, shared};
    auto& rounds = samples[Heuristic<G>::weights_name(game.rules)];
    rounds.resize(Heuristic<G>::rounds);
    Sample sample{.points = {}, .share = game.win_share};
    for (Seat seat = 0; seat < game.rules.players; ++seat)
      sample.points.push_back(evaluation.value(game.rules, state, seat));
    rounds[static_cast<std::size_t>(G::round(state) - 1)].push_back(std::move(sample));
  });
  const auto surprise = [](const std::vector<Sample>& all, double spread) {
    double sum = 0;
    for (const Sample& sample : all) {
      double total = 0;
      for (const double points : sample.points) total += std::exp((points - sample.points[0]) / spread);
      for (std::size_t seat = 0; seat < sample.points.size(); ++seat)
        sum -= sample.share[seat] * ((sample.points[seat] - sample.points[0]) / spread - std::log(total));
    }
    return sum;
  };
  for (auto& [name, rounds] : samples)
    for (ValueWeights& set : weights.values)
      for (std::size_t round = 0; set.name == name && round < rounds.size(); ++round) {
        if (rounds[round].empty()) continue;
        double best = 100;
        for (double spread = 100; spread < 6000; spread *= 1.05)
          if (surprise(rounds[round], spread) < surprise(rounds[round], best)) best = spread;
        set.spread[round] = static_cast<std::int32_t>(std::lround(best));
      }
}

}  // namespace horta::tuning
