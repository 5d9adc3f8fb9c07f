#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/game.h"
#include "engine/core/table.h"

namespace horta {

struct Weights;

// One of the options, or why there is no answer: a bot that gives none loses the game.
using Answered = std::expected<Move, Fault>;

// A player that is not a person. It sees the position, which holds no secret, and one of the options is its
// answer. `options` has at least two moves.
template <Game G>
class BotOf {
 public:
  virtual ~BotOf() = default;
  virtual Answered choose(const typename G::Rules& rules, const typename G::State& state,
                          const MoveList& options) = 0;
};

// A kind of bot by its name: `random`, `greedy`, `search:…`, `level:…`. Each game gets one of its own; the
// seed decides everything that it leaves to chance.
template <Game G>
struct BotKind {
  std::string name;
  std::function<std::unique_ptr<BotOf<G>>(std::uint64_t seed)> make;
  std::shared_ptr<const Weights> weights = nullptr;  // what it judges by; null: none that we know of
};

// `weights` replaces those that are shipped.
template <Game G>
std::expected<BotKind<G>, Fault> find_bot(std::string_view name,
                                          const std::shared_ptr<const Weights>& weights = nullptr);

// Those of all seats, or the first that does not exist.
template <Game G>
std::expected<std::vector<BotKind<G>>, Fault> find_bots(std::span<const std::string> names) {
  std::vector<BotKind<G>> kinds;
  for (const std::string& name : names) {
    auto kind = find_bot<G>(name);
    if (!kind) return std::unexpected(std::move(kind.error()));
    kinds.push_back(std::move(*kind));
  }
  return kinds;
}

// The same at a table of any game.
class Bot {
 public:
  virtual ~Bot() = default;
  virtual Answered choose(const Table& table) = 0;
};

template <Game G>
class BotAtTable final : public Bot {
 public:
  explicit BotAtTable(std::unique_ptr<BotOf<G>> bot) : bot_{std::move(bot)} {}
  Answered choose(const Table& table) override {
    const auto& at_table = static_cast<const TableOf<G>&>(table);
    MoveList options;
    table.legal(options);
    return bot_->choose(at_table.rules(), at_table.state(), options);
  }

 private:
  std::unique_ptr<BotOf<G>> bot_;
};

std::expected<std::unique_ptr<Bot>, Fault> make_bot(std::string_view game, std::string_view name,
                                                    std::uint64_t seed);

}  // namespace horta
