#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <vector>

#include "ai/hint/hint_reasons.h"
#include "ai/search/thinker.h"

namespace horta {

// One of the best moves of a position, and what speaks for it.
struct Hint {
  Candidate candidate;
  std::vector<Move> turn;  // the move, and how the same seat would go on
  std::vector<HintReason> reasons;
};

struct HintSettings {
  Limit limit{.iterations = 20'000, .time = {}};  // a fraction of a second
  std::uint64_t seed = 1;
  std::size_t moves = 3;
};

// The best few moves for whoever decides, the best one first: fewer where the others are clearly worse. With
// a limit of iterations, the same hints for the same seed on every machine. Fault: the game is over.
std::expected<std::vector<Hint>, Fault> find_hints(const Table& table, const HintSettings& settings,
                                                   const std::atomic<bool>& stop = never_stop);

// Plays a line as far as one seat's turn goes.
struct Following {
  FollowedTurn turn;
  std::unique_ptr<Table> after;  // where draws happened, only one of the ways it can go on
};
Following follow_turn(const Table& table, std::span<const Move> line);

// The reasons for what was followed from there.
std::vector<HintReason> reasons_for(const Table& table, const Following& following);

// {"seat", "moves": [{"option", "notation", "visits", "win_share", "points", "turn", "reasons"}]}
json::Value hints_to_json(const Table& table, std::span<const Hint> hints);

}  // namespace horta
