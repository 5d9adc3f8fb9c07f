#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/evaluation/heuristic.h"
#include "ai/evaluation/layout.h"
#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/sha256.h"

namespace horta {

// The weights of an evaluation for one way to play a game (a number of players, an edition).
struct ValueWeights {
  std::string name;
  // Per round: what one more of a feature is worth at the end of the game, in hundredths of a point.
  std::vector<std::vector<std::int32_t>> features;
  // Per round: how far the final scores still scatter, in hundredths of a point. A lead of this much makes
  // the win e times as likely.
  std::vector<std::int32_t> spread;
};

// What tuning/ has found out about a game.
struct Weights {
  std::vector<ValueWeights> values;
  // Of each pattern, in hundredths: e to the power of the sum is how much more likely a move is chosen.
  std::vector<std::int32_t> policy;
};

struct WeightShape {
  std::span<const Block> features;
  std::span<const Block> patterns;
  int rounds;

  static int size_of(std::span<const Block> blocks) { return blocks.back().first + blocks.back().size; }
};

// A fault names the entry that is missing or wrong, and what it should hold.
std::expected<Weights, Fault> weights_from_json(const json::Value& file, const WeightShape& shape);
json::Value weights_to_json(const Weights& weights, const WeightShape& shape);
// The same for the same weights, however their file is laid out.
Digest digest_of(const Weights& weights, const WeightShape& shape);

// The text of weights/<game>.json as shipped; empty when there is none.
std::string_view shipped_weights(std::string_view game);
// The weights in such a text. One that cannot be used is a mistake in the program itself: std::logic_error
// says which; in the browser the module stops.
Weights weights_of_program(std::string_view game, std::string_view text, const WeightShape& shape);

template <Game G>
constexpr WeightShape weight_shape() {
  return {.features = Heuristic<G>::features().blocks,
          .patterns = Heuristic<G>::patterns().blocks,
          .rounds = Heuristic<G>::rounds};
}

// The weights that are shipped, read once.
template <Game G>
std::shared_ptr<const Weights> shipped_weights() {
  // One per game and program, made when it is first asked for.
  // NOLINTNEXTLINE(bugprone-dynamic-static-initializers)
  static const auto weights = std::make_shared<const Weights>(
      weights_of_program(G::name, shipped_weights(G::name), weight_shape<G>()));
  return weights;
}

}  // namespace horta
