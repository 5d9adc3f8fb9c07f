#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <set>
#include <vector>

#include "ai/bots/bot_kind.h"
#include "engine/core/keyed_chance.h"
#include "engine/core/match.h"
#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "engine/core/table.h"
#include "tests/support/random_at_table.h"

// The invariants that every game must keep, checked along whole games. A game joins by naming its rule sets
// and by telling what only it can know (Traits):
//
//   static std::vector<Move> intents(const Rules&)     moves of every kind, sensible or not
//   static bool is_valid(const Rules&, const State&)   conservation of every card, consistency of the turn
//   static int points(const Event&)                    victory points of an event, 0 for all others

namespace horta::test {

template <Game G, class Traits>
class Battery {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  Battery(int players, std::string options) : options_{std::move(options)} {
    const GameInfo& game = *find_game(G::name);
    setup_.game = std::string{G::name};
    setup_.options = *make_options(game.options, *split_options(options_));
    setup_.components = newest_components(G::name);
    for (int seat = 0; seat < players; ++seat)
      setup_.seats.push_back({.name = std::to_string(seat), .bot = ""});
    rules_ = *G::make_rules(players, setup_.options, setup_.components.data);
    intents_ = Traits::intents(rules_);
  }

  // One game of one kind of bot, everything checked. The deal follows from the number.
  void check_game(const std::string& bot_name, std::uint64_t number) {
    SCOPED_TRACE(std::string{G::name} + ", " + std::to_string(rules_.players) + " players, " + options_ +
                 ", " + bot_name + " game " + std::to_string(number));
    setup_.id = "battery-" + std::to_string(number);
    setup_.secret = sha256(setup_.id);
    auto started = Match::start(setup_);
    ASSERT_TRUE(started);
    Match& match = *started;
    const auto bot = find_bot(G::name, bot_name)->make(number);
    Random random{number};
    std::vector<int> points(setup_.seats.size());
    add_points(match.journal().back(), points);

    while (!match.over()) {
      const State& state = state_of(match);
      const bool thorough = random.below(24) == 0;
      check_position(state, thorough);
      check_moves(state, thorough);
      if (random.below(16) == 0) check_undo(match, random);

      const Seat seat = match.table().decision().seat;
      const Move move = *bot->choose(match.table());
      check_apply(match, move);
      ASSERT_TRUE(match.decide(seat, move));
      add_points(match.journal().back(), points);
      if (::testing::Test::HasFailure()) return;
    }
    EXPECT_EQ(match.table().scores(), points) << "every point is told by an event";
    check_position(state_of(match), true);
    check_record(match);
  }

  // HORTA_BATTERY in the environment multiplies the number of games.
  void check_games(const std::string& bot, std::uint64_t games) {
    if (const char* times = std::getenv("HORTA_BATTERY")) games *= std::strtoull(times, nullptr, 10);
    for (std::uint64_t number = 0; number < games && !::testing::Test::HasFailure(); ++number)
      check_game(bot, number);
  }

 private:
  static const State& state_of(const Match& match) {
    return static_cast<const TableOf<G>&>(match.table()).state();
  }

  static void add_points(const Entry& entry, std::vector<int>& points) {
    for (const Event& event : entry.events)
      if (event.seat >= 0) points[static_cast<std::size_t>(event.seat)] += Traits::points(event);
  }

  void check_position(const State& state, bool thorough) {
    EXPECT_TRUE(Traits::is_valid(rules_, state));
    if (!thorough) return;
    State copy = state;
    EXPECT_EQ(copy, state);
    const std::string text = G::to_position(rules_, state);
    const auto again = G::from_position(rules_, text);
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(*again, state) << text;
    const json::Value view = G::view(rules_, state);
    const auto parsed = json::parse(json::write(view));
    ASSERT_TRUE(parsed);
    EXPECT_EQ(*parsed, view);
    const json::Value ledger = G::ledger(rules_, state);
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      std::int64_t sum = 0;
      for (const auto& [source, entry] : ledger.as_array()[static_cast<std::size_t>(seat)].as_object())
        sum += entry.as_int();
      EXPECT_EQ(sum, G::score(state, seat)) << "the ledger adds up to the score";
    }
  }

