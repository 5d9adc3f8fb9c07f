#include "engine/core/record.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/json_edit.h"
#include "tests/core/matches.h"

namespace horta {
namespace {

using json::Value;
using test::edited;
using test::finished;
using test::Path;
using test::play;
using test::play_on;
using test::setup_for;
using test::start;
using test::text_of;
using test::with_inserted;

Value parsed(std::string_view text) { return *json::parse(text); }

std::string fault_of(const Value& record) {
  const auto match = match_from_record(record);
  return match ? "none" : text_of(match.error());
}

Value edit(const Value& record, const Path& path, const std::optional<Value>& replacement) {
  return edited(record, path, replacement);
}

// Reading and writing gives the same bytes.
void expect_round_trip(const Match& match, Secret secret) {
  const std::string text = text_of(match, secret);
  const auto read = match_from_text(text);
  ASSERT_TRUE(read) << text_of(read.error());
  EXPECT_EQ(text_of(*read, secret), text);
  EXPECT_TRUE(read->table().same_position(match.table()));
  EXPECT_EQ(read->version(), match.version());
}

// A match with everything that a log can hold.
Match eventful() {
  Match match = start(setup_for(3), true);
  for (int turn = 0; turn < 12; ++turn) {
    MoveList options;
    match.table().legal(options);
    EXPECT_TRUE(match.decide(test::asked(match), options[options.size() / 2]));
    if (const auto seat = match.awaiting_end_of_turn()) {
      EXPECT_TRUE(turn % 2 ? match.undo(*seat) : match.end_turn(*seat));
    }
  }
  EXPECT_TRUE(match.undo_by_consent(2, match.line()[2] + 1));
  EXPECT_TRUE(match.take_over(1, "level:2"));
  EXPECT_TRUE(match.flag(1));
  return match;
}

Value changed_components() {
  return edit(newest_components("bruxelles-1897").data, {"tables", "income", "first_to_pass"}, Value{9});
}

// --- writing and reading back ---

TEST(Record, OfAFinishedMatchReadsBackAsTheSameBytes) {
  for (int players = 2; players <= 4; ++players)
    for (std::uint64_t number = 0; number < 5; ++number)
      for (const char* options : {"", "first_player=1", "optional_actions=on"}) {
        const Match match = finished(players, number, options);
        expect_round_trip(match, Secret::revealed);
        expect_round_trip(match, Secret::hidden);
      }
}

TEST(Record, OfAnUnfinishedMatchHasNoResultAndCanBeContinued) {
  for (int decisions = 0; decisions < 60; decisions += 7) {
    Match match = start(3);
    play_on(match, 8, decisions);
    const Value record = to_record(match, Secret::revealed);
    EXPECT_EQ(record.find("result"), nullptr);
    expect_round_trip(match, Secret::revealed);

    auto read = match_from_record(record);
    ASSERT_TRUE(read);
    play_on(match, 9);
    play_on(*read, 9);
    EXPECT_EQ(text_of(*read), text_of(match));
  }
}

TEST(Record, SaysEverythingInItsHead) {
  MatchSetup setup = setup_for(2, "optional_actions=on,first_player=1", 3);
  setup.seats[1].bot = "level:4";
  setup.nonces = {sha256("nonce")};
  const Value record = to_record(start(setup), Secret::hidden);
  EXPECT_EQ(
      json::write(edit(record, {"steps"}, Value::array({}))),
      R"({"format":"horta-record","version":1,"game":"bruxelles-1897","rules_version":1,"id":"test-3","players":2,)"
      R"("options":{"optional_actions":"on","first_player":1},"components":")" +
          to_hex(setup.components.digest) +
          R"(","seats":[{"name":"player 0"},{"name":"player 1","bot":"level:4"}],"shuffle":{"commitment":")" +
          to_hex(commitment(*setup.secret)) + R"(","nonces":[")" + to_hex(sha256("nonce")) +
          R"("]},"steps":[]})");
}

