#pragma once

#include "engine/bruxelles1893/cards.h"
#include "engine/core/event.h"
#include "engine/core/json.h"

namespace horta::bruxelles1893 {

// What can happen on the table, with the meaning of the values a, b, c.
enum class EventType : std::uint8_t {
  round_began,        // round, first player
  strip_laid,         // row, strip
  notable_revealed,   // notable
  reshuffled,         // pile
  bonus_dealt,        // column, card
  compass_laid,       // space, what it asks for
  card_laid,          // site, Belle Époque card
  tile_laid,          // tile
  board_taken,        // board
  bourse_revealed,    // card, francs
  crest_chosen,       // row, column
  neutral_placed,     // cell
  pawn_placed,        // cell, stake
  brussels_placed,    // action, pawns, Travellers among them
  action_copied,      // action
  action_left,        // action that could not be carried out, or was not
  artwork_drawn,      // colour
  artwork_taken,      // colour
  artwork_returned,   // colour
  white_taken,        // colour hidden
  white_turned,       // colour shown now
  cursor_moved,       // row, column
  artwork_sold,       // colour of the tile, colour it counts as (-1: its own, else a white one), slot
  market_cleared,     // slot, colour of the tile
  material,           // material, change
  jokers,             // change
  travellers,         // change
  money,              // change (never 0)
  vp,                 // change (never 0), source, place (cell, column, crest or site; -1: none)
  track,              // track, new value
  notable_taken,      // notable, price
  notable_kept,       // notable
  notable_discarded,  // notable
  notable_activated,  // notable
  compass_moved,      // from, to
  house_built,        // cell
  pavilion_built,     // site, card
  free_action,        // action
  card_used,          // number
  power_used,         // board
  tile_taken,         // tile
  freed,              // pawns still in court
  jailed,             // pawns in court now
  passed,             // whether it was the first
  column_won,         // column, card
  column_tied,        // column, card
  card_swapped,       // column whose card is taken instead, card (card 25)
  card_slid,          // card, line
  card_spent,         // card
  first_player,       // Manneken-Pis
  iris_won,           // iris, pawns there
  brussels_majority,  // pawns
  stake_returned,     // cell, francs (card 15)
  pawn_withdrawn,     // Brussels action (card 29)
  pawns_returned,     // pawns
  line_raised,        // line, VP symbols (tile)
  work_covered,       // slot, colour of the tile (first edition)
  tiles_under,        // tiles put under the pile (first edition)
  waits_on_card,      // whether a Traveller and not a pawn waits on card 22
  pawn_doubled,       // cell (card 27)
  bonus_discarded,    // column, card that nobody won
  train_filled,       // Travellers that come back to the train
  cards_turned,       // used Belle Époque cards that can be used again
  notables_upright,   // notables
  white_discarded,    // white artworks, before the count
  game_ended,         //
};
inline constexpr int event_types = static_cast<int>(EventType::game_ended) + 1;

// The rule that made it happen.
enum class Cause : std::uint8_t {
  setup,
  planning,
  placement,
  workshop,
  sale,
  notable,
  material,
  construction,
  free_action,
  bourse,
  grand_place,
  cinquantenaire,
  sainte_catherine,
  pass,
  belle_epoque_card,
  belle_epoque_tile,
  architect_power,
  column_majority,
  iris_majority,
  brussels_majority,
  pavilion_visit,
  end_of_round,
  final_payment,
  final_scoring,
};
inline constexpr int causes = static_cast<int>(Cause::final_scoring) + 1;

std::string_view name(EventType);
std::string_view name(Cause);

// {"event": …, "seat": …, "cause": …, and the values under their names}
json::Value to_json(const Event& event, Edition edition);

}  // namespace horta::bruxelles1893
