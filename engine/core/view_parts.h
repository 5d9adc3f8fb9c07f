#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

// What the views of all games are made of. Things go by their name(…), which their game has.

namespace horta {

// {"<name>": how many, …} of what there is at least one of.
template <class Item, std::size_t Size>
json::Value counts(const std::array<std::uint8_t, Size>& of_type) {
  json::Value value = json::Value::object();
  for (std::uint8_t type = 0; type < Size; ++type)
    if (of_type[type] > 0) value.set(name(Item{type}), of_type[type]);
  return value;
}

// ["<name>", …] of a set.
template <class Item, std::unsigned_integral Set>
json::Value names_in(Set set) {
  json::Value list = json::Value::array();
  each_in(set, [&list](int item) {
    list.push_back(name(Item{static_cast<std::uint8_t>(item)}));
    return true;
  });
  return list;
}

// [seat, …] of a set.
inline json::Value seats_in(std::uint8_t set) {
  json::Value list = json::Value::array();
  each_in(set, [&list](Seat seat) {
    list.push_back(seat);
    return true;
  });
  return list;
}

// [{"<source>": points, …}, …]: for each seat where its points came from.
template <class Source>
json::Value points_by_source(const auto& rules, const auto& state) {
  json::Value seats = json::Value::array();
  for (Seat seat = 0; seat < rules.players; ++seat) {
    json::Value entries = json::Value::object();
    const auto& ledger = state.players[at(seat)].ledger;
    for (std::size_t source = 0; source < ledger.size(); ++source)
      if (ledger[source] != 0) entries.set(name(Source{static_cast<std::uint8_t>(source)}), ledger[source]);
    seats.push_back(std::move(entries));
  }
  return seats;
}

}  // namespace horta
