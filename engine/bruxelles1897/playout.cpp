// What a search does millions of times: listing the options, and playing on with draws of its own and nobody
// told. In the browser these are compiled for speed, nearly everything else for size
// (cmake/wasm-modules.cmake).

#include "engine/bruxelles1897/apply.h"

namespace horta::bruxelles1897 {

void Game::legal(const Rules& rules, const State& state, MoveList& list) {
  list.clear();
  each_option(rules, state, [&list](Move move) {
    list.push_back(move);
    return true;
  });
}

template void Game::set_up(const Rules&, State&, RandomChance&, NoEvents&);
template void Game::apply(const Rules&, State&, Move, RandomChance&, NoEvents&);

}  // namespace horta::bruxelles1897
