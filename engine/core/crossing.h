#pragma once

#include <array>

namespace horta {

// Where four cells of a board meet: a coat of arms of 1897, a crest with its iris of 1893. Cells and
// crossings are numbered in reading order, on a board with so many columns.
constexpr std::array<int, 4> cells_of_crossing(int crossing, int columns) {
  const int corner = crossing / (columns - 1) * columns + crossing % (columns - 1);
  return {corner, corner + 1, corner + columns, corner + columns + 1};
}

}  // namespace horta