TEST(Record, HoldsDecisionsAndDrawsInTheirOrder) {
  Match match = start(2);
  ASSERT_TRUE(play(match, "bourse"));
  const Value record = to_record(match, Secret::hidden);
  const json::Array& steps = record.find("steps")->as_array();
  ASSERT_EQ(steps.size(), 12u + 12u + 4u + 1u);
  EXPECT_EQ(steps[0].find("chance")->as_string(), "artwork");
  EXPECT_EQ(steps[12].find("chance")->as_string(), "grid");
  EXPECT_EQ(steps[24].find("chance")->as_string(), "bonus");
  EXPECT_EQ(json::write(steps[28]),
            R"({"seat":0,"kind":"action","option":["brussels","bourse"],"text":"bourse"})");
}

TEST(Record, HidesTheSecretUnlessItMayBeKnown) {
  const Match match = finished(2);
  const std::string secret = to_hex(*match.setup().secret);
  EXPECT_EQ(text_of(match, Secret::hidden).find(secret), std::string::npos);
  EXPECT_NE(text_of(match, Secret::revealed).find(secret), std::string::npos);
  EXPECT_NE(text_of(match, Secret::hidden).find(to_hex(commitment(*match.setup().secret))),
            std::string::npos);
}

TEST(Record, HasALogOnlyWhereTheStepsDoNotSayItAll) {
  Match match = start(3);
  play_on(match, 1, 10);
  EXPECT_EQ(to_record(match, Secret::hidden).find("log"), nullptr);
  ASSERT_TRUE(match.undo_by_consent(0, 4));
  const Value record = to_record(match, Secret::hidden);
  ASSERT_NE(record.find("log"), nullptr);
  EXPECT_EQ(record.find("log")->as_array().size(), match.version());
  EXPECT_EQ(json::write(record.find("log")->as_array().back()), R"({"entry":"undo","seat":0,"to":4})");
  expect_round_trip(match, Secret::revealed);
}

TEST(Record, WithALogReadsBackAsTheSameBytes) {
  const Match match = eventful();
  std::set<EntryType> types;
  for (const Entry& entry : match.journal()) types.insert(entry.type);
  EXPECT_EQ(types.size(), 6u);
  expect_round_trip(match, Secret::revealed);
  expect_round_trip(match, Secret::hidden);
}

TEST(Record, OfAMatchThatWasGivenUpSaysHowItEnded) {
  Match match = start(3);
  play_on(match, 1, 10);
  ASSERT_TRUE(match.resign(0));
  ASSERT_TRUE(match.flag(2));
  const Value record = to_record(match, Secret::hidden);
  EXPECT_EQ(record.find("result"), nullptr);
  EXPECT_EQ(json::write(*record.find("ended")), R"({"by":"flag","ranking":[[1],[2],[0]]})");
  expect_round_trip(match, Secret::revealed);
  const auto read = match_from_record(record);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->over());
}

TEST(Record, EmbedsComponentDataOfAnOwnersOwn) {
  MatchSetup setup = setup_for(2);
  setup.components = custom_components("bruxelles-1897", changed_components());
  Match match = start(setup);
  ASSERT_TRUE(play(match, "pass"));
  EXPECT_EQ(match.table().view().find("players")->as_array()[0].find("money")->as_int(), 4 + 9);
  play_on(match, 4);
  const Value record = to_record(match, Secret::revealed);
  ASSERT_NE(record.find("component_data"), nullptr);
  expect_round_trip(match, Secret::revealed);

  EXPECT_EQ(fault_of(edit(record, {"component_data", "version"}, Value{7})), "components_differ {}");
  EXPECT_EQ(fault_of(edit(record, {"components"}, Value{7})), "components_differ {}");
  EXPECT_EQ(fault_of(edit(record, {"component_data"}, std::nullopt)),
            R"(components_unknown {"digest":")" + to_hex(setup.components.digest) + R"("})");
  EXPECT_EQ(
      fault_of(edit(edit(record, {"components"}, std::nullopt), {"component_data", "game"}, Value{"g"})),
      R"(component_game {"game":"bruxelles-1897"})");
  EXPECT_EQ(fault_of(edit(record, {"components"}, std::nullopt)), "none") << "the data says it all";
}

TEST(Record, OfShippedDataDoesNotEmbedIt) {
  EXPECT_EQ(to_record(finished(2), Secret::hidden).find("component_data"), nullptr);
}

// --- what another program may leave out or order as it likes ---

