#include "engine/core/match.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/matches.h"

namespace horta {
namespace {

using test::asked;
using test::finished;
using test::play;
using test::play_on;
using test::setup_for;
using test::start;

std::string code_of(const Answer& answer) { return answer ? "accepted" : answer.error().fault.code; }

// Takes the first Action card that asks nothing more and draws nothing: an artwork or a material.
std::string take_quiet_card(const Match& match) {
  const json::Value view = match.table().view();
  const json::Array& grid = view.find("grid")->as_array();
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (const json::Value* card = grid[cell].find("card"))
      if (card->as_string().starts_with("artwork:") || card->as_string().starts_with("material:"))
        return {
            't', 'a', 'k', 'e', ' ', static_cast<char>('a' + cell % 4), static_cast<char>('1' + cell / 4)};
  throw std::runtime_error("no quiet card in the grid");
}

// A turn of two decisions that reveals nothing.
void quiet_turn(Match& match) {
  ASSERT_TRUE(play(match, take_quiet_card(match)));
  ASSERT_TRUE(play(match, "play 1/3 as 1"));
}

// A turn that draws two cards from the pile of materials.
void drawing_turn(Match& match) {
  ASSERT_TRUE(play(match, "cinquantenaire"));
  ASSERT_TRUE(play(match, "place 1/3"));
  ASSERT_TRUE(play(match, "park supply"));
  ASSERT_EQ(match.journal().back().draws.size(), 2u);
}

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

}  // namespace
}  // namespace horta
