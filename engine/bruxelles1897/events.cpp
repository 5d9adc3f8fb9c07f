#include "engine/bruxelles1897/events.h"

#include "engine/bruxelles1897/state.h"
#include "engine/bruxelles1897/view.h"
#include "engine/core/event_shape.h"

namespace horta::bruxelles1897 {

namespace {

// What a value of an event stands for, so that it can be written as records write it.
enum class Is : std::uint8_t {
  nothing,
  number,
  place,  // left out when negative
  card,
  architect,
  bonus,
  brussels,
  park_action,
  pile,
  track,
  noble,
  colour,
  source
};

constexpr std::array<EventShape<Is>, event_types> shapes{{
    {"round_began", {{{"round", Is::number}, {"first_player", Is::number}}}},
    {"dealt", {{{"cell", Is::number}, {"card", Is::card}}}},
    {"bonus_dealt", {{{"column", Is::number}, {"bonus", Is::bonus}}}},
    {"corner_taken", {{{"cell", Is::number}, {"card", Is::card}}}},
    {"architects_returned", {{{"cards", Is::number}}}},
    {"nobles_untapped", {{{"nobles", Is::number}}}},
    {"expo_returned", {}},
    {"reshuffled", {{{"pile", Is::pile}}}},
    {"architect_placed", {{{"cell", Is::number}, {"architect", Is::architect}, {"value", Is::number}}}},
    {"brussels_placed", {{{"brussels", Is::brussels}, {"cards", Is::number}}}},
    {"card_taken", {{{"card", Is::card}, {"cell", Is::number}}}},
    {"park_action", {{{"action", Is::park_action}}}},
    {"card_drawn", {{{"card", Is::card}}}},
    {"card_gained", {{{"card", Is::card}}}},
    {"card_discarded", {{{"card", Is::card}}}},
    {"short_of_materials", {{{"needed", Is::number}, {"held", Is::number}}}},
    {"nothing_to_sell", {}},
    {"money", {{{"change", Is::number}}}},
    {"vp", {{{"change", Is::number}, {"source", Is::source}, {"place", Is::place}}}},
    {"track", {{{"track", Is::track}, {"value", Is::number}}}},
    {"noble_kept", {{{"noble", Is::noble}}}},
    {"noble_activated", {{{"noble", Is::noble}}}},
    {"freed", {{{"architect", Is::architect}}}},
    {"jailed", {{{"architect", Is::architect}}}},
    {"exhibited", {{{"colour", Is::colour}}}},
    {"withdrew", {}},
    {"passed", {}},
    {"column_won", {{{"column", Is::number}, {"bonus", Is::bonus}}}},
    {"coat_won", {{{"coat", Is::number}, {"cards", Is::number}}}},
    {"brussels_majority", {{{"cards", Is::number}}}},
    {"game_ended", {}},
}};

constexpr std::array<std::string_view, causes> cause_names{
    "setup",         "preparation",     "placement",     "creation",
    "sale",          "supply",          "construction",  "influence",
    "exhibition",    "bourse",          "city_hall",     "cinquantenaire",
    "pass",          "column_majority", "coat_majority", "brussels_majority",
    "final_payment", "final_scoring",   "end_bonus"};

std::optional<json::Value> write(Is is, int value) {
  const auto id = static_cast<std::uint8_t>(value);
  switch (is) {
    case Is::nothing:
      return std::nullopt;
    case Is::number:
      return value;
    case Is::place:
      return value < 0 ? std::nullopt : std::optional{json::Value{value}};
    case Is::card:
      return value < 0 ? json::Value{} : json::Value{full_name(ActionCard{id})};
    case Is::architect:
      return name(Architect{id});
    case Is::bonus:
      return name(Bonus{id});
    case Is::brussels:
      return name(Brussels{id});
    case Is::park_action:
      return name(ParkAction{id});
    case Is::pile:
      return name(Pile{id});
    case Is::track:
      return name(Track{id});
    case Is::noble:
      return name(Noble{id});
    case Is::colour:
      return name(Colour{id});
    case Is::source:
      return name(Source{id});
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(EventType type) { return shapes[at(type)].name; }
std::string_view name(Cause cause) { return cause_names[at(cause)]; }

json::Value to_json(const Event& event) {
  return event_to_json(event, shapes[event.type], name(Cause{event.cause}), write);
}

}  // namespace horta::bruxelles1897
