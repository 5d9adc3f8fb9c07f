#pragma once

#include <algorithm>

#include "ai/bruxelles1897/contests.h"
#include "ai/evaluation/layout.h"
#include "engine/bruxelles1897/construction.h"
#include "engine/bruxelles1897/final_scoring.h"
#include "engine/bruxelles1897/standings.h"

// What counts for a player in a position of Bruxelles 1897. The weights differ by round, so nothing here
// speaks of the rounds left.

namespace horta::bruxelles1897 {

inline constexpr Layout features{std::array{
    Block{"money"},
    Block{"money_first_four"},
    Block{"hand", architect_types},
    Block{"passed"},
    Block{"to_move"},
    Block{"level", tracks},
    Block{"houses"},
    Block{"houses_value"},
    Block{"designs"},
    Block{"materials"},
    Block{"materials_needed"},
    Block{"can_build"},
    Block{"artworks"},
    Block{"colours", colours + 1},
    Block{"noble", noble_figures},
    Block{"untapped"},
    Block{"can_activate"},
    Block{"unpaid"},
    Block{"prison", architect_types},
    Block{"expo"},
    Block{"in_brussels"},
    Block{"brussels_majority", 3},
    Block{"first_player"},
    Block{"column", bonus_cards* column_standings},
    Block{"end_bonus", column_standings},
    Block{"coat", crossing_standings},
    Block{"coat_won"},
}};

// The columns as they stand. In the last round they pay points, before it a step or a prisoner.
void measure_columns(const Rules& rules, const State& state, Seat seat, auto&& emit) {
  const Player& player = state.players[at(seat)];
  const int free_hand = player.passed ? 0 : sum(player.hand);
  for (int column = 0; column < columns; ++column) {
    const auto [mine, best_other, open, dead] = column_contest(rules, state, column, seat);
    if (mine == 0 && (best_other == 0 || open == 0 || free_hand == 0)) continue;
    const int standing = column_standing(mine, best_other, open);
    const Bonus bonus = state.bonus[at(column)];
    emit(features.first("column") + static_cast<int>(bonus) * column_standings + standing, 1);
    if (state.round == rounds)
      if (const int points = end_bonus_points(rules, player, rules.end_bonus[at(bonus)]))
        emit(features.first("end_bonus") + standing, points);
  }
}

void measure_coats(const Rules& rules, const State& state, Seat seat, auto&& emit) {
  const int prize = rules.value(state.players[at(seat)], Track::prestige);
  for (int coat = 0; coat < rules.coats(); ++coat) {
    const auto [mine, best_other, open, dead] = coat_contest(state, coat, seat);
    if (dead > 0 || open == 4) continue;
    if (open > 0)
      emit(features.first("coat") + crossing_standing(mine, best_other, open), prize);
    else if (mine >= best_other)
      emit(features.first("coat_won"), prize);
  }
}

void measure(const Rules& rules, const State& state, Seat seat, auto&& emit) {
  const Player& player = state.players[at(seat)];
  const auto count = [&](int feature, int amount) {
    if (amount != 0) emit(feature, amount);
  };
  count(features.first("money"), player.money);
  count(features.first("money_first_four"), std::min<int>(player.money, 4));
  if (player.passed)
    emit(features.first("passed"), 1);
  else
    for (int type = 0; type < architect_types; ++type)
      count(features.first("hand") + type, player.hand[at(type)]);
  if (state.turn == seat && !player.passed) emit(features.first("to_move"), 1);
  for (int track = 0; track < tracks; ++track)
    count(features.first("level") + track, player.level[at(track)]);

  const int standing = house_count(player);
  count(features.first("houses"), standing);
  count(features.first("houses_value"), standing * rules.value(player, Track::architecture));
  count(features.first("designs"),
        static_cast<int>(std::ranges::count_if(player.houses, [](auto houses) { return houses > 0; })));
  const int materials = material_cards(player);
  count(features.first("materials"), materials);
  count(features.first("materials_needed"), std::min(materials, fewest_cards(building_cost(player))));
  count(features.first("can_build"), can_build(player) ? 1 : 0);
  count(features.first("artworks"), sum(player.artworks));
  emit(features.first("colours") + size_of(artwork_colours(player)), 1);

  const int kept = size_of(player.nobles) - 1;
  for (int noble = 0; noble < noble_figures; ++noble)
    if (contains(player.nobles, noble)) emit(features.first("noble") + noble, 1);
  count(features.first("untapped"), size_of(untapped_nobles(player)));
  count(features.first("can_activate"),
        std::min(size_of(player.nobles), rules.value(player, Track::nobility)));
  if (rules.noble_payment > 0)
    count(features.first("unpaid"), std::max(0, kept - player.money / rules.noble_payment));
  for (int type = 0; type < architect_types; ++type)
    count(features.first("prison") + type, player.prison[at(type)]);
  if (state.expo_owner == seat) emit(features.first("expo"), 1);
  if (const int placed = sum(player.brussels)) {
    int most = 0;
    for (int other = 0; other < rules.players; ++other)
      if (other != seat) most = std::max<int>(most, sum(state.players[at(other)].brussels));
    emit(features.first("in_brussels"), placed);
    emit(features.first("brussels_majority") + (placed < most ? 0 : placed == most ? 1 : 2), 1);
  }
  if (state.first_player == seat) emit(features.first("first_player"), 1);
  measure_columns(rules, state, seat, emit);
  measure_coats(rules, state, seat, emit);
}

}  // namespace horta::bruxelles1897
