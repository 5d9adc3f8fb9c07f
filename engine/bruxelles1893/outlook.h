#pragma once

#include <span>

#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/json.h"
#include "engine/core/move.h"

namespace horta::bruxelles1893 {

// What would be decided if the round ended now: if whoever is on turn broke off and passed, and so did
// everybody after him. Or after a turn that the player is thinking about: its first moves, until it would
// end the round.
//
//   columns       {"stakes": per seat, "winners"}: one wins the card, several share its bonus
//   irises        those within the zone: {"crest": [row, column] from 1, "cells", "owners": of the four cells
//                 (seat, "neutral" or null), "complete", "winners"}
//   iris_worth    per seat, what each of them pays it, after the columns raised its Iris level
//   iris_points   per seat, what they pay it together
//   first_player  {"seat": who begins the next round, "manneken_pis": per seat; null when it is settled}
//   brussels      {"pawns": per seat, "winners": who loses one to the Palais de Justice}
//   visits        {"owner", "colours"} of the pavilion on each site (Belle Époque)
//   leaving       the notable that the end of the round discards, or null
//   ledger        per seat: the points by source if the game ended with this round
//
// What is chosen on the way is chosen for the points that it brings: what to do with a card that was won, a
// strategy line, the notables that are paid. Belle Époque cards are left alone.
json::Value outlook(const Rules& rules, const State& state, std::span<const Move> moves);

}  // namespace horta::bruxelles1893
