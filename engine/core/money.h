#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace horta {

// Money received, or paid where the amount is negative. Nothing is no event.
template <class Play>
void change_money(Play& play, Seat seat, int amount, typename Play::Cause cause) {
  if (amount == 0) return;
  auto& money = play.player(seat).money;
  money = static_cast<std::int16_t>(money + amount);
  play.tell(Play::EventType::money, seat, cause, amount);
}

}  // namespace horta
