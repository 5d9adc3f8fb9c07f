#pragma once

#include <algorithm>

#include "engine/bruxelles1893/state.h"
#include "engine/core/choice.h"
#include "engine/core/move.h"

// The moves of Bruxelles 1893: what the 24 bits of choice mean for each kind of decision. Most choose one
// thing, perform and keep yes or no (choice.h).

namespace horta::bruxelles1893 {

constexpr Kind kind_of(Move move) { return Kind{move.kind()}; }

// action: a cell, an action of the Brussels board after the cells, or pass.
inline constexpr std::uint32_t brussels_choice = cells;
inline constexpr std::uint32_t pass_choice = cells + brussels_actions;
constexpr Move cell_move(int cell) { return item_move(Kind::action, cell); }
constexpr Move brussels_move(Brussels action) {
  return item_move(Kind::action, brussels_choice + at(action));
}
constexpr Move pass_move() { return move_of(Kind::action, pass_choice); }

// stake, card15: francs. Bounds beyond what anybody ever has, so that a decision has a bounded number of
// options with any component data: card 15 takes back a part of the stake of one pawn, or all of it.
inline constexpr int most_stake = 500;
inline constexpr int most_of_large_stakes = 80;
static_assert(most_stake <= static_cast<int>(MoveList::capacity));
static_assert((most_of_large_stakes + 1) * most_pawns <= static_cast<int>(MoveList::capacity));

// sell: a colour, or a white artwork by the colour it hides.
inline constexpr std::uint32_t white_choice = 8;
constexpr Move sell_move(Colour colour, bool white) {
  return item_move(Kind::sell, at(colour) + (white ? white_choice : 0));
}
constexpr bool is_white(Move move) { return (move.choice() & white_choice) != 0; }
constexpr Colour sold_colour(Move move) {
  return Colour{static_cast<std::uint8_t>(move.choice() & ~white_choice)};
}

// notable: a slot of the row, or the notable that Hankar revealed.
inline constexpr std::uint32_t revealed_choice = notable_slots;

// solvay, materials, card17, card17_materials: one noble cube, or two, the first not after the second.
inline constexpr std::uint32_t pair_choice = 16;
constexpr Move pair_move(Kind kind, Material first, Material second) {
  return item_move(kind, pair_choice + material_types * at(first) + at(second));
}
constexpr bool is_pair(Move move) { return move.choice() >= pair_choice; }
constexpr std::array<Material, 2> pair_of(Move move) {
  const std::uint32_t both = move.choice() - pair_choice;
  return {Material{static_cast<std::uint8_t>(both / material_types)},
          Material{static_cast<std::uint8_t>(both % material_types)}};
}

// compass_before: none, or an arm (the space it points at) and its direction.
inline constexpr std::uint32_t no_arm_choice = 0;
constexpr Move arm_move(int space, bool clockwise) {
  return item_move(Kind::compass_before, 1 + 2 * space + (clockwise ? 0 : 1));
}
constexpr int arm_of(Move move) { return static_cast<int>((move.choice() - 1) / 2); }
constexpr bool is_clockwise(Move move) { return (move.choice() - 1) % 2 == 0; }

// build: a house, or a pavilion by its site.
inline constexpr std::uint32_t house_choice = 0;
constexpr Move pavilion_move(int site) { return item_move(Kind::build, 1 + site); }
constexpr int site_of(Move move) { return static_cast<int>(move.choice()) - 1; }

// payment: three bits per unit, the first one lowest, then the cube that card 9 makes stand for another (1 +
// unit, 0: none).
struct Payment {
  std::array<std::uint8_t, units> count{};
  std::uint8_t card9 = 0;
};
inline constexpr unsigned payment_bits = 3;
constexpr Move payment_move(const Payment& payment) {
  std::uint32_t choice = payment.card9;
  for (std::size_t unit = units; unit-- > 0;) choice = (choice << payment_bits) | payment.count[unit];
  return move_of(Kind::payment, choice);
}
constexpr Payment payment_of(Move move) {
  Payment payment;
  std::uint32_t choice = move.choice();
  for (auto& count : payment.count) {
    count = static_cast<std::uint8_t>(choice & ((1u << payment_bits) - 1));
    choice >>= payment_bits;
  }
  payment.card9 = static_cast<std::uint8_t>(choice);
  return payment;
}

// activate: a notable, or stop.
inline constexpr std::uint32_t stop_choice = notable_figures;

// free_action: what the action gives, a notable to activate, a material to take, or nothing.
inline constexpr std::uint32_t take_choice = 0;
inline constexpr std::uint32_t free_notable_choice = 1;
inline constexpr std::uint32_t free_material_choice = free_notable_choice + notable_figures;
inline constexpr std::uint32_t decline_choice = free_material_choice + material_types;

// be_tile: a tile, or none. be_card: a number, or none.
inline constexpr std::uint32_t no_tile_choice = tiles;
inline constexpr std::uint32_t no_card_choice = 0;

// card15: a cell and the francs taken back from it.
constexpr Move card15_move(int cell, int francs) { return item_move(Kind::card15, cell + (francs << 5)); }
constexpr int card15_cell(Move move) { return static_cast<int>(move.choice() & 31); }
constexpr int card15_francs(Move move) { return static_cast<int>(move.choice() >> 5); }

// card22: a pawn or a Traveller.
inline constexpr std::uint32_t pawn_choice = 0;
inline constexpr std::uint32_t traveller_choice = 1;

// prestige: use, or slide under a line.
inline constexpr std::uint32_t use_choice = 0;
constexpr Move slide_move(Line line) { return item_move(Kind::prestige, 1 + at(line)); }
constexpr Line line_of(Move move) { return Line{static_cast<std::uint8_t>(move.choice() - 1)}; }

}  // namespace horta::bruxelles1893
