#pragma once

#include <algorithm>

#include "ai/bruxelles1897/contests.h"
#include "ai/evaluation/layout.h"
#include "engine/bruxelles1897/legal.h"
#include "engine/bruxelles1897/standings.h"

// What a move of Bruxelles 1897 looks like: cheap to see, without playing it. The policy adds up the weights
// of the patterns of each option, to guess which ones are worth a look and to play games out quickly.

namespace horta::bruxelles1897 {

inline constexpr int many = 8;   // hands and purses are looked at up to here
inline constexpr int sizes = 4;  // small counts
inline constexpr int choices = 32;

inline constexpr Layout patterns{std::array{
    Block{"option", kinds* choices},
    Block{"card", rounds* action_card_types},
    Block{"card_useful", rounds * 6 * 2},
    Block{"colour_new", (colours + 1) * 2},
    Block{"noble_new", rounds * 2},
    Block{"column", 2 * bonus_cards* column_standings},
    Block{"coat", crossing_standings},
    Block{"purse", rounds* many},
    Block{"brussels", rounds* brussels_card_types* sizes* many},
    Block{"nobles_awake", 6 * track_length},
    Block{"pass", rounds* many* many * 2},
    Block{"architect", rounds* architect_types * 2 * many},
    Block{"architect_column", 2 * bonus_cards* column_standings * 2},
    Block{"architect_held", architect_types* sizes * 2},
    Block{"sold", rounds* sizes},
    Block{"payment", sizes* sizes},
    Block{"keep", rounds* noble_figures * 2},
    Block{"keep_afford", rounds* sizes * 2},
    Block{"drawn", rounds* action_card_types},
    Block{"drawn_new", 2},
    Block{"park", rounds* park_actions},
    Block{"activate", rounds*(noble_figures + 1)},
    Block{"exhibit", 2 * 2},
    Block{"spend", architect_types* sizes* sizes},
}};

// What all moves of a decision have in common.
struct Glance {
  int round;
  int last;  // 1 in the last round
  int hand;
  std::array<Contest, columns> column{};
  std::array<Contest, (max_rows - 1) * (columns - 1)> coat{};

