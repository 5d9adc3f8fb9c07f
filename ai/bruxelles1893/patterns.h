#pragma once

#include <algorithm>

#include "ai/bruxelles1893/contests.h"
#include "ai/bruxelles1893/features.h"
#include "ai/evaluation/layout.h"
#include "engine/bruxelles1893/legal.h"

// What a move of Bruxelles 1893 looks like: cheap to see, without playing it. The policy adds up the weights
// of the patterns of each option, to guess which ones are worth a look and to play games out quickly.

namespace horta::bruxelles1893 {

inline constexpr int many = 8;    // purses are looked at up to here, in steps of two
inline constexpr int counts = 6;  // pawns, artworks, cubes
inline constexpr int few = 4;
inline constexpr int choices = 48;
inline constexpr int stakes = 12;

inline constexpr Layout patterns{std::array{
    Block{"option", kinds* choices},
    Block{"action", rounds* actions * 2},
    Block{"action_have", 2 * actions* counts},
    Block{"column", 2 * prizes* column_standings},
    Block{"column_points", 2 * few},
    Block{"iris", crossing_standings},
    Block{"house", 3 * actions},
    Block{"tile", rounds * 2},
    Block{"visit", rounds* few},
    Block{"purse", rounds* many},
    Block{"brussels", rounds* brussels_actions* few* counts},
    Block{"grand_place", counts* counts},
    Block{"jokers", counts},
    Block{"pass", rounds* counts* many * 2},
    Block{"stake", rounds* stakes},
    Block{"stake_left", rounds* many},
    Block{"stake_column", 2 * prizes* column_standings},
    Block{"stake_lead", many* openings},
    Block{"sold", few * 3},
    Block{"price_francs", rounds* few},
    Block{"price_points", rounds* few},
    Block{"slot", 2},
    Block{"notable", rounds* notable_figures * 2},
    Block{"notable_price", few* many},
    Block{"keep", rounds* notable_figures * 2},
    Block{"cube", few * 2},
    Block{"payment_jokers", few},
    Block{"payment_francs", few},
    Block{"compass", space_types},
    Block{"house_cell", rounds* actions * 3},
    Block{"house_zone", 2},
    Block{"activate", rounds*(notable_figures + 1)},
    Block{"copy", rounds* actions},
    Block{"prestige", rounds*(strategy_lines + 1) * prizes},
    Block{"prestige_points", few*(strategy_lines + 1)},
    Block{"build", rounds * 2},
}};

// What all moves of a decision have in common.
struct Glance {
  int round;
  int last;  // 1 in the last round
  int purse;
  std::array<Contest, size> column{};
  std::array<std::uint8_t, actions> able{};
  std::array<Contest, crests> iris{};

