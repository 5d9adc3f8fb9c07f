#pragma once

#include <array>

#include "engine/core/playout.h"
#include "engine/core/registry.h"

// How a game becomes one of those that are known by name. Included by engine/<game>/registration.cpp alone,
// so that what is compiled for a game here is compiled once.

namespace horta {

template <Game G>
std::expected<std::unique_ptr<Table>, Fault> make_table(int players, const Options& options,
                                                        const json::Value& components, int version) {
  auto rules = G::make_rules(players, options, components, version);
  if (!rules) return std::unexpected(std::move(rules.error()));
  return std::make_unique<TableOf<G>>(std::make_shared<const typename G::Rules>(std::move(*rules)));
}

template <Game G>
struct PlayoutsOf {
  using State = typename G::State;

  static const auto& rules_of(const Table& table) { return static_cast<const TableOf<G>&>(table).rules(); }

  static std::uint64_t signature(const Table& table) { return horta::signature<G>(rules_of(table)); }

  static std::uint64_t random_games(const Table& table, std::uint64_t first, std::uint64_t games) {
    State state;
    std::uint64_t decisions = 0;
    for (std::uint64_t seed = first; seed < first + games; ++seed)
      decisions +=
          static_cast<std::uint64_t>(random_game<G>(rules_of(table), seed, state, [](const State&, Move) {}));
    return decisions;
  }

  static void copies(const Table& table, std::uint64_t count) {
    State state;
    random_game<G>(rules_of(table), 1, state, [](const State&, Move) {});
    std::array<State, 16> ring;
    ring.fill(state);
    for (std::uint64_t copy = 0; copy < count; ++copy) {
      State& target = ring[copy % ring.size()];
      target = ring[(copy + ring.size() / 2) % ring.size()];
      asm volatile("" : : "r"(&target) : "memory");  // the copy must really be made
    }
  }

  static std::vector<std::unique_ptr<Table>> round_openings(const Table& table, std::uint64_t seed) {
    State state;
    std::vector<std::unique_ptr<Table>> openings;
    random_game<G>(rules_of(table), seed, state, [&](const State& before, Move) {
      if (!G::opens_turn(before) || G::round(before) <= std::ssize(openings)) return;
      auto opening = std::make_unique<TableOf<G>>(static_cast<const TableOf<G>&>(table));
      opening->state() = before;
      openings.push_back(std::move(opening));
    });
    return openings;
  }
};

template <Game G>
GameInfo info_of() {
  return {.name = G::name,
          .min_players = G::min_players,
          .max_players = G::max_players,
          .rounds = G::rounds,
          .rules_version = G::rules_version,
          .options = G::options(),
          .rule_sets = G::rule_sets(),
          .make_table = &make_table<G>,
          .playouts = {.state_bytes = sizeof(typename G::State),
                       .signature = &PlayoutsOf<G>::signature,
                       .random_games = &PlayoutsOf<G>::random_games,
                       .copies = &PlayoutsOf<G>::copies,
                       .round_openings = &PlayoutsOf<G>::round_openings}};
}

}  // namespace horta
