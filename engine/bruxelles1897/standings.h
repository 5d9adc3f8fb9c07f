#pragma once

#include <algorithm>

#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"
#include "engine/core/crossing.h"
#include "engine/core/majority.h"

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

inline std::uint8_t column_winners(const Rules& rules, const State& state, int column) {
  return seats_with_most(column_values(rules, state, column), max_players);
}

// A crossing of four cells, numbered in reading order.
struct CoatOfArms {
  bool complete = false;     // four Architect cards
  std::uint8_t winners = 0;  // only when complete
  std::uint8_t most = 0;     // cards of each winner
};

constexpr std::array<int, 4> cells_of_coat(int coat) { return cells_of_crossing(coat, columns); }

inline CoatOfArms coat_of_arms(const State& state, int coat) {
  std::array<std::uint8_t, sides> cards{};
  for (const int place : cells_of_coat(coat)) {
    const Cell& cell = state.grid[at(place)];
    if (cell.owner == nobody) return {};
    ++cards[cell.owner];
  }
  return {.complete = true,
          .winners = seats_with_most(cards, max_players),
          .most = *std::ranges::max_element(cards)};
}

// The seats with the most Architect cards in Brussels.
inline std::uint8_t brussels_winners(const State& state) {
  std::array<std::uint8_t, sides> cards{};
  for (Seat seat = 0; seat < max_players; ++seat)
    cards[at(seat)] = static_cast<std::uint8_t>(sum(state.players[at(seat)].brussels));
  return seats_with_most(cards, max_players);
}

}  // namespace horta::bruxelles1897
