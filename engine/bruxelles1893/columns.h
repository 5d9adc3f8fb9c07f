#pragma once

#include <algorithm>

#include "engine/bruxelles1893/turn.h"
#include "engine/core/majority.h"

// Resolution, the columns: who wins the card under each, who becomes first player, and what is done with the
// cards (R1 C1 to C3, R2.1 C1; rulings 8 and 9).

namespace horta::bruxelles1893 {

using Amounts = std::array<int, max_players>;

inline Amounts stakes_in_column(const State& state, int column) {
  Amounts stakes{};
  for (int cell = column; cell < cells; cell += size)
    if (const Cell& place = state.board[at(cell)]; place.pawn < max_players)
      stakes[place.pawn] += place.stake;
  return stakes;
}

// The most francs in the column win its card; nobody when there are none. In a tie nobody wins it, and the
// tied take its bonus later.
inline std::uint8_t winner_of(const State& state, int column) {
  const std::uint8_t winners = seats_with_most(stakes_in_column(state, column));
  if (winners == 0) return nobody;
  return size_of(winners) > 1 ? tied : static_cast<std::uint8_t>(std::countr_zero(winners));
}
inline bool shares_column(const State& state, Seat seat, int column) {
  return state.resolution.winner[at(column)] == tied &&
         contains(seats_with_most(stakes_in_column(state, column)), seat);
}

// Card 25: the cards under columns outside the zone, a set.
inline bool is_outside_zone(const State& state, int column) {
  std::uint32_t cells_of_column = 0;
  for (int cell = column; cell < cells; cell += size) insert(cells_of_column, cell);
  return (state.zone & cells_of_column) == 0;
}
inline std::uint8_t columns_outside_zone(const State& state) {
  std::uint8_t set = 0;
  for (int column = 0; column < size; ++column)
    if (is_outside_zone(state, column) && state.bonus[at(column)] != no_card) insert(set, column);
  return set;
}

void resolve_columns(auto& play, int column) {
  State& state = play.state;
  for (; column < size; ++column) {
    const std::uint8_t winner = winner_of(state, column);
    if (winner == nobody) continue;
    state.resolution.winner[at(column)] = winner;
    if (winner == tied) {
      play.tell(EventType::column_tied, no_seat, Cause::column_majority, column, state.bonus[at(column)]);
      continue;
    }
    state.resolution.column = static_cast<std::uint8_t>(column);
    play.tell(EventType::column_won, winner, Cause::column_majority, column, state.bonus[at(column)]);
    offer_cards(play, Moment::column_won, winner);
    return;
  }
  state.resolution.column = 0;
  offer_cards_to_all(play, Moment::columns_done);
}

void use_cards(auto& play, Seat seat, int column);

// On the cards that were won in this round, for the first to pass, and by card 26.
inline Amounts manneken_pis(const Rules& rules, const State& state) {
  Amounts counts{};
  for (int column = 0; column < size; ++column)
    if (const int winner = state.resolution.winner[at(column)]; winner < max_players)
      counts[at(winner)] += bonus_card(state.bonus[at(column)]).manneken_pis;
  counts[state.first_passer] += rules.first_pass_manneken_pis;
  if (state.resolution.card26 != nobody) counts[state.resolution.card26] += rules.amount_of_card(26);
  return counts;
}

// The most Manneken-Pis of this round; a tie goes to the first to the left of the old first player.
void settle_first_player(auto& play) {
  State& state = play.state;
  const Amounts counts = manneken_pis(play.rules, state);
  state.resolution.card26 = nobody;
  const int most = *std::ranges::max_element(counts);
  const Seat seat = first_to_the_left(state.first_player, play.rules.players,
                                      [&](Seat other) { return counts[at(other)] == most; });
  state.next_first_player = static_cast<std::uint8_t>(seat);
  play.tell(EventType::first_player, seat, Cause::column_majority, counts[at(seat)]);
  use_cards(play, state.first_player, 0);
}

void take_bonus(auto& play, Seat seat);

// In turn order, each player from left to right: the cards he won and the bonuses of the columns he shares.
void use_cards(auto& play, Seat seat, int column) {
  State& state = play.state;
  for (; seat != no_seat; seat = next_in_order(play.rules, state, seat), column = 0) {
    if (column == 0) state.resolution.lines_used = 0;
    for (; column < size; ++column) {
      state.resolution.column = static_cast<std::uint8_t>(column);
      if (state.resolution.winner[at(column)] == seat) {
        ask(state, Kind::prestige, seat);
        return;
      }
      if (shares_column(state, seat, column)) {
        take_bonus(play, seat);
        return;
      }
    }
  }
  for (int column_left = 0; column_left < size; ++column_left)
    if (state.resolution.winner[at(column_left)] == nobody && state.bonus[at(column_left)] != no_card)
      play.tell(EventType::bonus_discarded, no_seat, Cause::column_majority, column_left,
                state.bonus[at(column_left)]);
  state.bonus.fill(no_card);
  state.resolution = {};
  offer_cards_to_all(play, Moment::irises_begin);
}

inline const BonusCard& card_in_use(const State& state) {
  return bonus_card(state.bonus[state.resolution.column]);
}

void next_card(auto& play, Seat seat) { use_cards(play, seat, play.state.resolution.column + 1); }

void take_power(auto& play, Seat seat, Power power) {
  if (power == Power::pawn)
    free_pawn(play, seat, Cause::column_majority);
  else
    climb(play, seat, Track{static_cast<std::uint8_t>(power)}, Cause::column_majority);
}

// One power out of each set of the card; where there is a choice, the player makes it.
void take_bonus(auto& play, Seat seat) {
  play.tell(EventType::card_spent, seat, Cause::column_majority,
            play.state.bonus[play.state.resolution.column]);
  for (const std::uint8_t grant : card_in_use(play.state).grants) {
    if (grant == 0) continue;
    if (size_of(grant) > 1) {
      ask(play.state, Kind::bonus, seat);  // such a card grants nothing else
      return;
    }
    take_power(play, seat, Power{static_cast<std::uint8_t>(std::countr_zero(grant))});
  }
  next_card(play, seat);
}

// A card with VP symbols can be slid under a line that got none in this round.
inline bool can_slide(const State& state, Line line) {
  return card_in_use(state).points > 0 && !contains(state.resolution.lines_used, line);
}

void slide_card(auto& play, Seat seat, Line line) {
  State& state = play.state;
  auto& symbols = play.player(seat).lines[at(line)];
  symbols = static_cast<std::uint8_t>(symbols + card_in_use(state).points);
  insert(state.resolution.lines_used, line);
  play.tell(EventType::card_slid, seat, Cause::column_majority, state.bonus[state.resolution.column],
            static_cast<int>(line));
  next_card(play, seat);
}

}  // namespace horta::bruxelles1893
