#pragma once

#include <optional>
#include <string_view>

#include "ai/search/thinker.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"

namespace horta {

// How a bot makes a move of a thought: `search:400`, `search:50ms`; `search:100~2.5` is one that errs. It
// takes another move than the best one the more readily the less that costs, in points ahead of the others: e
// times as rarely for every 2.5 points, and never one that costs more than `most_slacks` times as much. So it
// makes the mistakes that people make, and no senseless ones.
struct BotStyle {
  static constexpr int most_slacks = 3;

  Limit limit;
  int slack = 0;  // tenths of a point; 0: no mistakes

  // One of the candidates, for the seat that decides.
  Move pick(const Thought& thought, Seat seat, Random& random) const;

  friend bool operator==(const BotStyle&, const BotStyle&) = default;
};

// What follows `search:` in a name.
std::optional<BotStyle> read_bot_style(std::string_view text);

}  // namespace horta
