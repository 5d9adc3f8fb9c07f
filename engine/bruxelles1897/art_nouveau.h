#pragma once

#include "engine/bruxelles1897/construction.h"
#include "engine/bruxelles1897/exhibition.h"
#include "engine/bruxelles1897/influence.h"
#include "engine/bruxelles1897/piles.h"
#include "engine/bruxelles1897/turn.h"

// Actions in the Art Nouveau area (1897, 2A): an Action card is swapped for an Architect card, which is paid
// for, and then carried out.

namespace horta::bruxelles1897 {

// The price of the cheapest side among the cards in hand; more than anybody has when the hand is empty.
inline int cheapest_side(const Rules& rules, const Player& player) {
  int cheapest = 1 << 14;
  for (int type = 0; type < architect_types; ++type) {
    if (player.hand[at(type)] == 0) continue;
    for (const bool dear : {false, true})
      cheapest = std::min(cheapest, rules.side(Architect{static_cast<std::uint8_t>(type)}, dear));
  }
  return cheapest;
}

// Whether the card's action can be carried out; if not, the card is only discarded (ruling 1).
inline bool can_perform(const Player& player, ActionCard card) {
  switch (type_of(card)) {
    case CardType::money:
      return owns_artwork(player);
    case CardType::house:
      return can_build(player);
    default:
      return true;
  }
}

// Creation (Création).
void creation(auto& play, Seat seat, Colour colour, Cause cause) {
  ++play.player(seat).artworks[at(colour)];
  play.tell(EventType::card_gained, seat, cause, static_cast<int>(card_of(colour)));
}

// Supply (Approvisionnement).
void supply(auto& play, Seat seat, Material material, Cause cause) {
  ++play.player(seat).materials[at(material)];
  play.tell(EventType::card_gained, seat, cause, static_cast<int>(card_of(material)));
}

// Sale (Vente): one artwork for one Money card. Asked first which one.
void sell(auto& play, Seat seat, Colour colour) {
  --play.player(seat).artworks[at(colour)];
  discard(play, seat, card_of(colour), Cause::sale);
  change_money(play, seat, play.rules.sale, Cause::sale);
  end_turn(play);
}

void take_card(auto& play, Seat seat, int cell) {
  play.state.cell = static_cast<std::uint8_t>(cell);
  ask(play.state, Kind::architect, seat);
}

void carry_out_card(auto& play, Seat seat);

// A card is left because it cannot be carried out: what is missing.
void tell_why_unused(auto& play, Seat seat, ActionCard card) {
  if (type_of(card) == CardType::house)
    play.tell(EventType::short_of_materials, seat, Cause::construction, building_cost(play.player(seat)),
              material_cards(play.player(seat)) * units_per_card);
  else
    play.tell(EventType::nothing_to_sell, seat, Cause::sale);
}

// The swap and its price. The card taken waits in `state.card` until it is carried out or discarded.
void place_architect(auto& play, Seat seat, Architect architect, bool dear) {
  State& state = play.state;
  Player& player = play.player(seat);
  Cell& cell = state.grid[state.cell];
  const int value = play.rules.side(architect, dear);
  state.card = cell.card;
  --player.hand[at(architect)];
  cell = Cell{.owner = static_cast<std::uint8_t>(seat),
              .architect = architect,
              .value = static_cast<std::uint8_t>(value)};
  play.tell(EventType::architect_placed, seat, Cause::placement, state.cell, static_cast<int>(architect),
            value);
  change_money(play, seat, -value, Cause::placement);
  play.tell(EventType::card_taken, seat, Cause::placement, static_cast<int>(state.card), state.cell);

  if (!can_perform(player, state.card)) {
    tell_why_unused(play, seat, state.card);
    discard(play, seat, state.card, Cause::placement);
    end_turn(play);
  } else if (play.rules.optional_actions && state.card != expo_card) {
    ask(state, Kind::perform, seat);
  } else {
    carry_out_card(play, seat);
  }
}

// Ruling 20.
void decline_card(auto& play, Seat seat) {
  discard(play, seat, play.state.card, Cause::placement);
  end_turn(play);
}

void carry_out_card(auto& play, Seat seat) {
  State& state = play.state;
  const ActionCard card = state.card;
  switch (type_of(card)) {
    case CardType::artwork:
      creation(play, seat, colour_of(card), Cause::creation);
      end_turn(play);
      break;
    case CardType::money:
      ask(state, Kind::artwork, seat);
      break;
    case CardType::material:
      supply(play, seat, material_of(card), Cause::supply);
      end_turn(play);
      break;
    case CardType::house:
      ask(state, Kind::materials, seat);
      break;
    case CardType::noble:
      use_noble(play, seat, noble_of(card));
      break;
    case CardType::expo:
      begin_exhibition(play, seat);
      break;
  }
}

}  // namespace horta::bruxelles1897
