// The journal as others bring it: entries of a record or of another node, appended one by one.

#include <gtest/gtest.h>

#include "tests/core/json_edit.h"
#include "tests/core/matches.h"

namespace horta {
namespace {

using json::Value;
using test::asked;
using test::code_of;
using test::drawing_turn;
using test::edited;
using test::eventful;
using test::play;
using test::play_on;
using test::quiet_turn;
using test::setup_for;
using test::start;
using test::text_of;

MatchSetup without_secret(MatchSetup setup) {
  setup.secret.reset();
  return setup;
}

Match opened(const MatchSetup& setup, bool confirm_turns = false) {
  auto match = Match::open(setup, confirm_turns);
  if (!match) throw std::runtime_error("no match: " + match.error().code);
  return std::move(*match);
}

// Another node that has got all entries but the last.
Match follower(const Match& match) {
  Match other = opened(without_secret(match.setup()));
  for (const Entry& entry : match.journal().first(match.version() - 1))
    EXPECT_EQ(code_of(other.append(entry)), "accepted");
  return other;
}

// A match of two after `pass`, `pass`: the second one reveals a new round.
Match after_a_round() {
  Match match = start(2);
  EXPECT_TRUE(play(match, "pass"));
  EXPECT_TRUE(play(match, "pass"));
  EXPECT_GT(match.journal().back().draws.size(), 2u);
  return match;
}

void expect_refused(Match& match, Entry entry, std::string_view expected) {
  const Version version = match.version();
  const std::string position = match.table().position();
  const auto answer = match.append(std::move(entry));
  ASSERT_FALSE(answer) << expected;
  EXPECT_EQ(text_of(answer.error().fault), expected);
  EXPECT_EQ(match.version(), version);
  EXPECT_EQ(match.table().position(), position);
}

// --- following a match ---

TEST(Journal, LeadsAnotherNodeToTheSameMatchWithoutTheSecret) {
  for (const Match& match : {eventful(), test::finished(4)}) {
    Match other = follower(match);
    ASSERT_TRUE(other.append(match.journal().back()));
    EXPECT_EQ(text_of(other, Secret::hidden), text_of(match, Secret::hidden));
    EXPECT_TRUE(other.table().same_position(match.table()));
    for (Version entry = 0; entry < match.version(); ++entry)
      EXPECT_EQ(other.journal()[entry].events, match.journal()[entry].events);
  }
}

TEST(Journal, BeginsWithTheDealAndHasOnlyOne) {
  const Match match = start(2);
  Match other = opened(without_secret(match.setup()));
  expect_refused(other, {.type = EntryType::resignation, .seat = 0}, R"(log_entry {"step":0})");
  expect_refused(other, {.type = EntryType::decision, .seat = 0}, R"(log_entry {"step":0})");
  EXPECT_EQ(code_of(other.decide(0, Move{})), "log_entry");
  ASSERT_TRUE(other.append(match.journal()[0]));
  expect_refused(other, match.journal()[0], R"(log_entry {"step":1})");
}

TEST(Journal, OfAMatchWithoutItsSecretIsOnlyWrittenByOthersUntilItIsTold) {
  const Match match = after_a_round();
  Match other = follower(match);
  const Entry& last = match.journal().back();
  EXPECT_EQ(code_of(other.decide(last.seat, last.move)), "secret_missing");
  EXPECT_EQ(other.reveal(sha256("another"))->code, "secret_wrong");
  EXPECT_EQ(code_of(other.decide(last.seat, last.move)), "secret_missing");
  EXPECT_FALSE(other.reveal(*match.setup().secret));
  ASSERT_TRUE(other.decide(last.seat, last.move));
  EXPECT_EQ(text_of(other), text_of(match));
}

TEST(Journal, AtATableWithTheSecretHasTheDrawsOfTheShuffle) {
  const Match match = after_a_round();
  Match dealer = opened(match.setup());
  for (const Entry& entry : match.journal().first(match.version() - 1)) ASSERT_TRUE(dealer.append(entry));
  Entry swapped = match.journal().back();
  std::swap(swapped.draws[swapped.draws.size() - 1], swapped.draws[swapped.draws.size() - 2]);
  expect_refused(dealer, swapped, R"(draws_differ {"decision":2})");
  EXPECT_TRUE(dealer.append(match.journal().back()));

  Match stranger = follower(match);
  EXPECT_TRUE(stranger.append(swapped)) << "without the secret, any draw that the pile allows";
}

// --- what is refused ---

TEST(Journal, RefusesDrawsThatTheRulesDoNotMake) {
  const Match match = after_a_round();
  Match other = follower(match);
  const Entry good = match.journal().back();
  const auto at = [](std::string_view code, std::size_t draw) {
    return std::string{code} + R"( {"step":2,"part":"log","draw":)" + std::to_string(draw) + "}";
  };
  Entry fewer = good;
  fewer.draws.pop_back();
  expect_refused(other, fewer, at("draw_missing", fewer.draws.size()));
  Entry more = good;
  more.draws.push_back(good.draws.back());
  expect_refused(other, more, at("draw_unexpected", good.draws.size()));
  Entry elsewhere = good;
  elsewhere.draws[1].pile = 200;
  expect_refused(other, elsewhere, at("draw_wrong_pile", 1));
  Entry nothing = good;
  nothing.draws[0].type = 200;
  expect_refused(other, nothing, at("draw_not_in_pile", 0));
  EXPECT_TRUE(other.append(good));
}

TEST(Journal, RefusesAnIllegalDecisionWithItsReasons) {
  Match match = opened(without_secret(setup_for(2)));
  ASSERT_TRUE(match.append(start(2).journal()[0]));
  const Move pass = *match.table().from_notation("pass");
  const auto answer = match.append({.type = EntryType::decision, .seat = 1, .move = pass});
  EXPECT_EQ(code_of(answer), "illegal_move");
  EXPECT_EQ(answer.error().reasons.front().code, "not_your_decision");
}

TEST(Journal, HoldsWhatIsBesideTheGameToTheRulesOfAMatch) {
  Match match = start(3);
  for (const EntryType type :
       {EntryType::undo, EntryType::end_turn, EntryType::takeover, EntryType::resignation, EntryType::flag})
    for (const Seat seat : {-1, 3, 64})
      expect_refused(match, {.type = type, .seat = seat}, "no_such_seat {}");
  for (const Version to : {0u, 1u, 2u})
    expect_refused(match, {.type = EntryType::undo, .seat = 0, .to = to}, "nothing_to_undo {}");
  expect_refused(match, {.type = EntryType::end_turn, .seat = 0}, "no_turn_to_end {}");
  expect_refused(match, {.type = EntryType::takeover, .seat = 0, .bot = std::string(201, 'x')},
                 R"(bot_name_long {"bot":")" + std::string(201, 'x') + R"(","most":200})");
  ASSERT_TRUE(match.append({.type = EntryType::resignation, .seat = 2}));
  expect_refused(match, {.type = EntryType::flag, .seat = 2}, "already_gave_up {}");
  ASSERT_TRUE(match.append({.type = EntryType::flag, .seat = 0}));
  EXPECT_EQ(match.early_end()->ranking, (std::vector<std::vector<Seat>>{{1}, {0}, {2}}));
  expect_refused(match, {.type = EntryType::takeover, .seat = 1}, "match_over {}");
}

// Whether turns have to be ended is the table's own affair; what an ended turn means is not.
TEST(Journal, TakesAnEndOfTurnWhereATurnCouldBeTakenBack) {
  Match match = start(3);
  quiet_turn(match);
  EXPECT_EQ(code_of(match.end_turn(0)), "no_turn_to_end") << "at this table turns need not be ended";
  ASSERT_TRUE(match.append({.type = EntryType::end_turn, .seat = 0}));
  EXPECT_EQ(match.free_undos(0), 0u);
  expect_refused(match, {.type = EntryType::end_turn, .seat = 0}, "no_turn_to_end {}");

  Match careful = start(setup_for(3), true);
  quiet_turn(careful);
  const Move pass = *careful.table().from_notation("pass");
  EXPECT_EQ(code_of(careful.decide(1, pass)), "turn_not_ended");
  EXPECT_TRUE(careful.append({.type = EntryType::decision, .seat = 1, .move = pass}))
      << "another table may not have asked for it";
}

TEST(Journal, IsNoLongerThanARecordMayBe) {
  Match match = start(2);
  while (match.version() + 2 <= most_entries) {
    ASSERT_TRUE(play(match, "bourse"));
    ASSERT_TRUE(match.undo_by_consent(0, 1));
  }
  ASSERT_TRUE(match.take_over(0, "random"));
  EXPECT_EQ(match.version(), most_entries);
  EXPECT_EQ(code_of(play(match, "bourse")), "too_many_steps");
  EXPECT_EQ(code_of(match.resign(0)), "too_many_steps");
  EXPECT_TRUE(match_from_text(text_of(match)));
}

// --- times ---

TEST(EntryTime, StandsInTheLog) {
  Match match = start(2);
  ASSERT_TRUE(play(match, "pass"));
  EXPECT_EQ(to_record(match, Secret::hidden).find("log"), nullptr) << "nobody looked at the clock";
  match.set_time(1'800'000'000'123);
  ASSERT_TRUE(match.take_over(1, "random"));
  match.set_time(std::nullopt);
  ASSERT_TRUE(play(match, "pass"));
  const Value record = to_record(match, Secret::revealed);
  const json::Array& log = record.find("log")->as_array();
  EXPECT_EQ(log[1].find("time"), nullptr);
  EXPECT_EQ(json::write(log[2]), R"({"entry":"takeover","seat":1,"bot":"random","time":1800000000123})");
  EXPECT_EQ(log[3].find("time"), nullptr);
  const auto read = match_from_record(record);
  ASSERT_TRUE(read);
  EXPECT_EQ(text_of(*read), json::write(record));
  EXPECT_FALSE(check_shuffle(*read));
}

TEST(EntryTime, OfADecisionIsReasonEnoughForALog) {
  Match match = start(2);
  match.set_time(0);
  ASSERT_TRUE(play(match, "pass"));
  const Value record = to_record(match, Secret::hidden);
  ASSERT_NE(record.find("log"), nullptr);
  EXPECT_EQ(record.find("log")->as_array()[1].find("time")->as_int(), 0);
  EXPECT_TRUE(match_from_record(record));
}

TEST(EntryTime, LiesBetween1970AndTheYear9999) {
  Match match = start(2);
  for (const std::int64_t time : {std::int64_t{-1}, latest_time + 1})
    expect_refused(match, {.type = EntryType::takeover, .seat = 0, .time = time}, R"(log_entry {"step":1})");
  for (const std::int64_t time : {std::int64_t{0}, latest_time})
    EXPECT_TRUE(match.append({.type = EntryType::takeover, .seat = 0, .time = time}));

  const Value record = to_record(match, Secret::hidden);
  EXPECT_TRUE(match_from_record(record));
  for (const Value& time : {Value{-1}, Value{latest_time + 1}, Value{"noon"}, Value{}}) {
    const auto read = match_from_record(edited(record, test::Path{"log", "1", "time"}, time));
    ASSERT_FALSE(read);
    EXPECT_EQ(text_of(read.error()), R"(log_entry {"step":1,"part":"log"})");
  }
}

// --- names ---

TEST(Names, AreNotLongerThanARecordAllows) {
  const std::string longest(200, 'x'), longer(201, 'x');
  const auto fault_with = [](auto change) {
    MatchSetup setup = setup_for(2);
    change(setup);
    const auto match = Match::start(std::move(setup));
    return match ? "none" : match.error().code;
  };
  EXPECT_EQ(fault_with([&](MatchSetup& setup) { setup.seats[1].name = longer; }), "player_name_long");
  EXPECT_EQ(fault_with([&](MatchSetup& setup) { setup.seats[0].bot = longer; }), "bot_name_long");
  EXPECT_EQ(fault_with([&](MatchSetup& setup) { setup.id = longer; }), "game_id_long");
  EXPECT_EQ(fault_with([&](MatchSetup& setup) { setup.nonces.resize(6); }), "too_many_nonces");

  MatchSetup setup = setup_for(2);
  setup.seats[0] = {.name = longest, .bot = longest};
  setup.id = longest;
  setup.nonces.resize(5);
  Match match = start(std::move(setup));
  EXPECT_EQ(code_of(match.take_over(1, longer)), "bot_name_long");
  ASSERT_TRUE(match.take_over(1, longest));
  EXPECT_TRUE(match_from_text(text_of(match)));
}

TEST(Names, AreUtf8) {
  for (std::string SeatInfo::* field : {&SeatInfo::name, &SeatInfo::bot}) {
    MatchSetup setup = setup_for(2);
    setup.seats[0].*field = "Bl\xe9rot";
    EXPECT_EQ(Match::start(setup).error().code, "name_encoding");
    setup.seats[0].*field = "Blérot";
    EXPECT_TRUE(match_from_text(text_of(start(setup))));
  }
  MatchSetup setup = setup_for(2);
  setup.id = "\xff";
  EXPECT_EQ(Match::start(setup).error().code, "name_encoding");
  Match match = start(2);
  EXPECT_EQ(code_of(match.take_over(0, "\xff")), "name_encoding");
}

}  // namespace
}  // namespace horta
