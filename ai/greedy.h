#pragma once

#include <algorithm>

#include "ai/bot.h"
#include "ai/heuristic.h"
#include "engine/core/random.h"

namespace horta {

// Plays its turn to the end in thought, every way there is, and takes the one that leaves it best off by the
// heuristic; where there are too many ways, it follows the best-looking option of each later decision. It
// samples draws and does not think about the answers of others.
template <Game G>
class Greedy final : public BotOf<G> {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  explicit Greedy(std::uint64_t seed) : random_{seed} {}

  Answered choose(const Rules& rules, const State& state, const MoveList& options) override {
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
  static constexpr int budget = 2000;      // ways to play a turn, roughly

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
    const auto count = static_cast<int>(options.size());
    if (ways < count) return after(rules, next, seat, best_looking(rules, next, seat, options), depth + 1, 0);
    int best = 0;
    bool first = true;
    for (const Move reply : options) {
      const int value = after(rules, next, seat, reply, depth + 1, ways / count);
      best = first ? value : std::max(best, value);
      first = false;
    }
    return best;
  }

  Move best_looking(const Rules& rules, const State& state, Seat seat, const MoveList& options) {
    Move chosen = options[0];
    int best = 0;
    for (std::size_t index = 0; index < options.size(); ++index) {
      const int value = standing(rules, played(rules, state, options[index]), seat);
      if (index > 0 && value <= best) continue;
      best = value;
      chosen = options[index];
    }
    return chosen;
  }

  // Its own value against the best of the others.
  static int standing(const Rules& rules, const State& state, Seat seat) {
    int rival = 0;
    bool first = true;
    for (Seat other = 0; other < rules.players; ++other) {
      if (other == seat) continue;
      const int value = Heuristic<G>::value(rules, state, other);
      rival = first ? value : std::max(rival, value);
      first = false;
    }
    return 3 * Heuristic<G>::value(rules, state, seat) - rival;
  }

  Random random_;
};

}  // namespace horta
