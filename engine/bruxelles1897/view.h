#pragma once

#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"
#include "engine/core/json.h"

namespace horta::bruxelles1897 {

std::string_view name(Kind);
std::string_view name(Source);

// The whole position for people and programs: everything is public but the order of the piles.
json::Value view(const Rules& rules, const State& state);

// Victory points by source, per seat; a source that gave nothing is left out.
json::Value ledger(const Rules& rules, const State& state);

}  // namespace horta::bruxelles1897
