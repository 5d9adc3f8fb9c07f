#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
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

// A search at a table of any game. It keeps what it has found from one decision to the next.
class Thinker {
 public:
  virtual ~Thinker() = default;
  // Ends when a limit is reached or `stop` becomes true, and always has an answer. `report` hears of progress
  // now and then. Precondition: the game is not over.
  virtual Thought think(const Table& table, const Limit& limit, const std::atomic<bool>& stop,
                        const std::function<void(const Thought&)>& report) = 0;
};

std::expected<std::unique_ptr<Thinker>, Fault> make_thinker(std::string_view game, std::uint64_t seed,
                                                            int threads);

}  // namespace horta
