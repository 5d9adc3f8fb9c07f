#pragma once

#include "engine/bruxelles1897/turn.h"

// Exhibition (1897, 2A; ruling 7): the buyer first, then clockwise, again and again, until the four colours
// are shown or nobody can show another one.

namespace horta::bruxelles1897 {

inline std::uint8_t showable_colours(const State& state, Seat seat) {
  return static_cast<std::uint8_t>(artwork_colours(state.players[at(seat)]) & ~state.exhibited);
}

// Nobody gains an artwork during an exhibition, so who cannot show one now cannot do so later either.
inline bool can_exhibit(const State& state, Seat seat) {
  return !contains(state.withdrawn, seat) && showable_colours(state, seat) != 0;
}

void end_exhibition(auto& play) {
  play.state.exhibited = 0;
  play.state.withdrawn = 0;
  end_turn(play);
}

// Asks the first player who can still take part, beginning with `from`.
void continue_exhibition(auto& play, Seat from) {
  Seat seat = from;
  for (int count = 0; count < play.rules.players; ++count) {
    if (can_exhibit(play.state, seat)) {
      ask(play.state, Kind::exhibit, seat);
      return;
    }
    seat = next_seat(seat, play.rules.players);
  }
  end_exhibition(play);
}

void begin_exhibition(auto& play, Seat buyer) {
  State& state = play.state;
  state.expo_owner = static_cast<std::uint8_t>(buyer);
  play.tell(EventType::card_gained, buyer, Cause::exhibition, static_cast<int>(expo_card));
  state.stage = Stage::exhibition;
  for (Seat seat = 0; seat < play.rules.players; ++seat)
    if (play.player(seat).passed) insert(state.withdrawn, seat);
  continue_exhibition(play, buyer);
}

void exhibit(auto& play, Seat seat, Colour colour) {
  insert(play.state.exhibited, colour);
  play.tell(EventType::exhibited, seat, Cause::exhibition, static_cast<int>(colour));
  score(play, seat, play.rules.exhibited_artwork, Source::exhibition, Cause::exhibition);
  continue_exhibition(play, next_seat(seat, play.rules.players));
}

void withdraw(auto& play, Seat seat) {
  insert(play.state.withdrawn, seat);
  play.tell(EventType::withdrew, seat, Cause::exhibition);
  continue_exhibition(play, next_seat(seat, play.rules.players));
}

}  // namespace horta::bruxelles1897
