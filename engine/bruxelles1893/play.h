#pragma once

#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/money.h"
#include "engine/core/play.h"
#include "engine/core/score.h"
#include "engine/core/turn_order.h"

namespace horta::bruxelles1893 {

template <class Chance, class Sink>
using Play = PlayOf<Rules, State, EventType, Cause, Chance, Sink>;

// R2.3: the powers of the side B boards say when they work.
void tell_power(auto& play, Seat seat) {
  play.tell(EventType::power_used, seat, Cause::architect_power, static_cast<int>(play.player(seat).board));
}

// A disc at the end of its track stays there. Only the portrait tile opens the seventh Architect space.
inline int last_space(const Player& player, Track track) {
  return track == Track::architect && contains(player.tiles, Tile::portrait) ? portrait_space
                                                                             : track_length - 1;
}
void climb(auto& play, Seat seat, Track track, Cause cause) {
  Player& player = play.player(seat);
  if (player.space[at(track)] == last_space(player, track)) return;
  ++player.space[at(track)];
  play.tell(EventType::track, seat, cause, static_cast<int>(track), play.rules.value(player, track));
}

// A pawn leaves the Palais de Justice, if one is there, and can be used at once.
void free_pawn(auto& play, Seat seat, Cause cause) {
  Player& player = play.player(seat);
  if (player.court == 0) return;
  --player.court;
  ++player.pawns;
  play.tell(EventType::freed, seat, cause, player.court);
}

}  // namespace horta::bruxelles1893
