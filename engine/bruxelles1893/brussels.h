#pragma once

#include "engine/bruxelles1893/art_nouveau.h"

// The four actions of the Brussels board: no stake, but more pawns each time (R1 and R2.1, Les actions du
// plateau Bruxelles; rulings 4 to 6).

namespace horta::bruxelles1893 {

// The n-th use of an action costs n pawns, or half of that at four and five players (ruling 5).
inline int cost_of_use(const Rules& rules, int use) { return rules.players <= 3 ? use : (use + 1) / 2; }
inline int brussels_cost(const Rules& rules, const State& state, Brussels action) {
  return cost_of_use(rules, state.uses[at(action)] + 1);
}

// Ruling 4: R1 lets an action be chosen and left undone; R2 only one that can be carried out.
inline bool can_copy(const Rules& rules, const State& state, Seat seat, Action action) {
  return rules.first_edition() || can_carry_out(rules, state, seat, action, false);
}

inline bool can_use(const Rules& rules, const State& state, Seat seat, Brussels action) {
  switch (action) {
    case Brussels::bourse:
      return true;
    case Brussels::grand_place:
      return upright_notables(state.players[at(seat)]) != 0;
    case Brussels::cinquantenaire:
      for (std::uint8_t copied = 0; copied < actions; ++copied)
        if (can_copy(rules, state, seat, Action{copied})) return true;
      return false;
    case Brussels::sainte_catherine:
      return state.jokers > 0;
  }
  return false;
}

// Whether a seat can use an action with so many free pawns and Travellers.
inline bool can_choose(const Rules& rules, const State& state, Seat seat, Brussels action, int placeable) {
  return brussels_cost(rules, state, action) <= placeable && can_use(rules, state, seat, action);
}

// Whether a seat with so many free pawns and Travellers could do anything but pass.
inline bool can_act(const Rules& rules, const State& state, Seat seat, int pawns, int travellers) {
  if (can_stake(state.players[at(seat)], pawns) && open_cells(state) != 0) return true;
  for (std::uint8_t action = 0; action < brussels_actions; ++action)
    if (can_choose(rules, state, seat, Brussels{action}, pawns + travellers)) return true;
  return false;
}

void choose_brussels(auto& play, Seat seat, Brussels action) {
  play.state.doing.brussels = action;
  ask(play.state, Kind::travellers, seat);
}

// R2.2: Travellers pay like pawns, and only here (ruling 19).
inline int fewest_travellers(const Rules& rules, const State& state, const Player& player) {
  return std::max(0, brussels_cost(rules, state, state.doing.brussels) - player.pawns);
}
inline int most_travellers(const Rules& rules, const State& state, const Player& player) {
  return std::min<int>(brussels_cost(rules, state, state.doing.brussels), player.travellers);
}

void place_in_brussels(auto& play, Seat seat, int travellers) {
  State& state = play.state;
  Player& player = play.player(seat);
  const Brussels action = state.doing.brussels;
  const int cost = brussels_cost(play.rules, state, action);
  const auto add = [](std::uint8_t& count, int change) { count = static_cast<std::uint8_t>(count + change); };
  add(player.travellers, -travellers);
  add(player.pawns, travellers - cost);
  add(state.travellers_in[at(action)], travellers);
  add(state.in_brussels[at(action)][at(seat)], cost - travellers);
  ++state.uses[at(action)];
  play.tell(EventType::brussels_placed, seat, Cause::placement, static_cast<int>(action), cost, travellers);

  switch (action) {
    case Brussels::bourse:
      change_money(play, seat, play.rules.bourse[state.bourse].francs, Cause::bourse);
      offer_cards(play, Moment::bourse_done, seat);
      break;
    case Brussels::grand_place:
      state.doing.activations = static_cast<std::uint8_t>(play.rules.value(player, Track::couronne));
      choose_activation(play, seat);
      break;
    case Brussels::cinquantenaire:
      ask(state, Kind::copy, seat);
      break;
    case Brussels::sainte_catherine:
      take_jokers(play, seat, play.rules.market_jokers, Cause::sainte_catherine);
      offer_cards(play, Moment::market_done, seat);
      break;
  }
}

// Grand-Place: as many notables as the Couronne level when the action began; the first is compulsory.
void choose_activation(auto& play, Seat seat) {
  State& state = play.state;
  if (state.doing.activations > 0 && upright_notables(play.player(seat)) != 0)
    ask(state, Kind::activate, seat);
  else
    grand_place_done(play, seat);
}

void activate_on_grand_place(auto& play, Seat seat, Notable notable) {
  --play.state.doing.activations;
  play.state.doing.activated = 1;
  activate(play, seat, notable, Caller::grand_place);
}

void grand_place_done(auto& play, Seat seat) {
  forget_details(play.state);
  offer_cards(play, Moment::grand_place_done, seat);
}

// Cinquantenaire: one of the five actions, without a stake, a house or a tile.
void copy_action(auto& play, Seat seat, Action action) {
  play.state.doing.action = action;
  play.tell(EventType::action_copied, seat, Cause::cinquantenaire, static_cast<int>(action));
  carry_out_action(play, seat);
}

}  // namespace horta::bruxelles1893
