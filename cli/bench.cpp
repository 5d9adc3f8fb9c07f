#include <fmt/core.h>

#include <algorithm>
#include <chrono>

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/search/search.h"
#include "cli/commands.h"
#include "cli/common/print.h"
#include "cli/common/table.h"
#include "engine/core/playout.h"
#include "engine/games.h"

namespace horta::cli {

namespace {

using json::Value;
using Clock = std::chrono::steady_clock;

// Of so many slices of time the best one counts: what else the machine does only ever slows us down.
constexpr int slices = 8;
constexpr double seconds_per_slice = 0.2;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Speed {
  double games_per_second = 0;
  double decisions_per_second = 0;
};

// Random games until the time of each slice is up. The first ones are not counted: they warm the caches.
template <Game G>
Speed play_random_games(const typename G::Rules& rules) {
  typename G::State state;
  std::uint64_t seed = 0;
  const auto game = [&] {
    return static_cast<std::uint64_t>(random_game<G>(rules, seed++, state, [](const auto&, Move) {}));
  };
  for (int warm_up = 0; warm_up < 100; ++warm_up) game();
  Speed best;
  for (int slice = 0; slice < slices; ++slice) {
    std::uint64_t games = 0, decisions = 0;
    const auto start = Clock::now();
    while (games % 64 != 0 || since(start) < seconds_per_slice) {
      decisions += game();
      ++games;
    }
    const double seconds = since(start);
    if (static_cast<double>(games) / seconds > best.games_per_second)
      best = {static_cast<double>(games) / seconds, static_cast<double>(decisions) / seconds};
  }
  return best;
}

// Copies between the states of a small ring, as a search makes them of its nodes.
template <Game G>
double copy_nanoseconds(const typename G::Rules& rules) {
  typename G::State state;
  random_game<G>(rules, 1, state, [](const auto&, Move) {});
  std::array<typename G::State, 16> ring;
  ring.fill(state);
  constexpr int copies = 500'000;
  double best = seconds_per_slice;
  for (int slice = 0; slice < slices; ++slice) {
    const auto start = Clock::now();
    for (std::size_t copy = 0; copy < copies; ++copy) {
      typename G::State& target = ring[copy % ring.size()];
      target = ring[(copy + ring.size() / 2) % ring.size()];
      asm volatile("" : : "r"(&target) : "memory");  // the copy must really be made
    }
    best = std::min(best, since(start));
  }
  return best / copies * 1e9;
}

// Where a search is measured: the first turn of every round of a random game, when most is still open.
template <Game G>
std::vector<typename G::State> search_positions(const typename G::Rules& rules) {
  typename G::State state;
  std::vector<typename G::State> chosen;
  random_game<G>(rules, 1, state, [&](const typename G::State& before, Move) {
    if (G::opens_turn(before) && G::round(before) > std::ssize(chosen)) chosen.push_back(before);
  });
  return chosen;
}

// Iterations per second of fresh searches of the positions, of one thread.
template <Game G>
double search_speed(const typename G::Rules& rules, std::span<const typename G::State> positions) {
  constexpr std::uint64_t iterations = 4000;
  constexpr int tries = slices / 2;
  const std::atomic<bool> never = false;
  double seconds = 0;
  for (const typename G::State& position : positions) {
    double best = 0;
    for (int attempt = 0; attempt < tries; ++attempt) {
      const auto start = Clock::now();
      Search<G> search{1};
      search.think(rules, position, {.iterations = iterations, .time = {}}, never, [](const Thought&) {});
      const double taken = since(start);
      best = attempt == 0 ? taken : std::min(best, taken);
    }
    seconds += best;
  }
  return static_cast<double>(iterations * positions.size()) / seconds;
}

template <Game G>
Value sign(const TableChoice& table) {
  const auto rules = G::make_rules(table.players, table.options, table.components.data);
  return Value::object({{"game", G::name},
                        {"options", table.options.to_json()},
                        {"players", table.players},
                        {"signature", fmt::format("{:016x}", signature<G>(*rules))}});
}

template <Game G>
Value measure(const TableChoice& table) {
  const auto rules = G::make_rules(table.players, table.options, table.components.data);
  const Speed speed = play_random_games<G>(*rules);
  Value row = sign<G>(table);
  row.set("games_per_second", Value::number(fmt::format("{:.0f}", speed.games_per_second)));
  row.set("decisions_per_second", Value::number(fmt::format("{:.0f}", speed.decisions_per_second)));
  row.set("copy_ns", Value::number(fmt::format("{:.1f}", copy_nanoseconds<G>(*rules))));
  row.set("state_bytes", sizeof(typename G::State));
  const auto positions = search_positions<G>(*rules);
  row.set("search_iterations_per_second",
          Value::number(fmt::format("{:.0f}", search_speed<G>(*rules, positions))));
  Value texts = Value::array();
  for (const auto& position : positions) texts.push_back(G::to_position(*rules, position));
  row.set("search_positions", std::move(texts));
  return row;
}

void print_row(const Value& row) {
  print("{:<16} {} players  ", row.find("game")->as_string(), row.find("players")->as_int());
  if (row.find("games_per_second"))
    print("{:>9} games/s  {:>11} decisions/s  {:>7} iterations/s  copy {:>5} ns  {} bytes  ",
          row.find("games_per_second")->as_number_text(), row.find("decisions_per_second")->as_number_text(),
          row.find("search_iterations_per_second")->as_number_text(), row.find("copy_ns")->as_number_text(),
          row.find("state_bytes")->as_int());
  print("{}  {}\n", row.find("signature")->as_string(), json::write(*row.find("options")));
}

}  // namespace

int bench(const BenchArguments& arguments) {
  if (!arguments.game.empty() && !find_game(arguments.game)) {
    complain(Fault{"game_unknown", Value::object({{"game", arguments.game}})});
    return wrong_usage;
  }
  Value results = Value::array();
  for (const GameInfo& game : horta::games()) {
    if (!arguments.game.empty() && arguments.game != game.name) continue;
    const std::array<std::string_view, 1> chosen{arguments.options};
    for (const std::string_view options : arguments.options.empty() ? game.rule_sets : std::span{chosen})
      for (int players = game.min_players; players <= game.max_players; ++players) {
        const auto table = choose_table({.game = std::string{game.name},
                                         .players = players,
                                         .options = std::string{options},
                                         .component_data = arguments.component_data});
        if (!table) {
          complain(table.error());
          return wrong_usage;
        }
        with_game(game.name, [&](auto type) {
          using G = decltype(type);
          Value row = arguments.signatures ? sign<G>(*table) : measure<G>(*table);
          if (!arguments.json) print_row(row);
          results.push_back(std::move(row));
        });
      }
  }
  if (arguments.json) print("{}\n", json::write(Value::object({{"results", std::move(results)}})));
  return good;
}

}  // namespace horta::cli
