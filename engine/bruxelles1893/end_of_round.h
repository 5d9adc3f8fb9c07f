#pragma once

#include "engine/bruxelles1893/brussels_majority.h"
#include "engine/bruxelles1893/notable.h"
#include "engine/bruxelles1893/planning.h"

// The end of a round (R1 D, R2.1 and R2.2 Fin de manche).

namespace horta::bruxelles1893 {

void begin_end_of_game(auto& play);  // final_scoring.h

// After round 5 the first edition counts at once; the second plays the end of the round as far as cards 23
// and 24 need it.
inline bool counts_at_once(const Rules& rules, const State& state) {
  return rules.first_edition() && state.round == rounds;
}

void begin_end_of_round(auto& play) {
  if (counts_at_once(play.rules, play.state))
    begin_end_of_game(play);
  else
    offer_cards_to_all(play, Moment::round_ends);
}

// R2.2: used cards can be used again, and Travellers that were not needed go back to the train.
void put_back_belle_epoque(auto& play) {
  int travellers = 0;
  in_turn_order(play.rules, play.state, [&](Seat seat) {
    Player& player = play.player(seat);
    if (player.used_cards != 0)
      play.tell(EventType::cards_turned, seat, Cause::end_of_round, size_of(player.used_cards));
    player.used_cards = 0;
    travellers += player.travellers;
    player.travellers = 0;
    if (player.on_card22 == OnCard22::traveller) {
      ++travellers;
      player.on_card22 = OnCard22::nothing;
    }
  });
  fill_train(play, travellers, Cause::end_of_round);
}

// All pawns but those in court; the stakes go to the bank.
void take_back_pawns(auto& play) {
  State& state = play.state;
  Amounts back = pawns_in_brussels(state);
  for (Cell& cell : state.board) {
    if (cell.pawn < max_players) ++back[cell.pawn];
    cell.pawn = nobody;
    cell.stake = 0;
  }
  state.in_brussels = {};
  state.uses = {};
  in_turn_order(play.rules, state, [&](Seat seat) {
    Player& player = play.player(seat);
    if (player.on_card22 == OnCard22::pawn) ++back[at(seat)];
    player.on_card22 = OnCard22::nothing;
    player.pawns = static_cast<std::uint8_t>(player.pawns + back[at(seat)]);
    if (back[at(seat)] > 0) play.tell(EventType::pawns_returned, seat, Cause::end_of_round, back[at(seat)]);
  });
}

void straighten_notables(auto& play) {
  in_turn_order(play.rules, play.state, [&](Seat seat) {
    Player& player = play.player(seat);
    if (player.tilted != 0)
      play.tell(EventType::notables_upright, seat, Cause::end_of_round, size_of(player.tilted));
    player.tilted = 0;
  });
}

// Pawns back, notables upright, the free notable discarded; then card 23.
void clear_the_boards(auto& play) {
  State& state = play.state;
  put_back_belle_epoque(play);
  take_back_pawns(play);
  straighten_notables(play);
  if (state.row[0] == Notable::none) {
    prepare_next_round(play);
    return;
  }
  state.resolution.leaving = take_from_row(state, 0);
  discard_notable(play, no_seat, state.resolution.leaving, Cause::end_of_round);
  offer_cards_to_all(play, Moment::notable_leaves);
}

// New notables and bonus cards, and the new first player begins; nothing is laid out after the last round.
void prepare_next_round(auto& play) {
  State& state = play.state;
  if (state.round == rounds) {
    begin_end_of_game(play);
    return;
  }
  fill_row(play, Cause::end_of_round);
  deal_bonus_cards(play, Cause::end_of_round);
  state.first_player = state.next_first_player;
  begin_round(play);
}

}  // namespace horta::bruxelles1893
