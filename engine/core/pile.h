#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/sets.h"

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
  while (index >= left[at(type)]) {
    index -= left[at(type)];
    ++type;
    assert(at(type) < left.size());
  }
  return type;
}

// Reveals a card of `left`, `total` of those that were shuffled at the start, and takes it out.
template <std::size_t Types>
int draw_from(auto& play, auto pile, std::array<std::uint8_t, Types>& left,
              const std::array<std::uint8_t, Types>& start, int epoch, int total) {
  const int type = play.chance.draw(PileView{.pile = static_cast<std::uint8_t>(pile),
                                             .epoch = static_cast<std::uint8_t>(epoch),
                                             .left = left,
                                             .start = start,
                                             .total = total});
  --left[at(type)];
  return type;
}

// One card of each type, shuffled together and drawn one after the other.
template <std::size_t Types>
struct OneOfEach {
  std::array<std::uint8_t, Types> left{}, start{};
  int total = static_cast<int>(Types);

  constexpr OneOfEach() {
    left.fill(1);
    start.fill(1);
  }
  int draw(auto& play, auto pile, int epoch = 0) {
    return draw_from(play, pile, left, start, epoch, total--);
  }
};

}  // namespace horta
