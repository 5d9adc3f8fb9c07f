#pragma once

#include <fmt/core.h>

#include <span>
#include <string>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/table.h"
#include "files/files.h"

namespace horta::tuning {

// A finished game of a record, to be gone through position by position. It lives as long as its match.
template <Game G>
struct PlayedGame {
  const Match& match;
  const typename G::Rules& rules;
  std::vector<int> scores;
  std::vector<double> win_share;

  // Calls visit(state, move) before every decision.
  void each_position(auto&& visit) const {
    const auto decisions = match.line().subspan(1);
    for (std::size_t made = 0; made < decisions.size(); ++made)
      visit(static_cast<const TableOf<G>&>(match.table_after(made)).state(),
            match.journal()[decisions[made]].move);
  }
};

// Calls visit(game) for each finished game of type G in the files. Returns how many there were.
template <Game G>
std::size_t each_game(std::span<const std::string> files, auto&& visit) {
  std::size_t games = 0;
  for (const std::string& file : files) {
    const auto read =
        each_record(file, [&](std::size_t number, const std::expected<json::Value, Fault>& record) {
          const auto match = record ? match_from_record(*record) : std::unexpected(record.error());
          if (!match) {
            fmt::print(stderr, "{}: record {} cannot be read ({})\n", file, number + 1, match.error().code);
            return;
          }
          if (match->setup().game != G::name || !match->table().over()) return;
          const Table& table = match->table();
          PlayedGame<G> game{.match = *match,
                             .rules = static_cast<const TableOf<G>&>(table).rules(),
                             .scores = table.scores(),
                             .win_share = std::vector<double>(static_cast<std::size_t>(table.players()))};
          const auto winners = table.ranking().front();
          for (const Seat seat : winners)
            game.win_share[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
          visit(game);
          ++games;
        });
    if (!read) fmt::print(stderr, "{} cannot be read ({})\n", file, read.error().code);
  }
  return games;
}

}  // namespace horta::tuning
