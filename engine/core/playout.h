#pragma once

#include <cstdint>

#include "engine/core/game.h"
#include "engine/core/random.h"

namespace horta {

// Plays a whole game of uniformly random moves and returns the number of decisions. visit(state, move) is
// called before each one. Deterministic for a seed, on every machine.
template <Game G, class Visit>
int random_game(const typename G::Rules& rules, std::uint64_t seed, typename G::State& state, Visit&& visit) {
  Random random{seed};
  RandomChance chance{random.next()};
  NoEvents silent;
  MoveList options;
  int decisions = 0;
  G::set_up(rules, state, chance, silent);
  while (!G::over(state)) {
    G::legal(rules, state, options);
    const Move move = options[random.below(static_cast<std::uint32_t>(options.size()))];
    visit(state, move);
    G::apply(rules, state, move, chance, silent);
    ++decisions;
  }
  return decisions;
}

// A hash over all decisions and final scores of a fixed set of random games: it changes when the behaviour of
// the rules does (FNV-1a, 64 bits).
template <Game G>
std::uint64_t signature(const typename G::Rules& rules, int games = 200) {
  std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
  const auto add = [&hash](std::uint32_t value) {
    for (int byte = 0; byte < 4; ++byte)
      hash = (hash ^ ((value >> (8 * byte)) & 0xFF)) * 0x0000'0100'0000'01B3;
  };
  typename G::State state;
  for (int game = 0; game < games; ++game) {
    random_game<G>(rules, static_cast<std::uint64_t>(game), state,
                   [&add](const typename G::State&, Move move) { add(move.bits()); });
    for (Seat seat = 0; seat < rules.players; ++seat) add(static_cast<std::uint32_t>(G::score(state, seat)));
  }
  return hash;
}

}  // namespace horta
