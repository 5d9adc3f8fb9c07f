// Any text as a position: it is refused, or is exactly how a valid position is written, from which a game can
// be played to its end.

#include <cstdint>
#include <string_view>

#include "fuzz/rule_sets.h"

using namespace horta;
using fuzz::require;

namespace {

template <Game G>
void read(std::string_view text) {
  for (const auto& rules : fuzz::all_rules<G>()) {
    auto state = G::from_position(rules, text);
    if (!state) continue;
    require(G::to_position(rules, *state) == text);
    RandomChance chance{text.size()};
    Random random{text.size()};
    NoEvents silent;
    MoveList legal;
    while (!G::over(*state)) {
      require(is_valid(rules, *state));
      G::legal(rules, *state, legal);
      require(legal.size() >= 2);
      G::apply(rules, *state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], chance, silent);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  read<bruxelles1897::Game>(text);
  read<bruxelles1893::Game>(text);
  return 0;
}
