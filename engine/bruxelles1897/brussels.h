#pragma once

#include "engine/bruxelles1897/art_nouveau.h"

// Actions in the Brussels area (1897, 2B).

namespace horta::bruxelles1897 {

using ArchitectCounts = std::array<std::uint8_t, architect_types>;

// The n-th use of a card this round, by anybody, takes n cards (ruling 8).
inline int cost_of_use(int use) { return use; }
inline int brussels_cost(const State& state, Brussels card) { return cost_of_use(state.uses[at(card)] + 1); }

inline constexpr std::array<Pile, park_actions> park_pile{Pile::artwork, Pile::grid /* none: money */,
                                                          Pile::material, Pile::house, Pile::noble};

// Ruling 10: what the action needs must be there before the draw.
inline bool can_choose(const State& state, const Player& player, ParkAction action) {
  switch (action) {
    case ParkAction::sale:
      return owns_artwork(player);
    case ParkAction::construction:
      return can_build(player) && can_draw(state, Pile::house);
    default:
      return can_draw(state, park_pile[at(action)]);
  }
}

inline bool can_choose_any(const State& state, const Player& player) {
  for (std::uint8_t action = 0; action < park_actions; ++action)
    if (can_choose(state, player, ParkAction{action})) return true;
  return false;
}

// Whether the action of a Brussels card would do something for the player (rulings 9, 16).
inline bool can_use(const State& state, const Player& player, Brussels card) {
  switch (card) {
    case Brussels::bourse:
      return true;
    case Brussels::city_hall:
      return untapped_nobles(player) != 0;
    case Brussels::cinquantenaire:
      return can_choose_any(state, player);
  }
  return false;
}

void choose_brussels(auto& play, Seat seat, Brussels card) {
  play.state.brussels = card;
  ask(play.state, Kind::brussels_cards, seat);
}

// City Hall (Hôtel de Ville): as many nobles as the Nobility level allows when the action starts; one must,
// the others may be activated (rulings 9, 16).
void continue_city_hall(auto& play, Seat seat) {
  State& state = play.state;
  if (state.activations > 0 && untapped_nobles(play.player(seat)) != 0) {
    ask(state, Kind::activate, seat);
    return;
  }
  state.activations = 0;
  state.activated = 0;
  end_turn(play);
}

void activate(auto& play, Seat seat, Noble noble) {
  State& state = play.state;
  --state.activations;
  state.activated = 1;
  insert(play.player(seat).tapped, noble);
  play.tell(EventType::noble_activated, seat, Cause::city_hall, static_cast<int>(noble));
  use_noble(play, seat, noble);
}

void stop_activating(auto& play, Seat seat) {
  play.state.activations = 0;
  continue_city_hall(play, seat);
}

// The cards are placed, whatever their values, and the action is taken.
void place_in_brussels(auto& play, Seat seat, const ArchitectCounts& cards) {
  State& state = play.state;
  Player& player = play.player(seat);
  for (int type = 0; type < architect_types; ++type) {
    player.hand[at(type)] = static_cast<std::uint8_t>(player.hand[at(type)] - cards[at(type)]);
    player.brussels[at(type)] = static_cast<std::uint8_t>(player.brussels[at(type)] + cards[at(type)]);
  }
  ++state.uses[at(state.brussels)];
  play.tell(EventType::brussels_placed, seat, Cause::placement, static_cast<int>(state.brussels), sum(cards));

  switch (state.brussels) {
    case Brussels::bourse:
      change_money(play, seat, play.rules.bourse, Cause::bourse);
      end_turn(play);
      break;
    case Brussels::city_hall:
      state.stage = Stage::city_hall;
      state.activations = static_cast<std::uint8_t>(play.rules.value(player, Track::nobility));
      continue_city_hall(play, seat);
      break;
    case Brussels::cinquantenaire:
      state.stage = Stage::park;
      ask(state, Kind::park_action, seat);
      break;
  }
}

// Cinquantenaire: an Art Nouveau action with a card from its pile, one of two (ruling 10).
void act_in_park(auto& play, Seat seat, ParkAction action) {
  play.tell(EventType::park_action, seat, Cause::cinquantenaire, static_cast<int>(action));
  if (action == ParkAction::sale) {
    ask(play.state, Kind::artwork, seat);
    return;
  }
  draw_two(play, seat, park_pile[at(action)], Cause::cinquantenaire);
  ask(play.state, Kind::keep_drawn, seat);
}

void keep_drawn_in_park(auto& play, Seat seat, ActionCard card) {
  discard_other_drawn(play, seat, card, Cause::cinquantenaire);
  play.state.card = card;
  carry_out_card(play, seat);
}

// Drawn cards are Hankar's, except before a card is being carried out in the park.
void keep_drawn(auto& play, Seat seat, ActionCard card) {
  if (play.state.stage == Stage::park && play.state.card == ActionCard::none)
    keep_drawn_in_park(play, seat, card);
  else
    keep_material(play, seat, card);
}

}  // namespace horta::bruxelles1897
