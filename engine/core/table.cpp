#include "engine/core/table.h"

#include "engine/core/explanation.h"

namespace horta {

bool Table::allows(Seat seat, Move move) const {
  if (over() || decision().seat != seat) return false;
  MoveList options;
  legal(options);
  return options.contains(move);
}

std::vector<Reason> Table::explain(Seat seat, Move move) const {
  if (allows(seat, move)) return {};
  if (auto reasons = reasons_against(seat, move); !reasons.empty()) return reasons;
  Explanation why;
  why.add("not_offered", "");
  return why.take();
}

}  // namespace horta
