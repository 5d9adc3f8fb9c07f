#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

void explain_cell(const Question& ask, int cell) {
  explain_zone(ask, cell);
  explain_pawn(ask, cell, ask.actions());
  needs_pawn(ask, ask.actions());
  needs_money(ask, 1, ask.actions());
}

void explain_use(const Question& ask, Brussels action) {
  const int cost = brussels_cost(ask.rules, ask.state, action);
  if (const int held = ask.player().pawns + ask.player().travellers; cost > held)
    ask.why.add("brussels_needs_pawns", ask.actions(),
                {{"brussels", name(action)}, {"needed", cost}, {"held", held}});
  if (can_use(ask.rules, ask.state, ask.seat, action)) return;
  if (action == Brussels::grand_place)
    ask.why.add("no_upright_notable", ask.actions());
  else if (action == Brussels::cinquantenaire)
    ask.why.add("nothing_to_copy", ask.actions());
  else
    ask.why.add("no_jokers_left", ask.actions());
}

void explain_stake(const Question& ask, int francs) {
  if (francs < 1) ask.why.add("stake_too_low", ask.actions(), {{"least", 1}});
  needs_money(ask, francs, ask.actions());
}

void explain_travellers(const Question& ask, int count) {
  const Player& player = ask.player();
  const int cost = brussels_cost(ask.rules, ask.state, ask.state.doing.brussels);
  if (const int fewest = fewest_travellers(ask.rules, ask.state, player); count < fewest)
    ask.why.add("too_few_travellers", "R2.2 B",
                {{"needed", cost}, {"pawns", player.pawns}, {"least", fewest}});
  if (count > cost) ask.why.add("too_many_travellers", "R2.2 B", {{"needed", cost}, {"given", count}});
  if (count > player.travellers)
    ask.why.add("travellers_not_held", "R2.2 B", {{"held", player.travellers}, {"chosen", count}});
}

}  // namespace

void explain_action(const Question& ask, Move move, bool asked) {
  if (ask.player().passed && ask.state.kind != Kind::over) ask.why.add("already_passed", ask.actions());
  if (move.choice() < brussels_choice)
    explain_cell(ask, static_cast<int>(move.choice()));
  else if (move.choice() < pass_choice)
    explain_use(ask, Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)});
  else if (asked && ask.state.doing.again)
    ask.why.add("must_act_again", be_cards);
}

void explain_placement(const Question& ask, Move move) {
  const int number = static_cast<int>(move.choice());
  if (kind_of(move) == Kind::stake) explain_stake(ask, number);
  if (kind_of(move) == Kind::travellers) explain_travellers(ask, number);
}

}  // namespace horta::bruxelles1893
