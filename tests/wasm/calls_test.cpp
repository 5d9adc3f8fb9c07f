// The calls about a match as a page makes them: who leads it, and who follows it without the secret.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/core/registry.h"
#include "tests/core/json_edit.h"
#include "wasm/match_calls.h"

namespace horta {
namespace {

using json::Value;
using test::edited;
using test::Path;

Value send(std::string_view call, const Value& input) {
  auto answer = wasm::answer_about_match(call, input);
  if (!answer) throw std::runtime_error("no such call: " + std::string{call});
  return std::move(*answer);
}

Value ask(std::string_view call, json::Object input = {}) {
  return send(call, Value::object(std::move(input)));
}

const Value& part(const Value& answer, std::string_view name) {
  const Value* found = answer.find(name);
  if (!found) throw std::runtime_error("no " + std::string{name} + " in " + json::write(answer));
  return *found;
}

std::string text(const Value& answer, std::string_view name) { return json::write(part(answer, name)); }
std::int64_t number(const Value& answer, std::string_view name) { return part(answer, name).as_int(); }
std::string code(const Value& answer) {
  const Value* fault = answer.find("fault");
  return fault ? part(*fault, "code").as_string() : "answered";
}

Value start(int players, std::string_view game = "bruxelles-1897", Value options = Value::object()) {
  Value seats = Value::array();
  for (int seat = 0; seat < players; ++seat)
    seats.push_back(Value::object({{"name", "player " + std::to_string(seat)}}));
  return ask("start", {{"game", game},
                       {"options", std::move(options)},
                       {"seats", std::move(seats)},
                       {"id", "table"},
                       {"secret", std::string(64, '7')}});
}

void add_entries(json::Array& journal, const Value& standing) {
  for (const Value& entry : part(standing, "entries").as_array()) journal.push_back(entry);
}

// Plays one random move, or ends a turn. The standing that it leads to.
Value play_on(const Value& standing, Random& random) {
  const Value& awaited = part(standing, "awaiting");
  if (!awaited.is_null())
    return random.below(4) == 0 ? ask("undo", {{"seat", awaited}}) : ask("end_turn", {{"seat", awaited}});
  const Value state = ask("state");
  const auto& options = part(state, "options").as_array();
  const Value& option = options[random.below(static_cast<std::uint32_t>(options.size()))];
  return ask("decide", {{"seat", part(standing, "actor")}, {"text", part(option, "text")}});
}

// --- whoever leads the match ---

TEST(Standing, OfADealHasTheSetupAndTheDealWithItsDraws) {
  const Value begun = start(2);
  EXPECT_EQ(number(begun, "version"), 1);
  EXPECT_EQ(text(begun, "kind"), R"("action")");
  EXPECT_EQ(text(begun, "awaiting"), "null");
  EXPECT_EQ(text(begun, "scores"), "[0,0]");
  const Value& setup = part(begun, "setup");
  EXPECT_EQ(text(setup, "commitment"), text(begun, "commitment"));
  EXPECT_EQ(setup.find("secret"), nullptr);
  const auto& entries = part(begun, "entries").as_array();
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(text(entries[0], "entry"), R"("deal")");
  EXPECT_EQ(number(entries[0], "decisions"), 0);
  const auto& draws = part(entries[0], "draws").as_array();
  EXPECT_EQ(json::write(*draws[0].find("chance")), R"("first_player")");
  EXPECT_EQ(begun.find("record"), nullptr);
}

TEST(Standing, OfADeedHasTheEntriesSinceAsked) {
  const Value begun = start(2);
  const Value passed = ask("decide", {{"seat", part(begun, "actor")}, {"text", "pass"}});
  EXPECT_EQ(part(passed, "entries").as_array().size(), 1u);
  EXPECT_EQ(text(passed, "awaiting"), text(begun, "actor"));
  EXPECT_EQ(text(passed, "actor"), text(begun, "actor"));
  EXPECT_EQ(text(passed, "kind"), "null");
  const Value ended = ask("end_turn", {{"seat", part(passed, "awaiting")}, {"since", 0}, {"record", true}});
  EXPECT_EQ(part(ended, "entries"), part(ask("entries"), "entries"));
  EXPECT_EQ(part(ended, "record"), part(ask("record", {{"secret", true}}), "record"));
  EXPECT_NE(text(ended, "actor"), text(begun, "actor"));
  EXPECT_EQ(code(ask("undo", {{"seat", 0}, {"since", 9}})), "request_field");
}

TEST(Standing, OfAMatchThatWasGivenUpIsOver) {
  start(2);
  const Value given_up = ask("resign", {{"seat", 1}});
  EXPECT_EQ(text(given_up, "over"), "true");
  EXPECT_EQ(text(given_up, "actor"), "null");
  EXPECT_EQ(text(given_up, "kind"), "null");
  EXPECT_EQ(text(ask("state"), "ended"), R"({"by":"resignation","ranking":[[0],[1]]})");
}

TEST(Standing, OfARecordIsThatOfItsMatch) {
  const Value begun = start(3);
  ask("decide", {{"seat", part(begun, "actor")}, {"text", "pass"}});
  const Value state = ask("state");
  const Value record = part(ask("record", {{"secret", true}}), "record");
  const Value opened = ask("open", {{"record", record}});
  EXPECT_EQ(text(opened, "position"), text(state, "position"));
  EXPECT_EQ(part(opened, "setup"), part(begun, "setup"));
  EXPECT_EQ(part(opened, "entries").as_array().size(), 2u);
  EXPECT_EQ(part(ask("open", {{"record", record}, {"since", 2}}), "entries").as_array().size(), 0u);
}

TEST(Deed, IsRefusedWhenTheMatchHasGoneOnSince) {
  const Value begun = start(2);
  const json::Object pass{{"seat", part(begun, "actor")}, {"text", "pass"}, {"base", 1}};
  ASSERT_EQ(code(ask("decide", pass)), "answered");
  for (const char* call : {"decide", "undo", "restart", "end_turn", "resign"})
    EXPECT_EQ(text(ask(call, pass), "fault"), R"({"code":"version_passed","params":{"version":2}})") << call;
  EXPECT_EQ(number(ask("state"), "version"), 2);
}

TEST(Components, AreThoseOfTheMatch) {
  const Value begun = start(2);
  const Value answer = ask("components");
  EXPECT_EQ(text(answer, "digest"), text(part(begun, "setup"), "components"));
  EXPECT_EQ(text(part(answer, "components"), "game"), R"("bruxelles-1897")");

  // Somebody's own numbers travel with the match.
  const Value own = edited(part(answer, "components"), Path{"tables", "neutrals", "value"}, 3);
  Value setup = part(begun, "setup");
  setup.set("component_data", own);
  setup.set("secret", std::string(64, '7'));
  EXPECT_EQ(code(send("start", setup)), "components_differ");
  const Value of_own = send("start", edited(setup, Path{"components"}, std::nullopt));
  EXPECT_EQ(part(ask("components"), "components"), own);
  EXPECT_EQ(part(part(of_own, "setup"), "component_data"), own);
}

TEST(Previews, StandInTheOrderAsked) {
  start(2);
  const Value asked =
      Value::array({Value::array({"pass"}), Value::array({"take z9"}), Value::array({"perform"}), "pass"});
  const Value state = ask("state", {{"previews", asked}});
  const auto& previews = part(state, "previews").as_array();
  ASSERT_EQ(previews.size(), 4u);
  EXPECT_EQ(previews[0], ask("preview", {{"moves", Value::array({"pass"})}}));
  for (int number = 1; number < 4; ++number)
    EXPECT_TRUE(previews[static_cast<std::size_t>(number)].is_null());
  EXPECT_EQ(code(ask("state", {{"previews", "all"}})), "request_field");
  EXPECT_EQ(code(ask("state", {{"previews", Value::array(json::Array(601))}})), "request_field");
}

// --- those who follow it ---

TEST(Follower, SeesWhatTheLeaderSeesWithoutTheSecret) {
  for (const GameInfo& game : games()) {
    const Value rule_sets = rule_sets_to_json(game);
    for (const Value& options : rule_sets.as_array()) {
      Random random{11};
      Value standing = start(game.max_players, game.name, options);
      const Value setup = part(standing, "setup");
      json::Array journal;
      add_entries(journal, standing);
      while (!part(standing, "over").as_bool() && journal.size() < 300)
        add_entries(journal, standing = play_on(standing, random));
      const Value led = ask("state");
      const Value record = part(ask("record"), "record");

      // Half of it at once, the rest one by one; what comes twice does no harm.
      Value follow = setup;
      const auto half = static_cast<std::ptrdiff_t>(journal.size() / 2);
      follow.set("entries", Value::array({journal.begin(), journal.begin() + half}));
      ASSERT_EQ(code(send("follow", follow)), "answered") << json::write(options);
      for (auto next = static_cast<std::size_t>(half); next < journal.size(); ++next) {
        const Value more = ask(
            "append", {{"from", next - 1}, {"entries", Value::array({journal[next - 1], journal[next]})}});
        ASSERT_EQ(number(more, "version"), static_cast<std::int64_t>(next) + 1);
      }
      EXPECT_EQ(ask("state"), led);
      EXPECT_EQ(part(ask("record"), "record"), record);
      EXPECT_EQ(part(ask("entries"), "entries").as_array(), journal);
      EXPECT_EQ(code(ask("verify")), "secret_missing");
    }
  }
}

class Following : public testing::Test {
 protected:
  void SetUp() override {
    Random random{3};
    Value standing = start(3);
    follow = part(standing, "setup");
    add_entries(journal, standing);
    for (int entry = 0; entry < 40; ++entry) add_entries(journal, standing = play_on(standing, random));
    follow.set("entries", Value::array({journal.begin(), journal.begin() + 20}));
    ASSERT_EQ(code(send("follow", follow)), "answered");
    before = ask("state");
  }
  // All that is still to come, with something in it changed.
  Value rest() const { return Value::array({journal.begin() + 20, journal.end()}); }
  void expect_refused(Value from, Value entries, std::string_view expected) {
    EXPECT_EQ(code(ask("append", {{"from", std::move(from)}, {"entries", std::move(entries)}})), expected);
    EXPECT_EQ(ask("state"), before);
  }

