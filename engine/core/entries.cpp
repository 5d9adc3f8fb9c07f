#include "engine/core/entries.h"

#include <algorithm>
#include <iterator>

#include "engine/core/members.h"

namespace horta {

namespace {

using json::Value;

constexpr std::string_view entry_names[] = {"deal",     "decision",    "undo", "end_turn",
                                            "takeover", "resignation", "flag"};

bool is_move(EntryType type) { return type == EntryType::deal || type == EntryType::decision; }

}  // namespace

std::string_view entry_name(EntryType type) { return entry_names[static_cast<std::size_t>(type)]; }

std::optional<EntryType> entry_type(std::string_view name) {
  const auto found = std::ranges::find(entry_names, name);
  if (found == std::end(entry_names)) return std::nullopt;
  return static_cast<EntryType>(found - std::begin(entry_names));
}

// --- writing

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

Value entry_to_json(const Table& table, const Entry& entry) {
  Value value = Value::object({{"entry", entry_name(entry.type)}});
  switch (entry.type) {
    case EntryType::deal:
      break;
    case EntryType::decision:
      value.set_all(decision_to_json(table, entry));
      break;
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

// --- reading

std::expected<Draw, Fault> draw_from_json(const Match& match, const Value& value, std::size_t step) {
  const std::string* pile = text_of(value, "chance");
  const Value* drew = value.find("drew");
  const auto draw = pile && drew ? match.table().draw_from_json(*pile, *drew) : std::nullopt;
  if (!draw) return std::unexpected(fault("draw_unreadable", {{"step", step}}));
  return *draw;
}

std::expected<Entry, Fault> decision_from_json(const Match& match, const Value& value, std::size_t step) {
  const Table& table = match.table();
  const std::string* kind_name = text_of(value, "kind");
  const auto kind = kind_name ? table.find_kind(*kind_name) : std::nullopt;
  const auto seat = number_of(value, "seat");
  const Value* option = value.find("option");
  if (!kind || !seat || !option) return std::unexpected(fault("step_unreadable", {{"step", step}}));
  if (table.over()) return std::unexpected(fault("step_after_end", {{"step", step}}));
  const Decision asked = table.decision();
  if (*seat != asked.seat)
    return std::unexpected(fault("step_seat", {{"step", step}, {"seat", *seat}, {"asked", asked.seat}}));
  if (*kind != asked.kind)
    return std::unexpected(
        fault("step_kind", {{"step", step}, {"kind", *kind_name}, {"asked", table.kind_name(asked.kind)}}));
  const auto move = table.option_from_json(*kind, *option);
  if (!move) return std::unexpected(fault("step_unreadable", {{"step", step}}));
  if (const Value* text = value.find("text"))
    if (!text->is_string() || text->as_string() != table.to_notation(*move))
      return std::unexpected(fault("step_text", {{"step", step}, {"expected", table.to_notation(*move)}}));
  return Entry{.type = EntryType::decision, .seat = asked.seat, .move = *move};
}

namespace {

std::expected<Entry, Fault> read_move(const Match& match, const Value& value, EntryType type) {
  const Version index = match.version();
  const auto wrong = std::unexpected(fault("log_entry", {{"step", index}}));
  Entry entry{.type = type};
  if (type == EntryType::decision) {
    if (index == 0 || match.over()) return wrong;
    auto decision = decision_from_json(match, value, index);
    if (!decision) return decision;
    entry = std::move(*decision);
  }
  if (const Value* list = value.find("draws")) {
    if (!list->is_array()) return wrong;
    for (const Value& item : list->as_array()) {
      const auto draw = draw_from_json(match, item, index);
      if (!draw) return std::unexpected(draw.error());
      entry.draws.push_back(*draw);
    }
  }
  return entry;
}

std::expected<Entry, Fault> read_beside_the_game(const Match& match, const Value& value, EntryType type) {
  const auto wrong = std::unexpected(fault("log_entry", {{"step", match.version()}}));
  const auto seat = number_of(value, "seat");
  if (!seat || *seat < 0 || *seat >= match.table().players()) return wrong;
  Entry entry{.type = type, .seat = static_cast<Seat>(*seat)};
  if (type == EntryType::undo) {
    const auto to = number_of(value, "to");
    if (!to || *to <= 0) return wrong;
    entry.to = static_cast<Version>(*to);
  }
  if (type == EntryType::takeover) {
    const std::string* bot = text_of(value, "bot");
    if (!bot) return wrong;
    entry.bot = *bot;
  }
  return entry;
}

std::optional<Fault> read_and_append(Match& match, const Value& value) {
  const Version index = match.version();
  const std::string* name = text_of(value, "entry");
  const auto type = name ? entry_type(*name) : std::nullopt;
  const auto time = number_of(value, "time");
  if (!type || (value.find("time") && !time)) return fault("log_entry", {{"step", index}});
  auto entry = is_move(*type) ? read_move(match, value, *type) : read_beside_the_game(match, value, *type);
  if (!entry) return std::move(entry.error());
  entry->time = time;
  const Move move = entry->move;
  auto answer = match.append(std::move(*entry));
  if (answer) return std::nullopt;
  Fault wrong = refused_step(match, std::move(answer.error()), move, index, index);
  if (wrong.params.find("step")) wrong.params.set("step", index);
  return is_move(*type) && wrong.code != "match_over" ? wrong : fault("log_entry", {{"step", index}});
}

}  // namespace

Fault refused_step(const Match& match, Refusal refusal, Move move, std::size_t step, std::size_t first_draw) {
  Fault& found = refusal.fault;
  if (found.code == "illegal_move") {
    const Reason& reason = refusal.reasons.front();
    return fault("step_illegal", {{"step", step},
                                  {"text", match.table().to_notation(move)},
                                  {"reason", reason.code},
                                  {"reason_params", reason.params}});
  }
  if (const auto draw = number_of(found.params, "draw"))
    return fault(found.code, {{"step", first_draw + static_cast<std::size_t>(*draw)}});
  return std::move(found);
}

std::optional<Fault> append_entry(Match& match, const Value& entry) {
  auto wrong = read_and_append(match, entry);
  if (wrong) wrong->params.set("part", "log");
  return wrong;
}

std::optional<Fault> append_entries(Match& match, Version from, const json::Array& entries) {
  const Version before = match.version();
  if (from > before) return fault("entries_missing", {{"version", before}});
  for (std::size_t index = before - from; index < entries.size(); ++index)
    if (auto wrong = append_entry(match, entries[index])) {
      if (match.version() > before) match = match.as_of(before);
      return wrong;
    }
  return std::nullopt;
}

}  // namespace horta
