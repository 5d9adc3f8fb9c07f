#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ai/bots/bot.h"
#include "engine/core/keyed_chance.h"

namespace horta {

// How often a bot was asked, and how long it took by the clock of the caller.
struct Thinking {
  std::uint64_t decisions = 0;
  std::uint64_t nanoseconds = 0;

  Thinking& operator+=(const Thinking& more) {
    decisions += more.decisions;
    nanoseconds += more.nanoseconds;
    return *this;
  }
};

struct PlayedGame {
  std::vector<Move> moves;
  std::vector<int> scores;
  std::vector<double> win_share;   // a shared victory is divided
  std::vector<Thinking> thinking;  // per seat
  // A bot that did not answer, or not with an option: it has lost, and the others share the win.
  std::optional<Seat> failed = {};
  Fault failure = {};
};

// For who does not want to know how long the bots think.
inline std::uint64_t no_clock() { return 0; }

// One game between bots, one per seat, with the deck of a key. `table` is an empty one of its rules; clock()
// is the time in nanoseconds. Where `stop` becomes true the bots stop thinking, and the game is worth
// nothing.
using NanosecondClock = std::function<std::uint64_t()>;
PlayedGame play_game(const Table& table, const Digest& key, std::span<const std::unique_ptr<Bot>> bots,
                     const NanosecondClock& clock = no_clock, const std::atomic<bool>& stop = never_stop);

}  // namespace horta
