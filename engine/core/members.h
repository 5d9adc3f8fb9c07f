#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/sha256.h"

// Members of an object from outside as what they ought to be; nothing, where they are missing or something
// else.

namespace horta {

inline const std::string* text_of(const json::Value& object, std::string_view key) {
  const json::Value* value = object.find(key);
  return value ? value->get_string() : nullptr;
}

inline std::optional<std::int64_t> number_of(const json::Value& object, std::string_view key) {
  const json::Value* value = object.find(key);
  return value ? value->get_int() : std::nullopt;
}

inline std::optional<Digest> digest_of(const json::Value& object, std::string_view key) {
  const std::string* text = text_of(object, key);
  return text ? digest_from_hex(*text) : std::nullopt;
}

}  // namespace horta
