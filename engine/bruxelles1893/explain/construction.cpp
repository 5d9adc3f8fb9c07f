#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

void explain_arm(const Question& ask, int arm, bool clockwise, std::string_view section) {
  if (arm != ask.state.arms[0] && arm != ask.state.arms[1])
    ask.why.add("no_arm_there", section, {{"space", name(ask.state.compass[at(arm)])}});
  else if (!can_move(ask.rules, ask.state, ask.state.arms, arm, clockwise))
    ask.why.add("arm_blocked", section);
}

void explain_move_before(const Question& ask, Move move) {
  const Rules& rules = ask.rules;
  const State& state = ask.state;
  if (move.choice() == no_arm_choice) {
    if (!may_leave_arms(rules, state, ask.player())) ask.why.add("must_move_arm", side_b);
    return;
  }
  const int arm = arm_of(move);
  const bool clockwise = is_clockwise(move);
  explain_arm(ask, arm, clockwise, side_b);
  if (ask.why.empty() && !can_move_before(rules, state, ask.player(), arm, clockwise, !is_copying(state)))
    ask.why.add("cannot_build_then", side_b);
}

// Why a building cannot be paid for as the arms stand.
void explain_bill(const Question& ask, int surcharge, bool card9) {
  const Bill bill = make_bill(ask.rules, ask.state, ask.player(), ask.state.arms, surcharge);
  if (card9 ? can_pay_with_card9(ask.rules, bill) : can_pay(bill)) return;
  if (!bill.possible) {
    ask.why.add("not_enough_glass", be_building,
                {{"needed", surcharge}, {"held", ask.player().materials[at(Material::glass)]}});
    return;
  }
  if (card9) {
    ask.why.add("not_payable_with_card9", be_cards, {{"needed", bill.cost}});
    return;
  }
  int units_held = 0;
  std::uint8_t served = 0;
  for (std::uint8_t unit = 0; unit < units; ++unit)
    if (const std::uint8_t arms = bill.serves(Unit{unit}); arms != 0 && bill.purse[unit] > 0) {
      units_held += bill.purse[unit];
      served |= arms;
    }
  if (units_held < bill.cost)
    ask.why.add("not_enough_units", ask.actions(), {{"needed", bill.cost}, {"held", units_held}});
  each_in(static_cast<std::uint8_t>(bill.needed() & ~served), [&](int arm) {
    ask.why.add("nothing_for_arm", ask.actions(),
                {{"space", name(ask.state.compass[ask.state.arms[at(arm)]])}});
    return true;
  });
}

// Every unit must be there and serve an arm, every arm must be served, and the number must be right.
void explain_payment(const Question& ask, const Payment& payment) {
  const Bill bill =
      make_bill(ask.rules, ask.state, ask.player(), ask.state.arms, surcharge_of(ask.rules, ask.state));
  const bool names_cube = payment.card9 != 0;
  if (names_cube && !ask.state.doing.card9) ask.why.add("card9_not_used", be_cards);
  if (!names_cube && ask.state.doing.card9) ask.why.add("card9_names_no_cube", be_cards);

  int given = names_cube ? 1 : 0;
  std::uint8_t served = 0;
  if (names_cube) {
    const Unit cube{static_cast<std::uint8_t>(payment.card9 - 1)};
    served = bill.serves_by_card9(cube, ask.rules.noble_materials());
    if (served == 0) ask.why.add("card9_stands_for_nothing", be_cards, {{"unit", name(cube)}});
  }
  for (std::uint8_t unit = 0; unit < units; ++unit) {
    const std::uint8_t arms = bill.serves(Unit{unit});
    const int chosen = payment.count[unit];
    if (const int all = chosen + (payment.card9 == 1 + unit ? 1 : 0); all > bill.purse[unit])
      ask.why.add("units_not_held", ask.actions(),
                  {{"unit", name(Unit{unit})}, {"held", bill.purse[unit]}, {"chosen", all}});
    if (chosen > 0 && arms == 0) ask.why.add("unit_not_asked", ask.actions(), {{"unit", name(Unit{unit})}});
    if (chosen > 0) served |= arms;
    given += chosen;
  }
  if (given != bill.cost)
    ask.why.add("wrong_number_of_units", ask.actions(), {{"needed", bill.cost}, {"given", given}});
  each_in(static_cast<std::uint8_t>(bill.needed() & ~served), [&](int arm) {
    ask.why.add("arm_not_paid", ask.actions(), {{"space", name(ask.state.compass[ask.state.arms[at(arm)]])}});
    return true;
  });
}

void explain_house_cell(const Question& ask, int cell) {
  explain_pawn(ask, cell, ask.actions());
  explain_house(ask, cell, ask.actions());
}

}  // namespace

void explain_building(const Question& ask, int site) {
  const bool card9 = ask.state.doing.card9 != 0;
  if (all_built(ask.player())) {
    ask.why.add("all_built", ask.actions());
    return;
  }
  if (site < 0) {
    if (cells_for_house(ask.rules, ask.state) == 0) ask.why.add("no_cell_for_house", ask.actions());
    explain_bill(ask, 0, card9);
  } else if (!ask.rules.belle_epoque) {
    ask.why.add("no_pavilions", be_building);
  } else {
    if (const std::uint8_t owner = ask.state.pavilion[at(site)]; owner != nobody)
      ask.why.add("site_taken", be_building, {{"owner", owner}});
    explain_bill(ask, ask.rules.glass_surcharge[at(site)], card9);
  }
}

void explain_construction(const Question& ask, Move move) {
  const int number = static_cast<int>(move.choice());
  switch (kind_of(move)) {
    case Kind::compass_before:
      return explain_move_before(ask, move);
    case Kind::build:
      return explain_building(ask, site_of(move));
    case Kind::payment:
      return explain_payment(ask, payment_of(move));
    case Kind::compass:
      return explain_arm(ask, number, true, ask.actions());
    case Kind::house_cell:
      return explain_house_cell(ask, number);
    default:
      return;
  }
}

}  // namespace horta::bruxelles1893
