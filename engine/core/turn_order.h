#pragma once

#include "engine/core/seat.h"

// Turn order: clockwise, from the first player of the round.

namespace horta {

// Calls visit(seat) for every seat in turn order.
void in_turn_order(const auto& rules, const auto& state, auto&& visit) {
  Seat seat = state.first_player;
  for (int count = 0; count < rules.players; ++count) {
    visit(seat);
    seat = next_seat(seat, rules.players);
  }
}

// The seat after this one in turn order; no_seat after the last.
Seat next_in_order(const auto& rules, const auto& state, Seat seat) {
  const Seat next = next_seat(seat, rules.players);
  return next == state.first_player ? no_seat : next;
}

// The first seat to the left of this one that `fits`, and at last the seat itself. Precondition: one does.
constexpr Seat first_to_the_left(Seat seat, int seats, auto&& fits) {
  do seat = next_seat(seat, seats);
  while (!fits(seat));
  return seat;
}

}  // namespace horta
