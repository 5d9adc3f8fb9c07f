#pragma once

#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"

namespace horta::bruxelles1897 {

// Whether a state could stand on a table: every card is where it can be and exists as often as it is printed,
// the ledgers add up, and the decision asked fits what is under way and has at least two options. The rules
// can play on from any valid state.
bool is_valid(const Rules& rules, const State& state);

}  // namespace horta::bruxelles1897
