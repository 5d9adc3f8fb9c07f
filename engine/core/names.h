#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace horta {

// The member of an enumeration whose names stand in its order; nothing for a name that is not among them.
template <class Item>
constexpr std::optional<Item> find_name(std::span<const std::string_view> names, std::string_view text) {
  for (std::size_t index = 0; index < names.size(); ++index)
    if (names[index] == text) return Item{static_cast<std::uint8_t>(index)};
  return std::nullopt;
}

}  // namespace horta
