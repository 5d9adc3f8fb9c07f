#include "engine/bruxelles1893/events.h"

#include "engine/bruxelles1893/state.h"
#include "engine/bruxelles1893/view.h"
#include "engine/core/event_shape.h"

namespace horta::bruxelles1893 {

namespace {

// What a value of an event stands for, so that it can be written as records write it.
enum class Is : std::uint8_t {
  nothing,
  number,
  place,  // left out when negative
  yes_no,
  action,
  board,
  bonus,
  brussels,
  colour,
  colour_or_none,
  line,
  material,
  notable,
  pile,
  source,
  space,
  tile,
  track,
};

constexpr std::array<EventShape<Is>, event_types> shapes{{
    {"round_began", {{{"round", Is::number}, {"first_player", Is::number}}}},
    {"strip_laid", {{{"row", Is::number}, {"strip", Is::number}}}},
    {"notable_revealed", {{{"notable", Is::notable}}}},
    {"reshuffled", {{{"pile", Is::pile}}}},
    {"bonus_dealt", {{{"column", Is::number}, {"card", Is::bonus}}}},
    {"compass_laid", {{{"space", Is::number}, {"tile", Is::space}}}},
    {"card_laid", {{{"site", Is::number}, {"card", Is::number}}}},
    {"tile_laid", {{{"tile", Is::tile}}}},
    {"board_taken", {{{"board", Is::board}}}},
    {"bourse_revealed", {{{"card", Is::number}, {"francs", Is::number}}}},
    {"crest_chosen", {{{"row", Is::number}, {"column", Is::number}}}},
    {"neutral_placed", {{{"cell", Is::number}}}},
    {"pawn_placed", {{{"cell", Is::number}, {"stake", Is::number}}}},
    {"brussels_placed", {{{"brussels", Is::brussels}, {"pawns", Is::number}, {"travellers", Is::number}}}},
    {"action_copied", {{{"action", Is::action}}}},
    {"action_left", {{{"action", Is::action}}}},
    {"artwork_drawn", {{{"colour", Is::colour}}}},
    {"artwork_taken", {{{"colour", Is::colour}}}},
    {"artwork_returned", {{{"colour", Is::colour}}}},
    {"white_taken", {{{"colour", Is::colour}}}},
    {"white_turned", {{{"colour", Is::colour}}}},
    {"cursor_moved", {{{"row", Is::number}, {"column", Is::number}}}},
    {"artwork_sold", {{{"colour", Is::colour}, {"white_as", Is::colour_or_none}, {"slot", Is::number}}}},
    {"market_cleared", {{{"slot", Is::number}, {"colour", Is::colour}}}},
    {"material", {{{"material", Is::material}, {"change", Is::number}}}},
    {"jokers", {{{"change", Is::number}}}},
    {"travellers", {{{"change", Is::number}}}},
    {"money", {{{"change", Is::number}}}},
    {"vp", {{{"change", Is::number}, {"source", Is::source}, {"place", Is::place}}}},
    {"track", {{{"track", Is::track}, {"value", Is::number}}}},
    {"notable_taken", {{{"notable", Is::notable}, {"price", Is::number}}}},
    {"notable_kept", {{{"notable", Is::notable}}}},
    {"notable_discarded", {{{"notable", Is::notable}}}},
    {"notable_activated", {{{"notable", Is::notable}}}},
    {"compass_moved", {{{"from", Is::number}, {"to", Is::number}}}},
    {"house_built", {{{"cell", Is::number}}}},
    {"pavilion_built", {{{"site", Is::number}, {"card", Is::number}}}},
    {"free_action", {{{"action", Is::action}}}},
    {"card_used", {{{"card", Is::number}}}},
    {"power_used", {{{"board", Is::board}}}},
    {"tile_taken", {{{"tile", Is::tile}}}},
    {"freed", {{{"in_court", Is::number}}}},
    {"jailed", {{{"in_court", Is::number}}}},
    {"passed", {{{"first", Is::yes_no}}}},
    {"column_won", {{{"column", Is::number}, {"card", Is::bonus}}}},
    {"column_tied", {{{"column", Is::number}, {"card", Is::bonus}}}},
    {"card_swapped", {{{"column", Is::number}, {"card", Is::bonus}}}},
    {"card_slid", {{{"card", Is::bonus}, {"line", Is::line}}}},
    {"card_spent", {{{"card", Is::bonus}}}},
    {"first_player", {{{"manneken_pis", Is::number}}}},
    {"iris_won", {{{"iris", Is::number}, {"pawns", Is::number}}}},
    {"brussels_majority", {{{"pawns", Is::number}}}},
    {"stake_returned", {{{"cell", Is::number}, {"francs", Is::number}}}},
    {"pawn_withdrawn", {{{"brussels", Is::brussels}}}},
    {"pawns_returned", {{{"pawns", Is::number}}}},
    {"line_raised", {{{"line", Is::line}, {"symbols", Is::number}}}},
    {"work_covered", {{{"slot", Is::number}, {"colour", Is::colour}}}},
    {"tiles_under", {{{"tiles", Is::number}}}},
    {"waits_on_card", {{{"traveller", Is::yes_no}}}},
    {"pawn_doubled", {{{"cell", Is::number}}}},
    {"bonus_discarded", {{{"column", Is::number}, {"card", Is::bonus}}}},
    {"train_filled", {{{"travellers", Is::number}}}},
    {"cards_turned", {{{"cards", Is::number}}}},
    {"notables_upright", {{{"notables", Is::number}}}},
    {"white_discarded", {{{"artworks", Is::number}}}},
    {"game_ended", {}},
}};

constexpr std::array<std::string_view, causes> cause_names{"setup",
                                                           "planning",
                                                           "placement",
                                                           "workshop",
                                                           "sale",
                                                           "notable",
                                                           "material",
                                                           "construction",
                                                           "free_action",
                                                           "bourse",
                                                           "grand_place",
                                                           "cinquantenaire",
                                                           "sainte_catherine",
                                                           "pass",
                                                           "belle_epoque_card",
                                                           "belle_epoque_tile",
                                                           "architect_power",
                                                           "column_majority",
                                                           "iris_majority",
                                                           "brussels_majority",
                                                           "pavilion_visit",
                                                           "end_of_round",
                                                           "final_payment",
                                                           "final_scoring"};

std::optional<json::Value> write(Is is, int value, Edition edition) {
  const auto id = static_cast<std::uint8_t>(value);
  switch (is) {
    case Is::nothing:
      return std::nullopt;
    case Is::number:
      return value;
    case Is::place:
      return value < 0 ? std::nullopt : std::optional{json::Value{value}};
    case Is::yes_no:
      return value != 0;
    case Is::action:
      return std::string{letter(Action{id})};
    case Is::board:
      return name(Board{id});
    case Is::bonus:
      return bonus_card(value).name;
    case Is::brussels:
      return name(Brussels{id});
    case Is::colour_or_none:
      if (value < 0) return std::nullopt;
      [[fallthrough]];
    case Is::colour:
      return name(Colour{id}, edition);
    case Is::line:
      return name(Line{id});
    case Is::material:
      return name(Material{id});
    case Is::notable:
      return name(Notable{id});
    case Is::pile:
      return name(Pile{id});
    case Is::source:
      return name(Source{id});
    case Is::space:
      return name(Space{id});
    case Is::tile:
      return name(Tile{id});
    case Is::track:
      return name(Track{id});
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(EventType type) { return shapes[at(type)].name; }
std::string_view name(Cause cause) { return cause_names[at(cause)]; }

json::Value to_json(const Event& event, Edition edition) {
  return event_to_json(event, shapes[event.type], name(Cause{event.cause}),
                       [&](Is is, int value) { return write(is, value, edition); });
}

}  // namespace horta::bruxelles1893
