// A position as one line of text (see position_text.h). Only valid positions can be read back.

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/validity.h"
#include "engine/core/position_text.h"

namespace horta::bruxelles1897 {

namespace {

constexpr std::string_view prefix = "1897.";

// Every number of a state that can differ between two valid states. `visit` takes a reference to the number.
void each_number(const Rules& rules, auto& state, auto&& visit) {
  const auto all = [&visit](auto& numbers) {
    for (auto& number : numbers) visit(number);
  };
  visit(state.round);
  visit(state.first_player);
  visit(state.passes);
  visit(state.expo_owner);
  visit(state.kind);
  visit(state.seat);
  visit(state.stage);
  visit(state.turn);
  visit(state.cell);
  visit(state.card);
  visit(state.brussels);
  visit(state.activations);
  visit(state.activated);
  all(state.drawn);
  visit(state.exhibited);
  visit(state.withdrawn);
  visit(state.column);
  visit(state.waiting);
  all(state.uses);
  all(state.bonus);
  for (int place = 0; place < rules.cells(); ++place) {
    auto& cell = state.grid[at(place)];
    visit(cell.card);
    visit(cell.owner);
    visit(cell.architect);
    visit(cell.value);
  }
  for (auto& deck : state.decks) {
    all(deck.left);
    all(deck.start);
    all(deck.discard);
    visit(deck.epoch);
  }
  for (Seat seat = 0; seat < rules.players; ++seat) {
    auto& player = state.players[at(seat)];
    visit(player.vp);
    visit(player.money);
    all(player.ledger);
    all(player.level);
    all(player.hand);
    all(player.brussels);
    all(player.prison);
    all(player.artworks);
    all(player.materials);
    all(player.houses);
    visit(player.nobles);
    visit(player.tapped);
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
  if (state && !is_valid(rules, *state)) state.reset();
  return state;
}

}  // namespace horta::bruxelles1897
