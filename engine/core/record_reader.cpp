// Reading records from outside: everything is checked, in the order in which it is written, and the first
// mistake is reported with its place.

#include <algorithm>

#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "engine/core/rules_version.h"

namespace horta {

namespace {

using json::Value;

constexpr std::size_t most_steps = 20'000;

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
    const GameInfo* game = find_game(setup_.game);
    auto table = game->make_table(static_cast<int>(setup_.seats.size()), setup_.options,
                                  setup_.components.data, *setup_.rules_version);
    if (!table) return std::unexpected(std::move(table.error()));
    match_.reset(new Match{std::move(setup_), std::move(*table), confirm_turns_});

    const Value* log = record_.find("log");
    if (auto wrong = log ? play_log(*log) : play_steps()) return std::unexpected(std::move(*wrong));
    if (auto wrong = check_rest(log != nullptr)) return std::unexpected(std::move(*wrong));
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
      if (!id) return fault("record_field", {{"field", "id"}});
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
      setup_.secret = digest_of(*shuffle, "secret");
      if (!setup_.secret) return fault("record_field", {{"field", "shuffle.secret"}});
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

  // A decision object at `step`; it must be what the position asks for, and legal.
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
    if (const auto reasons = table.explain(asked.seat, *move); !reasons.empty())
      return std::unexpected(fault("step_illegal", {{"step", step},
                                                    {"text", table.to_notation(*move)},
                                                    {"reason", reasons.front().code},
                                                    {"reason_params", reasons.front().params}}));
    if (const Value* text = value.find("text"))
      if (!text->is_string() || text->as_string() != table.to_notation(*move))
        return std::unexpected(fault("step_text", {{"step", step}, {"expected", table.to_notation(*move)}}));
    return Entry{.type = EntryType::decision, .seat = asked.seat, .move = *move};
  }

  // Plays an entry with the draws that follow it. `first_draw` is the place of the first one.
  Wrong play(Entry entry, std::vector<Draw> draws, std::size_t first_draw) {
    ReplayChance chance{std::move(draws)};
    match_->play(std::move(entry), chance);
    const std::size_t place = first_draw + chance.used();
    switch (chance.mistake()) {
      case ReplayChance::Mistake::missing:
        return fault("draw_missing", {{"step", place}});
      case ReplayChance::Mistake::wrong_pile:
        return fault("draw_wrong_pile", {{"step", place}});
      case ReplayChance::Mistake::not_in_pile:
        return fault("draw_not_in_pile", {{"step", place}});
      case ReplayChance::Mistake::none:
        break;
    }
    if (!chance.all_used()) return fault("draw_unexpected", {{"step", place}});
    return std::nullopt;
  }

  Wrong play_steps() {
    const Value* steps = record_.find("steps");
    if (!steps || !steps->is_array()) return fault("record_field", {{"field", "steps"}});
    const json::Array& list = steps->as_array();
    if (list.size() > most_steps) return fault("too_many_steps", {{"most", most_steps}});
    Entry entry{.type = EntryType::deal};
    for (std::size_t step = 0;;) {
      const std::size_t first_draw = step;
      std::vector<Draw> draws;
      for (; step < list.size() && list[step].find("chance"); ++step) {
        const auto draw = read_draw(list[step], step);
        if (!draw) return draw.error();
        draws.push_back(*draw);
      }
      if (auto wrong = play(std::move(entry), std::move(draws), first_draw)) return wrong;
      if (step == list.size()) return std::nullopt;
      auto decision = read_decision(list[step], step);
      if (!decision) return std::move(decision.error());
      entry = std::move(*decision);
      ++step;
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
    const std::string* type = text_of(value, "entry");
    if (!type || (index == 0) != (*type == "deal")) return fault("log_entry", {{"step", index}});
    if (*type == "deal" || *type == "decision") {
      Entry entry{.type = EntryType::deal};
      if (*type == "decision") {
        if (match_->over()) return fault("log_entry", {{"step", index}});
        auto decision = read_decision(value, index);
        if (!decision) return std::move(decision.error());
        entry = std::move(*decision);
      }
      std::vector<Draw> draws;
      if (const Value* list = value.find("draws")) {
        if (!list->is_array()) return fault("log_entry", {{"step", index}});
        for (const Value& item : list->as_array()) {
          const auto draw = read_draw(item, index);
          if (!draw) return draw.error();
          draws.push_back(*draw);
        }
      }
      auto wrong = play(std::move(entry), std::move(draws), 0);
      if (wrong) wrong->params.set("step", index);
      return wrong;
    }
    const auto number = number_of(value, "seat");
    if (!number || *number < 0 || *number >= match_->table().players())
      return fault("log_entry", {{"step", index}});
    const auto seat = static_cast<Seat>(*number);
    if (!apply_entry(*type, value, seat)) return fault("log_entry", {{"step", index}});
    return std::nullopt;
  }

  bool apply_entry(const std::string& type, const Value& value, Seat seat) {
    if (type == "undo") {
      const auto to = number_of(value, "to");
      return to && *to > 0 && match_->undo_by_consent(seat, static_cast<Version>(*to)).has_value();
    }
    if (type == "end_turn") {
      // Whether turns had to be ended was the table's choice, so the match is not asked; but only a turn that
      // could still be taken back, and that another seat follows, can be ended.
      if (match_->free_undos(seat) == 0 || match_->table().decision().seat == seat) return false;
      match_->journal_.push_back({.type = EntryType::end_turn, .seat = seat});
      return true;
    }
    if (type == "takeover") {
      const std::string* bot = text_of(value, "bot");
      return bot && bot->size() <= longest_name && match_->take_over(seat, *bot).has_value();
    }
    if (type == "resignation") return match_->resign(seat).has_value();
    if (type == "flag") return match_->flag(seat).has_value();
    return false;
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
  std::unique_ptr<Match> match_;
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
