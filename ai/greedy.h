#pragma once

#include <algorithm>

#include "ai/bot.h"
#include "ai/heuristic.h"
#include "engine/core/random.h"

namespace horta {

// Plays its turn to the end in thought, every way there is, and takes the one that leaves it best off by the
// heuristic. It samples draws and does not think about the answers of others.
template <Game G>
class Greedy final : public BotOf<G> {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  explicit Greedy(std::uint64_t seed) : random_{seed} {}

  Move choose(const Rules& rules, const State& state, const MoveList& options) override {
    const Seat seat = G::decision(state).seat;
    int best = 0;
    Move chosen;
    std::uint32_t ties = 0;
    for (const Move move : options) {
      const int value = after(rules, state, seat, move, 0);
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
  static constexpr int longest_turn = 8;  // decisions of one turn looked at

  // The value for `seat` of playing `move` and finishing the turn as well as possible.
  int after(const Rules& rules, const State& state, Seat seat, Move move, int depth) {
    State next = state;
    RandomChance chance{random_.next()};
    NoEvents silent;
    G::apply(rules, next, move, chance, silent);
    if (G::over(next) || G::decision(next).seat != seat || G::opens_turn(next) ||
        G::round(next) != G::round(state) || depth == longest_turn)
      return standing(rules, next, seat);
    MoveList options;
    G::legal(rules, next, options);
    int best = 0;
    bool first = true;
    for (const Move reply : options) {
      const int value = after(rules, next, seat, reply, depth + 1);
      best = first ? value : std::max(best, value);
      first = false;
    }
    return best;
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
