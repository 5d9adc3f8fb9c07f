#include "ai/bruxelles1897/heuristic.h"

namespace horta {

std::string Heuristic<bruxelles1897::Game>::weights_name(const Rules& rules) {
  return std::to_string(rules.players);
}

}  // namespace horta
