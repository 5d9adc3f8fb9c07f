#pragma once

#include <optional>

#include "engine/core/fault.h"

// Rules have versions, counted from 1. A reading of the rulebook that changes makes a new one, and the rules
// still know the old one (`rules.version >= 2`): records, saved games and links are replayed and continued
// with the readings they were played with.

namespace horta {

inline std::optional<Fault> check_rules_version(int version, int newest) {
  if (version >= 1 && version <= newest) return std::nullopt;
  return Fault{"rules_version", json::Value::object({{"version", version}, {"newest", newest}})};
}

}  // namespace horta
