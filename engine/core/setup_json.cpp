#include "engine/core/setup_json.h"

#include <algorithm>

#include "engine/core/members.h"
#include "engine/core/registry.h"
#include "engine/core/rules_version.h"

namespace horta {

using json::Value;

Value setup_to_json(const MatchSetup& setup) {
  Value seats = Value::array();
  for (const SeatInfo& info : setup.seats) {
    Value seat = Value::object({{"name", info.name}});
    if (!info.bot.empty()) seat.set("bot", info.bot);
    seats.push_back(std::move(seat));
  }
  Value head = Value::object({{"game", setup.game},
                              {"rules_version", *setup.rules_version},
                              {"id", setup.id},
                              {"players", setup.seats.size()},
                              {"options", setup.options.to_json()},
                              {"components", to_hex(setup.components.digest)}});
  if (setup.components.custom) head.set("component_data", setup.components.data);
  head.set("seats", std::move(seats));
  return head;
}

Value shuffle_to_json(const MatchSetup& setup, bool with_secret) {
  Value nonces = Value::array();
  for (const Digest& nonce : setup.nonces) nonces.push_back(to_hex(nonce));
  Value shuffle = Value::object({{"commitment", to_hex(*setup.commitment)}, {"nonces", std::move(nonces)}});
  if (with_secret && setup.secret) shuffle.set("secret", to_hex(*setup.secret));
  return shuffle;
}

namespace {

using Wrong = std::optional<Fault>;

Fault wrong_field(std::string_view field) { return fault("record_field", {{"field", field}}); }

Wrong read_rules_version(const Value& head, MatchSetup& setup, int usual, int newest) {
  const auto version =
      head.find("rules_version") ? number_of(head, "rules_version") : std::optional{std::int64_t{usual}};
  if (!version || *version != static_cast<int>(*version)) return wrong_field("rules_version");
  setup.rules_version = static_cast<int>(*version);
  return check_rules_version(*setup.rules_version, newest);
}

Wrong read_id(const Value& head, MatchSetup& setup) {
  if (!head.find("id")) return std::nullopt;
  const std::string* id = text_of(head, "id");
  if (!id || id->size() > longest_name) return wrong_field("id");
  setup.id = *id;
  return std::nullopt;
}

Wrong read_seats(const Value& head, MatchSetup& setup, const GameInfo& game) {
  const Value* seats = head.find("seats");
  if (!seats || !seats->is_array()) return wrong_field("seats");
  const auto count = static_cast<int>(std::min<std::size_t>(seats->as_array().size(), 1000));
  if (count < game.min_players || count > game.max_players)
    return fault("player_count",
                 {{"players", count}, {"least", game.min_players}, {"most", game.max_players}});
  if (head.find("players") && number_of(head, "players") != count) return wrong_field("players");
  for (const Value& seat : seats->as_array()) {
    const std::string* name = text_of(seat, "name");
    const std::string* bot = text_of(seat, "bot");
    if (!seat.is_object() || (seat.find("name") && !name) || (seat.find("bot") && !bot) ||
        (name && name->size() > longest_name) || (bot && bot->size() > longest_name))
      return wrong_field("seats");
    setup.seats.push_back({.name = name ? *name : "", .bot = bot ? *bot : ""});
  }
  return std::nullopt;
}

Wrong read_options(const Value& head, MatchSetup& setup, const GameInfo& game) {
  const Value* options = head.find("options");
  auto read = options_from_json(game.options, options ? *options : Value::object());
  if (!read) return std::move(read.error());
  setup.options = std::move(*read);
  return std::nullopt;
}

Wrong read_components(const Value& head, MatchSetup& setup, const Components* own) {
  auto components = components_of_record(setup.game, head, own);
  if (!components) return std::move(components.error());
  setup.components = std::move(*components);
  return std::nullopt;
}

}  // namespace

std::expected<MatchSetup, Fault> setup_from_json(const Value& head, std::optional<int> rules_version,
                                                 const Components* own) {
  const std::string* name = text_of(head, "game");
  if (!name) return std::unexpected(wrong_field("game"));
  const GameInfo* game = find_game(*name);
  if (!game) return std::unexpected(fault("game_unknown", {{"game", *name}}));
  MatchSetup setup;
  setup.game = *name;
  const int usual = rules_version.value_or(game->rules_version);
  Wrong wrong = read_rules_version(head, setup, usual, game->rules_version);
  if (!wrong) wrong = read_id(head, setup);
  if (!wrong) wrong = read_seats(head, setup, *game);
  if (!wrong) wrong = read_options(head, setup, *game);
  if (!wrong) wrong = read_components(head, setup, own);
  if (wrong) return std::unexpected(std::move(*wrong));
  return setup;
}

Wrong read_shuffle(const Value& shuffle, MatchSetup& setup) {
  setup.commitment = digest_of(shuffle, "commitment");
  if (!setup.commitment) return wrong_field("shuffle.commitment");
  if (const Value* nonces = shuffle.find("nonces")) {
    if (!nonces->is_array() || nonces->as_array().size() > max_seats) return wrong_field("shuffle.nonces");
    for (const Value& nonce : nonces->as_array()) {
      const std::string* text = nonce.get_string();
      const auto digest = text ? digest_from_hex(*text) : std::nullopt;
      if (!digest) return wrong_field("shuffle.nonces");
      setup.nonces.push_back(*digest);
    }
  }
  if (shuffle.find("secret")) {
    setup.secret = digest_of(shuffle, "secret");
    if (!setup.secret) return wrong_field("shuffle.secret");
  }
  return std::nullopt;
}

}  // namespace horta
