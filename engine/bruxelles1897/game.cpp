#include "engine/bruxelles1897/game.h"

#include "engine/bruxelles1897/apply.h"
#include "engine/core/first_player.h"

namespace horta::bruxelles1897 {

std::span<const OptionSpec> Game::options() {
  static constexpr std::array<std::string_view, 2> optional_actions{"off", "on"};
  static constexpr std::array<OptionSpec, 2> specs{
      OptionSpec{.name = "optional_actions", .values = optional_actions}, first_player_option(max_players)};
  return specs;
}

std::span<const std::string_view> Game::rule_sets() {
  static constexpr std::array<std::string_view, 2> sets{"optional_actions=off", "optional_actions=on"};
  return sets;
}

std::expected<Rules, Fault> Game::make_rules(int players, const Options& options,
                                             const json::Value& components, int version) {
  return bruxelles1897::make_rules(players, options, components, version);
}

template void Game::set_up(const Rules&, State&, Chance&, EventLog&);
template void Game::apply(const Rules&, State&, Move, Chance&, EventLog&);

std::vector<std::vector<Seat>> Game::ranking(const Rules& rules, const State& state) {
  return bruxelles1897::ranking(rules, state);
}

}  // namespace horta::bruxelles1897
