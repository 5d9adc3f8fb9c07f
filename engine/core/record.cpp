#include "engine/core/record.h"

#include <algorithm>
#include <iterator>

namespace horta {

namespace {

using json::Value;

constexpr std::string_view entry_names[] = {"deal",     "decision",    "undo", "end_turn",
                                            "takeover", "resignation", "flag"};

Value ranking_to_json(const std::vector<std::vector<Seat>>& ranking) {
  Value places = Value::array();
  for (const auto& seats : ranking) places.push_back(Value::array({seats.begin(), seats.end()}));
  return places;
}

void add_draws(Value& list, const Table& table, const std::vector<Draw>& draws) {
  for (const Draw draw : draws)
    list.push_back(
        Value::object({{"chance", table.pile_name(draw.pile)}, {"drew", table.draw_to_json(draw)}}));
}

Value decision_to_json(const Table& table, const Entry& entry) {
  return Value::object({{"seat", entry.seat},
                        {"kind", table.kind_name(entry.move.kind())},
                        {"option", table.option_to_json(entry.move)},
                        {"text", table.to_notation(entry.move)}});
}

Value shuffle_to_json(const MatchSetup& setup, Secret secret) {
  Value nonces = Value::array();
  for (const Digest& nonce : setup.nonces) nonces.push_back(to_hex(nonce));
  Value shuffle = Value::object({{"commitment", to_hex(*setup.commitment)}, {"nonces", std::move(nonces)}});
  if (secret == Secret::revealed && setup.secret) shuffle.set("secret", to_hex(*setup.secret));
  return shuffle;
}

}  // namespace

std::string_view entry_name(EntryType type) { return entry_names[static_cast<std::size_t>(type)]; }

std::optional<EntryType> entry_type(std::string_view name) {
  const auto found = std::ranges::find(entry_names, name);
  if (found == std::end(entry_names)) return std::nullopt;
  return static_cast<EntryType>(found - std::begin(entry_names));
}

Value entry_to_json(const Table& table, const Entry& entry) {
  Value value = Value::object({{"entry", entry_name(entry.type)}});
  switch (entry.type) {
    case EntryType::deal:
      break;
    case EntryType::decision: {
      const Value decision = decision_to_json(table, entry);
      for (const auto& [key, member] : decision.as_object()) value.set(key, member);
      break;
    }
    case EntryType::undo:
      value.set("seat", entry.seat);
      value.set("to", entry.to);
      break;
    case EntryType::takeover:
      value.set("seat", entry.seat);
      value.set("bot", entry.bot);
      break;
    default:
      value.set("seat", entry.seat);
      break;
  }
  if (!entry.draws.empty()) {
    Value draws = Value::array();
    add_draws(draws, table, entry.draws);
    value.set("draws", std::move(draws));
  }
  if (entry.time) value.set("time", *entry.time);
  return value;
}

Value result_of(const Table& table) {
  const auto scores = table.scores();
  return Value::object({{"scores", Value::array({scores.begin(), scores.end()})},
                        {"ledger", table.ledger()},
                        {"ranking", ranking_to_json(table.ranking())}});
}

Value to_record(const Match& match, Secret secret) {
  const MatchSetup& setup = match.setup();
  const Table& table = match.table();
  Value seats = Value::array(), steps = Value::array();
  for (const SeatInfo& info : setup.seats) {
    Value seat = Value::object({{"name", info.name}});
    if (!info.bot.empty()) seat.set("bot", info.bot);
    seats.push_back(std::move(seat));
  }
  for (const std::size_t index : match.line()) {
    const Entry& entry = match.journal()[index];
    if (entry.type == EntryType::decision) steps.push_back(decision_to_json(table, entry));
    add_draws(steps, table, entry.draws);
  }

  Value record = Value::object({{"format", record_format},
                                {"version", record_version},
                                {"game", setup.game},
                                {"rules_version", *setup.rules_version},
                                {"id", setup.id},
                                {"players", setup.seats.size()},
                                {"options", setup.options.to_json()},
                                {"components", to_hex(setup.components.digest)}});
  if (setup.components.custom) record.set("component_data", setup.components.data);
  record.set("seats", std::move(seats));
  if (setup.commitment) record.set("shuffle", shuffle_to_json(setup, secret));
  record.set("steps", std::move(steps));
  if (table.over()) record.set("result", result_of(table));
  if (const auto& end = match.early_end())
    record.set("ended",
               Value::object({{"by", entry_name(end->by)}, {"ranking", ranking_to_json(end->ranking)}}));
  // Where nothing was taken back, nothing happened beside the game and nobody looked at the clock, the steps
  // say it all.
  if (match.line().size() != match.journal().size() ||
      std::ranges::any_of(match.journal(), [](const Entry& entry) { return entry.time.has_value(); })) {
    Value log = Value::array();
    for (const Entry& entry : match.journal()) log.push_back(entry_to_json(table, entry));
    record.set("log", std::move(log));
  }
  return record;
}

std::optional<Fault> check_shuffle(const Match& match) {
  const MatchSetup& setup = match.setup();
  if (!setup.commitment || !setup.secret) return Fault{"secret_missing"};
  auto again = Match::open(setup);
  if (!again) return std::move(again.error());
  for (const Entry& entry : match.journal())
    if (auto answer = again->append(entry); !answer) return std::move(answer.error().fault);
  return std::nullopt;
}

}  // namespace horta
