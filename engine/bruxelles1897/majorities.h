#pragma once

#include "engine/bruxelles1897/final_scoring.h"
#include "engine/bruxelles1897/influence.h"
#include "engine/bruxelles1897/play.h"
#include "engine/bruxelles1897/standings.h"

// The majority phase (1897, 3): columns, coats of arms, Brussels. Choices inside a step go in turn order from
// the first player (ruling 12).

namespace horta::bruxelles1897 {

void prepare_next_round(auto& play);  // preparation.h

// The first of the waiting seats in turn order, or no_seat.
inline Seat next_waiting(const Rules& rules, const State& state) {
  Seat found = no_seat;
  in_turn_order(rules, state, [&](Seat seat) {
    if (found == no_seat && contains(state.waiting, seat)) found = seat;
  });
  return found;
}

// 3A: the bonus of a column for one of its winners. False when the player has to choose a prisoner first.
bool take_column_bonus(auto& play, Seat seat, int column) {
  const Bonus bonus = play.state.bonus[at(column)];
  play.tell(EventType::column_won, seat, Cause::column_majority, column, static_cast<int>(bonus));
  if (bonus != Bonus::prison) {
    advance(play, seat, Track{static_cast<std::uint8_t>(bonus)}, Cause::column_majority);
    return true;
  }
  if (prisoners(play.player(seat)) == 0) return true;
  ask(play.state, Kind::prisoner, seat);
  return false;
}

// 3B: every complete coat of arms pays its majority the owner's Prestige; ties pay everybody.
void resolve_coats(auto& play) {
  for (int coat = 0; coat < play.rules.coats(); ++coat) {
    const CoatOfArms arms = coat_of_arms(play.state, coat);
    in_turn_order(play.rules, play.state, [&](Seat seat) {
      if (!contains(arms.winners, seat)) return;
      play.tell(EventType::coat_won, seat, Cause::coat_majority, coat, arms.most);
      score(play, seat, play.rules.value(play.player(seat), Track::prestige), Source::coat,
            Cause::coat_majority, coat);
    });
  }
}

void end_round(auto& play) {
  if (play.state.round == rounds)
    score_the_game(play);
  else
    prepare_next_round(play);
}

// 3C: most cards in Brussels, and one of them goes to prison.
void resolve_prison(auto& play) {
  State& state = play.state;
  const Seat seat = next_waiting(play.rules, state);
  if (seat == no_seat) {
    end_round(play);
    return;
  }
  remove(state.waiting, seat);
  play.tell(EventType::brussels_majority, seat, Cause::brussels_majority, sum(play.player(seat).brussels));
  ask(state, Kind::jail, seat);
}

void jail(auto& play, Seat seat, Architect card) {
  Player& player = play.player(seat);
  --player.brussels[at(card)];
  ++player.prison[at(card)];
  play.tell(EventType::jailed, seat, Cause::brussels_majority, static_cast<int>(card));
  resolve_prison(play);
}

// Columns from the left. `waiting` holds the winners of the current column that have not been served yet.
void resolve_columns(auto& play) {
  State& state = play.state;
  for (;;) {
    const Seat seat = next_waiting(play.rules, state);
    if (seat != no_seat) {
      remove(state.waiting, seat);
      if (!take_column_bonus(play, seat, state.column)) return;
    } else {
      if (++state.column == columns) break;
      state.waiting = column_winners(play.rules, state, state.column);
    }
  }
  state.column = 0;
  resolve_coats(play);
  state.stage = Stage::prison;
  state.waiting = brussels_winners(state);
  resolve_prison(play);
}

void free_by_column(auto& play, Seat seat, Architect card) {
  free_prisoner(play, seat, card, Cause::column_majority);
  resolve_columns(play);
}

void resolve_majorities(auto& play) {
  State& state = play.state;
  state.stage = Stage::column_bonuses;
  state.cell = nobody;
  state.card = ActionCard::none;
  state.brussels = Brussels::bourse;
  state.column = 0;
  state.waiting = column_winners(play.rules, state, 0);
  resolve_columns(play);
}

}  // namespace horta::bruxelles1897
