#pragma once

#include <span>

#include "engine/bruxelles1897/rules.h"
#include "engine/bruxelles1897/state.h"
#include "engine/core/json.h"
#include "engine/core/move.h"

namespace horta::bruxelles1897 {

// What would be decided if the round ended now, after a turn that the player is thinking about: its first
// moves (a card taken and the Architect card put there; a Brussels card and the cards sent). Without moves it
// is about the position as it stands.
//
//   columns   {"values": per seat, "neutral", "winners"}
//   coats     {"cells", "owners": of the four cells (seat, "neutral" or null), "complete", "winners"}
//   coat_worth   per seat, what each of them pays it, after the columns raised its Prestige
//   coat_points  per seat, what they pay it together
//   brussels  {"cards": per seat, "winners"}
//   ledger    per seat: the points by source if the game ended with this round's columns and coats of arms;
//             Bonus cards count in the last round only, as they will
json::Value outlook(const Rules& rules, const State& state, std::span<const Move> moves);

}  // namespace horta::bruxelles1897
