// Records that were tampered with: the fault names what is wrong and the step at which it is.

#include <gtest/gtest.h>

#include "engine/core/record.h"
#include "tests/core/json_edit.h"
#include "tests/core/matches.h"

namespace horta {
namespace {

using json::Value;
using test::edited;
using test::eventful;
using test::finished;
using test::Path;
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

// --- the head ---

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
  EXPECT_EQ(fault_with({"rules_version"}, Value{2}), R"(rules_version {"version":2,"newest":1})");
  EXPECT_EQ(fault_with({"rules_version"}, Value{0}), R"(rules_version {"version":0,"newest":1})");
  EXPECT_EQ(fault_with({"rules_version"}, Value{"1"}), R"(record_field {"field":"rules_version"})");
  EXPECT_EQ(fault_with({"rules_version"}, Value{1LL << 32 | 1}), R"(record_field {"field":"rules_version"})");
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

// --- the steps ---

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
      R"(step_illegal {"step":28,"text":"take a3","reason":"cell_neutral","reason_params":{}})");
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

// --- the log ---

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
  for (const char* entry : {"1", "{}", R"({"entry":1})", R"({"entry":"deal"})", R"({"entry":"undo"})",
                            R"({"entry":"undo","seat":0})", R"({"entry":"undo","seat":0,"to":0})",
                            R"({"entry":"undo","seat":0,"to":1})", R"({"entry":"undo","seat":0,"to":-1})",
                            R"({"entry":"undo","seat":3,"to":1})", R"({"entry":"end_turn"})",
                            R"({"entry":"end_turn","seat":-1})", R"({"entry":"end_turn","seat":1})",
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

}  // namespace
}  // namespace horta
