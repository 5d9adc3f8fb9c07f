#include "engine/bruxelles1893/validity.h"

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity/parts.h"

namespace horta::bruxelles1893 {

namespace {

bool has_a_choice(const Rules& rules, const State& state) {
  int options = 0;
  each_option(rules, state, [&options](Move) { return ++options < 2; });
  return options == 2 || state.kind == Kind::over;
}

}  // namespace

bool is_valid(const Rules& rules, const State& state) {
  if (!is_in_range(rules, state) || !is_complete(rules, state)) return false;
  const Phase phase = phase_of(state);
  return phase_fits(rules, state, phase) && decision_is_valid(rules, state, phase) &&
         has_a_choice(rules, state);
}

bool is_modest(const State& state) {
  constexpr int modest_money = 300, modest_points = 2000, modest_epoch = 100;
  Amounts francs{};
  for (std::size_t seat = 0; seat < max_players; ++seat) francs[seat] = state.players[seat].money;
  for (const Cell& cell : state.board)
    if (cell.pawn < max_players) francs[cell.pawn] += cell.stake;
  const auto is_small = [](int points) { return points >= -modest_points && points <= modest_points; };
  return std::ranges::all_of(francs, [](int all) { return all <= modest_money; }) &&
         std::ranges::all_of(state.players,
                             [&](const Player& player) {
                               return is_small(player.vp) && std::ranges::all_of(player.ledger, is_small);
                             }) &&
         state.notables.epoch <= modest_epoch && state.workshop.epoch <= modest_epoch;
}

}  // namespace horta::bruxelles1893
