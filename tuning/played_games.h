#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.h"

namespace horta::tuning {

// A finished game of a record.
struct PlayedGame {
  const Match& match;
  std::vector<int> scores;
  std::vector<double> win_share;

  // Calls visit(table, move) before every decision.
  void each_position(const std::function<void(const Table&, Move)>& visit) const;
};

// Calls visit(game) for each finished one of a game in the files. Returns how many there were.
std::size_t each_game(std::string_view game, std::span<const std::string> files,
                      const std::function<void(const PlayedGame&)>& visit);

}  // namespace horta::tuning