TEST(Record, NeedsOnlyWhatCannotBeConcluded) {
  const Value record = to_record(finished(3), Secret::revealed);
  for (const char* member : {"rules_version", "id", "players", "components", "shuffle"})
    EXPECT_EQ(fault_of(edit(record, {member}, std::nullopt)), "none") << member;
  for (const char* member : {"format", "version", "game", "seats", "steps", "result"})
    EXPECT_NE(fault_of(edit(record, {member}, std::nullopt)), "none") << member;
  EXPECT_EQ(fault_of(edit(record, {"seats", "0"}, Value::object({}))), "none") << "a seat may be nameless";
  EXPECT_EQ(fault_of(edit(record, {"shuffle", "nonces"}, std::nullopt)), "none");
  EXPECT_EQ(fault_of(edit(record, {"comment"}, Value{"a fine game"})), "none") << "more may be added";
  Value bare = record;
  for (std::size_t step = 0; step < record.find("steps")->as_array().size(); ++step)
    if (record.find("steps")->as_array()[step].find("text"))
      bare = edit(bare, {"steps", std::to_string(step), "text"}, std::nullopt);
  EXPECT_EQ(fault_of(bare), "none") << "the notation is for people";

  // Without options the defaults hold, among them a first player who is drawn.
  const Value usual = to_record(finished(3, 0, ""), Secret::revealed);
  EXPECT_EQ(fault_of(edit(usual, {"options"}, std::nullopt)), "none");
}

TEST(Record, MembersMayStandInAnyOrder) {
  const auto reversed = [](const auto& self, const Value& value) -> Value {
    if (const json::Array* list = value.get_array()) {
      json::Array elements;
      for (const Value& element : *list) elements.push_back(self(self, element));
      return Value::array(std::move(elements));
    }
    if (const json::Object* object = value.get_object()) {
      json::Object members;
      for (auto member = object->rbegin(); member != object->rend(); ++member)
        members.emplace_back(member->first, self(self, member->second));
      return Value::object(std::move(members));
    }
    return value;
  };
  for (const Match& match : {finished(3), eventful()}) {
    const Value record = to_record(match, Secret::revealed);
    const Value turned = reversed(reversed, record);
    ASSERT_NE(turned, record);
    const auto read = match_from_record(turned);
    ASSERT_TRUE(read) << text_of(read.error());
    EXPECT_EQ(text_of(*read), json::write(record));
  }
}

// --- faults: the head ---

class RecordFault : public ::testing::Test {
 protected:
  std::string fault_with(const Path& path, const std::optional<Value>& replacement) const {
    return fault_of(edit(record_, path, replacement));
  }
  std::string fault_with_log(const Path& path, const std::optional<Value>& replacement) const {
    return fault_of(edit(logged_, path, replacement));
  }
  const json::Array& steps() const { return record_.find("steps")->as_array(); }
  Path step(std::size_t number) const { return {"steps", std::to_string(number)}; }

  static constexpr std::size_t deal = 28;  // draws before the first decision: piles, grid, bonus cards
  const Value record_ = to_record(finished(2), Secret::revealed);
  const Value logged_ = to_record(eventful(), Secret::revealed);
};

TEST_F(RecordFault, IsNoneInTheRecordsThatAreTamperedWith) {
  EXPECT_EQ(fault_of(record_), "none");
  EXPECT_EQ(fault_of(logged_), "none");
}

TEST_F(RecordFault, NoJson) {
  const auto match = match_from_text("{\"format\": \n horta}");
  ASSERT_FALSE(match);
  EXPECT_EQ(text_of(match.error()), R"(json {"code":"unexpected_character","line":2,"column":2})");
}

TEST_F(RecordFault, NoObject) {
  for (const char* text : {"1", "[]", "null", "\"horta-record\""})
    EXPECT_EQ(fault_of(parsed(text)), "record_shape {}");
}

TEST_F(RecordFault, AnotherFormatOrVersion) {
  EXPECT_EQ(fault_of(parsed("{}")), "record_format {}");
  EXPECT_EQ(fault_with({"format"}, Value{"pgn"}), "record_format {}");
  EXPECT_EQ(fault_with({"format"}, Value{1}), "record_format {}");
  EXPECT_EQ(fault_with({"version"}, Value{2}), "record_version {}");
  EXPECT_EQ(fault_with({"version"}, Value{"1"}), "record_version {}");
  EXPECT_EQ(fault_with({"rules_version"}, Value{2}), "rules_version {}");
  EXPECT_EQ(fault_with({"rules_version"}, Value{"1"}), "rules_version {}");
}

