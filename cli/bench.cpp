#include <fmt/core.h>

#include <algorithm>
#include <chrono>

#include "ai/registry.h"
#include "cli/commands.h"
#include "cli/common/print.h"
#include "cli/common/table.h"

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
Speed play_random_games(const Playouts& playouts, const Table& table) {
  constexpr std::uint64_t at_a_time = 64;
  std::uint64_t seed = 0;
  const auto play = [&](std::uint64_t games) {
    const std::uint64_t decisions = playouts.random_games(table, seed, games);
    seed += games;
    return decisions;
  };
  play(100);
  Speed best;
  for (int slice = 0; slice < slices; ++slice) {
    std::uint64_t games = 0, decisions = 0;
    const auto start = Clock::now();
    for (; since(start) < seconds_per_slice; games += at_a_time) decisions += play(at_a_time);
    const double seconds = since(start);
    if (static_cast<double>(games) / seconds > best.games_per_second)
      best = {static_cast<double>(games) / seconds, static_cast<double>(decisions) / seconds};
  }
  return best;
}

double copy_nanoseconds(const Playouts& playouts, const Table& table) {
  constexpr std::uint64_t copies = 500'000;
  double best = seconds_per_slice;
  for (int slice = 0; slice < slices; ++slice) {
    const auto start = Clock::now();
    playouts.copies(table, copies);
    best = std::min(best, since(start));
  }
  return best / copies * 1e9;
}

// Iterations per second of fresh searches of the positions, of one thread.
double search_speed(std::span<const std::unique_ptr<Table>> positions) {
  constexpr std::uint64_t iterations = 4000;
  constexpr int tries = slices / 2;
  double seconds = 0;
  for (const auto& position : positions) {
    double best = 0;
    for (int attempt = 0; attempt < tries; ++attempt) {
      const auto start = Clock::now();
      const auto search = ai_of(position->game()).search(/*seed=*/1, /*threads=*/1, /*weights=*/nullptr);
      const auto thought =
          search->think(*position, {.iterations = iterations, .time = {}}, never_stop, report_nothing);
      const double taken = since(start);
      best = attempt == 0 ? taken : std::min(best, taken);
    }
    seconds += best;
  }
  return static_cast<double>(iterations * positions.size()) / seconds;
}

Value sign(const TableChoice& choice, const Table& table) {
  return Value::object({{"game", choice.game->name},
                        {"options", choice.options.to_json()},
                        {"players", choice.players},
                        {"signature", fmt::format("{:016x}", choice.game->playouts.signature(table))}});
}

Value measure(const TableChoice& choice, const Table& table) {
  const Playouts& playouts = choice.game->playouts;
  const Speed speed = play_random_games(playouts, table);
  Value row = sign(choice, table);
  row.set("games_per_second", Value::number(fmt::format("{:.0f}", speed.games_per_second)));
  row.set("decisions_per_second", Value::number(fmt::format("{:.0f}", speed.decisions_per_second)));
  row.set("copy_ns", Value::number(fmt::format("{:.1f}", copy_nanoseconds(playouts, table))));
  row.set("state_bytes", playouts.state_bytes);
  const auto positions = playouts.round_openings(table, /*seed=*/1);
  row.set("search_iterations_per_second", Value::number(fmt::format("{:.0f}", search_speed(positions))));
  Value texts = Value::array();
  for (const auto& position : positions) texts.push_back(position->position());
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
        const auto empty =
            game.make_table(table->players, table->options, table->components.data, table->rules_version);
        Value row = arguments.signatures ? sign(*table, **empty) : measure(*table, **empty);
        if (!arguments.json) print_row(row);
        results.push_back(std::move(row));
      }
  }
  if (arguments.json) print("{}\n", json::write(Value::object({{"results", std::move(results)}})));
  return good;
}

}  // namespace horta::cli
