#include "wasm/match_answers.h"

#include "engine/core/entries.h"
#include "engine/core/preview.h"
#include "engine/core/record.h"
#include "engine/core/setup_json.h"

namespace horta::wasm {

namespace {

using json::Value;

Value or_null(std::optional<Seat> seat) { return seat ? Value{*seat} : Value{}; }

Value scores_of(const Table& table) {
  const auto scores = table.scores();
  return Value::array({scores.begin(), scores.end()});
}

std::string commitment_of(const Match& match) { return to_hex(match.setup().commitment.value_or(Digest{})); }

Value options_to_json(const Table& table) {
  Value list = Value::array();
  if (table.over()) return list;
  MoveList options;
  table.legal(options);
  for (const Move move : options)
    list.push_back(
        Value::object({{"option", table.option_to_json(move)}, {"text", table.to_notation(move)}}));
  return list;
}

void add_decision(Value& value, const Table& table) {
  value.set("over", table.over());
  if (table.over()) return;
  const Decision decision = table.decision();
  value.set("seat", decision.seat);
  value.set("kind", table.kind_name(decision.kind));
  value.set("options", options_to_json(table));
}

Value events_to_json(const Table& table, std::span<const Event> events) {
  Value list = Value::array();
  for (const Event& event : events) list.push_back(table.event_to_json(event));
  return list;
}

}  // namespace

Value standing(const Match& match, Version since) {
  const Table& table = match.table();
  const auto awaiting = match.awaiting_end_of_turn();
  const bool decides = !awaiting && !match.over();
  const std::optional<Seat> actor = decides ? std::optional{table.decision().seat} : awaiting;
  return Value::object({{"version", match.version()},
                        {"actor", or_null(actor)},
                        {"kind", decides ? Value{table.kind_name(table.decision().kind)} : Value{}},
                        {"awaiting", or_null(awaiting)},
                        {"over", match.over()},
                        {"round", table.round()},
                        {"scores", scores_of(table)},
                        {"position", table.position()},
                        {"commitment", commitment_of(match)},
                        {"entries", entries_since(match, since)}});
}

Value setup_answer(const MatchSetup& setup) {
  Value value = setup_to_json(setup);
  if (setup.commitment)
    value.set_all(shuffle_to_json(setup, /*with_secret=*/false));
  else
    value.set("commitment", {});
  return value;
}

Value entries_since(const Match& match, Version since) {
  Value list = Value::array();
  for (const Entry& entry : match.journal().subspan(since)) {
    Value value = entry_to_json(match.table(), entry);
    value.set("decisions", entry.decisions);
    value.set("events", events_to_json(match.table(), entry.events));
    list.push_back(std::move(value));
  }
  return list;
}

Value table_answer(const Match& match, std::size_t decisions) {
  const Table& table = match.table_after(decisions);
  Value value =
      Value::object({{"version", match.version()}, {"decisions", decisions}, {"round", table.round()}});
  add_decision(value, table);
  value.set("view", table.view());
  value.set("outlook", table.outlook({}));
  value.set("scores", scores_of(table));
  value.set("position", table.position());
  Value undos = Value::array();
  for (Seat seat = 0; seat < table.players(); ++seat) undos.push_back(match.free_undos(seat));
  value.set("undos", std::move(undos));
  value.set("awaiting", or_null(match.awaiting_end_of_turn()));
  value.set("commitment", commitment_of(match));
  if (table.over()) value.set("result", result_of(table));
  if (match.early_end()) value.set("ended", ended_of(*match.early_end()));
  return value;
}

std::optional<Value> preview_answer(const Table& table, const Value& texts) {
  if (!texts.is_array()) return std::nullopt;
  std::vector<Move> moves;
  for (const Value& text : texts.as_array()) {
    const auto move = text.is_string() ? table.from_notation(text.as_string()) : std::nullopt;
    if (!move) return std::nullopt;
    moves.push_back(*move);
  }
  const auto seen = preview(table, moves);
  if (!seen) return std::nullopt;
  Value value = Value::object({{"events", events_to_json(table, seen->events)}, {"drew", seen->drew}});
  add_decision(value, *seen->table);
  value.set("outlook", table.outlook(moves));
  return value;
}

Value reasons_to_json(std::span<const Reason> reasons) {
  Value list = Value::array();
  for (const Reason& reason : reasons)
    list.push_back(
        Value::object({{"code", reason.code}, {"section", reason.section}, {"params", reason.params}}));
  return list;
}

Value refusal_to_json(const Refusal& refusal) {
  Value value = Value::object(
      {{"fault", Value::object({{"code", refusal.fault.code}, {"params", refusal.fault.params}})}});
  if (!refusal.reasons.empty()) value.set("reasons", reasons_to_json(refusal.reasons));
  return value;
}

}  // namespace horta::wasm
