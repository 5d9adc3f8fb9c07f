#pragma once

#include <expected>
#include <string_view>

#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/match.h"

namespace horta {

// Records (docs/records.md, docs/record.schema.json): a match as JSON that a program in any language can
// replay without our shuffle.
inline constexpr std::string_view record_format = "horta-record";
inline constexpr int record_version = 1;

// The record of a match: what was played, without what was taken back; `log` has that too. The secret is part
// of it only when it may be known.
enum class Secret { hidden, revealed };
json::Value to_record(const Match& match, Secret secret);

// {"scores", "ledger", "ranking"} of a finished game.
json::Value result_of(const Table& table);
// {"by", "ranking"} of a match that ended before the rules ended it.
json::Value ended_of(const EarlyEnd& end);

// Replays a record and checks every step against the rules, and the result if there is one. A fault names the
// first step that is wrong. With the secret in the record, the match can be continued.
// `own` are component data to use for a record that names them by digest, or that names none.
std::expected<Match, Fault> match_from_record(const json::Value& record, bool confirm_turns = false,
                                              const Components* own = nullptr);
std::expected<Match, Fault> match_from_text(std::string_view text, bool confirm_turns = false);

// Whether the draws of a match are those of its secret, and the secret that of the published commitment.
// Nothing: they are. Otherwise the first thing that is not.
std::optional<Fault> check_shuffle(const Match& match);

}  // namespace horta
