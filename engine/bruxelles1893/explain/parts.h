#pragma once

#include <string>
#include <string_view>

#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/rules.h"
#include "engine/core/explanation.h"

// Why a move is not possible, in the parts of the rules that its decision belongs to: each is the mirror of
// the enumeration in legal.h, and a test compares the two over thousands of positions.

namespace horta::bruxelles1893 {

// The table as the seat that decides sees it, and where the rulebook of its edition says what.
struct Question {
  Explanation& why;
  const Rules& rules;
  const State& state;
  Seat seat;

  const Player& player() const { return state.players[at(seat)]; }
  bool first() const { return rules.first_edition(); }
  std::string_view set_up() const { return "R2.1 SETUP"; }
  std::string_view planning() const { return first() ? "R1 A" : "R2.1 A"; }
  std::string_view actions() const { return first() ? "R1 B" : "R2.1 B"; }
  std::string_view columns() const { return first() ? "R1 C3" : "R2.1 C1"; }
  std::string_view end() const { return first() ? "R1 END" : "R2.1 END"; }
  std::string_view name_of(Colour colour) const { return name(colour, rules.edition); }
};
inline constexpr std::string_view be_tiles = "R2.2 B1", be_sale = "R2.2 B3", be_building = "R2.2 B5",
                                  be_cards = "R2.2 B6", side_b = "R2.3 B";

// --- The answer to the decision that is being asked; nothing where another part of the rules asks it

void explain_planning(const Question& ask, Move move);
void explain_placement(const Question& ask, Move move);
void explain_art_nouveau(const Question& ask, Move move);
void explain_construction(const Question& ask, Move move);
void explain_brussels(const Question& ask, Move move);
void explain_belle_epoque(const Question& ask, Move move);
void explain_resolution(const Question& ask, Move move);

// A cell, a Brussels action or pass: it can be judged before the turn as well. `asked`: it is the question.
void explain_action(const Question& ask, Move move, bool asked);
// A house (-1) or a pavilion by its site.
void explain_building(const Question& ask, int site);

// --- Reasons that several of them have (reasons.cpp)

void needs_money(const Question& ask, int price, std::string_view section);
void needs_pawn(const Question& ask, std::string_view section);

void explain_pawn(const Question& ask, int cell, std::string_view section);
void explain_house(const Question& ask, int cell, std::string_view section);
void explain_zone(const Question& ask, int cell);

// One cube, or two, out of the supply or out of what the player has.
void explain_cubes(const Question& ask, Move move, const std::array<std::uint8_t, material_types>& counts,
                   bool held, std::string_view section);

// A new artwork of the second edition.
void explain_new_artwork(const Question& ask, Colour colour, std::string_view section);
void explain_own_artwork(const Question& ask, Colour colour, std::string_view section);
void explain_upright(const Question& ask, Notable notable, std::string_view section);
// Whether the slot is empty.
bool explain_slot_of_row(const Question& ask, int slot, std::string_view section);

std::string letter_of(auto item) { return std::string(1, letter(item)); }

}  // namespace horta::bruxelles1893
