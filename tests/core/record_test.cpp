#include "engine/core/record.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/json_edit.h"
#include "tests/core/matches.h"

namespace horta {
namespace {

using json::Value;
using test::edited;
using test::eventful;
using test::finished;
using test::Path;
using test::play;
using test::play_on;
using test::setup_for;
using test::start;
using test::text_of;

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

TEST(Record, WithASecretThatWasNotCommittedToIsRefused) {
  const Value other{to_hex(sha256("another"))};
  for (const Match& match : {finished(2), start(2), eventful()}) {
    const Value record = to_record(match, Secret::revealed);
    EXPECT_EQ(fault_of(edit(record, {"shuffle", "secret"}, other)), "secret_wrong {}");
    EXPECT_EQ(fault_of(edit(record, {"shuffle", "commitment"}, other)), "secret_wrong {}");
  }
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
