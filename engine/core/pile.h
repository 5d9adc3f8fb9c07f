#pragma once

#include <cassert>
#include <cstdint>
#include <span>

namespace horta {

// What a draw is made from. A face-down pile has no order here: it is a count per card type, and a card
// gets its identity when the rules reveal it. `start` holds the counts at the last shuffle and `epoch`
// numbers the shuffles, so that a keyed draw is a pure function of the key and this position.
struct PileView {
  std::uint8_t pile;   // the game's number for the pile
  std::uint8_t epoch;  // how often it has been shuffled anew
  std::span<const std::uint8_t> left;
  std::span<const std::uint8_t> start;
  int total;  // sum of left, > 0
};

// The type at place `index` when the cards of `left` are laid out type by type.
inline int type_at(std::span<const std::uint8_t> left, int index) {
  int type = 0;
  while (index >= left[static_cast<std::size_t>(type)]) {
    index -= left[static_cast<std::size_t>(type)];
    ++type;
    assert(static_cast<std::size_t>(type) < left.size());
  }
  return type;
}

}  // namespace horta
