#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/table.h"

namespace horta {

// What the next moves of a seat would do: they are played on a copy.
struct Preview {
  std::unique_ptr<Table> table;    // after the moves and everything that the rules do by themselves
  std::vector<Event> events = {};  // what is certain: everything before the first card is drawn
  bool drew = false;               // a card was drawn; what comes after it, and the table, is one possibility
};

// Nothing: one of the moves is not possible there, or comes after a card was drawn.
std::optional<Preview> preview(const Table& table, std::span<const Move> moves);

}  // namespace horta
