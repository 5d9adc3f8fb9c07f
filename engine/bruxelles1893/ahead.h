#pragma once

#include "engine/core/seat.h"

// Rules that several files go on with, and that include these files themselves: declared ahead of them.

namespace horta::bruxelles1893 {

void leave_action(auto& play, Seat seat);  // art_nouveau.h
void begin_end_of_round(auto& play);       // end_of_round.h
template <class Play>
void use_card(Play& play, Seat seat, int number);  // belle_epoque_cards.h

}  // namespace horta::bruxelles1893
