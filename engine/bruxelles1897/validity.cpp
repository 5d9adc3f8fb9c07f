#include "engine/bruxelles1897/validity.h"

#include "engine/bruxelles1897/legal.h"
#include "engine/bruxelles1897/majorities.h"

namespace horta::bruxelles1897 {

namespace {

constexpr int most = 9999;  // money and points of a player, far beyond any game

bool player_is_valid(const Player& player) {
  int points = 0;
  for (const int entry : player.ledger) {
    if (entry < -most || entry > most) return false;
    points += entry;
  }
  return player.vp == points && points >= -most && points <= most && player.money >= 0 &&
         player.money <= most && player.passed <= 1 && (player.tapped & ~player.nobles) == 0 &&
         player.nobles < (1 << noble_figures) && contains(player.nobles, Noble::brugmann) &&
         std::ranges::all_of(player.level, [](int level) { return level < track_length; });
}

bool empty(const Cell& cell) {
  return cell.owner == nobody && cell.value == 0 && cell.architect == Architect::one_three;
}

bool cell_is_valid(const Rules& rules, const Cell& cell, int place) {
  if (place >= rules.cells()) return cell.card == ActionCard::none && empty(cell);
  if (cell.card != ActionCard::none)
    return empty(cell) && at(cell.card) < action_card_types && cell.card != card_of(Noble::brugmann) &&
           !(rules.neutrals && rules.is_corner(place));
  if (rules.neutrals && rules.is_corner(place))
    return cell.owner == neutral && cell.value == rules.neutral_value &&
           cell.architect == Architect::one_three;
  if (cell.owner == nobody) return empty(cell);
  return cell.owner < rules.players && at(cell.architect) < architect_types &&
         (cell.value == rules.side(cell.architect, false) || cell.value == rules.side(cell.architect, true));
}

// The card being carried out and the drawn ones lie with nobody yet.
bool is_pile_card(ActionCard card) { return at(card) < at(money_card); }

bool architects_are_complete(const Rules& rules, const State& state) {
  std::array<std::array<int, architect_types>, max_players> seen{};
  for (const Cell& cell : state.grid)
    if (cell.owner < max_players) ++seen[cell.owner][at(cell.architect)];
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const Player& player = state.players[at(seat)];
    for (int type = 0; type < architect_types; ++type)
      if (seen[at(seat)][at(type)] + player.hand[at(type)] + player.brussels[at(type)] +
              player.prison[at(type)] !=
          rules.architects[at(type)])
        return false;
  }
  return true;
}

bool action_cards_are_complete(const Rules& rules, const State& state) {
  std::array<int, action_card_types> seen{};
  const auto see = [&seen](ActionCard card, int count = 1) { seen[at(card)] += count; };
  for (const Cell& cell : state.grid)
    if (cell.card != ActionCard::none) see(cell.card);
  for (const Player& player : state.players) {
    for (std::uint8_t i = 0; i < colours; ++i) see(card_of(Colour{i}), player.artworks[i]);
    for (std::uint8_t i = 0; i < material_types; ++i) see(card_of(Material{i}), player.materials[i]);
    for (std::uint8_t i = 0; i < house_designs; ++i) see(card_of(House{i}), player.houses[i]);
    for (std::uint8_t i = 0; i < noble_figures; ++i) see(card_of(Noble{i}), contains(player.nobles, i));
  }
  for (const ActionCard card : {state.card, state.drawn[0], state.drawn[1]}) {
    if (card == ActionCard::none) continue;
    if (at(card) >= action_card_types || card == card_of(Noble::brugmann)) return false;
    if (is_pile_card(card)) see(card);
  }
  for (int pile = 0; pile < action_piles; ++pile) {
    const Deck& deck = state.decks[at(pile)];
    for (int type = 0; type < pile_types; ++type) {
      const int printed = rules.cards[at(pile)][at(type)];
      if (deck.left[at(type)] > deck.start[at(type)] || deck.start[at(type)] > printed) return false;
      if (printed == 0 && deck.discard[at(type)] > 0) return false;
      if (printed == 0) continue;  // a pile has fewer types than the widest, and no Brugmann
      see(card_from(Pile{static_cast<std::uint8_t>(pile)}, type),
          deck.left[at(type)] + deck.discard[at(type)]);
      if (seen[at(card_from(Pile{static_cast<std::uint8_t>(pile)}, type))] != printed) return false;
    }
  }
  const bool exhibited = state.expo_owner != nobody;
  return seen[at(expo_card)] + (exhibited ? 1 : 0) <= 1 && seen[at(money_card)] <= rules.cards_per_pile;
}

bool bonus_cards_are_complete(const State& state) {
  std::uint8_t seen = 0;
  for (const Bonus bonus : state.bonus) {
    if (at(bonus) >= bonus_cards) return false;
    insert(seen, bonus);
  }
  return size_of(seen) == bonus_cards;
}

// Each use of a Brussels card took its Architect cards.
bool brussels_is_consistent(const Rules& rules, const State& state) {
  int due = 0, placed = 0;
  for (const int uses : state.uses)
    for (int use = 1; use <= uses; ++use) due += cost_of_use(use);
  for (Seat seat = 0; seat < rules.players; ++seat) placed += sum(state.players[at(seat)].brussels);
  return state.stage == Stage::prison ? placed <= due : placed == due;
}

bool passes_are_consistent(const Rules& rules, const State& state) {
  int passed = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) passed += state.players[at(seat)].passed;
  const bool action_phase = state.stage != Stage::column_bonuses && state.stage != Stage::prison;
  return passed == state.passes &&
         (action_phase ? !state.players[state.turn].passed : passed == rules.players);
}

