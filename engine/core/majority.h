#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta {

// The set of the seats that have the most, ties included; nobody when nobody has anything. Sides beyond the
// seats, the neutral ones, compete and win nothing: a seat that ties with them wins, they alone leave no
// winner.
template <class Amount, std::size_t Sides>
constexpr std::uint8_t seats_with_most(const std::array<Amount, Sides>& amounts,
                                       int seats = static_cast<int>(Sides)) {
  const Amount most = *std::ranges::max_element(amounts);
  std::uint8_t winners = 0;
  if (most == 0) return winners;
  for (Seat seat = 0; seat < seats; ++seat)
    if (amounts[at(seat)] == most) insert(winners, seat);
  return winners;
}

}  // namespace horta
