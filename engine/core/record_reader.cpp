// Reading records from outside: everything is checked, in the order in which it is written, and the first
// mistake is reported with its place.

#include <algorithm>

#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "engine/core/rules_version.h"

namespace horta {

namespace {

using json::Value;

constexpr std::size_t most_steps = most_entries;

Fault fault(std::string_view code, json::Object params = {}) {
  return {std::string{code}, Value::object(std::move(params))};
}

const std::string* text_of(const Value& object, std::string_view key) {
  const Value* value = object.find(key);
  return value ? value->get_string() : nullptr;
}

std::optional<std::int64_t> number_of(const Value& object, std::string_view key) {
  const Value* value = object.find(key);
  return value ? value->get_int() : std::nullopt;
}

std::optional<Digest> digest_of(const Value& object, std::string_view key) {
  const std::string* text = text_of(object, key);
  return text ? digest_from_hex(*text) : std::nullopt;
}

// Equal but for the order of members, which another program may choose as it likes.
bool equivalent(const Value& a, const Value& b) {
  if (a.is_object() && b.is_object())
    return a.as_object().size() == b.as_object().size() &&
           std::ranges::all_of(a.as_object(), [&b](const json::Member& member) {
             const Value* other = b.find(member.first);
             return other && equivalent(member.second, *other);
           });
  if (a.is_array() && b.is_array()) return std::ranges::equal(a.as_array(), b.as_array(), equivalent);
  return a == b;
}

}  // namespace

class RecordReader {
 public:
  RecordReader(const Value& record, bool confirm_turns, const Components* own)
      : record_{record}, confirm_turns_{confirm_turns}, own_{own} {}

  std::expected<Match, Fault> read() {
    if (auto wrong = read_setup()) return std::unexpected(std::move(*wrong));
    auto opened = Match::open(std::move(setup_), confirm_turns_);
    if (!opened) return opened;
    match_ = std::move(*opened);

    const Value* log = record_.find("log");
    if (auto wrong = log ? play_log(*log) : play_steps()) return std::unexpected(std::move(*wrong));
    if (auto wrong = check_rest(log != nullptr)) return std::unexpected(std::move(*wrong));
    if (secret_)
      if (auto wrong = match_->reveal(*secret_)) return std::unexpected(std::move(*wrong));
    return std::move(*match_);
  }

 private:
  using Wrong = std::optional<Fault>;

  Wrong read_setup() {
    if (!record_.is_object()) return fault("record_shape");
    const std::string* format = text_of(record_, "format");
    if (!format || *format != record_format) return fault("record_format");
    if (number_of(record_, "version") != record_version) return fault("record_version");
    const std::string* name = text_of(record_, "game");
    const GameInfo* game = name ? find_game(*name) : nullptr;
    if (!game)
      return name ? fault("game_unknown", {{"game", *name}}) : fault("record_field", {{"field", "game"}});
    setup_.game = *name;
    if (auto wrong = read_rules_version(*game)) return wrong;
    if (record_.find("id")) {
      const std::string* id = text_of(record_, "id");
      if (!id || id->size() > longest_name) return fault("record_field", {{"field", "id"}});
      setup_.id = *id;
    }
    if (auto wrong = read_seats(*game)) return wrong;
    if (auto wrong = read_options(*game)) return wrong;
    if (auto wrong = read_components()) return wrong;
    return read_shuffle();
  }

  // Records made before rules had versions are of the first one.
  Wrong read_rules_version(const GameInfo& game) {
    const auto version =
        record_.find("rules_version") ? number_of(record_, "rules_version") : std::optional{std::int64_t{1}};
    if (!version || *version != static_cast<int>(*version))
      return fault("record_field", {{"field", "rules_version"}});
    setup_.rules_version = static_cast<int>(*version);
    return check_rules_version(*setup_.rules_version, game.rules_version);
  }

  Wrong read_seats(const GameInfo& game) {
    const Value* seats = record_.find("seats");
    if (!seats || !seats->is_array()) return fault("record_field", {{"field", "seats"}});
    const auto count = static_cast<int>(std::min<std::size_t>(seats->as_array().size(), 1000));
    if (count < game.min_players || count > game.max_players)
      return fault("player_count",
                   {{"players", count}, {"least", game.min_players}, {"most", game.max_players}});
    if (record_.find("players") && number_of(record_, "players") != count)
      return fault("record_field", {{"field", "players"}});
    for (const Value& seat : seats->as_array()) {
      const std::string* name = text_of(seat, "name");
      const std::string* bot = text_of(seat, "bot");
      if (!seat.is_object() || (seat.find("name") && !name) || (seat.find("bot") && !bot) ||
          (name && name->size() > longest_name) || (bot && bot->size() > longest_name))
        return fault("record_field", {{"field", "seats"}});
      setup_.seats.push_back({.name = name ? *name : "", .bot = bot ? *bot : ""});
    }
    return std::nullopt;
  }

