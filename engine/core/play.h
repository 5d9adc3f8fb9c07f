#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta {

// What every rule works with: the rules of the table, the state it changes, where draws come from, and who
// is told. The rules of a game take it as `auto& play`, so that a search compiles without events. It knows
// the game's own events and causes, so that rules that games share can tell theirs (money.h, score.h,
// deck.h).
template <class Rules, class State, class GameEventType, class GameCause, class Chance, class Sink>
struct PlayOf {
  using EventType = GameEventType;
  using Cause = GameCause;

  const Rules& rules;
  State& state;
  Chance& chance;
  Sink& sink;

  auto& player(Seat seat) { return state.players[at(seat)]; }
  void tell(EventType type, Seat seat, Cause cause, int a = 0, int b = 0, int c = -1) {
    sink(Event{.type = static_cast<std::uint8_t>(type),
               .seat = static_cast<std::int8_t>(seat),
               .cause = static_cast<std::uint8_t>(cause),
               .a = static_cast<std::int16_t>(a),
               .b = static_cast<std::int16_t>(b),
               .c = static_cast<std::int16_t>(c)});
  }
};

// Leaves the next step to a player. A decision with a single option is played by the rules at once.
void ask(auto& state, auto kind, Seat seat) {
  state.kind = kind;
  state.seat = static_cast<std::uint8_t>(seat);
}

// All options of the decision. The game has each_option for it.
void list_options(const auto& rules, const auto& state, MoveList& list) {
  list.clear();
  each_option(rules, state, [&list](Move move) {
    list.push_back(move);
    return true;
  });
}

// The option of a decision that has just one: such a decision is nobody's. The game has surely_has_a_choice
// and each_option for it. It knows nothing of chance and sink, and is compiled once for all of them.
std::optional<Move> only_option(const auto& rules, const auto& state) {
  if (surely_has_a_choice(rules, state)) return std::nullopt;
  Move only;
  int options = 0;
  each_option(rules, state, [&](Move move) {
    only = move;
    return ++options < 2;
  });
  return options == 1 ? std::optional{only} : std::nullopt;
}

// Plays on while the decision asked has a single option; the game has decide for it.
void run_on(auto& play) {
  using Kind = decltype(play.state.kind);
  while (play.state.kind != Kind::over) {
    const std::optional<Move> only = only_option(play.rules, play.state);
    if (!only) return;
    decide(play, *only);
  }
}

}  // namespace horta
