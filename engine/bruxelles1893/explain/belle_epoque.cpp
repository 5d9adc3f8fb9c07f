#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

void explain_tile(const Question& ask, Move move) {
  if (move.choice() == no_tile_choice) return;
  const Tile tile = item_of<Tile>(move);
  if (!contains(ask.state.tiles, tile))
    ask.why.add("tile_not_face_up", be_tiles, {{"tile", name(tile)}});
  else if (contains(ask.player().tiles, tile))
    ask.why.add("tile_held", be_tiles, {{"tile", name(tile)}});
  needs_pawn(ask, be_tiles);
}

void explain_card(const Question& ask, int number) {
  if (number == static_cast<int>(no_card_choice)) return;
  const auto& card = cards_for_all[at(number - 1)];
  if (!owns_card(ask.player(), number))
    ask.why.add("card_not_owned", be_cards, {{"number", number}});
  else if (!has_unused(ask.player(), number))
    ask.why.add("card_used", be_cards, {{"number", number}});
  if (card.moment != ask.state.moment)
    ask.why.add("card_at_other_moment", be_cards, {{"number", number}});
  else if (!card.condition(ask.rules, ask.state, ask.seat))
    ask.why.add("card_without_use", be_cards, {{"number", number}});
}

void explain_clearing(const Question& ask, int slot) {
  if (ask.state.market[at(slot)].colour == Colour::none)
    ask.why.add("slot_empty", be_cards);
  else if (!can_clear(ask.state, ask.player(), slot))
    ask.why.add("no_sale_then", be_cards);
}

void explain_dismissal(const Question& ask, Notable notable) {
  if (!contains(ask.player().notables, notable))
    ask.why.add("notable_not_kept", be_cards, {{"notable", name(notable)}});
  else if (!contains(ask.player().tilted, notable))
    ask.why.add("notable_upright", be_cards, {{"notable", name(notable)}});
}

void explain_stake_back(const Question& ask, int cell, int francs) {
  const Cell& place = ask.state.board[at(cell)];
  if (place.pawn != ask.seat)
    ask.why.add("no_pawn_of_yours", be_cards);
  else if (francs > place.stake)
    ask.why.add("stake_is_smaller", be_cards, {{"stake", place.stake}, {"chosen", francs}});
  else if (const int part = condition::largest_part(ask.rules, ask.state, ask.seat);
           francs > part && (francs != place.stake || !ask.rules.whole_stake_comes_back()))
    ask.why.add("part_too_large", be_cards, {{"most", part}});
}

void explain_exchange(const Question& ask, Move move) {
  if (is_pair(move)) {
    if (colours_left(ask.state) == 0) ask.why.add("no_artwork_to_create", be_cards);
    explain_cubes(ask, move, ask.player().materials, true, be_cards);
    return;
  }
  if (const int left = cubes_left(ask.state); left < 2)
    ask.why.add("too_few_cubes_left", be_cards, {{"needed", 2}, {"left", left}});
  explain_own_artwork(ask, item_of<Colour>(move), be_cards);
}

void explain_another_turn(const Question& ask, bool traveller) {
  if (traveller && ask.player().travellers == 0)
    ask.why.add("no_traveller", be_cards);
  else if (!traveller && ask.player().pawns == 0)
    needs_pawn(ask, be_cards);
  else if (!(traveller ? condition::can_spare_traveller : condition::can_spare_pawn)(ask.rules, ask.state,
                                                                                     ask.seat))
    ask.why.add("no_action_then", be_cards);
}

void explain_other_card(const Question& ask, int column) {
  if (contains(columns_outside_zone(ask.state), column)) return;
  ask.why.add(ask.state.bonus[at(column)] == no_card ? "column_without_card" : "column_in_zone", be_cards);
}

void explain_doubling(const Question& ask, int cell) {
  if (!ask.rules.has_tile(cell)) ask.why.add("cell_without_tile", be_cards);
  if (ask.state.board[at(cell)].pawn != ask.seat) ask.why.add("no_pawn_of_yours", be_cards);
}

}  // namespace

void explain_belle_epoque(const Question& ask, Move move) {
  const State& state = ask.state;
  const int number = static_cast<int>(move.choice());
  switch (kind_of(move)) {
    case Kind::be_tile:
      return explain_tile(ask, move);
    case Kind::be_card:
      return explain_card(ask, number);
    case Kind::card2:
      if (ask.player().white[move.choice()] == 0)
        ask.why.add("no_white_artwork", be_cards, {{"colour", ask.name_of(item_of<Colour>(move))}});
      return;
    case Kind::card4:
      return explain_clearing(ask, number);
    case Kind::card6:
      for (int slot = 0; slot < notable_slots; ++slot)
        if (contains(move.choice(), slot)) explain_slot_of_row(ask, slot, be_cards);
      return;
    case Kind::card8:
    case Kind::card17_materials:
      return explain_cubes(ask, move, state.materials, false, be_cards);
    case Kind::card14:
      return explain_dismissal(ask, item_of<Notable>(move));
    case Kind::card15:
      return explain_stake_back(ask, card15_cell(move), card15_francs(move));
    case Kind::card17:
      return explain_exchange(ask, move);
    case Kind::card17_artwork:
      return explain_new_artwork(ask, item_of<Colour>(move), be_cards);
    case Kind::card22:
      return explain_another_turn(ask, move.choice() == traveller_choice);
    case Kind::card25:
      return explain_other_card(ask, number);
    case Kind::card27:
      return explain_doubling(ask, number);
    case Kind::card29:
      if (state.in_brussels[move.choice()][at(ask.seat)] == 0)
        ask.why.add("no_pawn_in_brussels", be_cards, {{"brussels", name(item_of<Brussels>(move))}});
      return;
    default:
      return;
  }
}

}  // namespace horta::bruxelles1893
