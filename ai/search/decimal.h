#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "engine/core/json.h"

namespace horta {

// A number with so many digits after the point, rounded half away from zero; the same text on every machine.
inline std::string decimal(double number, int digits) {
  std::int64_t scale = 1;
  for (int digit = 0; digit < digits; ++digit) scale *= 10;
  const double scaled = number * static_cast<double>(scale);
  const auto whole = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
  const std::int64_t size = whole < 0 ? -whole : whole;
  std::string text = (whole < 0 ? "-" : "") + std::to_string(size / scale);
  if (digits == 0) return text;
  const std::string rest = std::to_string(size % scale);
  return text + "." + std::string(static_cast<std::size_t>(digits) - rest.size(), '0') + rest;
}

inline json::Value decimals(std::span<const double> numbers, int digits) {
  json::Value list = json::Value::array();
  for (const double number : numbers) list.push_back(json::Value::number(decimal(number, digits)));
  return list;
}

}  // namespace horta
