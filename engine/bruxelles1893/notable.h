#pragma once

#include <utility>

#include "engine/bruxelles1893/belle_epoque.h"
#include "engine/bruxelles1893/supplies.h"
#include "engine/core/deck.h"

// Notable (Théâtre Royal in R1): the row of four notables, the action that takes one, and what each of them
// does (R1 annex 1, R2.1 and R2.2 Action Notable; ruling 7).

namespace horta::bruxelles1893 {

void choose_activation(auto& play, Seat seat);  // brussels.h

// --- The row and its pile

inline bool notables_to_draw(const State& state) { return can_draw(state.notables); }

// The next notable; the discard is shuffled when the pile is empty. None when there is none anywhere.
Notable draw_notable(auto& play, Cause cause) {
  const int figure = draw_from(play, Pile::notable, play.state.notables, cause);
  if (figure == none_left) return Notable::none;
  play.tell(EventType::notable_revealed, no_seat, cause, figure);
  return Notable{static_cast<std::uint8_t>(figure)};
}

inline int notables_in_row(const State& state) {
  int count = 0;
  while (count < notable_slots && state.row[at(count)] != Notable::none) ++count;
  return count;
}

// The cards beyond it slide to the right, where the row is cheaper.
inline Notable take_from_row(State& state, int slot) {
  const Notable notable = state.row[at(slot)];
  for (int place = slot; place + 1 < notable_slots; ++place) state.row[at(place)] = state.row[at(place + 1)];
  state.row.back() = Notable::none;
  return notable;
}

// New notables from the left until the row is full again.
void fill_row(auto& play, Cause cause) {
  for (int slot = notables_in_row(play.state); slot < notable_slots; ++slot) {
    const Notable notable = draw_notable(play, cause);
    if (notable == Notable::none) return;
    play.state.row[at(slot)] = notable;
  }
}

void discard_notable(auto& play, Seat seat, Notable notable, Cause cause) {
  ++play.state.notables.discard[at(notable)];
  play.tell(EventType::notable_discarded, seat, cause, static_cast<int>(notable));
}

// --- What a notable does

constexpr Cause cause_of(Caller caller) {
  switch (caller) {
    case Caller::grand_place:
      return Cause::grand_place;
    case Caller::free_action:
      return Cause::free_action;
    case Caller::card:
      return Cause::belle_epoque_card;
    default:
      return Cause::notable;
  }
}

// Solvay: a noble cube, or a joker for two. The exchange needs two cubes in the supply.
inline bool can_exchange(const State& state, const Player& player) {
  return player.jokers > 0 && cubes_left(state) >= 2;
}

void effect_done(auto& play, Seat seat);

// The effect, in the name of whoever asked for it. One without target does nothing.
void apply_effect(auto& play, Seat seat, Notable notable, Caller caller) {
  State& state = play.state;
  const Rules& rules = play.rules;
  const Cause cause = cause_of(caller);
  state.caller = caller;
  switch (notable) {
    case Notable::albert:
      climb(play, seat, Track::couronne, cause);
      break;
    case Notable::brugmann:
      change_money(play, seat, rules.brugmann, cause);
      break;
    case Notable::buls:
      climb(play, seat, Track::iris, cause);
      break;
    case Notable::empain:
      take_jokers(play, seat, rules.empain_jokers, cause);
      break;
    case Notable::maeterlinck:
      score(play, seat, rules.maeterlinck, Source::maeterlinck, cause);
      break;
    case Notable::nagelmackers:
      take_traveller(play, seat, cause);
      break;
    case Notable::privat_livemont:
      if (colours_left(state) == 0) break;
      ask(state, Kind::white_tile, seat);
      return;
    case Notable::solvay:
      if (cubes_left(state) == 0) break;
      ask(state, Kind::solvay, seat);
      return;
    case Notable::van_de_velde:
      climb(play, seat, Track::architect, cause);
      break;
    case Notable::vandervelde:
      free_pawn(play, seat, cause);
      break;
    case Notable::none:
      break;
  }
  effect_done(play, seat);
}

void take_noble(auto& play, Seat seat, Material material) {
  change_material(play, seat, material, 1, cause_of(play.state.caller));
  effect_done(play, seat);
}

// Privat-Livemont, and card 18.
void create_white_artwork(auto& play, Seat seat, Colour hidden) {
  take_white_artwork(play, seat, hidden, cause_of(play.state.caller));
  effect_done(play, seat);
}

void exchange_joker(auto& play, Seat seat, Material first, Material second) {
  const Cause cause = cause_of(play.state.caller);
  change_jokers(play, seat, -1, cause);
  change_material(play, seat, first, 1, cause);
  change_material(play, seat, second, 1, cause);
  effect_done(play, seat);
}

void effect_done(auto& play, Seat seat) {
  State& state = play.state;
  switch (std::exchange(state.caller, Caller::nobody)) {
    case Caller::nobody:
      break;
    case Caller::notable_action:
      ask(state, Kind::keep, seat);
      break;
    case Caller::grand_place:
      choose_activation(play, seat);
      break;
    case Caller::free_action:
      turn_done(play);
      break;
    case Caller::card:
      offer_more_cards(play, seat);
      break;
  }
}

// An upright notable is tilted and gives its effect.
void activate(auto& play, Seat seat, Notable notable, Caller caller) {
  insert(play.player(seat).tilted, notable);
  play.tell(EventType::notable_activated, seat, cause_of(caller), static_cast<int>(notable));
  apply_effect(play, seat, notable, caller);
}

// --- The action

// The rightmost notable is free, so one in the row is all it needs; Hankar may find one in the pile.
inline bool can_meet_notable(const State& state, const Player& player) {
  return state.row[0] != Notable::none || (player.board == Board::hankar && notables_to_draw(state));
}

// R2.3, Hankar: he sees the next notable before he chooses, and may take it for nothing.
void choose_notable(auto& play, Seat seat) {
  if (play.player(seat).board == Board::hankar) {
    tell_power(play, seat);
    play.state.doing.revealed = draw_notable(play, Cause::architect_power);
  }
  ask(play.state, Kind::notable, seat);
}

void meet(auto& play, Seat seat, Notable notable, int price) {
  play.state.doing.notable = notable;
  play.tell(EventType::notable_taken, seat, Cause::notable, static_cast<int>(notable), price);
  change_money(play, seat, -price, Cause::notable);
  apply_effect(play, seat, notable, Caller::notable_action);
}

void take_notable(auto& play, Seat seat, int slot) {
  meet(play, seat, take_from_row(play.state, slot), play.rules.price[at(slot)]);
}
void take_revealed(auto& play, Seat seat) {
  meet(play, seat, std::exchange(play.state.doing.revealed, Notable::none), 0);
}

// A duplicate cannot be kept.
inline bool may_keep(const State& state, const Player& player) {
  return !contains(player.notables, state.doing.notable);
}

// Keep it, tilted, until the end of the game, or discard it. Then the gap is filled: with the notable that
// Hankar left, or from the pile, to which a card just discarded may have come back.
void settle_notable(auto& play, Seat seat, bool keep) {
  Turn& doing = play.state.doing;
  Player& player = play.player(seat);
  const Notable notable = std::exchange(doing.notable, Notable::none);
  if (keep) {
    insert(player.notables, notable);
    insert(player.tilted, notable);
    play.tell(EventType::notable_kept, seat, Cause::notable, static_cast<int>(notable));
  } else {
    discard_notable(play, seat, notable, Cause::notable);
  }
  if (doing.revealed != Notable::none)
    play.state.row[at(notables_in_row(play.state))] = std::exchange(doing.revealed, Notable::none);
  fill_row(play, Cause::notable);
  if (keep)
    action_done(play, seat);
  else
    offer_action_cards(play, Moment::notable_gone, seat);
}

}  // namespace horta::bruxelles1893
