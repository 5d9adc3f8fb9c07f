#pragma once

#include <expected>
#include <optional>

#include "engine/core/json.h"
#include "engine/core/match.h"

namespace horta {

// What is settled before the deal as JSON: the head of a record, and how those who follow a match know it.

// Everything but the shuffle.
json::Value setup_to_json(const MatchSetup& setup);
// Reads it from outside. Without a version of the rules it is of that one, or else of the newest. `own` are
// component data to use where it names them by digest, or names none.
std::expected<MatchSetup, Fault> setup_from_json(const json::Value& head, std::optional<int> rules_version,
                                                 const Components* own = nullptr);

// {"commitment", "nonces", "secret"?}. Precondition: somebody committed to the shuffle.
json::Value shuffle_to_json(const MatchSetup& setup, bool with_secret);
// Puts a shuffle from outside into the setup, or says what is wrong with it.
std::optional<Fault> read_shuffle(const json::Value& shuffle, MatchSetup& setup);

}  // namespace horta
