#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "ai/evaluation/linear_judge.h"
#include "ai/evaluation/weights.h"
#include "engine/core/table.h"

namespace horta::tuning {

// A number of a position that is not zero: which feature, and how much of it.
using FeatureAmount = std::pair<int, int>;

// What the evaluation and the policy of a game look at: what weights are fitted to. Each game makes its own
// in tuning/<game>/registration.cpp. Preconditions: a table of that game.
struct Sight {
  std::string_view game;
  WeightShape shape;
  std::string (*weights_name)(const Table& table);  // which set of weights of the evaluation holds
  void (*features)(const Table& table, Seat seat, std::vector<FeatureAmount>& found);
  // Of each option, in their order.
  void (*patterns)(const Table& table, const MoveList& options, std::vector<std::vector<int>>& found);
};

// Defined by the program itself: it knows which games it has (cmake/games.cmake).
std::vector<Sight> sights_of_program();

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

template <Game G>
Sight sight_for() {
  return {.game = G::name,
          .shape = weight_shape<G>(),
          .weights_name = &SightOf<G>::weights_name,
          .features = &SightOf<G>::features,
          .patterns = &SightOf<G>::patterns};
}

}  // namespace horta::tuning
