#include <algorithm>
#include <limits>

#include "cli/arena/run.h"
#include "engine/core/split.h"
#include "files/files.h"

namespace horta::cli {

namespace {

using json::Value;

constexpr std::string_view format_name = "horta-arena";
constexpr int format_version = 2;
constexpr std::size_t most_bots = 64;
constexpr std::int64_t most_vp = 1'000'000;

// --- writing

// Everything that must agree between the parts of a run.
Value identity(const ArenaRun& run) {
  return Value::object({{"game", run.game},
                        {"rules_version", run.rules_version},
                        {"players", run.table.players},
                        {"options", run.options},
                        {"components", run.components},
                        {"arms", run.table.arms == Arms::one ? "one" : "both"},
                        {"seed", run.seed},
                        {"blocks", run.planned},
                        {"ladder", run.ladder},
                        {"bots", Value::array({run.bots.begin(), run.bots.end()})},
                        {"weights", Value::array({run.weights.begin(), run.weights.end()})}});
}

Value totals_to_json(const BotTotals& totals) {
  Value value = Value::object({{"decisions", totals.thinking.decisions},
                               {"nanoseconds", totals.thinking.nanoseconds},
                               {"failures", totals.failures}});
  if (totals.first_failure)
    value.set("first_failure", Value::object({{"block", totals.first_failure->block},
                                              {"game", totals.first_failure->game},
                                              {"code", totals.first_failure->fault.code},
                                              {"params", totals.first_failure->fault.params}}));
  return value;
}

Value block_to_json(const ArenaTable& table, const BlockScores& scores) {
  Value row = Value::array({scores.block});
  const auto add = [&row](const ArmScores& arm) {
    for (const std::int64_t number : {arm.wins_of_one, arm.vp_of_one, arm.vp_of_rest, arm.failed})
      row.push_back(number);
  };
  add(scores.one_a);
  if (table.has_second_arm()) add(scores.one_b);
  return row;
}

// --- reading

std::unexpected<Fault> wrong_field(std::string_view field) {
  return std::unexpected(Fault{"arena_part_field", Value::object({{"field", field}})});
}

std::optional<std::int64_t> number_in(const Value& object, std::string_view key, std::int64_t least,
                                      std::int64_t most) {
  const Value* value = object.find(key);
  if (!value || !value->is_int() || value->as_int() < least || value->as_int() > most) return std::nullopt;
  return value->as_int();
}

constexpr std::int64_t any = std::numeric_limits<std::int64_t>::max();

std::optional<BotTotals> totals_from_json(const Value* value) {
  if (!value) return std::nullopt;
  const auto decisions = number_in(*value, "decisions", 0, any);
  const auto nanoseconds = number_in(*value, "nanoseconds", 0, any);
  const auto failures = number_in(*value, "failures", 0, any);
  if (!decisions || !nanoseconds || !failures) return std::nullopt;
  BotTotals totals{.thinking = {.decisions = static_cast<std::uint64_t>(*decisions),
                                .nanoseconds = static_cast<std::uint64_t>(*nanoseconds)},
                   .failures = static_cast<std::uint64_t>(*failures)};
  const Value* first = value->find("first_failure");
  if ((first != nullptr) != (totals.failures > 0)) return std::nullopt;
  if (!first) return totals;
  const auto block = number_in(*first, "block", 0, any);
  const auto game = number_in(*first, "game", 0, any);
  const Value* code = first->find("code");
  const Value* params = first->find("params");
  if (!block || !game || !code || !code->is_string() || !params || !params->is_object()) return std::nullopt;
  totals.first_failure = Failure{static_cast<std::uint64_t>(*block), static_cast<std::uint64_t>(*game),
                                 Fault{code->as_string(), *params}};
  return totals;
}

std::optional<BlockScores> block_from_json(const ArenaRun& run, const Value& value) {
  const json::Array* row = value.get_array();
  if (!row || row->size() != (run.table.has_second_arm() ? 9u : 5u)) return std::nullopt;
  std::vector<std::int64_t> numbers;
  for (const Value& number : *row) {
    if (!number.is_int()) return std::nullopt;
    numbers.push_back(number.as_int());
  }
  const auto arm_at = [&](std::size_t place) -> std::optional<ArmScores> {
    const ArmScores arm{numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3]};
    const bool good = arm.wins_of_one >= 0 && arm.wins_of_one <= units_per_win * run.table.players &&
                      std::abs(arm.vp_of_one) <= most_vp && std::abs(arm.vp_of_rest) <= most_vp &&
                      arm.failed >= 0 && arm.failed <= run.table.players;
    return good ? std::optional{arm} : std::nullopt;
  };
  if (numbers[0] < 0 || static_cast<std::uint64_t>(numbers[0]) >= run.planned) return std::nullopt;
  const auto one_a = arm_at(1);
  const auto one_b = run.table.has_second_arm() ? arm_at(5) : ArmScores{};
  if (!one_a || !one_b) return std::nullopt;
  return BlockScores{static_cast<std::uint64_t>(numbers[0]), *one_a, *one_b};
}

std::expected<ArenaRun, Fault> run_from_json(const Value& value) {
  ArenaRun run;
  const auto text = [&](std::string_view key, std::string& into) {
    const Value* found = value.find(key);
    if (!found || !found->is_string()) return false;
    into = found->as_string();
    return true;
  };
  std::string arms;
  if (!text("game", run.game)) return wrong_field("game");
  if (!text("components", run.components)) return wrong_field("components");
  if (!text("arms", arms) || (arms != "one" && arms != "both")) return wrong_field("arms");
  run.table.arms = arms == "one" ? Arms::one : Arms::both;
  const auto version = number_in(value, "rules_version", 0, std::numeric_limits<int>::max());
  if (!version) return wrong_field("rules_version");
  run.rules_version = static_cast<int>(*version);
  const auto players = number_in(value, "players", 2, max_seats);
  if (!players) return wrong_field("players");
  run.table.players = static_cast<int>(*players);
  const auto seed = number_in(value, "seed", 0, any);
  if (!seed) return wrong_field("seed");
  run.seed = static_cast<std::uint64_t>(*seed);
  const auto planned = number_in(value, "blocks", 1, any);
  if (!planned) return wrong_field("blocks");
  run.planned = static_cast<std::uint64_t>(*planned);
  const Value* options = value.find("options");
  if (!options || !options->is_object()) return wrong_field("options");
  run.options = *options;
  const Value* ladder = value.find("ladder");
  if (!ladder || !ladder->is_bool()) return wrong_field("ladder");
  run.ladder = ladder->as_bool();
  const auto texts = [&](std::string_view key, std::vector<std::string>& into) {
    const Value* found = value.find(key);
    if (!found || !found->is_array() || found->as_array().size() > most_bots) return false;
    for (const Value& element : found->as_array()) {
      if (!element.is_string()) return false;
      into.push_back(element.as_string());
    }
    return true;
  };
  if (!texts("bots", run.bots) || run.bots.size() < 2 || (!run.ladder && run.bots.size() != 2))
    return wrong_field("bots");
  if (!texts("weights", run.weights) || run.weights.size() != run.bots.size()) return wrong_field("weights");
  return run;
}

std::expected<ArenaPairing, Fault> pairing_from_json(const ArenaRun& run, const Value& part) {
  ArenaPairing pairing;
  const Value* places = part.find("pairing");
  const auto last = static_cast<std::int64_t>(run.bots.size()) - 1;
  if (!places || !places->is_array() || places->as_array().size() != 2) return wrong_field("pairing");
  const auto a = places->as_array()[0].get_int();
  const auto b = places->as_array()[1].get_int();
  if (!a || !b || *a < 0 || *a >= *b || *b > last) return wrong_field("pairing");
  pairing.a = static_cast<std::size_t>(*a);
  pairing.b = static_cast<std::size_t>(*b);
  auto totals_a = totals_from_json(part.find("a"));
  if (!totals_a) return wrong_field("a");
  auto totals_b = totals_from_json(part.find("b"));
  if (!totals_b) return wrong_field("b");
  pairing.result.a = std::move(*totals_a);
  pairing.result.b = std::move(*totals_b);
  const Value* blocks = part.find("blocks");
  if (!blocks || !blocks->is_array()) return wrong_field("blocks");
  for (const Value& row : blocks->as_array()) {
    const auto block = block_from_json(run, row);
    if (!block) return wrong_field("blocks");
    pairing.result.blocks.push_back(*block);
  }
  return pairing;
}

// --- putting together

class Merge {
 public:
  std::expected<void, Fault> add(const Value& part) {
    const Value* version = part.find("version");
    if (!version || *version != Value{format_version}) return std::unexpected(Fault{"arena_part_version"});
    const Value* asked = part.find("run");
    if (!asked) return wrong_field("run");
    auto run = run_from_json(*asked);
    if (!run) return std::unexpected(std::move(run.error()));
    auto pairing = pairing_from_json(*run, part);
    if (!pairing) return std::unexpected(std::move(pairing.error()));
    if (!run_) {
      run_ = std::move(*run);
    } else if (auto fault = difference(*run)) {
      return std::unexpected(std::move(*fault));
    }
    PairingResult& into = pairing_of(pairing->a, pairing->b).result;
    into.a.add(pairing->result.a);
    into.b.add(pairing->result.b);
    into.blocks.insert(into.blocks.end(), pairing->result.blocks.begin(), pairing->result.blocks.end());
    std::ranges::sort(into.blocks, {}, &BlockScores::block);
    const auto twice = std::ranges::adjacent_find(into.blocks, {}, &BlockScores::block);
    if (twice != into.blocks.end())
      return std::unexpected(Fault{"arena_merge_overlap", Value::object({{"block", twice->block}})});
    return {};
  }

