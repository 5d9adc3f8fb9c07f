#pragma once

#include <algorithm>
#include <string_view>

// ASCII as HTTP compares it, whatever the locale.

namespace horta::http {

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

constexpr bool is_letter(char letter) { return lower(letter) >= 'a' && lower(letter) <= 'z'; }

constexpr bool equal_ignoring_case(std::string_view left, std::string_view right) {
  return std::ranges::equal(left, right, {}, lower, lower);
}

}  // namespace horta::http
