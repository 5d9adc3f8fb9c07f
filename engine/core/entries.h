#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/match.h"

namespace horta {

// Entries of a journal as JSON: in the `log` of a record (docs/records.md), and on their way from whoever
// leads a match to those who follow it.

// The names of the types of entries.
std::string_view entry_name(EntryType type);
std::optional<EntryType> entry_type(std::string_view name);

// {"chance", "drew"} of each draw, appended to a list.
void add_draws(json::Value& list, const Table& table, const std::vector<Draw>& draws);
// {"seat", "kind", "option", "text"}
json::Value decision_to_json(const Table& table, const Entry& entry);
// An entry of a match on that table.
json::Value entry_to_json(const Table& table, const Entry& entry);

// The same read for the match as it stands; `step` is the place that a fault names. Nothing but the draw, or
// the decision that is asked for.
std::expected<Draw, Fault> draw_from_json(const Match& match, const json::Value& value, std::size_t step);
std::expected<Entry, Fault> decision_from_json(const Match& match, const json::Value& value,
                                               std::size_t step);
// Why the match did not take a deal or a decision, with its place: that of the decision, and that of its
// first draw.
Fault refused_step(const Match& match, Refusal refusal, Move move, std::size_t step, std::size_t first_draw);

// Appends an entry that was written elsewhere, or says what is wrong with it and leaves the match as it was.
std::optional<Fault> append_entry(Match& match, const json::Value& entry);
// Appends those that follow version `from`, all of them or none. What the match has already is passed over.
std::optional<Fault> append_entries(Match& match, Version from, const json::Array& entries);

}  // namespace horta
