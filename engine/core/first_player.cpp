#include "engine/core/first_player.h"

namespace horta {

std::expected<Seat, Fault> read_first_player(const Options& options, int players) {
  const std::string_view first = options["first_player"];
  if (first == "drawn") return no_seat;
  const Seat seat = first[0] - '0';
  if (seat >= players)
    return std::unexpected(
        Fault{"first_player_missing", json::Value::object({{"seat", seat}, {"players", players}})});
  return seat;
}

}  // namespace horta
