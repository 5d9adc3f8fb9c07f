#pragma once

#include <cstdint>

namespace horta {

// A place at the table, numbered from 0 in clockwise order.
using Seat = int;

inline constexpr int max_seats = 5;
inline constexpr Seat no_seat = -1;

// The seat to the left: the next one clockwise.
constexpr Seat next_seat(Seat seat, int seats) { return seat + 1 == seats ? 0 : seat + 1; }

}  // namespace horta
