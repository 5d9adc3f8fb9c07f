#pragma once

#include <optional>
#include <string_view>

#include "engine/core/json.h"

namespace horta::wasm {

// clang-format off
// The calls about the match that the page has on its table, one per module.
//
// Whoever leads the match begins it:
//
//   {"call": "start", "game", "rules_version"?, "components"?, "options", "seats": [{"name", "bot"}], "id", "secret"}
//                                        deals; a standing, and "setup"
//   {"call": "open", "record"}           a record, to look at or to go on with if it has its secret; a standing, and "setup"
//
// and does what the players want, each with an optional "base": the version that they had seen; when the match
// has gone on since, it is refused (`version_passed`).
//
//   {"call": "decide", "seat", "text"}   a move in notation; a standing
//   {"call": "end_turn" | "undo" | "restart" | "resign", "seat"}
//                                        a standing
//
// A *standing* is {"version", "actor": the seat that must act, "kind": what it has to decide, "awaiting": the seat
// whose end of turn is awaited (which is the actor then, and decides nothing), "over", "round", "scores",
// "position", "commitment", "entries": the journal from "since" on}. "since" is part of the request, or else the
// version before the call, and 0 where a match begins. With "record": true it has the "record" too, with its secret
// (but that of `open`, which brought one).
//
// An entry is one of the `log` of a record (docs/records.md), its draws included, with its "events", and
// "decisions": how many stand after it. The *setup* is the head of a record, with "commitment" and "nonces".
// Together they are all that others need to follow the match, which then do not know what will be drawn:
//
//   {"call": "follow", (the members of a setup), "entries"}
//                                        opens a match without a secret; what `state` answers
//   {"call": "append", "from", "entries"}
//                                        the entries that follow version `from`; those that are there already are
//                                        passed over, and where some are missing, or one cannot be, nothing changes.
//                                        What `state` answers
//
// Everybody looks:
//
//   {"call": "state", "to"?}             where it stands, or stood after so many decisions: {"version",
//                                        "decisions", "over", "seat", "kind", "round",
//                                        "options": [{"option", "text"}], "view", "outlook", "scores",
//                                        "position", "undos": per seat, "awaiting",
//                                        "commitment", "result", "ended": how it was given up}
//                                        With "previews": [[moves]…] here or in what answers the same, it has the
//                                        "previews" of these, null where they cannot be made
//   {"call": "entries", "from"}          {"entries"}: the journal from a version on
//   {"call": "preview", "moves"}         what moves in notation would do: {"events", "drew", "seat", "kind",
//                                        "options", "outlook", "over"}
//   {"call": "explain", "seat", "text"}  {"reasons": [{"code", "section", "params"}]}; none: it is legal
//   {"call": "components"}               {"digest", "components"}: the data that it is played with
//   {"call": "record", "secret": bool}   {"record"}
//   {"call": "verify"}                   the draws against the secret: {"fault"} or {"verified": true}
//
// clang-format on
// A turn that can be taken back must be ended before another seat decides.
//
// Nothing: it is none of these.
std::optional<json::Value> answer_about_match(std::string_view call, const json::Value& input);

}  // namespace horta::wasm
