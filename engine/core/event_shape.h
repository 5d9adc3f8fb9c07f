#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/event.h"
#include "engine/core/json.h"

namespace horta {

// How the events of a game are written: the name of the event, and for each of its values a name and what it
// stands for. `Is` is the game's list of such meanings; its first one is nothing.
template <class Is>
struct EventShape {
  struct Field {
    std::string_view name;
    Is is{};
  };
  std::string_view name;
  std::array<Field, 3> fields;
};

// {"event": …, "seat": …, "cause": …, and the values under their names}. write(is, value) is the value as
// records write it, or nothing where it is left out.
template <class Is>
json::Value event_to_json(const Event& event, const EventShape<Is>& shape, std::string_view cause,
                          auto&& write) {
  json::Value value = json::Value::object({{"event", shape.name}});
  if (event.seat >= 0) value.set("seat", event.seat);
  value.set("cause", cause);
  const std::array<int, 3> values{event.a, event.b, event.c};
  for (std::size_t index = 0; index < values.size(); ++index) {
    const auto [name, is] = shape.fields[index];
    if (std::optional<json::Value> written = write(is, values[index])) value.set(name, std::move(*written));
  }
  return value;
}

}  // namespace horta
