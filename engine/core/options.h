#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/json.h"

namespace horta {

// One table option of a game and the values it can take.
struct OptionSpec {
  std::string_view name;
  std::span<const std::string_view> values;  // the first one is the default
};

// The options of a table: one value for each of the game's options, in the order of its specification.
class Options {
 public:
  std::string_view operator[](std::string_view name) const;  // precondition: the game has that option
  void set(std::string name, std::string value);

  // {"name":"value"}; a value that is a number stands as one.
  json::Value to_json() const;

  friend bool operator==(const Options&, const Options&) = default;

 private:
  std::vector<std::pair<std::string, std::string>> values_;
};

// All defaults, with the chosen values put in their place.
std::expected<Options, Fault> make_options(std::span<const OptionSpec> specs,
                                           const std::vector<std::pair<std::string, std::string>>& chosen);
std::expected<Options, Fault> options_from_json(std::span<const OptionSpec> specs, const json::Value& object);

// Splits "name=value,name=value".
std::expected<std::vector<std::pair<std::string, std::string>>, Fault> split_options(std::string_view text);

}  // namespace horta
