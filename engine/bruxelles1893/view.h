#pragma once

#include <string_view>

#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/json.h"

namespace horta::bruxelles1893 {

std::string name(Source);
std::string_view name(Moment);

// Everything on the table for programs: see docs/records.md.
json::Value view(const Rules& rules, const State& state);

// For each seat where its points came from.
json::Value ledger(const Rules& rules, const State& state);

}  // namespace horta::bruxelles1893
