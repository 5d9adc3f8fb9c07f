#pragma once

#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/pile.h"
#include "engine/core/play.h"

namespace horta::bruxelles1893 {

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

// The seats in turn order from the first player of the round: visit(seat) for each.
void in_turn_order(const Rules& rules, const State& state, auto&& visit) {
  Seat seat = state.first_player;
  for (int count = 0; count < rules.players; ++count) {
    visit(seat);
    seat = next_seat(seat, rules.players);
  }
}

// The seat after this one in turn order; no_seat after the last.
inline Seat next_in_order(const Rules& rules, const State& state, Seat seat) {
  const Seat next = next_seat(seat, rules.players);
  return next == state.first_player ? no_seat : next;
}

// A draw from cards that lie face down: `left` of them, out of those shuffled at the start.
template <std::size_t Size>
int draw_from(auto& play, Pile pile, std::array<std::uint8_t, Size>& left,
              const std::array<std::uint8_t, Size>& start, int epoch, int total) {
  const int type = play.chance.draw(PileView{.pile = static_cast<std::uint8_t>(pile),
                                             .epoch = static_cast<std::uint8_t>(epoch),
                                             .left = left,
                                             .start = start,
                                             .total = total});
  --left[at(type)];
  return type;
}

}  // namespace horta::bruxelles1893
