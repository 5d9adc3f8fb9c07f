// What a decision presupposes: the turn or the resolution under way, the moment, who asked.

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity_parts.h"

namespace horta::bruxelles1893 {

namespace {

// --- Set-up and planning

// Everybody as at the beginning, but for the boards and artworks that are being handed out.
bool set_up_is_valid(const Rules& rules, const State& state) {
  const bool boards_first = state.kind == Kind::board;
  if (boards_first ? !rules.boards_chosen || !rules.asymmetric : rules.first_edition()) return false;
  int place = 0;
  bool valid =
      state.crest == 0 && state.cursor == rules.cursor && state.arms == rules.arms && state.turn == 0 &&
      std::ranges::all_of(state.market, [](const Hung& hung) { return hung.colour == Colour::none; });
  for (const Cell& cell : state.board) valid = valid && same(cell, Cell{});
  in_turn_order(rules, state, [&](Seat seat) {
    const Player& player = state.players[at(seat)];
    const bool served = comes_before(rules, state, seat);
    Player fresh;
    fresh.money = rules.starting_money[at(place++)];
    fresh.court = static_cast<std::uint8_t>(rules.pawns_in_court);
    fresh.pawns = static_cast<std::uint8_t>(rules.pawns - rules.pawns_in_court);
    insert(fresh.notables, Notable::brugmann);
    fresh.board = player.board;
    fresh.artworks = player.artworks;
    const bool has_board = rules.asymmetric && (served || !boards_first);
    valid = valid && same(player, fresh) && (player.board != Board::plain) == has_board &&
            player.artworks[at(Colour::black)] == 0 &&
            sum(player.artworks) == (served && !boards_first ? 1 : 0);
  });
  return valid;
}

// Card 20 gives the choice of the crest to its owner.
bool chooser_fits(const Rules& rules, const State& state, bool is_open) {
  for (Seat seat = 0; seat < rules.players; ++seat)
    if ((state.chooser == seat) != (is_open && used(state, seat, 20))) return false;
  return true;
}

bool planning_is_valid(const Rules& rules, const State& state) {
  if (state.kind == Kind::crest)
    return state.seat == (state.chooser == nobody ? state.first_player : state.chooser);
  if (state.kind != Kind::neutral) return state.kind == Kind::be_card;
  int pawns = 0;
  for (const Cell& cell : state.board) {
    if (cell.pawn != nobody && cell.pawn != neutral) return false;
    pawns += cell.pawn == neutral ? 1 : 0;
  }
  return rules.neutrals() && pawns == (state.seat == state.first_player ? 0 : 1);
}

// --- A turn

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

// The number of the card that asks a kind of decision; 0: no card.
int card_asking(const State& state) {
  switch (state.kind) {
    case Kind::card2:
      return 2;
    case Kind::card4:
      return 4;
    case Kind::card6:
      return 6;
    case Kind::card8:
      return 8;
    case Kind::card14:
      return 14;
    case Kind::card15:
      return 15;
    case Kind::card17:
    case Kind::card17_artwork:
    case Kind::card17_materials:
      return 17;
    case Kind::card22:
      return 22;
    case Kind::card25:
      return 25;
    case Kind::card27:
      return 27;
    case Kind::card29:
      return 29;
    case Kind::activate:
      return state.moment == Moment::none ? 0 : 13;
    case Kind::solvay:
    case Kind::white_tile:
      if (state.caller != Caller::card) return 0;
      return state.moment == Moment::notable_leaves ? 23 : state.moment == Moment::market_done ? 18 : 13;
    default:
      return 0;
  }
}

// A card is asked about at its moment, when it is used; be_card at any. Everything else has no moment.
bool moment_fits(const State& state) {
  if (state.kind == Kind::be_card) return state.moment != Moment::none;
  const int card = card_asking(state);
  if (card == 0) return state.moment == Moment::none;
  return contains(cards_of_moment[at(state.moment)], card - 1) && used(state, state.seat, card);
}

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
             brussels_cost(rules, state, doing.brussels) <= player.pawns + player.travellers &&
             can_use(rules, state, state.seat, doing.brussels);
    case Kind::perform:
      return rules.first_edition() && carries_out(rules, state, doing.action) && only(doing) &&
             can_carry_out(rules, state, state.seat, doing.action, !is_copying(state));
    case Kind::artwork:
      return !rules.first_edition() && carries_out(rules, state, Action::workshop) && only(doing);
    case Kind::keep_artwork:
      return rules.first_edition() && carries_out(rules, state, Action::workshop) &&
             only(doing, &Turn::drawn) && sum(doing.drawn) <= 1 + player.first_passes;
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

// --- The resolution and what follows

std::uint8_t winner_of(const State& state, int column) {
  const std::uint8_t most = seats_with_most(stakes_in_column(state, column));
  if (most == 0) return nobody;
  return size_of(most) > 1 ? tied : static_cast<std::uint8_t>(std::countr_zero(most));
}

bool card27_fits(const Rules& rules, const State& state) {
  const int cell = state.resolution.card27;
  if (cell == nobody) return true;
  const int owner = state.board[at(cell)].pawn;
  return rules.has_tile(cell) && owner < max_players && used(state, owner, 27) && state.kind != Kind::card27;
}

// What is known of the resolution follows from the boards, and is forgotten when it is used.
bool resolution_fits(const Rules& rules, const State& state, Phase phase) {
  const Resolution& now = state.resolution;
  Resolution rest;
  if (phase == Phase::columns || phase == Phase::use_cards) rest.column = now.column;
  if (phase == Phase::notable_leaves) {
    rest.leaving = now.leaving;
    return same(now, rest) && now.leaving != Notable::none && state.notables.discard[at(now.leaving)] > 0;
  }
  if (phase <= Phase::use_cards)
    for (int column = 0; column <= (phase == Phase::columns ? now.column : size - 1); ++column)
      rest.winner[at(column)] = winner_of(state, column);
  if (phase == Phase::columns_done) rest.card26 = now.card26;
  if (phase == Phase::use_cards) rest.lines_used = now.lines_used;
  if (phase == Phase::irises_begin || phase == Phase::irises_done) rest.card27 = now.card27;
  if (phase == Phase::irises_done)
    for (int crest = 0; crest < crests; ++crest)
      each_in(iris_at(state, crest).winners, [&](int seat) {
        ++rest.irises[at(seat)];
        return true;
      });
  return same(now, rest) && (now.card26 == nobody || used(state, now.card26, 26)) &&
         card27_fits(rules, state);
}

bool resolution_is_valid(const Rules& rules, const State& state, Phase phase) {
  const int winner = state.resolution.winner[state.resolution.column];
  if (!resolution_fits(rules, state, phase)) return false;
  switch (phase) {
    case Phase::columns:
      return winner == state.seat;
    case Phase::use_cards:
      if (winner == state.seat) return true;
      return state.kind == Kind::bonus && winner == tied &&
             contains(seats_with_most(stakes_in_column(state, state.resolution.column)), state.seat);
    case Phase::notable_leaves:
      return state.kind == Kind::be_card || effect_fits(rules, state);
    default:
      return true;
  }
}

bool end_of_game_is_valid(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  if (!same(state.resolution, Resolution{})) return false;
  if (state.kind == Kind::strategy_line) return contains(player.tiles, Tile::line);
  if (state.kind == Kind::pay_notable)
    return !contains(player.tiles, Tile::notables) &&
           payment_of(rules, upright_notables(player)) > player.money;
  return state.seat == 0;
}

// --- The decision

bool caller_fits(const State& state) {
  return state.caller == Caller::nobody || state.kind == Kind::solvay || state.kind == Kind::white_tile;
}

}  // namespace

bool decision_is_valid(const Rules& rules, const State& state, Phase phase) {
  const bool is_open = phase == Phase::planning && state.kind != Kind::neutral;
  if (!moment_fits(state) || !caller_fits(state) || !chooser_fits(rules, state, is_open)) return false;
  if (phase <= Phase::turns && !same(state.resolution, Resolution{})) return false;
  if (phase == Phase::set_up) return set_up_is_valid(rules, state);
  if (phase == Phase::planning) return planning_is_valid(rules, state);
  if (phase == Phase::turns) return turn_is_valid(rules, state);
  if (phase == Phase::end_of_game) return end_of_game_is_valid(rules, state);
  return resolution_is_valid(rules, state, phase);
}

}  // namespace horta::bruxelles1893
