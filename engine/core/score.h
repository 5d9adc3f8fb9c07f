#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta {

// Every victory point goes through here, so that a player's ledger is complete: points by source, whose sum
// is vp. `place` is where on the table they were won; -1: nowhere.
template <class Play>
void score(Play& play, Seat seat, int points, auto source, typename Play::Cause cause, int place = -1) {
  if (points == 0) return;
  auto& player = play.player(seat);
  player.vp = static_cast<std::int16_t>(player.vp + points);
  auto& entry = player.ledger[at(source)];
  entry = static_cast<std::int16_t>(entry + points);
  play.tell(Play::EventType::vp, seat, cause, points, static_cast<int>(source), place);
}

}  // namespace horta
