#pragma once

#include <memory>

#include "ai/bots/bot_style.h"
#include "ai/search/thinker.h"

namespace horta {

// One of the options, or why there is no answer: a bot that gives none loses the game.
using Answered = std::expected<Move, Fault>;

// A player that is not a person: something that thinks, and the style that picks a move from the thought. It
// lives as long as its seat.
class Bot {
 public:
  // The seed decides everything that the picking leaves to chance.
  Bot(std::unique_ptr<Thinker> thinker, const BotStyle& style, std::uint64_t seed)
      : thinker_{std::move(thinker)}, style_{style}, random_{seed} {}

  // Precondition: the game is not over.
  Answered choose(const Table& table, const std::atomic<bool>& stop = never_stop) {
    const auto thought = thinker_->think(table, style_.limit, stop, report_nothing);
    if (!thought) return std::unexpected(thought.error());
    return style_.pick(*thought, table.decision().seat, random_);
  }

  // What it thinks when somebody else sets the limit and picks.
  Thinker& thinker() { return *thinker_; }

 private:
  std::unique_ptr<Thinker> thinker_;
  BotStyle style_;
  Random random_;
};

}  // namespace horta