  Glance(const Rules& rules, const State& state)
      : round{state.round - 1},
        last{state.round == rounds ? 1 : 0},
        purse{(state.players[state.seat].money + 1) / 2} {
    if (state.kind != Kind::action && state.kind != Kind::stake) return;
    for (int place = 0; place < size; ++place) column[at(place)] = column_contest(state, place, state.seat);
    if (state.kind != Kind::action) return;
    for (std::uint8_t action = 0; action < actions; ++action)
      able[action] = can_carry_out(rules, state, state.seat, Action{action}, true) ? 1 : 0;
    for (int crest = 0; crest < crests; ++crest) iris[at(crest)] = iris_contest(state, crest, state.seat);
  }
};

// What a player has of the things that an action works with.
inline int held_for(const Player& player, Action action) {
  switch (action) {
    case Action::workshop:
    case Action::sale:
      return artworks(player);
    case Action::notable:
      return size_of(player.notables);
    case Action::material:
      return sum(player.materials) + player.jokers;
    case Action::construction:
      return player.buildings;
  }
  return 0;
}

// Irises that the cell belongs to.
void each_iris_pattern(const Glance& glance, int cell, auto&& emit) {
  const int row = row_of(cell), column = column_of(cell);
  for (int top = std::max(row - 1, 0); top <= std::min(row, size - 2); ++top)
    for (int left = std::max(column - 1, 0); left <= std::min(column, size - 2); ++left)
      if (const auto [mine, best_other, open, dead] = glance.iris[at(top * (size - 1) + left)]; dead == 0)
        emit(patterns.first("iris") + crossing_standing(mine, best_other, open - 1));
}

void each_cell_pattern(const Rules& rules, const State& state, const Glance& glance, int cell, auto&& emit) {
  const Player& player = state.players[state.seat];
  const Action action = rules.action(state, cell);
  const int number = static_cast<int>(action);
  emit(place_in(patterns.first("action"), Axis{glance.round, rounds}, Axis{number, actions},
                Axis{glance.able[at(action)], 2}));
  emit(place_in(patterns.first("action_have"), Axis{glance.last, 2}, Axis{number, actions},
                Axis{held_for(player, action), counts}));
  const auto& column = glance.column[at(column_of(cell))];
  if (const std::uint8_t bonus = state.bonus[at(column_of(cell))]; bonus != no_card) {
    emit(place_in(patterns.first("column"), Axis{glance.last, 2}, Axis{prize_of(bonus_card(bonus)), prizes},
                  Axis{column_standing(column.mine, column.best_other, column.open - 1), column_standings}));
    emit(
        place_in(patterns.first("column_points"), Axis{glance.last, 2}, Axis{bonus_card(bonus).points, few}));
  }
  const std::uint8_t house = state.board[at(cell)].house;
  emit(place_in(patterns.first("house"),
                Axis{house == nobody       ? 0
                     : house == state.seat ? 1
                                           : 2,
                     3},
                Axis{number, actions}));
  emit(place_in(patterns.first("purse"), Axis{glance.round, rounds}, Axis{glance.purse, many}));
  each_iris_pattern(glance, cell, emit);
  if (!rules.belle_epoque) return;
  if (rules.has_tile(cell))
    emit(place_in(patterns.first("tile"), Axis{glance.round, rounds},
                  Axis{tiles_to_take(state, player) != 0 ? 1 : 0, 2}));
  if (const std::uint8_t pavilion = state.pavilion[at(row_of(cell))]; pavilion != nobody)
    emit(place_in(patterns.first("visit"), Axis{glance.round, rounds},
                  Axis{pavilion == state.seat ? 1 : 0, few}));
}

void each_action_pattern(const Rules& rules, const State& state, const Glance& glance, Move move,
                         auto&& emit) {
  const Player& player = state.players[state.seat];
  if (move.choice() < brussels_choice) {
    each_cell_pattern(rules, state, glance, static_cast<int>(move.choice()), emit);
  } else if (move.choice() < pass_choice) {
    const Brussels action{static_cast<std::uint8_t>(move.choice() - brussels_choice)};
    emit(place_in(patterns.first("brussels"), Axis{glance.round, rounds},
                  Axis{static_cast<int>(action), brussels_actions},
                  Axis{brussels_cost(rules, state, action) - 1, few}, Axis{player.pawns, counts}));
    if (action == Brussels::grand_place)
      emit(place_in(patterns.first("grand_place"), Axis{size_of(upright_notables(player)), counts},
                    Axis{rules.value(player, Track::couronne), counts}));
    if (action == Brussels::sainte_catherine)
      emit(place_in(patterns.first("jokers"), Axis{player.jokers, counts}));
  } else {
    emit(place_in(patterns.first("pass"), Axis{glance.round, rounds}, Axis{player.pawns, counts},
                  Axis{glance.purse, many}, Axis{state.passes == 0 ? 1 : 0, 2}));
  }
}

void each_stake_pattern(const State& state, const Glance& glance, Move move, auto&& emit) {
  const Player& player = state.players[state.seat];
  const auto stake = static_cast<int>(move.choice());
  emit(place_in(patterns.first("stake"), Axis{glance.round, rounds}, Axis{stake - 1, stakes}));
  emit(place_in(patterns.first("stake_left"), Axis{glance.round, rounds},
                Axis{(player.money - stake + 1) / 2, many}));
  // The pawn stands on the cell already where a stake is asked after it, or will.
  const auto& column = glance.column[at(column_of(state.doing.cell))];
  const int open = column.open - (state.board[at(state.doing.cell)].pawn == nobody ? 1 : 0);
  const int after = column.mine + stake;
  if (const std::uint8_t bonus = state.bonus[at(column_of(state.doing.cell))]; bonus != no_card)
    emit(place_in(patterns.first("stake_column"), Axis{glance.last, 2},
                  Axis{prize_of(bonus_card(bonus)), prizes},
                  Axis{column_standing(after, column.best_other, open), column_standings}));
  emit(place_in(patterns.first("stake_lead"), Axis{after - column.best_other, many},
                Axis{std::min(open, openings - 1), openings}));
}

void each_pattern(const Rules& rules, const State& state, const Glance& glance, Move move, auto&& emit) {
  const Player& player = state.players[state.seat];
  const auto choice = static_cast<int>(move.choice());
  const Axis round{glance.round, rounds};
  const auto option = [&] {
    emit(
        place_in(patterns.first("option"), Axis{static_cast<int>(state.kind), kinds}, Axis{choice, choices}));
  };
  switch (state.kind) {
    case Kind::action:
      if (move.choice() >= brussels_choice) option();
      each_action_pattern(rules, state, glance, move, emit);
      break;
    case Kind::stake:
      each_stake_pattern(state, glance, move, emit);
      break;
    case Kind::sell: {
      const int copies = is_white(move) ? white_artworks(player) : player.artworks[at(sold_colour(move))];
      const int sort = is_white(move) ? 2 : sold_colour(move) == Colour::black ? 1 : 0;
      emit(place_in(patterns.first("sold"), Axis{copies - 1, few}, Axis{sort, 3}));
      break;
    }
    case Kind::cursor: {
      const auto [francs, points] =
          sale_price(rules, choice, state.doing.sold_as, state.doing.sold_white != 0);
      emit(place_in(patterns.first("price_francs"), round, Axis{francs / 2, few}));
      emit(place_in(patterns.first("price_points"), round, Axis{points / 2, few}));
      break;
    }
    case Kind::slot: {
      const Hung& hung = state.market[at(choice)];
      emit(place_in(patterns.first("slot"),
                    Axis{hung.colour != Colour::none && player.artworks[at(hung.colour)] > 0 ? 1 : 0, 2}));
      break;
    }
    case Kind::notable: {
      const bool revealed = move.choice() == revealed_choice;
      const Notable notable = revealed ? state.doing.revealed : state.row[at(choice)];
      emit(place_in(patterns.first("notable"), round, Axis{static_cast<int>(notable), notable_figures},
                    Axis{contains(player.notables, notable) ? 1 : 0, 2}));
      emit(place_in(patterns.first("notable_price"), Axis{revealed ? 0 : rules.price[at(choice)], few},
                    Axis{glance.purse, many}));
      break;
    }
    case Kind::keep:
      emit(place_in(patterns.first("keep"), round,
                    Axis{static_cast<int>(state.doing.notable), notable_figures}, Axis{choice, 2}));
      break;
    case Kind::materials:
    case Kind::solvay:
    case Kind::card17_materials: {
      std::uint8_t asked = 0;
      for (const std::uint8_t arm : state.arms) asked |= units_of(rules, state.compass[arm]);
      const auto cube = [&](int material) {
        emit(place_in(patterns.first("cube"), Axis{player.materials[at(material)], few},
                      Axis{contains(asked, material) ? 1 : 0, 2}));
      };
      option();
      if (is_pair(move)) {
        for (const Material material : pair_of(move)) cube(static_cast<int>(material));
      } else if (choice < material_types) {
        cube(choice);
      }
      break;
    }
    case Kind::build:
      option();
      emit(place_in(patterns.first("build"), round, Axis{move.choice() == house_choice ? 0 : 1, 2}));
      break;
    case Kind::payment: {
      const Payment payment = payment_of(move);
      emit(place_in(patterns.first("payment_jokers"), Axis{payment.count[at(Unit::joker)], few}));
      emit(place_in(patterns.first("payment_francs"), Axis{payment.count[at(Unit::fb)], few}));
      break;
    }
    case Kind::compass:
      emit(place_in(
          patterns.first("compass"),
          Axis{static_cast<int>(state.compass[at(next_space(rules, state, choice, true))]), space_types}));
      break;
    case Kind::house_cell: {
      const int edge = (row_of(choice) == 0 || row_of(choice) == size - 1 ? 1 : 0) +
                       (column_of(choice) == 0 || column_of(choice) == size - 1 ? 1 : 0);
      emit(place_in(patterns.first("house_cell"), round,
                    Axis{static_cast<int>(rules.action(state, choice)), actions}, Axis{edge, 3}));
      emit(place_in(patterns.first("house_zone"), Axis{contains(state.zone, choice) ? 1 : 0, 2}));
      break;
    }
    case Kind::activate:
      emit(place_in(patterns.first("activate"), round, Axis{choice, notable_figures + 1}));
      break;
    case Kind::copy:
      emit(place_in(patterns.first("copy"), round, Axis{choice, actions}));
      break;
    case Kind::prestige: {
      const std::uint8_t bonus = state.bonus[state.resolution.column];
      const int prize = bonus == no_card ? prizes - 1 : prize_of(bonus_card(bonus));
      const int points = bonus == no_card ? 0 : bonus_card(bonus).points;
      emit(
          place_in(patterns.first("prestige"), round, Axis{choice, strategy_lines + 1}, Axis{prize, prizes}));
      emit(place_in(patterns.first("prestige_points"), Axis{points, few}, Axis{choice, strategy_lines + 1}));
      break;
    }
    default:
      option();
      break;
  }
}

}  // namespace horta::bruxelles1893
