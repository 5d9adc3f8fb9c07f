#pragma once

#include "engine/bruxelles1897/piles.h"
#include "engine/bruxelles1897/turn.h"

// Influence and the effects of the nobles (1897, 2A).

namespace horta::bruxelles1897 {

void continue_city_hall(auto& play, Seat seat);  // brussels.h

// An Architect card leaves the prison and is usable at once (ruling 11).
void free_prisoner(auto& play, Seat seat, Architect card, Cause cause) {
  Player& player = play.player(seat);
  --player.prison[at(card)];
  ++player.hand[at(card)];
  play.tell(EventType::freed, seat, cause, static_cast<int>(card));
}

// The cause of what a noble does: bought, or activated at City Hall.
inline Cause noble_cause(const State& state) {
  return state.stage == Stage::city_hall ? Cause::city_hall : Cause::influence;
}

// After the effect of a noble: at City Hall the next one, otherwise what becomes of the card.
void after_noble_effect(auto& play, Seat seat) {
  if (play.state.stage == Stage::city_hall)
    continue_city_hall(play, seat);
  else
    ask(play.state, Kind::noble, seat);
}

// The effect of a noble, then whatever follows it: keeping the card, or the next activation. A bought noble
// takes effect even if the player has a copy already (ruling 16).
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
      draw_two(play, seat, Pile::material, cause);  // rulings 4, 16: with one card left it is kept
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
