#include "ai/bruxelles1897/heuristic.h"

#include <algorithm>

#include "engine/bruxelles1897/construction.h"
#include "engine/bruxelles1897/final_scoring.h"
#include "engine/bruxelles1897/standings.h"

namespace horta {

namespace {

using namespace bruxelles1897;

constexpr int point = 100;

// Of a step on a track, per round that it can still serve.
constexpr std::array<int, tracks> step_per_round{60, 35, 90};

int value_of_tracks(const Rules& rules, const Player& player, int rounds_left) {
  int value = 0;
  for (std::uint8_t track = 0; track < tracks; ++track)
    value += rules.value(player, Track{track}) * step_per_round[track] * rounds_left;
  return value;
}

int value_of_houses(const Rules& rules, const Player& player) {
  return house_count(player) * rules.value(player, Track::architecture) * point;
}

// Materials score at the end, and are worth more while there is time to build with them.
int value_of_materials(const Rules& rules, const Player& player, int rounds_left) {
  const int cards = material_cards(player);
  const int needed = fewest_cards(building_cost(player));
  return cards * rules.material_card * point + std::min(cards, needed) * 40 * rounds_left;
}

int value_of_artworks(const Player& player, int rounds_left) {
  const int all = sum(player.artworks);
  return size_of(artwork_colours(player)) * (60 + 40 * rounds_left) + all * 30;
}

// A kept noble costs a payment, and serves once a round as far as City Hall can wake it.
int value_of_nobles(const Rules& rules, const Player& player, int rounds_left) {
  const int kept = size_of(player.nobles) - 1;
  const int payment = std::min(kept * rules.noble_payment, static_cast<int>(player.money));
  const int unpaid = kept - (rules.noble_payment > 0 ? payment / rules.noble_payment : kept);
  const int used = std::min(size_of(player.nobles), rules.value(player, Track::nobility));
  const int rounds_to_come = rounds_left - 1;
  return used * 70 * rounds_to_come + size_of(untapped_nobles(player)) * 30 - payment * 25 -
         (rounds_left == 1 ? unpaid * rules.unpaid_noble * point : unpaid * point);
}

// The majorities as they stand: certain when the round is decided, likely before.
int value_of_majorities(const Rules& rules, const State& state, Seat seat) {
  const Player& player = state.players[at(seat)];
  const bool last_round = state.round == rounds;
  int value = 0;
  for (int column = 0; column < columns; ++column) {
    const auto values = column_values(rules, state, column);
    const int mine = values[at(seat)];
    const int most = *std::ranges::max_element(values);
    if (mine == 0 || mine < most) continue;
    const EndBonus bonus = rules.end_bonus[at(state.bonus[at(column)])];
    const int prize = last_round ? end_bonus_points(rules, player, bonus) * point : 120;
    value += prize * 2 / 3;
  }
  for (int coat = 0; coat < rules.coats(); ++coat) {
    const CoatOfArms arms = coat_of_arms(state, coat);
    const int prize = rules.value(player, Track::prestige) * point;
    if (arms.complete) {
      if (contains(arms.winners, seat)) value += prize;
      continue;
    }
    int mine = 0;
    for (const int cell : cells_of_coat(coat)) mine += state.grid[at(cell)].owner == seat ? 1 : 0;
    value += prize * mine * mine / 16;
  }
  return value;
}

}  // namespace

int Heuristic<bruxelles1897::Game>::value(const Rules& rules, const State& state, Seat seat) {
  const Player& player = state.players[at(seat)];
  if (state.kind == Kind::over) return player.vp * point;
  const int rounds_left = rounds + 1 - state.round;
  int value = player.vp * point;
  value += value_of_tracks(rules, player, rounds_left);
  value += value_of_houses(rules, player);
  value += value_of_materials(rules, player, rounds_left);
  value += value_of_artworks(player, rounds_left);
  value += value_of_nobles(rules, player, rounds_left);
  value += value_of_majorities(rules, state, seat);
  value += player.money * 45;
  value += sum(player.hand) * (player.passed ? 0 : 55);
  value -= prisoners(player) * 60 * rounds_left;
  if (state.expo_owner == seat) value += state.round == rounds ? rules.expo * point : 80;
  return value;
}

}  // namespace horta
