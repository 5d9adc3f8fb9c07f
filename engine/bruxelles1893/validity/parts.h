#pragma once

#include <cstring>
#include <type_traits>

#include "engine/bruxelles1893/phase.h"
#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/move.h"

// What is_valid asks, in this order: is every number in its range, so that nothing else can go wrong
// (ranges.cpp); is everything in exactly one place (places.cpp); does what is set fit the phase of the round
// (phases.cpp) and the decision (decisions.cpp), in the action phase the turn under way (turns.cpp)?

namespace horta::bruxelles1893 {

// Of a player: every stake is an option.
inline constexpr int most_money = static_cast<int>(MoveList::capacity);

bool is_in_range(const Rules& rules, const State& state);
bool is_complete(const Rules& rules, const State& state);

bool phase_fits(const Rules& rules, const State& state, Phase phase);
bool decision_is_valid(const Rules& rules, const State& state, Phase phase);
bool turn_is_valid(const Rules& rules, const State& state);
// The effect of a notable, or of card 18, that the decision belongs to.
bool effect_fits(const Rules& rules, const State& state);

// Whether the seat owns the card and has used it this round.
bool used(const State& state, Seat seat, int card);

// In turn order, whether a seat comes before the one that decides.
bool comes_before(const Rules& rules, const State& state, Seat seat);

template <class Part>
bool same(const Part& a, const Part& b) {
  static_assert(std::has_unique_object_representations_v<Part>);
  return std::memcmp(&a, &b, sizeof(Part)) == 0;
}

}  // namespace horta::bruxelles1893
