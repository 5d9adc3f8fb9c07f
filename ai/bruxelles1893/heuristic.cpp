#include "ai/bruxelles1893/heuristic.h"

#include <algorithm>

#include "engine/bruxelles1893/legal.h"

namespace horta {

namespace {

using namespace bruxelles1893;

constexpr int point = 100;

// Of a franc, a pawn, a step, per round that it can still serve.
constexpr int franc = 45;
constexpr int free_pawn_now = 60;
constexpr int pawn_per_round = 110;
constexpr int iris_per_round = 90;
constexpr int couronne_per_round = 60;
constexpr int traveller = 90;

int value_of_tracks(const Rules& rules, const Player& player, int rounds_left) {
  const int to_come = rounds_left - 1;
  return rules.value(player, Track::iris) * iris_per_round * rounds_left +
         rules.value(player, Track::couronne) * couronne_per_round * to_come;
}

// What stands counts at the end, and the more houses are to come, the more a step is worth.
int value_of_buildings(const Rules& rules, const Player& player, int rounds_left) {
  const int likely = std::min<int>(houses, buildings(player) + rounds_left / 2);
  return likely * rules.value(player, Track::architect) * point + player.buildings * 40 * rounds_left;
}

int value_of_materials(const Rules& rules, const Player& player, int rounds_left) {
  const int cubes = sum(player.materials);
  const int useful = all_built(player) ? 0 : rules.house_cost[at(player.board)][player.buildings] + 2;
  return cubes * rules.final_material * point + std::min(cubes, useful) * 90 * rounds_left / 2 +
         std::min<int>(player.jokers, useful) * 55 * std::min(rounds_left, 3) / 2;
}

// An artwork sells for a few points and francs, pays a franc per colour and round, and counts at the end.
int value_of_artworks(const Rules& rules, const Player& player, int rounds_left) {
  const int line = line_value(rules, player, Line::artworks);
  return sum(player.artworks) * line * point + artworks(player) * 90 +
         different_colours(player) * franc * rounds_left;
}

int value_of_notables(const Rules& rules, const Player& player, int rounds_left) {
  const int kept = size_of(player.notables);
  const int used = std::min(kept, rules.value(player, Track::couronne));
  const int owed =
      contains(player.tiles, Tile::notables) ? 0 : bruxelles1893::payment_of(rules, player.notables);
  const int missing = std::max(0, owed - player.money);
  return kept * line_value(rules, player, Line::notables) * point + used * 130 * (rounds_left - 1) +
         size_of(upright_notables(player)) * 40 - std::min<int>(owed, player.money) * franc -
         missing * (rounds_left == 1 ? point : 30);
}

int value_of_lines(const Rules& rules, const Player& player) {
  return line_amount(rules, player, Line::pawns) * line_value(rules, player, Line::pawns) * point +
         player.money / rules.francs_per_lot * line_value(rules, player, Line::money) * point / 2 +
         sum(player.lines) * 60;
}

// Cards work every round; the tiles are counted as they would pay now.
int value_of_belle_epoque(const Rules& rules, const State& state, Seat seat, int rounds_left) {
  const Player& player = state.players[at(seat)];
  int value = size_of(player.cards) * 220 * rounds_left;
  for (int site = 0; site < sites; ++site)
    if (state.pavilion[at(site)] == seat)
      value += colours_in_row(state, site) * point + 120 * (rounds_left - 1);
  const auto has = [&](Tile tile) { return contains(player.tiles, tile); };
  if (has(Tile::sevenths)) value += player.vp / rules.tile_sevenths * point + rounds_left * 60;
  if (has(Tile::line)) value += 700;
  if (has(Tile::iris_money)) value += rules.tile_iris_money * (player.space[at(Track::iris)] + 1) * franc;
  if (has(Tile::artworks)) value += rules.tile_artworks * line_value(rules, player, Line::artworks) * point;
  if (has(Tile::couronne_vp))
    value += rules.tile_couronne_vp * (player.space[at(Track::couronne)] + 1) * point;
  if (has(Tile::first_pass)) value += rules.tile_first_pass * player.first_passes * point + rounds_left * 80;
  if (has(Tile::buildings)) value += rules.tile_buildings * (buildings(player) + rounds_left / 2) * point;
  if (has(Tile::connections))
    value += rules.tile_connections * connections(state, seat) * point + 150 * rounds_left;
  if (has(Tile::portrait)) value += 40 * rounds_left * buildings(player);
  if (has(Tile::white)) value += rules.tile_white * white_artworks(player) * point;
  if (has(Tile::notables)) value += 80 * rounds_left;
  return value;
}

int value_of_bonus(std::uint8_t card) {
  if (card == no_card) return 0;
  const BonusCard& bonus = bonus_card(card);
  const int grants = bonus.grants[1] != 0 ? 2 : 1;
  return std::max(grants * 220, bonus.points * 320) + bonus.manneken_pis * 50;
}

// The majorities as they stand: likely while the round goes on.
int value_of_majorities(const Rules& rules, const State& state, Seat seat) {
  const Player& player = state.players[at(seat)];
  int value = 0;
  for (int column = 0; column < size; ++column) {
    const Amounts stakes = stakes_in_column(state, column);
    const std::uint8_t most = seats_with_most(stakes);
    if (contains(most, seat))
      value += value_of_bonus(state.bonus[at(column)]) * (size_of(most) == 1 ? 2 : 1) / 3;
  }
  const int prize = rules.value(player, Track::iris) * point;
  for (int crest = 0; crest < crests; ++crest) {
    const Iris iris = iris_at(state, crest);
    if (iris.complete) {
      if (contains(iris.winners, seat)) value += prize;
      continue;
    }
    const int corner = size * (crest / (size - 1)) + crest % (size - 1);
    int mine = 0;
    bool open = true;
    for (const int cell : {corner, corner + 1, corner + size, corner + size + 1}) {
      open = open && (contains(state.zone, cell));
      mine += state.board[at(cell)].pawn == seat ? 1 : 0;
    }
    if (open) value += prize * mine * mine / 16;
  }
  return value;
}

// What a turn in the middle has in hand: a sale not yet paid.
int value_of_turn(const Rules& rules, const State& state, Seat seat) {
  const Turn& doing = state.doing;
  if (state.turn != seat || doing.sold_as == Colour::none) return 0;
  const auto [francs, points] = sale_price(rules, state.cursor, doing.sold_as, doing.sold_white != 0);
  return points * point + francs * franc;
}

}  // namespace

int Heuristic<bruxelles1893::Game>::value(const Rules& rules, const State& state, Seat seat) {
  const Player& player = state.players[at(seat)];
  if (state.kind == Kind::over) return player.vp * point;
  const int rounds_left = rounds + 1 - state.round;
  int value = player.vp * point;
  value += value_of_tracks(rules, player, rounds_left);
  value += value_of_buildings(rules, player, rounds_left);
  value += value_of_materials(rules, player, rounds_left);
  value += value_of_artworks(rules, player, rounds_left);
  value += value_of_notables(rules, player, rounds_left);
  value += value_of_lines(rules, player);
  value += value_of_majorities(rules, state, seat);
  value += value_of_turn(rules, state, seat);
  if (rules.belle_epoque) value += value_of_belle_epoque(rules, state, seat, rounds_left);
  value += player.money * franc;
  value += (player.passed ? 0 : player.pawns * free_pawn_now) + player.travellers * traveller;
  value -= player.court * pawn_per_round * (rounds_left - 1);
  value -= size_of(player.tiles) * pawn_per_round * (rounds_left - 1);
  if (state.first_passer == seat) value += 100;
  return value;
}

}  // namespace horta
