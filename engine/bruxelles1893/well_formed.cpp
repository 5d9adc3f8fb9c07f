#include "engine/bruxelles1893/well_formed.h"

namespace horta::bruxelles1893 {

namespace {

bool is_pair_of_cubes(Move move) {
  const std::uint32_t both = move.choice() - pair_choice;
  return is_pair(move) && both < material_types * material_types &&
         both / material_types <= both % material_types;
}

}  // namespace

bool well_formed(const Rules& rules, Move move) {
  const std::uint32_t choice = move.choice();
  const auto below = [&](auto bound) { return choice < static_cast<std::uint32_t>(bound); };
  switch (kind_of(move)) {
    case Kind::board:
      return below(architects);
    case Kind::first_artwork:
    case Kind::artwork:
    case Kind::keep_artwork:
    case Kind::white_as:
    case Kind::white_tile:
    case Kind::card2:
    case Kind::card17_artwork:
      return below(colours);
    case Kind::crest:
      return below(crests);
    case Kind::neutral:
    case Kind::house_cell:
    case Kind::card27:
      return below(cells);
    case Kind::action:
      return choice <= pass_choice;
    case Kind::stake:
      return below(most_stake + 1);
    case Kind::travellers:
      return true;
    case Kind::perform:
    case Kind::keep:
    case Kind::card22:
      return below(2);
    case Kind::sell:
      return below(2 * white_choice) && at(sold_colour(move)) < colours &&
             (!is_white(move) || sold_colour(move) != Colour::black);
    case Kind::cursor:
      return below(cursor_places * cursor_places);
    case Kind::slot:
    case Kind::card4:
      return below(market_slots);
    case Kind::notable:
      return choice <= revealed_choice;
    case Kind::solvay:
    case Kind::materials:
      return below(material_types) || is_pair_of_cubes(move);
    case Kind::card17:
      return below(colours) || is_pair_of_cubes(move);
    case Kind::card17_materials:
      return is_pair_of_cubes(move);
    case Kind::card8:
      return below(material_types);
    case Kind::compass_before:
      return choice <= 2 * static_cast<std::uint32_t>(rules.compass_size);
    case Kind::build:
      return choice <= sites;
    case Kind::payment: {
      const std::uint32_t cube = payment_of(move).card9;
      return cube <= units && cube != 1 + at(Unit::fb);
    }
    case Kind::compass:
      return below(rules.compass_size);
    case Kind::activate:
      return choice <= stop_choice;
    case Kind::copy:
      return below(actions);
    case Kind::free_action:
      return choice <= decline_choice;
    case Kind::be_tile:
      return choice <= no_tile_choice;
    case Kind::be_card:
      return choice <= belle_epoque_cards;
    case Kind::card6:
      return choice > 0 && below(1 << notable_slots);
    case Kind::card14:
    case Kind::pay_notable:
      return below(notable_figures);
    case Kind::card15:
      return card15_cell(move) < cells && card15_francs(move) > 0 && card15_francs(move) <= most_stake;
    case Kind::card25:
      return below(size);
    case Kind::card29:
      return below(brussels_actions);
    case Kind::prestige:
      return choice <= strategy_lines;
    case Kind::bonus:
      return below(powers);
    case Kind::strategy_line:
      return below(strategy_lines);
    case Kind::over:
      return false;
  }
  return false;
}

}  // namespace horta::bruxelles1893
