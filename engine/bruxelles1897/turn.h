#pragma once

#include "engine/bruxelles1897/play.h"

// Turns of the action phase (1897, 2), and passing (1897, 2C).

namespace horta::bruxelles1897 {

void resolve_majorities(auto& play);  // majorities.h

// Everything that only the turn under way needs is cleared, so that equal positions are equal states.
void begin_turn(auto& play, Seat seat) {
  State& state = play.state;
  state.turn = static_cast<std::uint8_t>(seat);
  state.stage = Stage::turn;
  state.cell = nobody;
  state.card = ActionCard::none;
  state.brussels = Brussels::bourse;
  ask(state, Kind::action, seat);
}

// The next player clockwise who has not passed; when all have, the majority phase.
void end_turn(auto& play) {
  State& state = play.state;
  if (state.passes == play.rules.players) {
    resolve_majorities(play);
    return;
  }
  begin_turn(play, first_to_the_left(state.turn, play.rules.players,
                                     [&](Seat seat) { return !play.player(seat).passed; }));
}

// 2C: the first to pass receives more than the others, the last one included.
void pass(auto& play, Seat seat) {
  State& state = play.state;
  play.tell(EventType::passed, seat, Cause::pass);
  change_money(play, seat, state.passes == 0 ? play.rules.first_to_pass : play.rules.pass, Cause::pass);
  play.player(seat).passed = 1;
  ++state.passes;
  end_turn(play);
}

}  // namespace horta::bruxelles1897
