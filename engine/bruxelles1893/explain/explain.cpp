#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/written.h"

namespace horta::bruxelles1893 {

std::vector<Reason> Game::explain(const Rules& rules, const State& state, Seat seat, Move move) {
  Explanation why;
  if (seat < 0 || seat >= rules.players || !well_formed(rules, move)) {
    why.add("no_such_move", "");
    return why.take();
  }
  const Question ask{why, rules, state, seat};
  const bool asked = seat == state.seat && kind_of(move) == state.kind;
  if (over(state))
    why.add("game_over", "");
  else if (seat != state.seat)
    why.add("not_your_decision", ask.actions(), {{"decides", state.seat}});
  else if (!asked)
    why.add("other_decision", ask.actions(), {{"asked", kind_name(static_cast<std::uint8_t>(state.kind))}});

  // An action of the next turn can be judged beforehand; an answer has no meaning before its question.
  if (kind_of(move) == Kind::action)
    explain_action(ask, move, asked);
  else if (asked)
    for (const auto explain_part :
         {explain_planning, explain_placement, explain_art_nouveau, explain_construction, explain_brussels,
          explain_belle_epoque, explain_resolution})
      explain_part(ask, move);
  return why.take();
}

}  // namespace horta::bruxelles1893
