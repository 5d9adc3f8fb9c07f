#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string_view>

#include "engine/core/fault.h"
#include "engine/core/options.h"
#include "engine/core/pile.h"
#include "engine/core/seat.h"

// Who begins the game: drawn, or named by the option `first_player` of the table.

namespace horta {

inline constexpr std::array<std::string_view, 1 + max_seats> first_players{"drawn", "0", "1", "2", "3", "4"};

// The option of a game for so many seats.
constexpr OptionSpec first_player_option(int seats) {
  return {.name = "first_player",
          .values = std::span{first_players}.first(1 + static_cast<std::size_t>(seats))};
}

// What a table has chosen, no_seat: drawn. A seat that the table does not have is a fault.
std::expected<Seat, Fault> read_first_player(const Options& options, int players);

// The seat that begins; `pile` is what a record calls the draw.
Seat choose_first_player(auto& play, auto pile) {
  const auto& rules = play.rules;
  if (rules.first_player != no_seat) return rules.first_player;
  std::array<std::uint8_t, max_seats> seats{};
  std::fill_n(seats.begin(), rules.players, std::uint8_t{1});
  const std::span<const std::uint8_t> all{seats.data(), static_cast<std::size_t>(rules.players)};
  return play.chance.draw(PileView{.pile = static_cast<std::uint8_t>(pile),
                                   .epoch = 0,
                                   .left = all,
                                   .start = all,
                                   .total = rules.players});
}

}  // namespace horta
