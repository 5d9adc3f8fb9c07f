#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

// The pieces that moves and places are written with. Whatever is read has one spelling.

namespace horta {

// The items of a list with commas between them; split (split.h) takes it apart again.
std::string join(const auto& list) {
  std::string text;
  std::string_view before;
  for (const auto& item : list) {
    text.append(before).append(item);
    before = ",";
  }
  return text;
}

// A number of at most `most`: no sign, no leading zero.
std::optional<std::uint32_t> find_number(std::string_view text,
                                         std::uint32_t most = std::numeric_limits<std::uint32_t>::max());

// A cell of a board that is numbered in reading order: its column from a, its row from 1 at the top.
std::string column_letter(int column);
std::string cell_name(int cell, int columns);
std::optional<int> find_cell(std::string_view text, int columns, int rows);

}  // namespace horta
