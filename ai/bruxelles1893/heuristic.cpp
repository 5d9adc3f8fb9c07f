#include "ai/bruxelles1893/heuristic.h"

namespace horta {

// Side B boards change little of what things are worth; what they change is a feature of its own.
std::string Heuristic<bruxelles1893::Game>::weights_name(const Rules& rules) {
  const std::string_view edition = rules.first_edition() ? "first"
                                   : rules.belle_epoque  ? "belle_epoque"
                                                         : "second";
  return std::string{edition} + "-" + std::to_string(rules.players);
}

}  // namespace horta
