#pragma once

#include <utility>

#include "engine/bruxelles1897/piles.h"
#include "engine/bruxelles1897/turn.h"

// Influence and the effects of the nobles (1897, 2A).

namespace horta::bruxelles1897 {

void after_noble_effect(auto& play, Seat seat);

inline int prisoners(const Player& player) { return sum(player.prison); }

// An Architect card leaves the prison and is usable at once (ruling 11).
void free_prisoner(auto& play, Seat seat, Architect card, Cause cause) {
  Player& player = play.player(seat);
  --player.prison[at(card)];
  ++player.hand[at(card)];
  play.tell(EventType::freed, seat, cause, static_cast<int>(card));
}

// Hankar: two Material cards are drawn, one is kept. With one card left it is kept, with none nothing
// happens (rulings 4, 16).
void draw_two(auto& play, Seat seat, Pile pile, Cause cause) {
  auto& drawn = play.state.drawn;
  for (ActionCard& card : drawn) {
    card = draw(play, pile);
    if (card != ActionCard::none) play.tell(EventType::card_drawn, seat, cause, static_cast<int>(card));
  }
  if (drawn[1] < drawn[0]) std::swap(drawn[0], drawn[1]);  // none sorts last
}

inline bool drew_nothing(const State& state) { return state.drawn[0] == ActionCard::none; }

// Gives up the drawn card that is not kept. Afterwards no drawn cards are on the table.
void discard_other_drawn(auto& play, Seat seat, ActionCard kept, Cause cause) {
  auto& drawn = play.state.drawn;
  const ActionCard other = drawn[0] == kept ? drawn[1] : drawn[0];
  if (other != ActionCard::none) discard(play, seat, other, cause);
  drawn = {ActionCard::none, ActionCard::none};
}

// The cause of what a noble does: bought, or activated at City Hall.
inline Cause noble_cause(const State& state) {
  return state.stage == Stage::city_hall ? Cause::city_hall : Cause::influence;
}

// The effect of a noble, then whatever follows it: keeping the card, or the next activation.
void use_noble(auto& play, Seat seat, Noble noble) {
  State& state = play.state;
  const Cause cause = noble_cause(state);
  switch (noble) {
    case Noble::brugmann:
      change_money(play, seat, play.rules.brugmann, cause);
      break;
    case Noble::albert:
      advance(play, seat, Track::nobility, cause);
      break;
    case Noble::buls:
      advance(play, seat, Track::prestige, cause);
      break;
    case Noble::horta:
      advance(play, seat, Track::architecture, cause);
      break;
    case Noble::hankar:
      draw_two(play, seat, Pile::material, cause);
      if (drew_nothing(state)) break;
      ask(state, Kind::keep_drawn, seat);
      return;
    case Noble::vandervelde:
      if (prisoners(play.player(seat)) == 0) break;
      ask(state, Kind::prisoner, seat);
      return;
  }
  after_noble_effect(play, seat);
}

// Hankar's choice.
void keep_material(auto& play, Seat seat, ActionCard card) {
  const Cause cause = noble_cause(play.state);
  ++play.player(seat).materials[at(material_of(card))];
  play.tell(EventType::card_gained, seat, cause, static_cast<int>(card));
  discard_other_drawn(play, seat, card, cause);
  after_noble_effect(play, seat);
}

// A bought noble takes effect even if the player has a copy already (ruling 16).
void influence(auto& play, Seat seat, Noble noble) {
  play.state.card = card_of(noble);
  use_noble(play, seat, noble);
}

// Two of a kind may not be kept.
inline bool may_keep(const Player& player, Noble noble) { return !contains(player.nobles, noble); }

// A kept noble is tapped: its effect was used this round.
void keep_noble(auto& play, Seat seat, Noble noble) {
  Player& player = play.player(seat);
  insert(player.nobles, noble);
  insert(player.tapped, noble);
  play.tell(EventType::noble_kept, seat, Cause::influence, static_cast<int>(noble));
  end_turn(play);
}

void discard_noble(auto& play, Seat seat, Noble noble) {
  discard(play, seat, card_of(noble), Cause::influence);
  end_turn(play);
}

}  // namespace horta::bruxelles1897
