#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/table.h"

namespace horta {

// How long a search thinks about one decision: until the first of its limits is reached.
struct Limit {
  std::uint64_t iterations = 0;       // 0: no limit
  std::chrono::milliseconds time{0};  // 0: no limit

  friend bool operator==(const Limit&, const Limit&) = default;
};

// "400" (iterations) or "50ms".
std::optional<Limit> read_limit(std::string_view text);

// What a search thinks of one option: what each seat may expect, and how the game may go on.
struct Candidate {
  Move move;
  std::uint64_t visits = 0;       // those of earlier decisions too, where the search came by
  std::vector<double> win_share;  // per seat, adds up to 1
  std::vector<double> points;     // per seat, expected at the end of the game
  std::vector<Move> line;         // starts with the move itself
};

// The options it looked at, the best one first. `iterations` are those of this decision alone.
struct Thought {
  std::uint64_t iterations = 0;
  std::vector<Candidate> candidates;
};

// What thinks about the decisions of one seat: a search, a rule of thumb, a program of somebody else. It sees
// the position, which holds no secret, and lives as long as its seat, so that it can keep what it has found
// from one decision to the next.
class Thinker {
 public:
  virtual ~Thinker() = default;
  // Ends when a limit is reached or `stop` becomes true, with one candidate at least, or tells why there is
  // no answer. `report` hears of progress now and then. Precondition: the game is not over.
  virtual std::expected<Thought, Fault> think(const Table& table, const Limit& limit,
                                              const std::atomic<bool>& stop,
                                              const std::function<void(const Thought&)>& report) = 0;
};

// For who lets a thought take the time it takes.
inline constexpr std::atomic<bool> never_stop{false};
inline void report_nothing(const Thought&) {}

// The thought of who knows one move and nothing about its worth.
inline Thought plain_thought(Move move) {
  return {.iterations = 1,
          .candidates = {{.move = move, .visits = 1, .win_share = {}, .points = {}, .line = {move}}}};
}

}  // namespace horta
