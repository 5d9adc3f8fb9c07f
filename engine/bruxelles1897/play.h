#pragma once

#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"
#include "engine/core/money.h"
#include "engine/core/play.h"
#include "engine/core/score.h"
#include "engine/core/turn_order.h"

namespace horta::bruxelles1897 {

template <class Chance, class Sink>
using Play = PlayOf<Rules, State, EventType, Cause, Chance, Sink>;

// A marker at the end of its track stays there (ruling 11).
void advance(auto& play, Seat seat, Track track, Cause cause) {
  Player& player = play.player(seat);
  if (player.level[at(track)] + 1 == track_length) return;
  ++player.level[at(track)];
  play.tell(EventType::track, seat, cause, static_cast<int>(track), play.rules.value(player, track));
}

}  // namespace horta::bruxelles1897
