#pragma once

#include <cstddef>
#include <string_view>

#include "engine/core/json.h"

namespace horta {

// What is particular about telling the events of a game, as data: text/telling/<game>.json, whose README says
// what stands in it. Events are in the form of records ({"event": …, "cause": …, "seat": …, and their
// values).
//
// The page reads the same files (web/src/text/teller.ts).
class Telling {
 public:
  // Of a game without such a file, nothing is particular.
  static const Telling& of(std::string_view game);

  explicit Telling(json::Value table) : table_{std::move(table)} {}

  // The first entry of a list that an event fits; null: none, or no such list.
  const json::Value* entry(std::string_view list, const json::Value& event) const;
  bool has(std::string_view list, const json::Value& event) const { return entry(list, event) != nullptr; }

  // The phase of a round in which something happens, from 1; 0: the turns.
  std::size_t phase(const json::Value& event) const;

  // How the parameters of an event's text are put into words: each by a kind of words, or by
  // {"of": value, "as": kind, "less": value}.
  json::Value words(const json::Value& event) const;

  // Of the grid whose places are called a1, b1 …
  int columns() const;

 private:
  json::Value table_;
};

// Whether an event is as a pattern says: {"event": …, "cause": […, …], "unless": pattern}.
bool fits(const json::Value& event, const json::Value& pattern);

}  // namespace horta
