#include "engine/core/component_reader.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bruxelles1897/game.h"
#include "engine/core/components.h"
#include "engine/core/playout.h"
#include "tests/core/component_leaves.h"
#include "tests/core/json_edit.h"

namespace horta {
namespace {

using json::Value;

// --- the reader itself ---

Value parsed(std::string_view text) { return *json::parse(text); }

Value example() {
  return parsed(R"({"game": "g", "tables": {
    "money": {"source": "rulebook", "start": 4, "list": [1, 2], "by": {"2": 7, "word": "x", "names": ["a", "b"]}}}})");
}

std::string fault_of(const ComponentReader& reader) {
  return reader.fault() ? reader.fault()->code + " " + json::write(reader.fault()->params) : "none";
}

TEST(ComponentReader, ReadsNumbersListsTextsAndNames) {
  const Value data = example();
  ComponentReader reader{data, "g"};
  EXPECT_EQ(reader.number("money", "start", 0, 9), 4);
  EXPECT_EQ(reader.number("money", "by", "2", 0, 9), 7);
  EXPECT_EQ(reader.element("money", "list", 1, 2, 0, 9), 2);
  EXPECT_EQ(reader.text("money", "by", "word"), "x");
  EXPECT_EQ(reader.names("money", "by", "names"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(fault_of(reader), "none");
}

TEST(ComponentReader, NamesTableFieldAndRangeOfAWrongNumber) {
  const Value data = example();
  for (const int most : {3, -1}) {
    ComponentReader reader{data, "g"};
    EXPECT_EQ(reader.number("money", "start", -2, most), -2) << "answers the least value allowed";
    EXPECT_EQ(fault_of(reader), R"(component_number {"table":"money","field":"start","least":-2,"most":)" +
                                    std::to_string(most) + "}");
  }
  ComponentReader entry{data, "g"};
  entry.number("money", "by", "word", 0, 9);
  EXPECT_EQ(fault_of(entry), R"(component_number {"table":"money","field":"by.word","least":0,"most":9})");
  ComponentReader list{data, "g"};
  list.element("money", "list", 1, 2, 0, 1);
  EXPECT_EQ(fault_of(list), R"(component_number {"table":"money","field":"list.1","least":0,"most":1})");
}

TEST(ComponentReader, NamesWhatIsMissingOrOfAnotherShape) {
  const Value data = example();
  const auto expect = [&](auto&& read, std::string_view fault) {
    ComponentReader reader{data, "g"};
    read(reader);
    EXPECT_EQ(fault_of(reader), fault);
  };
  expect([](auto& reader) { reader.number("gold", "start", 0, 9); },
         R"(component_number {"table":"gold","field":"start","least":0,"most":9})");
  expect([](auto& reader) { reader.number("money", "end", 0, 9); },
         R"(component_number {"table":"money","field":"end","least":0,"most":9})");
  expect([](auto& reader) { reader.element("money", "list", 0, 3, 0, 9); },
         R"(component_field {"table":"money","field":"list"})");
  expect([](auto& reader) { reader.element("money", "start", 0, 2, 0, 9); },
         R"(component_field {"table":"money","field":"start"})");
  expect([](auto& reader) { reader.text("money", "by", "2"); },
         R"(component_field {"table":"money","field":"by.2"})");
  expect([](auto& reader) { reader.names("money", "by", "word"); },
         R"(component_field {"table":"money","field":"by.word"})");
}

TEST(ComponentReader, KeepsTheFirstFault) {
  const Value data = example();
  ComponentReader reader{data, "g"};
  reader.reject("a", "b", "c");
  reader.number("money", "start", 5, 9);
  reader.element("money", "list", 0, 3, 0, 9);
  reader.text("money", "by", "2");
  reader.names("money", "by", "2");
  EXPECT_EQ(fault_of(reader), R"(component_field {"table":"a","field":"b.c"})");
}

TEST(ComponentReader, ReadsDataOfItsOwnGameOnly) {
  for (const char* text :
       {"1", "null", "{}", R"({"game": 1, "tables": {}})", R"({"game": "h", "tables": {}})"}) {
    const Value data = parsed(text);
    EXPECT_EQ(fault_of(ComponentReader{data, "g"}), R"(component_game {"game":"g"})") << text;
  }
  for (const char* text : {R"({"game": "g"})", R"({"game": "g", "tables": []})"}) {
    const Value data = parsed(text);
    EXPECT_EQ(fault_of(ComponentReader{data, "g"}), "component_tables {}") << text;
  }
}

TEST(ComponentReader, WantsASourceForEveryTable) {
  for (const char* table : {"1", "{}", R"({"source": 1})", R"({"source": "hearsay"})"}) {
    const Value data = parsed(std::string{R"({"game": "g", "tables": {"t": )"} + table + "}}");
    EXPECT_EQ(fault_of(ComponentReader{data, "g"}), R"(component_field {"table":"t","field":"source"})")
        << table;
  }
  for (const std::string_view source : component_sources) {
    const Value data =
        parsed(R"({"game": "g", "tables": {"t": {"source": ")" + std::string{source} + R"("}}})");
    EXPECT_EQ(fault_of(ComponentReader{data, "g"}), "none") << source;
  }
}

// --- the numbers of Bruxelles 1897 ---

using bruxelles1897::Game;
using test::edited;
using test::Path;

class Bruxelles1897Components : public ::testing::Test {
 protected:
  static auto rules(int players, const Value& data) {
    return Game::make_rules(players, *make_options(Game::options(), {}), data);
  }

  const Value data_ = newest_components(Game::name).data;
  const std::vector<test::Leaf> leaves_ = test::leaves_of(data_);
};

TEST_F(Bruxelles1897Components, ListsHaveTheLengthOfTheirTrack) {
  for (const Path& path :
       {Path{"tables", "starting_money", "in_turn_order"}, Path{"tables", "nobility_track", "values"},
        Path{"tables", "prestige_track", "values"}, Path{"tables", "architecture_track", "values"}}) {
    const auto made = rules(2, edited(data_, path, Value::array({1, 2, 3, 4, 5, 6})));
    ASSERT_FALSE(made);
    EXPECT_EQ(json::write(made.error().params),
              R"({"table":")" + path[1] + R"(","field":")" + path[2] + R"("})");
  }
}

TEST_F(Bruxelles1897Components, DearSideCostsMoreThanTheCheapOne) {
  const auto made = rules(3, edited(data_, Path{"tables", "architects", "dear_side", "2/4"}, Value{2}));
  ASSERT_FALSE(made);
  EXPECT_EQ(json::write(made.error().params), R"({"table":"architects","field":"dear_side.2/4"})");
}

TEST_F(Bruxelles1897Components, PrisonHoldsOnlyCardsThatThereAre) {
  for (const Value& cards : {Value::array({"2/5", "2/5"}), Value::array({"3/6"}), Value::array({5})}) {
    const auto made = rules(2, edited(data_, Path{"tables", "starting_prison", "cards", "2"}, cards));
    ASSERT_FALSE(made);
    EXPECT_EQ(json::write(made.error().params), R"({"table":"starting_prison","field":"cards.2"})");
  }
  EXPECT_TRUE(rules(2, edited(data_, Path{"tables", "starting_prison", "cards", "2"}, Value::array({}))));
}

TEST_F(Bruxelles1897Components, MaterialsMayNotAllowMorePaymentsThanADecisionHasOptions) {
  const auto made = rules(2, edited(data_, Path{"tables", "materials", "copies", "wood+wood"}, Value{15}));
  ASSERT_FALSE(made);
  EXPECT_EQ(json::write(made.error().params), R"({"table":"materials","field":"copies"})");
}

// Every number matters: another one gives other games.
TEST_F(Bruxelles1897Components, ReplaceTheNumbersOfPlay) {
  constexpr int games = 60;
  std::array<std::uint64_t, 5> usual{};
  for (int players = 2; players <= 4; ++players)
    usual[static_cast<std::size_t>(players)] = signature<Game>(*rules(players, data_), games);
  for (const test::Leaf& leaf : leaves_) {
    if (!leaf.value.is_int()) continue;
    bool plays_differently = false;
    for (int players = 2; players <= 4; ++players) {
      for (const std::int64_t number : {leaf.value.as_int() + 1, leaf.value.as_int() - 1, std::int64_t{0}}) {
        const auto made = rules(players, edited(data_, leaf.path, Value{number}));
        plays_differently |=
            made && signature<Game>(*made, games) != usual[static_cast<std::size_t>(players)];
        if (plays_differently) break;
      }
    }
    EXPECT_TRUE(plays_differently) << leaf.text();
  }
}

TEST_F(Bruxelles1897Components, ReplaceTheWordsOfPlay) {
  const auto usual = signature<Game>(*rules(3, data_));
  const Value shipped = *data_.find("tables")->find("bonus_cards")->find("end_of_game");
  const auto path = [](const std::string& bonus) {
    return Path{"tables", "bonus_cards", "end_of_game", bonus};
  };
  for (const auto& [one, first] : shipped.as_object())
    for (const auto& [other, second] : shipped.as_object()) {
      if (one >= other) continue;
      const Value swapped = edited(edited(data_, path(one), second), path(other), first);
      EXPECT_NE(signature<Game>(*rules(3, swapped)), usual) << one << " " << other;
      EXPECT_FALSE(rules(3, edited(data_, path(one), second))) << "two bonus cards with the same bottom half";
    }
}

TEST_F(Bruxelles1897Components, RefuseWhatTheGameDoesNotKnow) {
  const auto refused = rules(3, edited(data_, Path{"tables", "income", "purse"}, Value{6}));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "component_unknown_field");
  EXPECT_EQ(json::write(refused.error().params), R"({"table":"income","field":"purse"})");
}

// --- shipped and other data ---

TEST(Components, AreFoundByTheirDigest) {
  const Components newest = newest_components("bruxelles-1897");
  EXPECT_FALSE(newest.custom);
  EXPECT_EQ(newest.digest, sha256(json::write(newest.data)));
  const auto found = components_by_digest("bruxelles-1897", newest.digest);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->data, newest.data);
  const auto missing = components_by_digest("bruxelles-1897", Digest{});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, "components_unknown");
  EXPECT_EQ(json::write(missing.error().params), R"({"digest":")" + std::string(64, '0') + R"("})");
}

TEST(Components, AreCustomUnlessTheyAreShipped) {
  const Components newest = newest_components("bruxelles-1897");
  EXPECT_FALSE(custom_components("bruxelles-1897", newest.data).custom);
  Value data = newest.data;
  data.set("version", 2);
  const Components custom = custom_components("bruxelles-1897", data);
  EXPECT_TRUE(custom.custom);
  EXPECT_NE(custom.digest, newest.digest);
}

TEST(Components, TextIsBounded) {
  EXPECT_TRUE(read_component_text(R"({"game": "g"})"));
  const auto broken = read_component_text("{\n  \"game\": }");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().code, "json");
  EXPECT_EQ(json::write(broken.error().params), R"({"code":"unexpected_character","line":2,"column":11})");
  EXPECT_EQ(read_component_text("[[[[[[[[[]]]]]]]]]").error().params.find("code")->as_string(), "too_deep");
  EXPECT_EQ(
      read_component_text(std::string(std::size_t{2} << 20, ' ')).error().params.find("code")->as_string(),
      "too_large");
}

}  // namespace
}  // namespace horta
