#pragma once

#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"
#include "engine/core/play.h"

namespace horta::bruxelles1897 {

template <class Chance, class Sink>
using Play = PlayOf<Rules, State, Chance, Sink>;

void change_money(auto& play, Seat seat, int amount, Cause cause) {
  if (amount == 0) return;
  Player& player = play.player(seat);
  player.money = static_cast<std::int16_t>(player.money + amount);
  play.tell(EventType::money, seat, cause, amount);
}

// Every victory point goes through here, so that the ledger is complete.
void score(auto& play, Seat seat, int points, Source source, Cause cause, int place = -1) {
  if (points == 0) return;
  Player& player = play.player(seat);
  player.vp = static_cast<std::int16_t>(player.vp + points);
  auto& entry = player.ledger[at(source)];
  entry = static_cast<std::int16_t>(entry + points);
  play.tell(EventType::vp, seat, cause, points, static_cast<int>(source), place);
}

// A marker at the end of its track stays there (ruling 11).
void advance(auto& play, Seat seat, Track track, Cause cause) {
  Player& player = play.player(seat);
  if (player.level[at(track)] + 1 == track_length) return;
  ++player.level[at(track)];
  play.tell(EventType::track, seat, cause, static_cast<int>(track), play.rules.value(player, track));
}

// Calls visit(seat) for every seat, in turn order from `first`.
void in_turn_order(const Rules& rules, Seat first, auto&& visit) {
  Seat seat = first;
  for (int count = 0; count < rules.players; ++count) {
    visit(seat);
    seat = next_seat(seat, rules.players);
  }
}

}  // namespace horta::bruxelles1897
