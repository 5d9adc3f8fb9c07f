#pragma once

#include <utility>

#include "engine/bruxelles1897/play.h"
#include "engine/core/deck.h"

// Drawing and discarding Action cards (1897, set-up 3; ruling 4).

namespace horta::bruxelles1897 {

inline bool can_draw(const State& state, Pile pile) { return can_draw(state.decks[at(pile)]); }

// The top card of a pile; a pile found empty is made again from its discard. With both empty there is none.
ActionCard draw(auto& play, Pile pile, Cause cause) {
  const int type = draw_from(play, pile, play.state.decks[at(pile)], cause);
  return type == none_left ? ActionCard::none : card_from(pile, type);
}

// Face up onto the discard of its pile. Money goes back to the bank, the Expo card to the exhibition area.
inline void to_discard(State& state, ActionCard card) {
  if (card == money_card || card == expo_card) return;
  ++state.decks[at(pile_of(card))].discard[at(type_in_pile(card))];
}

void discard(auto& play, Seat seat, ActionCard card, Cause cause) {
  to_discard(play.state, card);
  play.tell(EventType::card_discarded, seat, cause, static_cast<int>(card));
}

// The next two cards of a pile, or what there is of them, for a player to keep one (Hankar, Cinquantenaire).
void draw_two(auto& play, Seat seat, Pile pile, Cause cause) {
  auto& drawn = play.state.drawn;
  for (ActionCard& card : drawn) {
    card = draw(play, pile, cause);
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

}  // namespace horta::bruxelles1897
