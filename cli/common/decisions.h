#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "engine/core/match.h"

namespace horta::cli {

// The place of each decision among the steps of the record: draws are steps too.
inline std::vector<std::size_t> decision_steps(const Match& match) {
  std::vector<std::size_t> places;
  std::size_t step = 0;
  for (const std::size_t index : match.line()) {
    const Entry& entry = match.journal()[index];
    if (entry.type == EntryType::decision) places.push_back(step++);
    step += entry.draws.size();
  }
  return places;
}

// Goes through the positions of a match again, one decision at a time: visit(table, entry, step) tells
// whether to go on.
template <class Visit>
void each_decision(const Match& match, Visit&& visit) {
  const auto steps = decision_steps(match);
  auto table = match.table().clone();
  EventLog events;
  std::size_t decision = 0;
  for (const std::size_t index : match.line()) {
    const Entry& entry = match.journal()[index];
    ReplayChance chance{entry.draws};
    if (entry.type == EntryType::deal) {
      table->set_up(chance, events);
      continue;
    }
    if (!visit(*table, entry, steps[decision++])) return;
    table->apply(entry.move, chance, events);
  }
}

// The table before the first decision at or after a step, or at the end.
inline std::unique_ptr<Table> table_at(const Match& match, std::size_t to) {
  auto found = match.table().clone();
  each_decision(match, [&](const Table& table, const Entry&, std::size_t step) {
    if (step < to) return true;
    found = table.clone();
    return false;
  });
  return found;
}

}  // namespace horta::cli
