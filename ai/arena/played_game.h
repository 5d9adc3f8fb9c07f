#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ai/bots/bot.h"
#include "engine/core/keyed_chance.h"

namespace horta {

// How often a bot was asked, and how long it took by the clock of the caller.
struct Thinking {
  std::uint64_t decisions = 0;
  std::uint64_t nanoseconds = 0;

  Thinking& operator+=(const Thinking& more) {
    decisions += more.decisions;
    nanoseconds += more.nanoseconds;
    return *this;
  }
};

struct PlayedGame {
  std::vector<Move> moves;
  std::vector<int> scores;
  std::vector<double> win_share;   // a shared victory is divided
  std::vector<Thinking> thinking;  // per seat
  // A bot that did not answer, or not with an option: it has lost, and the others share the win.
  std::optional<Seat> failed = {};
  Fault failure = {};
};

// For who does not want to know how long the bots think.
struct NoClock {
  std::uint64_t operator()() const { return 0; }
};

// The winners of a game: those of the rules, or everybody but the bot that failed.
template <Game G>
std::vector<Seat> winners_of(const typename G::Rules& rules, const typename G::State& state,
                             std::optional<Seat> failed) {
  if (!failed) return G::ranking(rules, state).front();
  std::vector<Seat> others;
  for (Seat seat = 0; seat < rules.players; ++seat)
    if (seat != *failed) others.push_back(seat);
  return others;
}

// One game between bots, one per seat, with the deck of a key. clock() is the time in nanoseconds.
template <Game G, class Clock>
PlayedGame play_game(const typename G::Rules& rules, const Digest& key,
                     std::span<const std::unique_ptr<BotOf<G>>> bots, const Clock& clock) {
  KeyedChance keyed{key};
  Chance& chance = keyed;
  EventLog unread;
  typename G::State state;
  MoveList options;
  PlayedGame game;
  game.thinking.resize(bots.size());
  G::set_up(rules, state, chance, unread);
  while (!G::over(state)) {
    G::legal(rules, state, options);
    const Seat seat = G::decision(state).seat;
    const auto place = static_cast<std::size_t>(seat);
    const std::uint64_t asked = clock();
    const Answered answer = bots[place]->choose(rules, state, options);
    game.thinking[place] += {.decisions = 1, .nanoseconds = clock() - asked};
    if (!answer || !options.contains(*answer)) {
      game.failed = seat;
      game.failure =
          answer ? Fault{"bot_illegal", json::Value::object({{"move", G::to_notation(rules, *answer)}})}
                 : answer.error();
      break;
    }
    game.moves.push_back(*answer);
    unread.clear();
    G::apply(rules, state, *answer, chance, unread);
  }

  game.win_share.resize(bots.size());
  for (Seat seat = 0; seat < rules.players; ++seat) game.scores.push_back(G::score(state, seat));
  const auto winners = winners_of<G>(rules, state, game.failed);
  for (const Seat seat : winners)
    game.win_share[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
  return game;
}

}  // namespace horta
