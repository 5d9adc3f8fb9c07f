#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

std::string crest_name(int crest) {
  return std::to_string(crest / (size - 1) + 1).append(",").append(std::to_string(crest % (size - 1) + 1));
}

void explain_board(const Question& ask, Board board) {
  for (Seat seat = 0; seat < ask.rules.players; ++seat)
    if (ask.state.players[at(seat)].board == board)
      ask.why.add("board_taken", "R2.3 SETUP", {{"board", name(board)}, {"owner", seat}});
}

void explain_crest(const Question& ask, int crest) {
  const auto [first, second] = ask.rules.bourse[ask.state.bourse].crest;
  if (ask.state.chooser == nobody && crest != first && crest != second)
    ask.why.add("crest_not_on_card", ask.planning(),
                {{"first", crest_name(first)}, {"second", crest_name(second)}});
}

void explain_neutral(const Question& ask, int cell) {
  explain_zone(ask, cell);
  explain_pawn(ask, cell, ask.actions());
  explain_house(ask, cell, ask.actions());
}

}  // namespace

void explain_planning(const Question& ask, Move move) {
  const int number = static_cast<int>(move.choice());
  switch (kind_of(move)) {
    case Kind::board:
      return explain_board(ask, item_of<Board>(move));
    case Kind::first_artwork:
      return explain_new_artwork(ask, item_of<Colour>(move), ask.set_up());
    case Kind::crest:
      return explain_crest(ask, number);
    case Kind::neutral:
      return explain_neutral(ask, number);
    default:
      return;
  }
}

}  // namespace horta::bruxelles1893
