#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bots/bot.h"
#include "engine/core/match.h"

namespace horta {

struct Weights;

// A kind of bot by its name. Every seat gets one of its own; the seed decides everything that it leaves to
// chance.
struct BotKind {
  std::string name;
  std::function<std::unique_ptr<Bot>(std::uint64_t seed)> make;
  std::shared_ptr<const Weights> weights = nullptr;  // what it judges by; null: none that we know of
};

// The forms that the names of bots have, as they are shown to people: "random, greedy, …".
std::string bot_forms();
// Those that are whole names: `random`, `greedy`, `level:1` … .
std::vector<std::string> named_bots();

// The kind of that name for a game; `weights` replaces those that are shipped. Preconditions: the program has
// the game.
std::expected<BotKind, Fault> find_bot(std::string_view game, std::string_view name,
                                       const std::shared_ptr<const Weights>& weights = nullptr);
// Those of all seats, or the first that does not exist.
std::expected<std::vector<BotKind>, Fault> find_bots(std::string_view game,
                                                     std::span<const std::string> names);
// There is no bot of that name; these forms are known to whoever asks.
Fault unknown_bot(std::string_view name, std::string_view known);

// The seed of the bot at a seat of a match, from the commitment to its shuffle: everybody may know it, and it
// is the same wherever the same match is played, in the program and in the page.
std::uint64_t bot_seed(const Digest& commitment, Seat seat);
std::uint64_t bot_seed(const MatchSetup& setup, Seat seat);

}  // namespace horta
