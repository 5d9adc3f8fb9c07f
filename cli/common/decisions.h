#pragma once

#include <algorithm>
#include <cstddef>
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

// Goes through a match again, one decision at a time: visit(table before it, entry, step) tells whether to go
// on.
template <class Visit>
void each_decision(const Match& match, Visit&& visit) {
  const auto steps = decision_steps(match);
  for (std::size_t made = 0; made < steps.size(); ++made)
    if (!visit(match.table_after(made), match.journal()[match.line()[made + 1]], steps[made])) return;
}

// The table before the first decision at or after a step, or at the end.
inline const Table& table_at(const Match& match, std::size_t to) {
  const auto steps = decision_steps(match);
  const auto found = std::ranges::lower_bound(steps, to);
  return match.table_after(static_cast<std::size_t>(found - steps.begin()));
}

}  // namespace horta::cli
