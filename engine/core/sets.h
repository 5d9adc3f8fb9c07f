#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>

// Small things that every game's state is made of: an enumeration as an index, a set as a bit mask, counts.

namespace horta {

template <class Item>
constexpr std::size_t at(Item item) {
  return static_cast<std::size_t>(item);
}

template <std::unsigned_integral Set, class Item>
constexpr bool contains(Set set, Item item) {
  return ((set >> static_cast<unsigned>(item)) & 1u) != 0;
}
template <std::unsigned_integral Set, class Item>
constexpr void insert(Set& set, Item item) {
  set = static_cast<Set>(set | (Set{1} << static_cast<unsigned>(item)));
}
template <std::unsigned_integral Set, class Item>
constexpr void remove(Set& set, Item item) {
  set = static_cast<Set>(set & ~(Set{1} << static_cast<unsigned>(item)));
}
template <std::unsigned_integral Set>
constexpr int size_of(Set set) {
  return std::popcount(set);
}

// Calls visit(item) for every item of a set, from the lowest, until it answers false.
template <std::unsigned_integral Set, class Visit>
constexpr bool each_in(Set set, Visit&& visit) {
  for (; set != 0; set = static_cast<Set>(set & (set - 1)))
    if (!visit(std::countr_zero(set))) return false;
  return true;
}

template <std::size_t Size>
constexpr int sum(const std::array<std::uint8_t, Size>& counts) {
  int total = 0;
  for (const std::uint8_t count : counts) total += count;
  return total;
}

}  // namespace horta
