#pragma once

#include <array>
#include <cstdint>
#include <expected>

#include "engine/bruxelles1893/cards.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/options.h"

namespace horta::bruxelles1893 {

struct BourseCard {
  std::uint8_t francs = 0;
  std::array<std::uint8_t, 2> crest{};  // to choose from, for the number of players; in reading order
};

// A value for each row and column of the art market.
using MarketValues = std::array<std::uint8_t, market_size>;

// Readings of the rulebook that have changed; a match keeps to those it was dealt with
// (core/rules_version.h).
//   2  Saintenoy's move of an arm is for building: after moving to what only card 9 can pay, card 9 must be
//      used; card 15 takes back all or part of the stake, not 80 francs at most.
inline constexpr int newest_version = 2;

// Everything about a game that does not change while it is played: the table's options, and the numbers of
// components/bruxelles-1893 that hold for its edition and number of players.
struct Rules {
  int version = newest_version;
  int players = 2;
  Edition edition = Edition::second;
  bool belle_epoque = false;
  bool asymmetric = false;
  bool boards_chosen = false;
  Seat first_player = no_seat;  // no_seat: drawn

  // The actions of a strip, when it lies in a row.
  std::array<std::array<std::array<Action, size>, strips>, size> strip{};
  std::array<BourseCard, bourse_cards> bourse{};
  std::array<std::uint8_t, bonus_card_types> bonus{};  // copies
  std::array<std::uint8_t, notable_figures> notables{};
  std::array<std::uint8_t, notable_figures> payment{};  // at the end of the game
  std::array<std::uint8_t, notable_slots> price{};      // of the row

  // By board: plain, or the side B of an architect. The last space of a track is the portrait's.
  std::array<std::array<std::array<std::uint8_t, track_length + 1>, tracks>, boards> track{};
  std::array<std::array<std::uint8_t, houses>, boards> house_cost{};
  std::array<std::uint8_t, boards> line_start{};
  std::array<std::uint8_t, houses> house_points{};

  std::array<Space, compass_spaces> compass{};
  int compass_size = compass_spaces;
  std::array<std::uint8_t, 2> arms{};
  MarketValues market_francs{}, market_points{};
  std::uint8_t cursor = 0;
  std::array<std::array<std::uint8_t, 2>, colours> corner{};  // of the cursor: row, column

  std::array<std::uint8_t, sites> glass_surcharge{};
  std::uint32_t tile_cells = 0;  // set of the cells with a face-down tile
  int face_up_tiles = 0;
  std::array<std::uint8_t, belle_epoque_cards>
      card_amount{};   // of points, francs and so on; 0 where there is none
  int card12_lot = 1;  // francs

  std::array<std::uint8_t, max_players> starting_money{};  // in turn order
  int artworks = 0, nobles = 0, jokers = 0, travellers = 0, pawns = 0, pawns_in_court = 0, fb_unit = 1;
  int brugmann = 0, empain_jokers = 0, market_jokers = 0, materials = 0;
  int pass_colour = 0, first_pass = 0;
  int horta_francs = 0, strauven_francs = 0, strauven_points = 0;
  int no_joker = 0, maeterlinck = 0, unpaid_notable = 0, final_material = 0, final_first_player = 0;
  int francs_per_lot = 1, uncounted_pawns = 0, first_pass_manneken_pis = 0;
  int tile_sevenths = 1, tile_line = 0, tile_iris_money = 0, tile_artworks = 0, tile_couronne_vp = 0;
  int tile_first_pass = 0, tile_buildings = 0, tile_connections = 0, tile_white = 0;

  // Readings of version 2: Saintenoy's first move of an arm is followed by a building; card 15 takes back all
  // of a stake.
  bool arm_moves_to_build() const { return version >= 2; }
  bool whole_stake_comes_back() const { return version >= 2; }

  bool first_edition() const { return edition == Edition::first; }
  bool neutrals() const { return players == 2; }
  Action action(const State& state, int cell) const {
    return strip[at(row_of(cell))][state.strip[at(row_of(cell))]][at(column_of(cell))];
  }
  bool has_tile(int cell) const { return contains(tile_cells, cell); }
  int amount_of_card(int number) const { return card_amount[at(number - 1)]; }
  int value(const Player& player, Track which) const {
    return track[at(player.board)][at(which)][player.space[at(which)]];
  }
  // Set of the noble materials in the game.
  std::uint8_t noble_materials() const { return belle_epoque ? 0b1111 : 0b1110; }
};

// The rules of a table. A fault in the data names the table and the field.
std::expected<Rules, Fault> make_rules(int players, const Options& options, const json::Value& components,
                                       int version);

}  // namespace horta::bruxelles1893