TEST_F(RecordFault, AnotherGame) {
  EXPECT_EQ(fault_with({"game"}, Value{"chess"}), R"(game_unknown {"game":"chess"})");
  EXPECT_EQ(fault_with({"game"}, Value{1897}), R"(record_field {"field":"game"})");
  EXPECT_EQ(fault_with({"game"}, std::nullopt), R"(record_field {"field":"game"})");
}

TEST_F(RecordFault, Seats) {
  EXPECT_EQ(fault_with({"id"}, Value{1}), R"(record_field {"field":"id"})");
  for (const char* seats : {"null", "{}", "2"})
    EXPECT_EQ(fault_with({"seats"}, parsed(seats)), R"(record_field {"field":"seats"})");
  EXPECT_EQ(fault_with({"seats"}, Value::array({})), R"(player_count {"players":0,"least":2,"most":4})");
  EXPECT_EQ(fault_with({"seats"}, Value::array(json::Array(5, Value::object({})))),
            R"(player_count {"players":5,"least":2,"most":4})");
  for (const char* seat : {"1", "null", R"({"name":1})", R"({"bot":null})"})
    EXPECT_EQ(fault_with({"seats", "1"}, parsed(seat)), R"(record_field {"field":"seats"})") << seat;
  for (const char* member : {"name", "bot"}) {
    EXPECT_EQ(fault_with({"seats", "1", member}, Value{std::string(201, 'x')}),
              R"(record_field {"field":"seats"})");
    EXPECT_EQ(fault_with({"seats", "1", member}, Value{std::string(200, 'x')}), "none");
  }
  for (const Value& players : {Value{3}, Value{"2"}, Value{}})
    EXPECT_EQ(fault_with({"players"}, players), R"(record_field {"field":"players"})");
}

TEST_F(RecordFault, Options) {
  EXPECT_EQ(fault_with({"options"}, Value::array({})), "options_shape {}");
  EXPECT_EQ(fault_with({"options", "strips"}, Value{"plain"}),
            R"(option_unknown {"option":"strips","known":"optional_actions, first_player"})");
  EXPECT_EQ(fault_with({"options", "first_player"}, Value{4}),
            R"(option_value {"option":"first_player","value":"4","known":"drawn, 0, 1, 2, 3"})");
  EXPECT_EQ(fault_with({"options", "first_player"}, Value{2}),
            R"(first_player_missing {"seat":2,"players":2})");
}

TEST_F(RecordFault, Components) {
  for (const Value& digest : {Value{1}, Value{""}, Value{"00"}, Value{std::string(64, 'F')}})
    EXPECT_EQ(fault_with({"components"}, digest), R"(record_field {"field":"components"})");
  EXPECT_EQ(fault_with({"components"}, Value{std::string(64, 'f')}),
            R"(components_unknown {"digest":")" + std::string(64, 'f') + R"("})");
}

TEST_F(RecordFault, Shuffle) {
  for (const char* shuffle : {"1", "[]", "{}", R"({"commitment":1})", R"({"commitment":"ab"})"})
    EXPECT_EQ(fault_with({"shuffle"}, parsed(shuffle)), R"(record_field {"field":"shuffle.commitment"})")
        << shuffle;
  const Value nonce{std::string(64, '0')};
  for (const Value& nonces :
       {Value{1}, Value::array({1}), Value::array({"ab"}), Value::array(json::Array(6, nonce))})
    EXPECT_EQ(fault_with({"shuffle", "nonces"}, nonces), R"(record_field {"field":"shuffle.nonces"})");
  EXPECT_EQ(fault_with({"shuffle", "nonces"}, Value::array(json::Array(5, nonce))), "none");
  for (const Value& secret : {Value{}, Value{1}, Value{"ab"}})
    EXPECT_EQ(fault_with({"shuffle", "secret"}, secret), R"(record_field {"field":"shuffle.secret"})");
}

// --- faults: the steps ---

