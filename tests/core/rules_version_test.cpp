// Rules have versions: what was begun with an old one is replayed, and continued, with the readings it had.
// The records of tests/corpus/version-1 were made by the last program that knew no other version; those of
// version-2 by the first one that did.

#include "engine/core/rules_version.h"

#include <gtest/gtest.h>

#include "engine/core/registry.h"
#include "tests/core/json_edit.h"
#include "tests/core/matches.h"
#include "tests/support/corpus.h"

namespace horta {
namespace {

using json::Value;
using test::asked;
using test::corpus_record;
using test::corpus_records;
using test::edited;
using test::Path;
using test::play;
using test::play_on;
using test::setup_for;
using test::start;
using test::text_of;

Value parsed(std::string_view text) { return *json::parse(text); }

Value in_version(const Value& record, int version) {
  return edited(record, Path{"rules_version"}, Value{version});
}

// Whether the game is one of those in which Saintenoy moved an arm for nothing: he declined card 9, and
// nothing was built.
bool moved_for_nothing(const Value& record) {
  std::vector<std::string> kinds;
  std::vector<std::string> texts;
  for (const Value& step : record.find("steps")->as_array()) {
    const Value* kind = step.find("kind");
    if (!kind) continue;
    kinds.push_back(kind->as_string());
    texts.push_back(step.find("text")->as_string());
  }
  for (std::size_t place = 0; place + 2 < kinds.size(); ++place)
    if (kinds[place] == "compass_before" && texts[place] != "before none" &&
        texts[place + 1] == "card none" && kinds[place + 2] != "build" && kinds[place + 2] != "payment" &&
        kinds[place + 2] != "compass" && kinds[place + 2] != "house_cell")
      return true;
  return false;
}

std::string asked_kind(const Match& match) {
  return std::string{match.table().kind_name(match.table().decision().kind)};
}

// --- old records ---

TEST(OldRecords, ReplayToTheByte) {
  const auto records = corpus_records("version-1/bruxelles-1893");
  ASSERT_EQ(records.size(), 12u);
  for (const std::string& text : records) {
    const auto match = match_from_text(text);
    ASSERT_TRUE(match) << text_of(match.error());
    EXPECT_EQ(match->setup().rules_version, 1);
    EXPECT_EQ(match->table().rules_version(), 1);
    EXPECT_EQ(text_of(*match), text) << "scores and ledger included";
    EXPECT_FALSE(check_shuffle(*match));
  }
}

TEST(OldRecords, HaveTheFirstVersionAlsoWhereTheyDoNotSayIt) {
  const Value record = parsed(corpus_records("version-1/bruxelles-1893").front());
  const auto match = match_from_record(edited(record, Path{"rules_version"}, std::nullopt));
  ASSERT_TRUE(match);
  EXPECT_EQ(match->setup().rules_version, 1);
}

TEST(OldRecords, AreNoRecordsOfTheNewReadingsWhereTheseMatter) {
  int for_nothing = 0;
  for (const std::string& text : corpus_records("version-1/bruxelles-1893")) {
    const Value record = parsed(text);
    const bool changed = moved_for_nothing(record);
    for_nothing += changed;
    EXPECT_EQ(match_from_record(in_version(record, 2)).has_value(), !changed);
  }
  EXPECT_EQ(for_nothing, 7);
}

// With an owner's own components: the stakes of printed ones never come near 80 francs.
TEST(OldRecords, TakeBackEightyFrancsAtMost) {
  const Value record = parsed(corpus_record("version-1/large-stakes"));
  for (const int version : {1, 2}) {
    const auto match = match_from_record(in_version(record, version));
    ASSERT_TRUE(match) << text_of(match.error());
    bool found = false;
    for (std::size_t made = 0; made + 1 < match->line().size(); ++made) {
      const Entry& entry = match->journal()[match->line()[made + 1]];
      const Table& table = match->table_after(made);
      if (table.to_notation(entry.move) != "take_back b3 73") continue;
      found = true;
      const auto allows = [&](const char* text) {
        return table.allows(entry.seat, *table.from_notation(text));
      };
      EXPECT_TRUE(allows("take_back b3 80"));
      EXPECT_EQ(allows("take_back b3 81"), version == 2);
      EXPECT_EQ(allows("take_back b3 93"), version == 2) << "all of the stake";
      EXPECT_FALSE(allows("take_back b3 94"));
    }
    EXPECT_TRUE(found);
    if (version == 1) {
      EXPECT_EQ(text_of(*match), json::write(record));
    }
  }
}

// The other way round: in these Saintenoy had to pay with card 9.
TEST(NewRecords, AreNoRecordsOfTheOldReadings) {
  const auto records = corpus_records("version-2/bruxelles-1893");
  ASSERT_EQ(records.size(), 9u);
  for (const std::string& text : records) {
    const auto match = match_from_text(text);
    ASSERT_TRUE(match) << text_of(match.error());
    EXPECT_EQ(text_of(*match), text);
    EXPECT_FALSE(match_from_record(in_version(parsed(text), 1)));
  }
}

// --- going on ---

TEST(OldSavedGame, IsContinuedWithTheReadingsItWasBegunWith) {
  const Value saved = parsed(corpus_record("version-1/saved"));
  auto match = match_from_record(saved, true);
  ASSERT_TRUE(match) << text_of(match.error());
  EXPECT_EQ(text_of(*match), json::write(saved));
  ASSERT_EQ(asked_kind(*match), "be_card") << "Saintenoy has moved an arm";
  ASSERT_TRUE(play(*match, "card none")) << "and builds nothing";
  auto at_the_end = match_from_record(to_record(*match, Secret::revealed));
  ASSERT_TRUE(at_the_end) << text_of(at_the_end.error());
  play_on(*at_the_end, 1);
  EXPECT_TRUE(at_the_end->over());
  const Value record = to_record(*at_the_end, Secret::revealed);
  EXPECT_EQ(record.find("rules_version")->as_int(), 1);
  const auto again = match_from_record(record);
  ASSERT_TRUE(again) << text_of(again.error());
  EXPECT_EQ(text_of(*again), json::write(record));
}

TEST(OldSavedGame, AsksSomethingElseWithTheNewReadings) {
  const auto match = match_from_record(in_version(parsed(corpus_record("version-1/saved")), 2));
  ASSERT_TRUE(match) << text_of(match.error());
  EXPECT_NE(asked_kind(*match), "be_card") << "card 9 pays for what Saintenoy builds now";
}

// --- new matches ---

TEST(RulesVersion, IsTheNewestUnlessTheSetupSaysOtherwise) {
  EXPECT_EQ(start(2).setup().rules_version, find_game("bruxelles-1897")->rules_version);
  MatchSetup setup = setup_for(2);
  setup.rules_version = 1;
  EXPECT_EQ(to_record(start(setup), Secret::hidden).find("rules_version")->as_int(), 1);
}

TEST(RulesVersion, ThatTheGameDoesNotHaveIsRefused) {
  for (const GameInfo& game : games()) {
    const auto options = *make_options(game.options, {});
    const auto data = newest_components(game.name).data;
    for (int version = 1; version <= game.rules_version; ++version) {
      const auto table = game.make_table(2, options, data, version);
      ASSERT_TRUE(table);
      EXPECT_EQ((*table)->rules_version(), version);
    }
    for (const int version : {-1, 0, game.rules_version + 1}) {
      const auto table = game.make_table(2, options, data, version);
      ASSERT_FALSE(table);
      EXPECT_EQ(text_of(table.error()), R"(rules_version {"version":)" + std::to_string(version) +
                                            R"(,"newest":)" + std::to_string(game.rules_version) + "}");
    }
  }
}

// --- options that change nothing ---

TEST(OptionsWithoutEffect, AreRefusedSinceTheSecondVersion) {
  const GameInfo& game = *find_game("bruxelles-1893");
  const auto data = newest_components(game.name).data;
  const auto fault_of = [&](const char* options, int version) {
    const auto table =
        game.make_table(3, *make_options(game.options, *split_options(options)), data, version);
    return table ? "none" : text_of(table.error());
  };
  const std::string strips = R"(option_without_effect {"option":"strips=expert","needed":"edition=first"})";
  const std::string boards = R"(option_without_effect {"option":"boards=chosen","needed":"asymmetric=on"})";
  EXPECT_EQ(fault_of("strips=expert", 2), strips);
  EXPECT_EQ(fault_of("belle_epoque=on,asymmetric=on,strips=expert", 2), strips);
  EXPECT_EQ(fault_of("boards=chosen", 2), boards);
  EXPECT_EQ(fault_of("edition=first,boards=chosen", 2), boards);
  for (const char* options : {"strips=expert", "boards=chosen", "edition=first,boards=chosen"})
    EXPECT_EQ(fault_of(options, 1), "none") << "a record of that time may have it: " << options;
  for (const char* options : {"edition=first,strips=expert", "asymmetric=on,boards=chosen", "strips=plain"})
    for (const int version : {1, 2}) EXPECT_EQ(fault_of(options, version), "none") << options;
}

TEST(OptionsWithoutEffect, InAnOldRecordStayWhatTheyWere) {
  MatchSetup setup = setup_for(2);
  setup.game = "bruxelles-1893";
  setup.components = newest_components(setup.game);
  setup.options = *make_options(find_game(setup.game)->options, {{"strips", "expert"}, {"boards", "chosen"}});
  EXPECT_EQ(Match::start(setup).error().code, "option_without_effect");
  setup.rules_version = 1;
  Match match = start(setup);
  play_on(match, 3);
  const auto read = match_from_text(text_of(match));
  ASSERT_TRUE(read) << text_of(read.error());
  EXPECT_EQ(text_of(*read), text_of(match));
}

}  // namespace
}  // namespace horta
