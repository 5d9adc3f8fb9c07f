#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

void explain_use_of_card(const Question& ask, Move move) {
  if (move.choice() == use_choice) return;
  if (card_in_use(ask.state).points == 0) ask.why.add("card_without_points", ask.columns());
  if (contains(ask.state.resolution.lines_used, line_of(move)))
    ask.why.add("line_used", ask.columns(), {{"line", name(line_of(move))}});
}

void explain_final_payment(const Question& ask, Notable notable) {
  if (!contains(ask.player().notables, notable))
    ask.why.add("notable_not_kept", ask.end(), {{"notable", name(notable)}});
  else if (contains(ask.player().tilted, notable))
    ask.why.add("notable_paid", ask.end(), {{"notable", name(notable)}});
  needs_money(ask, ask.rules.payment[at(notable)], ask.end());
}

}  // namespace

void explain_resolution(const Question& ask, Move move) {
  switch (kind_of(move)) {
    case Kind::prestige:
      return explain_use_of_card(ask, move);
    case Kind::bonus:
      if (!contains(card_in_use(ask.state).grants[0], move.choice()))
        ask.why.add("power_not_offered", ask.columns(), {{"power", letter_of(item_of<Power>(move))}});
      return;
    case Kind::pay_notable:
      return explain_final_payment(ask, item_of<Notable>(move));
    default:
      return;
  }
}

}  // namespace horta::bruxelles1893
