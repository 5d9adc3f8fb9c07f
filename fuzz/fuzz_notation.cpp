// Any text as a move: it is refused, or is exactly how that move is written.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/bruxelles1897/game.h"
#include "engine/core/components.h"

using horta::bruxelles1897::Game;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto rules = *Game::make_rules(4, *horta::make_options(Game::options(), {}),
                                              horta::newest_components(Game::name).data);
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto move = Game::from_notation(rules, text);
  if (!move) return 0;
  if (Game::to_notation(rules, *move) != text) std::abort();
  if (Game::option_from_json(rules, move->kind(), Game::option_to_json(rules, *move)) != move) std::abort();
  return 0;
}
