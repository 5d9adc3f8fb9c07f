#pragma once

#include <optional>
#include <string_view>

#include "engine/core/json.h"

namespace horta::wasm {

// clang-format off
// The calls about the match that the page has on its table, one per module:
//
//   {"call": "start", "game", "rules_version"?, "options", "seats": [{"name", "bot"}], "id", "secret"}
//                                        deals; {"version"}
//   {"call": "open", "record"}           a record, to look at or to go on with if it has its secret; {"version"}
//   {"call": "state", "to"?}             where it stands, or stood after so many decisions: {"version",
//                                        "decisions", "over", "seat", "kind", "round",
//                                        "options": [{"option", "text"}], "view", "outlook", "scores",
//                                        "position", "undos": per seat, "awaiting",
//                                        "commitment", "result"}
//   {"call": "entries", "from"}          the journal from a version on, as in the `log` of a record, each entry
//                                        with its "events", and "decisions": how many had been made by then
//   {"call": "decide", "seat", "text"}   a move in notation; {"version"}
//   {"call": "end_turn" | "undo" | "restart" | "resign", "seat"}
//                                        {"version"}
//   {"call": "preview", "moves"}         what moves in notation would do: {"events", "drew", "seat", "kind",
//                                        "options", "outlook", "over"}
//   {"call": "explain", "seat", "text"}  {"reasons": [{"code", "section", "params"}]}; none: it is legal
//   {"call": "record", "secret": bool}   {"record"}
//   {"call": "verify"}                   the draws against the secret: {"fault"} or {"verified": true}
//
// clang-format on
// A turn that can be taken back must be ended before another seat decides.
//
// Nothing: it is none of these.
std::optional<json::Value> answer_about_match(std::string_view call, const json::Value& input);

}  // namespace horta::wasm
