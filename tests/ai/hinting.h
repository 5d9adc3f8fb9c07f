#pragma once

#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ai/hint/hint.h"

// Reasons of hints for the tables that tests describe.

namespace horta::tests {

template <class G>
TableOf<G> table_of(const auto& scenario) {
  TableOf<G> table{std::make_shared<const typename G::Rules>(scenario.rules())};
  table.state() = scenario.state();
  return table;
}

// The reasons for a turn in the notation of moves, each as its code and its parameters: "ends_round {}".
template <class G>
std::vector<std::string> reasons_of(const auto& scenario, std::initializer_list<std::string_view> turn) {
  const TableOf<G> table = table_of<G>(scenario);
  std::vector<Move> line;
  for (const std::string_view text : turn) {
    const auto move = table.from_notation(text);
    if (!move) throw std::runtime_error{"no move: " + std::string{text}};
    line.push_back(*move);
  }
  for (std::size_t length = 0; length < line.size(); ++length) {
    const auto now = follow_turn(table, std::span{line}.first(length)).after;
    MoveList options;
    now->legal(options);
    if (!options.contains(line[length]))
      throw std::runtime_error{"not possible: " + now->to_notation(line[length])};
  }
  std::vector<std::string> texts;
  for (const HintReason& reason : reasons_for(table, follow_turn(table, line)))
    texts.push_back(std::string{reason.code} + " " + json::write(reason.params));
  return texts;
}

}  // namespace horta::tests
