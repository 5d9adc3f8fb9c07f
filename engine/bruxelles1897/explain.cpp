// Why a move is not possible. One function per kind of decision, each the mirror of its enumeration in
// legal.h; a test compares the two over thousands of positions.

#include "engine/bruxelles1897/brussels.h"
#include "engine/bruxelles1897/construction.h"
#include "engine/bruxelles1897/exhibition.h"
#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/bruxelles1897/view.h"
#include "engine/core/explanation.h"

namespace horta::bruxelles1897 {

namespace {

// Whether the bits of a move mean anything at all for its kind.
bool well_formed(const Rules& rules, Move move) {
  const std::uint32_t choice = move.choice();
  switch (kind_of(move)) {
    case Kind::action:
      return choice < static_cast<std::uint32_t>(rules.cells()) ||
             (choice >= brussels_choice && choice <= pass_choice);
    case Kind::architect:
      return choice < 2 * architect_types;
    case Kind::perform:
    case Kind::noble:
      return choice < 2;
    case Kind::artwork:
      return choice < colours;
    case Kind::prisoner:
    case Kind::jail:
      return choice < architect_types;
    case Kind::keep_drawn:
      return choice < static_cast<std::uint32_t>(money_card);
    case Kind::park_action:
      return choice < park_actions;
    case Kind::activate:
      return choice <= stop_choice;
    case Kind::exhibit:
      return choice <= withdraw_choice;
    case Kind::materials:
      return true;
    case Kind::brussels_cards:
      return choice < (1u << (4 * architect_types));
    case Kind::over:
      return false;
  }
  return false;
}

// Cards of a selection that the player does not have.
template <class Item, std::size_t Size>
void explain_selection(Explanation& why, const std::array<std::uint8_t, Size>& chosen,
                       const std::array<std::uint8_t, Size>& held, std::string_view section) {
  for (std::uint8_t type = 0; type < Size; ++type)
    if (chosen[type] > held[type])
      why.add("cards_not_held", section,
              {{"card", name(Item{type})}, {"held", held[type]}, {"chosen", chosen[type]}});
}

void explain_take(Explanation& why, const Rules& rules, const State& state, const Player& player, int place) {
  const Cell& cell = state.grid[at(place)];
  if (cell.card == ActionCard::none) {
    if (cell.owner == nobody)
      why.add("cell_empty", "SETUP 4");
    else if (cell.owner == neutral)
      why.add("cell_neutral", "SETUP 4");
    else
      why.add("cell_taken", "2A", {{"owner", cell.owner}});
  }
  if (sum(player.hand) == 0)
    why.add("no_architect_left", "2A");
  else if (const int price = cheapest_side(rules, player); price > player.money)
    why.add("not_enough_money", "2A", {{"price", price}, {"money", player.money}});
}

void explain_brussels(Explanation& why, const State& state, const Player& player, Brussels card) {
  const int cost = brussels_cost(state, card);
  if (const int hand = sum(player.hand); cost > hand)
    why.add("brussels_needs_cards", "2B", {{"brussels", name(card)}, {"needed", cost}, {"hand", hand}});
  if (can_use(state, player, card)) return;
  if (card == Brussels::city_hall)
    why.add("no_untapped_noble", "2B");
  else
    why.add("no_park_action", "2B");
}

void explain_action(Explanation& why, const Rules& rules, const State& state, const Player& player,
                    Move move) {
  if (player.passed && state.kind != Kind::over) why.add("already_passed", "2C");
  if (move.choice() < brussels_choice)
    explain_take(why, rules, state, player, static_cast<int>(move.choice()));
  else if (move.choice() < pass_choice)
    explain_brussels(why, state, player,
                     Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)});
}

void explain_architect(Explanation& why, const Rules& rules, const Player& player, Move move) {
  if (player.hand[at(architect_of(move))] == 0)
    why.add("architect_not_in_hand", "2A", {{"card", name(architect_of(move))}});
  if (const int price = rules.side(architect_of(move), is_dear(move)); price > player.money)
    why.add("not_enough_money", "2A", {{"price", price}, {"money", player.money}});
}

void explain_payment(Explanation& why, const Player& player, const MaterialCounts& chosen) {
  explain_selection<Material>(why, chosen, player.materials, "2A");
  const int cost = building_cost(player);
  const int cards = sum(chosen);
  if (cards < fewest_cards(cost))
    why.add("too_few_materials", "2A", {{"needed", cost}, {"given", cards * units_per_card}});
  if (cards > most_cards(cost)) why.add("too_many_materials", "2A", {{"needed", cost}, {"cards", cards}});
}

