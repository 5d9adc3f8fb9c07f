// Plays whatever the bytes say: legal moves by index, and raw moves that must be refused with a reason.

#include <cstdint>
#include <cstdlib>

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/validity.h"
#include "engine/core/components.h"

using namespace horta;
using bruxelles1897::Game;

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto components = newest_components(Game::name);
  if (size < 2) return 0;
  auto options = *make_options(Game::options(), {{"optional_actions", data[0] & 4 ? "on" : "off"}});
  const auto rules = *Game::make_rules(2 + data[0] % 3, options, components.data);
  RandomChance chance{data[1]};
  NoEvents silent;
  Game::State state;
  Game::set_up(rules, state, chance, silent);
  MoveList legal;
  for (std::size_t place = 2; place < size && !Game::over(state); ++place) {
    require(bruxelles1897::is_valid(rules, state));
    Game::legal(rules, state, legal);
    require(legal.size() >= 2);
    if (data[place] == 255 && place + 4 < size) {
      const Move raw = Move::from_bits(static_cast<std::uint32_t>(data[place + 1]) << 24 |
                                       static_cast<std::uint32_t>(data[place + 2]) << 16 |
                                       static_cast<std::uint32_t>(data[place + 3]) << 8 | data[place + 4]);
      const Seat seat = Game::decision(state).seat;
      require(Game::explain(rules, state, seat, raw).empty() == legal.contains(raw));
      require(!Game::explain(rules, state, seat + 1 == rules.players ? 0 : seat + 1, raw).empty());
      place += 4;
      continue;
    }
    Game::apply(rules, state, legal[data[place] % legal.size()], chance, silent);
  }
  return 0;
}
