#pragma once

#include <span>

#include "ai/arena/arena_result.h"

namespace horta {

enum class Verdict { open, stronger, not_stronger };

// Two hypotheses about the score of a block: A and B are equal, or A is stronger by some Elo. The generalised
// sequential probability ratio test with the normal approximation, as chess engines are tested, on blocks
// instead of games; either error happens in about 5 cases of 100.
struct SequentialTest {
  // How often to look; before the first look, too little is known of the variance.
  static constexpr std::size_t blocks_per_look = 32;

  ArenaTable table;
  double elo = 0;

  double log_likelihood_ratio(std::span<const double> scores) const;
  Verdict verdict(std::span<const double> scores) const;
};

}  // namespace horta