void explain_park(Explanation& why, const State& state, const Player& player, ParkAction action) {
  if (action == ParkAction::sale) {
    if (!owns_artwork(player)) why.add("no_artwork", "2B");
    return;
  }
  if (action == ParkAction::construction && !can_build(player))
    why.add("not_enough_materials", "2B",
            {{"needed", building_cost(player)}, {"held", material_cards(player) * units_per_card}});
  if (const Pile pile = park_pile[at(action)]; !can_draw(state, pile))
    why.add("pile_empty", "2B", {{"pile", name(pile)}});
}

void explain_activation(Explanation& why, const State& state, const Player& player, Move move) {
  if (move.choice() == stop_choice) {
    if (!state.activated) why.add("must_activate_one", "2B");
    return;
  }
  const Noble noble = item_of<Noble>(move);
  if (!contains(player.nobles, noble))
    why.add("noble_not_kept", "2B", {{"noble", name(noble)}});
  else if (contains(player.tapped, noble))
    why.add("noble_tapped", "2A", {{"noble", name(noble)}});
}

void explain_exhibit(Explanation& why, const State& state, const Player& player, Move move) {
  if (move.choice() == withdraw_choice) return;
  const Colour colour = item_of<Colour>(move);
  if (player.artworks[at(colour)] == 0) why.add("no_artwork_of_colour", "2A", {{"colour", name(colour)}});
  if (contains(state.exhibited, colour)) why.add("colour_already_shown", "2A", {{"colour", name(colour)}});
}

// The reasons that depend on the decision being asked, for the player who is asked.
void explain_answer(Explanation& why, const Rules& rules, const State& state, Move move) {
  const Player& player = state.players[state.seat];
  switch (kind_of(move)) {
    case Kind::architect:
      explain_architect(why, rules, player, move);
      break;
    case Kind::artwork:
      if (player.artworks[move.choice()] == 0)
        why.add("no_artwork_of_colour", "2A", {{"colour", name(item_of<Colour>(move))}});
      break;
    case Kind::materials:
      explain_payment(why, player, counts_of<material_types>(move));
      break;
    case Kind::noble:
      if (move.choice() && !may_keep(player, noble_of(state.card)))
        why.add("noble_already_kept", "2A", {{"noble", name(noble_of(state.card))}});
      break;
    case Kind::prisoner:
      if (player.prison[move.choice()] == 0)
        why.add("not_in_prison", state.stage == Stage::column_bonuses ? "3A" : "2A",
                {{"card", name(item_of<Architect>(move))}});
      break;
    case Kind::keep_drawn:
      if (item_of<ActionCard>(move) != state.drawn[0] && item_of<ActionCard>(move) != state.drawn[1])
        why.add("card_not_drawn", state.stage == Stage::park ? "2B" : "2A",
                {{"card", full_name(item_of<ActionCard>(move))}});
      break;
    case Kind::brussels_cards: {
      const auto chosen = counts_of<architect_types>(move);
      explain_selection<Architect>(why, chosen, player.hand, "2B");
      if (const int cost = brussels_cost(state, state.brussels); sum(chosen) != cost)
        why.add("wrong_number_of_cards", "2B", {{"needed", cost}, {"given", sum(chosen)}});
      break;
    }
    case Kind::park_action:
      explain_park(why, state, player, item_of<ParkAction>(move));
      break;
    case Kind::activate:
      explain_activation(why, state, player, move);
      break;
    case Kind::exhibit:
      explain_exhibit(why, state, player, move);
      break;
    case Kind::jail:
      if (player.brussels[move.choice()] == 0)
        why.add("not_in_brussels", "3C", {{"card", name(item_of<Architect>(move))}});
      break;
    default:
      break;
  }
}

}  // namespace

std::vector<Reason> Game::explain(const Rules& rules, const State& state, Seat seat, Move move) {
  Explanation why;
  if (seat < 0 || seat >= rules.players || !well_formed(rules, move)) {
    why.add("no_such_move", "");
    return why.take();
  }
  const bool asked = seat == state.seat && kind_of(move) == state.kind;
  if (over(state))
    why.add("game_over", "");
  else if (seat != state.seat)
    why.add("not_your_decision", "2", {{"decides", state.seat}});
  else if (!asked)
    why.add("other_decision", "2", {{"asked", bruxelles1897::name(state.kind)}});

  // An action of the next turn can be judged beforehand; an answer has no meaning before its question.
  if (kind_of(move) == Kind::action)
    explain_action(why, rules, state, state.players[at(seat)], move);
  else if (asked)
    explain_answer(why, rules, state, move);
  return why.take();
}

}  // namespace horta::bruxelles1897
