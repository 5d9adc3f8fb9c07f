#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>

#include "engine/bruxelles1897/cards.h"
#include "engine/bruxelles1897/state.h"
#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/options.h"

namespace horta::bruxelles1897 {

inline constexpr int newest_version = 1;  // of the readings of the rulebook (core/rules_version.h)

// Everything about a game that does not change while it is played: the table's options, and the numbers of
// components/bruxelles-1897 that hold for its number of players.
struct Rules {
  int version = newest_version;
  int players = 2;
  bool optional_actions = false;
  Seat first_player = no_seat;  // no_seat: drawn

  int rows = 3;
  int cards_per_pile = 3;
  bool neutrals = true;
  std::uint8_t neutral_value = 2;

  std::array<std::uint8_t, architect_types> architects{};  // copies per player
  std::array<std::uint8_t, architect_types> cheap_side{};
  std::array<std::uint8_t, architect_types> dear_side{};
  std::array<std::uint8_t, architect_types> starting_prison{};
  std::array<std::array<std::uint8_t, pile_types>, action_piles> cards{};  // copies per pile and type
  std::array<std::uint8_t, max_players> starting_money{};                  // in turn order
  std::array<std::array<std::uint8_t, track_length>, tracks> track{};
  std::array<EndBonus, bonus_cards> end_bonus{};

  int sale = 0, bourse = 0, brugmann = 0, first_to_pass = 0, pass = 0;  // BEF
  int exhibited_artwork = 0, material_type = 0;                         // VP during the game
  int noble_payment = 0, unpaid_noble = 0, material_card = 0, expo = 0;
  int bonus_noble = 0, bonus_artwork = 0, bonus_house = 0, bonus_money = 0;
  int bonus_money_lot = 0, bonus_money_lots = 0;

  int cells() const { return rows * columns; }
  bool is_corner(int cell) const { return cell == cells() - columns || cell == cells() - 1; }
  int coats() const { return (rows - 1) * (columns - 1); }
  int value(const Player& player, Track which) const { return track[at(which)][player.level[at(which)]]; }
  int side(Architect card, bool dear) const { return dear ? dear_side[at(card)] : cheap_side[at(card)]; }
};

// The rules of a table. A fault in the data names the table and the field.
std::expected<Rules, Fault> make_rules(int players, const Options& options, const json::Value& components,
                                       int version);

}  // namespace horta::bruxelles1897
