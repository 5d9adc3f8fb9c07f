#pragma once

#include <span>

#include "ai/search/thinker.h"

namespace horta {

// What several trees of the same position say together: visits add up, expectations are averaged by them. The
// best candidate is the one that most trees would play, or that was visited most among those.
Thought merged(std::span<const Thought> thoughts);

}  // namespace horta
