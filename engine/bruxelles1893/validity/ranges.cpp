// Every number of a state in its range.

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity/parts.h"

namespace horta::bruxelles1893 {

namespace {

constexpr int none = 255;  // nobody, no card, no colour, no notable

constexpr int most_points = 9999;  // of a player, far beyond any game
constexpr int most_cubes = 4;      // that a building costs

bool is_below(auto item, int bound) { return static_cast<int>(item) < bound; }
bool is_none_or_below(auto item, int bound) {
  return static_cast<int>(item) == none || is_below(item, bound);
}
bool all_below(const auto& items, int bound) {
  return std::ranges::all_of(items, [&](auto item) { return is_below(item, bound); });
}
bool all_none_or_below(const auto& items, int bound) {
  return std::ranges::all_of(items, [&](auto item) { return is_none_or_below(item, bound); });
}
bool points_are_valid(const Player& player) {
  int points = 0;
  for (const int entry : player.ledger) {
    if (entry < -most_points || entry > most_points) return false;
    points += entry;
  }
  return player.vp == points && points >= -most_points && points <= most_points;
}

bool player_is_in_range(const Rules& rules, const State& state, const Player& player) {
  if (!is_below(player.board, boards) || (player.tiles & ~state.tiles) != 0) return false;
  for (std::uint8_t track = 0; track < tracks; ++track)
    if (player.space[track] > last_space(player, Track{track})) return false;
  const bool has_side_b = player.board != Board::plain;
  return points_are_valid(player) && player.money >= 0 && player.money <= most_money &&
         player.notables < (1 << notable_figures) && (player.tilted & ~player.notables) == 0 &&
         (player.used_cards & ~player.cards) == 0 && player.on_card22 <= OnCard22::traveller &&
         player.buildings <= houses && player.passed <= 1 && player.white[at(Colour::black)] == 0 &&
         (has_side_b ? rules.asymmetric : !rules.asymmetric || state.kind == Kind::board);
}

bool cell_is_in_range(const Rules& rules, const State& state, int number) {
  const Cell& cell = state.board[at(number)];
  const bool is_neutral = cell.pawn == neutral;
  return (is_none_or_below(cell.pawn, rules.players) || (is_neutral && rules.neutrals())) &&
         is_none_or_below(cell.house, rules.players) &&
         (cell.pawn == nobody || contains(state.zone, number)) &&
         (cell.pawn < max_players ? cell.stake >= 0 && cell.stake <= most_money : cell.stake == 0) &&
         (cell.house == nobody || (!rules.has_tile(number) && !is_neutral)) &&
         (!is_neutral || !rules.has_tile(number));
}

bool turn_is_in_range(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  const auto& levels = rules.track[at(state.players[state.turn].board)][at(Track::couronne)];
  return is_below(doing.again, 2) && is_none_or_below(doing.cell, cells) && is_below(doing.action, actions) &&
         is_below(doing.brussels, brussels_actions) &&
         doing.activations + doing.activated <= *std::ranges::max_element(levels) &&
         is_below(doing.activated, 2) && is_none_or_below(doing.notable, notable_figures) &&
         is_none_or_below(doing.revealed, notable_figures) && is_none_or_below(doing.sold, colours) &&
         is_below(doing.sold_white, 2) && is_none_or_below(doing.sold_as, colours) &&
         is_none_or_below(doing.gap, market_slots) &&
         (doing.more_steps == 0 || doing.more_steps == rules.amount_of_card(3)) && is_below(doing.card9, 2) &&
         is_none_or_below(doing.site, sites) && doing.cubes <= most_cubes;
}

bool resolution_is_in_range(const Rules& rules, const State& state) {
  const Resolution& resolution = state.resolution;
  return is_below(resolution.column, size) &&
         std::ranges::all_of(
             resolution.winner,
             [&](int seat) { return seat == tied || is_none_or_below(seat, rules.players); }) &&
         resolution.lines_used < (1 << strategy_lines) &&
         is_none_or_below(resolution.card26, rules.players) && is_none_or_below(resolution.card27, cells) &&
         all_below(resolution.irises, crests + 1) && is_none_or_below(resolution.leaving, notable_figures);
}

bool table_is_in_range(const Rules& rules, const State& state) {
  return state.zone < (1u << cells) && state.tiles < (1 << tiles) && all_below(state.strip, strips) &&
         all_none_or_below(state.bonus, bonus_card_types) && all_below(state.bourse_left, 2) &&
         is_below(state.bourse, bourse_cards) && is_below(state.crest, crests) &&
         all_none_or_below(state.row, notable_figures) &&
         is_below(state.cursor, cursor_places * cursor_places) && all_below(state.compass, space_types) &&
         all_below(state.arms, rules.compass_size) && all_below(state.site_card, belle_epoque_cards + 1) &&
         all_none_or_below(state.pavilion, rules.players) &&
         std::ranges::all_of(
             state.market,
             [](const Hung& hung) { return is_none_or_below(hung.colour, colours) && hung.white <= 1; });
}

}  // namespace

bool is_in_range(const Rules& rules, const State& state) {
  for (const int seat : {state.seat, state.turn, state.first_player, state.next_first_player})
    if (seat >= rules.players) return false;
  if (state.round > rounds || !is_none_or_below(state.first_passer, rules.players) ||
      !is_none_or_below(state.chooser, rules.players) || !is_below(state.kind, kinds + 1) ||
      !is_below(state.moment, moments) || at(state.caller) > at(Caller::card) || !same(state.unused, {}) ||
      !table_is_in_range(rules, state))
    return false;
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Player& player = state.players[at(seat)];
    if (seat < rules.players ? !player_is_in_range(rules, state, player) : !same(player, Player{}))
      return false;
  }
  for (int cell = 0; cell < cells; ++cell)
    if (!cell_is_in_range(rules, state, cell)) return false;
  return turn_is_in_range(rules, state) && resolution_is_in_range(rules, state);
}

}  // namespace horta::bruxelles1893