  void check_moves(const State& state, bool thorough) {
    MoveList legal;
    G::legal(rules_, state, legal);
    ASSERT_GE(legal.size(), 2u) << "a decision with one option is never asked";
    const Seat seat = G::decision(state).seat;
    std::set<Move> moves;
    std::set<std::string> texts;
    for (const Move move : legal) {
      EXPECT_EQ(move.kind(), G::decision(state).kind);
      EXPECT_TRUE(moves.insert(move).second) << "a move stands twice in the list";
      const std::string text = G::to_notation(rules_, move);
      EXPECT_TRUE(texts.insert(text).second) << text << " stands for two moves";
      EXPECT_EQ(G::from_notation(rules_, text), move) << text;
      EXPECT_EQ(G::option_from_json(rules_, move.kind(), G::option_to_json(rules_, move)), move) << text;
      if (thorough) {
        EXPECT_TRUE(G::explain(rules_, state, seat, move).empty()) << text;
      }
      if (::testing::Test::HasFailure()) return;
    }
    if (!thorough) return;
    for (Seat other = 0; other < rules_.players; ++other)
      for (const Move move : intents_)
        EXPECT_EQ(G::explain(rules_, state, other, move).empty(), other == seat && moves.contains(move))
            << "seat " << other << " " << static_cast<int>(move.kind()) << ":" << move.choice();
  }

  // The same move from the same position with the same draws gives the same, with events or without, at a
  // table or in a search; no other state changes.
  void check_apply(const Match& match, Move move) {
    const State before = state_of(match);
    KeyedChance keyed{key_of(match.setup())};
    State first = before, second = before;
    RecordingChance draws{keyed};
    EventLog events, again;
    G::apply(rules_, first, move, static_cast<Chance&>(draws), events);
    ReplayChance replay{draws.take()};
    G::apply(rules_, second, move, static_cast<Chance&>(replay), again);
    EXPECT_EQ(first, second) << "replaying the draws gives the same position";
    EXPECT_EQ(events.events(), again.events()) << "and the same events";
    EXPECT_EQ(replay.mistake(), ReplayChance::Mistake::none);
    EXPECT_TRUE(replay.all_used());

    const std::uint64_t seed = match.journal().size();
    RandomChance searching{seed};
    RandomAtTable drawing{seed};
    NoEvents silent;
    first = second = before;
    G::apply(rules_, first, move, searching, silent);
    G::apply(rules_, second, move, static_cast<Chance&>(drawing), again);
    EXPECT_EQ(first, second) << "a search plays by the rules of the table";
    EXPECT_EQ(before, state_of(match)) << "applying a move to a copy changes nothing else";
  }

  // Goes back as far as chance decides, and plays the same again: the same draws, the same position.
  void check_undo(Match& match, Random& random) {
    const auto line = std::vector(match.line().begin(), match.line().end());
    if (line.size() < 2) return;
    const State before = state_of(match);
    const std::size_t keep = 1 + random.below(static_cast<std::uint32_t>(line.size() - 1));
    std::vector<Entry> taken_back;
    for (std::size_t place = keep; place < line.size(); ++place)
      taken_back.push_back(match.journal()[line[place]]);
    ASSERT_TRUE(match.undo_by_consent(0, line[keep - 1] + 1));
    for (const Entry& entry : taken_back) {
      ASSERT_TRUE(match.decide(entry.seat, entry.move));
      EXPECT_EQ(match.journal().back().draws, entry.draws) << "a draw taken back comes out the same again";
      EXPECT_EQ(match.journal().back().events, entry.events);
    }
    EXPECT_EQ(before, state_of(match));
  }

  void check_record(const Match& match) {
    const json::Value record = to_record(match, Secret::revealed);
    const std::string text = json::write(record);
    const auto again = match_from_text(text);
    ASSERT_TRUE(again) << again.error().code << json::write(again.error().params);
    EXPECT_TRUE(again->table().same_position(match.table()));
    EXPECT_EQ(json::write(to_record(*again, Secret::revealed)), text);
    EXPECT_FALSE(check_shuffle(*again));
  }

  std::string options_;
  MatchSetup setup_;
  Rules rules_;
  std::vector<Move> intents_;
};

}  // namespace horta::test