bool nothing_is_drawn(const State& state) {
  return state.drawn[0] == ActionCard::none && state.drawn[1] == ActionCard::none;
}

// The parts of the turn that are set at this point; all others must be in their resting place.
struct Turn {
  bool cell = false, card = false, brussels = false, activations = false, drawn = false, exhibition = false;
};

bool rests(const State& state, Turn turn) {
  return (turn.cell || state.cell == nobody) && (turn.card || state.card == ActionCard::none) &&
         (turn.brussels || state.brussels == Brussels::bourse) &&
         (turn.activations || (state.activations == 0 && state.activated == 0)) &&
         (turn.drawn || nothing_is_drawn(state)) &&
         (turn.exhibition || (state.exhibited == 0 && state.withdrawn == 0));
}

// A card taken from the grid is being carried out: the Architect card lies there.
bool carries_out(const Rules& rules, const State& state, CardType type) {
  return state.stage == Stage::turn && state.cell < rules.cells() &&
         state.grid[state.cell].owner == state.seat && state.card != ActionCard::none &&
         type_of(state.card) == type;
}

bool at_brussels_card(const State& state, Brussels card) {
  return state.brussels == card && state.uses[at(card)] > 0;
}

bool in_park(const State& state) {
  return state.stage == Stage::park && at_brussels_card(state, Brussels::cinquantenaire) &&
         state.cell == nobody;
}

bool at_city_hall(const Rules& rules, const State& state) {
  return state.stage == Stage::city_hall && at_brussels_card(state, Brussels::city_hall) &&
         state.activated <= 1 &&
         state.activations + state.activated <= *std::ranges::max_element(rules.track[at(Track::nobility)]);
}

// A noble of the given figure is at work: bought, kept in the park, or activated at City Hall.
bool uses_noble(const Rules& rules, const State& state, Noble noble) {
  const Player& player = state.players[state.seat];
  if (state.stage == Stage::city_hall)
    return at_city_hall(rules, state) && state.activated && contains(player.tapped, noble) &&
           rests(state, {.brussels = true, .activations = true, .drawn = true});
  const bool bought =
      carries_out(rules, state, CardType::noble) && rests(state, {.cell = true, .card = true, .drawn = true});
  const bool in_the_park = in_park(state) && rests(state, {.card = true, .brussels = true, .drawn = true});
  return (bought || in_the_park) && state.card == card_of(noble);
}

bool drawn_is_valid(const State& state) {
  return is_pile_card(state.drawn[0]) && is_pile_card(state.drawn[1]) &&
         pile_of(state.drawn[0]) == pile_of(state.drawn[1]);
}

bool exhibition_is_valid(const Rules& rules, const State& state) {
  for (Seat seat = 0; seat < rules.players; ++seat)
    if (state.players[at(seat)].passed && !contains(state.withdrawn, seat)) return false;
  return state.stage == Stage::exhibition && state.expo_owner == state.turn && state.card == expo_card &&
         state.cell < rules.cells() && state.grid[state.cell].owner == state.turn &&
         state.exhibited < (1 << colours) && state.withdrawn < (1 << rules.players) &&
         !contains(state.withdrawn, state.seat) && showable_colours(state, state.seat) != 0;
}

bool waiting_is_valid(const Rules& rules, const State& state) {
  return state.waiting < (1 << rules.players) && !contains(state.waiting, state.seat);
}

