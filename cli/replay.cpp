#include <fmt/core.h>

#include <map>

#include "cli/commands.h"
#include "cli/common/decisions.h"
#include "cli/common/matches.h"
#include "cli/common/print.h"
#include "cli/common/progress.h"
#include "engine/core/record.h"

namespace horta::cli {

namespace {

using json::Value;

void print_states(const Match& match, std::size_t record) {
  each_decision(match, [&](const Table& table, const Entry& entry, std::size_t step) {
    MoveList legal;
    table.legal(legal);
    Value options = Value::array();
    for (const Move move : legal) options.push_back(table.option_to_json(move));
    const Value line = Value::object({{"record", record},
                                      {"step", step},
                                      {"seat", entry.seat},
                                      {"kind", table.kind_name(entry.move.kind())},
                                      {"options", std::move(options)},
                                      {"view", table.view()}});
    print("{}\n", json::write(line));
    return true;
  });
}

// How often each kind of event happens, and apart for each card, figure or other name that it tells.
using Counts = std::map<std::string, std::size_t>;

void count_events(const Match& match, Counts& counts) {
  for (const std::size_t index : match.line())
    for (const Event& event : match.journal()[index].events) {
      const Value value = match.table().event_to_json(event);
      const std::string& type = value.find("event")->as_string();
      ++counts[type];
      for (const auto& [field, told] : value.as_object())
        if (field != "event" && field != "cause" && (told.is_string() || field == "card"))
          ++counts[fmt::format("{} {}", type, told.is_string() ? told.as_string() : json::write(told))];
    }
}

void print_counts(const Counts& counts, bool as_json) {
  Value value = Value::object();
  for (const auto& [what, times] : counts) value.set(what, times);
  if (as_json)
    print("{}\n", json::write(value));
  else
    for (const auto& [what, times] : counts) print("{:>9}  {}\n", times, what);
}

Value summary(const Match& match) {
  Value value = Value::object({{"game", match.setup().game},
                               {"players", match.setup().seats.size()},
                               {"decisions", match.line().size() - 1},
                               {"finished", match.table().over()}});
  const auto scores = match.table().scores();
  value.set("scores", Value::array({scores.begin(), scores.end()}));
  if (match.table().over()) value.set("result", result_of(match.table()));
  return value;
}

void print_game(const Match& match) {
  print("{}, {} players\n", match.setup().game, match.setup().seats.size());
  each_decision(match, [&](const Table& table, const Entry& entry, std::size_t step) {
    print("{:>5}  round {}  seat {}  {}\n", step, table.round(), entry.seat, table.to_notation(entry.move));
    return true;
  });
  if (!match.table().over()) {
    print("not finished\n");
    return;
  }
  const Value result = result_of(match.table());
  print("scores {}  ranking {}\n", json::write(*result.find("scores")), json::write(*result.find("ranking")));
}

// The position before the first decision at or after a step.
void print_position(const Match& match, std::size_t to, bool as_json) {
  const Table& table = table_at(match, to);
  const std::string position = table.position();
  Value view = table.view();
  if (as_json)
    print("{}\n", json::write(Value::object({{"position", position}, {"view", std::move(view)}})));
  else
    print("{}\n{}", position, json::write_pretty(view));
}

}  // namespace

int replay(const ReplayArguments& arguments) {
  Value results = Value::array();
  Counts counts;
  Progress progress{"records", 0};
  const auto tally =
      each_match(arguments.file, arguments.component_data,
                 [&](std::size_t number, const Match& match) -> std::optional<Fault> {
                   if (arguments.counts)
                     count_events(match, counts);
                   else if (arguments.states)
                     print_states(match, number);
                   else if (arguments.to >= 0)
                     print_position(match, static_cast<std::size_t>(arguments.to), arguments.json);
                   else if (arguments.json)
                     results.push_back(summary(match));
                   else if (arguments.verify)
                     progress.show(number + 1);
                   else
                     print_game(match);
                   return std::nullopt;
                 });
  if (!tally) return failed;
  if (arguments.counts) print_counts(counts, arguments.json);
  if (arguments.verify || (arguments.json && !arguments.counts && !arguments.states && arguments.to < 0))
    return report(*tally, arguments.json, {{"results", std::move(results)}});
  return tally->failed == 0 ? good : failed;
}

}  // namespace horta::cli
