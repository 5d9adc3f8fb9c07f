#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/fault.h"
#include "engine/core/game.h"
#include "engine/core/table.h"

namespace horta {

// A player that is not a person. It sees the position, which holds no secret, and one of the options is its
// answer. `options` has at least two moves.
template <Game G>
class BotOf {
 public:
  virtual ~BotOf() = default;
  virtual Move choose(const typename G::Rules& rules, const typename G::State& state,
                      const MoveList& options) = 0;
};

// The same at a table of any game.
class Bot {
 public:
  virtual ~Bot() = default;
  virtual Move choose(const Table& table) = 0;
};

// A bot by its name: `random`, `greedy`. The seed decides everything that the bot leaves to chance.
template <Game G>
std::expected<std::unique_ptr<BotOf<G>>, Fault> make_bot_of(std::string_view name, std::uint64_t seed);

std::expected<std::unique_ptr<Bot>, Fault> make_bot(std::string_view game, std::string_view name,
                                                    std::uint64_t seed);

}  // namespace horta
