// A position as one line of text: "1897.<players>." and then every number of the state in a fixed order, one
// character each for 0 to 35, '-' for nobody and no card, other numbers in parentheses. The options of the
// table are not part of it. Only valid positions can be read back.

#include <charconv>

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/validity.h"

namespace horta::bruxelles1897 {

namespace {

constexpr std::string_view prefix = "1897.";

// Every number of a state that can differ between two valid states. `visit` takes a reference to the number.
void each_number(const Rules& rules, auto& state, auto&& visit) {
  const auto all = [&visit](auto& numbers) {
    for (auto& number : numbers) visit(number);
  };
  visit(state.round);
  visit(state.first_player);
  visit(state.passes);
  visit(state.expo_owner);
  visit(state.kind);
  visit(state.seat);
  visit(state.stage);
  visit(state.turn);
  visit(state.cell);
  visit(state.card);
  visit(state.brussels);
  visit(state.activations);
  visit(state.activated);
  all(state.drawn);
  visit(state.exhibited);
  visit(state.withdrawn);
  visit(state.column);
  visit(state.waiting);
  all(state.uses);
  all(state.bonus);
  for (int place = 0; place < rules.cells(); ++place) {
    auto& cell = state.grid[at(place)];
    visit(cell.card);
    visit(cell.owner);
    visit(cell.architect);
    visit(cell.value);
  }
  for (auto& deck : state.decks) {
    all(deck.left);
    all(deck.start);
    all(deck.discard);
    visit(deck.epoch);
  }
  for (Seat seat = 0; seat < rules.players; ++seat) {
    auto& player = state.players[at(seat)];
    visit(player.vp);
    visit(player.money);
    all(player.ledger);
    all(player.level);
    all(player.hand);
    all(player.brussels);
    all(player.prison);
    all(player.artworks);
    all(player.materials);
    all(player.houses);
    visit(player.nobles);
    visit(player.tapped);
    visit(player.passed);
  }
}

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";

constexpr int none = 255;  // the byte for nobody and no card

void write_number(std::string& text, int number) {
  if (number == none)
    text += '-';
  else if (number >= 0 && number < static_cast<int>(digits.size()))
    text += digits[at(number)];
  else
    text.append("(").append(std::to_string(number)).append(")");
}

std::optional<int> read_number(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  if (const std::size_t digit = digits.find(text[0]); digit != std::string_view::npos) {
    text.remove_prefix(1);
    return static_cast<int>(digit);
  }
  if (text[0] == '-') {
    text.remove_prefix(1);
    return none;
  }
  const std::size_t close = text.find(')');
  if (text[0] != '(' || close == std::string_view::npos) return std::nullopt;
  const std::string_view inside = text.substr(1, close - 1);
  int number = 0;
  const auto [end, error] = std::from_chars(inside.data(), inside.data() + inside.size(), number);
  if (error != std::errc{} || end != inside.data() + inside.size()) return std::nullopt;
  text.remove_prefix(close + 1);
  return number;
}

}  // namespace

std::string Game::to_position(const Rules& rules, const State& state) {
  std::string text{prefix};
  text.append(std::to_string(rules.players)).append(".");
  each_number(rules, state, [&text](const auto& number) { write_number(text, static_cast<int>(number)); });
  return text;
}

std::optional<State> Game::from_position(const Rules& rules, std::string_view text) {
  const std::string_view whole = text;
  const std::string start = std::string{prefix} + std::to_string(rules.players) + ".";
  if (!text.starts_with(start)) return std::nullopt;
  text.remove_prefix(start.size());
  State state{};
  bool good = true;
  each_number(rules, state, [&](auto& number) {
    using Number = std::remove_cvref_t<decltype(number)>;
    const auto value = good ? read_number(text) : std::nullopt;
    good = value.has_value();
    if (!good) return;
    number = static_cast<Number>(*value);
  });
  // A number too wide for its place would be written differently, so the text must come out as it went in.
  if (!good || !text.empty() || !is_valid(rules, state) || to_position(rules, state) != whole)
    return std::nullopt;
  return state;
}

}  // namespace horta::bruxelles1897
