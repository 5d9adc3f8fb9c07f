#pragma once

#include <cstdint>
#include <vector>

namespace horta {

// One change on the table: what happened, to whom, and by which rule. `type`, `cause` and the meaning of
// the three values belong to the game, which also puts them into words (see its events.h).
struct Event {
  std::uint8_t type = 0;
  std::int8_t seat = -1;
  std::uint8_t cause = 0;
  std::int16_t a = 0;
  std::int16_t b = 0;
  std::int16_t c = 0;

  friend bool operator==(const Event&, const Event&) = default;
};

// The two sinks that rules are compiled for: a search has none and pays nothing, a table has the log.
struct NoEvents {
  void operator()(const Event&) const {}
};

class EventLog {
 public:
  void operator()(const Event& event) { events_.push_back(event); }
  const std::vector<Event>& events() const { return events_; }
  std::vector<Event> take() { return std::move(events_); }
  void clear() { events_.clear(); }

 private:
  std::vector<Event> events_;
};

}  // namespace horta
