#include "engine/bruxelles1897/final_scoring.h"

#include <tuple>

namespace horta::bruxelles1897 {

std::vector<std::vector<Seat>> ranking(const Rules& rules, const State& state) {
  const auto standing = [&](Seat seat) {
    const Player& player = state.players[at(seat)];
    int track_values = 0;
    for (std::uint8_t track = 0; track < tracks; ++track) track_values += rules.value(player, Track{track});
    return std::tuple{-player.vp, prisoners(player), -track_values};
  };
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < rules.players; ++seat) seats.push_back(seat);
  std::ranges::stable_sort(seats, {}, standing);

  std::vector<std::vector<Seat>> places;
  for (const Seat seat : seats) {
    if (places.empty() || standing(places.back().front()) != standing(seat)) places.emplace_back();
    places.back().push_back(seat);
  }
  return places;
}

}  // namespace horta::bruxelles1897
