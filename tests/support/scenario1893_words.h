#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/scenario1893.h"

// What the parts of a scenario share: words of a test to things of the game, and moves between a player and
// the supply. Only the files scenario1893_*.cpp need it.

namespace horta::bruxelles1893::test {

[[noreturn]] inline void fail(const std::string& what) { throw std::runtime_error(what); }

template <class Item>
Item must(std::optional<Item> item, std::string_view text) {
  if (!item) fail("no such thing: " + std::string{text});
  return *item;
}

inline std::vector<std::string_view> split(std::string_view list) {
  std::vector<std::string_view> items;
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    items.push_back(list.substr(0, comma));
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
  }
  return items;
}

inline int number(std::string_view text) { return std::stoi(std::string{text}); }

inline std::uint8_t byte(int value) {
  if (value < 0 || value > 255) fail("a count of " + std::to_string(value));
  return static_cast<std::uint8_t>(value);
}

inline void append(std::string& list, std::string_view item) {
  if (!list.empty()) list += ',';
  list += item;
}

// "c3": a column from a, a row from 1.
inline std::size_t cell_index(std::string_view text) {
  const bool is_cell =
      text.size() == 2 && text[0] >= 'a' && text[0] <= 'e' && text[1] >= '1' && text[1] <= '5';
  if (!is_cell) fail("no such cell: " + std::string{text});
  return static_cast<std::size_t>(size * (text[1] - '1') + (text[0] - 'a'));
}

// Events as records write them.
std::vector<std::string> texts(const std::vector<Event>& events, Edition edition);

inline Colour colour_of(const Rules& rules, std::string_view text) {
  return must(find_colour(text, rules.edition), text);
}

// The tile comes from the supply, or goes back to it.
inline void take_artwork(const Rules& rules, State& state, Colour colour, int count = 1) {
  auto& supply = rules.first_edition() && colour != Colour::black ? state.workshop.left : state.artworks;
  supply[at(colour)] = byte(supply[at(colour)] - count);
  state.workshop.start[at(colour)] =
      std::max(state.workshop.start[at(colour)], state.workshop.left[at(colour)]);
}

inline void take_notable(State& state, Notable figure) {
  auto& left = state.notables.left[at(figure)];
  auto& discard = state.notables.discard[at(figure)];
  if (left == 0 && discard == 0) fail("no " + std::string{name(figure)} + " is left");
  --(left > 0 ? left : discard);
}

inline void return_notable(State& state, Notable figure) {
  auto& left = state.notables.left[at(figure)];
  ++left;
  state.notables.start[at(figure)] = std::max(state.notables.start[at(figure)], left);
}

inline int pawns_on_board(const State& state, Seat seat) {
  return static_cast<int>(std::ranges::count(state.board, seat, &Cell::pawn));
}

inline void take_pawns(Player& player, int count) {
  if (player.pawns < count) fail("not enough free pawns");
  player.pawns = byte(player.pawns - count);
}

}  // namespace horta::bruxelles1893::test
