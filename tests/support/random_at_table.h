#pragma once

#include "engine/core/chance.h"

namespace horta::test {

// The draws of a search, at a table.
class RandomAtTable final : public Chance {
 public:
  explicit RandomAtTable(std::uint64_t seed) : random_{seed} {}
  int draw(const PileView& pile) override { return random_.draw(pile); }

 private:
  RandomChance random_;
};

}  // namespace horta::test