  Wrong read_options(const GameInfo& game) {
    static const Value no_options = Value::object();
    const Value* options = record_.find("options");
    auto read = options_from_json(game.options, options ? *options : no_options);
    if (!read) return std::move(read.error());
    setup_.options = std::move(*read);
    return std::nullopt;
  }

  Wrong read_components() {
    if (const Value* data = record_.find("component_data")) {
      setup_.components = custom_components(setup_.game, *data);
      if (record_.find("components") && digest_of(record_, "components") != setup_.components.digest)
        return fault("components_differ");
      return std::nullopt;
    }
    if (!record_.find("components")) {
      setup_.components = own_ ? *own_ : newest_components(setup_.game);
      return std::nullopt;
    }
    const auto digest = digest_of(record_, "components");
    if (!digest) return fault("record_field", {{"field", "components"}});
    auto components = own_ && own_->digest == *digest ? std::expected<Components, Fault>{*own_}
                                                      : components_by_digest(setup_.game, *digest);
    if (!components) return std::move(components.error());
    setup_.components = std::move(*components);
    return std::nullopt;
  }

  Wrong read_shuffle() {
    const Value* shuffle = record_.find("shuffle");
    if (!shuffle) return std::nullopt;
    setup_.commitment = digest_of(*shuffle, "commitment");
    if (!setup_.commitment) return fault("record_field", {{"field", "shuffle.commitment"}});
    if (const Value* nonces = shuffle->find("nonces")) {
      if (!nonces->is_array() || nonces->as_array().size() > max_seats)
        return fault("record_field", {{"field", "shuffle.nonces"}});
      for (const Value& nonce : nonces->as_array()) {
        const std::string* text = nonce.get_string();
        const auto digest = text ? digest_from_hex(*text) : std::nullopt;
        if (!digest) return fault("record_field", {{"field", "shuffle.nonces"}});
        setup_.nonces.push_back(*digest);
      }
    }
    if (shuffle->find("secret")) {
      secret_ = digest_of(*shuffle, "secret");
      if (!secret_) return fault("record_field", {{"field", "shuffle.secret"}});
    }
    return std::nullopt;
  }

  // A draw object at `step`.
  std::expected<Draw, Fault> read_draw(const Value& value, std::size_t step) const {
    const std::string* pile = text_of(value, "chance");
    const Value* drew = value.find("drew");
    const auto draw = pile && drew ? match_->table().draw_from_json(*pile, *drew) : std::nullopt;
    if (!draw) return std::unexpected(fault("draw_unreadable", {{"step", step}}));
    return *draw;
  }

