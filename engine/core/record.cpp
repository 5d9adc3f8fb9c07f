#include "engine/core/record.h"

#include "engine/core/registry.h"

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

Value entry_to_json(const Table& table, const Entry& entry) {
  Value value = Value::object({{"entry", entry_names[static_cast<std::size_t>(entry.type)]}});
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
    record.set("ended", Value::object({{"by", entry_names[static_cast<std::size_t>(end->by)]},
                                       {"ranking", ranking_to_json(end->ranking)}}));
  // Where nothing was taken back and nothing happened beside the game, the steps say it all.
  if (match.line().size() != match.journal().size()) {
    Value log = Value::array();
    for (const Entry& entry : match.journal()) log.push_back(entry_to_json(table, entry));
    record.set("log", std::move(log));
  }
  return record;
}

std::optional<Fault> check_shuffle(const Match& match) {
  const MatchSetup& setup = match.setup();
  if (!setup.commitment || !setup.secret) return Fault{"secret_missing"};
  if (commitment(*setup.secret) != *setup.commitment) return Fault{"secret_wrong"};
  auto dealt = Match::start(setup);
  if (!dealt) return std::move(dealt.error());
  // The journal is played again as a whole, what was taken back included. `reached` translates versions: the
  // entries that are no part of the game are left out.
  std::vector<Version> reached(match.journal().size() + 1);
  reached[1] = dealt->version();
  for (std::size_t index = 0; index < match.journal().size(); ++index) {
    const Entry& entry = match.journal()[index];
    std::optional<Refusal> refusal;
    if (entry.type == EntryType::decision) {
      if (auto played = dealt->decide(entry.seat, entry.move); !played) refusal = std::move(played.error());
    } else if (entry.type == EntryType::undo) {
      if (auto undone = dealt->undo_by_consent(entry.seat, reached[entry.to]); !undone)
        refusal = std::move(undone.error());
    }
    if (refusal) return std::move(refusal->fault);
    if (entry.type == EntryType::deal || entry.type == EntryType::decision)
      if (dealt->journal().back().draws != entry.draws)
        return Fault{"draws_differ", Value::object({{"decision", index}})};
    reached[index + 1] = dealt->version();
  }
  return std::nullopt;
}

}  // namespace horta
