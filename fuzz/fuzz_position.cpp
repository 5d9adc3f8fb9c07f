// Any text as a position: it is refused, or is exactly how a valid position is written, from which a game can
// be played to its end.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/validity.h"
#include "engine/core/components.h"

using namespace horta;
using bruxelles1897::Game;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto components = newest_components(Game::name);
  static const auto options = *make_options(Game::options(), {{"optional_actions", "on"}});
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  for (int players = Game::min_players; players <= Game::max_players; ++players) {
    static const Game::Rules all_rules[] = {*Game::make_rules(2, options, components.data),
                                            *Game::make_rules(3, options, components.data),
                                            *Game::make_rules(4, options, components.data)};
    const Game::Rules& rules = all_rules[players - Game::min_players];
    auto state = Game::from_position(rules, text);
    if (!state) continue;
    if (Game::to_position(rules, *state) != text) std::abort();
    RandomChance chance{size};
    Random random{size};
    NoEvents silent;
    MoveList legal;
    while (!Game::over(*state)) {
      if (!bruxelles1897::is_valid(rules, *state)) std::abort();
      Game::legal(rules, *state, legal);
      if (legal.size() < 2) std::abort();
      Game::apply(rules, *state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], chance,
                  silent);
    }
  }
  return 0;
}
