#pragma once

#include <algorithm>

#include "engine/bruxelles1897/piles.h"
#include "engine/bruxelles1897/turn.h"

// Construction (1897, 2A; ruling 2).

namespace horta::bruxelles1897 {

// Material cards by type, as a player discards them.
using MaterialCounts = std::array<std::uint8_t, material_types>;

// Units of material for the next house: one for the first, two for the second, and so on.
inline int building_cost(const Player& player) { return house_count(player) + 1; }

inline bool can_build(const Player& player) {
  return material_cards(player) * units_per_card >= building_cost(player);
}

// The cards a house of `cost` units can be paid with: each gives at least one unit, and together enough.
inline int fewest_cards(int cost) { return (cost + units_per_card - 1) / units_per_card; }
inline int most_cards(int cost) { return cost; }

// The most different types among `cost` units when every card gives one or both of its units. Each card in
// turn adds one of its types, or both if the house can use a second unit of it; `reachable[n]` is the set of
// type sets that can be had with n second units used.
inline int most_material_types(const MaterialCounts& cards, int cost) {
  const int second_units = cost - sum(cards);
  // At most half of the units are second ones, and component data has at most 60 houses, so the last
  // costs 60.
  std::array<std::uint8_t, 31> reachable{};
  constexpr std::uint8_t no_types = 1;  // the set that holds the empty set
  reachable[0] = no_types;
  const auto with = [](std::uint8_t sets, std::uint8_t types) {
    std::uint8_t result = 0;
    for (unsigned set = 0; set < 8; ++set)
      if (contains(sets, set)) insert(result, set | types);
    return result;
  };
  for (int type = 0; type < material_types; ++type) {
    const std::uint8_t units = units_of(Material{static_cast<std::uint8_t>(type)});
    for (int card = 0; card < cards[at(type)]; ++card) {
      for (int used = second_units; used >= 0; --used) {
        std::uint8_t sets = 0;
        for (const std::uint8_t unit : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{4}})
          if (units & unit) sets = static_cast<std::uint8_t>(sets | with(reachable[at(used)], unit));
        if (used > 0) sets = static_cast<std::uint8_t>(sets | with(reachable[at(used - 1)], units));
        reachable[at(used)] = sets;
      }
    }
  }
  int best = 0;
  for (unsigned set = 0; set < 8; ++set)
    if (contains(reachable[at(second_units)], set)) best = std::max(best, std::popcount(set));
  return best;
}

// The house comes to the player, the cards go, and every type of material used gives a point.
void build(auto& play, Seat seat, const MaterialCounts& cards) {
  State& state = play.state;
  Player& player = play.player(seat);
  const int types = most_material_types(cards, building_cost(player));
  ++player.houses[at(house_of(state.card))];
  play.tell(EventType::card_gained, seat, Cause::construction, static_cast<int>(state.card));
  for (int type = 0; type < material_types; ++type)
    for (int card = 0; card < cards[at(type)]; ++card) {
      --player.materials[at(type)];
      discard(play, seat, card_of(Material{static_cast<std::uint8_t>(type)}), Cause::construction);
    }
  score(play, seat, types * play.rules.material_type, Source::construction, Cause::construction);
  end_turn(play);
}

}  // namespace horta::bruxelles1897
