#pragma once

#include "engine/bruxelles1893/belle_epoque.h"

// Turns of the action phase, and passing (R1 B, R2.1 B).

namespace horta::bruxelles1893 {

// Everything that only one turn needs is cleared, so that equal positions are equal states.
void begin_turn(auto& play, Seat seat) {
  State& state = play.state;
  state.turn = static_cast<std::uint8_t>(seat);
  state.doing = {};
  ask(state, Kind::action, seat);
}

// What an action has settled for itself, once it is done: only what follows the placement needs the rest.
inline void forget_details(State& state) {
  const Turn& doing = state.doing;
  state.doing =
      Turn{.again = doing.again, .cell = doing.cell, .action = doing.action, .brussels = doing.brussels};
}

// Card 22: another action in the same turn.
void act_again(auto& play, Seat seat) {
  begin_turn(play, seat);
  play.state.moment = Moment::none;
  play.state.doing.again = 1;
}

// The action and everything it caused are done.
void turn_done(auto& play) { offer_cards(play, Moment::turn_ends, play.state.turn); }

// The next player clockwise who has not passed; when all have, the resolution.
void end_turn(auto& play) {
  State& state = play.state;
  if (state.passes == play.rules.players) {
    state.doing = {};
    state.turn = state.first_player;
    resolve_columns(play, 0);
    return;
  }
  begin_turn(play, first_to_the_left(state.turn, play.rules.players,
                                     [&](Seat seat) { return !play.player(seat).passed; }));
}

inline int pass_income(const Rules& rules, const State& state, Seat seat) {
  const Player& player = state.players[at(seat)];
  const int colours_paid = different_colours(player) * rules.pass_colour;
  if (state.passes > 0) return colours_paid;
  return colours_paid + rules.first_pass * (rules.first_edition() ? 1 : player.first_passes + 1);
}

// Passer: 1 FB for each colour of artwork. The first to pass takes the Exhibition tile with 1 FB (R1), or a
// prestige card that stays face down, with 1 FB for each such card he has (R2). Nobody sees that card, so no
// draw happens: the pile is just one card shorter, and it is large enough for that (see rules.cpp).
void pass(auto& play, Seat seat) {
  State& state = play.state;
  Player& player = play.player(seat);
  const bool first = state.passes == 0;
  play.tell(EventType::passed, seat, Cause::pass, first ? 1 : 0);
  change_money(play, seat, pass_income(play.rules, state, seat), Cause::pass);
  player.passed = 1;
  ++state.passes;
  if (first) {
    state.first_passer = static_cast<std::uint8_t>(seat);
    ++player.first_passes;
  }
  end_turn(play);
}

}  // namespace horta::bruxelles1893
