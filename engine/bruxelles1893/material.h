#pragma once

#include "engine/bruxelles1893/belle_epoque.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/supplies.h"

// Matériau: two noble cubes, the same or different, or the last one.

namespace horta::bruxelles1893 {

inline int cubes_to_take(const Rules& rules, const State& state) {
  return std::min(rules.materials, cubes_left(state));
}

void begin_material(auto& play, Seat seat) { ask(play.state, Kind::materials, seat); }

// R2.3, Horta: 2 FB besides.
void take_materials(auto& play, Seat seat, Move move) {
  if (is_pair(move))
    for (const Material material : pair_of(move)) change_material(play, seat, material, 1, Cause::material);
  else
    change_material(play, seat, item_of<Material>(move), 1, Cause::material);
  if (play.player(seat).board == Board::horta) {
    tell_power(play, seat);
    change_money(play, seat, play.rules.horta_francs, Cause::architect_power);
  }
  offer_action_cards(play, Moment::materials_taken, seat);
}

}  // namespace horta::bruxelles1893
