#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/move.h"
#include "engine/core/options.h"
#include "engine/core/seat.h"

namespace horta {

// The decision that a position asks for.
struct Decision {
  Seat seat = no_seat;
  std::uint8_t kind = 0;

  friend bool operator==(const Decision&, const Decision&) = default;
};

// What everything else knows of a game. Rules are immutable and shared, a state is plain bytes: searching
// copies it, nothing is undone inside it. No state holds a secret (see pile.h).
// docs/adding-a-game.md walks through an implementation.
template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State> &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& changing,
             MoveList& list, Move move, Seat seat, RandomChance& random, Chance& chance, NoEvents& none,
             EventLog& log, const json::Value& value, std::string_view text, std::uint8_t number, Draw draw,
             const Event& event, const Options& options, std::span<const Move> moves) {
      { rules.players } -> std::convertible_to<int>;
      { rules.version } -> std::convertible_to<int>;
      { G::name } -> std::convertible_to<std::string_view>;
      { G::min_players } -> std::convertible_to<int>;
      { G::max_players } -> std::convertible_to<int>;
      { G::rounds } -> std::convertible_to<int>;
      // The newest version; make_rules takes any from 1 on (rules_version.h).
      { G::rules_version } -> std::convertible_to<int>;
      { G::options() } -> std::same_as<std::span<const OptionSpec>>;
      { G::rule_sets() } -> std::same_as<std::span<const std::string_view>>;
      {
        G::make_rules(2, options, value, G::rules_version)
      } -> std::same_as<std::expected<typename G::Rules, Fault>>;

      G::set_up(rules, changing, random, none);
      G::set_up(rules, changing, chance, log);
      G::apply(rules, changing, move, random, none);
      G::apply(rules, changing, move, chance, log);
      G::legal(rules, state, list);
      { G::over(state) } -> std::same_as<bool>;
      { G::decision(state) } -> std::same_as<Decision>;
      { G::round(state) } -> std::same_as<int>;
      { G::opens_turn(state) } -> std::same_as<bool>;
      { G::score(state, seat) } -> std::same_as<int>;
      { G::ranking(rules, state) } -> std::same_as<std::vector<std::vector<Seat>>>;
      { G::explain(rules, state, seat, move) } -> std::same_as<std::vector<Reason>>;

      { G::kind_name(number) } -> std::same_as<std::string_view>;
      { G::find_kind(text) } -> std::same_as<std::optional<std::uint8_t>>;
      { G::option_to_json(rules, move) } -> std::same_as<json::Value>;
      { G::option_from_json(rules, number, value) } -> std::same_as<std::optional<Move>>;
      { G::to_notation(rules, move) } -> std::same_as<std::string>;
      { G::from_notation(rules, text) } -> std::same_as<std::optional<Move>>;
      { G::pile_name(number) } -> std::same_as<std::string_view>;
      { G::draw_to_json(draw) } -> std::same_as<json::Value>;
      { G::draw_from_json(text, value) } -> std::same_as<std::optional<Draw>>;
      { G::event_to_json(rules, event) } -> std::same_as<json::Value>;
      { G::view(rules, state) } -> std::same_as<json::Value>;
      { G::ledger(rules, state) } -> std::same_as<json::Value>;
      { G::outlook(rules, state, moves) } -> std::same_as<json::Value>;
      { G::to_position(rules, state) } -> std::same_as<std::string>;
      { G::from_position(rules, text) } -> std::same_as<std::optional<typename G::State>>;
    };

}  // namespace horta
