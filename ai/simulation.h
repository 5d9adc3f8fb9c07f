#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "engine/core/keyed_chance.h"
#include "engine/core/match.h"
#include "engine/core/random.h"
#include "engine/core/record.h"

namespace horta {

struct SimulatedGame {
  std::vector<int> scores;
  std::vector<double> win_share;  // a shared victory is divided
  std::size_t decisions = 0;
  std::string record;  // one line; only when asked for
  // A bot that did not answer, or not with an option: it has lost, and the others share the win.
  std::optional<Seat> failed = {};
  Fault failure = {};
};

// A run of games between bots. Everything about a game follows from the seed of the run and the number of the
// game, on every machine, so that any game of a run can be played again on its own.
template <Game G>
class Simulation {
 public:
  // Preconditions: the rules can be made, and there is one bot per seat.
  Simulation(int players, const Options& options, const Components& components, std::vector<BotKind<G>> bots,
             std::uint64_t seed)
      : rules_{*G::make_rules(players, options, components.data)}, bots_{std::move(bots)}, seed_{seed} {
    setup_.game = std::string{G::name};
    setup_.options = options;
    setup_.components = components;
    for (const BotKind<G>& bot : bots_) setup_.seats.push_back({.name = bot.name, .bot = bot.name});
  }

  // The moves are played on the bare state; a record is made by playing them again at a match, which checks
  // each of them once more.
  SimulatedGame play(std::uint64_t number, bool with_record) const {
    const MatchSetup setup = setup_of(number);
    auto bots = make_bots(number);
    KeyedChance keyed{key_of(setup)};
    Chance& chance = keyed;
    NoEvents silent;
    typename G::State state;
    MoveList options;
    std::vector<Move> moves;
    G::set_up(rules_, state, chance, silent);
    SimulatedGame game;
    while (!G::over(state)) {
      G::legal(rules_, state, options);
      const Seat seat = G::decision(state).seat;
      const Answered answer = bots[static_cast<std::size_t>(seat)]->choose(rules_, state, options);
      if (!answer || !options.contains(*answer)) {
        game.failed = seat;
        game.failure =
            answer ? Fault{"bot_illegal", json::Value::object({{"move", G::to_notation(rules_, *answer)}})}
                   : answer.error();
        break;
      }
      moves.push_back(*answer);
      G::apply(rules_, state, moves.back(), chance, silent);
    }

    game.decisions = moves.size();
    game.win_share.resize(bots.size());
    for (Seat seat = 0; seat < rules_.players; ++seat) game.scores.push_back(G::score(state, seat));
    const auto winners = game.failed ? all_but(*game.failed) : G::ranking(rules_, state).front();
    for (const Seat seat : winners)
      game.win_share[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
    if (with_record) {
      auto match = Match::start(setup);
      for (const Move move : moves) {
        [[maybe_unused]] const auto played = match->decide(match->table().decision().seat, move);
        assert(played);
      }
      if (game.failed) {
        [[maybe_unused]] const auto given_up = match->resign(*game.failed);
        assert(given_up);
      }
      game.record = json::write(to_record(*match, Secret::revealed));
    }
    return game;
  }

 private:
  MatchSetup setup_of(std::uint64_t number) const {
    MatchSetup setup = setup_;
    setup.id = "sim-" + std::to_string(seed_) + "-" + std::to_string(number);
    setup.secret = sha256(setup.id);
    return setup;
  }

  std::vector<std::unique_ptr<BotOf<G>>> make_bots(std::uint64_t number) const {
    Random seeds{seed_ ^ (number * 0x9E37'79B9'7F4A'7C15)};
    std::vector<std::unique_ptr<BotOf<G>>> bots;
    for (const BotKind<G>& kind : bots_) bots.push_back(kind.make(seeds.next()));
    return bots;
  }

  std::vector<Seat> all_but(Seat one) const {
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < rules_.players; ++seat)
      if (seat != one) seats.push_back(seat);
    return seats;
  }

  typename G::Rules rules_;
  std::vector<BotKind<G>> bots_;
  std::uint64_t seed_;
  MatchSetup setup_;
};

}  // namespace horta
