#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/json.h"
#include "engine/core/move.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta {

// Something that a move does: a fact of the position, as a stable code with parameters; `hint.<code>` in
// locales/ puts it into words. Places go by their names ("b", "a1", "1-2"), seats by their numbers.
struct HintReason {
  std::string_view code;
  json::Value params = json::Value::object();
};

// A turn as the search would finish it: the decisions of one seat, until its turn ends, another seat decides,
// or a card is drawn.
struct FollowedTurn {
  std::vector<Move> moves;
  std::vector<Event> events;               // what is certain: those before the first draw
  std::optional<std::uint8_t> draws_from;  // the pile of the first draw
};

// The reasons for a move, gathered by importance; what it costs always has its place among them.
class HintReasons {
 public:
  static constexpr std::size_t most = 5;

  void add(std::string_view code, json::Object params = {}) {
    reasons_.push_back({.code = code, .params = json::Value::object(std::move(params))});
  }

  // At most so many; what becomes of the money, which was added last, stays.
  std::vector<HintReason> take() {
    if (reasons_.size() > most && has_money_)
      reasons_.erase(reasons_.begin() + (most - 1), reasons_.end() - 1);
    else if (reasons_.size() > most)
      reasons_.erase(reasons_.begin() + most, reasons_.end());
    return std::move(reasons_);
  }

  // What the turn pays and receives; to be added last.
  void add_money(int paid, int received, int before) {
    HintReasons& found = *this;
    has_money_ = paid > 0 || received > 0;
    if (!has_money_) return;
    const int net = received - paid;
    json::Object params{
        {"amount", net < 0 ? -net : net}, {"paid", paid}, {"received", received}, {"left", before + net}};
    if (net == 0)
      found.add("breaks_even", std::move(params));
    else
      found.add(net < 0 ? "pays" : "receives", std::move(params));
  }

  // Points by the names of their sources.
  void add_points(int points, json::Value sources) {
    HintReasons& found = *this;
    if (points != 0)
      found.add(points > 0 ? "points" : "points_lost",
                {{"points", points < 0 ? -points : points}, {"sources", std::move(sources)}});
  }

 private:
  std::vector<HintReason> reasons_;
  bool has_money_ = false;
};

// The seats of a set but one.
inline json::Value others_in(std::uint8_t seats, Seat seat) {
  json::Value list = json::Value::array();
  for (Seat other = 0; other < max_seats; ++other)
    if (other != seat && contains(seats, other)) list.push_back(other);
  return list;
}

// Who holds a column, and whether the seat of the hint can still lose it.
struct ColumnStanding {
  std::uint8_t winners = 0;
  bool secured = false;
};

// What a turn changes in a column for a seat; `params` names the column and what it is worth.
inline void add_column(HintReasons& found, Seat seat, const ColumnStanding& before,
                       const ColumnStanding& after, json::Object params) {
  if (!contains(after.winners, seat)) return;
  std::uint8_t others_before = before.winners, others_after = after.winners;
  remove(others_before, seat);
  remove(others_after, seat);
  if (others_after != 0) {
    if (contains(before.winners, seat)) return;
    params.emplace_back("with", others_in(others_after, seat));
    found.add("column_ties", std::move(params));
  } else if (others_before != 0) {
    params.emplace_back("from", others_in(others_before, seat));
    params.emplace_back("secured", after.secured);
    found.add("column_taken", std::move(params));
  } else if (before.winners == 0) {
    params.emplace_back("secured", after.secured);
    found.add("column_leads", std::move(params));
  } else if (after.secured && !before.secured) {
    found.add("column_secured", std::move(params));
  }
}

}  // namespace horta
