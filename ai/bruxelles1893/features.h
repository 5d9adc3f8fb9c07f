#pragma once

#include <algorithm>

#include "ai/bruxelles1893/contests.h"
#include "ai/evaluation/layout.h"
#include "engine/bruxelles1893/legal.h"

// What counts for a player in a position of Bruxelles 1893. The weights differ by round, so nothing here
// speaks of the rounds left.

namespace horta::bruxelles1893 {

// What a bonus card is good for: one power, one of several, or two.
inline constexpr int prizes = powers + 2;
inline int prize_of(const BonusCard& card) {
  if (card.grants[1] != 0) return powers + 1;
  if (size_of(card.grants[0]) > 1) return powers;
  return std::countr_zero(card.grants[0]);
}

inline constexpr Layout features{std::array{
    Block{"money"},
    Block{"money_first_five"},
    Block{"money_beyond_fifteen"},
    Block{"pawns"},
    Block{"passed"},
    Block{"to_move"},
    Block{"court"},
    Block{"travellers"},
    Block{"space", tracks},
    Block{"buildings", houses + 1},
    Block{"buildings_value"},
    Block{"on_board"},
    Block{"can_build"},
    Block{"materials", material_types},
    Block{"materials_first_four"},
    Block{"jokers"},
    Block{"jokers_first_three"},
    Block{"artworks"},
    Block{"black"},
    Block{"white"},
    Block{"colours", colours + 2},
    Block{"notable", notable_figures},
    Block{"upright"},
    Block{"can_activate"},
    Block{"unpaid"},
    Block{"line", strategy_lines},
    Block{"line_value", strategy_lines},
    Block{"first_passes"},
    Block{"first_passer"},
    Block{"first_player"},
    Block{"in_brussels"},
    Block{"brussels_majority", 3},
    Block{"column", prizes* column_standings},
    Block{"column_points", column_standings},
    Block{"column_manneken_pis", column_standings},
    Block{"iris", crossing_standings},
    Block{"iris_won"},
    Block{"card", belle_epoque_cards},
    Block{"pavilions"},
    Block{"visitors"},
    Block{"tile", tiles},
    Block{"tile_value"},
    Block{"sale_francs"},
    Block{"sale_points"},
    Block{"board", boards},
}};

void measure_columns(const State& state, Seat seat, int free_pawns, auto&& emit) {
  for (int column = 0; column < size; ++column) {
    if (state.bonus[at(column)] == no_card) continue;
    const auto [mine, best_other, open, dead] = column_contest(state, column, seat);
    if (mine == 0 && (best_other == 0 || open == 0 || free_pawns == 0)) continue;
    const int standing = column_standing(mine, best_other, open);
    const BonusCard& card = bonus_card(state.bonus[at(column)]);
    emit(features.first("column") + prize_of(card) * column_standings + standing, 1);
    if (card.points > 0) emit(features.first("column_points") + standing, card.points);
    if (card.manneken_pis > 0) emit(features.first("column_manneken_pis") + standing, card.manneken_pis);
  }
}

// Only crests with four places in the zone can be completed.
void measure_irises(const Rules& rules, const State& state, Seat seat, auto&& emit) {
  const int prize = rules.value(state.players[at(seat)], Track::iris);
  for (int crest = 0; crest < crests; ++crest) {
    const auto [mine, best_other, open, dead] = iris_contest(state, crest, seat);
    if (dead > 0 || open == 4) continue;
    if (open > 0)
      emit(features.first("iris") + crossing_standing(mine, best_other, open), prize);
    else if (mine >= best_other)
      emit(features.first("iris_won"), prize);
  }
}

// Tiles pay at the end; counted as they would now.
inline int tile_points(const Rules& rules, const State& state, Seat seat) {
  const Player& player = state.players[at(seat)];
  const auto has = [&](Tile tile) { return contains(player.tiles, tile); };
  int points = 0;
  if (has(Tile::sevenths)) points += player.vp / rules.tile_sevenths;
  if (has(Tile::artworks)) points += rules.tile_artworks * line_value(rules, player, Line::artworks);
  if (has(Tile::couronne_vp)) points += rules.tile_couronne_vp * (player.space[at(Track::couronne)] + 1);
  if (has(Tile::first_pass)) points += rules.tile_first_pass * player.first_passes;
  if (has(Tile::buildings)) points += rules.tile_buildings * buildings(player);
  if (has(Tile::connections)) points += rules.tile_connections * connections(state, seat);
  if (has(Tile::white)) points += rules.tile_white * white_artworks(player);
  return points;
}

void measure_belle_epoque(const Rules& rules, const State& state, Seat seat, auto&& emit) {
  const Player& player = state.players[at(seat)];
  each_in(player.cards, [&](int card) {
    emit(features.first("card") + card, 1);
    return true;
  });
  int pavilions = 0, visitors = 0;
  for (int site = 0; site < sites; ++site)
    if (state.pavilion[at(site)] == seat) {
      ++pavilions;
      visitors += colours_in_row(state, site);
    }
  if (pavilions > 0) emit(features.first("pavilions"), pavilions);
  if (visitors > 0) emit(features.first("visitors"), visitors);
  if (player.tiles == 0) return;
  each_in(player.tiles, [&](int tile) {
    emit(features.first("tile") + tile, 1);
    return true;
  });
  if (const int points = tile_points(rules, state, seat)) emit(features.first("tile_value"), points);
}

void measure_brussels(const State& state, Seat seat, auto&& emit) {
  const Amounts pawns = pawns_in_brussels(state);
  const int placed = pawns[at(seat)];
  if (placed == 0) return;
  int most = 0;
  for (int other = 0; other < max_players; ++other)
    if (other != seat) most = std::max(most, pawns[at(other)]);
  emit(features.first("in_brussels"), placed);
  emit(features.first("brussels_majority") + (placed < most ? 0 : placed == most ? 1 : 2), 1);
}

void measure(const Rules& rules, const State& state, Seat seat, auto&& emit) {
  const Player& player = state.players[at(seat)];
  const auto count = [&](int feature, int amount) {
    if (amount != 0) emit(feature, amount);
  };
  const int money = player.money;
  count(features.first("money"), money);
  count(features.first("money_first_five"), std::min(money, 5));
  count(features.first("money_beyond_fifteen"), std::max(money - 15, 0));
  if (player.passed)
    emit(features.first("passed"), 1);
  else
    count(features.first("pawns"), player.pawns);
  if (state.turn == seat && !player.passed) emit(features.first("to_move"), 1);
  count(features.first("court"), player.court);
  count(features.first("travellers"), player.travellers);
  for (int track = 0; track < tracks; ++track)
    count(features.first("space") + track, player.space[at(track)]);

  const int built = buildings(player);
  emit(features.first("buildings") + std::min(built, houses), 1);
  count(features.first("buildings_value"), built * rules.value(player, Track::architect));
  int on_board = 0;
  for (const Cell& cell : state.board) on_board += cell.house == seat ? 1 : 0;
  count(features.first("on_board"), on_board);
  if (!all_built(player) && can_pay(make_bill(rules, state, player, state.arms, 0)))
    emit(features.first("can_build"), 1);
  const int cubes = sum(player.materials);
  for (int material = 0; material < material_types; ++material)
    count(features.first("materials") + material, player.materials[at(material)]);
  count(features.first("materials_first_four"), std::min(cubes, 4));
  count(features.first("jokers"), player.jokers);
  count(features.first("jokers_first_three"), std::min<int>(player.jokers, 3));

  const int black = player.artworks[at(Colour::black)];
  count(features.first("artworks"), sum(player.artworks) - black);
  count(features.first("black"), black);
  count(features.first("white"), white_artworks(player));
  emit(features.first("colours") + different_colours(player), 1);

  each_in(player.notables, [&](int notable) {
    emit(features.first("notable") + notable, 1);
    return true;
  });
  count(features.first("upright"), size_of(upright_notables(player)));
  count(features.first("can_activate"),
        std::min(size_of(player.notables), rules.value(player, Track::couronne)));
  if (!contains(player.tiles, Tile::notables))
    count(features.first("unpaid"), std::max(0, payment_of(rules, player.notables) - money));
  for (std::uint8_t line = 0; line < strategy_lines; ++line) {
    count(features.first("line") + line, player.lines[line]);
    count(features.first("line_value") + line,
          line_amount(rules, player, Line{line}) * line_value(rules, player, Line{line}));
  }
  count(features.first("first_passes"), player.first_passes);
  if (state.first_passer == seat) emit(features.first("first_passer"), 1);
  if (state.first_player == seat) emit(features.first("first_player"), 1);

  measure_brussels(state, seat, emit);
  measure_columns(state, seat, player.passed ? 0 : player.pawns, emit);
  measure_irises(rules, state, seat, emit);
  if (rules.belle_epoque) measure_belle_epoque(rules, state, seat, emit);
  if (rules.asymmetric) emit(features.first("board") + static_cast<int>(player.board), 1);
  if (const Turn& doing = state.doing; state.turn == seat && doing.sold_as != Colour::none) {
    const auto [francs, points] = sale_price(rules, state.cursor, doing.sold_as, doing.sold_white != 0);
    count(features.first("sale_francs"), francs);
    count(features.first("sale_points"), points);
  }
}

}  // namespace horta::bruxelles1893
