#include "engine/bruxelles1897/game.h"

#include "engine/bruxelles1897/apply.h"

namespace horta::bruxelles1897 {

std::span<const OptionSpec> Game::options() {
  static constexpr std::array<std::string_view, 2> optional_actions{"off", "on"};
  static constexpr std::array<std::string_view, 5> first_player{"drawn", "0", "1", "2", "3"};
  static constexpr std::array<OptionSpec, 2> specs{
      OptionSpec{.name = "optional_actions", .values = optional_actions},
      OptionSpec{.name = "first_player", .values = first_player}};
  return specs;
}

std::span<const std::string_view> Game::rule_sets() {
  static constexpr std::array<std::string_view, 2> sets{"optional_actions=off", "optional_actions=on"};
  return sets;
}

std::expected<Rules, Fault> Game::make_rules(int players, const Options& options,
                                             const json::Value& components) {
  return bruxelles1897::make_rules(players, options, components);
}

template <class Chance, class Sink>
void Game::set_up(const Rules& rules, State& state, Chance& chance, Sink& sink) {
  Play<Chance, Sink> play{rules, state, chance, sink};
  bruxelles1897::set_up(play);
  run_on(play);
}

template <class Chance, class Sink>
void Game::apply(const Rules& rules, State& state, Move move, Chance& chance, Sink& sink) {
  Play<Chance, Sink> play{rules, state, chance, sink};
  decide(play, move);
  run_on(play);
}

template void Game::set_up(const Rules&, State&, RandomChance&, NoEvents&);
template void Game::set_up(const Rules&, State&, Chance&, NoEvents&);
template void Game::set_up(const Rules&, State&, Chance&, EventLog&);
template void Game::apply(const Rules&, State&, Move, RandomChance&, NoEvents&);
template void Game::apply(const Rules&, State&, Move, Chance&, NoEvents&);
template void Game::apply(const Rules&, State&, Move, Chance&, EventLog&);

void Game::legal(const Rules& rules, const State& state, MoveList& list) {
  list.clear();
  each_option(rules, state, [&list](Move move) {
    list.push_back(move);
    return true;
  });
}

std::vector<std::vector<Seat>> Game::ranking(const Rules& rules, const State& state) {
  return bruxelles1897::ranking(rules, state);
}

}  // namespace horta::bruxelles1897
