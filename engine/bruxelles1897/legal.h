#pragma once

#include "engine/bruxelles1897/brussels.h"
#include "engine/bruxelles1897/construction.h"
#include "engine/bruxelles1897/exhibition.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/core/choice.h"

// The options of the pending decision, in canonical order: visit(move) is called for each until it answers
// false. explain.cpp says the same in reasons; the invariant battery keeps the two equal.

namespace horta::bruxelles1897 {

// The cells that still hold an Action card, as a set: found without a branch per cell, since this is where a
// simulation spends most of its time.
inline unsigned cells_with_cards(const State& state) {
  unsigned cells = 0;
  for (int cell = 0; cell < max_cells; ++cell)
    cells |= static_cast<unsigned>(state.grid[at(cell)].card != ActionCard::none) << cell;
  return cells;
}

// At most 16 cells, 3 Brussels cards and pass.
bool each_action(const Rules& rules, const State& state, auto&& visit) {
  const Player& player = state.players[state.seat];
  if (player.money >= cheapest_side(rules, player))
    for (unsigned cells = cells_with_cards(state); cells != 0; cells &= cells - 1)
      if (!visit(take_move(std::countr_zero(cells)))) return false;
  const int hand = sum(player.hand);
  for (std::uint8_t card = 0; card < brussels_card_types; ++card)
    if (brussels_cost(state, Brussels{card}) <= hand && can_use(state, player, Brussels{card}) &&
        !visit(brussels_move(Brussels{card})))
      return false;
  return visit(pass_move());
}

// At most 6: three types, two sides.
bool each_architect(const Rules& rules, const State& state, auto&& visit) {
  const Player& player = state.players[state.seat];
  for (std::uint8_t type = 0; type < architect_types; ++type)
    if (player.hand[type] > 0)
      for (const bool dear : {false, true})
        if (rules.side(Architect{type}, dear) <= player.money &&
            !visit(architect_move(Architect{type}, dear)))
          return false;
  return true;
}

// All ways to take between `fewest` and `most` cards out of `held`, in the order of the sorted lists of
// names: more of an earlier type first.
template <std::size_t Size>
bool each_selection(Kind kind, const std::array<std::uint8_t, Size>& held, int fewest, int most,
                    auto&& visit) {
  // later[t]: how many cards are held of type t and after it.
  std::array<int, Size + 1> later{};
  for (std::size_t type = Size; type-- > 0;) later[type] = later[type + 1] + held[type];
  const auto from = [&](auto&& self, std::size_t type, std::uint32_t choice, int taken) -> bool {
    if (type == Size) return visit(move_of(kind, choice));
    const int upper = std::min<int>(held[type], most - taken);
    const int lower = std::max(0, fewest - taken - later[type + 1]);
    for (int count = upper; count >= lower; --count)
      if (!self(self, type + 1, choice | (static_cast<std::uint32_t>(count) << (4 * type)), taken + count))
        return false;
    return true;
  };
  return from(from, 0, 0, 0);
}

// At most 573, with all twelve cards in hand and the eighth house to pay.
bool each_payment(const State& state, auto&& visit) {
  const Player& player = state.players[state.seat];
  const int cost = building_cost(player);
  return each_selection(Kind::materials, player.materials, fewest_cards(cost), most_cards(cost), visit);
}

bool each_brussels_selection(const State& state, auto&& visit) {
  const int cost = brussels_cost(state, state.brussels);
  return each_selection(Kind::brussels_cards, state.players[state.seat].hand, cost, cost, visit);
}

bool each_option(const Rules& rules, const State& state, auto&& visit) {
  const Player& player = state.players[state.seat];
  switch (state.kind) {
    case Kind::action:
      return each_action(rules, state, visit);
    case Kind::architect:
      return each_architect(rules, state, visit);
    case Kind::perform:
      return visit(yes_move(Kind::perform)) && visit(no_move(Kind::perform));
    case Kind::artwork:
      return each_held(Kind::artwork, player.artworks, visit);
    case Kind::materials:
      return each_payment(state, visit);
    case Kind::noble:
      return (!may_keep(player, noble_of(state.card)) || visit(yes_move(Kind::noble))) &&
             visit(no_move(Kind::noble));
    case Kind::prisoner:
      return each_held(Kind::prisoner, player.prison, visit);
    case Kind::keep_drawn:
      return visit(item_move(Kind::keep_drawn, state.drawn[0])) &&
             (state.drawn[1] == ActionCard::none || state.drawn[1] == state.drawn[0] ||
              visit(item_move(Kind::keep_drawn, state.drawn[1])));
    case Kind::brussels_cards:
      return each_brussels_selection(state, visit);
    case Kind::park_action:
      for (std::uint8_t action = 0; action < park_actions; ++action)
        if (can_choose(state, player, ParkAction{action}) &&
            !visit(item_move(Kind::park_action, ParkAction{action})))
          return false;
      return true;
    case Kind::activate:
      return each_of_set(Kind::activate, untapped_nobles(player), visit) &&
             (!state.activated || visit(item_move(Kind::activate, stop_choice)));
    case Kind::exhibit:
      return each_of_set(Kind::exhibit, showable_colours(state, state.seat), visit) &&
             visit(item_move(Kind::exhibit, withdraw_choice));
    case Kind::jail:
      return each_held(Kind::jail, player.brussels, visit);
    case Kind::over:
      return true;
  }
  return true;
}

}  // namespace horta::bruxelles1897
