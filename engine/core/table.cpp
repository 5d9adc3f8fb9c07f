#include "engine/core/table.h"

namespace horta {

bool Table::allows(Seat seat, Move move) const {
  if (over() || decision().seat != seat) return false;
  MoveList options;
  legal(options);
  return options.contains(move);
}

std::vector<Reason> Table::explain(Seat seat, Move move) const {
  if (allows(seat, move)) return {};
  auto reasons = reasons_against(seat, move);
  if (reasons.empty()) reasons.push_back({.code = "not_offered", .section = ""});
  return reasons;
}

}  // namespace horta
