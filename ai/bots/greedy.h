#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "ai/bots/bot.h"
#include "ai/evaluation/evaluation.h"
#include "engine/core/random.h"

namespace horta {

// Plays its turn to the end in thought, in every way that looks sensible to the policy, and takes the one
// that leaves it best off by the evaluation. It samples draws and does not think about the answers of others.
template <Game G>
class Greedy final : public BotOf<G> {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  explicit Greedy(std::uint64_t seed, std::shared_ptr<const Weights> weights = nullptr)
      : random_{seed}, weights_{std::move(weights)} {}

  Answered choose(const Rules& rules, const State& state, const MoveList& options) override {
    if (!evaluation_) evaluation_.emplace(rules, weights_);
    const Seat seat = G::decision(state).seat;
    int best = 0;
    Move chosen;
    std::uint32_t ties = 0;
    for (const Move move : options) {
      const int value = after(rules, state, seat, move, 0, budget / static_cast<int>(options.size()));
      if (ties == 0 || value > best) {
        best = value;
        chosen = move;
        ties = 1;
      } else if (value == best && random_.below(++ties) == 0) {
        chosen = move;
      }
    }
    return chosen;
  }

 private:
  static constexpr int longest_turn = 16;  // decisions of one turn looked at
  static constexpr int budget = 400;       // ways to play a turn, roughly

  State played(const Rules& rules, const State& state, Move move) {
    State next = state;
    RandomChance chance{random_.next()};
    NoEvents silent;
    G::apply(rules, next, move, chance, silent);
    return next;
  }

  // The value for `seat` of playing `move` and finishing the turn as well as possible.
  int after(const Rules& rules, const State& state, Seat seat, Move move, int depth, int ways) {
    const State next = played(rules, state, move);
    if (G::over(next) || G::decision(next).seat != seat || G::opens_turn(next) ||
        G::round(next) != G::round(state) || depth == longest_turn)
      return standing(rules, next, seat);
    MoveList options;
    G::legal(rules, next, options);
    const auto best_looking = by_looks(rules, next, options);
    const int tried = std::clamp(ways, 1, static_cast<int>(best_looking.size()));
    int best = 0;
    for (int index = 0; index < tried; ++index) {
      const Move reply = best_looking[static_cast<std::size_t>(index)].second;
      const int value = after(rules, next, seat, reply, depth + 1, ways / tried);
      best = index == 0 ? value : std::max(best, value);
    }
    return best;
  }

  // The options with the weight of the policy, those that look best first.
  std::vector<std::pair<int, Move>> by_looks(const Rules& rules, const State& state,
                                             const MoveList& options) {
    std::vector<std::pair<int, Move>> sorted;
    evaluation_->each_logit(rules, state, options, [&](std::size_t index, int logit) {
      sorted.emplace_back(logit, options[index]);
    });
    std::ranges::stable_sort(sorted, std::greater{}, &std::pair<int, Move>::first);
    return sorted;
  }

  // Its own value against the best of the others.
  int standing(const Rules& rules, const State& state, Seat seat) const {
    int rival = 0;
    bool first = true;
    for (Seat other = 0; other < rules.players; ++other) {
      if (other == seat) continue;
      const int value = evaluation_->value(rules, state, other);
      rival = first ? value : std::max(rival, value);
      first = false;
    }
    return 3 * evaluation_->value(rules, state, seat) - rival;
  }

  Random random_;
  std::shared_ptr<const Weights> weights_;   // null: as shipped
  std::optional<Evaluation<G>> evaluation_;  // for the rules of the game being played
};

}  // namespace horta
