#include "ai/arena/arena.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>

#include "ai/registry.h"
#include "cli/arena/run.h"
#include "cli/commands.h"
#include "cli/common/bots.h"
#include "cli/common/print.h"
#include "cli/common/progress.h"
#include "cli/common/table.h"
#include "cli/common/threads.h"
#include "engine/core/split.h"

namespace horta::cli {

namespace {

using json::Value;

// Which blocks are played here: those with a number ≡ index (mod count).
struct Shard {
  std::uint64_t index = 0;
  std::uint64_t count = 1;

  std::uint64_t share_of(std::uint64_t blocks) const {
    return index < blocks ? (blocks - index - 1) / count + 1 : 0;
  }
};

// "i/n", i from 0; nothing is the whole run.
std::expected<Shard, Fault> read_shard(const std::string& text) {
  if (text.empty()) return Shard{};
  const auto number = [](std::string_view digits) -> std::optional<std::uint64_t> {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size();
    return whole ? std::optional{value} : std::nullopt;
  };
  const auto parts = split(text, '/');
  const auto index = number(parts.front());
  const auto count = number(parts.back());
  if (parts.size() != 2 || !index || !count || *index >= *count)
    return std::unexpected(Fault{"shard_syntax", Value::object({{"text", text}})});
  return Shard{*index, *count};
}

std::uint64_t nanoseconds_now() {
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(
                                        std::chrono::steady_clock::now().time_since_epoch())
                                        .count());
}

// Plays the blocks of the shard, chunk by chunk, game by game in all threads. A test looks only at whole
// chunks, so that where it stops does not depend on the threads.
std::expected<PairingResult, Fault> play_pairing(const Arena& arena, const Shard& shard, std::uint64_t blocks,
                                                 int threads, const std::optional<SequentialTest>& test,
                                                 Progress& progress, std::uint64_t& games_done) {
  const std::uint64_t chunk = test ? SequentialTest::blocks_per_look : 512;
  const auto games = static_cast<std::uint64_t>(arena.table().games_per_block());
  PairingResult result;
  for (std::uint64_t begin = 0; begin < blocks; begin += chunk) {
    const std::uint64_t count = std::min(chunk, blocks - begin);
    const auto number_of = [&](std::uint64_t place) { return shard.index + (begin + place) * shard.count; };
    std::vector<ArenaGame> played(count * games);
    std::atomic<std::uint64_t> next = 0, done = 0;
    const auto worked = in_threads(threads, [&](int thread) {
      for (std::uint64_t job = next++; job < played.size(); job = next++) {
        played[job] = arena.play(number_of(job / games), static_cast<int>(job % games), nanoseconds_now);
        ++done;
        if (thread == 0) progress.show(games_done + done);
      }
    });
    if (!worked) return std::unexpected(worked.error());
    games_done += played.size();
    for (std::uint64_t job = 0; job < played.size(); ++job) result.add(number_of(job / games), played[job]);
    if (test && test->verdict(scores_of(arena.table(), result.blocks)) != Verdict::open) break;
  }
  return result;
}

std::expected<void, Fault> play(ArenaRun& run, const ArenaArguments& arguments, const TableChoice& table,
                                const Shard& shard) {
  run.rules_version = table.game->rules_version;
  const auto kinds = find_any_bots(run.bots, table);
  if (!kinds) return std::unexpected(kinds.error());
  const WeightShape& shape = ai_of(run.game).weight_shape;
  for (const BotKind& kind : *kinds)
    run.weights.push_back(kind.weights ? to_hex(digest_of(*kind.weights, shape)) : "");
  const std::uint64_t blocks = shard.share_of(run.planned);
  const std::size_t pairings = run.bots.size() * (run.bots.size() - 1) / 2;
  std::uint64_t games_done = 0;
  Progress progress{"games", pairings * blocks * static_cast<std::uint64_t>(run.table.games_per_block())};
  for (std::size_t b = 1; b < run.bots.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      const Arena arena{run.game,    run.table,   table.options, table.components,
                        (*kinds)[a], (*kinds)[b], run.seed};
      auto result = play_pairing(arena, shard, blocks, arguments.threads, run.test, progress, games_done);
      if (!result) return std::unexpected(std::move(result.error()));
      run.pairings.push_back({a, b, std::move(*result)});
    }
  return {};
}

std::unexpected<Fault> apart(std::string_view first, std::string_view second) {
  return std::unexpected(Fault{"options_apart", Value::object({{"first", first}, {"second", second}})});
}

std::expected<std::vector<std::string>, Fault> bots_of(const ArenaArguments& arguments) {
  const bool pair = !arguments.a.empty() && !arguments.b.empty();
  const bool ladder = !arguments.ladder.empty();
  if (ladder && (!arguments.a.empty() || !arguments.b.empty())) return apart("--ladder", "--a, --b");
  if (ladder) {
    const auto names = split_names(arguments.ladder);
    std::vector<std::string> bots{names.begin(), names.end()};
    if (bots.size() >= 2 && bots.size() <= 64) return bots;
  } else if (pair) {
    return std::vector{arguments.a, arguments.b};
  }
  return std::unexpected(Fault{"arena_bots"});
}

std::expected<ArenaRun, Fault> new_run(const ArenaArguments& arguments) {
  auto bots = bots_of(arguments);
  if (!bots) return std::unexpected(std::move(bots.error()));
  const bool ladder = !arguments.ladder.empty();
  if (arguments.until_sure > 0 && ladder) return apart("--until-sure", "--ladder");
  if (arguments.until_sure > 0 && !arguments.shard.empty()) return apart("--until-sure", "--shard");
  const auto shard = read_shard(arguments.shard);
  if (!shard) return std::unexpected(shard.error());
  if (shard->share_of(arguments.blocks) == 0)
    return std::unexpected(
        Fault{"shard_empty", Value::object({{"shard", arguments.shard}, {"blocks", arguments.blocks}})});
  const auto table = choose_table(arguments.table);
  if (!table) return std::unexpected(table.error());

  ArenaRun run;
  run.game = std::string{table->game->name};
  run.options = table->options.to_json();
  run.components = to_hex(table->components.digest);
  run.table = {.players = table->players, .arms = arguments.arms == "one" ? Arms::one : Arms::both};
  run.seed = arguments.seed;
  run.planned = arguments.blocks;
  run.bots = std::move(*bots);
  run.ladder = ladder;
  if (arguments.until_sure > 0)
    run.test = SequentialTest{run.table, static_cast<double>(arguments.until_sure)};
  if (const auto played = play(run, arguments, *table, *shard); !played)
    return std::unexpected(played.error());
  return run;
}

}  // namespace

int arena(const ArenaArguments& arguments) {
  const bool merges = !arguments.merge.empty();
  if (merges && !arguments.given.empty()) {
    complain(apart("--merge", arguments.given).error());
    return wrong_usage;
  }
  const auto run = merges ? merge_parts(arguments.merge) : new_run(arguments);
  if (!run) {
    complain(run.error());
    return merges ? failed : wrong_usage;
  }
  if (!arguments.shard.empty()) print("{}", parts_of(*run));
  print_arena(*run, arguments.json);
  return good;
}

}  // namespace horta::cli
