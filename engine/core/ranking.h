#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "engine/core/seat.h"

namespace horta {

// The places of a ranking, each with the seats that share it. standing(seat) says how well a seat did: the
// greater the better, and equal ones tie.
std::vector<std::vector<Seat>> ranking_by(int players, auto&& standing) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < players; ++seat) seats.push_back(seat);
  std::ranges::stable_sort(seats, std::greater{}, standing);
  std::vector<std::vector<Seat>> places;
  for (const Seat seat : seats) {
    if (places.empty() || standing(places.back().front()) != standing(seat)) places.emplace_back();
    places.back().push_back(seat);
  }
  return places;
}

}  // namespace horta
