#include "engine/core/position_text.h"

#include <charconv>

namespace horta {

namespace {

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::int64_t none = 255;  // the byte for nobody and no card

}  // namespace

std::string position_start(std::string_view prefix, int players) {
  return std::string{prefix}.append(std::to_string(players)).append(".");
}

void write_number(std::string& text, std::int64_t number) {
  if (number == none)
    text += '-';
  else if (number >= 0 && number < static_cast<std::int64_t>(digits.size()))
    text += digits[static_cast<std::size_t>(number)];
  else
    text.append("(").append(std::to_string(number)).append(")");
}

std::optional<std::int64_t> read_number(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  if (const std::size_t digit = digits.find(text[0]); digit != std::string_view::npos) {
    text.remove_prefix(1);
    return static_cast<std::int64_t>(digit);
  }
  if (text[0] == '-') {
    text.remove_prefix(1);
    return none;
  }
  const std::size_t close = text.find(')');
  if (text[0] != '(' || close == std::string_view::npos) return std::nullopt;
  const std::string_view inside = text.substr(1, close - 1);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(inside.data(), inside.data() + inside.size(), number);
  if (error != std::errc{} || end != inside.data() + inside.size()) return std::nullopt;
  text.remove_prefix(close + 1);
  return number;
}

}  // namespace horta
