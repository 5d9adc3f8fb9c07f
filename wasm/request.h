#pragma once

#include <expected>
#include <limits>
#include <string_view>

#include "engine/core/fault.h"
#include "engine/core/json.h"

// What the calls of the module share (see module.cpp).

namespace horta::wasm {

inline Fault bad_request(std::string_view field) {
  return {"request_field", json::Value::object({{"field", field}})};
}

// A number of the request between bounds, or what it is without one.
inline std::expected<std::int64_t, Fault> read_number(const json::Value& input, std::string_view field,
                                                      std::int64_t least, std::int64_t most,
                                                      std::int64_t usual) {
  const json::Value* number = input.find(field);
  if (!number) return usual;
  if (!number->is_int() || number->as_int() < least || number->as_int() > most)
    return std::unexpected(bad_request(field));
  return number->as_int();
}

// The version of the rules to play with, or the newest.
inline std::expected<int, Fault> read_rules_version(const json::Value& input, int newest) {
  const auto version = read_number(input, "rules_version", 1, std::numeric_limits<int>::max(), newest);
  if (!version) return std::unexpected(version.error());
  return static_cast<int>(*version);
}

}  // namespace horta::wasm
