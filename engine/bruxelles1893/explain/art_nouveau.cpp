#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

void explain_shown(const Question& ask, Colour colour, std::string_view section) {
  if (contains(shown_in_market(ask.state).colours, colour))
    ask.why.add("colour_in_market", section, {{"colour", ask.name_of(colour)}});
}

void explain_sale(const Question& ask, Colour colour, bool white) {
  if (!white) {
    explain_own_artwork(ask, colour, ask.actions());
    explain_shown(ask, colour, ask.actions());
    return;
  }
  if (ask.player().white[at(colour)] == 0)
    ask.why.add("no_white_artwork", be_sale, {{"colour", ask.name_of(colour)}});
  if (shown_in_market(ask.state).white) ask.why.add("white_in_market", be_sale);
}

void explain_cursor(const Question& ask, int place) {
  const int steps = cursor_steps(ask.state, ask.player());
  if (const int distance = cursor_distance(ask.state.cursor, place); distance > steps)
    ask.why.add("cursor_too_far", ask.actions(), {{"distance", distance}, {"steps", steps}});
}

void explain_notable(const Question& ask, Move move) {
  const int slot = static_cast<int>(move.choice());
  if (move.choice() == revealed_choice) {
    if (ask.state.doing.revealed == Notable::none) ask.why.add("nothing_revealed", side_b);
    return;
  }
  if (!explain_slot_of_row(ask, slot, ask.actions()))
    needs_money(ask, ask.rules.price[at(slot)], ask.actions());
}

void explain_solvay(const Question& ask, Move move) {
  if (is_pair(move) && ask.player().jokers == 0) ask.why.add("no_joker", ask.actions());
  explain_cubes(ask, move, ask.state.materials, false, ask.actions());
}

void explain_materials(const Question& ask, Move move) {
  const int needed = cubes_to_take(ask.rules, ask.state), given = is_pair(move) ? 2 : 1;
  if (given != needed)
    ask.why.add("wrong_number_of_cubes", ask.actions(), {{"needed", needed}, {"given", given}});
  explain_cubes(ask, move, ask.state.materials, false, ask.actions());
}

}  // namespace

void explain_art_nouveau(const Question& ask, Move move) {
  const State& state = ask.state;
  const int number = static_cast<int>(move.choice());
  switch (kind_of(move)) {
    case Kind::artwork:
      return explain_new_artwork(ask, item_of<Colour>(move), ask.actions());
    case Kind::keep_artwork:
      if (state.doing.drawn[move.choice()] == 0)
        ask.why.add("artwork_not_drawn", ask.actions(), {{"colour", ask.name_of(item_of<Colour>(move))}});
      return;
    case Kind::sell:
      return explain_sale(ask, sold_colour(move), is_white(move));
    case Kind::white_as:
      return explain_shown(ask, item_of<Colour>(move), be_sale);
    case Kind::cursor:
      return explain_cursor(ask, number);
    case Kind::slot:
      if (!can_hang(state, number)) ask.why.add("other_slot_empty", ask.actions());
      return;
    case Kind::notable:
      return explain_notable(ask, move);
    case Kind::keep:
      if (move.choice() && !may_keep(state, ask.player()))
        ask.why.add("notable_already_kept", ask.actions(), {{"notable", name(state.doing.notable)}});
      return;
    case Kind::solvay:
      return explain_solvay(ask, move);
    case Kind::white_tile:
      return explain_new_artwork(ask, item_of<Colour>(move), "R2.2 B2");
    case Kind::materials:
      return explain_materials(ask, move);
    default:
      return;
  }
}

}  // namespace horta::bruxelles1893