  bool empty() const { return !run_; }

  std::expected<ArenaRun, Fault> finish() && {
    for (std::size_t b = 1; b < run_->bots.size(); ++b)
      for (std::size_t a = 0; a < b; ++a)
        if (pairing_of(a, b).result.blocks.empty())
          return std::unexpected(
              Fault{"arena_merge_pairing", Value::object({{"a", run_->bots[a]}, {"b", run_->bots[b]}})});
    std::ranges::sort(run_->pairings, {},
                      [](const ArenaPairing& pairing) { return std::pair{pairing.b, pairing.a}; });
    return std::move(*run_);
  }

 private:
  // The first thing in which another part does not belong to this run.
  std::optional<Fault> difference(const ArenaRun& other) const {
    const Value ours = identity(*run_);
    const Value theirs = identity(other);
    for (const auto& [field, value] : ours.as_object()) {
      if (*theirs.find(field) == value) continue;
      if (field != "weights") return Fault{"arena_merge_differs", Value::object({{"field", field}})};
      const auto bot = std::ranges::mismatch(run_->weights, other.weights).in1 - run_->weights.begin();
      return Fault{"arena_merge_weights",
                   Value::object({{"bot", run_->bots[static_cast<std::size_t>(bot)]}})};
    }
    return std::nullopt;
  }

