#include <fmt/core.h>

#include <chrono>
#include <mutex>
#include <optional>

#include "ai/arena/simulation.h"
#include "cli/commands.h"
#include "cli/common/bots.h"
#include "cli/common/interrupt.h"
#include "cli/common/print.h"
#include "cli/common/progress.h"
#include "cli/common/table.h"
#include "cli/common/threads.h"
#include "files/files.h"
#include "files/whole_file.h"
#include "text/harmless.h"

namespace horta::cli {

namespace {

using json::Value;

// Tells of bots that failed while the others play on; after a while it only counts.
class Failures {
 public:
  Failures(std::size_t seats, Progress& progress) : progress_{progress}, by_seat_(seats) {}

  void tell(std::uint64_t game, const SimulatedGame& result) {
    if (!result.failed) return;
    const std::lock_guard lock{mutex_};
    ++by_seat_[static_cast<std::size_t>(*result.failed)];
    constexpr std::uint64_t most_told = 20;
    if (++count_ > most_told) return;
    progress_.clear();
    complain(result.failure, fmt::format("game {}, seat {} loses", game, *result.failed));
  }

  std::uint64_t count() const { return count_; }
  std::uint64_t of(std::size_t seat) const { return by_seat_[seat]; }

 private:
  Progress& progress_;
  std::mutex mutex_;
  std::uint64_t count_ = 0;
  std::vector<std::uint64_t> by_seat_;
};

int simulate(const SimArguments& arguments, const TableChoice& table, const std::vector<std::string>& bots) {
  auto kinds = find_any_bots(bots, table);
  if (!kinds) {
    complain(kinds.error());
    return wrong_usage;
  }
  const Simulation simulation{table.game->name, table.options, table.components, std::move(*kinds),
                              arguments.seed};
  std::optional<WholeFile> file;
  if (!arguments.records.empty()) {
    // The results of another run are replaced as a matter of course.
    const Standing there = standing_at(arguments.records);
    if (there != Standing::nothing && there != Standing::records && !arguments.force) {
      complain(in_the_way(arguments.records, there));
      return failed;
    }
    auto created = WholeFile::create(arguments.records);
    if (!created) {
      complain(created.error());
      return failed;
    }
    file.emplace(std::move(*created));
  }

  const auto seats = static_cast<std::size_t>(table.players);
  std::vector<double> win_share(seats), vp(seats);
  std::uint64_t decisions = 0;
  Progress progress{"games", arguments.games};
  Failures failures{seats, progress};
  const auto start = std::chrono::steady_clock::now();
  // In chunks, so that records are written in order and memory stays bounded.
  constexpr std::uint64_t chunk = 512;
  for (std::uint64_t begin = 0; begin < arguments.games; begin += chunk) {
    const std::uint64_t count = std::min(chunk, arguments.games - begin);
    std::vector<SimulatedGame> results(count);
    const auto worked = in_threads(arguments.threads, [&](int thread) {
      for (auto index = static_cast<std::uint64_t>(thread); index < count;
           index += static_cast<std::uint64_t>(arguments.threads)) {
        if (interrupted()) return;
        results[index] = simulation.play(begin + index, file.has_value(), interrupted());
        if (interrupted()) return;
        failures.tell(begin + index, results[index]);
      }
    });
    if (!worked) {
      complain(worked.error());
      return wrong_usage;
    }
    if (interrupted()) {
      progress.clear();
      if (file) complain(Fault{"records_not_written", Value::object({{"file", arguments.records}})});
      return stopped;
    }
    for (const SimulatedGame& result : results) {
      decisions += result.moves.size();
      for (std::size_t seat = 0; seat < seats; ++seat) {
        win_share[seat] += result.win_share[seat];
        if (!result.failed) vp[seat] += result.scores[seat];
      }
      if (file) file->write(result.record + "\n");
    }
    progress.show(begin + count);
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (file)
    if (const auto written = file->finish(); !written) {
      complain(written.error());
      return failed;
    }

  const auto games = static_cast<double>(arguments.games);
  // Of the games that came to their end; nobody knows it when there is none.
  const std::uint64_t finished = arguments.games - failures.count();
  const auto mean_vp = [&](std::size_t seat, int digits) {
    return finished > 0 ? fmt::format("{:.{}f}", vp[seat] / static_cast<double>(finished), digits) : "?";
  };
  if (!arguments.json) {
    print("{} games in {:.2f} s, {:.0f} games/s, {:.1f} decisions per game\n", arguments.games, seconds,
          games / seconds, static_cast<double>(decisions) / games);
    for (std::size_t seat = 0; seat < seats; ++seat)
      print("seat {}  {:<12} wins {:5.1f} %  mean VP {:>6}{}\n", seat, harmless(bots[seat], most_whole),
            100 * win_share[seat] / games, mean_vp(seat, 2),
            failures.of(seat) > 0 ? fmt::format("  failures {}", failures.of(seat)) : "");
    return good;
  }
  Value rows = Value::array();
  for (std::size_t seat = 0; seat < seats; ++seat)
    rows.push_back(
        Value::object({{"bot", bots[seat]},
                       {"win_share", Value::number(fmt::format("{:.6f}", win_share[seat] / games))},
                       {"mean_vp", finished > 0 ? Value::number(mean_vp(seat, 4)) : Value{}},
                       {"failures", failures.of(seat)}}));
  const Value report = Value::object(
      {{"games", arguments.games},
       {"seconds", Value::number(fmt::format("{:.4f}", seconds))},
       {"games_per_second", Value::number(fmt::format("{:.1f}", games / seconds))},
       {"decisions_per_game", Value::number(fmt::format("{:.3f}", static_cast<double>(decisions) / games))},
       {"failures", failures.count()},
       {"seats", std::move(rows)}});
  print("{}\n", json::write(report));
  return good;
}

}  // namespace

int sim(const SimArguments& arguments) {
  note_interrupts();
  const auto table = choose_table(arguments.table);
  if (!table) {
    complain(table.error());
    return wrong_usage;
  }
  std::vector<std::string> bots = split_names(arguments.bots);
  if (bots.size() == 1) bots.resize(static_cast<std::size_t>(table->players), bots.front());
  if (bots.size() != static_cast<std::size_t>(table->players)) {
    complain(Fault{"bot_count", Value::object({{"bots", bots.size()}, {"players", table->players}})});
    return wrong_usage;
  }
  return simulate(arguments, *table, bots);
}

}  // namespace horta::cli