TEST_F(RecordFault, StepsThatAreNone) {
  EXPECT_EQ(fault_with({"steps"}, std::nullopt), R"(record_field {"field":"steps"})");
  EXPECT_EQ(fault_with({"steps"}, Value::object({})), R"(record_field {"field":"steps"})");
  EXPECT_EQ(fault_with({"steps"}, Value::array(json::Array(20'001))), R"(too_many_steps {"most":20000})");
  EXPECT_EQ(fault_with({"steps"}, Value::array(json::Array(20'000))), R"(draw_missing {"step":0})");
}

TEST_F(RecordFault, ADrawThatIsMissing) {
  EXPECT_EQ(fault_with({"steps"}, Value::array({})), R"(draw_missing {"step":0})");
  EXPECT_EQ(fault_with(step(deal - 1), std::nullopt), R"(draw_missing {"step":27})");
  // In the middle of the game: the first draw after a decision, and the last one of that deal.
  std::size_t first = deal;
  while (!steps()[first].find("chance")) ++first;
  std::size_t last = first;
  while (steps()[last + 1].find("chance")) ++last;
  EXPECT_EQ(fault_with(step(last), std::nullopt), R"(draw_missing {"step":)" + std::to_string(last) + "}");
}

TEST_F(RecordFault, ADrawFromTheWrongPile) {
  const Value swapped = edit(edit(record_, step(2), steps()[3]), step(3), steps()[2]);
  EXPECT_EQ(fault_of(swapped), R"(draw_wrong_pile {"step":2})");
}

TEST_F(RecordFault, ADrawOfACardThatIsNotThere) {
  EXPECT_EQ(fault_with(step(deal - 3), steps()[deal - 4]), R"(draw_not_in_pile {"step":25})");
  EXPECT_EQ(fault_with(step(0), parsed(R"({"chance":"noble","drew":"brugmann"})")),
            R"(draw_wrong_pile {"step":0})");
  EXPECT_EQ(fault_with(step(9), parsed(R"({"chance":"noble","drew":"brugmann"})")),
            R"(draw_not_in_pile {"step":9})");
}

TEST_F(RecordFault, ADrawThatNobodyMade) {
  EXPECT_EQ(fault_of(with_inserted(record_, {"steps"}, deal, steps()[0])), R"(draw_unexpected {"step":28})");
  EXPECT_EQ(fault_of(with_inserted(record_, {"steps"}, deal + 1, steps()[0])),
            R"(draw_unexpected {"step":29})");
}

TEST_F(RecordFault, ADrawThatCannotBeRead) {
  for (const char* draw :
       {R"({"chance":"artwork"})", R"({"chance":1,"drew":"red"})", R"({"chance":"deck","drew":"red"})",
        R"({"chance":"artwork","drew":"pink"})", R"({"chance":"artwork","drew":"artwork:red"})",
        R"({"chance":"artwork","drew":"horta"})", R"({"chance":"artwork","drew":"money"})",
        R"({"chance":"artwork","drew":2})", R"({"chance":"grid","drew":"red"})",
        R"({"chance":"bonus","drew":0})", R"({"chance":"first_player","drew":"0"})",
        R"({"chance":"first_player","drew":4})", R"({"chance":"first_player","drew":-1})"})
    EXPECT_EQ(fault_with(step(0), parsed(draw)), R"(draw_unreadable {"step":0})") << draw;
}

TEST_F(RecordFault, ADecisionThatCannotBeRead) {
  for (const char* decision : {"1",
                               "null",
                               "{}",
                               "[]",
                               R"({"seat":0,"kind":"action"})",
                               R"({"seat":0,"option":["pass"]})",
                               R"({"kind":"action","option":["pass"]})",
                               R"({"seat":"0","kind":"action","option":["pass"]})",
                               R"({"seat":0,"kind":"move","option":["pass"]})",
                               R"({"seat":0,"kind":"over","option":["pass"]})",
                               R"({"seat":0,"kind":"action","option":"pass"})",
                               R"({"seat":0,"kind":"action","option":[]})",
                               R"({"seat":0,"kind":"action","option":["pass",1]})",
                               R"({"seat":0,"kind":"action","option":["take"]})",
                               R"({"seat":0,"kind":"action","option":["take",12]})",
                               R"({"seat":0,"kind":"action","option":["take",-1]})",
                               R"({"seat":0,"kind":"action","option":["take",4294967296]})",
                               R"({"seat":0,"kind":"action","option":["take","0"]})",
                               R"({"seat":0,"kind":"action","option":[0,"take"]})",
                               R"({"seat":0,"kind":"action","option":["brussels","grand_place"]})",
                               R"({"seat":0,"kind":"action","option":{"take":0}})"})
    EXPECT_EQ(fault_with(step(deal), parsed(decision)), R"(step_unreadable {"step":28})") << decision;
}

TEST_F(RecordFault, ADecisionOfAnotherSeatOrKind) {
  EXPECT_EQ(fault_with(step(deal), parsed(R"({"seat":1,"kind":"action","option":["pass"],"text":"pass"})")),
            R"(step_seat {"step":28,"seat":1,"asked":0})");
  EXPECT_EQ(
      fault_with(step(deal), parsed(R"({"seat":9223372036854775807,"kind":"action","option":["pass"]})")),
      R"(step_seat {"step":28,"seat":9223372036854775807,"asked":0})");
  EXPECT_EQ(
      fault_with(step(deal), parsed(R"({"seat":0,"kind":"exhibit","option":"red","text":"exhibit red"})")),
      R"(step_kind {"step":28,"kind":"exhibit","asked":"action"})");
}

TEST_F(RecordFault, AnIllegalDecision) {
  EXPECT_EQ(
      fault_with(step(deal), parsed(R"({"seat":0,"kind":"action","option":["take",8],"text":"take a3"})")),
      R"(step_illegal {"step":28,"text":"take a3","reason":"cell_neutral"})");
}

TEST_F(RecordFault, ADecisionWhoseTextSaysSomethingElse) {
  EXPECT_EQ(
      fault_with(step(deal), parsed(R"({"seat":0,"kind":"action","option":["pass"],"text":"take a1"})")),
      R"(step_text {"step":28,"expected":"pass"})");
  EXPECT_EQ(fault_with(step(deal), parsed(R"({"seat":0,"kind":"action","option":["pass"],"text":1})")),
            R"(step_text {"step":28,"expected":"pass"})");
}

TEST_F(RecordFault, ADecisionAfterTheEnd) {
  const std::size_t end = steps().size();
  EXPECT_EQ(fault_of(with_inserted(record_, {"steps"}, end,
                                   parsed(R"({"seat":0,"kind":"action","option":["pass"],"text":"pass"})"))),
            R"(step_after_end {"step":)" + std::to_string(end) + "}");
}

TEST_F(RecordFault, AResultThatIsMissingOrTooEarly) {
  EXPECT_EQ(fault_with({"result"}, std::nullopt), "result_missing {}");
  json::Array shorter = steps();
  shorter.pop_back();
  while (shorter.back().find("chance")) shorter.pop_back();
  EXPECT_EQ(fault_with({"steps"}, Value::array(shorter)), "result_too_early {}");
  EXPECT_EQ(fault_of(edit(edit(record_, {"steps"}, Value::array(shorter)), {"result"}, std::nullopt)),
            "none");
}

TEST_F(RecordFault, AResultThatDiffers) {
  const Value& result = *record_.find("result");
  const auto expected = [&](const char* part) {
    return R"(result_differs {"part":")" + std::string{part} + R"(","expected":)" +
           json::write(Value{json::write(*result.find(part))}) + "}";
  };
  EXPECT_EQ(fault_with({"result"}, Value{}), expected("scores"));
  EXPECT_EQ(fault_with({"result", "scores", "0"}, Value{999}), expected("scores"));
  EXPECT_EQ(fault_with({"result", "scores"}, std::nullopt), expected("scores"));
  EXPECT_EQ(fault_with({"result", "ledger", "0", "gift"}, Value{1}), expected("ledger"));
  EXPECT_EQ(fault_with({"result", "ledger", "1"}, Value::object({})), expected("ledger"));
  EXPECT_EQ(fault_with({"result", "ranking"}, parsed("[[0,1]]")), expected("ranking"));
}

TEST_F(RecordFault, AnEndThatDidNotHappenOrDiffers) {
  EXPECT_EQ(fault_with({"ended"}, parsed(R"({"by":"resignation","ranking":[[0],[1]]})")), "ended_differs {}");
  Match match = start(2);
  ASSERT_TRUE(match.resign(0));
  const Value record = to_record(match, Secret::revealed);
  EXPECT_EQ(fault_of(record), "none");
  EXPECT_EQ(fault_of(edit(record, {"ended"}, std::nullopt)), "ended_differs {}");
  EXPECT_EQ(fault_of(edit(record, {"ended", "by"}, Value{"flag"})), "ended_differs {}");
  EXPECT_EQ(fault_of(edit(record, {"ended", "ranking"}, parsed("[[0],[1]]"))), "ended_differs {}");
}

// --- faults: the log ---

TEST_F(RecordFault, ALogThatIsNone) {
  EXPECT_EQ(fault_with({"log"}, Value::object({})), R"(record_field {"field":"log"})");
  EXPECT_EQ(fault_with({"log"}, Value::array({})), R"(record_field {"field":"log"})");
  EXPECT_EQ(fault_with({"log"}, Value::array(json::Array(20'001))), R"(too_many_steps {"most":20000})");
}

TEST_F(RecordFault, ALogThatDoesNotLeadToTheSteps) {
  EXPECT_EQ(fault_with_log({"steps"}, Value::array({})), "steps_differ_from_log {}");
  EXPECT_EQ(fault_with_log({"steps"}, std::nullopt), "steps_differ_from_log {}");
  const std::size_t steps_in_log = logged_.find("steps")->as_array().size();
  EXPECT_EQ(fault_with_log({"steps", std::to_string(steps_in_log - 1)}, std::nullopt),
            "steps_differ_from_log {}");
}

TEST_F(RecordFault, AnEntryOfTheLogThatMakesNoSense) {
  const std::string at_1 = R"(log_entry {"step":1,"part":"log"})";
  for (const char* entry :
       {"1", "{}", R"({"entry":1})", R"({"entry":"deal"})", R"({"entry":"undo"})",
        R"({"entry":"undo","seat":0})", R"({"entry":"undo","seat":0,"to":0})",
        R"({"entry":"undo","seat":0,"to":1})", R"({"entry":"undo","seat":0,"to":-1})",
        R"({"entry":"undo","seat":3,"to":1})", R"({"entry":"end_turn"})", R"({"entry":"end_turn","seat":-1})",
        R"({"entry":"end_turn","seat":4294967296})", R"({"entry":"takeover","seat":0})",
        R"({"entry":"takeover","seat":0,"bot":1})", R"({"entry":"flag","seat":"0"})",
        R"({"entry":"resignation","seat":3})", R"({"entry":"draw","seat":0})"})
    EXPECT_EQ(fault_of(edit(logged_, {"log", "1"}, parsed(entry))), at_1) << entry;
  EXPECT_EQ(fault_with_log({"log", "0"}, parsed(R"({"entry":"flag","seat":0})")),
            R"(log_entry {"step":0,"part":"log"})");
  EXPECT_EQ(fault_with_log({"log", "0", "draws"}, Value{1}), R"(log_entry {"step":0,"part":"log"})");
  EXPECT_EQ(
      fault_with_log({"log", "1"},
                     Value::object({{"entry", "takeover"}, {"seat", 0}, {"bot", std::string(201, 'x')}})),
      at_1);
}

TEST_F(RecordFault, AnEntryOfTheLogAfterTheMatchWasGivenUp) {
  Match match = start(2);
  ASSERT_TRUE(match.resign(0));
  const Value record = to_record(match, Secret::hidden);
  for (const char* entry :
       {R"({"entry":"decision","seat":0,"kind":"action","option":["pass"],"text":"pass"})",
        R"({"entry":"flag","seat":1})", R"({"entry":"takeover","seat":1,"bot":""})"})
    EXPECT_EQ(fault_of(with_inserted(record, {"log"}, 2, parsed(entry))),
              R"(log_entry {"step":2,"part":"log"})");
}

TEST_F(RecordFault, ADecisionOrDrawOfTheLog) {
  EXPECT_EQ(fault_with_log({"log", "1", "seat"}, Value{2}),
            R"(step_seat {"step":1,"seat":2,"asked":0,"part":"log"})");
  EXPECT_EQ(fault_with_log({"log", "0", "draws"}, std::nullopt), R"(draw_missing {"step":0,"part":"log"})");
  EXPECT_EQ(fault_with_log({"log", "0", "draws", "5"}, Value{1}),
            R"(draw_unreadable {"step":0,"part":"log"})");
  EXPECT_EQ(fault_with_log({"log", "0", "draws", "0", "chance"}, Value{"house"}),
            R"(draw_unreadable {"step":0,"part":"log"})");
  EXPECT_EQ(fault_with_log({"log", "1", "draws"}, Value::array({parsed(R"({"chance":"house","drew":"A"})")})),
            R"(draw_unexpected {"step":1,"part":"log"})");
}

// A record of a stranger may be as long as the limits allow: reading it takes no time to speak of.
TEST_F(RecordFault, AHostileLogIsReadInLinearTime) {
  Value record = to_record(start(2), Secret::hidden);
  json::Array log{Value::object({{"entry", "deal"}, {"draws", *record.find("steps")}})};
  while (log.size() < 19'998) {
    log.push_back(parsed(R"({"entry":"decision","seat":0,"kind":"action","option":["pass"],"text":"pass"})"));
    log.push_back(Value::object({{"entry", "undo"}, {"seat", 0}, {"to", 1}}));
  }
  record.set("log", Value::array(std::move(log)));
  EXPECT_EQ(fault_of(record), "none");
}

// --- the shuffle ---

std::string shuffle_of(const Value& record) {
  const auto match = match_from_record(record);
  if (!match) return "unreadable: " + text_of(match.error());
  const auto fault = check_shuffle(*match);
  return fault ? text_of(*fault) : "none";
}

TEST(CheckShuffle, AcceptsTheDrawsOfTheSecret) {
  for (std::uint64_t number = 0; number < 5; ++number) {
    MatchSetup setup = setup_for(3, "", number);
    setup.nonces = {sha256("a"), sha256("b"), sha256("c")};
    Match match = start(setup);
    play_on(match, number);
    EXPECT_FALSE(check_shuffle(match));
    EXPECT_EQ(shuffle_of(to_record(match, Secret::revealed)), "none");
  }
  EXPECT_EQ(shuffle_of(to_record(eventful(), Secret::revealed)), "none");
}

TEST(CheckShuffle, NeedsTheSecretAndTheCommitment) {
  const Match match = finished(2);
  EXPECT_EQ(shuffle_of(to_record(match, Secret::hidden)), "secret_missing {}");
  EXPECT_EQ(shuffle_of(edit(to_record(match, Secret::revealed), {"shuffle"}, std::nullopt)),
            "secret_missing {}");
}

TEST(CheckShuffle, NoticesASecretThatWasNotCommittedTo) {
  const Value record = to_record(finished(2), Secret::revealed);
  const Value other{to_hex(sha256("another"))};
  EXPECT_EQ(shuffle_of(edit(record, {"shuffle", "secret"}, other)), "secret_wrong {}");
  EXPECT_EQ(shuffle_of(edit(record, {"shuffle", "commitment"}, other)), "secret_wrong {}");
}

TEST(CheckShuffle, NoticesAnotherIdOrNonce) {
  const Value record = to_record(finished(2), Secret::revealed);
  EXPECT_EQ(shuffle_of(edit(record, {"id"}, Value{"another"})), R"(draws_differ {"decision":0})");
  EXPECT_EQ(shuffle_of(edit(record, {"shuffle", "nonces"}, Value::array({std::string(64, '0')}))),
            R"(draws_differ {"decision":0})");
}

TEST(CheckShuffle, NoticesASwappedDraw) {
  // Two bonus cards change places in the deal; nothing is decided yet, so the record is good in itself.
  const Value dealt = to_record(start(2), Secret::revealed);
  const json::Array& steps = dealt.find("steps")->as_array();
  const Value swapped = edit(edit(dealt, {"steps", "26"}, steps[27]), {"steps", "27"}, steps[26]);
  EXPECT_EQ(shuffle_of(swapped), R"(draws_differ {"decision":0})");

  // The same with the cards that a decision reveals.
  Match match = start(2);
  ASSERT_TRUE(play(match, "pass"));
  ASSERT_TRUE(play(match, "pass"));
  const Value second = to_record(match, Secret::revealed);
  const json::Array& more = second.find("steps")->as_array();
  const std::string last = std::to_string(more.size() - 1), before = std::to_string(more.size() - 2);
  EXPECT_EQ(
      shuffle_of(edit(edit(second, {"steps", last}, more[more.size() - 2]), {"steps", before}, more.back())),
      R"(draws_differ {"decision":2})");
}

}  // namespace
}  // namespace horta
