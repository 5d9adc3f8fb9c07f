#pragma once

#include "engine/bruxelles1897/piles.h"
#include "engine/bruxelles1897/turn.h"
#include "engine/core/first_player.h"
#include "engine/core/pile.h"

// Set-up, and the preparation phase of every round (1897 SETUP; HOW TO PLAY, 1).

namespace horta::bruxelles1897 {

// The cards collected for a round, shuffled together: draws of `grid`.
struct Collected {
  std::array<std::uint8_t, action_card_types> left{};
  int total = 0;

  void add(ActionCard card) {
    ++left[at(card)];
    ++total;
  }
};

// Set-up 4: so many cards from each of the five piles, and the Expo card. A pile gives what it can (ruling
// 4).
Collected collect_cards(auto& play) {
  Collected collected;
  for (const Pile pile : {Pile::artwork, Pile::material, Pile::house, Pile::noble})
    for (int count = 0; count < play.rules.cards_per_pile; ++count)
      if (const ActionCard card = draw(play, pile, Cause::preparation); card != ActionCard::none)
        collected.add(card);
  for (int count = 0; count < play.rules.cards_per_pile; ++count) collected.add(money_card);
  collected.add(expo_card);
  return collected;
}

// Set-up 4: one card per cell in reading order; what is left over is discarded after the whole deal. With two
// players the bottom corners lose their cards to neutral Architects, whatever was dealt there.
void lay_out_grid(auto& play) {
  State& state = play.state;
  Collected collected = collect_cards(play);
  const auto start = collected.left;
  state.grid = {};
  for (int cell = 0; cell < play.rules.cells() && collected.total > 0; ++cell) {
    const int type = draw_from(play, Pile::grid, collected.left, start, state.round, collected.total--);
    state.grid[at(cell)].card = ActionCard{static_cast<std::uint8_t>(type)};
    play.tell(EventType::dealt, no_seat, Cause::preparation, cell, type);
  }

  for (int type = 0; type < action_card_types; ++type)
    for (int count = 0; count < collected.left[at(type)]; ++count)
      discard(play, no_seat, ActionCard{static_cast<std::uint8_t>(type)}, Cause::preparation);
  if (!play.rules.neutrals) return;
  for (int cell = 0; cell < play.rules.cells(); ++cell) {
    if (!play.rules.is_corner(cell)) continue;
    Cell& corner = state.grid[at(cell)];
    play.tell(EventType::corner_taken, no_seat, Cause::preparation, cell,
              corner.card == ActionCard::none ? -1 : static_cast<int>(corner.card));
    if (corner.card != ActionCard::none) to_discard(state, corner.card);
    corner = Cell{.owner = neutral, .value = play.rules.neutral_value};
  }
}

// Set-up 5.
void lay_out_bonus_cards(auto& play) {
  OneOfEach<bonus_cards> cards;
  for (int column = 0; column < columns; ++column) {
    const int type = cards.draw(play, Pile::bonus, play.state.round);
    play.state.bonus[at(column)] = Bonus{static_cast<std::uint8_t>(type)};
    play.tell(EventType::bonus_dealt, no_seat, Cause::preparation, column, type);
  }
}

void begin_round(auto& play) {
  State& state = play.state;
  ++state.round;
  state.passes = 0;
  state.uses = {};
  state.column = 0;
  state.waiting = 0;
  play.tell(EventType::round_began, no_seat, Cause::preparation, state.round, state.first_player);
  lay_out_grid(play);
  lay_out_bonus_cards(play);
  begin_turn(play, state.first_player);
}

// SETUP 3, 6 and 7; ruling 19.
void set_up(auto& play) {
  const Rules& rules = play.rules;
  State& state = play.state;
  state = {};
  state.first_player = static_cast<std::uint8_t>(choose_first_player(play, Pile::first_player));
  for (int pile = 0; pile < action_piles; ++pile)
    state.decks[at(pile)].left = state.decks[at(pile)].start = rules.cards[at(pile)];

  int place = 0;
  in_turn_order(rules, state, [&](Seat seat) {
    Player& player = play.player(seat);
    for (int type = 0; type < architect_types; ++type) {
      player.prison[at(type)] = rules.starting_prison[at(type)];
      player.hand[at(type)] = static_cast<std::uint8_t>(rules.architects[at(type)] - player.prison[at(type)]);
      for (int card = 0; card < player.prison[at(type)]; ++card)
        play.tell(EventType::jailed, seat, Cause::setup, type);
    }
    insert(player.nobles, Noble::brugmann);
    play.tell(EventType::noble_kept, seat, Cause::setup, static_cast<int>(Noble::brugmann));
    change_money(play, seat, rules.starting_money[at(place++)], Cause::setup);
  });
  begin_round(play);
}

// Preparation 1: the holder of the Expo card becomes first player, otherwise the seat to the left.
void pass_first_player_card(auto& play) {
  State& state = play.state;
  if (state.expo_owner == nobody) {
    state.first_player = static_cast<std::uint8_t>(next_seat(state.first_player, play.rules.players));
    return;
  }
  play.tell(EventType::expo_returned, state.expo_owner, Cause::preparation);
  state.first_player = state.expo_owner;
  state.expo_owner = nobody;
}

// Preparation 2: out of the grid and out of Brussels, but not out of prison.
void take_back_architects(auto& play) {
  std::array<int, max_players> taken{};
  for (const Cell& cell : play.state.grid)
    if (cell.owner < max_players) {
      ++play.player(cell.owner).hand[at(cell.architect)];
      ++taken[cell.owner];
    }
  in_turn_order(play.rules, play.state, [&](Seat seat) {
    Player& player = play.player(seat);
    taken[at(seat)] += sum(player.brussels);
    for (int type = 0; type < architect_types; ++type)
      player.hand[at(type)] = static_cast<std::uint8_t>(player.hand[at(type)] + player.brussels[at(type)]);
    player.brussels = {};
    player.passed = 0;
    if (taken[at(seat)] > 0)
      play.tell(EventType::architects_returned, seat, Cause::preparation, taken[at(seat)]);
  });
}

// Preparation 3.
void discard_unbought_cards(auto& play) {
  for (const Cell& cell : play.state.grid)
    if (cell.card != ActionCard::none) discard(play, no_seat, cell.card, Cause::preparation);
}

// Preparation 4.
void untap_nobles(auto& play) {
  in_turn_order(play.rules, play.state, [&](Seat seat) {
    Player& player = play.player(seat);
    if (player.tapped != 0)
      play.tell(EventType::nobles_untapped, seat, Cause::preparation, size_of(player.tapped));
    player.tapped = 0;
  });
}

void prepare_next_round(auto& play) {
  pass_first_player_card(play);
  take_back_architects(play);
  discard_unbought_cards(play);
  untap_nobles(play);
  begin_round(play);  // 5 and 6
}

}  // namespace horta::bruxelles1897
