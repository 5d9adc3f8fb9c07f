#pragma once

#include "engine/bruxelles1893/belle_epoque_cards.h"
#include "engine/bruxelles1893/end_of_round.h"
#include "engine/bruxelles1893/final_scoring.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/pavilion_visits.h"
#include "engine/bruxelles1893/set_up.h"
#include "engine/bruxelles1893/two_players.h"

// The options of the pending decision, in canonical order: visit(move) is called for each until it answers
// false. explain/ says the same in reasons; the invariant battery keeps the two equal.

namespace horta::bruxelles1893 {

template <std::unsigned_integral Set>
bool each_of_set(Kind kind, Set set, auto&& visit) {
  return each_in(set, [&](int item) { return visit(item_move(kind, item)); });
}

// One option per type of which there is something.
template <std::size_t Size>
bool each_held(Kind kind, const std::array<std::uint8_t, Size>& counts, auto&& visit) {
  for (std::size_t type = 0; type < Size; ++type)
    if (counts[type] > 0 && !visit(item_move(kind, type))) return false;
  return true;
}

// Two cubes out of `counts`.
bool each_pair(Kind kind, const std::array<std::uint8_t, material_types>& counts, auto&& visit) {
  for (std::uint8_t first = 0; first < material_types; ++first)
    for (std::uint8_t second = first; second < material_types; ++second)
      if (counts[first] > 0 && counts[second] > (first == second ? 1 : 0) &&
          !visit(pair_move(kind, Material{first}, Material{second})))
        return false;
  return true;
}

// At most 25 cells, 4 Brussels actions and pass.
bool each_action(const Rules& rules, const State& state, auto&& visit) {
  const Player& player = state.players[state.seat];
  if (can_stake(player, player.pawns) && !each_of_set(Kind::action, open_cells(state), visit)) return false;
  for (std::uint8_t action = 0; action < brussels_actions; ++action)
    if (can_choose(rules, state, state.seat, Brussels{action}, player.pawns + player.travellers) &&
        !visit(brussels_move(Brussels{action})))
      return false;
  return state.doing.again || visit(pass_move());
}

bool each_crest(const Rules& rules, const State& state, auto&& visit) {
  if (state.chooser != nobody) {
    for (int crest = 0; crest < crests; ++crest)
      if (!visit(item_move(Kind::crest, crest))) return false;
    return true;
  }
  const auto [first, second] = rules.bourse[state.bourse].crest;
  return visit(item_move(Kind::crest, first)) && visit(item_move(Kind::crest, second));
}

// At most 9 artworks: five colours and, white, the four that are not black.
bool each_sale(const State& state, const Player& player, auto&& visit) {
  const Shown shown = shown_in_market(state);
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    if (is_sellable(player, shown, Colour{colour}) && !visit(sell_move(Colour{colour}, false))) return false;
  if (shown.white) return true;
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    if (player.white[colour] > 0 && !visit(sell_move(Colour{colour}, true))) return false;
  return true;
}

// At most 25 places.
bool each_cursor_place(const State& state, const Player& player, auto&& visit) {
  const int steps = cursor_steps(state, player);
  for (int place = 0; place < cursor_places * cursor_places; ++place)
    if (cursor_distance(state.cursor, place) <= steps && !visit(item_move(Kind::cursor, place))) return false;
  return true;
}

bool each_notable(const Rules& rules, const State& state, const Player& player, auto&& visit) {
  for (int slot = 0; slot < notables_in_row(state); ++slot)
    if (rules.price[at(slot)] <= player.money && !visit(item_move(Kind::notable, slot))) return false;
  return state.doing.revealed == Notable::none || visit(move_of(Kind::notable, revealed_choice));
}

// At most 14: four cubes, ten pairs.
bool each_solvay(const State& state, const Player& player, auto&& visit) {
  return each_held(Kind::solvay, state.materials, visit) &&
         (!can_exchange(state, player) || each_pair(Kind::solvay, state.materials, visit));
}

// All ways to pick `count` units of the purse that serve an arm, such that no arm that has to be served is
// left out; `served` holds the arms that are served already.
bool each_payment(const Bill& bill, const std::array<std::uint8_t, units>& purse, int count,
                  std::uint8_t served, Payment& payment, auto&& visit, std::uint8_t unit = 0) {
  if (unit == units) return count > 0 || served != bill.needed() || visit(payment_move(payment));
  const std::uint8_t arms = bill.serves(Unit{unit});
  const int most = arms == 0 ? 0 : std::min<int>(purse[unit], count);
  for (int taken = most; taken >= 0; --taken) {
    payment.count[unit] = static_cast<std::uint8_t>(taken);
    const auto now = static_cast<std::uint8_t>(taken > 0 ? served | arms : served);
    if (!each_payment(bill, purse, count - taken, now, payment, visit, static_cast<std::uint8_t>(unit + 1)))
      return false;
  }
  return true;
}

// At most 280: with card 9, and any noble or 3 FB beside the empty space.
bool each_payment(const Rules& rules, const State& state, const Player& player, auto&& visit) {
  const Bill bill = make_bill(rules, state, player, state.arms, surcharge_of(rules, state));
  Payment payment;
  if (!state.doing.card9) return each_payment(bill, bill.purse, bill.cost, 0, payment, visit);
  for (const Unit cube : {Unit::glass, Unit::iron, Unit::stone, Unit::wood, Unit::joker}) {
    const std::uint8_t served = bill.serves_by_card9(cube, rules.noble_materials());
    auto purse = bill.purse;
    if (purse[at(cube)] == 0 || served == 0) continue;
    --purse[at(cube)];
    payment.card9 = static_cast<std::uint8_t>(1 + at(cube));
    if (!each_payment(bill, purse, bill.cost - 1, served, payment, visit)) return false;
  }
  return true;
}

bool each_move_before(const Rules& rules, const State& state, const Player& player, auto&& visit) {
  if (may_leave_arms(rules, state, player) && !visit(move_of(Kind::compass_before, no_arm_choice)))
    return false;
  for (const int arm : state.arms)
    for (const bool clockwise : {true, false})
      if (can_move_before(rules, state, player, arm, clockwise, !is_copying(state)) &&
          !visit(arm_move(arm, clockwise)))
        return false;
  return true;
}

bool each_free_action(const State& state, const Player& owner, auto&& visit) {
  const auto from = [&](std::uint32_t first) {
    return [&visit, first](int item) {
      return visit(move_of(Kind::free_action, first + static_cast<std::uint32_t>(item)));
    };
  };
  switch (state.doing.action) {
    case Action::notable:
      if (!each_in(upright_notables(owner), from(free_notable_choice))) return false;
      break;
    case Action::material:
      for (int material = 0; material < material_types; ++material)
        if (state.materials[at(material)] > 0 && !from(free_material_choice)(material)) return false;
      break;
    default:
      if (!visit(move_of(Kind::free_action, take_choice))) return false;
  }
  return visit(move_of(Kind::free_action, decline_choice));
}

// At most 576: see largest_part.
bool each_stake_back(const Rules& rules, const State& state, auto&& visit) {
  const int part = condition::largest_part(rules, state, state.seat);
  for (int cell = 0; cell < cells; ++cell) {
    const auto& [stake, pawn, house] = state.board[at(cell)];
    if (pawn != state.seat) continue;
    for (int francs = 1; francs <= std::min<int>(stake, part); ++francs)
      if (!visit(card15_move(cell, francs))) return false;
    if (stake > part && rules.whole_stake_comes_back() && !visit(card15_move(cell, stake))) return false;
  }
  return true;
}

bool each_exchange(const State& state, const Player& player, auto&& visit) {
  return (!condition::can_give_cubes(state, player) || each_pair(Kind::card17, player.materials, visit)) &&
         (!condition::can_give_artwork(state, player) || each_held(Kind::card17, player.artworks, visit));
}

// What is slid goes under a line that has got none in this round.
bool each_use_of_card(const State& state, auto&& visit) {
  if (!visit(move_of(Kind::prestige, use_choice))) return false;
  for (std::uint8_t line = 0; line < strategy_lines; ++line)
    if (can_slide(state, Line{line}) && !visit(slide_move(Line{line}))) return false;
  return true;
}

bool each_option(const Rules& rules, const State& state, auto&& visit) {
  const Player& player = state.players[state.seat];
  const Kind kind = state.kind;
  switch (kind) {
    case Kind::board:
      for (std::uint8_t board = 0; board < architects; ++board)
        if (is_free(state, Board{board}) && !visit(item_move(kind, board))) return false;
      return true;
    case Kind::first_artwork:
    case Kind::artwork:
    case Kind::white_tile:
    case Kind::card17_artwork:
      return each_of_set(kind, colours_left(state), visit);
    case Kind::crest:
      return each_crest(rules, state, visit);
    case Kind::neutral:
      return each_of_set(kind, cells_for_neutral(rules, state), visit);
    case Kind::action:
      return each_action(rules, state, visit);
    case Kind::stake:
      for (int francs = 1; francs <= std::min<int>(player.money, most_stake); ++francs)
        if (!visit(item_move(kind, francs))) return false;
      return true;
    case Kind::travellers:
      for (int count = fewest_travellers(rules, state, player);
           count <= most_travellers(rules, state, player); ++count)
        if (!visit(item_move(kind, count))) return false;
      return true;
    case Kind::perform:
      return visit(yes_move(kind)) && visit(no_move(kind));
    case Kind::keep_artwork:
      return each_held(kind, state.doing.drawn, visit);
    case Kind::sell:
      return each_sale(state, player, visit);
    case Kind::white_as:
      for (std::uint8_t colour = 0; colour < colours; ++colour)
        if (!contains(shown_in_market(state).colours, colour) && !visit(item_move(kind, colour)))
          return false;
      return true;
    case Kind::cursor:
      return each_cursor_place(state, player, visit);
    case Kind::slot:
      for (int slot = 0; slot < market_slots; ++slot)
        if (can_hang(state, slot) && !visit(item_move(kind, slot))) return false;
      return true;
    case Kind::notable:
      return each_notable(rules, state, player, visit);
    case Kind::keep:
      return (!may_keep(state, player) || visit(yes_move(kind))) && visit(no_move(kind));
    case Kind::solvay:
      return each_solvay(state, player, visit);
    case Kind::materials:
      return cubes_to_take(rules, state) == 1 ? each_held(kind, state.materials, visit)
                                              : each_pair(kind, state.materials, visit);
    case Kind::compass_before:
      return each_move_before(rules, state, player, visit);
    case Kind::build:
      return each_building(rules, state, player, state.arms, state.doing.card9 != 0, [&](int site) {
        return visit(site < 0 ? move_of(kind, house_choice) : pavilion_move(site));
      });
    case Kind::payment:
      return each_payment(rules, state, player, visit);
    case Kind::compass:
      for (const int arm : state.arms)
        if (can_move(rules, state, state.arms, arm, true) && !visit(item_move(kind, arm))) return false;
      return true;
    case Kind::house_cell:
      return each_of_set(kind, cells_for_house(rules, state), visit);
    case Kind::activate:
      return each_of_set(kind, upright_notables(player), visit) &&
             (!state.doing.activated || state.moment != Moment::none || visit(move_of(kind, stop_choice)));
    case Kind::copy:
      for (std::uint8_t action = 0; action < actions; ++action)
        if (can_copy(rules, state, state.seat, Action{action}) && !visit(item_move(kind, action)))
          return false;
      return true;
    case Kind::free_action:
      return each_free_action(state, player, visit);
    case Kind::be_tile:
      return each_of_set(kind, tiles_to_take(state, player), visit) && visit(move_of(kind, no_tile_choice));
    case Kind::be_card:
      return each_in(usable_cards(rules, state, state.seat, state.moment),
                     [&](int index) { return visit(item_move(kind, index + 1)); }) &&
             visit(move_of(kind, no_card_choice));
    case Kind::card2:
      return each_held(kind, player.white, visit);
    case Kind::card4:
      for (int slot = 0; slot < market_slots; ++slot)
        if (can_clear(state, player, slot) && !visit(item_move(kind, slot))) return false;
      return true;
    case Kind::card6:
      for (std::uint32_t slots = 1; slots < (1u << notables_in_row(state)); ++slots)
        if (!visit(move_of(kind, slots))) return false;
      return true;
    case Kind::card8:
      return each_held(kind, state.materials, visit);
    case Kind::card14:
      return each_of_set(kind, player.tilted, visit);
    case Kind::card15:
      return each_stake_back(rules, state, visit);
    case Kind::card17:
      return each_exchange(state, player, visit);
    case Kind::card17_materials:
      return each_pair(kind, state.materials, visit);
    case Kind::card22:
      return (!condition::can_spare_pawn(rules, state, state.seat) || visit(move_of(kind, pawn_choice))) &&
             (!condition::can_spare_traveller(rules, state, state.seat) ||
              visit(move_of(kind, traveller_choice)));
    case Kind::card25:
      return each_of_set(kind, columns_outside_zone(state), visit);
    case Kind::card27:
      return each_of_set(kind, condition::own_pawns_on_tiles(rules, state, state.seat), visit);
    case Kind::card29:
      for (std::uint8_t action = 0; action < brussels_actions; ++action)
        if (state.in_brussels[action][state.seat] > 0 && !visit(item_move(kind, action))) return false;
      return true;
    case Kind::prestige:
      return each_use_of_card(state, visit);
    case Kind::bonus:
      return each_of_set(kind, card_in_use(state).grants[0], visit);
    case Kind::strategy_line:
      for (std::uint8_t line = 0; line < strategy_lines; ++line)
        if (!visit(item_move(kind, line))) return false;
      return true;
    case Kind::pay_notable:
      return each_of_set(kind, affordable_notables(rules, player), visit);
    case Kind::over:
      return true;
  }
  return true;
}

}  // namespace horta::bruxelles1893
