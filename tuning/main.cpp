// horta-tuning: fits the weights of a game's evaluation and policy to recorded games.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>

#include "engine/core/registry.h"
#include "files/files.h"
#include "files/whole_file.h"
#include "tuning/fit_policy.h"
#include "tuning/fit_values.h"
#include "tuning/played_games.h"
#include "tuning/sight.h"

using namespace horta;

namespace {

struct Arguments {
  std::string game{games().front().name};
  std::vector<std::string> records;
  std::string weights;  // to start from; empty: zero
  std::string out;
  double ridge = 30;
  double rate = 0.3;
  int passes = 3;
  bool values = true;
  bool policy = true;
};

int fit(const tuning::Sight& sight, const Arguments& arguments) {
  const WeightShape& shape = sight.shape;
  Weights weights;
  weights.policy.resize(static_cast<std::size_t>(WeightShape::size_of(shape.patterns)));
  if (!arguments.weights.empty()) {
    const auto text = read_file(arguments.weights);
    const auto file = text ? json::parse(*text) : std::unexpected(json::Error{});
    auto read = file ? weights_from_json(*file, shape) : std::unexpected(Fault{"weights"});
    if (!read) {
      fmt::print(stderr, "{} cannot be used\n", arguments.weights);
      return 1;
    }
    weights = std::move(*read);
  }
  if (tuning::each_game(sight.game, arguments.records, [](const auto&) {}) == 0) {
    fmt::print(stderr, "There is no finished game of {} in these files.\n", arguments.game);
    return 1;
  }
  if (arguments.values) {
    tuning::fit_values(sight, arguments.records, arguments.ridge, weights);
    tuning::fit_spread(sight, arguments.records, weights);
    for (const ValueWeights& set : weights.values)
      fmt::print("{:<16} spread by round, in points: {:.1f}\n", set.name,
                 fmt::join(
                     [&] {
                       std::vector<double> points;
                       for (const auto spread : set.spread) points.push_back(spread / 100.0);
                       return points;
                     }(),
                     " "));
  }
  if (arguments.policy) {
    std::vector<double> policy{weights.policy.begin(), weights.policy.end()};
    std::vector<double> squares(policy.size());
    for (int pass = 0; pass < arguments.passes; ++pass) {
      const auto fitted = tuning::fit_policy(sight, arguments.records, arguments.rate, policy, squares);
      fmt::print("policy, pass {}: {} decisions, {:.1f} % guessed, surprise {:.3f}\n", pass + 1,
                 fitted.decisions, 100 * fitted.guessed, fitted.surprise);
    }
    for (std::size_t index = 0; index < policy.size(); ++index)
      weights.policy[index] = static_cast<std::int32_t>(std::lround(policy[index]));
  }
  auto out = WholeFile::create(arguments.out);
  if (!out) {
    fmt::print(stderr, "{} cannot be written\n", arguments.out);
    return 1;
  }
  out->write(json::write(weights_to_json(weights, shape)) + "\n");
  return out->finish() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  CLI::App app{"Fits the weights of a game's evaluation and policy to recorded games."};
  app.add_option("records", arguments.records, "Records of finished games (.jsonl)")->required();
  app.add_option("--game", arguments.game, "Name of the game")->capture_default_str();
  app.add_option("--weights", arguments.weights, "Weights to start from");
  app.add_option("--out", arguments.out, "Where to write the weights")->required();
  app.add_option("--ridge", arguments.ridge, "How much the old weights hold back the new ones")
      ->capture_default_str();
  app.add_option("--rate", arguments.rate, "How fast the policy learns")->capture_default_str();
  app.add_option("--passes", arguments.passes, "How often the policy sees each game")->capture_default_str();
  app.add_flag("--values,!--no-values", arguments.values, "Fit the evaluation");
  app.add_flag("--policy,!--no-policy", arguments.policy, "Fit the policy");
  CLI11_PARSE(app, argc, argv);
  const auto sights = tuning::sights_of_program();
  const auto sight = std::ranges::find(sights, arguments.game, &tuning::Sight::game);
  if (sight == sights.end()) {
    fmt::print(stderr, "There is no game {}.\n", arguments.game);
    return 2;
  }
  return fit(*sight, arguments);
}
