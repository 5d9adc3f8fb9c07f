#include "engine/core/match.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/matches.h"

namespace horta {
namespace {

using test::asked;
using test::code_of;
using test::finished;
using test::play;
using test::play_on;
using test::setup_for;
using test::start;
using test::take_quiet_card;

struct Snapshot {
  Version version;
  std::string position, record;

  explicit Snapshot(const Match& match)
      : version{match.version()}, position{match.table().position()}, record{test::text_of(match)} {}
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// --- starting ---

TEST(Match, BeginsWithTheDealAsItsFirstEntry) {
  const Match match = start(3);
  EXPECT_EQ(match.version(), 1u);
  ASSERT_EQ(match.journal().size(), 1u);
  EXPECT_EQ(match.journal()[0].type, EntryType::deal);
  EXPECT_EQ(match.journal()[0].seat, no_seat);
  EXPECT_EQ(match.journal()[0].draws.size(), 12u + 12u + 4u);
  EXPECT_FALSE(match.journal()[0].events.empty());
  EXPECT_EQ(match.line().size(), 1u);
  EXPECT_FALSE(match.over());
  EXPECT_EQ(asked(match), 0);
}

TEST(Match, PublishesTheCommitmentToItsSecret) {
  const Match match = start(2);
  EXPECT_EQ(match.setup().commitment, commitment(*match.setup().secret));
}

TEST(Match, DoesNotBeginWithoutSecretOrWithAnUnknownGameOrTooManySeats) {
  MatchSetup setup = setup_for(2);
  setup.secret.reset();
  EXPECT_EQ(Match::start(setup).error().code, "secret_missing");
  setup = setup_for(2);
  setup.game = "chess";
  EXPECT_EQ(test::text_of(Match::start(setup).error()), R"(game_unknown {"game":"chess"})");
  EXPECT_EQ(Match::start(setup_for(5)).error().code, "player_count");
  EXPECT_EQ(Match::start(setup_for(2, "first_player=2")).error().code, "first_player_missing");
}

TEST(Match, DealsFromTheKeyOfItsSetup) {
  const Match one = start(3), same = start(3);
  EXPECT_EQ(one.table().position(), same.table().position());
  MatchSetup other = setup_for(3);
  other.nonces.push_back(sha256("mine"));
  EXPECT_NE(start(other).table().position(), one.table().position());
}

// --- deciding ---

TEST(Match, EveryEntryIsOneVersionWithItsEvents) {
  Match match = start(3);
  const auto taken = play(match, take_quiet_card(match));
  ASSERT_TRUE(taken);
  EXPECT_EQ(*taken, 2u);
  const auto placed = play(match, "play 2/5 as 2");
  EXPECT_FALSE(placed) << "that card is in prison";
  const auto paid = play(match, "play 1/3 as 3");
  ASSERT_TRUE(paid);
  EXPECT_EQ(*paid, 3u);
  EXPECT_EQ(match.version(), 3u);

  EXPECT_TRUE(match.journal()[1].events.empty());
  std::string events;
  for (const Event& event : match.journal()[2].events)
    events += json::write(match.table().event_to_json(event));
  EXPECT_NE(events.find(R"({"event":"money","seat":0,"cause":"placement","change":-3})"), std::string::npos)
      << events;
  EXPECT_NE(events.find(R"("event":"card_gained")"), std::string::npos) << events;
}

TEST(Match, RefusesAnIllegalMoveWithItsReasonsAndChangesNothing) {
  Match match = start(3);
  const Snapshot before{match};
  const auto refuse = [&](Seat seat, std::string_view text) {
    const auto answer = match.decide(seat, *match.table().from_notation(text));
    EXPECT_EQ(code_of(answer), "illegal_move") << text;
    EXPECT_FALSE(answer.error().reasons.empty()) << text;
    EXPECT_EQ(Snapshot{match}, before);
    return std::string{answer.error().reasons.front().code};
  };
  EXPECT_EQ(refuse(1, "pass"), "not_your_decision");
  EXPECT_EQ(refuse(0, "play 1/3 as 1"), "other_decision");
  EXPECT_EQ(refuse(7, "pass"), "no_such_move");
  EXPECT_EQ(refuse(-1, "pass"), "no_such_move");
  EXPECT_EQ(match.decide(0, Move::from_bits(0xFFFF'FFFF)).error().reasons.front().code, "no_such_move");
  EXPECT_EQ(Snapshot{match}, before);
}

TEST(Match, PlaysToTheEndAndThenRefusesMoves) {
  Match match = finished(4);
  EXPECT_TRUE(match.over());
  EXPECT_TRUE(match.table().over());
  EXPECT_FALSE(match.early_end());
  const Snapshot before{match};
  EXPECT_EQ(code_of(match.decide(0, *match.table().from_notation("pass"))), "match_over");
  EXPECT_EQ(code_of(match.resign(0)), "match_over");
  EXPECT_EQ(code_of(match.flag(0)), "match_over");
  EXPECT_EQ(code_of(match.take_over(0, "random")), "match_over");
  EXPECT_EQ(Snapshot{match}, before);
}

TEST(Match, WithoutASecretCanBeLookedAtButNotPlayed) {
  Match played = start(2);
  play_on(played, 1, 10);
  auto read = match_from_record(to_record(played, Secret::hidden));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->table().same_position(played.table()));
  MoveList options;
  read->table().legal(options);
  EXPECT_EQ(code_of(read->decide(asked(*read), options[0])), "secret_missing");
}

// --- taking over and giving up ---

TEST(TakeOver, IsAnEntryAndChangesNothingOnTheTable) {
  Match match = start(3);
  const std::string position = match.table().position();
  const auto answer = match.take_over(1, "level:3");
  ASSERT_TRUE(answer);
  EXPECT_EQ(*answer, 2u);
  EXPECT_EQ(match.journal().back().type, EntryType::takeover);
  EXPECT_EQ(match.journal().back().bot, "level:3");
  EXPECT_EQ(match.table().position(), position);
  EXPECT_TRUE(match.take_over(1, "")) << "the person is back";
  EXPECT_EQ(code_of(match.take_over(3, "x")), "no_such_seat");
  EXPECT_EQ(code_of(match.take_over(-1, "x")), "no_such_seat");
}

TEST(GiveUp, EndsAMatchOfTwo) {
  for (const bool by_clock : {false, true}) {
    Match match = start(2);
    play_on(match, 3, 5);
    ASSERT_TRUE(by_clock ? match.flag(1) : match.resign(1));
    EXPECT_TRUE(match.over());
    EXPECT_FALSE(match.table().over());
    ASSERT_TRUE(match.early_end());
    EXPECT_EQ(match.early_end()->by, by_clock ? EntryType::flag : EntryType::resignation);
    EXPECT_EQ(match.early_end()->ranking, (std::vector<std::vector<Seat>>{{0}, {1}}));
    EXPECT_EQ(code_of(play(match, "pass")), "match_over");
    EXPECT_EQ(code_of(match.resign(0)), "match_over");
    EXPECT_EQ(code_of(match.take_over(0, "x")), "match_over");
    EXPECT_EQ(code_of(match.undo_by_consent(0, 1)), "match_over");
    EXPECT_EQ(match.free_undos(0), 0u);
    EXPECT_EQ(match.free_undos(1), 0u);
    EXPECT_FALSE(match.awaiting_end_of_turn());
  }
}

TEST(GiveUp, OfMoreThanTwoTheOthersPlayOn) {
  Match match = start(4);
  ASSERT_TRUE(match.resign(2));
  EXPECT_FALSE(match.over());
  EXPECT_FALSE(match.early_end());
  EXPECT_EQ(code_of(match.resign(2)), "already_gave_up");
  EXPECT_EQ(code_of(match.flag(2)), "already_gave_up");
  ASSERT_TRUE(match.take_over(2, "random"));
  play_on(match, 5, 12);
  ASSERT_TRUE(match.flag(0));
  EXPECT_FALSE(match.over());
  ASSERT_TRUE(match.resign(3));
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.early_end()->by, EntryType::resignation);
  EXPECT_EQ(match.early_end()->ranking, (std::vector<std::vector<Seat>>{{1}, {3}, {0}, {2}}))
      << "who gave up first comes last";
}

TEST(GiveUp, OnlySeatsThatThereAre) {
  Match match = start(2);
  for (const Seat seat : {-1, 2, 64}) {
    EXPECT_EQ(code_of(match.resign(seat)), "no_such_seat");
    EXPECT_EQ(code_of(match.flag(seat)), "no_such_seat");
  }
  EXPECT_EQ(match.version(), 1u);
}

TEST(GiveUp, IsNotTakenBackByUndo) {
  Match match = start(3);
  play_on(match, 2, 6);
  ASSERT_TRUE(match.resign(0));
  ASSERT_TRUE(match.undo_by_consent(1, 1));
  EXPECT_EQ(code_of(match.resign(0)), "already_gave_up");
  ASSERT_TRUE(match.resign(1));
  EXPECT_EQ(match.early_end()->ranking, (std::vector<std::vector<Seat>>{{2}, {1}, {0}}));
}

// --- all together ---

// Versions count entries, the line only grows by decisions, and no refusal changes anything.
RC_GTEST_PROP(MatchProperty, JournalOnlyEverGrows, ()) {
  Match match = start(3, *rc::gen::arbitrary<bool>());
  for (int step = 0; step < 60; ++step) {
    const Snapshot before{match};
    const auto journal = match.journal().size();
    const Seat seat = *rc::gen::inRange(-1, 4);
    Answer answer = std::unexpected(Refusal{});
    switch (*rc::gen::inRange(0, 8)) {
      case 0:
        answer = match.undo(seat);
        break;
      case 1:
        answer = match.restart_turn(seat);
        break;
      case 2:
        answer = match.end_turn(seat);
        break;
      case 3:
        answer = match.undo_by_consent(seat, *rc::gen::inRange<Version>(0, match.version() + 2));
        break;
      case 4:
        answer = match.take_over(seat, "bot");
        break;
      default: {
        if (match.over()) break;
        MoveList options;
        match.table().legal(options);
        answer = match.decide(asked(match), options[*rc::gen::inRange<std::size_t>(0, options.size())]);
      }
    }
    if (answer) {
      RC_ASSERT(match.journal().size() == journal + 1);
      RC_ASSERT(*answer == match.version());
    } else {
      RC_ASSERT(Snapshot{match} == before);
    }
    RC_ASSERT(match.version() == match.journal().size());
    RC_ASSERT(match.line()[0] == 0u);
    for (std::size_t place = 1; place < match.line().size(); ++place) {
      RC_ASSERT(match.line()[place - 1] < match.line()[place]);
      RC_ASSERT(match.journal()[match.line()[place]].type == EntryType::decision);
    }
    for (Seat other = 0; other < 3; ++other)
      RC_ASSERT(match.free_undos(other) == 0u || match.journal()[match.line().back()].seat == other);
  }
  const auto read = match_from_text(test::text_of(match));
  RC_ASSERT(read.has_value());
  RC_ASSERT(test::text_of(*read) == test::text_of(match));
}

}  // namespace
}  // namespace horta
