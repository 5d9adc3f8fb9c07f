#pragma once

#include <optional>
#include <span>

#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/match.h"

// What is answered about a match (see match_calls.h).

namespace horta::wasm {

// The match as whoever leads it knows it, with its journal from a version on.
json::Value standing(const Match& match, Version since);
// What was settled before the deal, without the secret.
json::Value setup_answer(const MatchSetup& setup);
json::Value entries_since(const Match& match, Version since);

// Everything about the table after so many of the decisions that stand.
json::Value table_answer(const Match& match, std::size_t decisions);
// What moves in notation would do there; nothing: they cannot be made.
std::optional<json::Value> preview_answer(const Table& table, const json::Value& texts);

json::Value reasons_to_json(std::span<const Reason> reasons);
json::Value refusal_to_json(const Refusal& refusal);

}  // namespace horta::wasm
