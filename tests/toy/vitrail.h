#pragma once

#include <array>

#include "engine/core/game.h"

// Vitrail: the smallest game that has everything a game must have, for tests alone. In each of three rounds
// every player has one turn. A pane of glass lies face up: take it, which scores its colour unless you have
// that colour already, or break it for one point. Then the next pane is drawn.

namespace horta::vitrail {

inline constexpr int colours = 3, rounds = 3, max_players = 4;
inline constexpr std::array<std::string_view, colours> colour_names{"blue", "green", "red"};

enum class Kind : std::uint8_t { pane, over };
enum class Choice : std::uint8_t { take, smash };
enum class EventType : std::uint8_t { revealed, points };

struct Rules {
  int players = 0;
  int version = 1;
  std::array<std::uint8_t, colours> panes{}, worth{};
};

struct State {
  Kind kind = Kind::pane;
  std::uint8_t seat = 0, round = 1, pane = 0;
  std::array<std::uint8_t, colours> left{};
  std::array<std::uint8_t, max_players> has{};              // sets of colours
  std::array<std::uint8_t, max_players> taken{}, broken{};  // points

  friend bool operator==(const State&, const State&) = default;
};

struct Game {
  using Rules = vitrail::Rules;
  using State = vitrail::State;

  static constexpr std::string_view name = "vitrail";
  static constexpr int min_players = 2, max_players = vitrail::max_players, rounds = vitrail::rounds;
  static constexpr int rules_version = 1;

  static std::span<const OptionSpec> options() { return {}; }
  static std::span<const std::string_view> rule_sets();
  static std::expected<Rules, Fault> make_rules(int players, const Options& options,
                                                const json::Value& components, int version = rules_version);

  static void reveal(const Rules& rules, State& state, auto& chance, auto& sink) {
    int total = 0;
    for (const std::uint8_t count : state.left) total += count;
    state.pane = static_cast<std::uint8_t>(chance.draw(
        PileView{.pile = 0, .epoch = 0, .left = state.left, .start = rules.panes, .total = total}));
    --state.left[state.pane];
    sink(Event{.type = static_cast<std::uint8_t>(EventType::revealed), .a = state.pane});
  }
  static void set_up(const Rules& rules, State& state, auto& chance, auto& sink) {
    state = State{};
    state.left = rules.panes;
    reveal(rules, state, chance, sink);
  }
  static void apply(const Rules& rules, State& state, Move move, auto& chance, auto& sink) {
    const bool takes = move.choice() == static_cast<std::uint32_t>(Choice::take);
    const auto colour = static_cast<std::uint8_t>(1u << state.pane);
    const bool is_new = (state.has[state.seat] & colour) == 0;
    const int points = !takes ? 1 : is_new ? rules.worth[state.pane] : 0;
    auto& ledger = (takes ? state.taken : state.broken)[state.seat];
    ledger = static_cast<std::uint8_t>(ledger + points);
    if (takes) state.has[state.seat] = static_cast<std::uint8_t>(state.has[state.seat] | colour);
    sink(Event{.type = static_cast<std::uint8_t>(EventType::points),
               .seat = static_cast<std::int8_t>(state.seat),
               .a = static_cast<std::int16_t>(points)});
    if (++state.seat == rules.players) {
      state.seat = 0;
      if (state.round == rounds) {
        state.kind = Kind::over;
        return;
      }
      ++state.round;
    }
    reveal(rules, state, chance, sink);
  }
  static void legal(const Rules&, const State&, MoveList& list) {
    list.clear();
    for (const Choice choice : {Choice::take, Choice::smash})
      list.push_back(Move{static_cast<std::uint8_t>(Kind::pane), static_cast<std::uint32_t>(choice)});
  }
  static bool over(const State& state) { return state.kind == Kind::over; }
  static Decision decision(const State& state) { return {.seat = state.seat, .kind = 0}; }
  static int round(const State& state) { return state.round; }
  static bool opens_turn(const State&) { return true; }
  static int score(const State& state, Seat seat) {
    const auto place = static_cast<std::size_t>(seat);
    return state.taken[place] + state.broken[place];
  }
  static std::vector<std::vector<Seat>> ranking(const Rules& rules, const State& state);
  // Forgets to say why a pane cannot be taken by somebody whose turn it is not.
  static std::vector<Reason> explain(const Rules&, const State&, Seat, Move) { return {}; }

  static std::string_view kind_name(std::uint8_t) { return "pane"; }
  static std::optional<std::uint8_t> find_kind(std::string_view text);
  static json::Value option_to_json(const Rules&, Move move);
  static std::optional<Move> option_from_json(const Rules& rules, std::uint8_t kind,
                                              const json::Value& option);
  static std::string to_notation(const Rules&, Move move);
  static std::optional<Move> from_notation(const Rules&, std::string_view text);
  static std::string_view pile_name(std::uint8_t) { return "panes"; }
  static json::Value draw_to_json(Draw draw) { return colour_names[draw.type]; }
  static std::optional<Draw> draw_from_json(std::string_view pile, const json::Value& drew);
  static json::Value event_to_json(const Rules&, const Event& event);
  static json::Value view(const Rules& rules, const State& state);
  static json::Value ledger(const Rules& rules, const State& state);
  static json::Value outlook(const Rules& rules, const State& state, std::span<const Move> moves);
  static std::string to_position(const Rules& rules, const State& state);
  static std::optional<State> from_position(const Rules& rules, std::string_view text);
};

static_assert(horta::Game<Game>);

}  // namespace horta::vitrail
