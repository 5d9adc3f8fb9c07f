// A position as one line of text (see position_text.h). Only valid positions can be read back.

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/validity.h"
#include "engine/core/position_text.h"

namespace horta::bruxelles1893 {

namespace {

constexpr std::string_view prefix = "1893.";

// Every number of a state that can differ between two valid states. `visit` takes a reference to the number.
void each_number(const Rules& rules, auto& state, auto&& visit) {
  const auto all = [&visit](auto& numbers) {
    for (auto& number : numbers) visit(number);
  };
  visit(state.round);
  visit(state.first_player);
  visit(state.next_first_player);
  visit(state.first_passer);
  visit(state.passes);
  visit(state.kind);
  visit(state.seat);
  visit(state.turn);
  visit(state.moment);
  visit(state.caller);
  visit(state.chooser);

  auto& doing = state.doing;
  visit(doing.again);
  visit(doing.cell);
  visit(doing.action);
  visit(doing.brussels);
  visit(doing.activations);
  visit(doing.activated);
  visit(doing.notable);
  visit(doing.revealed);
  all(doing.drawn);
  visit(doing.sold);
  visit(doing.sold_white);
  visit(doing.sold_as);
  visit(doing.gap);
  visit(doing.more_steps);
  visit(doing.card9);
  visit(doing.site);
  visit(doing.cubes);

  auto& resolution = state.resolution;
  visit(resolution.column);
  all(resolution.winner);
  visit(resolution.lines_used);
  visit(resolution.card26);
  visit(resolution.card27);
  all(resolution.irises);
  visit(resolution.leaving);

  for (auto& cell : state.board) {
    visit(cell.stake);
    visit(cell.pawn);
    visit(cell.house);
  }
  visit(state.zone);
  visit(state.tiles);
  all(state.strip);
  all(state.bonus);
  all(state.bonus_left);
  all(state.bourse_left);
  visit(state.bourse);
  visit(state.crest);
  all(state.notables.left);
  all(state.notables.start);
  all(state.notables.discard);
  visit(state.notables.epoch);
  all(state.row);
  all(state.materials);
  visit(state.jokers);
  visit(state.train);
  all(state.artworks);
  all(state.workshop.left);
  all(state.workshop.start);
  all(state.workshop.under);
  visit(state.workshop.epoch);
  all(state.covered);
  for (auto& hung : state.market) {
    visit(hung.colour);
    visit(hung.white);
  }
  visit(state.cursor);
  all(state.compass);
  all(state.arms);
  all(state.site_card);
  all(state.pavilion);
  all(state.uses);
  for (auto& area : state.in_brussels) all(area);
  all(state.travellers_in);
  for (Seat seat = 0; seat < rules.players; ++seat) {
    auto& player = state.players[at(seat)];
    visit(player.vp);
    visit(player.money);
    all(player.ledger);
    visit(player.cards);
    visit(player.used_cards);
    visit(player.notables);
    visit(player.tilted);
    visit(player.tiles);
    visit(player.board);
    all(player.space);
    visit(player.pawns);
    visit(player.court);
    visit(player.travellers);
    visit(player.on_card22);
    visit(player.buildings);
    all(player.artworks);
    all(player.white);
    all(player.materials);
    visit(player.jokers);
    all(player.lines);
    visit(player.first_passes);
    visit(player.passed);
  }
}

}  // namespace

std::string Game::to_position(const Rules& rules, const State& state) {
  return write_position(prefix, rules.players, state,
                        [&](auto& each, auto&& visit) { each_number(rules, each, visit); });
}

std::optional<State> Game::from_position(const Rules& rules, std::string_view text) {
  auto state = read_position<State>(prefix, rules.players, text,
                                    [&](auto& each, auto&& visit) { each_number(rules, each, visit); });
  if (state && !(is_valid(rules, *state) && is_modest(*state))) state.reset();
  return state;
}

}  // namespace horta::bruxelles1893
