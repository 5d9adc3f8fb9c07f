#pragma once

#include "engine/bruxelles1893/play.h"

// Belle Époque: the moments at which cards can be used, and what the game goes on with afterwards (R2.2,
// Cartes Belle Époque; ruling 17). The cards themselves stand in belle_epoque_cards.h.

namespace horta::bruxelles1893 {

// What moments go on with, in the order of a round.
void choose_crest(auto& play);                       // planning.h
void carry_out_action(auto& play, Seat seat);        // art_nouveau.h
void choose_artwork_to_sell(auto& play, Seat seat);  // sale.h
void choose_notable(auto& play, Seat seat);          // notable.h
void choose_building(auto& play, Seat seat);         // construction.h
void action_done(auto& play, Seat seat);             // art_nouveau.h
void turn_done(auto& play);                          // turn.h
void end_turn(auto& play);                           // turn.h
void resolve_columns(auto& play, int column);        // columns.h
void settle_first_player(auto& play);                // columns.h
void resolve_irises(auto& play);                     // irises.h
void resolve_brussels(auto& play);                   // brussels_majority.h
void visit_pavilions(auto& play, Seat seat);         // pavilion_visits.h
void clear_the_boards(auto& play);                   // end_of_round.h
void prepare_next_round(auto& play);                 // end_of_round.h

// The set of the cards of a moment that a player owns and has not used this round (belle_epoque_cards.h).
inline std::uint32_t cards_at_hand(const Player& player, Moment moment);
inline bool has_unused(const Player& player, int number) {
  return contains(player.cards & ~player.used_cards, number - 1);
}

// Those of them that can be used now (belle_epoque_cards.h).
inline std::uint32_t usable_cards(const Rules& rules, const State& state, Seat seat, Moment moment);

void go_on_after(auto& play, Moment moment, Seat seat);

// Asks the seat for the cards of the moment, until it wants no more or nothing is left to be used.
void offer_cards(auto& play, Moment moment, Seat seat) {
  State& state = play.state;
  if (cards_at_hand(play.player(seat), moment) != 0 && usable_cards(play.rules, state, seat, moment) != 0) {
    state.moment = moment;
    ask(state, Kind::be_card, seat);
  } else {
    go_on_after(play, moment, seat);
  }
}

// A moment that concerns everybody goes round in turn order.
void offer_cards_to_all(auto& play, Moment moment) { offer_cards(play, moment, play.state.first_player); }

// Cards 1 to 10 need a pawn on the cell: they do not work at the Cinquantenaire (ruling 4).
inline bool is_copying(const State& state) { return state.doing.cell == nobody; }
void offer_action_cards(auto& play, Moment moment, Seat seat) {
  if (is_copying(play.state))
    go_on_after(play, moment, seat);
  else
    offer_cards(play, moment, seat);
}

// The same moment again, after a card.
void offer_more_cards(auto& play, Seat seat) { offer_cards(play, play.state.moment, seat); }

constexpr bool concerns_everybody(Moment moment) {
  switch (moment) {
    case Moment::round_begins:
    case Moment::columns_done:
    case Moment::irises_begin:
    case Moment::irises_done:
    case Moment::brussels_begins:
    case Moment::round_ends:
    case Moment::notable_leaves:
      return true;
    default:
      return false;
  }
}

// What the game goes on with when a moment is over.
void go_on_after(auto& play, Moment moment, Seat seat) {
  State& state = play.state;
  if (concerns_everybody(moment))
    if (const Seat next = next_in_order(play.rules, state, seat); next != no_seat) {
      offer_cards(play, moment, next);
      return;
    }
  state.moment = Moment::none;
  switch (moment) {
    case Moment::none:
      break;
    case Moment::round_begins:
      choose_crest(play);
      break;
    case Moment::pawn_placed:
      carry_out_action(play, seat);
      break;
    case Moment::sale_begins:
      choose_artwork_to_sell(play, seat);
      break;
    case Moment::cursor_moves:
      ask(state, Kind::cursor, seat);
      break;
    case Moment::notable_begins:
      choose_notable(play, seat);
      break;
    case Moment::building_begins:
      choose_building(play, seat);
      break;
    case Moment::workshop_done:
    case Moment::notable_gone:
    case Moment::materials_taken:
    case Moment::building_stands:
      action_done(play, seat);
      break;
    case Moment::bourse_done:
    case Moment::grand_place_done:
    case Moment::copying_done:
    case Moment::market_done:
      turn_done(play);
      break;
    case Moment::turn_ends:
      end_turn(play);
      break;
    case Moment::column_won:
      resolve_columns(play, state.resolution.column + 1);
      break;
    case Moment::columns_done:
      settle_first_player(play);
      break;
    case Moment::irises_begin:
      resolve_irises(play);
      break;
    case Moment::irises_done:
      state.resolution = {};
      offer_cards_to_all(play, Moment::brussels_begins);
      break;
    case Moment::brussels_begins:
      resolve_brussels(play);
      break;
    case Moment::pavilion_visited:
      visit_pavilions(play, next_in_order(play.rules, state, seat));
      break;
    case Moment::round_ends:
      clear_the_boards(play);
      break;
    case Moment::notable_leaves:
      prepare_next_round(play);
      break;
  }
}

// R2.2, Tuiles Belle Époque; ruling 18: whoever placed a pawn on a face-down tile may put another one on a
// face-up tile where he has none yet. It stays there until the end of the game.
inline std::uint16_t tiles_to_take(const State& state, const Player& player) {
  return player.pawns == 0 ? std::uint16_t{0} : static_cast<std::uint16_t>(state.tiles & ~player.tiles);
}

void take_tile(auto& play, Seat seat, Tile tile) {
  Player& player = play.player(seat);
  --player.pawns;
  insert(player.tiles, tile);
  play.tell(EventType::tile_taken, seat, Cause::belle_epoque_tile, static_cast<int>(tile));
}

}  // namespace horta::bruxelles1893