  // A decision object at `step`; it must be what the position asks for.
  std::expected<Entry, Fault> read_decision(const Value& value, std::size_t step) const {
    const Table& table = match_->table();
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

  // Why the match did not take a deal or a decision, with its place in the record: that of the decision, and
  // that of its first draw.
  Fault refused(Refusal refusal, Move move, std::size_t step, std::size_t first_draw) const {
    Fault& found = refusal.fault;
    if (found.code == "illegal_move") {
      const Reason& reason = refusal.reasons.front();
      return fault("step_illegal", {{"step", step},
                                    {"text", match_->table().to_notation(move)},
                                    {"reason", reason.code},
                                    {"reason_params", reason.params}});
    }
    if (const auto draw = number_of(found.params, "draw"))
      return fault(found.code, {{"step", first_draw + static_cast<std::size_t>(*draw)}});
    return std::move(found);
  }

  Wrong play_steps() {
    const Value* steps = record_.find("steps");
    if (!steps || !steps->is_array()) return fault("record_field", {{"field", "steps"}});
    const json::Array& list = steps->as_array();
    if (list.size() > most_steps) return fault("too_many_steps", {{"most", most_steps}});
    Entry entry{.type = EntryType::deal};
    for (std::size_t step = 0, decided = 0;;) {
      const std::size_t first_draw = step;
      for (; step < list.size() && list[step].find("chance"); ++step) {
        const auto draw = read_draw(list[step], step);
        if (!draw) return draw.error();
        entry.draws.push_back(*draw);
      }
      const Move move = entry.move;
      if (auto answer = match_->append(std::move(entry)); !answer)
        return refused(std::move(answer.error()), move, decided, first_draw);
      if (step == list.size()) return std::nullopt;
      auto decision = read_decision(list[step], step);
      if (!decision) return std::move(decision.error());
      entry = std::move(*decision);
      decided = step++;
    }
  }

  // The log is the journal itself. What it leads to is compared with the steps afterwards.
  Wrong play_log(const Value& log) {
    if (!log.is_array()) return fault("record_field", {{"field", "log"}});
    const json::Array& list = log.as_array();
    if (list.size() > most_steps) return fault("too_many_steps", {{"most", most_steps}});
    for (std::size_t index = 0; index < list.size(); ++index)
      if (auto wrong = play_log_entry(list[index], index)) {
        wrong->params.set("part", "log");
        return wrong;
      }
    return list.empty() ? Wrong{fault("record_field", {{"field", "log"}})} : std::nullopt;
  }

  Wrong play_log_entry(const Value& value, std::size_t index) {
    const std::string* name = text_of(value, "entry");
    const auto type = name ? entry_type(*name) : std::nullopt;
    const auto time = number_of(value, "time");
    if (!type || (value.find("time") && !time)) return fault("log_entry", {{"step", index}});
    const bool is_move = *type == EntryType::deal || *type == EntryType::decision;
    auto entry = is_move ? read_logged_move(value, *type, index) : read_beside_the_game(value, *type, index);
    if (!entry) return std::move(entry.error());
    entry->time = time;
    const Move move = entry->move;
    auto answer = match_->append(std::move(*entry));
    if (answer) return std::nullopt;
    Fault wrong = refused(std::move(answer.error()), move, index, index);
    if (wrong.params.find("step")) wrong.params.set("step", index);
    return is_move && wrong.code != "match_over" ? wrong : fault("log_entry", {{"step", index}});
  }

  std::expected<Entry, Fault> read_logged_move(const Value& value, EntryType type, std::size_t index) const {
    Entry entry{.type = type};
    if (type == EntryType::decision) {
      if (index == 0 || match_->over()) return std::unexpected(fault("log_entry", {{"step", index}}));
      auto decision = read_decision(value, index);
      if (!decision) return decision;
      entry = std::move(*decision);
    }
    if (const Value* list = value.find("draws")) {
      if (!list->is_array()) return std::unexpected(fault("log_entry", {{"step", index}}));
      for (const Value& item : list->as_array()) {
        const auto draw = read_draw(item, index);
        if (!draw) return std::unexpected(draw.error());
        entry.draws.push_back(*draw);
      }
    }
    return entry;
  }

  std::expected<Entry, Fault> read_beside_the_game(const Value& value, EntryType type,
                                                   std::size_t index) const {
    const auto wrong = std::unexpected(fault("log_entry", {{"step", index}}));
    const auto seat = number_of(value, "seat");
    if (!seat || *seat < 0 || *seat >= match_->table().players()) return wrong;
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

  // What follows from the play must stand in the record as it is.
  Wrong check_rest(bool from_log) {
    const Value again = to_record(*match_, Secret::hidden);
    if (from_log) {
      const Value* steps = record_.find("steps");
      if (!steps || !equivalent(*steps, *again.find("steps"))) return fault("steps_differ_from_log");
    }
    const Value* ended = record_.find("ended");
    const Value* early_end = again.find("ended");
    if ((ended != nullptr) != (early_end != nullptr) || (ended && !equivalent(*ended, *early_end)))
      return fault("ended_differs");
    const Value* result = record_.find("result");
    if (!result) return match_->table().over() ? Wrong{fault("result_missing")} : std::nullopt;
    if (!match_->table().over()) return fault("result_too_early");
    const Value* expected = again.find("result");
    for (const std::string_view part : {"scores", "ledger", "ranking"}) {
      const Value* found = result->find(part);
      if (!found || !equivalent(*found, *expected->find(part)))
        return fault("result_differs", {{"part", part}, {"expected", json::write(*expected->find(part))}});
    }
    return std::nullopt;
  }

  const Value& record_;
  bool confirm_turns_;
  const Components* own_;
  MatchSetup setup_;
  // Told to the match at the end: somebody may go on with a game whose own secret he does not know, under a
  // shuffle of his own. What was drawn before is not of that shuffle, which check_shuffle tells.
  std::optional<Digest> secret_;
  std::optional<Match> match_;
};

std::expected<Match, Fault> match_from_record(const Value& record, bool confirm_turns,
                                              const Components* own) {
  return RecordReader{record, confirm_turns, own}.read();
}

std::expected<Match, Fault> match_from_text(std::string_view text, bool confirm_turns) {
  const auto record = json::parse(text);
  if (!record) return std::unexpected(json_fault(record.error()));
  return match_from_record(*record, confirm_turns);
}

}  // namespace horta
