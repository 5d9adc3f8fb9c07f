#pragma once

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

// Hands a decision to the rule that asked for it.
void decide(auto& play, Move move) {
  State& state = play.state;
  const Seat seat = state.seat;
  const auto number = static_cast<int>(move.choice());
  switch (state.kind) {
    case Kind::board:
      choose_board(play, seat, item_of<Board>(move));
      break;
    case Kind::first_artwork:
      take_first_artwork(play, seat, item_of<Colour>(move));
      break;
    case Kind::crest:
      place_square(play, seat, number);
      break;
    case Kind::neutral:
      place_neutral(play, seat, number);
      break;
    case Kind::action:
      if (move.choice() < brussels_choice)
        choose_cell(play, seat, number);
      else if (move.choice() < pass_choice)
        choose_brussels(play, seat, Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)});
      else
        pass(play, seat);
      break;
    case Kind::stake:
      place_pawn(play, seat, number);
      break;
    case Kind::travellers:
      place_in_brussels(play, seat, number);
      break;
    case Kind::perform:
      if (move.choice())
        perform_action(play, seat);
      else
        leave_action(play, seat);
      break;
    case Kind::artwork:
      create_artwork(play, seat, item_of<Colour>(move));
      break;
    case Kind::keep_artwork:
      keep_artwork(play, seat, item_of<Colour>(move));
      break;
    case Kind::sell:
      sell(play, seat, sold_colour(move), is_white(move));
      break;
    case Kind::white_as:
      sell_as(play, seat, item_of<Colour>(move));
      break;
    case Kind::cursor:
      move_cursor(play, seat, number);
      break;
    case Kind::slot:
      hang(play, seat, number);
      break;
    case Kind::notable:
      if (move.choice() == revealed_choice)
        take_revealed(play, seat);
      else
        take_notable(play, seat, number);
      break;
    case Kind::keep:
      settle_notable(play, seat, move.choice() != 0);
      break;
    case Kind::solvay:
      if (is_pair(move)) {
        const auto [first, second] = pair_of(move);
        exchange_joker(play, seat, first, second);
      } else {
        take_noble(play, seat, item_of<Material>(move));
      }
      break;
    case Kind::white_tile:
      create_white_artwork(play, seat, item_of<Colour>(move));
      break;
    case Kind::materials:
      take_materials(play, seat, move);
      break;
    case Kind::compass_before:
      if (move.choice() == no_arm_choice)
        leave_arms(play, seat);
      else
        move_before(play, seat, arm_of(move), is_clockwise(move));
      break;
    case Kind::build:
      choose_payment(play, seat, site_of(move));
      break;
    case Kind::payment:
      pay(play, seat, payment_of(move));
      break;
    case Kind::compass:
      advance_compass(play, seat, number);
      break;
    case Kind::house_cell:
      build_house(play, seat, number);
      break;
    case Kind::activate:
      if (state.moment == Moment::grand_place_done)
        activate(play, seat, item_of<Notable>(move), Caller::card);  // card 13
      else if (move.choice() == stop_choice)
        grand_place_done(play, seat);
      else
        activate_on_grand_place(play, seat, item_of<Notable>(move));
      break;
    case Kind::copy:
      copy_action(play, seat, item_of<Action>(move));
      break;
    case Kind::free_action:
      if (move.choice() == decline_choice)
        turn_done(play);
      else if (move.choice() >= free_material_choice)
        take_free_material(play, seat,
                           Material{static_cast<std::uint8_t>(move.choice() - free_material_choice)});
      else if (move.choice() >= free_notable_choice)
        activate_freely(play, seat, Notable{static_cast<std::uint8_t>(move.choice() - free_notable_choice)});
      else
        take_free_action(play, seat);
      break;
    case Kind::be_tile:
      if (move.choice() != no_tile_choice) take_tile(play, seat, item_of<Tile>(move));
      offer_free_action(play);
      break;
    case Kind::be_card:
      if (move.choice() == no_card_choice)
        go_on_after(play, state.moment, seat);
      else
        use_card(play, seat, number);
      break;
    case Kind::card2:
      turn_white_artwork(play, seat, item_of<Colour>(move));
      break;
    case Kind::card4:
      clear_slot(play, seat, number);
      break;
    case Kind::card6:
      replace_notables(play, seat, static_cast<std::uint8_t>(move.choice()));
      break;
    case Kind::card8:
      swap_joker(play, seat, item_of<Material>(move));
      break;
    case Kind::card14:
      dismiss_notable(play, seat, item_of<Notable>(move));
      break;
    case Kind::card15:
      take_stake_back(play, seat, card15_cell(move), card15_francs(move));
      break;
    case Kind::card17:
      if (is_pair(move)) {
        const auto [first, second] = pair_of(move);
        give_cubes(play, seat, first, second);
      } else {
        give_artwork(play, seat, item_of<Colour>(move));
      }
      break;
    case Kind::card17_artwork:
      artwork_for_cubes(play, seat, item_of<Colour>(move));
      break;
    case Kind::card17_materials: {
      const auto [first, second] = pair_of(move);
      cubes_for_artwork(play, seat, first, second);
      break;
    }
    case Kind::card22:
      pay_for_another_turn(play, seat, move.choice() == traveller_choice);
      break;
    case Kind::card25:
      take_other_card(play, seat, number);
      break;
    case Kind::card27:
      double_pawn(play, seat, number);
      break;
    case Kind::card29:
      withdraw_pawn(play, seat, item_of<Brussels>(move));
      break;
    case Kind::prestige:
      if (move.choice() == use_choice)
        take_bonus(play, seat);
      else
        slide_card(play, seat, line_of(move));
      break;
    case Kind::bonus:
      take_power(play, seat, item_of<Power>(move));
      next_card(play, seat);
      break;
    case Kind::strategy_line:
      raise_line(play, seat, item_of<Line>(move));
      break;
    case Kind::pay_notable:
      pay_notable(play, seat, item_of<Notable>(move));
      break;
    case Kind::over:
      break;
  }
}

// Whether the player surely has a choice, told without listing the options: the common cases by far.
inline bool surely_has_a_choice(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  switch (state.kind) {
    case Kind::action:
      return !state.doing.again && brussels_cost(rules, state, Brussels::bourse) <= player.pawns;
    case Kind::stake:
      return player.money > 1;
    case Kind::perform:
    case Kind::cursor:
    case Kind::free_action:
    case Kind::be_tile:
    case Kind::be_card:
    case Kind::crest:
      return true;
    default:
      return false;
  }
}

template <class Chance, class Sink>
void Game::set_up(const Rules& rules, State& state, Chance& chance, Sink& sink) {
  Play<Chance, Sink> play{rules, state, chance, sink};
  bruxelles1893::set_up(play);
  run_on(play);
}

template <class Chance, class Sink>
void Game::apply(const Rules& rules, State& state, Move move, Chance& chance, Sink& sink) {
  Play<Chance, Sink> play{rules, state, chance, sink};
  decide(play, move);
  run_on(play);
}

}  // namespace horta::bruxelles1893