  json::Array journal;
  Value follow, before;
};

TEST_F(Following, MissesNothing) {
  EXPECT_EQ(json::write(ask("append", {{"from", 21}, {"entries", rest()}})),
            R"({"fault":{"code":"entries_missing","params":{"version":20}}})");
  EXPECT_EQ(ask("state"), before);
  EXPECT_EQ(ask("append", {{"from", 3}, {"entries", Value::array()}}), before);
}

TEST_F(Following, TakesAllOfTheEntriesOrNone) {
  Value entries = rest();
  entries.push_back(journal.front());  // a second deal
  expect_refused(20, entries, "log_entry");
  for (std::size_t entry = 20; entry < journal.size(); ++entry) {
    if (!journal[entry].find("option")) continue;
    const Path place{std::to_string(entry - 20)};
    const auto at = [&](const char* member) { return Path{place[0], member}; };
    expect_refused(20, edited(rest(), at("seat"), (number(journal[entry], "seat") + 1) % 3), "step_seat");
    expect_refused(20, edited(rest(), at("text"), "dance"), "step_text");
    expect_refused(20, edited(rest(), at("option"), "dance"), "step_unreadable");
    expect_refused(20, edited(rest(), at("kind"), 7), "step_unreadable");
    expect_refused(20, edited(rest(), at("entry"), "dance"), "log_entry");
    const Value* draws = journal[entry].find("draws");
    expect_refused(20, edited(rest(), at("draws"), draws ? std::optional<Value>{} : Value::array({1})),
                   draws ? "draw_missing" : "draw_unreadable");
  }
  EXPECT_EQ(number(ask("append", {{"from", 20}, {"entries", rest()}}), "version"),
            static_cast<std::int64_t>(journal.size()));
}

TEST_F(Following, LeavesTheTableAloneWhenThereIsNothingToFollow) {
  for (const Value& entries : {Value{}, Value::array(), Value{"all"}})
    EXPECT_EQ(code(send("follow", edited(follow, Path{"entries"}, entries))), "request_field");
  EXPECT_EQ(code(send("follow", edited(follow, Path{"entries"}, rest()))), "log_entry");
  EXPECT_EQ(code(send("follow", edited(follow, Path{"commitment"}, "none"))), "record_field");
  EXPECT_EQ(code(send("follow", edited(follow, Path{"seats"}, Value::array()))), "player_count");
  EXPECT_EQ(code(send("follow", edited(follow, Path{"game"}, "chess"))), "game_unknown");
  EXPECT_EQ(code(send("follow", edited(follow, Path{"previews"}, 1))), "request_field");
  EXPECT_EQ(ask("state"), before);
}

TEST_F(Following, DoesNotDeal) {
  const Value state = ask("state");
  const Value& move = part(part(state, "options").as_array()[0], "text");
  if (part(state, "awaiting").is_null()) {
    EXPECT_EQ(code(ask("decide", {{"seat", part(state, "seat")}, {"text", move}})), "secret_missing");
  }
  // Not even when somebody tells the secret in passing.
  Value told = follow;
  told.set("secret", std::string(64, '7'));
  ASSERT_EQ(code(send("follow", told)), "answered");
  EXPECT_EQ(code(ask("verify")), "secret_missing");
}

}  // namespace
}  // namespace horta
