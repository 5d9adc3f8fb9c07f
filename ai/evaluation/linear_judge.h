#pragma once

#include <algorithm>
#include <memory>

#include "ai/evaluation/exponential.h"
#include "ai/evaluation/judge.h"
#include "ai/evaluation/weights.h"
#include "engine/core/seat.h"

namespace horta {

// The judge that adds up: the evaluation is a weighted sum of the features of a position, the policy one of
// the patterns of a move (heuristic.h).
template <Game G>
class LinearJudge {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Knowledge = Heuristic<G>;
  using Model = Weights;

  // Without weights, those that are shipped.
  explicit LinearJudge(const Rules& rules, std::shared_ptr<const Weights> weights = nullptr)
      : weights_{weights ? std::move(weights) : shipped_weights<G>()}, values_{&weights_->values.front()} {
    const std::string name = Knowledge::weights_name(rules);
    for (const ValueWeights& set : weights_->values)
      if (set.name == name) values_ = &set;
  }

  int points(const Rules& rules, const State& state, Seat seat) const {
    std::int64_t value = G::score(state, seat) * 100;
    if (G::over(state)) return static_cast<int>(value);
    const std::int32_t* weight = values_->features[round_of(state)].data();
    Knowledge::measure(rules, state, seat, [&](int feature, int amount) {
      value += static_cast<std::int64_t>(weight[feature]) * amount;
    });
    return static_cast<int>(std::clamp<std::int64_t>(value, -most_value, most_value));
  }

  Prospects prospects(const Rules& rules, const State& state) const {
    Prospects result;
    float most = -1e9F;
    for (Seat seat = 0; seat < rules.players; ++seat) {
      const float expected = static_cast<float>(points(rules, state, seat)) * 0.01F;
      result.points[at(seat)] = expected;
      most = expected > most ? expected : most;
    }
    const float per_spread = 100.0F / static_cast<float>(values_->spread[round_of(state)]);
    float total = 0;
    for (Seat seat = 0; seat < rules.players; ++seat) {
      result.share[at(seat)] = exponential((result.points[at(seat)] - most) * per_spread);
      total += result.share[at(seat)];
    }
    for (Seat seat = 0; seat < rules.players; ++seat) result.share[at(seat)] /= total;
    return result;
  }

  void each_weight(const Rules& rules, const State& state, const MoveList& options, auto&& visit) const {
    const typename Knowledge::Glance glance{rules, state};
    const std::int32_t* weight = weights_->policy.data();
    for (std::size_t index = 0; index < options.size(); ++index) {
      int sum = 0;
      Knowledge::each_pattern(rules, state, glance, options[index],
                              [&](int pattern) { sum += weight[pattern]; });
      visit(index, sum);
    }
  }

  Move best_looking(const Rules& rules, const State& state, const MoveList& options) const {
    Move best = options[0];
    int most = 0;
    each_weight(rules, state, options, [&](std::size_t index, int looks) {
      if (index > 0 && looks <= most) return;
      most = looks;
      best = options[index];
    });
    return best;
  }

 private:
  // Beyond any score, whatever the weights; a few of them can be added up.
  static constexpr std::int64_t most_value = 100'000'000;

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  // What is settled before the first round is judged like the first.
  static std::size_t round_of(const State& state) { return at(std::max(G::round(state), 1) - 1); }

  std::shared_ptr<const Weights> weights_;
  const ValueWeights* values_;
};

}  // namespace horta
