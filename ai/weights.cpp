#include "ai/weights.h"

#include "engine/core/embedded.h"

namespace horta {

namespace {

using json::Value;

Fault wrong(std::string_view entry) { return {"weights", Value::object({{"entry", entry}})}; }

// Ten thousand points for one of a thing: more is a mistake, and could overflow the sums.
constexpr std::int32_t most_weight = 1'000'000;

// The numbers of a block, appended to `into`.
bool read_numbers(const Value* entry, int size, std::vector<std::int32_t>& into) {
  if (!entry || !entry->is_array() || entry->as_array().size() != static_cast<std::size_t>(size))
    return false;
  for (const Value& number : entry->as_array()) {
    if (!number.is_int() || number.as_int() < -most_weight || number.as_int() > most_weight) return false;
    into.push_back(static_cast<std::int32_t>(number.as_int()));
  }
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

std::expected<ValueWeights, Fault> read_values(std::string_view name, const Value& entry,
                                               const WeightShape& shape) {
  ValueWeights weights{.name = std::string{name}, .features = {}, .spread = {}};
  if (!read_numbers(entry.find("spread"), shape.rounds, weights.spread))
    return std::unexpected(wrong("spread"));
  for (const std::int32_t spread : weights.spread)
    if (spread < 1) return std::unexpected(wrong("spread"));
  weights.features.resize(static_cast<std::size_t>(shape.rounds));
  for (const Block& block : shape.features) {
    const Value* rounds = entry.find(block.name);
    if (!rounds || !rounds->is_array() || rounds->as_array().size() != weights.features.size())
      return std::unexpected(wrong(block.name));
    for (std::size_t round = 0; round < weights.features.size(); ++round)
      if (!read_numbers(&rounds->as_array()[round], block.size, weights.features[round]))
        return std::unexpected(wrong(block.name));
  }
  return weights;
}

}  // namespace

std::expected<Weights, Fault> weights_from_json(const Value& file, const WeightShape& shape) {
  Weights weights;
  const Value* values = file.find("values");
  if (!values || !values->is_object() || values->as_object().empty()) return std::unexpected(wrong("values"));
  for (const auto& [name, entry] : values->as_object()) {
    auto read = read_values(name, entry, shape);
    if (!read) return std::unexpected(std::move(read.error()));
    weights.values.push_back(std::move(*read));
  }
  const Value* policy = file.find("policy");
  for (const Block& block : shape.patterns)
    if (!policy || !read_numbers(policy->find(block.name), block.size, weights.policy))
      return std::unexpected(wrong(block.name));
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

std::string_view shipped_weights(std::string_view game) {
  for (const EmbeddedFile& file : weight_files())
    if (file.path == std::string{game} + ".json") return file.text;
  return {};
}

}  // namespace horta
