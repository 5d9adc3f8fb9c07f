// What a decision presupposes: the resolution under way, the moment, who asked.

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity/parts.h"

namespace horta::bruxelles1893 {

namespace {

// --- Set-up and planning

// Everybody as at the beginning, but for the boards and artworks that are being handed out.
bool set_up_is_valid(const Rules& rules, const State& state) {
  const bool boards_first = state.kind == Kind::board;
  if (boards_first ? !rules.boards_chosen || !rules.asymmetric : rules.first_edition()) return false;
  State box;
  fill_supply(rules, box);
  int place = 0;
  bool valid = state.crest == box.crest && state.cursor == box.cursor && state.arms == box.arms &&
               state.turn == box.turn && same(state.market, box.market) && same(state.board, box.board);
  in_turn_order(rules, state, [&](Seat seat) {
    const Player& player = state.players[at(seat)];
    const bool served = comes_before(rules, state, seat);
    Player fresh = starting_player(rules);
    fresh.money = rules.starting_money[at(place++)];
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
  if (state.kind == Kind::crest) return state.seat == chooser_of_crest(state);
  if (state.kind != Kind::neutral) return state.kind == Kind::be_card;
  int pawns = 0;
  for (const Cell& cell : state.board) {
    if (cell.pawn != nobody && cell.pawn != neutral) return false;
    pawns += cell.pawn == neutral ? 1 : 0;
  }
  return rules.neutrals() && pawns == (state.seat == state.first_player ? 0 : 1);
}

// --- The resolution and what follows

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
      return winner == state.seat ||
             (state.kind == Kind::bonus && shares_column(state, state.seat, state.resolution.column));
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

// The cards whose effect it is to ask a kind of decision: a set for each.
constexpr auto cards_that_ask = []<std::size_t... Number>(std::index_sequence<Number...>) {
  using AnyPlay = Play<RandomChance, NoEvents>;
  std::array<std::uint32_t, kinds + 1> sets{};
  for (int card = 0; card < belle_epoque_cards; ++card)
    ((cards_for_all[at(card)].effect == effect::choose<Kind{Number}, AnyPlay> ? insert(sets[Number], card)
                                                                              : void()),
     ...);
  return sets;
}(std::make_index_sequence<kinds>());

// The cards that can be asking now. Cards 13 and 23 give a notable's effect, card 18 that of one.
std::uint32_t cards_asking(const State& state) {
  switch (state.kind) {
    case Kind::card17_artwork:
    case Kind::card17_materials:
      return cards_that_ask[at(Kind::card17)];
    case Kind::solvay:
    case Kind::white_tile:
      return state.caller == Caller::card ? 1u << (13 - 1) | 1u << (18 - 1) | 1u << (23 - 1) : 0;
    default:
      return cards_that_ask[at(state.kind)];
  }
}

// A card asks at its moment, when it is used; be_card at any. Everything else has no moment, and neither has
// the Grand-Place, which activates notables as card 13 does.
bool moment_fits(const State& state) {
  if (state.kind == Kind::be_card) return state.moment != Moment::none;
  const std::uint32_t asking = cards_asking(state);
  if (state.moment == Moment::none) return asking == 0 || state.kind == Kind::activate;
  return (asking & cards_of_moment[at(state.moment)] & state.players[state.seat].used_cards) != 0;
}

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
