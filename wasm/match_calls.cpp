#include "wasm/match_calls.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/core/match.h"
#include "engine/core/preview.h"
#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "wasm/request.h"

namespace horta::wasm {

namespace {

using json::Value;
using Result = std::expected<Value, Refusal>;

std::optional<Match> match;

std::unexpected<Refusal> refuse(Fault fault) { return std::unexpected(Refusal{std::move(fault), {}}); }

Value reasons_to_json(const std::vector<Reason>& reasons) {
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

const std::string* text_of(const Value& object, std::string_view field) {
  const Value* value = object.find(field);
  return value ? value->get_string() : nullptr;
}

Value version() { return Value::object({{"version", match->version()}}); }

// --- beginning

std::expected<MatchSetup, Fault> read_setup(const Value& input) {
  MatchSetup setup;
  const std::string* game = text_of(input, "game");
  const GameInfo* info = game ? find_game(*game) : nullptr;
  if (!info) return std::unexpected(bad_request("game"));
  setup.game = info->name;
  const auto rules = read_rules_version(input, info->rules_version);
  if (!rules) return std::unexpected(rules.error());
  setup.rules_version = *rules;
  const Value* chosen = input.find("options");
  auto options = options_from_json(info->options, chosen ? *chosen : Value::object());
  if (!options) return std::unexpected(std::move(options.error()));
  setup.options = std::move(*options);
  const Value* seats = input.find("seats");
  if (!seats || !seats->is_array()) return std::unexpected(bad_request("seats"));
  for (const Value& seat : seats->as_array()) {
    const std::string* name = text_of(seat, "name");
    if (!name) return std::unexpected(bad_request("seats"));
    const std::string* bot = text_of(seat, "bot");
    setup.seats.push_back({.name = *name, .bot = bot ? *bot : ""});
  }
  setup.components = newest_components(setup.game);
  const std::string* id = text_of(input, "id");
  if (!id) return std::unexpected(bad_request("id"));
  setup.id = *id;
  const std::string* secret = text_of(input, "secret");
  setup.secret = secret ? digest_from_hex(*secret) : std::nullopt;
  if (!setup.secret) return std::unexpected(bad_request("secret"));
  return setup;
}

Result start(const Value& input) {
  auto setup = read_setup(input);
  if (!setup) return refuse(std::move(setup.error()));
  auto started = Match::start(std::move(*setup), true);
  if (!started) return refuse(std::move(started.error()));
  match = std::move(*started);
  return version();
}

Result open(const Value& input) {
  const Value* record = input.find("record");
  if (!record) return refuse(bad_request("record"));
  auto opened = match_from_record(*record, true);
  if (!opened) return refuse(std::move(opened.error()));
  match = std::move(*opened);
  return version();
}

// --- looking

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

Result state(const Value& input) {
  const auto last = static_cast<std::int64_t>(match->line().size()) - 1;
  const auto to = read_number(input, "to", 0, last, last);
  if (!to) return refuse(to.error());
  const Table& table = match->table_after(static_cast<std::size_t>(*to));
  Value value = Value::object({{"version", match->version()}, {"decisions", *to}, {"round", table.round()}});
  add_decision(value, table);
  value.set("view", table.view());
  value.set("outlook", table.outlook({}));
  const auto scores = table.scores();
  value.set("scores", Value::array({scores.begin(), scores.end()}));
  value.set("position", table.position());
  Value undos = Value::array();
  for (Seat seat = 0; seat < table.players(); ++seat) undos.push_back(match->free_undos(seat));
  value.set("undos", std::move(undos));
  const auto awaiting = match->awaiting_end_of_turn();
  value.set("awaiting", awaiting ? Value{*awaiting} : Value{});
  const auto& commitment = match->setup().commitment;
  value.set("commitment", to_hex(commitment.value_or(Digest{})));
  if (table.over()) value.set("result", result_of(table));
  return value;
}

Result entries(const Value& input) {
  const auto from = read_number(input, "from", 0, static_cast<std::int64_t>(match->version()), 0);
  if (!from) return refuse(from.error());
  Value list = Value::array();
  // How many decisions stood at each version; an undo goes back to that of an earlier one.
  std::vector<std::size_t> decisions;
  for (const Entry& entry : match->journal()) {
    const std::size_t before = decisions.empty() ? 0 : decisions.back();
    decisions.push_back(entry.type == EntryType::decision ? before + 1
                        : entry.type == EntryType::undo   ? decisions[entry.to - 1]
                                                          : before);
    if (decisions.size() <= static_cast<std::size_t>(*from)) continue;
    Value value = entry_to_json(match->table(), entry);
    value.set("decisions", decisions.back());
    value.set("events", events_to_json(match->table(), entry.events));
    list.push_back(std::move(value));
  }
  return Value::object({{"entries", std::move(list)}});
}

Result preview_moves(const Value& input) {
  const Value* texts = input.find("moves");
  if (!texts || !texts->is_array()) return refuse(bad_request("moves"));
  std::vector<Move> moves;
  for (const Value& text : texts->as_array()) {
    const auto move = text.is_string() ? match->table().from_notation(text.as_string()) : std::nullopt;
    if (!move) return refuse(bad_request("moves"));
    moves.push_back(*move);
  }
  const auto seen = preview(match->table(), moves);
  if (!seen) return refuse({"illegal_move"});
  Value value =
      Value::object({{"events", events_to_json(match->table(), seen->events)}, {"drew", seen->drew}});
  add_decision(value, *seen->table);
  value.set("outlook", match->table().outlook(moves));
  return value;
}

// --- playing

std::optional<Seat> read_seat(const Value& input) {
  const auto seat = read_number(input, "seat", 0, match->table().players() - 1, no_seat);
  return seat && *seat != no_seat ? std::optional{static_cast<Seat>(*seat)} : std::nullopt;
}

Result after(Answer answer) {
  if (!answer) return std::unexpected(std::move(answer.error()));
  return version();
}

std::optional<Move> read_move(const Value& input) {
  const std::string* text = text_of(input, "text");
  return text ? match->table().from_notation(*text) : std::nullopt;
}

Result record(const Value& input) {
  const Value* secret = input.find("secret");
  const bool revealed = secret && secret->is_bool() && secret->as_bool();
  return Value::object({{"record", to_record(*match, revealed ? Secret::revealed : Secret::hidden)}});
}

Result verify() {
  if (auto wrong = check_shuffle(*match)) return refuse(std::move(*wrong));
  return Value::object({{"verified", true}});
}

std::optional<Result> answer(std::string_view call, const Value& input) {
  if (call == "start") return start(input);
  if (call == "open") return open(input);
  constexpr std::string_view calls[] = {"state",    "entries", "preview", "record", "verify", "explain",
                                        "end_turn", "undo",    "restart", "resign", "decide"};
  if (std::ranges::find(calls, call) == std::end(calls)) return std::nullopt;
  if (!match) return refuse({"no_match"});
  if (call == "state") return state(input);
  if (call == "entries") return entries(input);
  if (call == "preview") return preview_moves(input);
  if (call == "record") return record(input);
  if (call == "verify") return verify();

  const auto seat = read_seat(input);
  if (!seat) return refuse(bad_request("seat"));
  if (call == "end_turn") return after(match->end_turn(*seat));
  if (call == "undo") return after(match->undo(*seat));
  if (call == "restart") return after(match->restart_turn(*seat));
  if (call == "resign") return after(match->resign(*seat));
  const auto move = read_move(input);
  if (!move) return refuse(bad_request("text"));
  if (call == "decide") return after(match->decide(*seat, *move));
  return Value::object({{"reasons", reasons_to_json(match->table().explain(*seat, *move))}});
}

}  // namespace

std::optional<Value> answer_about_match(std::string_view call, const Value& input) {
  auto result = answer(call, input);
  if (!result) return std::nullopt;
  return *result ? std::move(**result) : refusal_to_json(result->error());
}

}  // namespace horta::wasm
