#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "ai/evaluation/judge.h"
#include "ai/search/thinker.h"
#include "engine/core/random.h"

namespace horta {

// Plays its turn to the end in thought, in every way that looks sensible to the policy, and takes the one
// that leaves it best off by its judge. It samples draws and does not think about the answers of others.
template <Game G, Judge<G> J>
class Greedy final : public Thinker {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  explicit Greedy(std::uint64_t seed, std::shared_ptr<const typename J::Model> model = nullptr)
      : random_{seed}, model_{std::move(model)} {}

  std::expected<Thought, Fault> think(const Table& table, const Limit&, const std::atomic<bool>&,
                                      const std::function<void(const Thought&)>&) override {
    const auto& at_table = static_cast<const TableOf<G>&>(table);
    MoveList options;
    table.legal(options);
    return plain_thought(choose(at_table.rules(), at_table.state(), options));
  }

  // One of these options; `rules` must be those of the same table every time.
  Move choose(const Rules& rules, const State& state, const MoveList& options) {
    if (!judge_) judge_.emplace(rules, model_);
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
    judge_->each_weight(rules, state, options,
                        [&](std::size_t index, int weight) { sorted.emplace_back(weight, options[index]); });
    std::ranges::stable_sort(sorted, std::greater{}, &std::pair<int, Move>::first);
    return sorted;
  }

  // Its own value against the best of the others.
  int standing(const Rules& rules, const State& state, Seat seat) const {
    int rival = 0;
    bool first = true;
    for (Seat other = 0; other < rules.players; ++other) {
      if (other == seat) continue;
      const int value = judge_->points(rules, state, other);
      rival = first ? value : std::max(rival, value);
      first = false;
    }
    return 3 * judge_->points(rules, state, seat) - rival;
  }

  Random random_;
  std::shared_ptr<const typename J::Model> model_;  // null: as shipped
  std::optional<J> judge_;                          // for the rules of the game being played
};

}  // namespace horta
