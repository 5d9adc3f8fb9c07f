#pragma once

#include "engine/bruxelles1893/brussels.h"
#include "engine/bruxelles1893/brussels_majority.h"
#include "engine/bruxelles1893/irises.h"
#include "engine/core/chance.h"

// The 32 Belle Époque cards (R2.2, Les effets des cartes Belle Époque; ruling 17): a table of when each can
// be used, under which condition, and what it does then.

namespace horta::bruxelles1893 {

// --- Conditions: a card can be used only where it does something

namespace condition {

inline const Player& owner(const State& state, Seat seat) { return state.players[at(seat)]; }

inline bool always(const Rules&, const State&, Seat) { return true; }
inline bool has_artwork(const Rules&, const State& state, Seat seat) {
  return artworks(owner(state, seat)) > 0;
}
inline bool has_white_artwork(const Rules&, const State& state, Seat seat) {
  return white_artworks(owner(state, seat)) > 0;
}
inline bool can_clear_market(const Rules&, const State& state, Seat seat) {
  return can_clear_any(state, owner(state, seat));
}
inline bool notables_are_shown(const Rules&, const State& state, Seat) {
  return state.row[0] != Notable::none;
}
inline bool jokers_are_left(const Rules&, const State& state, Seat) { return state.jokers > 0; }
inline bool can_swap_joker(const Rules&, const State& state, Seat seat) {
  return owner(state, seat).jokers > 0 && cubes_left(state) > 0;
}
inline bool can_build_with_it(const Rules& rules, const State& state, Seat seat) {
  return can_build(rules, state, owner(state, seat), state.arms, true);
}
inline bool paid_with_cubes(const Rules&, const State& state, Seat) { return state.doing.cubes > 0; }
inline bool has_lot_of_francs(const Rules& rules, const State& state, Seat seat) {
  return owner(state, seat).money >= rules.card12_lot;
}
inline bool has_upright_notable(const Rules&, const State& state, Seat seat) {
  return upright_notables(owner(state, seat)) != 0;
}
inline bool has_tilted_notable(const Rules&, const State& state, Seat seat) {
  return owner(state, seat).tilted != 0;
}
inline bool has_stake(const Rules&, const State& state, Seat seat) {
  for (const Cell& cell : state.board)
    if (cell.pawn == seat && cell.stake > 0) return true;
  return false;
}
// Card 15: all of a stake, or a part of it up to so many francs. Any part, but where the stakes of a player
// come to more than a list of options holds, as the printed numbers never make them.
inline int largest_part(const Rules& rules, const State& state, Seat seat) {
  int staked = 0;
  for (const Cell& cell : state.board) staked += cell.pawn == seat ? cell.stake : 0;
  const bool any = rules.whole_stake_comes_back() && staked <= static_cast<int>(MoveList::capacity);
  return any ? most_stake : most_of_large_stakes;
}
// Card 17: two noble cubes for an artwork, or an artwork that is not white for two noble cubes.
inline bool can_give_cubes(const State& state, const Player& player) {
  return colours_left(state) != 0 && sum(player.materials) >= 2;
}
inline bool can_give_artwork(const State& state, const Player& player) {
  return cubes_left(state) >= 2 && sum(player.artworks) > 0;
}
inline bool can_exchange_artwork(const Rules&, const State& state, Seat seat) {
  return can_give_cubes(state, owner(state, seat)) || can_give_artwork(state, owner(state, seat));
}
inline bool can_create_white(const Rules&, const State& state, Seat) { return colours_left(state) != 0; }
inline bool travellers_on_train(const Rules&, const State& state, Seat) { return state.train > 0; }
inline bool placed_on_house(const Rules&, const State& state, Seat) {
  return state.board[state.doing.cell].house != nobody;
}
// Card 22: an action must be possible with the pawns and Travellers that are left.
inline bool can_spare_pawn(const Rules& rules, const State& state, Seat seat) {
  const Player& player = owner(state, seat);
  return player.pawns > 0 && can_act(rules, state, seat, player.pawns - 1, player.travellers);
}
inline bool can_spare_traveller(const Rules& rules, const State& state, Seat seat) {
  const Player& player = owner(state, seat);
  return player.travellers > 0 && can_act(rules, state, seat, player.pawns, player.travellers - 1);
}
inline bool can_act_again(const Rules& rules, const State& state, Seat seat) {
  return can_spare_pawn(rules, state, seat) || can_spare_traveller(rules, state, seat);
}
inline bool can_pay_for_notable(const Rules& rules, const State& state, Seat seat) {
  return owner(state, seat).money >= rules.amount_of_card(23);
}
inline bool other_cards_are_left(const Rules&, const State& state, Seat) {
  return columns_outside_zone(state) != 0;
}
// Card 27: a set of cells.
inline std::uint32_t own_pawns_on_tiles(const Rules& rules, const State& state, Seat seat) {
  std::uint32_t set = 0;
  each_in(rules.tile_cells, [&](int cell) {
    if (state.board[at(cell)].pawn == seat) insert(set, cell);
    return true;
  });
  return set;
}
inline bool has_pawn_on_tile(const Rules& rules, const State& state, Seat seat) {
  return own_pawns_on_tiles(rules, state, seat) != 0;
}
inline bool has_iris(const Rules&, const State& state, Seat seat) {
  return state.resolution.irises[at(seat)] > 0;
}
inline bool has_pawn_in_brussels(const Rules&, const State& state, Seat seat) {
  return pawns_in_brussels(state)[at(seat)] > 0;
}
inline bool travellers_are_in_brussels(const Rules&, const State& state, Seat) {
  return travellers_in_brussels(state) > 0;
}

}  // namespace condition

// --- Effects

namespace effect {

void gain_points(auto& play, Seat seat, int points, Source source) {
  score(play, seat, points, source, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}
void gain_money(auto& play, Seat seat, int francs) {
  change_money(play, seat, francs, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}
// Most cards that leave a choice ask for it under their own number.
template <Kind kind>
void choose(auto& play, Seat seat) {
  ask(play.state, kind, seat);
}

void francs_per_artwork(auto& play, Seat seat) {  // 1
  gain_money(play, seat, play.rules.amount_of_card(1) * artworks(play.player(seat)));
}
void more_steps(auto& play, Seat seat) {  // 3
  play.state.doing.more_steps = static_cast<std::uint8_t>(play.rules.amount_of_card(3));
  offer_more_cards(play, seat);
}
void points_for_discard(auto& play, Seat seat) {  // 5
  gain_points(play, seat, play.rules.amount_of_card(5), Source::card5);
}
void jokers(auto& play, Seat seat) {  // 7
  take_jokers(play, seat, play.rules.amount_of_card(7), Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}
void cube_for_another(auto& play, Seat seat) {  // 9: the payment names the cube
  play.state.doing.card9 = 1;
  offer_more_cards(play, seat);
}
void points_per_cube(auto& play, Seat seat) {  // 10
  gain_points(play, seat, play.rules.amount_of_card(10) * play.state.doing.cubes, Source::card10);
}
void francs_per_pawn_at_bourse(auto& play, Seat seat) {  // 11
  const std::size_t bourse = at(Brussels::bourse);
  const int pawns = sum(play.state.in_brussels[bourse]) + play.state.travellers_in[bourse];
  gain_money(play, seat, play.rules.amount_of_card(11) * pawns);
}
void points_per_lot(auto& play, Seat seat) {  // 12
  gain_points(play, seat, play.rules.amount_of_card(12) * (play.player(seat).money / play.rules.card12_lot),
              Source::card12);
}
void points_per_colour(auto& play, Seat seat) {  // 16
  gain_points(play, seat, play.rules.amount_of_card(16) * different_colours(play.player(seat)),
              Source::card16);
}
void white_artwork(auto& play, Seat seat) {  // 18
  play.state.caller = Caller::card;
  ask(play.state, Kind::white_tile, seat);
}
void traveller(auto& play, Seat seat) {  // 19
  take_traveller(play, seat, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}
void place_the_square(auto& play, Seat seat) {  // 20
  play.state.chooser = static_cast<std::uint8_t>(seat);
  offer_more_cards(play, seat);
}
void points_on_house(auto& play, Seat seat) {  // 21
  gain_points(play, seat, play.rules.amount_of_card(21), Source::card21);
}
void effect_of_leaving_notable(auto& play, Seat seat) {  // 23: the points of Maeterlinck stay his
  change_money(play, seat, -play.rules.amount_of_card(23), Cause::belle_epoque_card);
  apply_effect(play, seat, play.state.resolution.leaving, Caller::card);
}
void points_per_upright_notable(auto& play, Seat seat) {  // 24
  gain_points(play, seat, play.rules.amount_of_card(24) * size_of(upright_notables(play.player(seat))),
              Source::card24);
}
void more_manneken_pis(auto& play, Seat seat) {  // 26
  play.state.resolution.card26 = static_cast<std::uint8_t>(seat);
  offer_more_cards(play, seat);
}
void francs_per_iris(auto& play, Seat seat) {  // 28
  gain_money(play, seat, play.rules.amount_of_card(28) * play.state.resolution.irises[at(seat)]);
}
void points_per_traveller(auto& play, Seat seat) {  // 30
  gain_points(play, seat, play.rules.amount_of_card(30) * travellers_in_brussels(play.state), Source::card30);
}
void points_per_card(auto& play, Seat seat) {  // 31
  gain_points(play, seat, play.rules.amount_of_card(31) * size_of(play.player(seat).cards), Source::card31);
}
void francs_per_card(auto& play, Seat seat) {  // 32
  gain_money(play, seat, play.rules.amount_of_card(32) * size_of(play.player(seat).cards));
}

}  // namespace effect

// --- The cards

template <class Play>
struct BelleEpoqueCard {
  Moment moment;
  bool (*condition)(const Rules&, const State&, Seat);
  void (*effect)(Play&, Seat);
};

template <class Play>
inline constexpr std::array<BelleEpoqueCard<Play>, belle_epoque_cards> card_table{{
    // Art Nouveau actions with a pawn on the cell
    /*  1 */ {Moment::workshop_done, condition::has_artwork, effect::francs_per_artwork},
    /*  2 */ {Moment::workshop_done, condition::has_white_artwork, effect::choose<Kind::card2>},
    /*  3 */ {Moment::cursor_moves, condition::always, effect::more_steps},
    /*  4 */ {Moment::sale_begins, condition::can_clear_market, effect::choose<Kind::card4>},
    /*  5 */ {Moment::notable_gone, condition::always, effect::points_for_discard},
    /*  6 */ {Moment::notable_begins, condition::notables_are_shown, effect::choose<Kind::card6>},
    /*  7 */ {Moment::materials_taken, condition::jokers_are_left, effect::jokers},
    /*  8 */ {Moment::materials_taken, condition::can_swap_joker, effect::choose<Kind::card8>},
    /*  9 */ {Moment::building_begins, condition::can_build_with_it, effect::cube_for_another},
    /* 10 */ {Moment::building_stands, condition::paid_with_cubes, effect::points_per_cube},
    // Brussels actions
    /* 11 */ {Moment::bourse_done, condition::always, effect::francs_per_pawn_at_bourse},
    /* 12 */ {Moment::bourse_done, condition::has_lot_of_francs, effect::points_per_lot},
    /* 13 */ {Moment::grand_place_done, condition::has_upright_notable, effect::choose<Kind::activate>},
    /* 14 */ {Moment::grand_place_done, condition::has_tilted_notable, effect::choose<Kind::card14>},
    /* 15 */ {Moment::copying_done, condition::has_stake, effect::choose<Kind::card15>},
    /* 16 */ {Moment::copying_done, condition::has_artwork, effect::points_per_colour},
    /* 17 */ {Moment::market_done, condition::can_exchange_artwork, effect::choose<Kind::card17>},
    /* 18 */ {Moment::market_done, condition::can_create_white, effect::white_artwork},
    // Moments of the round
    /* 19 */ {Moment::round_begins, condition::travellers_on_train, effect::traveller},
    /* 20 */ {Moment::round_begins, condition::always, effect::place_the_square},
    /* 21 */ {Moment::pawn_placed, condition::placed_on_house, effect::points_on_house},
    /* 22 */ {Moment::turn_ends, condition::can_act_again, effect::choose<Kind::card22>},
    /* 23 */ {Moment::notable_leaves, condition::can_pay_for_notable, effect::effect_of_leaving_notable},
    /* 24 */ {Moment::round_ends, condition::has_upright_notable, effect::points_per_upright_notable},
    /* 25 */ {Moment::column_won, condition::other_cards_are_left, effect::choose<Kind::card25>},
    /* 26 */ {Moment::columns_done, condition::always, effect::more_manneken_pis},
    /* 27 */ {Moment::irises_begin, condition::has_pawn_on_tile, effect::choose<Kind::card27>},
    /* 28 */ {Moment::irises_done, condition::has_iris, effect::francs_per_iris},
    /* 29 */ {Moment::brussels_begins, condition::has_pawn_in_brussels, effect::choose<Kind::card29>},
    /* 30 */ {Moment::brussels_begins, condition::travellers_are_in_brussels, effect::points_per_traveller},
    /* 31 */ {Moment::pavilion_visited, condition::always, effect::points_per_card},
    /* 32 */ {Moment::pavilion_visited, condition::always, effect::francs_per_card},
}};

// Moments and conditions are the same for every chance and sink.
inline constexpr const auto& cards_for_all = card_table<Play<RandomChance, NoEvents>>;

inline constexpr std::array<std::uint32_t, moments> cards_of_moment = [] {
  std::array<std::uint32_t, moments> sets{};
  for (int index = 0; index < belle_epoque_cards; ++index)
    insert(sets[at(cards_for_all[at(index)].moment)], index);
  return sets;
}();

inline std::uint32_t cards_at_hand(const Player& player, Moment moment) {
  return player.cards & ~player.used_cards & cards_of_moment[at(moment)];
}

// Those of them that can be used now.
inline std::uint32_t usable_cards(const Rules& rules, const State& state, Seat seat, Moment moment) {
  std::uint32_t usable = 0;
  each_in(cards_at_hand(state.players[at(seat)], moment), [&](int index) {
    if (cards_for_all[at(index)].condition(rules, state, seat)) insert(usable, index);
    return true;
  });
  return usable;
}

template <class Play>
void use_card(Play& play, Seat seat, int number) {
  insert(play.player(seat).used_cards, number - 1);
  play.tell(EventType::card_used, seat, Cause::belle_epoque_card, number);
  card_table<Play>[at(number - 1)].effect(play, seat);
}

// --- The choices that cards ask for

// 2: a white artwork turns its coloured face up.
void turn_white_artwork(auto& play, Seat seat, Colour colour) {
  Player& player = play.player(seat);
  --player.white[at(colour)];
  ++player.artworks[at(colour)];
  play.tell(EventType::white_turned, seat, Cause::belle_epoque_card, static_cast<int>(colour));
  offer_more_cards(play, seat);
}

// 4: a work of the market goes back to its pile.
void clear_slot(auto& play, Seat seat, int slot) {
  State& state = play.state;
  const Hung hung = std::exchange(state.market[at(slot)], Hung{});
  ++state.artworks[at(hung.colour)];
  state.doing.gap = static_cast<std::uint8_t>(slot);
  play.tell(EventType::market_cleared, seat, Cause::belle_epoque_card, slot, static_cast<int>(hung.colour));
  offer_more_cards(play, seat);
}

// 6: new notables for the ones discarded; `slots` is a set.
void replace_notables(auto& play, Seat seat, std::uint8_t slots) {
  for (int slot = notable_slots - 1; slot >= 0; --slot)
    if (contains(slots, slot))
      discard_notable(play, seat, take_from_row(play.state, slot), Cause::belle_epoque_card);
  fill_row(play, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}

// 8: a joker for a noble cube.
void swap_joker(auto& play, Seat seat, Material material) {
  change_jokers(play, seat, -1, Cause::belle_epoque_card);
  change_material(play, seat, material, 1, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}

// 14: a tilted notable for the francs it would cost at the end.
void dismiss_notable(auto& play, Seat seat, Notable notable) {
  Player& player = play.player(seat);
  remove(player.notables, notable);
  remove(player.tilted, notable);
  discard_notable(play, seat, notable, Cause::belle_epoque_card);
  effect::gain_money(play, seat, play.rules.payment[at(notable)]);
}

// 15: francs of a stake come back; the pawn stays.
void take_stake_back(auto& play, Seat seat, int cell, int francs) {
  auto& stake = play.state.board[at(cell)].stake;
  stake = static_cast<std::int16_t>(stake - francs);
  play.tell(EventType::stake_returned, seat, Cause::belle_epoque_card, cell, francs);
  effect::gain_money(play, seat, francs);
}

// 17: one way or the other.
void give_cubes(auto& play, Seat seat, Material first, Material second) {
  change_material(play, seat, first, -1, Cause::belle_epoque_card);
  change_material(play, seat, second, -1, Cause::belle_epoque_card);
  ask(play.state, Kind::card17_artwork, seat);
}
void give_artwork(auto& play, Seat seat, Colour colour) {
  --play.player(seat).artworks[at(colour)];
  ++play.state.artworks[at(colour)];
  play.tell(EventType::artwork_returned, seat, Cause::belle_epoque_card, static_cast<int>(colour));
  ask(play.state, Kind::card17_materials, seat);
}
void artwork_for_cubes(auto& play, Seat seat, Colour colour) {
  take_artwork(play, seat, colour, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}
void cubes_for_artwork(auto& play, Seat seat, Material first, Material second) {
  change_material(play, seat, first, 1, Cause::belle_epoque_card);
  change_material(play, seat, second, 1, Cause::belle_epoque_card);
  offer_more_cards(play, seat);
}

// 22: a pawn or a Traveller waits on the card until the end of the round.
void pay_for_another_turn(auto& play, Seat seat, bool traveller) {
  Player& player = play.player(seat);
  --(traveller ? player.travellers : player.pawns);
  play.tell(EventType::waits_on_card, seat, Cause::belle_epoque_card, traveller ? 1 : 0);
  player.on_card22 = traveller ? OnCard22::traveller : OnCard22::pawn;
  act_again(play, seat);
}

// 25: the other card takes the place of the one won.
void take_other_card(auto& play, Seat seat, int column) {
  State& state = play.state;
  const std::uint8_t card = std::exchange(state.bonus[at(column)], no_card);
  state.bonus[state.resolution.column] = card;
  play.tell(EventType::card_swapped, seat, Cause::belle_epoque_card, column, card);
  offer_more_cards(play, seat);
}

// 27: a pawn on a face-down tile counts double.
void double_pawn(auto& play, Seat seat, int cell) {
  play.state.resolution.card27 = static_cast<std::uint8_t>(cell);
  play.tell(EventType::pawn_doubled, seat, Cause::belle_epoque_card, cell);
  offer_more_cards(play, seat);
}

// 29: a pawn comes home from Brussels.
void withdraw_pawn(auto& play, Seat seat, Brussels action) {
  --play.state.in_brussels[at(action)][at(seat)];
  ++play.player(seat).pawns;
  play.tell(EventType::pawn_withdrawn, seat, Cause::belle_epoque_card, static_cast<int>(action));
  offer_more_cards(play, seat);
}

}  // namespace horta::bruxelles1893
