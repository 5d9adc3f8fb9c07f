#pragma once

#include <cstdlib>

#include "engine/bruxelles1893/validity.h"
#include "engine/bruxelles1897/validity.h"
#include "tests/support/rule_sets.h"

namespace horta::fuzz {

using test::all_rules;

inline void require(bool condition) {
  if (!condition) std::abort();
}

}  // namespace horta::fuzz