  ArenaPairing& pairing_of(std::size_t a, std::size_t b) {
    for (ArenaPairing& pairing : run_->pairings)
      if (pairing.a == a && pairing.b == b) return pairing;
    return run_->pairings.emplace_back(ArenaPairing{.a = a, .b = b});
  }

  std::optional<ArenaRun> run_;
};

// A line that claims to be a part; everything else, such as the report after it, is none of our business.
bool is_part(std::string_view line) {
  return line.starts_with("{\"format\":\"" + std::string{format_name} + "\"");
}

}  // namespace

std::string parts_of(const ArenaRun& run) {
  std::string text;
  for (const ArenaPairing& pairing : run.pairings) {
    json::Array blocks;
    for (const BlockScores& block : pairing.result.blocks) blocks.push_back(block_to_json(run.table, block));
    text += json::write(Value::object({{"format", format_name},
                                       {"version", format_version},
                                       {"run", identity(run)},
                                       {"pairing", Value::array({pairing.a, pairing.b})},
                                       {"a", totals_to_json(pairing.result.a)},
                                       {"b", totals_to_json(pairing.result.b)},
                                       {"blocks", Value::array(std::move(blocks))}}));
    text += '\n';
  }
  return text;
}

std::expected<ArenaRun, Fault> merge_parts(std::span<const std::string> files) {
  Merge merge;
  for (const std::string& file : files) {
    const auto text = read_file(file);
    if (!text) return std::unexpected(text.error());
    const auto at_place = [&](Fault fault, std::size_t line) {
      fault.params.set("file", file);
      if (!fault.params.find("line")) fault.params.set("line", line);
      return std::unexpected(std::move(fault));
    };
    bool found = false;
    std::size_t number = 0;
    for (const std::string_view line : split(*text, '\n')) {
      ++number;
      if (!is_part(line)) continue;
      found = true;
      const auto part = json::parse(line);
      if (!part) {
        json::Error error = part.error();
        error.line = number;
        return at_place(json_fault(error), number);
      }
      if (auto added = merge.add(*part); !added) return at_place(std::move(added.error()), number);
    }
    if (!found) return std::unexpected(Fault{"arena_part_missing", Value::object({{"file", file}})});
  }
  return std::move(merge).finish();
}

}  // namespace horta::cli
