#include "engine/bruxelles1893/phase.h"

namespace horta::bruxelles1893 {

Phase phase_of(Moment moment) {
  switch (moment) {
    case Moment::round_begins:
      return Phase::planning;
    case Moment::column_won:
      return Phase::columns;
    case Moment::columns_done:
      return Phase::columns_done;
    case Moment::irises_begin:
      return Phase::irises_begin;
    case Moment::irises_done:
      return Phase::irises_done;
    case Moment::brussels_begins:
      return Phase::brussels;
    case Moment::pavilion_visited:
      return Phase::visits;
    case Moment::round_ends:
      return Phase::round_ends;
    case Moment::notable_leaves:
      return Phase::notable_leaves;
    default:
      return Phase::turns;
  }
}

Phase phase_of(const State& state) {
  switch (state.kind) {
    case Kind::board:
    case Kind::first_artwork:
      return Phase::set_up;
    case Kind::crest:
    case Kind::neutral:
      return Phase::planning;
    case Kind::prestige:
    case Kind::bonus:
      return Phase::use_cards;
    case Kind::strategy_line:
    case Kind::pay_notable:
    case Kind::over:
      return Phase::end_of_game;
    default:
      return phase_of(state.moment);
  }
}

}  // namespace horta::bruxelles1893
