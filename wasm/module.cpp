// A game as a WebAssembly module: one call with JSON text in and out. The caller asks for room for its
// request with `request_buffer`, writes it there, calls `call`, and reads the answer at the returned address,
// `answer_length` bytes long; it stays valid until the next call. A mistake of the caller is answered with
// {"fault": {"code", "params"}}; only running out of memory stops the module.
//
//   {"call": "games"}        {"version", "games": of the game of this module what game_to_json says
//     (ai/registry.h), and the digest of its newest "components"}
//   {"call": "signature", "game", "players", "options"}                        {"signature"}
//   {"call": "simulate", "game", "players", "options", "bots", "seed", "number"}  {"record"} as text
//   {"call": "replay", "record"}                              {"decisions", "position", "result"?}
//   {"call": "hint", "game", "players", "options", "position", "iterations"?, "moves"?, "seed"?}
//     see hints_to_json (ai/hint/hint.h)
//   {"call": "think", "game", "players", "options", "position", "seed", "iterations"?, "milliseconds"?}
//     {"iterations", "candidates": [{"move", "visits", "win_share", "points", "line"}]}, the best one first;
//     until the first limit is reached, of which one at least is needed. Moves are in notation; with
//     iterations alone the answer to a request is always the same.
//   {"call": "bot", "game", "players", "options", "position", "bot", "commitment"}
//     {"text"}: its move, in notation. The bots of the match with this commitment (`state` tells it) live as
//     long as their seats do, and play as they do in the program.
//
// All that are about a table take "rules_version" and "components" (their digest, or the data themselves as
// "component_data") too, where these are not the newest.
//
// And the calls about a match, see match_calls.h.

#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/arena/simulation.h"
#include "ai/bots/bot_kind.h"
#include "ai/hint/hint.h"
#include "ai/registry.h"
#include "ai/search/decimal.h"
#include "engine/core/json.h"
#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "engine/core/version.h"
#include "wasm/match_calls.h"
#include "wasm/request.h"

