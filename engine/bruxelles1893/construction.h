#pragma once

#include <algorithm>

#include "engine/bruxelles1893/ahead.h"
#include "engine/bruxelles1893/belle_epoque.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/supplies.h"

// Construction: pay what the compass asks for, move one of its arms, and put up a house or a pavilion (R1 and
// R2.1 Action Construction, R2.2 Action Construction; ruling 2).

namespace horta::bruxelles1893 {

// --- The compass

// The next space; the arrow of the second edition without Belle Époque covers glass and is passed over.
inline int next_space(const Rules& rules, const State& state, int space, bool clockwise) {
  const int by = clockwise ? 1 : rules.compass_size - 1;
  space = (space + by) % rules.compass_size;
  if (state.compass[at(space)] == Space::glass && !rules.belle_epoque)
    space = (space + by) % rules.compass_size;
  return space;
}

using Arms = std::array<std::uint8_t, 2>;

// An arm cannot move onto the space of the other.
inline bool can_move(const Rules& rules, const State& state, const Arms& arms, int arm, bool clockwise) {
  const int to = next_space(rules, state, arm, clockwise);
  return to != arms[0] && to != arms[1];
}

inline Arms moved(const Rules& rules, const State& state, Arms arms, int arm, bool clockwise) {
  arms[arms[0] == arm ? 0 : 1] = static_cast<std::uint8_t>(next_space(rules, state, arm, clockwise));
  if (arms[0] > arms[1]) std::swap(arms[0], arms[1]);
  return arms;
}

void move_arm(auto& play, Seat seat, int arm, bool clockwise, Cause cause) {
  play.state.arms = moved(play.rules, play.state, play.state.arms, arm, clockwise);
  play.tell(EventType::compass_moved, seat, cause, arm, next_space(play.rules, play.state, arm, clockwise));
}

// --- Payment (Les règles du compas)

// Sets of units are bit masks; jokers stand for any unit and are kept apart.
inline std::uint8_t units_of(const Rules& rules, Space space) {
  const auto only = [](Unit unit) { return static_cast<std::uint8_t>(1u << at(unit)); };
  switch (space) {
    case Space::wood:
      return only(Unit::wood);
    case Space::stone:
      return only(Unit::stone);
    case Space::iron:
      return only(Unit::iron);
    case Space::glass:
      return only(Unit::glass);
    case Space::fb:
      return only(Unit::fb);
    case Space::any:
      return rules.noble_materials();
    case Space::any_or_fb:
      return static_cast<std::uint8_t>(rules.noble_materials() | only(Unit::fb));
    case Space::empty:
      return 0;
  }
  return 0;
}

// What a building of a player costs, and what there is to pay it with.
struct Bill {
  int cost = 0;
  std::array<std::uint8_t, 2> arms{};       // set of the units of each arm; none for the empty space
  std::array<std::uint8_t, units> purse{};  // units that the player has
  bool possible = false;                    // the glass of the site itself is there

