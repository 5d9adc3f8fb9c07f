#include "ai/arena/arena.h"

#include <cmath>
#include <string>
#include <utility>

#include "ai/arena/bot_seeds.h"
#include "engine/core/registry.h"

namespace horta {

namespace {

// Who sits where in a game of a block: the rotations of the first arm, then those of the second.
struct Seating {
  bool second_arm;
  Seat one;  // the only A, or in the second arm the only B

  Seating(int number, int players) : second_arm{number >= players}, one{number % players} {}
  bool is_a(Seat seat) const { return (seat == one) != second_arm; }
};

}  // namespace

Arena::Arena(std::string_view game, const ArenaTable& table, const Options& options,
             const Components& components, BotKind a, BotKind b, std::uint64_t seed)
    : table_{table}, a_{std::move(a)}, b_{std::move(b)}, seed_{seed} {
  const GameInfo& info = *find_game(game);
  empty_ = *info.make_table(table.players, options, components.data, info.rules_version);
  setup_.game = std::string{game};
  setup_.options = options;
  setup_.components = components;
}

ArenaGame Arena::play(std::uint64_t block, int number, const NanosecondClock& clock,
                      const std::atomic<bool>& stop) const {
  const Seating seating{number, table_.players};
  const PlayedGame played = play_game(*empty_, deal(block), make_bots(block, number), clock, stop);
  ArenaGame game{.second_arm = seating.second_arm, .scores = scores_of(played, seating.one)};
  for (Seat seat = 0; seat < table_.players; ++seat) {
    BotTotals totals{.thinking = played.thinking[static_cast<std::size_t>(seat)]};
    if (played.failed == seat) {
      totals.failures = 1;
      totals.first_failure = Failure{block, static_cast<std::uint64_t>(number), played.failure};
    }
    (seating.is_a(seat) ? game.a : game.b).add(totals);
  }
  return game;
}

// A bot that failed has lost for all seats of its side.
ArmScores Arena::scores_of(const PlayedGame& played, Seat one) const {
  if (played.failed) return {.wins_of_one = *played.failed == one ? 0 : units_per_win, .failed = 1};
  ArmScores scores;
  for (Seat seat = 0; seat < table_.players; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    (seat == one ? scores.vp_of_one : scores.vp_of_rest) += played.scores[place];
    if (seat == one)
      scores.wins_of_one = std::llround(played.win_share[place] * static_cast<double>(units_per_win));
  }
  return scores;
}

// The same key for all games of a block.
Digest Arena::deal(std::uint64_t block) const {
  MatchSetup setup = setup_;
  setup.id = "arena-" + std::to_string(seed_) + "-" + std::to_string(block);
  setup.secret = sha256(setup.id);
  return key_of(setup);
}

// The chance of the bots, unlike the deal, is another one in every game: else a bot against itself would
// play one game several times, and a block would say less than it seems.
std::vector<std::unique_ptr<Bot>> Arena::make_bots(std::uint64_t block, int number) const {
  Random seeds = bot_seeds(seed_, block, static_cast<std::uint64_t>(number));
  const Seating seating{number, table_.players};
  std::vector<std::unique_ptr<Bot>> bots;
  for (Seat seat = 0; seat < table_.players; ++seat)
    bots.push_back((seating.is_a(seat) ? a_ : b_).make(seeds.next()));
  return bots;
}

}  // namespace horta