bool decision_is_valid(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  const bool in_majorities = state.stage == Stage::column_bonuses || state.stage == Stage::prison;
  if (!in_majorities && (state.column != 0 || state.waiting != 0)) return false;
  if (!in_majorities && state.stage != Stage::exhibition && state.kind != Kind::over &&
      state.seat != state.turn)
    return false;
  switch (state.kind) {
    case Kind::action:
      return state.stage == Stage::turn && rests(state, {});
    case Kind::architect:
      return state.stage == Stage::turn && rests(state, {.cell = true}) && state.cell < rules.cells() &&
             state.grid[state.cell].card != ActionCard::none;
    case Kind::perform:
      return rules.optional_actions && rests(state, {.cell = true, .card = true}) &&
             state.card != ActionCard::none && state.card != expo_card &&
             carries_out(rules, state, type_of(state.card)) && can_perform(player, state.card);
    case Kind::artwork:
      return (carries_out(rules, state, CardType::money) && rests(state, {.cell = true, .card = true})) ||
             (in_park(state) && rests(state, {.brussels = true}));
    case Kind::materials:
      return can_build(player) &&
             ((carries_out(rules, state, CardType::house) && rests(state, {.cell = true, .card = true})) ||
              (in_park(state) && state.card != ActionCard::none && type_of(state.card) == CardType::house &&
               rests(state, {.card = true, .brussels = true})));
    case Kind::noble:
      return state.card != ActionCard::none && type_of(state.card) == CardType::noble &&
             nothing_is_drawn(state) && state.stage != Stage::city_hall &&
             uses_noble(rules, state, noble_of(state.card));
    case Kind::prisoner:
      if (state.stage == Stage::column_bonuses)
        return rests(state, {}) && state.column < columns && state.bonus[state.column] == Bonus::prison &&
               waiting_is_valid(rules, state);
      return nothing_is_drawn(state) && uses_noble(rules, state, Noble::vandervelde);
    case Kind::keep_drawn:
      if (!drawn_is_valid(state)) return false;
      if (state.stage == Stage::park && state.card == ActionCard::none)
        return in_park(state) && rests(state, {.brussels = true, .drawn = true}) &&
               (pile_of(state.drawn[0]) != Pile::house || can_build(player));
      return pile_of(state.drawn[0]) == Pile::material && uses_noble(rules, state, Noble::hankar);
    case Kind::brussels_cards:
      return state.stage == Stage::turn && rests(state, {.brussels = true}) &&
             at(state.brussels) < brussels_card_types && can_use(state, player, state.brussels);
    case Kind::park_action:
      return in_park(state) && rests(state, {.brussels = true});
    case Kind::activate:
      return at_city_hall(rules, state) && state.activations > 0 && untapped_nobles(player) != 0 &&
             rests(state, {.brussels = true, .activations = true});
    case Kind::exhibit:
      return exhibition_is_valid(rules, state) &&
             rests(state, {.cell = true, .card = true, .exhibition = true});
    case Kind::jail:
      return state.stage == Stage::prison && rests(state, {}) && state.column == 0 &&
             waiting_is_valid(rules, state);
    case Kind::over:
      return state.round == rounds && rests(state, {});
  }
  return false;
}

bool has_a_choice(const Rules& rules, const State& state) {
  int options = 0;
  each_option(rules, state, [&options](Move) { return ++options < 2; });
  return options == 2 || state.kind == Kind::over;
}

}  // namespace

bool is_valid(const Rules& rules, const State& state) {
  if (state.round < 1 || state.round > rounds || state.first_player >= rules.players ||
      state.seat >= rules.players || state.turn >= rules.players ||
      (state.expo_owner != nobody && state.expo_owner >= rules.players) || at(state.kind) > at(Kind::over) ||
      at(state.stage) > at(Stage::prison))
    return false;
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Player& player = state.players[at(seat)];
    if (seat < rules.players ? !player_is_valid(player)
                             : std::memcmp(&player, &State{}.players[0], sizeof player) != 0)
      return false;
  }
  for (int cell = 0; cell < max_cells; ++cell)
    if (!cell_is_valid(rules, state.grid[at(cell)], cell)) return false;
  if (!bonus_cards_are_complete(state) || !architects_are_complete(rules, state) ||
      !action_cards_are_complete(rules, state))
    return false;
  if (state.kind == Kind::over) return decision_is_valid(rules, state);
  return brussels_is_consistent(rules, state) && passes_are_consistent(rules, state) &&
         decision_is_valid(rules, state) && has_a_choice(rules, state);
}

}  // namespace horta::bruxelles1897
