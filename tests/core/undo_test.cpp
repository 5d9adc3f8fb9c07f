// Taking back and ending a turn: what the match offers beside the rules.

#include <gtest/gtest.h>

#include "engine/core/match.h"
#include "tests/core/matches.h"

namespace horta {
namespace {

using test::asked;
using test::code_of;
using test::drawing_turn;
using test::play;
using test::play_on;
using test::quiet_turn;
using test::setup_for;
using test::start;
using test::take_quiet_card;

// --- taking back ---

TEST(Undo, IsFreeUntilAnotherSeatDecides) {
  Match match = start(3);
  EXPECT_EQ(match.free_undos(0), 0u);
  EXPECT_EQ(code_of(match.undo(0)), "nothing_to_undo");
  const std::string at_start = match.table().position();
  quiet_turn(match);
  EXPECT_EQ(asked(match), 1);
  EXPECT_EQ(match.free_undos(0), 2u);
  EXPECT_EQ(match.free_undos(1), 0u);

  const auto undone = match.undo(0);
  ASSERT_TRUE(undone);
  EXPECT_EQ(*undone, 4u) << "taking back is an entry too";
  EXPECT_EQ(match.journal().back().type, EntryType::undo);
  EXPECT_EQ(match.journal().back().to, 2u);
  EXPECT_EQ(match.free_undos(0), 1u);
  ASSERT_TRUE(match.undo(0));
  EXPECT_EQ(match.table().position(), at_start);
  EXPECT_EQ(match.free_undos(0), 0u);
  EXPECT_EQ(match.line().size(), 1u);
  EXPECT_EQ(match.version(), 5u);

  quiet_turn(match);
  quiet_turn(match);
  EXPECT_EQ(match.free_undos(0), 0u) << "seat 1 has decided";
  EXPECT_EQ(match.free_undos(1), 2u);
  EXPECT_EQ(code_of(match.undo(0)), "nothing_to_undo");
}

TEST(Undo, EndsAtADraw) {
  Match match = start(3);
  drawing_turn(match);
  EXPECT_EQ(match.free_undos(0), 0u);
  EXPECT_EQ(code_of(match.undo(0)), "nothing_to_undo");
  EXPECT_EQ(code_of(match.restart_turn(0)), "nothing_to_undo");
  ASSERT_EQ(match.table().kind_name(match.table().decision().kind), "keep_drawn");
  MoveList options;
  match.table().legal(options);
  ASSERT_TRUE(match.decide(0, options[0]));
  EXPECT_EQ(match.free_undos(0), 1u) << "what was decided after the draw is free again";
}

TEST(Undo, OnlyOfSeatsThatThereAre) {
  Match match = start(2);
  quiet_turn(match);
  for (const Seat seat : {-1, 2, 99}) {
    EXPECT_EQ(match.free_undos(seat), 0u);
    EXPECT_EQ(code_of(match.undo(seat)), "nothing_to_undo");
    EXPECT_EQ(code_of(match.undo_by_consent(seat, 1)), "no_such_seat");
  }
}

TEST(Undo, RestartsTheTurn) {
  Match match = start(3);
  quiet_turn(match);
  const std::string before = match.table().position();
  ASSERT_TRUE(play(match, take_quiet_card(match)));
  ASSERT_TRUE(play(match, "play 1/3 as 1"));
  EXPECT_EQ(match.free_undos(1), 2u);
  ASSERT_TRUE(match.restart_turn(1));
  EXPECT_EQ(match.table().position(), before);
  EXPECT_EQ(match.free_undos(1), 0u);
}

TEST(Undo, RestartingGoesBackOneTurnEvenWhereSeveralAreFree) {
  Match match = start(2);
  ASSERT_TRUE(play(match, "pass"));
  quiet_turn(match);
  const std::string before = match.table().position();
  ASSERT_EQ(asked(match), 1) << "the other one has passed";
  quiet_turn(match);
  EXPECT_EQ(match.free_undos(1), 4u);
  ASSERT_TRUE(match.restart_turn(1));
  EXPECT_EQ(match.table().position(), before);
  EXPECT_EQ(match.free_undos(1), 2u);
  ASSERT_TRUE(match.restart_turn(1));
  EXPECT_EQ(match.free_undos(1), 0u);
}

TEST(Undo, ByConsentGoesBackToAnyVersionOfTheLine) {
  Match match = start(3);
  std::vector<std::string> positions{"", match.table().position()};
  play_on(match, 4, 40);
  for (std::size_t place = 1; place < match.line().size(); ++place) EXPECT_EQ(match.line()[place], place);

  Match again = start(3);
  for (const std::size_t index : match.line().subspan(1)) {
    ASSERT_TRUE(again.decide(match.journal()[index].seat, match.journal()[index].move));
    positions.push_back(again.table().position());
  }
  const Version last = again.version();
  EXPECT_EQ(code_of(again.undo_by_consent(0, last)), "nothing_to_undo") << "that is where it stands";
  EXPECT_EQ(code_of(again.undo_by_consent(0, 0)), "nothing_to_undo") << "the deal stays";
  EXPECT_EQ(code_of(again.undo_by_consent(0, last + 1)), "nothing_to_undo");
  EXPECT_EQ(code_of(again.undo_by_consent(0, SIZE_MAX)), "nothing_to_undo");
  for (const Version to : {last - 1, Version{20}, Version{7}, Version{1}}) {
    const auto answer = again.undo_by_consent(2, to);
    ASSERT_TRUE(answer);
    EXPECT_EQ(again.table().position(), positions[to]);
    EXPECT_EQ(again.journal().back().seat, 2);
    EXPECT_EQ(code_of(again.undo_by_consent(2, to + 1)), "nothing_to_undo") << "no longer on the line";
  }
  EXPECT_EQ(again.version(), last + 4);
}

TEST(Undo, ATakenBackDrawComesOutTheSameAgain) {
  for (std::uint64_t number = 0; number < 10; ++number) {
    Match match = start(setup_for(3, "first_player=0", number));
    play_on(match, number, 60);
    std::vector<Entry> played;
    for (const std::size_t index : match.line().subspan(1)) played.push_back(match.journal()[index]);
    const std::string position = match.table().position();
    ASSERT_TRUE(match.undo_by_consent(0, 1));
    for (const Entry& entry : played) {
      ASSERT_TRUE(match.decide(entry.seat, entry.move));
      EXPECT_EQ(match.journal().back().draws, entry.draws);
    }
    EXPECT_EQ(match.table().position(), position);
  }
}

TEST(Undo, PlayingOtherwiseDoesNotChangeWhatComesNextFromAPile) {
  // Whatever happened before, the same pile gives the same cards.
  Match match = start(3);
  drawing_turn(match);
  const auto draws = match.journal().back().draws;
  ASSERT_TRUE(match.undo_by_consent(0, 1));
  quiet_turn(match);
  drawing_turn(match);
  EXPECT_EQ(match.journal().back().draws, draws);
}

// --- ending a turn ---

TEST(EndTurn, IsNotAskedForUnlessTheTableWantsIt) {
  Match match = start(3);
  quiet_turn(match);
  EXPECT_FALSE(match.awaiting_end_of_turn());
  EXPECT_EQ(code_of(match.end_turn(0)), "no_turn_to_end");
  EXPECT_TRUE(play(match, "pass"));
}

TEST(EndTurn, MustComeBeforeAnotherSeatDecides) {
  Match match = start(3, true);
  EXPECT_FALSE(match.awaiting_end_of_turn());
  ASSERT_TRUE(play(match, take_quiet_card(match)));
  EXPECT_FALSE(match.awaiting_end_of_turn()) << "the turn goes on";
  EXPECT_EQ(code_of(match.end_turn(0)), "no_turn_to_end");
  ASSERT_TRUE(play(match, "play 1/3 as 1"));
  EXPECT_EQ(match.awaiting_end_of_turn(), 0);

  const auto early = play(match, "pass");
  EXPECT_EQ(code_of(early), "turn_not_ended");
  EXPECT_EQ(json::write(early.error().fault.params), R"({"seat":0})");
  EXPECT_EQ(code_of(match.end_turn(1)), "no_turn_to_end") << "only the seat itself";
  EXPECT_EQ(code_of(match.decide(0, *match.table().from_notation("pass"))), "illegal_move");

  const auto ended = match.end_turn(0);
  ASSERT_TRUE(ended);
  EXPECT_EQ(*ended, 4u);
  EXPECT_EQ(match.journal().back().type, EntryType::end_turn);
  EXPECT_FALSE(match.awaiting_end_of_turn());
  EXPECT_EQ(match.free_undos(0), 0u) << "an ended turn is final";
  EXPECT_EQ(code_of(match.end_turn(0)), "no_turn_to_end");
  EXPECT_TRUE(play(match, "pass"));
}

TEST(EndTurn, IsNeededForWhatWasDecidedAfterADraw) {
  Match match = start(3, true);
  drawing_turn(match);
  ASSERT_EQ(match.table().kind_name(match.table().decision().kind), "keep_drawn");
  MoveList options;
  match.table().legal(options);
  ASSERT_TRUE(match.decide(0, options[0]));
  EXPECT_EQ(match.awaiting_end_of_turn(), 0);
}

// The last to pass ends the round, and the next deal cannot be taken back.
TEST(EndTurn, IsNotNeededWhenTheTurnEndedWithADraw) {
  Match match = start(2, true);
  for (const Seat seat : {0, 1}) {
    ASSERT_TRUE(play(match, "pass"));
    EXPECT_EQ(match.awaiting_end_of_turn(), seat == 0 ? std::optional{0} : std::nullopt);
    if (seat == 0) {
      ASSERT_TRUE(match.end_turn(0));
    }
  }
  EXPECT_EQ(match.table().round(), 2);
  EXPECT_EQ(match.free_undos(1), 0u);
}

TEST(EndTurn, AllowsToTakeBackFirst) {
  Match match = start(3, true);
  quiet_turn(match);
  ASSERT_TRUE(match.undo(0));
  EXPECT_FALSE(match.awaiting_end_of_turn());
  ASSERT_TRUE(play(match, "play 1/3 as 3"));
  EXPECT_EQ(match.awaiting_end_of_turn(), 0);
}

TEST(EndTurn, AfterConsentOnlyWhatIsDecidedAnewIsFree) {
  Match match = start(3, true);
  quiet_turn(match);
  ASSERT_TRUE(match.end_turn(0));
  ASSERT_TRUE(match.undo_by_consent(0, 2));
  EXPECT_EQ(match.free_undos(0), 0u) << "the first decision was ended";
  ASSERT_TRUE(play(match, "play 1/3 as 3"));
  EXPECT_EQ(match.free_undos(0), 1u);
  EXPECT_EQ(match.awaiting_end_of_turn(), 0);
  ASSERT_TRUE(match.end_turn(0));
  EXPECT_EQ(asked(match), 1);
}

TEST(EndTurn, ASeatThatPlaysOnNeedNotEndItsTurns) {
  Match match = start(2, true);
  ASSERT_TRUE(play(match, "pass"));
  ASSERT_TRUE(match.end_turn(0));
  quiet_turn(match);
  EXPECT_EQ(asked(match), 1);
  EXPECT_FALSE(match.awaiting_end_of_turn());
  quiet_turn(match);
}

TEST(EndTurn, IsAskedForInEveryTurnOfAWholeMatch) {
  Match match = start(3, true);
  Random random{9};
  int ended = 0;
  while (!match.over()) {
    if (const auto seat = match.awaiting_end_of_turn()) {
      ASSERT_TRUE(match.end_turn(*seat));
      ++ended;
    }
    MoveList options;
    match.table().legal(options);
    ASSERT_TRUE(
        match.decide(asked(match), options[random.below(static_cast<std::uint32_t>(options.size()))]));
  }
  EXPECT_GT(ended, 20);
  const auto read = match_from_text(test::text_of(match), true);
  ASSERT_TRUE(read);
  EXPECT_EQ(test::text_of(*read), test::text_of(match));
}

}  // namespace
}  // namespace horta
