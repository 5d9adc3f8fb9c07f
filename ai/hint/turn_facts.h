#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "ai/hint/hint_reasons.h"
#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

// What the events of a turn say in every game: points, money and tracks. `EventType`, `Source` and `Track`
// are the game's own; name(…) says what records call them.

namespace horta {

// The events of a followed turn that concern its seat.
template <class EventType>
struct OwnEvents {
  const FollowedTurn& turn;
  Seat seat;

  void each(EventType type, auto&& visit) const {
    for (const Event& event : turn.events)
      if (event.seat == seat && EventType{event.type} == type) visit(event);
  }
  // Of what such events change.
  int total(EventType type) const {
    int changes = 0;
    each(type, [&](const Event& event) { changes += event.a; });
    return changes;
  }
};

template <class Source, std::size_t Sources, class EventType>
void add_points(HintReasons& found, const OwnEvents<EventType>& own) {
  std::array<int, Sources> by_source{};
  own.each(EventType::vp, [&](const Event& event) { by_source[at(event.b)] += event.a; });
  json::Value names = json::Value::array();
  for (std::size_t source = 0; source < Sources; ++source)
    if (by_source[source] != 0) names.push_back(name(Source{static_cast<std::uint8_t>(source)}));
  found.add_points(own.total(EventType::vp), std::move(names));
}

template <class EventType>
void add_money(HintReasons& found, const OwnEvents<EventType>& own, int before) {
  int paid = 0, received = 0;
  own.each(EventType::money,
           [&](const Event& event) { (event.a < 0 ? paid : received) += std::abs(event.a); });
  found.add_money(paid, received, before);
}

template <class Track, class EventType>
void add_tracks(HintReasons& found, const OwnEvents<EventType>& own, int tracks, auto&& value_before) {
  for (int number = 0; number < tracks; ++number) {
    const Track track{static_cast<std::uint8_t>(number)};
    const int from = value_before(track);
    int to = from;
    own.each(EventType::track, [&](const Event& event) {
      if (event.a == number) to = event.b;
    });
    if (to != from) found.add("track", {{"track", name(track)}, {"from", from}, {"to", to}});
  }
}

}  // namespace horta
