// What the turn under way has settled, as far as its decision presupposes it.

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity/parts.h"

namespace horta::bruxelles1893 {

namespace {

// Whether nothing of the turn is set but the action, and these parts of it.
template <class... Part>
bool only(const Turn& doing, Part... parts) {
  Turn rest;
  rest.again = doing.again;
  rest.cell = doing.cell;
  rest.action = doing.action;
  rest.brussels = doing.brussels;
  ((rest.*parts = doing.*parts), ...);
  return same(doing, rest);
}

// The pawn stands on the cell whose action is being carried out.
bool on_cell(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  return doing.cell < cells && state.board[doing.cell].pawn == state.turn &&
         doing.action == rules.action(state, doing.cell) && doing.brussels == Brussels{};
}
bool on_cell(const Rules& rules, const State& state, Action action) {
  return on_cell(rules, state) && state.doing.action == action;
}

bool in_brussels(const State& state, Brussels action) {
  const Turn& doing = state.doing;
  return doing.cell == nobody && doing.brussels == action && state.uses[at(action)] > 0 &&
         (action == Brussels::cinquantenaire || doing.action == Action{});
}

bool carries_out(const Rules& rules, const State& state, Action action) {
  return state.doing.action == action &&
         (on_cell(rules, state) || in_brussels(state, Brussels::cinquantenaire));
}

// Card 4 emptied the slot before the sale.
bool gap_fits(const State& state) {
  const Turn& doing = state.doing;
  return doing.gap == nobody || (doing.cell != nobody && used(state, state.seat, 4) &&
                                 state.market[doing.gap].colour == Colour::none);
}

bool sold_artwork_fits(const State& state) {
  const Player& player = state.players[state.seat];
  const Turn& doing = state.doing;
  const Shown shown = shown_in_market(state);
  if (doing.sold == Colour::none || !gap_fits(state)) return false;
  if (!doing.sold_white) return doing.sold_as == doing.sold && is_sellable(player, shown, doing.sold);
  const bool named = state.kind != Kind::white_as;
  return player.white[at(doing.sold)] > 0 && !shown.white && named == (doing.sold_as != Colour::none) &&
         !(named && contains(shown.colours, doing.sold_as));
}

bool more_steps_fit(const State& state) {
  const Turn& doing = state.doing;
  return doing.more_steps == 0 || (doing.cell != nobody && used(state, state.seat, 3));
}

bool card9_fits(const State& state) {
  return !state.doing.card9 || (state.doing.cell != nobody && used(state, state.seat, 9));
}

bool site_is_free(const Rules& rules, const State& state) {
  const int site = state.doing.site;
  return site == nobody ? cells_for_house(rules, state) != 0
                        : rules.belle_epoque && state.pavilion[at(site)] == nobody;
}

// A notable was taken, and its place is not settled: from the row, which is shorter for it, or Hankar's.
bool notable_is_taken(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  const bool hankar = state.players[state.seat].board == Board::hankar;
  return carries_out(rules, state, Action::notable) && only(doing, &Turn::notable, &Turn::revealed) &&
         doing.notable != Notable::none && (hankar || doing.revealed == Notable::none) &&
         (notables_in_row(state) < notable_slots || (hankar && doing.revealed == Notable::none));
}

// The free action belongs to the owner of the house on the cell.
bool is_free_action(const Rules& rules, const State& state) {
  return on_cell(rules, state) && state.board[state.doing.cell].house == state.seat &&
         state.seat != state.turn && only(state.doing);
}

bool on_grand_place(const State& state) {
  return in_brussels(state, Brussels::grand_place) && only(state.doing, &Turn::activations, &Turn::activated);
}

// The turn at a moment for cards.
bool turn_fits_moment(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  switch (state.moment) {
    case Moment::pawn_placed:
      return on_cell(rules, state) && only(doing);
    case Moment::workshop_done:
      return on_cell(rules, state, Action::workshop) && only(doing);
    case Moment::sale_begins:
      return on_cell(rules, state, Action::sale) && only(doing);
    case Moment::cursor_moves:
      return on_cell(rules, state, Action::sale) &&
             only(doing, &Turn::gap, &Turn::sold, &Turn::sold_white, &Turn::sold_as) &&
             sold_artwork_fits(state);
    case Moment::notable_begins:
    case Moment::notable_gone:
      return on_cell(rules, state, Action::notable) && only(doing);
    case Moment::materials_taken:
      return on_cell(rules, state, Action::material) && only(doing);
    case Moment::building_begins:
      return on_cell(rules, state, Action::construction) && only(doing);
    case Moment::building_stands:
      return on_cell(rules, state, Action::construction) &&
             only(doing, &Turn::card9, &Turn::site, &Turn::cubes) && card9_fits(state) &&
             (doing.site == nobody || state.pavilion[doing.site] == state.seat);
    case Moment::bourse_done:
      return in_brussels(state, Brussels::bourse) && only(doing);
    case Moment::grand_place_done:
      return in_brussels(state, Brussels::grand_place) && only(doing);
    case Moment::copying_done:
      return in_brussels(state, Brussels::cinquantenaire) && only(state.doing);
    case Moment::market_done:
      return in_brussels(state, Brussels::sainte_catherine) && only(doing);
    case Moment::turn_ends:
      return (on_cell(rules, state) || in_brussels(state, doing.brussels)) && only(state.doing);
    default:
      return false;
  }
}

}  // namespace

// Effects that ask: Solvay's and Privat-Livemont's; card 18 does what the latter does.
bool effect_fits(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  const Notable figure = state.kind == Kind::solvay ? Notable::solvay : Notable::privat_livemont;
  if (state.kind == Kind::solvay ? cubes_left(state) == 0 : !rules.belle_epoque) return false;
  switch (state.caller) {
    case Caller::nobody:
      return false;
    case Caller::notable_action:
      return notable_is_taken(rules, state) && state.doing.notable == figure;
    case Caller::grand_place:
      return on_grand_place(state) && state.doing.activated && contains(player.tilted, figure);
    case Caller::free_action:
      return is_free_action(rules, state) && state.doing.action == Action::notable &&
             contains(player.tilted, figure);
    case Caller::card:
      if (state.moment == Moment::notable_leaves) return state.resolution.leaving == figure;
      if (state.moment == Moment::market_done)
        return state.kind == Kind::white_tile && turn_fits_moment(rules, state);
      return turn_fits_moment(rules, state) && contains(player.tilted, figure);
  }
  return false;
}

bool turn_is_valid(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  const Turn& doing = state.doing;
  const bool free = state.kind == Kind::free_action || state.caller == Caller::free_action;
  if (!free && state.seat != state.turn) return false;
  if (doing.again && state.players[state.turn].on_card22 == OnCard22::nothing) return false;
  switch (state.kind) {
    case Kind::action:
      return doing.cell == nobody && doing.action == Action{} && doing.brussels == Brussels{} && only(doing);
    case Kind::stake:
      return doing.cell < cells && contains(open_cells(state), doing.cell) &&
             doing.action == rules.action(state, doing.cell) && doing.brussels == Brussels{} && only(doing) &&
             can_stake(player, player.pawns);
    case Kind::travellers:
      return doing.cell == nobody && doing.action == Action{} && only(doing) &&
             can_choose(rules, state, state.seat, doing.brussels, player.pawns + player.travellers);
    case Kind::perform:
      return rules.first_edition() && carries_out(rules, state, doing.action) && only(doing) &&
             can_carry_out(rules, state, state.seat, doing.action, !is_copying(state));
    case Kind::artwork:
      return !rules.first_edition() && carries_out(rules, state, Action::workshop) && only(doing);
    case Kind::keep_artwork:
      return rules.first_edition() && carries_out(rules, state, Action::workshop) &&
             only(doing, &Turn::drawn) && sum(doing.drawn) <= tiles_wanted(player);
    case Kind::sell:
      return carries_out(rules, state, Action::sale) && only(doing, &Turn::gap) && gap_fits(state);
    case Kind::white_as:
      return carries_out(rules, state, Action::sale) && doing.sold_white &&
             only(doing, &Turn::gap, &Turn::sold, &Turn::sold_white) && sold_artwork_fits(state);
    case Kind::cursor:
      return carries_out(rules, state, Action::sale) &&
             only(doing, &Turn::gap, &Turn::sold, &Turn::sold_white, &Turn::sold_as, &Turn::more_steps) &&
             sold_artwork_fits(state) && more_steps_fit(state);
    case Kind::slot:
      return carries_out(rules, state, Action::sale) &&
             only(doing, &Turn::sold, &Turn::sold_white, &Turn::sold_as, &Turn::more_steps) &&
             sold_artwork_fits(state) && more_steps_fit(state);
    case Kind::notable:
      return carries_out(rules, state, Action::notable) && only(doing, &Turn::revealed) &&
             (player.board == Board::hankar ? doing.revealed != Notable::none || !notables_to_draw(state)
                                            : doing.revealed == Notable::none);
    case Kind::keep:
      return notable_is_taken(rules, state);
    case Kind::solvay:
    case Kind::white_tile:
      return effect_fits(rules, state);
    case Kind::materials:
      return carries_out(rules, state, Action::material) && only(doing);
    case Kind::compass_before:
      return carries_out(rules, state, Action::construction) && only(doing) &&
             player.board == Board::saintenoy;
    case Kind::build:
      return carries_out(rules, state, Action::construction) && only(doing, &Turn::card9) &&
             card9_fits(state);
    case Kind::payment:
      return carries_out(rules, state, Action::construction) && only(doing, &Turn::card9, &Turn::site) &&
             card9_fits(state) && !all_built(player) && site_is_free(rules, state);
    case Kind::compass:
    case Kind::house_cell:
      return carries_out(rules, state, Action::construction) &&
             only(doing, &Turn::card9, &Turn::site, &Turn::cubes) && card9_fits(state) &&
             site_is_free(rules, state) && (state.kind == Kind::compass || doing.site == nobody);
    case Kind::activate:
      return state.moment == Moment::none ? on_grand_place(state) && doing.activations > 0
                                          : turn_fits_moment(rules, state);
    case Kind::copy:
      return in_brussels(state, Brussels::cinquantenaire) && doing.action == Action{} && only(doing);
    case Kind::free_action:
      return is_free_action(rules, state) && has_free_action(state, state.seat, doing.action);
    case Kind::be_tile:
      return on_cell(rules, state) && rules.has_tile(doing.cell) && only(state.doing) &&
             tiles_to_take(state, player) != 0;
    case Kind::card17_artwork:
      return turn_fits_moment(rules, state) && colours_left(state) != 0;
    default:
      return turn_fits_moment(rules, state);
  }
}

}  // namespace horta::bruxelles1893
