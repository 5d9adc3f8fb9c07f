// Any text as a move: it is refused, or is exactly how that move is written.

#include <cstdint>
#include <string_view>

#include "fuzz/rule_sets.h"

using namespace horta;
using fuzz::require;

namespace {

template <Game G>
void read(const typename G::Rules& rules, std::string_view text) {
  const auto move = G::from_notation(rules, text);
  if (!move) return;
  require(G::to_notation(rules, *move) == text);
  require(G::option_from_json(rules, move->kind(), G::option_to_json(rules, *move)) == move);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  read<bruxelles1897::Game>(fuzz::all_rules<bruxelles1897::Game>().back(), text);
  read<bruxelles1893::Game>(fuzz::all_rules<bruxelles1893::Game>().front(), text);  // second edition
  read<bruxelles1893::Game>(fuzz::all_rules<bruxelles1893::Game>().back(), text);   // first edition
  return 0;
}
