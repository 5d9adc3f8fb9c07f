#pragma once

#include "ai/search/thinker.h"
#include "engine/core/random.h"

namespace horta {

// Takes any of the options, each as often as the others.
class RandomThinker final : public Thinker {
 public:
  explicit RandomThinker(std::uint64_t seed) : random_{seed} {}

  std::expected<Thought, Fault> think(const Table& table, const Limit&, const std::atomic<bool>&,
                                      const std::function<void(const Thought&)>&) override {
    table.legal(options_);
    return plain_thought(options_[random_.below(static_cast<std::uint32_t>(options_.size()))]);
  }

 private:
  Random random_;
  MoveList options_;
};

}  // namespace horta