namespace horta {
namespace {

using json::Value;
using wasm::bad_request;
using wasm::read_number;
using wasm::read_rules_version;

constexpr std::size_t longest_request = std::size_t{16} << 20;

std::string request;
std::string answer;

Value fault_to_json(const Fault& fault) {
  return Value::object({{"fault", Value::object({{"code", fault.code}, {"params", fault.params}})}});
}

Value list_games() {
  Value list = Value::array();
  for (const GameInfo& game : games()) {
    Value entry = game_to_json(game);
    entry.set("components", to_hex(newest_components(game.name).digest));
    list.push_back(std::move(entry));
  }
  return Value::object({{"version", program_version()}, {"games", std::move(list)}});
}

// The table that a request is about, as it is before anything was dealt.
struct Asked {
  const GameInfo* game = nullptr;
  int players = 0;
  Options options;
  Components components;
  std::unique_ptr<Table> table;
};

std::expected<Asked, Fault> read_table(const Value& input) {
  Asked asked;
  const Value* name = input.find("game");
  asked.game = name && name->is_string() ? find_game(name->as_string()) : nullptr;
  if (!asked.game) return std::unexpected(bad_request("game"));
  const Value* players = input.find("players");
  if (!players || !players->is_int() || players->as_int() < 0 || players->as_int() > max_seats)
    return std::unexpected(bad_request("players"));
  asked.players = static_cast<int>(players->as_int());
  const Value* chosen = input.find("options");
  auto options = options_from_json(asked.game->options, chosen ? *chosen : Value::object());
  if (!options) return std::unexpected(std::move(options.error()));
  asked.options = std::move(*options);
  auto components = components_of_record(asked.game->name, input);
  if (!components) return std::unexpected(std::move(components.error()));
  asked.components = std::move(*components);
  const auto version = read_rules_version(input, asked.game->rules_version);
  if (!version) return std::unexpected(version.error());
  auto table = asked.game->make_table(asked.players, asked.options, asked.components.data, *version);
  if (!table) return std::unexpected(std::move(table.error()));
  asked.table = std::move(*table);
  return asked;
}

// The table in the position of the request, where somebody has to decide.
std::expected<Asked, Fault> read_position(const Value& input) {
  auto asked = read_table(input);
  if (!asked) return asked;
  const Value* position = input.find("position");
  if (!position || !position->is_string()) return std::unexpected(bad_request("position"));
  if (!asked->table->set_position(position->as_string()))
    return std::unexpected(Fault{"position_unreadable"});
  if (asked->table->over()) return std::unexpected(Fault{"match_over"});
  return asked;
}

std::expected<Value, Fault> compute_signature(const Value& input) {
  const auto asked = read_table(input);
  if (!asked) return std::unexpected(asked.error());
  std::uint64_t hash = asked->game->playouts.signature(*asked->table);
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t place = 16; place-- > 0; hash >>= 4) text[place] = digits[hash & 15];
  return Value::object({{"signature", text}});
}

std::expected<Value, Fault> simulate(const Value& input) {
  const auto asked = read_table(input);
  if (!asked) return std::unexpected(asked.error());
  const Value* names = input.find("bots");
  if (!names || !names->is_array() || names->as_array().size() != static_cast<std::size_t>(asked->players))
    return std::unexpected(bad_request("bots"));
  std::vector<std::string> bots;
  for (const Value& name : names->as_array()) {
    if (!name.is_string()) return std::unexpected(bad_request("bots"));
    bots.push_back(name.as_string());
  }
  const Value* seed = input.find("seed");
  const Value* number = input.find("number");
  if (!seed || !seed->is_int() || !number || !number->is_int()) return std::unexpected(bad_request("seed"));
  auto kinds = find_bots(asked->game->name, bots);
  if (!kinds) return std::unexpected(std::move(kinds.error()));
  const Simulation simulation{asked->game->name, asked->options, asked->components, std::move(*kinds),
                              static_cast<std::uint64_t>(seed->as_int())};
  return Value::object(
      {{"record", simulation.play(static_cast<std::uint64_t>(number->as_int()), true).record}});
}

std::expected<Value, Fault> replay(const Value& input) {
  const Value* record = input.find("record");
  if (!record) return std::unexpected(bad_request("record"));
  const auto match = match_from_record(*record);
  if (!match) return std::unexpected(match.error());
  Value result =
      Value::object({{"decisions", match->line().size() - 1}, {"position", match->table().position()}});
  if (match->table().over()) result.set("result", result_of(match->table()));
  return result;
}

constexpr std::int64_t most_iterations = 1'000'000'000;

std::expected<Value, Fault> hint(const Value& input) {
  const auto asked = read_position(input);
  if (!asked) return std::unexpected(asked.error());
  constexpr std::int64_t most_moves = 16;
  HintSettings settings;
  const auto iterations = read_number(input, "iterations", 1, most_iterations,
                                      static_cast<std::int64_t>(settings.limit.iterations));
  const auto moves = read_number(input, "moves", 1, most_moves, static_cast<std::int64_t>(settings.moves));
  const auto seed = read_number(input, "seed", 0, std::numeric_limits<std::int64_t>::max(),
                                static_cast<std::int64_t>(settings.seed));
  for (const auto* number : {&iterations, &moves, &seed})
    if (!*number) return std::unexpected(number->error());
  settings.limit.iterations = static_cast<std::uint64_t>(*iterations);
  settings.moves = static_cast<std::size_t>(*moves);
  settings.seed = static_cast<std::uint64_t>(*seed);

  const auto hints = find_hints(*asked->table, settings);
  if (!hints) return std::unexpected(hints.error());
  return hints_to_json(*asked->table, *hints);
}

Value candidate_to_json(const Table& table, const Candidate& candidate) {
  Value line = Value::array();
  for (const Move move : candidate.line) line.push_back(table.to_notation(move));
  return Value::object({{"move", table.to_notation(candidate.move)},
                        {"visits", candidate.visits},
                        {"win_share", decimals(candidate.win_share, 4)},
                        {"points", decimals(candidate.points, 4)},
                        {"line", std::move(line)}});
}

std::expected<Value, Fault> think(const Value& input) {
  const auto asked = read_position(input);
  if (!asked) return std::unexpected(asked.error());
  const Table& table = *asked->table;
  const Value* seed = input.find("seed");
  if (!seed || !seed->is_int()) return std::unexpected(bad_request("seed"));
  const auto iterations = read_number(input, "iterations", 1, most_iterations, 0);
  const auto milliseconds = read_number(input, "milliseconds", 1, most_iterations, 0);
  for (const auto* number : {&iterations, &milliseconds})
    if (!*number) return std::unexpected(number->error());
  if (*iterations + *milliseconds == 0) return std::unexpected(bad_request("iterations"));
  const Limit limit{.iterations = static_cast<std::uint64_t>(*iterations),
                    .time = std::chrono::milliseconds{*milliseconds}};
  const auto thinker =
      ai_of(table.game())
          .search(static_cast<std::uint64_t>(seed->as_int()), /*threads=*/1, /*weights=*/nullptr);
  const Thought thought = *thinker->think(table, limit, never_stop, report_nothing);
  Value candidates = Value::array();
  for (const Candidate& candidate : thought.candidates)
    candidates.push_back(candidate_to_json(table, candidate));
  return Value::object({{"iterations", thought.iterations}, {"candidates", std::move(candidates)}});
}

// The bots of one table, which live as long as their seats.
struct SeatedBots {
  Digest commitment;
  std::map<Seat, std::pair<std::string, std::unique_ptr<Bot>>> by_seat;  // with their names
};
std::optional<SeatedBots> seated;

std::expected<Value, Fault> choose_for_bot(const Value& input) {
  const auto asked = read_position(input);
  if (!asked) return std::unexpected(asked.error());
  const Table& table = *asked->table;
  const Value* name = input.find("bot");
  if (!name || !name->is_string()) return std::unexpected(bad_request("bot"));
  const Value* commitment_text = input.find("commitment");
  const auto commitment = commitment_text && commitment_text->is_string()
                              ? digest_from_hex(commitment_text->as_string())
                              : std::nullopt;
  if (!commitment) return std::unexpected(bad_request("commitment"));

  if (!seated || seated->commitment != *commitment) seated = SeatedBots{*commitment, {}};
  auto& [known_as, bot] = seated->by_seat[table.decision().seat];
  if (!bot || known_as != name->as_string()) {
    const auto kind = find_bot(table.game(), name->as_string());
    if (!kind) return std::unexpected(kind.error());
    bot = kind->make(bot_seed(*commitment, table.decision().seat));
    known_as = name->as_string();
  }
  const auto move = bot->choose(table);
  if (!move) return std::unexpected(move.error());
  return Value::object({{"text", table.to_notation(*move)}});
}

std::expected<Value, Fault> answer_to(std::string_view text) {
  const auto input = json::parse(text);
  if (!input) return std::unexpected(json_fault(input.error()));
  const Value* call = input->find("call");
  const std::string name = call && call->is_string() ? call->as_string() : "";
  if (name == "games") return list_games();
  if (name == "signature") return compute_signature(*input);
  if (name == "simulate") return simulate(*input);
  if (name == "hint") return hint(*input);
  if (name == "replay") return replay(*input);
  if (name == "think") return think(*input);
  if (name == "bot") return choose_for_bot(*input);
  if (auto about_match = wasm::answer_about_match(name, *input)) return std::move(*about_match);
  return std::unexpected(bad_request("call"));
}

}  // namespace
}  // namespace horta

extern "C" {

// Room for a request of that many bytes; null when it is too long.
__attribute__((export_name("request_buffer"))) char* request_buffer(std::size_t length) {
  if (length > horta::longest_request) return nullptr;
  horta::request.resize(length);
  return horta::request.data();
}

// Answers the request in the buffer.
__attribute__((export_name("call"))) const char* call() {
  const auto result = horta::answer_to(horta::request);
  horta::answer = horta::json::write(result ? *result : horta::fault_to_json(result.error()));
  return horta::answer.data();
}

__attribute__((export_name("answer_length"))) std::size_t answer_length() { return horta::answer.size(); }
}
