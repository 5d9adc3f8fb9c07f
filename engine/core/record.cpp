#include "engine/core/record.h"

#include <algorithm>

#include "engine/core/entries.h"
#include "engine/core/setup_json.h"

namespace horta {

namespace {

using json::Value;

Value ranking_to_json(const std::vector<std::vector<Seat>>& ranking) {
  Value places = Value::array();
  for (const auto& seats : ranking) places.push_back(Value::array({seats.begin(), seats.end()}));
  return places;
}

}  // namespace

Value result_of(const Table& table) {
  const auto scores = table.scores();
  return Value::object({{"scores", Value::array({scores.begin(), scores.end()})},
                        {"ledger", table.ledger()},
                        {"ranking", ranking_to_json(table.ranking())}});
}

Value ended_of(const EarlyEnd& end) {
  return Value::object({{"by", entry_name(end.by)}, {"ranking", ranking_to_json(end.ranking)}});
}

Value to_record(const Match& match, Secret secret) {
  const MatchSetup& setup = match.setup();
  const Table& table = match.table();
  Value steps = Value::array();
  for (const std::size_t index : match.line()) {
    const Entry& entry = match.journal()[index];
    if (entry.type == EntryType::decision) steps.push_back(decision_to_json(table, entry));
    add_draws(steps, table, entry.draws);
  }

  Value record = Value::object({{"format", record_format}, {"version", record_version}});
  record.set_all(setup_to_json(setup));
  if (setup.commitment) record.set("shuffle", shuffle_to_json(setup, secret == Secret::revealed));
  record.set("steps", std::move(steps));
  if (table.over()) record.set("result", result_of(table));
  if (const auto& end = match.early_end()) record.set("ended", ended_of(*end));
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
