#pragma once

#include "engine/bruxelles1897/final_scoring.h"
#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/legal.h"
#include "engine/bruxelles1897/majorities.h"
#include "engine/bruxelles1897/preparation.h"

namespace horta::bruxelles1897 {

// Hands a decision to the rule that asked for it.
void decide(auto& play, Move move) {
  State& state = play.state;
  const Seat seat = state.seat;
  switch (state.kind) {
    case Kind::action:
      if (move.choice() < brussels_choice)
        take_card(play, seat, static_cast<int>(move.choice()));
      else if (move.choice() < pass_choice)
        choose_brussels(play, seat, Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)});
      else
        pass(play, seat);
      break;
    case Kind::architect:
      place_architect(play, seat, architect_of(move), is_dear(move));
      break;
    case Kind::perform:
      if (move.choice())
        carry_out_card(play, seat);
      else
        decline_card(play, seat);
      break;
    case Kind::artwork:
      sell(play, seat, item_of<Colour>(move));
      break;
    case Kind::materials:
      build(play, seat, counts_of<material_types>(move));
      break;
    case Kind::noble:
      if (move.choice())
        keep_noble(play, seat, noble_of(state.card));
      else
        discard_noble(play, seat, noble_of(state.card));
      break;
    case Kind::prisoner:
      if (state.stage == Stage::column_bonuses) {
        free_by_column(play, seat, item_of<Architect>(move));
      } else {
        free_prisoner(play, seat, item_of<Architect>(move), noble_cause(state));
        after_noble_effect(play, seat);
      }
      break;
    case Kind::keep_drawn:
      keep_drawn(play, seat, item_of<ActionCard>(move));
      break;
    case Kind::brussels_cards:
      place_in_brussels(play, seat, counts_of<architect_types>(move));
      break;
    case Kind::park_action:
      act_in_park(play, seat, item_of<ParkAction>(move));
      break;
    case Kind::activate:
      if (move.choice() == stop_choice)
        stop_activating(play, seat);
      else
        activate(play, seat, item_of<Noble>(move));
      break;
    case Kind::exhibit:
      if (move.choice() == withdraw_choice)
        withdraw(play, seat);
      else
        exhibit(play, seat, item_of<Colour>(move));
      break;
    case Kind::jail:
      jail(play, seat, item_of<Architect>(move));
      break;
    case Kind::over:
      break;
  }
}

// Whether the player surely has a choice, told without listing the options: the common cases by far. An
// action is one besides passing if there is a card for the Bourse, and a side is one of two if the dear one
// can be paid.
inline bool surely_has_a_choice(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  switch (state.kind) {
    case Kind::action:
      return brussels_cost(state, Brussels::bourse) <= sum(player.hand);
    case Kind::architect:
      return player.hand[at(Architect::one_three)] > 0 &&
             rules.side(Architect::one_three, true) <= player.money;
    case Kind::exhibit:
      return true;
    default:
      return false;
  }
}

template <class Chance, class Sink>
void Game::set_up(const Rules& rules, State& state, Chance& chance, Sink& sink) {
  Play<Chance, Sink> play{rules, state, chance, sink};
  bruxelles1897::set_up(play);
  run_on(play);
}

template <class Chance, class Sink>
void Game::apply(const Rules& rules, State& state, Move move, Chance& chance, Sink& sink) {
  Play<Chance, Sink> play{rules, state, chance, sink};
  decide(play, move);
  run_on(play);
}

}  // namespace horta::bruxelles1897
