#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

// How somebody stands in a contest that goes on, as a small number: what the evaluation and the policy of
// both games look up.

namespace horta {

// What a seat has in a column or at a crossing, the most that another side has, and the places left: open to
// be taken, or dead, so that the contest cannot be completed.
struct Contest {
  int mine = 0, best_other = 0, open = 0, dead = 0;
};

// Of the amounts of all sides, which are used up by it.
template <class Amounts>
constexpr Contest contest_of(Amounts& amounts, int seat, int open, int dead = 0) {
  const int mine = std::exchange(amounts[static_cast<std::size_t>(seat)], 0);
  return {.mine = mine, .best_other = *std::ranges::max_element(amounts), .open = open, .dead = dead};
}

// A column: far behind, behind, level, ahead, far ahead; and settled, one place open, or more.
inline constexpr int margins = 5;
inline constexpr int openings = 3;
inline constexpr int column_standings = margins * openings;

constexpr int margin_of(int mine, int best_other) {
  const int lead = mine - best_other;
  return lead <= -3 ? 0 : lead < 0 ? 1 : lead == 0 ? 2 : lead < 3 ? 3 : 4;
}
constexpr int column_standing(int mine, int best_other, int open) {
  return margin_of(mine, best_other) * openings + std::min(open, openings - 1);
}

// A crossing of four places: how many are mine, the most of another, how many are open.
inline constexpr int crossing_standings = 4 * 4 * 4;
constexpr int crossing_standing(int mine, int best_other, int open) {
  return std::min(mine, 3) * 16 + std::min(best_other, 3) * 4 + std::min(open, 3);
}

}  // namespace horta
