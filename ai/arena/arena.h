#pragma once

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ai/arena/arena_result.h"
#include "engine/core/match.h"
#include "engine/core/random.h"

namespace horta {

// Plays the blocks of two bots, game by game. Everything about a game follows from the seed, the number of
// its block and its number in the block, on every machine and in any order.
template <Game G>
class Arena {
 public:
  // Preconditions: the rules can be made.
  Arena(const ArenaTable& table, const Options& options, const Components& components, BotKind<G> a,
        BotKind<G> b, std::uint64_t seed)
      : table_{table},
        rules_{*G::make_rules(table.players, options, components.data)},
        a_{std::move(a)},
        b_{std::move(b)},
        seed_{seed} {
    setup_.game = std::string{G::name};
    setup_.options = options;
    setup_.components = components;
  }

  const ArenaTable& table() const { return table_; }

  // Game `number` of a block, of games_per_block(). clock() is the time in nanoseconds.
  template <class Clock>
  ArenaGame play(std::uint64_t block, int number, const Clock& clock) const {
    const Seating seating{number, table_.players};
    const PlayedGame played = play_game<G>(rules_, deal(block), make_bots(block, number), clock);
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

 private:
  // Who sits where in a game of a block: the rotations of the first arm, then those of the second.
  struct Seating {
    bool second_arm;
    Seat one;  // the only A, or in the second arm the only B

    Seating(int number, int players) : second_arm{number >= players}, one{number % players} {}
    bool is_a(Seat seat) const { return (seat == one) != second_arm; }
  };

  // A bot that failed has lost for all seats of its side.
  ArmScores scores_of(const PlayedGame& played, Seat one) const {
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
  Digest deal(std::uint64_t block) const {
    MatchSetup setup = setup_;
    setup.id = "arena-" + std::to_string(seed_) + "-" + std::to_string(block);
    setup.secret = sha256(setup.id);
    return key_of(setup);
  }

  // The chance of the bots, unlike the deal, is another one in every game: else a bot against itself would
  // play one game several times, and a block would say less than it seems.
  std::vector<std::unique_ptr<BotOf<G>>> make_bots(std::uint64_t block, int number) const {
    const std::uint64_t of_block = Random{Random{seed_}.next() ^ block}.next();
    Random seeds{Random{of_block ^ static_cast<std::uint64_t>(number)}.next()};
    const Seating seating{number, table_.players};
    std::vector<std::unique_ptr<BotOf<G>>> bots;
    for (Seat seat = 0; seat < table_.players; ++seat)
      bots.push_back((seating.is_a(seat) ? a_ : b_).make(seeds.next()));
    return bots;
  }

  ArenaTable table_;
  typename G::Rules rules_;
  BotKind<G> a_;
  BotKind<G> b_;
  std::uint64_t seed_;
  MatchSetup setup_;
};

}  // namespace horta
