#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

void needs_money(const Question& ask, int price, std::string_view section) {
  if (price > ask.player().money)
    ask.why.add("not_enough_money", section, {{"price", price}, {"money", ask.player().money}});
}
void needs_pawn(const Question& ask, std::string_view section) {
  if (ask.player().pawns == 0) ask.why.add("no_pawn_left", section, {{"court", ask.player().court}});
}

void explain_pawn(const Question& ask, int cell, std::string_view section) {
  const std::uint8_t owner = ask.state.board[at(cell)].pawn;
  if (owner == neutral)
    ask.why.add("cell_has_neutral_pawn", section);
  else if (owner != nobody)
    ask.why.add("cell_has_pawn", section, {{"owner", owner}});
}
void explain_house(const Question& ask, int cell, std::string_view section) {
  if (const std::uint8_t owner = ask.state.board[at(cell)].house; owner != nobody)
    ask.why.add("cell_has_house", section, {{"owner", owner}});
  if (ask.rules.has_tile(cell)) ask.why.add("cell_has_tile", be_building);
}
void explain_zone(const Question& ask, int cell) {
  if (ask.state.zone == 0)
    ask.why.add("zone_not_chosen", ask.planning());
  else if (!contains(ask.state.zone, cell))
    ask.why.add("cell_outside_zone", ask.planning());
}

void explain_cubes(const Question& ask, Move move, const std::array<std::uint8_t, material_types>& counts,
                   bool held, std::string_view section) {
  std::array<int, material_types> chosen{};
  if (is_pair(move))
    for (const Material material : pair_of(move)) ++chosen[at(material)];
  else
    ++chosen[move.choice()];
  for (std::uint8_t material = 0; material < material_types; ++material)
    if (chosen[material] > counts[material])
      ask.why.add(held ? "cubes_not_held" : "cubes_not_left", section,
                  {{"material", name(Material{material})},
                   {held ? "held" : "left", counts[material]},
                   {"chosen", chosen[material]}});
}

void explain_new_artwork(const Question& ask, Colour colour, std::string_view section) {
  if (colour == Colour::black)
    ask.why.add("black_not_created", section);
  else if (ask.state.artworks[at(colour)] == 0)
    ask.why.add("colour_used_up", section, {{"colour", ask.name_of(colour)}});
}

void explain_own_artwork(const Question& ask, Colour colour, std::string_view section) {
  if (ask.player().artworks[at(colour)] == 0)
    ask.why.add("no_artwork_of_colour", section, {{"colour", ask.name_of(colour)}});
}
void explain_upright(const Question& ask, Notable notable, std::string_view section) {
  if (!contains(ask.player().notables, notable))
    ask.why.add("notable_not_kept", section, {{"notable", name(notable)}});
  else if (contains(ask.player().tilted, notable))
    ask.why.add("notable_tilted", section, {{"notable", name(notable)}});
}

bool explain_slot_of_row(const Question& ask, int slot, std::string_view section) {
  const bool empty = slot >= notables_in_row(ask.state);
  if (empty) ask.why.add("notable_slot_empty", section, {{"slot", slot}});
  return empty;
}

}  // namespace horta::bruxelles1893
