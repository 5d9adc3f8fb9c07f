#include "ai/registry.h"

#include <algorithm>

namespace horta {

const GameAi& ai_of(std::string_view game) {
  static const std::vector<GameAi> all = ais_of_program();
  return *std::ranges::find(all, game, &GameAi::game);
}

}  // namespace horta
