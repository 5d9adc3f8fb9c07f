#include "engine/bruxelles1897/final_scoring.h"

#include <tuple>

#include "engine/core/ranking.h"

namespace horta::bruxelles1897 {

std::vector<std::vector<Seat>> ranking(const Rules& rules, const State& state) {
  return ranking_by(rules.players, [&](Seat seat) {
    const Player& player = state.players[at(seat)];
    int track_values = 0;
    for (std::uint8_t track = 0; track < tracks; ++track) track_values += rules.value(player, Track{track});
    return std::tuple{player.vp, -prisoners(player), track_values};
  });
}

}  // namespace horta::bruxelles1897
