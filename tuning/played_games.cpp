#include "tuning/played_games.h"

#include <fmt/core.h>

#include "engine/core/record.h"
#include "files/files.h"

namespace horta::tuning {

void PlayedGame::each_position(const std::function<void(const Table&, Move)>& visit) const {
  const auto decisions = match.line().subspan(1);
  for (std::size_t made = 0; made < decisions.size(); ++made)
    visit(match.table_after(made), match.journal()[decisions[made]].move);
}

std::size_t each_game(std::string_view game, std::span<const std::string> files,
                      const std::function<void(const PlayedGame&)>& visit) {
  std::size_t games = 0;
  for (const std::string& file : files) {
    const auto read =
        each_record(file, [&](std::size_t number, const std::expected<json::Value, Fault>& record) {
          const auto match = record ? match_from_record(*record) : std::unexpected(record.error());
          if (!match) {
            fmt::print(stderr, "{}: record {} cannot be read ({})\n", file, number + 1, match.error().code);
            return;
          }
          const Table& table = match->table();
          if (table.game() != game || !table.over()) return;
          PlayedGame played{.match = *match,
                            .scores = table.scores(),
                            .win_share = std::vector<double>(static_cast<std::size_t>(table.players()))};
          const auto winners = table.ranking().front();
          for (const Seat seat : winners)
            played.win_share[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
          visit(played);
          ++games;
        });
    if (!read) fmt::print(stderr, "{} cannot be read ({})\n", file, read.error().code);
  }
  return games;
}

}  // namespace horta::tuning
