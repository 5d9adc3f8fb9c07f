#pragma once

#include "engine/bruxelles1893/construction.h"
#include "engine/bruxelles1893/material.h"
#include "engine/bruxelles1893/notable.h"
#include "engine/bruxelles1893/sale.h"
#include "engine/bruxelles1893/turn.h"
#include "engine/bruxelles1893/workshop.h"

// Actions on the Art Nouveau board: a pawn and a stake on a cell of the zone, the action of the cell, and the
// free action of the owner of a house there (R1 B, R2.1 B; ruling 1). The five actions have files of their
// own.

namespace horta::bruxelles1893 {

// The set of the cells with a pawn, found without a branch per cell: simulations spend much time here.
inline std::uint32_t cells_with_pawns(const State& state) {
  std::uint32_t set = 0;
  for (int cell = 0; cell < cells; ++cell)
    set |= static_cast<std::uint32_t>(state.board[at(cell)].pawn != nobody) << cell;
  return set;
}
inline std::uint32_t open_cells(const State& state) { return state.zone & ~cells_with_pawns(state); }

inline bool can_stake(const Player& player, int pawns) { return pawns > 0 && player.money > 0; }

// Whether an action can be carried out, if need be with a power or card that stays optional. `placed`: by a
// pawn on a cell, and not at the Cinquantenaire.
inline bool can_carry_out(const Rules& rules, const State& state, Seat seat, Action action, bool placed) {
  const Player& player = state.players[at(seat)];
  switch (action) {
    case Action::workshop:
      return can_create(rules, state);
    case Action::sale:
      return can_sell(state, player, placed);
    case Action::notable:
      return can_meet_notable(state, player);
    case Action::material:
      return cubes_left(state) > 0;
    case Action::construction:
      return can_construct(rules, state, player, placed);
  }
  return false;
}

void choose_cell(auto& play, Seat seat, int cell) {
  play.state.doing.cell = static_cast<std::uint8_t>(cell);
  play.state.doing.action = play.rules.action(play.state, cell);
  ask(play.state, Kind::stake, seat);
}

void place_pawn(auto& play, Seat seat, int stake) {
  State& state = play.state;
  Cell& cell = state.board[state.doing.cell];
  --play.player(seat).pawns;
  cell.pawn = static_cast<std::uint8_t>(seat);
  cell.stake = static_cast<std::int16_t>(stake);
  play.tell(EventType::pawn_placed, seat, Cause::placement, state.doing.cell, stake);
  change_money(play, seat, -stake, Cause::placement);
  offer_cards(play, Moment::pawn_placed, seat);
}

void leave_action(auto& play, Seat seat) {
  play.tell(EventType::action_left, seat, Cause::placement, static_cast<int>(play.state.doing.action));
  action_done(play, seat);
}

void perform_action(auto& play, Seat seat) {
  switch (play.state.doing.action) {
    case Action::workshop:
      begin_workshop(play, seat);
      break;
    case Action::sale:
      offer_action_cards(play, Moment::sale_begins, seat);
      break;
    case Action::notable:
      offer_action_cards(play, Moment::notable_begins, seat);
      break;
    case Action::material:
      begin_material(play, seat);
      break;
    case Action::construction:
      begin_construction(play, seat);
      break;
  }
}

// R1: the action may be left undone. R2: it is carried out when it can be.
void carry_out_action(auto& play, Seat seat) {
  State& state = play.state;
  if (!can_carry_out(play.rules, state, seat, state.doing.action, !is_copying(state)))
    leave_action(play, seat);
  else if (play.rules.first_edition())
    ask(state, Kind::perform, seat);
  else
    perform_action(play, seat);
}

// Action gratuite, action secondaire (R1 annex 2, R2.1; ruling 3).

inline bool has_free_action(const State& state, Seat owner, Action action) {
  const Player& player = state.players[at(owner)];
  switch (action) {
    case Action::workshop:
      return black_artwork_left(state);
    case Action::sale:
      return artworks(player) > 0;
    case Action::notable:
      return upright_notables(player) != 0;
    case Action::material:
      return cubes_left(state) > 0;
    case Action::construction:
      return true;
  }
  return false;
}

void offer_free_action(auto& play) {
  State& state = play.state;
  const Cell& cell = state.board[state.doing.cell];
  if (cell.house != nobody && cell.house != state.turn &&
      has_free_action(state, cell.house, state.doing.action))
    ask(state, Kind::free_action, cell.house);
  else
    turn_done(play);
}

void take_free_action(auto& play, Seat owner) {
  const Player& player = play.player(owner);
  const Action action = play.state.doing.action;
  play.tell(EventType::free_action, owner, Cause::free_action, static_cast<int>(action));
  if (action == Action::workshop)
    take_black_artwork(play, owner, Cause::free_action);
  else if (action == Action::sale)
    score(play, owner, artworks(player), Source::free_sale, Cause::free_action, play.state.doing.cell);
  else
    score(play, owner, player.buildings, Source::free_construction, Cause::free_action,
          play.state.doing.cell);
  turn_done(play);
}

void take_free_material(auto& play, Seat owner, Material material) {
  play.tell(EventType::free_action, owner, Cause::free_action, static_cast<int>(Action::material));
  change_material(play, owner, material, 1, Cause::free_action);
  turn_done(play);
}

void activate_freely(auto& play, Seat owner, Notable notable) {
  play.tell(EventType::free_action, owner, Cause::free_action, static_cast<int>(Action::notable));
  activate(play, owner, notable, Caller::free_action);
}

// After the action: the tile on the cell, then the owner of the house.
void action_done(auto& play, Seat seat) {
  State& state = play.state;
  forget_details(state);
  if (is_copying(state))
    offer_cards(play, Moment::copying_done, seat);
  else if (play.rules.has_tile(state.doing.cell) && tiles_to_take(state, play.player(seat)) != 0)
    ask(state, Kind::be_tile, seat);
  else
    offer_free_action(play);
}

}  // namespace horta::bruxelles1893
