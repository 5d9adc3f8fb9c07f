#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

// A position as one line of text: the game and its number of players ("1897.3."), and then every number of
// the state in a fixed order, one character each for 0 to 35, '-' for 255 (nobody, no card), other numbers in
// parentheses. The options of the table are not part of it.
//
// A game says which numbers there are, and in which order: each_number(state, visit) calls visit with a
// reference to each that can differ between two valid states.

namespace horta {

std::string position_start(std::string_view prefix, int players);
void write_number(std::string& text, std::int64_t number);
// Takes a number off the front of the text.
std::optional<std::int64_t> read_number(std::string_view& text);

std::string write_position(std::string_view prefix, int players, const auto& state, auto&& each_number) {
  std::string text = position_start(prefix, players);
  each_number(state, [&text](const auto& number) { write_number(text, static_cast<std::int64_t>(number)); });
  return text;
}

// The state that is written exactly so; whether it can be at a table is for the game to say.
template <class State>
std::optional<State> read_position(std::string_view prefix, int players, std::string_view text,
                                   auto&& each_number) {
  const std::string start = position_start(prefix, players);
  if (!text.starts_with(start)) return std::nullopt;
  const std::string_view whole = text;
  text.remove_prefix(start.size());
  State state{};
  bool good = true;
  each_number(state, [&](auto& number) {
    const auto value = good ? read_number(text) : std::nullopt;
    good = value.has_value();
    if (good) number = static_cast<std::remove_cvref_t<decltype(number)>>(*value);
  });
  // A number too wide for its place would be written differently, so the text must come out as it went in.
  if (!good || !text.empty() || write_position(prefix, players, state, each_number) != whole)
    return std::nullopt;
  return state;
}

}  // namespace horta
