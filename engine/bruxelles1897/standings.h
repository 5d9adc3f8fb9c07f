#pragma once

#include <algorithm>

#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"

// Who has which majority (1897, 3): questions about a position, also asked by previews and bots while the
// round goes on. Neutral Architect cards count like those of a player who never wins anything.

namespace horta::bruxelles1897 {

inline constexpr int sides = max_players + 1;  // the players and the neutral colour

// Total value of Architect cards per side in a column.
inline std::array<std::uint8_t, sides> column_values(const Rules& rules, const State& state, int column) {
  std::array<std::uint8_t, sides> values{};
  for (int row = 0; row < rules.rows; ++row) {
    const Cell& cell = state.grid[at(row * columns + column)];
    if (cell.owner != nobody) values[cell.owner] = static_cast<std::uint8_t>(values[cell.owner] + cell.value);
  }
  return values;
}

// The seats that have the most, ties included; nobody when nobody has anything. A seat tied with the neutrals
// wins, neutrals alone leave no winner.
inline std::uint8_t seats_with_most(const std::array<std::uint8_t, sides>& counts) {
  const std::uint8_t most = *std::ranges::max_element(counts);
  std::uint8_t winners = 0;
  if (most == 0) return winners;
  for (Seat seat = 0; seat < max_players; ++seat)
    if (counts[at(seat)] == most) insert(winners, seat);
  return winners;
}

inline std::uint8_t column_winners(const Rules& rules, const State& state, int column) {
  return seats_with_most(column_values(rules, state, column));
}

// A crossing of four cells, numbered in reading order.
struct CoatOfArms {
  bool complete = false;     // four Architect cards
  std::uint8_t winners = 0;  // only when complete
  std::uint8_t most = 0;     // cards of each winner
};

inline std::array<int, 4> cells_of_coat(int coat) {
  const int top_left = coat / (columns - 1) * columns + coat % (columns - 1);
  return {top_left, top_left + 1, top_left + columns, top_left + columns + 1};
}

inline CoatOfArms coat_of_arms(const State& state, int coat) {
  std::array<std::uint8_t, sides> cards{};
  for (const int place : cells_of_coat(coat)) {
    const Cell& cell = state.grid[at(place)];
    if (cell.owner == nobody) return {};
    ++cards[cell.owner];
  }
  return {.complete = true, .winners = seats_with_most(cards), .most = *std::ranges::max_element(cards)};
}

// The seats with the most Architect cards in Brussels.
inline std::uint8_t brussels_winners(const State& state) {
  std::array<std::uint8_t, sides> cards{};
  for (Seat seat = 0; seat < max_players; ++seat)
    cards[at(seat)] = static_cast<std::uint8_t>(sum(state.players[at(seat)].brussels));
  return seats_with_most(cards);
}

}  // namespace horta::bruxelles1897
