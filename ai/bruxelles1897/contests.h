#pragma once

#include <array>

#include "ai/evaluation/contest.h"
#include "engine/bruxelles1897/standings.h"

// Columns and coats of arms while they are fought for, as the evaluation, the policy and the hints see them.
// A place is open while it has an Action card to take.

namespace horta::bruxelles1897 {

// By the value of the Architect cards. Taken cells without a card count for nobody.
inline Contest column_contest(const Rules& rules, const State& state, int column, Seat seat) {
  std::array<int, sides> values{};
  int open = 0;
  for (int row = 0; row < rules.rows; ++row) {
    const Cell& cell = state.grid[at(row * columns + column)];
    if (cell.owner != nobody)
      values[cell.owner] += cell.value;
    else if (cell.card != ActionCard::none)
      ++open;
  }
  return contest_of(values, seat, open);
}

// By the number of Architect cards.
inline Contest coat_contest(const State& state, int coat, Seat seat) {
  std::array<int, sides> cards{};
  int open = 0, dead = 0;
  for (const int place : cells_of_coat(coat)) {
    const Cell& cell = state.grid[at(place)];
    if (cell.owner != nobody)
      ++cards[cell.owner];
    else
      ++(cell.card != ActionCard::none ? open : dead);
  }
  return contest_of(cards, seat, open, dead);
}

}  // namespace horta::bruxelles1897
