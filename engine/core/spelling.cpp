#include "engine/core/spelling.h"

#include <charconv>

namespace horta {

std::optional<std::uint32_t> find_number(std::string_view text, std::uint32_t most) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number > most) return std::nullopt;
  if (text.size() > 1 && text[0] == '0') return std::nullopt;
  return number;
}

std::string column_letter(int column) { return {static_cast<char>('a' + column)}; }

std::string cell_name(int cell, int columns) {
  return {static_cast<char>('a' + cell % columns), static_cast<char>('1' + cell / columns)};
}

std::optional<int> find_cell(std::string_view text, int columns, int rows) {
  if (text.size() != 2 || text[0] < 'a' || text[0] >= 'a' + columns || text[1] < '1' || text[1] >= '1' + rows)
    return std::nullopt;
  return (text[1] - '1') * columns + (text[0] - 'a');
}

}  // namespace horta
