#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/move.h"
#include "engine/core/sets.h"

// What most decisions choose: one thing (a cell, a number, a member of an enumeration), or yes or no. `Kind`
// is the game's own list of decisions.

namespace horta {

template <class Kind>
  requires std::is_enum_v<Kind>
constexpr Move move_of(Kind kind, std::uint32_t choice) {
  return Move{static_cast<std::uint8_t>(kind), choice};
}

template <class Kind, class Item>
constexpr Move item_move(Kind kind, Item item) {
  return move_of(kind, static_cast<std::uint32_t>(item));
}
template <class Item>
constexpr Item item_of(Move move) {
  return static_cast<Item>(move.choice());
}

constexpr Move yes_move(auto kind) { return move_of(kind, 1); }
constexpr Move no_move(auto kind) { return move_of(kind, 0); }

// The options of such a decision, in order: visit(move) for each until it answers false.

template <std::unsigned_integral Set>
constexpr bool each_of_set(auto kind, Set set, auto&& visit) {
  return each_in(set, [&](int item) { return visit(item_move(kind, item)); });
}

// One option per type of which there is something.
template <std::size_t Types>
constexpr bool each_held(auto kind, const std::array<std::uint8_t, Types>& counts, auto&& visit) {
  for (std::size_t type = 0; type < Types; ++type)
    if (counts[type] > 0 && !visit(item_move(kind, type))) return false;
  return true;
}

}  // namespace horta
