// What a search does millions of times: listing the options, and playing on with draws of its own and nobody
// told. In the browser these are compiled for speed, nearly everything else for size
// (cmake/wasm-modules.cmake).

#include "engine/bruxelles1893/apply.h"

namespace horta::bruxelles1893 {

void Game::legal(const Rules& rules, const State& state, MoveList& list) { list_options(rules, state, list); }

template void Game::set_up(const Rules&, State&, RandomChance&, NoEvents&);
template void Game::apply(const Rules&, State&, Move, RandomChance&, NoEvents&);

}  // namespace horta::bruxelles1893
