#pragma once

#include <cstdlib>

#include "engine/bruxelles1893/ahead.h"
#include "engine/bruxelles1893/belle_epoque.h"
#include "engine/bruxelles1893/supplies.h"

// Vente: sell an artwork of a colour that the market does not show; move the cursor; hang the work up. The
// corner of the cursor pays: its row in francs, its column in points. (R1, R2.1 and R2.2 Action Vente.)

namespace horta::bruxelles1893 {

// What the market shows, a slot left out that card 4 would empty: colours, and whether a white work hangs.
struct Shown {
  std::uint8_t colours = 0;  // a set
  bool white = false;
};
inline Shown shown_in_market(const State& state, int without = -1) {
  Shown shown;
  for (int slot = 0; slot < market_slots; ++slot) {
    const Hung& hung = state.market[at(slot)];
    if (slot == without || hung.colour == Colour::none) continue;
    if (hung.white)
      shown.white = true;
    else
      insert(shown.colours, hung.colour);
  }
  return shown;
}

inline bool is_sellable(const Player& player, const Shown& shown, Colour colour) {
  return player.artworks[at(colour)] > 0 && !contains(shown.colours, colour);
}
inline bool has_sellable(const Player& player, const Shown& shown) {
  if (!shown.white && white_artworks(player) > 0) return true;
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    if (is_sellable(player, shown, Colour{colour})) return true;
  return false;
}

// Card 4: slots from which a work can be removed so that a sale is possible then.
inline bool can_clear(const State& state, const Player& player, int slot) {
  return state.market[at(slot)].colour != Colour::none && has_sellable(player, shown_in_market(state, slot));
}
inline bool can_clear_any(const State& state, const Player& player) {
  return can_clear(state, player, 0) || can_clear(state, player, 1);
}

// `placed`: with a pawn on the cell, so that card 4 works.
inline bool can_sell(const State& state, const Player& player, bool placed) {
  return has_sellable(player, shown_in_market(state)) ||
         (placed && has_unused(player, 4) && can_clear_any(state, player));
}

// Nothing is sold when only card 4 would have made it possible.
void choose_artwork_to_sell(auto& play, Seat seat) {
  if (has_sellable(play.player(seat), shown_in_market(play.state)))
    ask(play.state, Kind::sell, seat);
  else
    leave_action(play, seat);
}

void sell_as(auto& play, Seat seat, Colour colour) {
  play.state.doing.sold_as = colour;
  offer_action_cards(play, Moment::cursor_moves, seat);
}

// R2.2: a white artwork counts as a colour that the market does not show.
void sell(auto& play, Seat seat, Colour colour, bool white) {
  play.state.doing.sold = colour;
  play.state.doing.sold_white = white ? 1 : 0;
  if (white)
    ask(play.state, Kind::white_as, seat);
  else
    sell_as(play, seat, colour);
}

// As many steps as the seller has artworks, the sold one included.
inline int cursor_steps(const State& state, const Player& player) {
  return artworks(player) + state.doing.more_steps;
}
inline int cursor_distance(int from, int to) {
  return std::abs(from / cursor_places - to / cursor_places) +
         std::abs(from % cursor_places - to % cursor_places);
}

// An empty slot first: one of both when both are empty. Later any slot, whose work is covered (R1) or goes
// back to its pile (R2).
inline bool can_hang(const State& state, int slot) {
  const auto empty = [&](int place) { return state.market[at(place)].colour == Colour::none; };
  return empty(slot) || !empty(1 - slot);
}

void hang(auto& play, Seat seat, int slot);

void move_cursor(auto& play, Seat seat, int place) {
  State& state = play.state;
  if (place != state.cursor) {
    state.cursor = static_cast<std::uint8_t>(place);
    play.tell(EventType::cursor_moved, seat, Cause::sale, place / cursor_places, place % cursor_places);
  }
  if (state.doing.gap == nobody)
    ask(state, Kind::slot, seat);
  else
    hang(play, seat, state.doing.gap);  // card 4: the sold work fills the gap
}

// What the corner of a colour pays with the cursor at a place; a white artwork gives half (ruling 16).
struct SalePrice {
  int francs, points;
};
inline SalePrice sale_price(const Rules& rules, int cursor, Colour colour, bool white) {
  const auto [row, column] = rules.corner[at(colour)];
  const int share = white ? 2 : 1;
  return {.francs = rules.market_francs[at(cursor / cursor_places + row)] / share,
          .points = rules.market_points[at(cursor % cursor_places + column)] / share};
}

// Strauven's extra is added after halving.
void pay_sale(auto& play, Seat seat) {
  const Rules& rules = play.rules;
  const Turn& doing = play.state.doing;
  const auto [francs, points] = sale_price(rules, play.state.cursor, doing.sold_as, doing.sold_white != 0);
  change_money(play, seat, francs, Cause::sale);
  score(play, seat, points, Source::sale, Cause::sale);
  if (play.player(seat).board != Board::strauven) return;
  tell_power(play, seat);
  change_money(play, seat, rules.strauven_francs, Cause::architect_power);
  score(play, seat, rules.strauven_points, Source::strauven, Cause::architect_power);
}

void hang(auto& play, Seat seat, int slot) {
  State& state = play.state;
  Player& player = play.player(seat);
  const Turn& doing = state.doing;
  Hung& hung = state.market[at(slot)];
  if (hung.colour != Colour::none) {
    const bool covered = play.rules.first_edition();
    ++(covered ? state.covered : state.artworks)[at(hung.colour)];
    play.tell(covered ? EventType::work_covered : EventType::market_cleared, seat, Cause::sale, slot,
              static_cast<int>(hung.colour));
  }
  hung = Hung{.colour = doing.sold, .white = doing.sold_white};
  --(doing.sold_white ? player.white : player.artworks)[at(doing.sold)];
  play.tell(EventType::artwork_sold, seat, Cause::sale, static_cast<int>(doing.sold),
            doing.sold_white ? static_cast<int>(doing.sold_as) : -1, slot);
  pay_sale(play, seat);
  action_done(play, seat);
}

}  // namespace horta::bruxelles1893
