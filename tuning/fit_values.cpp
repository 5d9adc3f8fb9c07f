#include "tuning/fit_values.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/core/random.h"
#include "tuning/least_squares.h"
#include "tuning/played_games.h"

namespace horta::tuning {

namespace {

// Calls visit(game, table) for a sample of the positions in which a turn begins.
void each_sample(const Sight& sight, std::span<const std::string> files,
                 const std::function<void(const PlayedGame&, const Table&)>& visit) {
  constexpr std::uint32_t sample_one_in = 3;  // those of a game are much alike
  Random random{1};
  each_game(sight.game, files, [&](const PlayedGame& game) {
    game.each_position([&](const Table& table, Move) {
      if (table.opens_turn() && random.below(sample_one_in) == 0) visit(game, table);
    });
  });
}

std::size_t round_of(const Table& table) { return static_cast<std::size_t>(table.round() - 1); }

ValueWeights* find_set(Weights& weights, const std::string& name) {
  const auto found = std::ranges::find(weights.values, name, &ValueWeights::name);
  return found == weights.values.end() ? nullptr : &*found;
}

}  // namespace

void fit_values(const Sight& sight, std::span<const std::string> files, double ridge, Weights& weights) {
  const int features = WeightShape::size_of(sight.shape.features);
  const auto rounds_of_game = static_cast<std::size_t>(sight.shape.rounds);
  std::map<std::string, std::vector<LeastSquares>> sums;
  std::vector<FeatureAmount> row;
  each_sample(sight, files, [&](const PlayedGame& game, const Table& table) {
    auto& rounds = sums[sight.weights_name(table)];
    if (rounds.empty()) rounds.resize(rounds_of_game, LeastSquares{features});
    const std::vector<int> scores = table.scores();
    for (Seat seat = 0; seat < table.players(); ++seat) {
      sight.features(table, seat, row);
      const auto place = static_cast<std::size_t>(seat);
      rounds[round_of(table)].add(row, 100.0 * (game.scores[place] - scores[place]));
    }
  });
  for (auto& [name, rounds] : sums) {
    ValueWeights* set = find_set(weights, name);
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

void fit_spread(const Sight& sight, std::span<const std::string> files, Weights& weights) {
  struct Sample {
    std::vector<double> points;  // expected, in hundredths
    std::vector<double> share;
  };
  std::map<std::string, std::vector<std::vector<Sample>>> samples;
  std::vector<FeatureAmount> row;
  each_sample(sight, files, [&](const PlayedGame& game, const Table& table) {
    const std::string name = sight.weights_name(table);
    auto& rounds = samples[name];
    rounds.resize(static_cast<std::size_t>(sight.shape.rounds));
    const auto& worth = find_set(weights, name)->features[round_of(table)];
    Sample sample{.points = {}, .share = game.win_share};
    const std::vector<int> scores = table.scores();
    for (Seat seat = 0; seat < table.players(); ++seat) {
      double points = 100.0 * scores[static_cast<std::size_t>(seat)];
      sight.features(table, seat, row);
      for (const auto& [feature, amount] : row) points += worth[static_cast<std::size_t>(feature)] * amount;
      sample.points.push_back(points);
    }
    rounds[round_of(table)].push_back(std::move(sample));
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
  for (const auto& [name, rounds] : samples) {
    ValueWeights& set = *find_set(weights, name);
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      if (rounds[round].empty()) continue;
      double best = 100;
      for (double spread = 100; spread < 6000; spread *= 1.05)
        if (surprise(rounds[round], spread) < surprise(rounds[round], best)) best = spread;
      set.spread[round] = static_cast<std::int32_t>(std::lround(best));
    }
  }
}

}  // namespace horta::tuning
