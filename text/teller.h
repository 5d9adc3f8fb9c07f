#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "text/locale.h"
#include "text/telling.h"

namespace horta {

// A player as a sentence names one.
struct Figure {
  std::string name;
  bool you = false;  // told in the second person
};

// Who tells: the language, the players, and what only the game itself can put into words.
struct Voice {
  const Locale& say;
  std::span<const Figure> figures;             // by seat
  json::Value params = json::Value::object();  // that every text of the game may ask for
  // A value by a kind of words that is no family of messages (`<kind>.<value>`).
  std::function<std::optional<std::string>(std::string_view kind, const json::Value& value)> named = {};
};

// How much of what happened is told.
enum class Detail {
  story,     // while playing: what is laid out is seen on the table
  complete,  // everything
};

struct Told {
  Seat seat = no_seat;  // whose clauses the text consists of, without a name; no_seat: it is a whole sentence
  std::string text;
  bool heading = false;
  bool paragraph = false;  // something new begins
};

// What happened, in sentences: the events of one player that belong together become one sentence with several
// verbs, such as "place a 2/4 on b2, pay 4 BEF and take a red artwork". The words of an event are the message
// `event.<event>.<cause>`, or `event.<event>` where the cause makes no difference.
std::vector<Told> tell(const Telling& telling, const Voice& voice, std::span<const json::Value> events,
                       Detail detail);

}  // namespace horta
