#include "engine/bruxelles1893/game.h"

#include "engine/bruxelles1893/apply.h"
#include "engine/core/first_player.h"
#include "engine/core/ranking.h"

namespace horta::bruxelles1893 {

std::span<const OptionSpec> Game::options() {
  static constexpr std::array<std::string_view, 2> edition{"second", "first"};
  static constexpr std::array<std::string_view, 2> off_on{"off", "on"};
  static constexpr std::array<std::string_view, 2> faces{"plain", "expert"};
  static constexpr std::array<std::string_view, 2> boards_by{"dealt", "chosen"};
  static constexpr std::array<OptionSpec, 6> specs{OptionSpec{.name = "edition", .values = edition},
                                                   OptionSpec{.name = "belle_epoque", .values = off_on},
                                                   OptionSpec{.name = "asymmetric", .values = off_on},
                                                   OptionSpec{.name = "strips", .values = faces},
                                                   OptionSpec{.name = "boards", .values = boards_by},
                                                   first_player_option(max_players)};
  return specs;
}

std::span<const std::string_view> Game::rule_sets() {
  static constexpr std::array<std::string_view, 6> sets{"edition=second",
                                                        "edition=second,belle_epoque=on",
                                                        "edition=second,asymmetric=on",
                                                        "edition=second,belle_epoque=on,asymmetric=on",
                                                        "edition=first",
                                                        "edition=first,strips=expert"};
  return sets;
}

std::expected<Rules, Fault> Game::make_rules(int players, const Options& options,
                                             const json::Value& components, int version) {
  return bruxelles1893::make_rules(players, options, components, version);
}

template void Game::set_up(const Rules&, State&, Chance&, EventLog&);
template void Game::apply(const Rules&, State&, Move, Chance&, EventLog&);

// Ruling 13: those with equal points share the place.
std::vector<std::vector<Seat>> Game::ranking(const Rules& rules, const State& state) {
  return ranking_by(rules.players, [&](Seat seat) { return score(state, seat); });
}

}  // namespace horta::bruxelles1893
