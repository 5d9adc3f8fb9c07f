#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/pile.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta {

// A face-down pile with its discard, as counts per card type.
template <std::size_t Types>
struct DeckOf {
  std::array<std::uint8_t, Types> left{};
  std::array<std::uint8_t, Types> start{};  // at the last shuffle
  std::array<std::uint8_t, Types> discard{};
  std::uint8_t epoch = 0;  // shuffles so far, the first one not counted
};

template <std::size_t Types>
bool can_draw(const DeckOf<Types>& deck) {
  return sum(deck.left) > 0 || sum(deck.discard) > 0;
}

// No card type: there was nothing to draw. A number like the others, since an optional costs simulations one
// percent.
inline constexpr int none_left = -1;

// The type of the next card; a pile found empty is made again from its discard. With both empty there is
// none.
template <class Play, std::size_t Types>
int draw_from(Play& play, auto pile, DeckOf<Types>& deck, typename Play::Cause cause) {
  int total = sum(deck.left);
  if (total == 0) {
    total = sum(deck.discard);
    if (total == 0) return none_left;
    deck.left = deck.start = deck.discard;
    deck.discard = {};
    ++deck.epoch;
    play.tell(Play::EventType::reshuffled, no_seat, cause, static_cast<int>(pile));
  }
  return draw_from(play, pile, deck.left, deck.start, deck.epoch, total);
}

}  // namespace horta
