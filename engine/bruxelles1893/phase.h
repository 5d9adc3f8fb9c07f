#pragma once

#include "engine/bruxelles1893/state.h"

namespace horta::bruxelles1893 {

// The parts of a game in which something can be asked, in the order of a round.
enum class Phase : std::uint8_t {
  set_up,
  planning,
  turns,
  columns,
  columns_done,
  use_cards,
  irises_begin,
  irises_done,
  brussels,
  visits,
  round_ends,
  notable_leaves,
  end_of_game,
};

// That of a moment for cards, and that of a state.
Phase phase_of(Moment moment);
Phase phase_of(const State& state);

}  // namespace horta::bruxelles1893
