#pragma once

#include "engine/bruxelles1897/state.h"
#include "engine/core/choice.h"
#include "engine/core/move.h"

// The moves of Bruxelles 1897: what the 24 bits of choice mean for each kind of decision. Artwork, prisoner,
// keep_drawn, park_action, activate, exhibit and jail choose one thing, perform and noble yes or no
// (choice.h).

namespace horta::bruxelles1897 {

// action: a cell, a Brussels card after the cells, or pass.
inline constexpr std::uint32_t brussels_choice = max_cells;
inline constexpr std::uint32_t pass_choice = max_cells + brussels_card_types;

// activate, exhibit: a noble or a colour, or the way out.
inline constexpr std::uint32_t stop_choice = noble_figures;
inline constexpr std::uint32_t withdraw_choice = colours;

constexpr Kind kind_of(Move move) { return Kind{move.kind()}; }

constexpr Move take_move(int cell) { return move_of(Kind::action, static_cast<std::uint32_t>(cell)); }
constexpr Move brussels_move(Brussels card) {
  return move_of(Kind::action, brussels_choice + static_cast<std::uint32_t>(card));
}
constexpr Move pass_move() { return move_of(Kind::action, pass_choice); }

constexpr Move architect_move(Architect card, bool dear) {
  return move_of(Kind::architect, (static_cast<std::uint32_t>(card) << 1) | (dear ? 1u : 0u));
}
constexpr Architect architect_of(Move move) {
  return Architect{static_cast<std::uint8_t>(move.choice() >> 1)};
}
constexpr bool is_dear(Move move) { return (move.choice() & 1) != 0; }

// materials, brussels_cards: four bits per card type, the first type lowest.
template <std::size_t Size>
constexpr Move counts_move(Kind kind, const std::array<std::uint8_t, Size>& counts) {
  std::uint32_t choice = 0;
  for (std::size_t type = 0; type < Size; ++type)
    choice |= static_cast<std::uint32_t>(counts[type]) << (4 * type);
  return move_of(kind, choice);
}
template <std::size_t Size>
constexpr std::array<std::uint8_t, Size> counts_of(Move move) {
  std::array<std::uint8_t, Size> counts{};
  for (std::size_t type = 0; type < Size; ++type)
    counts[type] = static_cast<std::uint8_t>((move.choice() >> (4 * type)) & 15);
  return counts;
}

}  // namespace horta::bruxelles1897
