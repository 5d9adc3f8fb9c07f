#include "engine/bruxelles1893/game.h"

#include <algorithm>

#include "engine/bruxelles1893/apply.h"

namespace horta::bruxelles1893 {

std::span<const OptionSpec> Game::options() {
  static constexpr std::array<std::string_view, 2> edition{"second", "first"};
  static constexpr std::array<std::string_view, 2> off_on{"off", "on"};
  static constexpr std::array<std::string_view, 2> faces{"plain", "expert"};
  static constexpr std::array<std::string_view, 2> boards_by{"dealt", "chosen"};
  static constexpr std::array<std::string_view, 6> first_player{"drawn", "0", "1", "2", "3", "4"};
  static constexpr std::array<OptionSpec, 6> specs{
      OptionSpec{.name = "edition", .values = edition},
      OptionSpec{.name = "belle_epoque", .values = off_on},
      OptionSpec{.name = "asymmetric", .values = off_on},
      OptionSpec{.name = "strips", .values = faces},
      OptionSpec{.name = "boards", .values = boards_by},
      OptionSpec{.name = "first_player", .values = first_player}};
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
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < rules.players; ++seat) seats.push_back(seat);
  std::ranges::stable_sort(seats, [&](Seat a, Seat b) { return score(state, a) > score(state, b); });
  std::vector<std::vector<Seat>> places;
  for (const Seat seat : seats) {
    if (places.empty() || score(state, places.back().front()) != score(state, seat)) places.emplace_back();
    places.back().push_back(seat);
  }
  return places;
}

}  // namespace horta::bruxelles1893
