// Why a move is not possible. One function per kind of decision, each the mirror of its enumeration in
// legal.h; a test compares the two over thousands of positions.

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/well_formed.h"
#include "engine/core/explanation.h"

namespace horta::bruxelles1893 {

namespace {

// --- What the reasons are made of

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
constexpr std::string_view be_tiles = "R2.2 B1", be_sale = "R2.2 B3", be_building = "R2.2 B5",
                           be_cards = "R2.2 B6", side_b = "R2.3 B";

std::string letter_of(auto item) { return std::string(1, letter(item)); }
std::string crest_name(int crest) {
  return std::to_string(crest / (size - 1) + 1).append(",").append(std::to_string(crest % (size - 1) + 1));
}

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

// One cube, or two, out of the supply or out of what the player has.
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

// A new artwork of the second edition.
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
void explain_own_white(const Question& ask, Colour colour, std::string_view section) {
  if (ask.player().white[at(colour)] == 0)
    ask.why.add("no_white_artwork", section, {{"colour", ask.name_of(colour)}});
}
void explain_shown(const Question& ask, Colour colour, std::string_view section) {
  if (contains(shown_in_market(ask.state).colours, colour))
    ask.why.add("colour_in_market", section, {{"colour", ask.name_of(colour)}});
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

void explain_arm(const Question& ask, int arm, bool clockwise, std::string_view section) {
  if (arm != ask.state.arms[0] && arm != ask.state.arms[1])
    ask.why.add("no_arm_there", section, {{"space", name(ask.state.compass[at(arm)])}});
  else if (!can_move(ask.rules, ask.state, ask.state.arms, arm, clockwise))
    ask.why.add("arm_blocked", section);
}

// --- Set-up and planning

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

// --- A turn: placements

void explain_cell(const Question& ask, int cell) {
  explain_zone(ask, cell);
  explain_pawn(ask, cell, ask.actions());
  needs_pawn(ask, ask.actions());
  needs_money(ask, 1, ask.actions());
}

void explain_brussels(const Question& ask, Brussels action) {
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

void explain_action(const Question& ask, Move move, bool asked) {
  if (ask.player().passed && ask.state.kind != Kind::over) ask.why.add("already_passed", ask.actions());
  if (move.choice() < brussels_choice)
    explain_cell(ask, static_cast<int>(move.choice()));
  else if (move.choice() < pass_choice)
    explain_brussels(ask, Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)});
  else if (asked && ask.state.doing.again)
    ask.why.add("must_act_again", be_cards);
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

// --- The five actions

void explain_sale(const Question& ask, Colour colour, bool white) {
  if (!white) {
    explain_own_artwork(ask, colour, ask.actions());
    explain_shown(ask, colour, ask.actions());
    return;
  }
  explain_own_white(ask, colour, be_sale);
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

// --- Brussels and free actions

void explain_activation(const Question& ask, Move move) {
  if (move.choice() != stop_choice)
    explain_upright(ask, item_of<Notable>(move), ask.actions());
  else if (ask.state.moment != Moment::none)
    ask.why.add("card13_activates", be_cards);
  else if (!ask.state.doing.activated)
    ask.why.add("must_activate_notable", ask.actions());
}

void explain_copy(const Question& ask, Action action) {
  if (can_copy(ask.rules, ask.state, ask.seat, action)) return;
  switch (action) {
    case Action::workshop:
      ask.why.add("no_artwork_to_create", ask.actions());
      break;
    case Action::sale:
      ask.why.add(artworks(ask.player()) == 0 ? "no_artwork" : "market_shows_all", ask.actions());
      break;
    case Action::notable:
      ask.why.add("no_notable_left", ask.actions());
      break;
    case Action::material:
      ask.why.add("no_cube_left", ask.actions());
      break;
    case Action::construction:
      explain_building(ask, -1);
      break;
  }
}

void explain_free_action(const Question& ask, Move move) {
  const std::uint32_t choice = move.choice();
  if (choice == decline_choice) return;
  const Action action = ask.state.doing.action;
  const bool names_notable = choice >= free_notable_choice && choice < free_material_choice;
  const bool names_material = choice >= free_material_choice;
  if (names_notable != (action == Action::notable) || names_material != (action == Action::material)) {
    ask.why.add("other_free_action", ask.actions(), {{"action", letter_of(action)}});
  } else if (names_notable) {
    explain_upright(ask, Notable{static_cast<std::uint8_t>(choice - free_notable_choice)}, ask.actions());
  } else if (names_material) {
    explain_cubes(ask, move_of(Kind::materials, choice - free_material_choice), ask.state.materials, false,
                  ask.actions());
  }
}

// --- Belle Époque

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
           francs > part && !(francs == place.stake && ask.rules.whole_stake_comes_back()))
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

// --- The resolution and the end of the game

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

// The reasons that depend on the decision being asked, for the player who is asked.
void explain_answer(const Question& ask, Move move) {
  const State& state = ask.state;
  const int number = static_cast<int>(move.choice());
  switch (kind_of(move)) {
    case Kind::board:
      explain_board(ask, item_of<Board>(move));
      break;
    case Kind::first_artwork:
      explain_new_artwork(ask, item_of<Colour>(move), ask.set_up());
      break;
    case Kind::crest:
      explain_crest(ask, number);
      break;
    case Kind::neutral:
      explain_neutral(ask, number);
      break;
    case Kind::stake:
      explain_stake(ask, number);
      break;
    case Kind::travellers:
      explain_travellers(ask, number);
      break;
    case Kind::artwork:
      explain_new_artwork(ask, item_of<Colour>(move), ask.actions());
      break;
    case Kind::keep_artwork:
      if (state.doing.drawn[move.choice()] == 0)
        ask.why.add("artwork_not_drawn", ask.actions(), {{"colour", ask.name_of(item_of<Colour>(move))}});
      break;
    case Kind::sell:
      explain_sale(ask, sold_colour(move), is_white(move));
      break;
    case Kind::white_as:
      explain_shown(ask, item_of<Colour>(move), be_sale);
      break;
    case Kind::cursor:
      explain_cursor(ask, number);
      break;
    case Kind::slot:
      if (!can_hang(state, number)) ask.why.add("other_slot_empty", ask.actions());
      break;
    case Kind::notable:
      explain_notable(ask, move);
      break;
    case Kind::keep:
      if (move.choice() && !may_keep(state, ask.player()))
        ask.why.add("notable_already_kept", ask.actions(), {{"notable", name(state.doing.notable)}});
      break;
    case Kind::solvay:
      explain_solvay(ask, move);
      break;
    case Kind::white_tile:
      explain_new_artwork(ask, item_of<Colour>(move), "R2.2 B2");
      break;
    case Kind::materials:
      explain_materials(ask, move);
      break;
    case Kind::compass_before:
      explain_move_before(ask, move);
      break;
    case Kind::build:
      explain_building(ask, site_of(move));
      break;
    case Kind::payment:
      explain_payment(ask, payment_of(move));
      break;
    case Kind::compass:
      explain_arm(ask, number, true, ask.actions());
      break;
    case Kind::house_cell:
      explain_house_cell(ask, number);
      break;
    case Kind::activate:
      explain_activation(ask, move);
      break;
    case Kind::copy:
      explain_copy(ask, item_of<Action>(move));
      break;
    case Kind::free_action:
      explain_free_action(ask, move);
      break;
    case Kind::be_tile:
      explain_tile(ask, move);
      break;
    case Kind::be_card:
      explain_card(ask, number);
      break;
    case Kind::card2:
      explain_own_white(ask, item_of<Colour>(move), be_cards);
      break;
    case Kind::card4:
      explain_clearing(ask, number);
      break;
    case Kind::card6:
      for (int slot = 0; slot < notable_slots; ++slot)
        if (contains(move.choice(), slot)) explain_slot_of_row(ask, slot, be_cards);
      break;
    case Kind::card8:
    case Kind::card17_materials:
      explain_cubes(ask, move, state.materials, false, be_cards);
      break;
    case Kind::card14:
      explain_dismissal(ask, item_of<Notable>(move));
      break;
    case Kind::card15:
      explain_stake_back(ask, card15_cell(move), card15_francs(move));
      break;
    case Kind::card17:
      explain_exchange(ask, move);
      break;
    case Kind::card17_artwork:
      explain_new_artwork(ask, item_of<Colour>(move), be_cards);
      break;
    case Kind::card22:
      explain_another_turn(ask, move.choice() == traveller_choice);
      break;
    case Kind::card25:
      explain_other_card(ask, number);
      break;
    case Kind::card27:
      explain_doubling(ask, number);
      break;
    case Kind::card29:
      if (state.in_brussels[move.choice()][at(ask.seat)] == 0)
        ask.why.add("no_pawn_in_brussels", be_cards, {{"brussels", name(item_of<Brussels>(move))}});
      break;
    case Kind::prestige:
      explain_use_of_card(ask, move);
      break;
    case Kind::bonus:
      if (!contains(card_in_use(state).grants[0], move.choice()))
        ask.why.add("power_not_offered", ask.columns(), {{"power", letter_of(item_of<Power>(move))}});
      break;
    case Kind::pay_notable:
      explain_final_payment(ask, item_of<Notable>(move));
      break;
    case Kind::action:  // explain_action
    case Kind::perform:
    case Kind::strategy_line:  // everything can be answered
    case Kind::over:
      break;
  }
}

}  // namespace

std::vector<Reason> Game::explain(const Rules& rules, const State& state, Seat seat, Move move) {
  Explanation why;
  if (seat < 0 || seat >= rules.players || !well_formed(rules, move)) {
    why.add("no_such_move", "");
    return why.take();
  }
  const Question ask{why, rules, state, seat};
  const bool asked = seat == state.seat && kind_of(move) == state.kind;
  if (over(state))
    why.add("game_over", "");
  else if (seat != state.seat)
    why.add("not_your_decision", ask.actions(), {{"decides", state.seat}});
  else if (!asked)
    why.add("other_decision", ask.actions(), {{"asked", kind_name(static_cast<std::uint8_t>(state.kind))}});

  // An action of the next turn can be judged beforehand; an answer has no meaning before its question.
  if (kind_of(move) == Kind::action)
    explain_action(ask, move, asked);
  else if (asked)
    explain_answer(ask, move);
  return why.take();
}

}  // namespace horta::bruxelles1893