  // Which arms a unit can serve: a set.
  std::uint8_t serves(Unit unit) const {
    std::uint8_t set = 0;
    for (unsigned arm = 0; arm < 2; ++arm)
      if (arms[arm] != 0 && (unit == Unit::joker || contains(arms[arm], unit))) insert(set, arm);
    return set;
  }
  // Card 9: a cube that stands for another noble cube; not for 3 FB.
  std::uint8_t serves_by_card9(Unit cube, std::uint8_t nobles) const {
    std::uint8_t set = 0;
    for (unsigned arm = 0; arm < 2; ++arm) {
      std::uint8_t others = static_cast<std::uint8_t>(arms[arm] & nobles);
      remove(others, cube);
      if (others != 0) insert(set, arm);
    }
    return set;
  }
  // The arms that have to be served at least once.
  std::uint8_t needed() const {
    return static_cast<std::uint8_t>((arms[0] != 0 ? 1 : 0) | (arms[1] != 0 ? 2 : 0));
  }
};

inline bool all_built(const Player& player) { return player.buildings == houses; }

// Precondition: the player has a house left. `surcharge` glass is paid besides, and neither jokers nor card 9
// can replace it.
inline Bill make_bill(const Rules& rules, const State& state, const Player& player, const Arms& arms,
                      int surcharge) {
  Bill bill;
  bill.cost = rules.house_cost[at(player.board)][player.buildings];
  for (std::size_t arm = 0; arm < 2; ++arm) bill.arms[arm] = units_of(rules, state.compass[arms[arm]]);
  bill.possible = player.materials[at(Material::glass)] >= surcharge;
  if (!bill.possible) return bill;
  for (std::size_t material = 0; material < material_types; ++material)
    bill.purse[material] = player.materials[material];
  bill.purse[at(Unit::glass)] = static_cast<std::uint8_t>(bill.purse[at(Unit::glass)] - surcharge);
  // More units than a house costs are never needed.
  bill.purse[at(Unit::fb)] = static_cast<std::uint8_t>(std::min(player.money / rules.fb_unit, 7));
  bill.purse[at(Unit::joker)] = player.jokers;
  return bill;
}

// Every unit has to serve an arm and every arm needs a unit; from two units on, that is enough.
inline bool can_pay(const Bill& bill) {
  int total = 0;
  std::uint8_t served = 0;
  for (std::uint8_t unit = 0; unit < units; ++unit) {
    const std::uint8_t arms = bill.purse[unit] > 0 ? bill.serves(Unit{unit}) : std::uint8_t{0};
    if (arms == 0) continue;
    total += bill.purse[unit];
    served |= arms;
  }
  return bill.possible && total >= bill.cost && served == bill.needed();
}

// With card 9 exactly one cube stands for another one.
inline bool can_pay_with_card9(const Rules& rules, const Bill& bill) {
  if (!bill.possible) return false;
  for (const Unit cube : {Unit::glass, Unit::iron, Unit::stone, Unit::wood, Unit::joker}) {
    if (bill.purse[at(cube)] == 0) continue;
    const std::uint8_t by_card = bill.serves_by_card9(cube, rules.noble_materials());
    if (by_card == 0) continue;
    int total = 0;
    std::uint8_t served = by_card;
    for (std::uint8_t unit = 0; unit < units; ++unit) {
      const int left = bill.purse[unit] - (Unit{unit} == cube ? 1 : 0);
      const std::uint8_t arms = left > 0 ? bill.serves(Unit{unit}) : std::uint8_t{0};
      if (arms == 0) continue;
      total += left;
      served |= arms;
    }
    if (total >= bill.cost - 1 && served == bill.needed()) return true;
  }
  return false;
}

// --- What can be built

// Any of the 25 cells without house, pawn or tile: a set.
inline std::uint32_t cells_for_house(const Rules& rules, const State& state) {
  std::uint32_t set = 0;
  for (int cell = 0; cell < cells; ++cell) {
    const Cell& place = state.board[at(cell)];
    set |= static_cast<std::uint32_t>(place.pawn == nobody && place.house == nobody) << cell;
  }
  return set & ~rules.tile_cells;
}

// Calls visit(site) for every building that can be paid with the arms so, -1 for a house, until it answers
// false.
bool each_building(const Rules& rules, const State& state, const Player& player, const Arms& arms, bool card9,
                   auto&& visit) {
  if (all_built(player)) return true;
  const auto payable = [&](int surcharge) {
    const Bill bill = make_bill(rules, state, player, arms, surcharge);
    return card9 ? can_pay_with_card9(rules, bill) : can_pay(bill);
  };
  if (!payable(0)) return true;  // then nothing with a surcharge is
  if (cells_for_house(rules, state) != 0 && !visit(-1)) return false;
  if (!rules.belle_epoque) return true;
  for (int site = 0; site < sites; ++site) {
    const int surcharge = rules.glass_surcharge[at(site)];
    if (state.pavilion[at(site)] == nobody && (surcharge == 0 || payable(surcharge)) && !visit(site))
      return false;
  }
  return true;
}

inline bool can_build(const Rules& rules, const State& state, const Player& player, const Arms& arms,
                      bool card9) {
  return !each_building(rules, state, player, arms, card9, [](int) { return false; });
}

// With card 9 where the player may use it: not at the Cinquantenaire.
inline bool can_build_somehow(const Rules& rules, const State& state, const Player& player, const Arms& arms,
                              bool placed) {
  return can_build(rules, state, player, arms, false) ||
         (placed && has_unused(player, 9) && can_build(rules, state, player, arms, true));
}

// R2.3, Saintenoy: he may move an arm before he builds, either way, if he can build then.
inline bool can_move_before(const Rules& rules, const State& state, const Player& player, int arm,
                            bool clockwise, bool placed) {
  return player.board == Board::saintenoy && can_move(rules, state, state.arms, arm, clockwise) &&
         can_build_somehow(rules, state, player, moved(rules, state, state.arms, arm, clockwise), placed);
}

inline bool can_construct(const Rules& rules, const State& state, const Player& player, bool placed) {
  if (can_build_somehow(rules, state, player, state.arms, placed)) return true;
  if (player.board != Board::saintenoy) return false;
  for (const int arm : state.arms)
    for (const bool clockwise : {true, false})
      if (can_move_before(rules, state, player, arm, clockwise, placed)) return true;
  return false;
}

// --- The action

void leave_arms(auto& play, Seat seat);

void begin_construction(auto& play, Seat seat) {
  if (play.player(seat).board == Board::saintenoy)
    ask(play.state, Kind::compass_before, seat);
  else
    leave_arms(play, seat);
}

// At the Cinquantenaire the action has to be carried out, so a move that it needs is compulsory; with a pawn
// on the cell it stays Saintenoy's choice.
inline bool may_leave_arms(const Rules& rules, const State& state, const Player& player) {
  return !is_copying(state) || can_build_somehow(rules, state, player, state.arms, false);
}

void leave_arms(auto& play, Seat seat) { offer_action_cards(play, Moment::building_begins, seat); }

// The move is there for the building: where only card 9 can pay for one now, the card is used.
void move_before(auto& play, Seat seat, int arm, bool clockwise) {
  State& state = play.state;
  tell_power(play, seat);
  move_arm(play, seat, arm, clockwise, Cause::architect_power);
  if (play.rules.arm_moves_to_build() &&
      !can_build(play.rules, state, play.player(seat), state.arms, false)) {
    state.moment = Moment::building_begins;
    use_card(play, seat, 9);
  } else {
    offer_action_cards(play, Moment::building_begins, seat);
  }
}

// Nothing is built when only an optional power that was not used would have made it possible.
void choose_building(auto& play, Seat seat) {
  State& state = play.state;
  if (can_build(play.rules, state, play.player(seat), state.arms, state.doing.card9 != 0))
    ask(state, Kind::build, seat);
  else
    leave_action(play, seat);
}

void choose_payment(auto& play, Seat seat, int site) {
  play.state.doing.site = site < 0 ? nobody : static_cast<std::uint8_t>(site);
  ask(play.state, Kind::payment, seat);
}

inline int surcharge_of(const Rules& rules, const State& state) {
  return state.doing.site == nobody ? 0 : rules.glass_surcharge[state.doing.site];
}

void pay_unit(auto& play, Seat seat, Unit unit, int count) {
  if (count == 0) return;
  if (unit == Unit::fb)
    change_money(play, seat, -count * play.rules.fb_unit, Cause::construction);
  else if (unit == Unit::joker)
    change_jokers(play, seat, -count, Cause::construction);
  else
    change_material(play, seat, Material{static_cast<std::uint8_t>(unit)}, -count, Cause::construction);
}

// Both premiums add up (ruling 2). A joker that card 9 makes stand for another cube does not cost the first.
void pay(auto& play, Seat seat, const Payment& payment) {
  State& state = play.state;
  const Rules& rules = play.rules;
  Player& player = play.player(seat);
  int cubes = 0;
  for (std::uint8_t unit = 0; unit < units; ++unit) {
    pay_unit(play, seat, Unit{unit}, payment.count[unit]);
    if (Unit{unit} != Unit::fb) cubes += payment.count[unit];
  }
  if (payment.card9 != 0) {
    pay_unit(play, seat, Unit{static_cast<std::uint8_t>(payment.card9 - 1)}, 1);
    ++cubes;
  }
  pay_unit(play, seat, Unit::glass, surcharge_of(rules, state));
  state.doing.cubes = static_cast<std::uint8_t>(cubes);
  if (payment.count[at(Unit::joker)] == 0)
    score(play, seat, rules.no_joker, Source::house_no_joker, Cause::construction);
  score(play, seat, rules.house_points[player.buildings], Source::house_top, Cause::construction);
  ++player.buildings;
  ask(state, Kind::compass, seat);
}

void build_pavilion(auto& play, Seat seat);

void advance_compass(auto& play, Seat seat, int arm) {
  move_arm(play, seat, arm, true, Cause::construction);
  if (play.state.doing.site == nobody)
    ask(play.state, Kind::house_cell, seat);
  else
    build_pavilion(play, seat);
}

void build_house(auto& play, Seat seat, int cell) {
  play.state.board[at(cell)].house = static_cast<std::uint8_t>(seat);
  play.tell(EventType::house_built, seat, Cause::construction, cell);
  offer_action_cards(play, Moment::building_stands, seat);
}

// R2.2: the pavilion gives the card of its site, which works at once.
void build_pavilion(auto& play, Seat seat) {
  State& state = play.state;
  const int site = state.doing.site;
  const int card = state.site_card[at(site)];
  state.pavilion[at(site)] = static_cast<std::uint8_t>(seat);
  insert(play.player(seat).cards, card - 1);
  play.tell(EventType::pavilion_built, seat, Cause::construction, site, card);
  offer_action_cards(play, Moment::building_stands, seat);
}

}  // namespace horta::bruxelles1893