  Glance(const Rules& rules, const State& state)
      : round{state.round - 1},
        last{state.round == rounds ? 1 : 0},
        hand{sum(state.players[state.seat].hand)} {
    if (state.kind != Kind::action && state.kind != Kind::architect) return;
    for (int place = 0; place < columns; ++place)
      column[at(place)] = column_contest(rules, state, place, state.seat);
    if (state.kind == Kind::action)
      for (int place = 0; place < rules.coats(); ++place)
        coat[at(place)] = coat_contest(state, place, state.seat);
  }
};

// Coats of arms that the cell belongs to.
void each_coat_pattern(const Rules& rules, const Glance& glance, int cell, auto&& emit) {
  const int row = cell / columns, column = cell % columns;
  for (int top = std::max(row - 1, 0); top <= std::min(row, rules.rows - 2); ++top)
    for (int left = std::max(column - 1, 0); left <= std::min(column, columns - 2); ++left) {
      const auto [mine, best_other, open, dead] = glance.coat[at(top * (columns - 1) + left)];
      emit(patterns.first("coat") + crossing_standing(mine, best_other, open + dead - 1));
    }
}

void each_cell_pattern(const Rules& rules, const State& state, const Glance& glance, int cell, auto&& emit) {
  const Player& player = state.players[state.seat];
  const ActionCard card = state.grid[at(cell)].card;
  const CardType type = type_of(card);
  emit(place_in(patterns.first("card"), Axis{glance.round, rounds},
                Axis{static_cast<int>(card), action_card_types}));
  emit(place_in(patterns.first("card_useful"), Axis{glance.round, rounds}, Axis{static_cast<int>(type), 6},
                Axis{can_perform(player, card) ? 1 : 0, 2}));
  if (type == CardType::artwork)
    emit(place_in(patterns.first("colour_new"), Axis{size_of(artwork_colours(player)), colours + 1},
                  Axis{player.artworks[at(colour_of(card))] == 0 ? 1 : 0, 2}));
  if (type == CardType::noble)
    emit(place_in(patterns.first("noble_new"), Axis{glance.round, rounds},
                  Axis{may_keep(player, noble_of(card)) ? 1 : 0, 2}));
  const auto& column = glance.column[at(cell % columns)];
  emit(place_in(patterns.first("column"), Axis{glance.last, 2},
                Axis{static_cast<int>(state.bonus[at(cell % columns)]), bonus_cards},
                Axis{column_standing(column.mine, column.best_other, column.open - 1), column_standings}));
  emit(place_in(patterns.first("purse"), Axis{glance.round, rounds}, Axis{player.money, many}));
  each_coat_pattern(rules, glance, cell, emit);
}

void each_action_pattern(const Rules& rules, const State& state, const Glance& glance, Move move,
                         auto&& emit) {
  const Player& player = state.players[state.seat];
  if (move.choice() < brussels_choice) {
    each_cell_pattern(rules, state, glance, static_cast<int>(move.choice()), emit);
  } else if (move.choice() < pass_choice) {
    const Brussels card{static_cast<std::uint8_t>(move.choice() - brussels_choice)};
    emit(place_in(patterns.first("brussels"), Axis{glance.round, rounds},
                  Axis{static_cast<int>(card), brussels_card_types},
                  Axis{brussels_cost(state, card) - 1, sizes}, Axis{glance.hand, many}));
    if (card == Brussels::city_hall)
      emit(place_in(patterns.first("nobles_awake"), Axis{size_of(untapped_nobles(player)), 6},
                    Axis{player.level[at(Track::nobility)], track_length}));
  } else {
    emit(place_in(patterns.first("pass"), Axis{glance.round, rounds}, Axis{glance.hand, many},
                  Axis{player.money, many}, Axis{state.passes == 0 ? 1 : 0, 2}));
  }
}

void each_architect_pattern(const Rules& rules, const State& state, const Glance& glance, Move move,
                            auto&& emit) {
  const Player& player = state.players[state.seat];
  const int type = static_cast<int>(architect_of(move)), dear = is_dear(move) ? 1 : 0;
  const int value = rules.side(architect_of(move), is_dear(move));
  emit(place_in(patterns.first("architect"), Axis{glance.round, rounds}, Axis{type, architect_types},
                Axis{dear, 2}, Axis{player.money - value, many}));
  const auto& column = glance.column[at(state.cell % columns)];
  const int standing = column_standing(column.mine + value, column.best_other, column.open - 1);
  emit(place_in(patterns.first("architect_column"), Axis{glance.last, 2},
                Axis{static_cast<int>(state.bonus[at(state.cell % columns)]), bonus_cards},
                Axis{standing, column_standings}, Axis{dear, 2}));
  emit(place_in(patterns.first("architect_held"), Axis{type, architect_types},
                Axis{player.hand[at(type)], sizes}, Axis{dear, 2}));
}

void each_pattern(const Rules& rules, const State& state, const Glance& glance, Move move, auto&& emit) {
  const Player& player = state.players[state.seat];
  const auto choice = static_cast<int>(move.choice());
  const auto option = [&] {
    emit(
        place_in(patterns.first("option"), Axis{static_cast<int>(state.kind), kinds}, Axis{choice, choices}));
  };
  switch (state.kind) {
    case Kind::action:
      if (move.choice() >= brussels_choice) option();
      each_action_pattern(rules, state, glance, move, emit);
      break;
    case Kind::architect:
      each_architect_pattern(rules, state, glance, move, emit);
      break;
    case Kind::artwork:
      emit(place_in(patterns.first("sold"), Axis{glance.round, rounds},
                    Axis{player.artworks[at(choice)], sizes}));
      break;
    case Kind::materials: {
      const auto cards = counts_of<material_types>(move);
      const int cost = building_cost(player);
      emit(place_in(patterns.first("payment"), Axis{sum(cards) - fewest_cards(cost), sizes},
                    Axis{most_material_types(cards, cost), sizes}));
      break;
    }
    case Kind::noble: {
      emit(place_in(patterns.first("keep"), Axis{glance.round, rounds},
                    Axis{static_cast<int>(noble_of(state.card)), noble_figures}, Axis{choice, 2}));
      const int kept = size_of(player.nobles) - 1;
      const int paid = rules.noble_payment > 0 ? player.money / rules.noble_payment : kept;
      emit(place_in(patterns.first("keep_afford"), Axis{glance.round, rounds}, Axis{paid - kept + 1, sizes},
                    Axis{choice, 2}));
      break;
    }
    case Kind::keep_drawn:
      emit(place_in(patterns.first("drawn"), Axis{glance.round, rounds}, Axis{choice, action_card_types}));
      if (const ActionCard card{static_cast<std::uint8_t>(choice)}; type_of(card) == CardType::artwork)
        emit(place_in(patterns.first("drawn_new"),
                      Axis{player.artworks[at(colour_of(card))] == 0 ? 1 : 0, 2}));
      break;
    case Kind::park_action:
      emit(place_in(patterns.first("park"), Axis{glance.round, rounds}, Axis{choice, park_actions}));
      break;
    case Kind::activate:
      emit(place_in(patterns.first("activate"), Axis{glance.round, rounds}, Axis{choice, noble_figures + 1}));
      break;
    case Kind::exhibit:
      emit(place_in(patterns.first("exhibit"), Axis{move.choice() == withdraw_choice ? 1 : 0, 2},
                    Axis{size_of(artwork_colours(player)) > 1 ? 1 : 0, 2}));
      break;
    case Kind::brussels_cards: {
      const auto cards = counts_of<architect_types>(move);
      for (int type = 0; type < architect_types; ++type)
        emit(place_in(patterns.first("spend"), Axis{type, architect_types}, Axis{cards[at(type)], sizes},
                      Axis{player.hand[at(type)], sizes}));
      break;
    }
    default:
      option();
      break;
  }
}

}  // namespace horta::bruxelles1897
