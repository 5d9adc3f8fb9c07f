#pragma once

#include "engine/bruxelles1897/cards.h"
#include "engine/core/event.h"
#include "engine/core/json.h"

namespace horta::bruxelles1897 {

// What can happen on the table, with the meaning of the values a, b, c.
enum class EventType : std::uint8_t {
  round_began,          // round, first player
  dealt,                // cell, card
  bonus_dealt,          // column, bonus card
  corner_taken,         // cell, card (none: the place was empty): two players, a neutral Architect goes there
  architects_returned,  // number of cards taken back into the hand
  nobles_untapped,      // number of nobles
  expo_returned,        //
  reshuffled,           // pile
  architect_placed,     // cell, Architect card, value
  brussels_placed,      // Brussels card, number of Architect cards
  card_taken,           // card, cell
  park_action,          // the action chosen at the Cinquantenaire
  card_drawn,           // card
  card_gained,          // card
  card_discarded,       // card
  short_of_materials,   // needed for the house, held
  nothing_to_sell,      //
  money,                // change (never 0)
  vp,                   // change (never 0), source, place (cell, column or coat of arms; -1: none)
  track,                // track, new value
  noble_kept,           // noble
  noble_activated,      // noble
  freed,                // Architect card that left the prison
  jailed,               // Architect card that went to prison
  exhibited,            // colour
  withdrew,             //
  passed,               //
  column_won,           // column, bonus card
  coat_won,             // coat of arms (reading order), Architect cards there
  brussels_majority,    // Architect cards placed in Brussels
  game_ended,           //
};
inline constexpr int event_types = 31;

// The rule that made it happen.
enum class Cause : std::uint8_t {
  setup,
  preparation,
  placement,
  creation,
  sale,
  supply,
  construction,
  influence,
  exhibition,
  bourse,
  city_hall,
  cinquantenaire,
  pass,
  column_majority,
  coat_majority,
  brussels_majority,
  final_payment,
  final_scoring,
  end_bonus,
};
inline constexpr int causes = 19;

std::string_view name(EventType);
std::string_view name(Cause);

// {"event": …, "seat": …, "cause": …, and the values under their names}
json::Value to_json(const Event& event);

}  // namespace horta::bruxelles1897
