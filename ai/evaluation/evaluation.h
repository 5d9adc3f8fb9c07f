#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "ai/evaluation/exponential.h"
#include "ai/evaluation/weights.h"
#include "engine/core/seat.h"

namespace horta {

// What each seat may expect.
using Shares = std::array<float, max_seats>;  // of the win; they add up to 1
using Points = std::array<float, max_seats>;  // at the end of the game

struct Prospects {
  Shares share{};
  Points points{};
};

// The evaluation and the policy of a game with their weights, for the rules of one table. Immutable: any
// number of searches may share it.
template <Game G>
class Evaluation {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Knowledge = Heuristic<G>;

  // Without weights, those that are shipped.
  explicit Evaluation(const Rules& rules, std::shared_ptr<const Weights> weights = nullptr)
      : weights_{weights ? std::move(weights) : shipped_weights<G>()}, values_{&weights_->values.front()} {
    const std::string name = Knowledge::weights_name(rules);
    for (const ValueWeights& set : weights_->values)
      if (set.name == name) values_ = &set;
  }

  // The points that a seat is likely to have at the end, in hundredths.
  int value(const Rules& rules, const State& state, Seat seat) const {
    std::int64_t value = G::score(state, seat) * 100;
    if (G::over(state)) return static_cast<int>(value);
    const std::int32_t* weight = values_->features[round_of(state)].data();
    Knowledge::measure(rules, state, seat, [&](int feature, int amount) {
      value += static_cast<std::int64_t>(weight[feature]) * amount;
    });
    return static_cast<int>(std::clamp<std::int64_t>(value, -most_value, most_value));
  }

  // Of a game that goes on.
  Prospects prospects(const Rules& rules, const State& state) const {
    Prospects result;
    float most = -1e9F;
    for (Seat seat = 0; seat < rules.players; ++seat) {
      const float points = static_cast<float>(value(rules, state, seat)) * 0.01F;
      result.points[at(seat)] = points;
      most = points > most ? points : most;
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

  // How much the options look like moves worth playing: visit(index, weight), in hundredths.
  void each_logit(const Rules& rules, const State& state, const MoveList& options, auto&& visit) const {
    const typename Knowledge::Glance glance{rules, state};
    const std::int32_t* weight = weights_->policy.data();
    for (std::size_t index = 0; index < options.size(); ++index) {
      int sum = 0;
      Knowledge::each_pattern(rules, state, glance, options[index],
                              [&](int pattern) { sum += weight[pattern]; });
      visit(index, sum);
    }
  }

  // The option that looks best; the first of equal ones.
  Move best_looking(const Rules& rules, const State& state, const MoveList& options) const {
    Move best = options[0];
    int most = 0;
    each_logit(rules, state, options, [&](std::size_t index, int logit) {
      if (index > 0 && logit <= most) return;
      most = logit;
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
