#include "ai/evaluation/weights.h"

#include <stdexcept>

#include "engine/core/embedded.h"

namespace horta {

namespace {

using json::Value;

// Ten thousand points for one of a thing: more is a mistake, and could overflow the sums.
constexpr std::int32_t most_weight = 1'000'000;

// What an entry of the file must be: a list of numbers, or one such list per round.
struct Form {
  int size;
  int rounds = 0;  // 0: one list for all of them
  std::int32_t least = -most_weight;
};

// Which entry is wrong, and what it should be.
std::unexpected<Fault> wrong(std::string entry, const Form& form, bool missing) {
  return std::unexpected(Fault{"weights", Value::object({{"entry", std::move(entry)},
                                                         {"form", missing           ? "missing"
                                                                  : form.rounds > 0 ? "rounds"
                                                                                    : "list"},
                                                         {"size", form.size},
                                                         {"rounds", form.rounds},
                                                         {"least", form.least},
                                                         {"most", most_weight}})});
}

// The numbers of a list, appended to `into`.
bool read_list(const Value& list, const Form& form, std::vector<std::int32_t>& into) {
  if (!list.is_array() || list.as_array().size() != static_cast<std::size_t>(form.size)) return false;
  for (const Value& number : list.as_array()) {
    if (!number.is_int() || number.as_int() < form.least || number.as_int() > most_weight) return false;
    into.push_back(static_cast<std::int32_t>(number.as_int()));
  }
  return true;
}

// The same for every round.
bool read_rounds(const Value& lists, const Form& form, std::span<std::vector<std::int32_t>> into) {
  if (!lists.is_array() || lists.as_array().size() != into.size()) return false;
  for (std::size_t round = 0; round < into.size(); ++round)
    if (!read_list(lists.as_array()[round], form, into[round])) return false;
  return true;
}

Value numbers(std::span<const std::int32_t> all) {
  Value array = Value::array();
  for (const std::int32_t number : all) array.push_back(number);
  return array;
}

std::span<const std::int32_t> part(const std::vector<std::int32_t>& all, const Block& block) {
  return std::span{all}.subspan(static_cast<std::size_t>(block.first), static_cast<std::size_t>(block.size));
}

std::expected<ValueWeights, Fault> read_values(const std::string& name, const Value& set,
                                               const WeightShape& shape) {
  ValueWeights weights{.name = name, .features = {}, .spread = {}};
  const auto in_file = [&name](std::string_view entry) {
    return std::string{"values/"}.append(name).append("/").append(entry);
  };
  const Form of_spread{.size = shape.rounds, .least = 1};
  const Value* spread = set.find("spread");
  if (!spread || !read_list(*spread, of_spread, weights.spread))
    return wrong(in_file("spread"), of_spread, !spread);
  weights.features.resize(static_cast<std::size_t>(shape.rounds));
  for (const Block& block : shape.features) {
    const Form of_block{.size = block.size, .rounds = shape.rounds};
    const Value* rounds = set.find(block.name);
    if (!rounds || !read_rounds(*rounds, of_block, weights.features))
      return wrong(in_file(block.name), of_block, !rounds);
  }
  return weights;
}

[[noreturn]] void broken_program([[maybe_unused]] std::string_view game,
                                 [[maybe_unused]] const Fault& fault) {
#ifdef __wasm__
  __builtin_trap();
#else
  throw std::logic_error{"the weights of " + std::string{game} +
                         " in this program cannot be used: " + fault.code + " " + json::write(fault.params)};
#endif
}

}  // namespace

std::expected<Weights, Fault> weights_from_json(const Value& file, const WeightShape& shape) {
  Weights weights;
  const Value* values = file.find("values");
  if (!values || !values->is_object() || values->as_object().empty())
    return std::unexpected(Fault{"weights", Value::object({{"entry", "values"}, {"form", "sets"}})});
  for (const auto& [name, set] : values->as_object()) {
    auto read = read_values(name, set, shape);
    if (!read) return std::unexpected(std::move(read.error()));
    weights.values.push_back(std::move(*read));
  }
  const Value* policy = file.find("policy");
  for (const Block& block : shape.patterns) {
    const Form of_block{.size = block.size};
    const Value* list = policy ? policy->find(block.name) : nullptr;
    if (!list || !read_list(*list, of_block, weights.policy))
      return wrong("policy/" + std::string{block.name}, of_block, !list);
  }
  return weights;
}

Value weights_to_json(const Weights& weights, const WeightShape& shape) {
  Value values = Value::object();
  for (const ValueWeights& set : weights.values) {
    Value entry = Value::object({{"spread", numbers(set.spread)}});
    for (const Block& block : shape.features) {
      Value rounds = Value::array();
      for (const auto& round : set.features) rounds.push_back(numbers(part(round, block)));
      entry.set(block.name, std::move(rounds));
    }
    values.set(set.name, std::move(entry));
  }
  Value policy = Value::object();
  for (const Block& block : shape.patterns) policy.set(block.name, numbers(part(weights.policy, block)));
  return Value::object({{"values", std::move(values)}, {"policy", std::move(policy)}});
}

Digest digest_of(const Weights& weights, const WeightShape& shape) {
  return sha256(json::write(weights_to_json(weights, shape)));
}

std::string_view shipped_weights(std::string_view game) {
  for (const EmbeddedFile& file : weight_files())
    if (file.path == std::string{game} + ".json") return file.text;
  return {};
}

Weights weights_of_program(std::string_view game, std::string_view text, const WeightShape& shape) {
  const auto file = json::parse(text);
  if (!file) broken_program(game, json_fault(file.error()));
  auto weights = weights_from_json(*file, shape);
  if (!weights) broken_program(game, weights.error());
  return std::move(*weights);
}

}  // namespace horta
