#pragma once

#include <string_view>
#include <tuple>

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1897/game.h"

namespace horta {

// Every game there is. To add one, add its type here: see docs/adding-a-game.md. A WebAssembly module has
// only the one that it is built with.
#ifdef HORTA_GAMES
using Games = std::tuple<HORTA_GAMES>;
#else
using Games = std::tuple<bruxelles1897::Game, bruxelles1893::Game>;
#endif

// Calls visit(G{}) with the type of the game of that name; false when there is none.
template <class Visit>
bool with_game(std::string_view name, Visit&& visit) {
  return std::apply(
      [&](auto... game) { return ((decltype(game)::name == name && (visit(game), true)) || ...); }, Games{});
}

}  // namespace horta
