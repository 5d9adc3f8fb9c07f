#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "ai/bots/bot.h"
#include "ai/search/thinking.h"

namespace horta {

// A bot without a search as one that thinks: it has one candidate and nothing to say of what it is worth, and
// takes the time it takes. Precondition: a bot that always answers.
class BotThinker final : public Thinker {
 public:
  explicit BotThinker(std::unique_ptr<Bot> bot) : bot_{std::move(bot)} {}

  Thought think(const Table& table, const Limit&, const std::atomic<bool>&,
                const std::function<void(const Thought&)>&) override {
    const Answered answer = bot_->choose(table);
    assert(answer);
    Candidate candidate{.move = *answer, .visits = 1, .win_share = {}, .points = {}, .line = {*answer}};
    return {.iterations = 1, .candidates = {std::move(candidate)}};
  }

 private:
  std::unique_ptr<Bot> bot_;
};

}  // namespace horta
