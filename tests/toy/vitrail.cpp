#include "tests/toy/vitrail.h"

#include <algorithm>
#include <numeric>

#include "engine/core/component_reader.h"
#include "engine/core/position_text.h"
#include "engine/core/registration.h"

namespace horta::vitrail {

using json::Value;

namespace {

constexpr std::array<std::string_view, 2> choice_names{"take", "break"};

void each_number(auto& state, auto&& visit) {
  visit(state.kind);
  for (auto* number : {&state.seat, &state.round, &state.pane}) visit(*number);
  for (auto* numbers : {&state.has, &state.taken, &state.broken})
    for (auto& number : *numbers) visit(number);
  for (auto& number : state.left) visit(number);
}

}  // namespace

std::span<const std::string_view> Game::rule_sets() {
  static constexpr std::array<std::string_view, 1> only{""};
  return only;
}

std::expected<Rules, Fault> Game::make_rules(int players, const Options&, const Value& components,
                                             int version) {
  if (players < min_players || players > max_players)
    return std::unexpected(
        Fault{"player_count",
              Value::object({{"players", players}, {"least", min_players}, {"most", max_players}})});
  ComponentReader read{components, name};
  Rules rules{.players = players, .version = version};
  for (std::size_t colour = 0; colour < colours; ++colour) {
    rules.panes[colour] =
        static_cast<std::uint8_t>(read.number("panes", "copies", colour_names[colour], 4, 9));
    rules.worth[colour] =
        static_cast<std::uint8_t>(read.number("panes", "worth", colour_names[colour], 0, 9));
  }
  read.reject_unknown();
  if (read.fault()) return std::unexpected(*read.fault());
  return rules;
}

std::vector<std::vector<Seat>> Game::ranking(const Rules& rules, const State& state) {
  std::vector<Seat> seats(static_cast<std::size_t>(rules.players));
  std::iota(seats.begin(), seats.end(), 0);
  std::ranges::stable_sort(seats, std::greater{}, [&](Seat seat) { return score(state, seat); });
  std::vector<std::vector<Seat>> places;
  for (const Seat seat : seats) {
    if (places.empty() || score(state, places.back().front()) != score(state, seat)) places.emplace_back();
    places.back().push_back(seat);
  }
  return places;
}

std::optional<std::uint8_t> Game::find_kind(std::string_view text) {
  return text == "pane" ? std::optional<std::uint8_t>{0} : std::nullopt;
}

std::string Game::to_notation(const Rules&, Move move) {
  return move.choice() < 2 ? std::string{choice_names[move.choice()]} : "?";
}

std::optional<Move> Game::from_notation(const Rules&, std::string_view text) {
  for (std::uint32_t choice = 0; choice < choice_names.size(); ++choice)
    if (text == choice_names[choice]) return Move{0, choice};
  return std::nullopt;
}

Value Game::option_to_json(const Rules& rules, Move move) { return to_notation(rules, move); }

std::optional<Move> Game::option_from_json(const Rules& rules, std::uint8_t kind, const Value& option) {
  return kind == 0 && option.is_string() ? from_notation(rules, option.as_string()) : std::nullopt;
}

std::optional<Draw> Game::draw_from_json(std::string_view pile, const Value& drew) {
  if (pile != "panes" || !drew.is_string()) return std::nullopt;
  const auto found = std::ranges::find(colour_names, drew.as_string());
  if (found == colour_names.end()) return std::nullopt;
  return Draw{.pile = 0, .type = static_cast<std::uint8_t>(found - colour_names.begin())};
}

Value Game::event_to_json(const Rules&, const Event& event) {
  if (event.type == static_cast<std::uint8_t>(EventType::points))
    return Value::object({{"event", "points"}, {"cause", "pane"}, {"seat", event.seat}, {"points", event.a}});
  return Value::object(
      {{"event", "revealed"}, {"cause", "pile"}, {"pane", colour_names[static_cast<std::size_t>(event.a)]}});
}

Value Game::view(const Rules&, const State& state) {
  return Value::object({{"pane", colour_names[state.pane]}, {"round", state.round}});
}

Value Game::ledger(const Rules& rules, const State& state) {
  Value list = Value::array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.players); ++seat)
    list.push_back(Value::object({{"taken", state.taken[seat]}, {"broken", state.broken[seat]}}));
  return list;
}

// A round settles nothing: all that is known is who would have how much.
Value Game::outlook(const Rules& rules, const State& state, std::span<const Move> moves) {
  State after = state;
  RandomChance chance{0};
  NoEvents untold;
  for (const Move move : moves) apply(rules, after, move, chance, untold);
  return Value::object({{"ledger", ledger(rules, after)}});
}

std::string Game::to_position(const Rules& rules, const State& state) {
  return write_position(name, rules.players, state, [](auto& of, auto&& visit) { each_number(of, visit); });
}

std::optional<State> Game::from_position(const Rules& rules, std::string_view text) {
  const auto state =
      read_position<State>(name, rules.players, text, [](auto& of, auto&& visit) { each_number(of, visit); });
  const bool good = state && state->kind <= Kind::over && state->seat < rules.players && state->round >= 1 &&
                    state->round <= rounds && state->pane < colours;
  return good ? state : std::nullopt;
}

GameInfo game_info() { return info_of<Game>(); }

}  // namespace horta::vitrail
