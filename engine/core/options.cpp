#include "engine/core/options.h"

#include <algorithm>
#include <cassert>

#include "engine/core/split.h"

namespace horta {

std::string_view Options::operator[](std::string_view name) const {
  for (const auto& [key, value] : values_)
    if (key == name) return value;
  assert(false);
  return {};
}

void Options::set(std::string name, std::string value) {
  for (auto& [key, old] : values_)
    if (key == name) {
      old = std::move(value);
      return;
    }
  values_.emplace_back(std::move(name), std::move(value));
}

json::Value Options::to_json() const {
  json::Value object = json::Value::object();
  for (const auto& [name, value] : values_) {
    const bool digit = value.size() == 1 && value[0] >= '0' && value[0] <= '9';
    object.set(name, digit ? json::Value{value[0] - '0'} : json::Value{value});
  }
  return object;
}

std::expected<Options, Fault> make_options(std::span<const OptionSpec> specs,
                                           const std::vector<std::pair<std::string, std::string>>& chosen) {
  Options options;
  for (const OptionSpec& spec : specs) options.set(std::string{spec.name}, std::string{spec.values.front()});
  std::vector<std::string_view> seen;
  for (const auto& [name, value] : chosen) {
    if (std::ranges::find(seen, name) != seen.end())
      return std::unexpected(Fault{"option_twice", json::Value::object({{"option", name}})});
    seen.push_back(name);
    const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
    if (spec == specs.end()) {
      std::string known;
      for (const OptionSpec& option : specs) known.append(known.empty() ? "" : ", ").append(option.name);
      return std::unexpected(
          Fault{"option_unknown", json::Value::object({{"option", name}, {"known", known}})});
    }
    if (std::ranges::find(spec->values, value) == spec->values.end()) {
      std::string known;
      for (const std::string_view allowed : spec->values)
        known.append(known.empty() ? "" : ", ").append(allowed);
      return std::unexpected(
          Fault{"option_value", json::Value::object({{"option", name}, {"value", value}, {"known", known}})});
    }
    options.set(name, value);
  }
  return options;
}

std::expected<Options, Fault> options_from_json(std::span<const OptionSpec> specs,
                                                const json::Value& object) {
  std::vector<std::pair<std::string, std::string>> chosen;
  if (!object.is_object()) return std::unexpected(Fault{"options_shape"});
  for (const auto& [name, value] : object.as_object()) {
    if (value.is_string())
      chosen.emplace_back(name, value.as_string());
    else if (value.is_int())
      chosen.emplace_back(name, std::to_string(value.as_int()));
    else
      return std::unexpected(Fault{"options_shape"});
  }
  return make_options(specs, chosen);
}

std::expected<std::vector<std::pair<std::string, std::string>>, Fault> split_options(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> chosen;
  if (text.empty()) return chosen;
  for (const std::string_view part : split(text, ',')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos || equals == 0)
      return std::unexpected(Fault{"option_syntax", json::Value::object({{"text", part}})});
    chosen.emplace_back(part.substr(0, equals), part.substr(equals + 1));
  }
  return chosen;
}

}  // namespace horta
