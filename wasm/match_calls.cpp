#include "wasm/match_calls.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/core/entries.h"
#include "engine/core/match.h"
#include "engine/core/members.h"
#include "engine/core/record.h"
#include "engine/core/setup_json.h"
#include "wasm/match_answers.h"
#include "wasm/request.h"

namespace horta::wasm {

namespace {

using json::Value;
using Result = std::expected<Value, Refusal>;

std::optional<Match> match;

// No decision has more options.
constexpr std::size_t most_previews = 600;

std::unexpected<Refusal> refuse(Fault fault) { return std::unexpected(Refusal{std::move(fault), {}}); }

bool asks_for(const Value& input, std::string_view field) {
  const Value* wish = input.find(field);
  return wish && wish->is_bool() && wish->as_bool();
}

Result standing_answer(const Value& input, Version since) {
  Value value = standing(*match, since);
  if (asks_for(input, "record")) value.set("record", to_record(*match, Secret::revealed));
  return value;
}

// --- beginning

// Puts a match on the table, for whoever leads it.
Result begin(const Value& input, std::expected<Match, Fault> begun) {
  if (!begun) return refuse(std::move(begun.error()));
  const auto since = read_number(input, "since", 0, static_cast<std::int64_t>(begun->version()), 0);
  if (!since) return refuse(since.error());
  match = std::move(*begun);
  Result answer = standing_answer(input, static_cast<Version>(*since));
  answer->set("setup", setup_answer(match->setup()));
  return answer;
}

Result start(const Value& input) {
  auto setup = setup_from_json(input, std::nullopt);
  if (!setup) return refuse(std::move(setup.error()));
  if (!input.find("id")) return refuse(bad_request("id"));
  setup->secret = digest_of(input, "secret");
  if (!setup->secret) return refuse(bad_request("secret"));
  return begin(input, Match::start(std::move(*setup), true));
}

Result open(const Value& input) {
  const Value* record = input.find("record");
  if (!record) return refuse(bad_request("record"));
  return begin(input, match_from_record(*record, true));
}

// --- looking

// The lists of moves that are to be previewed; null: none are asked for.
using Previews = const json::Array*;
std::expected<Previews, Fault> read_previews(const Value& input) {
  const Value* wanted = input.find("previews");
  if (!wanted) return nullptr;
  if (!wanted->is_array() || wanted->as_array().size() > most_previews)
    return std::unexpected(bad_request("previews"));
  return &wanted->as_array();
}

std::size_t decisions() { return match->line().size() - 1; }

Value state_after(std::size_t decisions, Previews wanted) {
  Value value = table_answer(*match, decisions);
  if (!wanted) return value;
  Value previews = Value::array();
  for (const Value& moves : *wanted)
    previews.push_back(preview_answer(match->table_after(decisions), moves).value_or(Value{}));
  value.set("previews", std::move(previews));
  return value;
}

Result state(const Value& input) {
  const auto last = static_cast<std::int64_t>(decisions());
  const auto to = read_number(input, "to", 0, last, last);
  if (!to) return refuse(to.error());
  const auto previews = read_previews(input);
  if (!previews) return refuse(previews.error());
  return state_after(static_cast<std::size_t>(*to), *previews);
}

Result entries(const Value& input) {
  const auto from = read_number(input, "from", 0, static_cast<std::int64_t>(match->version()), 0);
  if (!from) return refuse(from.error());
  return Value::object({{"entries", entries_since(*match, static_cast<Version>(*from))}});
}

Result preview_moves(const Value& input) {
  const Value* moves = input.find("moves");
  if (!moves || !moves->is_array()) return refuse(bad_request("moves"));
  auto seen = preview_answer(match->table(), *moves);
  if (!seen) return refuse({"illegal_move"});
  return std::move(*seen);
}

Result components() {
  const Components& components = match->setup().components;
  return Value::object({{"digest", to_hex(components.digest)}, {"components", components.data}});
}

// --- following

const json::Array* read_entries(const Value& input) {
  const Value* entries = input.find("entries");
  return entries ? entries->get_array() : nullptr;
}

Result follow(const Value& input) {
  auto setup = setup_from_json(input, std::nullopt);
  if (!setup) return refuse(std::move(setup.error()));
  const Value* commitment = input.find("commitment");
  if (commitment && !commitment->is_null())
    if (auto wrong = read_shuffle(input, *setup)) return refuse(std::move(*wrong));
  setup->secret.reset();  // those who follow do not deal
  const json::Array* entries = read_entries(input);
  if (!entries || entries->empty()) return refuse(bad_request("entries"));
  const auto previews = read_previews(input);
  if (!previews) return refuse(previews.error());
  auto followed = Match::open(std::move(*setup), true);
  if (!followed) return refuse(std::move(followed.error()));
  if (auto wrong = append_entries(*followed, 0, *entries)) return refuse(std::move(*wrong));
  match = std::move(*followed);
  return state_after(decisions(), *previews);
}

Result append(const Value& input) {
  const auto from = read_number(input, "from", 0, static_cast<std::int64_t>(most_entries), 0);
  if (!from) return refuse(from.error());
  const json::Array* entries = read_entries(input);
  if (!entries) return refuse(bad_request("entries"));
  const auto previews = read_previews(input);
  if (!previews) return refuse(previews.error());
  if (auto wrong = append_entries(*match, static_cast<Version>(*from), *entries))
    return refuse(std::move(*wrong));
  return state_after(decisions(), *previews);
}

// --- playing

std::optional<Seat> read_seat(const Value& input) {
  const auto seat = read_number(input, "seat", 0, match->table().players() - 1, no_seat);
  return seat && *seat != no_seat ? std::optional{static_cast<Seat>(*seat)} : std::nullopt;
}

std::optional<Move> read_move(const Value& input) {
  const std::string* text = text_of(input, "text");
  return text ? match->table().from_notation(*text) : std::nullopt;
}

Answer carry_out(std::string_view call, Seat seat, const Value& input) {
  if (call == "end_turn") return match->end_turn(seat);
  if (call == "undo") return match->undo(seat);
  if (call == "restart") return match->restart_turn(seat);
  if (call == "resign") return match->resign(seat);
  const auto move = read_move(input);
  if (!move) return refuse(bad_request("text"));
  return match->decide(seat, *move);
}

Result deed(std::string_view call, Seat seat, const Value& input) {
  const Version before = match->version();
  const auto now = static_cast<std::int64_t>(before);
  const auto base = read_number(input, "base", 0, static_cast<std::int64_t>(most_entries), now);
  const auto since = read_number(input, "since", 0, now, now);
  for (const auto* number : {&base, &since})
    if (!*number) return refuse(number->error());
  if (auto refused = match->refusal_at(static_cast<Version>(*base)))
    return std::unexpected(std::move(*refused));
  auto done = carry_out(call, seat, input);
  if (!done) return std::unexpected(std::move(done.error()));
  return standing_answer(input, static_cast<Version>(*since));
}

Result explain(Seat seat, const Value& input) {
  const auto move = read_move(input);
  if (!move) return refuse(bad_request("text"));
  return Value::object({{"reasons", reasons_to_json(match->table().explain(seat, *move))}});
}

Result record(const Value& input) {
  const Secret secret = asks_for(input, "secret") ? Secret::revealed : Secret::hidden;
  return Value::object({{"record", to_record(*match, secret)}});
}

Result verify() {
  if (auto wrong = check_shuffle(*match)) return refuse(std::move(*wrong));
  return Value::object({{"verified", true}});
}

std::optional<Result> answer(std::string_view call, const Value& input) {
  if (call == "start") return start(input);
  if (call == "open") return open(input);
  if (call == "follow") return follow(input);
  constexpr std::string_view calls[] = {"state",   "entries", "append",  "preview",  "components",
                                        "record",  "verify",  "explain", "end_turn", "undo",
                                        "restart", "resign",  "decide"};
  if (std::ranges::find(calls, call) == std::end(calls)) return std::nullopt;
  if (!match) return refuse({"no_match"});
  if (call == "state") return state(input);
  if (call == "entries") return entries(input);
  if (call == "append") return append(input);
  if (call == "preview") return preview_moves(input);
  if (call == "components") return components();
  if (call == "record") return record(input);
  if (call == "verify") return verify();

  const auto seat = read_seat(input);
  if (!seat) return refuse(bad_request("seat"));
  if (call == "explain") return explain(*seat, input);
  return deed(call, *seat, input);
}

}  // namespace

std::optional<Value> answer_about_match(std::string_view call, const Value& input) {
  auto result = answer(call, input);
  if (!result) return std::nullopt;
  return *result ? std::move(**result) : refusal_to_json(result->error());
}

}  // namespace horta::wasm
