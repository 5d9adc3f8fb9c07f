// Plays whatever the bytes say: legal moves by index, and raw moves that must be refused with a reason.

#include <cstdint>

#include "fuzz/rule_sets.h"

using namespace horta;
using fuzz::require;

namespace {

template <Game G>
void play(unsigned rule_set, std::uint64_t seed, const std::uint8_t* data, std::size_t size) {
  const auto& all = fuzz::all_rules<G>();
  const auto& rules = all[rule_set % all.size()];
  RandomChance chance{seed};
  NoEvents silent;
  typename G::State state;
  G::set_up(rules, state, chance, silent);
  MoveList legal;
  for (std::size_t place = 0; place < size && !G::over(state); ++place) {
    require(is_valid(rules, state));
    G::legal(rules, state, legal);
    require(legal.size() >= 2);
    if (data[place] == 255 && place + 4 < size) {
      const Move raw = Move::from_bits(static_cast<std::uint32_t>(data[place + 1]) << 24 |
                                       static_cast<std::uint32_t>(data[place + 2]) << 16 |
                                       static_cast<std::uint32_t>(data[place + 3]) << 8 | data[place + 4]);
      const Seat seat = G::decision(state).seat;
      require(G::explain(rules, state, seat, raw).empty() == legal.contains(raw));
      require(!G::explain(rules, state, next_seat(seat, rules.players), raw).empty());
      place += 4;
      continue;
    }
    G::apply(rules, state, legal[data[place] % legal.size()], chance, silent);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  if (data[0] & 128)
    play<bruxelles1893::Game>(data[0] & 127, data[1], data + 2, size - 2);
  else
    play<bruxelles1897::Game>(data[0], data[1], data + 2, size - 2);
  return 0;
}
