#pragma once

#include <algorithm>

#include "engine/bruxelles1893/notable.h"

// The end of the game: Belle Époque tiles, payment of the notables, final count (R1 Fin de la partie, R2.1
// and R2.2 Fin de partie; rulings 12 and 13). Each step is done by everybody before the next one begins.

namespace horta::bruxelles1893 {

// --- Belle Époque tiles: `sevenths` comes first. `artworks`, `house`, `portrait` and `notables` work in the
// count and the payment, where they stand.

// Houses and pavilions, and the one that the tile adds.
inline int buildings(const Player& player) {
  return player.buildings + (contains(player.tiles, Tile::house) ? 1 : 0);
}

// Pairs of a player's houses side by side.
inline int connections(const State& state, Seat seat) {
  const auto own = [&](int cell) { return state.board[at(cell)].house == seat; };
  int pairs = 0;
  for (int cell = 0; cell < cells; ++cell) {
    if (!own(cell)) continue;
    pairs += column_of(cell) + 1 < size && own(cell + 1) ? 1 : 0;
    pairs += row_of(cell) + 1 < size && own(cell + size) ? 1 : 0;
  }
  return pairs;
}

void apply_tiles(auto& play, Seat seat);
void apply_other_tiles(auto& play, Seat seat);
void pay_notables(auto& play, Seat seat);

void begin_end_of_game(auto& play) {
  play.state.resolution = {};
  apply_tiles(play, play.state.first_player);
}

void apply_tiles(auto& play, Seat seat) {
  for (; seat != no_seat; seat = next_in_order(play.rules, play.state, seat)) {
    const Player& player = play.player(seat);
    if (player.tiles == 0) continue;
    if (contains(player.tiles, Tile::sevenths))
      score(play, seat, player.vp / play.rules.tile_sevenths, Source::tile_sevenths,
            Cause::belle_epoque_tile);
    if (contains(player.tiles, Tile::line)) {
      ask(play.state, Kind::strategy_line, seat);
      return;
    }
    apply_other_tiles(play, seat);
  }
  pay_notables(play, play.state.first_player);
}

void raise_line(auto& play, Seat seat, Line line) {
  auto& symbols = play.player(seat).lines[at(line)];
  symbols = static_cast<std::uint8_t>(symbols + play.rules.tile_line);
  play.tell(EventType::line_raised, seat, Cause::belle_epoque_tile, static_cast<int>(line),
            play.rules.tile_line);
  apply_other_tiles(play, seat);
  apply_tiles(play, next_in_order(play.rules, play.state, seat));
}

// The positions on the tracks count here, not the values of side B.
void apply_other_tiles(auto& play, Seat seat) {
  const Rules& rules = play.rules;
  const Player& player = play.player(seat);
  const auto has = [&](Tile tile) { return contains(player.tiles, tile); };
  const auto position = [&](Track track) { return player.space[at(track)] + 1; };
  const auto add = [&](int points, Source source) {
    score(play, seat, points, source, Cause::belle_epoque_tile);
  };
  if (has(Tile::iris_money))
    change_money(play, seat, rules.tile_iris_money * position(Track::iris), Cause::belle_epoque_tile);
  if (has(Tile::couronne_vp))
    add(rules.tile_couronne_vp * position(Track::couronne), Source::tile_couronne_vp);
  if (has(Tile::first_pass)) add(rules.tile_first_pass * player.first_passes, Source::tile_first_pass);
  if (has(Tile::buildings)) add(rules.tile_buildings * buildings(player), Source::tile_buildings);
  if (has(Tile::connections))
    add(rules.tile_connections * connections(play.state, seat), Source::tile_connections);
  if (has(Tile::white)) add(rules.tile_white * white_artworks(player), Source::tile_white);
}

// --- Payment: what a player cannot pay is lost with 5 VP; he chooses what to pay while he can pay any

inline int payment_of(const Rules& rules, std::uint16_t notables) {
  int francs = 0;
  each_in(notables, [&](int notable) {
    francs += rules.payment[at(notable)];
    return true;
  });
  return francs;
}

// `tilted` marks the paid ones while the others are being chosen.
inline std::uint16_t affordable_notables(const Rules& rules, const Player& player) {
  std::uint16_t set = 0;
  each_in(upright_notables(player), [&](int notable) {
    if (rules.payment[at(notable)] <= player.money) insert(set, notable);
    return true;
  });
  return set;
}

void lose_unpaid_notables(auto& play, Seat seat);
void count_points(auto& play);

void pay_notables(auto& play, Seat seat) {
  for (; seat != no_seat; seat = next_in_order(play.rules, play.state, seat)) {
    Player& player = play.player(seat);
    change_jokers(play, seat, -player.jokers, Cause::final_payment);  // they count for nothing in R1 either
    player.tilted = 0;
    const int whole = contains(player.tiles, Tile::notables) ? 0 : payment_of(play.rules, player.notables);
    if (whole <= player.money) {
      change_money(play, seat, -whole, Cause::final_payment);
    } else if (affordable_notables(play.rules, player) != 0) {
      ask(play.state, Kind::pay_notable, seat);
      return;
    } else {
      lose_unpaid_notables(play, seat);
    }
  }
  count_points(play);
}

void pay_notable(auto& play, Seat seat, Notable notable) {
  Player& player = play.player(seat);
  insert(player.tilted, notable);
  change_money(play, seat, -play.rules.payment[at(notable)], Cause::final_payment);
  if (affordable_notables(play.rules, player) != 0) {
    ask(play.state, Kind::pay_notable, seat);
    return;
  }
  lose_unpaid_notables(play, seat);
  pay_notables(play, next_in_order(play.rules, play.state, seat));
}

void lose_unpaid_notables(auto& play, Seat seat) {
  Player& player = play.player(seat);
  each_in(upright_notables(player), [&](int number) {
    const Notable notable{static_cast<std::uint8_t>(number)};
    remove(player.notables, notable);
    discard_notable(play, seat, notable, Cause::final_payment);
    score(play, seat, -play.rules.unpaid_notable, unpaid(notable), Cause::final_payment);
    return true;
  });
  player.tilted = 0;
}

// --- The count

inline int line_value(const Rules& rules, const Player& player, Line line) {
  return rules.line_start[at(player.board)] + player.lines[at(line)];
}

// How often a line's condition is met. Pawns in court or on tiles do not count, nor do white artworks.
inline int line_amount(const Rules& rules, const Player& player, Line line) {
  switch (line) {
    case Line::money:
      return player.money / rules.francs_per_lot;
    case Line::artworks:
      return sum(player.artworks) + (contains(player.tiles, Tile::artworks) ? rules.tile_artworks : 0);
    case Line::notables:
      return size_of(player.notables);
    case Line::pawns:
      return std::max(0, rules.pawns - player.court - size_of(player.tiles) - rules.uncounted_pawns);
  }
  return 0;
}

// R2.2: white artworks are worth nothing from here on.
void discard_white_artworks(auto& play, Seat seat) {
  Player& player = play.player(seat);
  if (white_artworks(player) == 0) return;
  play.tell(EventType::white_discarded, seat, Cause::final_payment, white_artworks(player));
  for (std::size_t colour = 0; colour < colours; ++colour)
    play.state.artworks[colour] =
        static_cast<std::uint8_t>(play.state.artworks[colour] + player.white[colour]);
  player.white = {};
}

void count_points(auto& play) {
  const Rules& rules = play.rules;
  in_turn_order(rules, play.state, [&](Seat seat) { discard_white_artworks(play, seat); });
  in_turn_order(rules, play.state, [&](Seat seat) {
    const Player& player = play.player(seat);
    const auto add = [&](int points, Source source) {
      score(play, seat, points, source, Cause::final_scoring);
    };
    add(buildings(player) * rules.value(player, Track::architect), Source::final_houses);
    add(sum(player.materials) * rules.final_material, Source::final_materials);
    if (play.state.next_first_player == seat) add(rules.final_first_player, Source::final_first_player);
    for (std::uint8_t line = 0; line < strategy_lines; ++line)
      add(line_amount(rules, player, Line{line}) * line_value(rules, player, Line{line}),
          final_line(Line{line}));
  });
  play.tell(EventType::game_ended, no_seat, Cause::final_scoring);
  ask(play.state, Kind::over, 0);
}

}  // namespace horta::bruxelles1893
