#include "engine/core/json.h"

#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <set>
#include <string>
#include <string_view>

namespace horta::json {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

// The canonical text of what `text` reads as, or the name of the error.
std::string reread(std::string_view text, Limits limits = {}) {
  const auto value = parse(text, limits);
  return value ? write(*value) : std::string(code_name(value.error().code));
}

void expect_error(std::string_view text, Error expected, Limits limits = {}) {
  const auto value = parse(text, limits);
  ASSERT_FALSE(value.has_value()) << text;
  const Error error = value.error();
  EXPECT_EQ(code_name(error.code), code_name(expected.code)) << text;
  EXPECT_EQ(error.offset, expected.offset) << text;
  EXPECT_EQ(error.line, expected.line) << text;
  EXPECT_EQ(error.column, expected.column) << text;
}

std::string nested_arrays(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

// {"k0":0,"k1":0,...}, then the members of `tail`.
std::string object_text(int count, std::string_view tail) {
  std::string text = "{";
  for (int i = 0; i < count; ++i) text += "\"k" + std::to_string(i) + "\":0,";
  return text + std::string(tail) + "}";
}

TEST(JsonValue, IsBuiltFromPlainValues) {
  EXPECT_TRUE(Value().is_null());
  EXPECT_TRUE(Value(nullptr).is_null());
  EXPECT_TRUE(Value(true).as_bool());
  EXPECT_EQ(Value(3).as_int(), 3);
  EXPECT_EQ(Value(std::uint8_t{200}).as_int(), 200);
  EXPECT_EQ(Value(std::size_t{7}).as_int(), 7);
  EXPECT_EQ(Value("x").as_string(), "x");
  EXPECT_EQ(Value("x"s).as_string(), "x");
  EXPECT_EQ(Value("x"sv).as_string(), "x");
  EXPECT_EQ(Value::number("0.125").as_number_text(), "0.125");
  EXPECT_EQ(write(Value::array({1, "two", nullptr, Value::array({Value::array()})})),
            R"([1,"two",null,[[]]])");
  EXPECT_EQ(write(Value::object({{"a", 1}, {"b", "x"}, {"c", Value::object()}})),
            R"({"a":1,"b":"x","c":{}})");
  EXPECT_EQ(write(Value::object({{"a", "b"}, {"c", "d"}})), R"({"a":"b","c":"d"})");
}

TEST(JsonValue, RefusesCharactersAndPointersAsNumbers) {
  EXPECT_FALSE((std::is_constructible_v<Value, char>));
  EXPECT_FALSE((std::is_constructible_v<Value, int*>));
  EXPECT_FALSE((std::is_constructible_v<Value, double>));
}

TEST(JsonValue, GivesNothingWhenAskedForAnotherKind) {
  const Value text = "x";
  EXPECT_EQ(text.get_int(), std::nullopt);
  EXPECT_EQ(text.get_bool(), std::nullopt);
  EXPECT_EQ(text.get_array(), nullptr);
  EXPECT_EQ(text.get_object(), nullptr);
  EXPECT_EQ(text.find("x"), nullptr);
  EXPECT_EQ(Value(1).get_string(), nullptr);
  EXPECT_EQ(Value(1).get_bool(), std::nullopt);
  EXPECT_EQ(Value(true).get_int(), std::nullopt);
  EXPECT_EQ(Value::number("1").get_int(), std::nullopt);

  EXPECT_EQ(*text.get_string(), "x");
  EXPECT_EQ(Value(1).get_int(), 1);
  EXPECT_EQ(Value(false).get_bool(), false);
}

TEST(JsonValue, SetReplacesAMemberInItsPlaceOrAppendsIt) {
  Value value = Value::object({{"a", 1}, {"b", 2}});
  value.set("a", "one");
  value.set("c", 3);
  EXPECT_EQ(write(value), R"({"a":"one","b":2,"c":3})");
  EXPECT_EQ(value.find("c")->as_int(), 3);
  EXPECT_EQ(value.find("d"), nullptr);
}

TEST(JsonValue, PushBackAppendsAnElement) {
  Value value = Value::array();
  value.push_back(1);
  value.push_back(Value::array({2}));
  EXPECT_EQ(write(value), "[1,[2]]");
}

TEST(JsonValue, EqualityIsStructuralAndMindsTheOrderOfMembers) {
  EXPECT_EQ(Value::object({{"a", 1}, {"b", 2}}), Value::object({{"a", 1}, {"b", 2}}));
  EXPECT_NE(Value::object({{"a", 1}, {"b", 2}}), Value::object({{"b", 2}, {"a", 1}}));
  EXPECT_NE(Value::array({1, 2}), Value::array({1}));
  EXPECT_NE(Value(1), Value(true));
  EXPECT_NE(Value(1), Value("1"));
  EXPECT_NE(Value(1), Value::number("1"));
  EXPECT_NE(Value(0), Value());
  EXPECT_NE(Value::array(), Value::object());
}

TEST(JsonRead, ReadsEveryKindOfValue) {
  const auto value = parse(" {\"a\" : [ null,true , false,\t-12, \"x\" ],\r\n \"b\":{} } ");
  ASSERT_TRUE(value.has_value());
  EXPECT_EQ(*value,
            Value::object({{"a", Value::array({nullptr, true, false, -12, "x"})}, {"b", Value::object()}}));
  EXPECT_EQ(reread("7"), "7");
  EXPECT_EQ(reread("\"\""), "\"\"");
}

TEST(JsonRead, ReadsEveryInt64AndMinusZeroAsZero) {
  EXPECT_EQ(parse(std::to_string(smallest)).value().as_int(), smallest);
  EXPECT_EQ(parse(std::to_string(largest)).value().as_int(), largest);
  EXPECT_EQ(parse("-0").value(), Value(0));
  EXPECT_EQ(reread("0"), "0");
}

TEST(JsonRead, UnderstandsEveryEscape) {
  EXPECT_EQ(parse(R"("\"\\\/\b\f\n\r\t")").value().as_string(), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(parse(R"("\u0041\u00e9\u20AC\uffff")").value().as_string(), "Aé€\xef\xbf\xbf");
  EXPECT_EQ(parse(R"("\ud83d\ude00")").value().as_string(), "😀");
  EXPECT_EQ(parse(R"("\uD800\uDC00\uDBFF\uDFFF")").value().as_string(), "\xf0\x90\x80\x80\xf4\x8f\xbf\xbf");
  EXPECT_EQ(parse(R"("a\u0000b")").value().as_string(), "a\0b"s);
}

TEST(JsonRead, AcceptsTheEdgesOfUtf8) {
  for (const std::string_view edge : {"\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
                                      "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
    const auto value = parse("\"" + std::string(edge) + "\"");
    ASSERT_TRUE(value.has_value());
    EXPECT_EQ(value->as_string(), edge);
  }
}

TEST(JsonRead, RefusesWhatIsNotUtf8AtItsFirstByte) {
  const Error third_byte{Code::bad_utf8, 2, 1, 3};
  for (const std::string_view bad :
       {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2 ", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xe2\x82 ",
        "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"}) {
    expect_error("\"a" + std::string(bad) + "\"", third_byte);
  }
}

TEST(JsonRead, RefusesATextThatEndsTooEarlyAtItsEnd) {
  expect_error("", {Code::truncated, 0, 1, 1});
  expect_error(" \n ", {Code::truncated, 3, 2, 2});
  expect_error("[1,\n2", {Code::truncated, 5, 2, 2});
  for (const std::string_view text : {"[",
                                      "[1",
                                      "[1,",
                                      "{",
                                      "{\"a",
                                      "{\"a\"",
                                      "{\"a\":",
                                      "{\"a\":1",
                                      "{\"a\":1,",
                                      "tru",
                                      "-",
                                      "\"",
                                      "\"\\",
                                      "\"\\u",
                                      "\"\\u12",
                                      "\"\\ud800",
                                      "\"\\ud800\\",
                                      "\"\\ud800\\u",
                                      "\"\\ud800\\udc0",
                                      "\"\xe2\x82"}) {
    const auto value = parse(text);
    ASSERT_FALSE(value.has_value()) << text;
    EXPECT_EQ(value.error().code, Code::truncated) << text;
    EXPECT_EQ(value.error().offset, text.size()) << text;
  }
}

TEST(JsonRead, RefusesWhatFollowsTheValue) {
  expect_error("{} \n x", {Code::trailing_text, 5, 2, 2});
  expect_error("1 2", {Code::trailing_text, 2, 1, 3});
  expect_error("1\0"sv, {Code::trailing_text, 1, 1, 2});
}

TEST(JsonRead, RefusesACharacterThatMayNotStandThere) {
  expect_error("[1,\n  ?]", {Code::unexpected_character, 6, 2, 3});
  expect_error("[1,]", {Code::unexpected_character, 3, 1, 4});
  expect_error("[1 2]", {Code::unexpected_character, 3, 1, 4});
  expect_error("[1}", {Code::unexpected_character, 2, 1, 3});
  expect_error("[,1]", {Code::unexpected_character, 1, 1, 2});
  expect_error("{\"a\":1,}", {Code::unexpected_character, 7, 1, 8});
  expect_error("{\"a\" 1}", {Code::unexpected_character, 5, 1, 6});
  expect_error("{a:1}", {Code::unexpected_character, 1, 1, 2});
  expect_error("{1:1}", {Code::unexpected_character, 1, 1, 2});
  expect_error("trie", {Code::unexpected_character, 2, 1, 3});
  expect_error("'a'", {Code::unexpected_character, 0, 1, 1});
  expect_error("+1", {Code::unexpected_character, 0, 1, 1});
  expect_error("NaN", {Code::unexpected_character, 0, 1, 1});
  expect_error("[1/**/]", {Code::unexpected_character, 2, 1, 3});
  expect_error("[\f1]", {Code::unexpected_character, 1, 1, 2});
  expect_error("\xef\xbb\xbf{}", {Code::unexpected_character, 0, 1, 1});
}

TEST(JsonRead, RefusesAMalformedNumberAtItsStart) {
  expect_error("[\n01]", {Code::bad_number, 2, 2, 1});
  expect_error("-01", {Code::bad_number, 0, 1, 1});
  expect_error("[-x]", {Code::bad_number, 1, 1, 2});
  expect_error("00.5", {Code::bad_number, 0, 1, 1});
}

TEST(JsonRead, RefusesAFractionOrAnExponent) {
  expect_error("[1,\n 1.5]", {Code::not_an_integer, 5, 2, 2});
  expect_error("1.0", {Code::not_an_integer, 0, 1, 1});
  expect_error("-0.0", {Code::not_an_integer, 0, 1, 1});
  expect_error("1e2", {Code::not_an_integer, 0, 1, 1});
  expect_error("1E+2", {Code::not_an_integer, 0, 1, 1});
}

TEST(JsonRead, RefusesAnIntegerThatDoesNotFit) {
  expect_error("[\n\n9223372036854775808]", {Code::integer_out_of_range, 3, 3, 1});
  expect_error("-9223372036854775809", {Code::integer_out_of_range, 0, 1, 1});
  expect_error(std::string(1000, '9'), {Code::integer_out_of_range, 0, 1, 1});
}

TEST(JsonRead, RefusesAnUnescapedControlCharacter) {
  expect_error("[\"a\",\n\"b\n\"]", {Code::control_character, 8, 2, 3});
  expect_error("\"\x1f\"", {Code::control_character, 1, 1, 2});
  expect_error("\"\0\""sv, {Code::control_character, 1, 1, 2});
  EXPECT_EQ(reread("\"\x7f\""), "\"\x7f\"");
}

TEST(JsonRead, RefusesAnUnknownEscapeAtItsBackslash) {
  expect_error("[\n\"ab\\x\"]", {Code::bad_escape, 5, 2, 4});
  expect_error(R"("\U0041")", {Code::bad_escape, 1, 1, 2});
  expect_error(R"("\u00g0")", {Code::bad_escape, 1, 1, 2});
  expect_error(R"("\u+123")", {Code::bad_escape, 1, 1, 2});
  expect_error(R"("\ud800\u12")", {Code::bad_escape, 7, 1, 8});
  expect_error("\"\\\0\""sv, {Code::bad_escape, 1, 1, 2});
}

TEST(JsonRead, RefusesHalfASurrogatePair) {
  expect_error("[\n\"a\\ud800\"]", {Code::lone_surrogate, 4, 2, 3});
  expect_error(R"("\ud800\n")", {Code::lone_surrogate, 1, 1, 2});
  expect_error(R"("\ud800\u0041")", {Code::lone_surrogate, 1, 1, 2});
  expect_error(R"("\ud800\ud800")", {Code::lone_surrogate, 1, 1, 2});
  expect_error(R"("\udc00\ud800")", {Code::lone_surrogate, 1, 1, 2});
}

TEST(JsonRead, RefusesADuplicateKeyAtItsSecondPlace) {
  expect_error("{\"a\":1,\n \"b\":2,\n \"a\":3}", {Code::duplicate_key, 17, 3, 2});
  expect_error(R"({"a":1,"\u0061":2})", {Code::duplicate_key, 7, 1, 8});
  expect_error(R"({"":1,"":2})", {Code::duplicate_key, 6, 1, 7});
  EXPECT_EQ(reread(R"({"a":{"a":1},"b":{"a":1}})"), R"({"a":{"a":1},"b":{"a":1}})");
}

TEST(JsonRead, FindsTheFirstDuplicateOfASmallAndOfALargeObject) {
  for (const int count : {15, 16, 17, 1000}) {
    const std::string unique = object_text(count, R"("last":0)");
    EXPECT_EQ(reread(unique), unique);
    const std::size_t at = object_text(count, "").size() - 1;
    expect_error(object_text(count, R"("k9":0,"k3":0,"k9":0)"), {Code::duplicate_key, at, 1, at + 1});
  }
}

TEST(JsonRead, ChecksTheKeysOfAHugeObjectQuickly) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(reread(object_text(300'000, R"("k5":0)")), "duplicate_key");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(JsonRead, CountsColumnsInCodePoints) {
  expect_error("[\"é€😀\",?]", {Code::unexpected_character, 13, 1, 8});
}

TEST(JsonRead, LimitsTheDepth) {
  EXPECT_EQ(reread(nested_arrays(32)), nested_arrays(32));
  expect_error(nested_arrays(33), {Code::too_deep, 32, 1, 33});
  expect_error("{\"a\":\n{\"b\":1}}", {Code::too_deep, 6, 2, 1}, {.depth = 1});
  expect_error(std::string(1'000'000, '['), {Code::too_deep, 32, 1, 33});
  EXPECT_EQ(reread("1", {.depth = 0}), "1");
}

TEST(JsonRead, LimitsTheBytes) {
  EXPECT_EQ(reread("[\n12]", {.bytes = 5}), "[12]");
  expect_error("[\n123]", {Code::too_large, 5, 2, 4}, {.bytes = 5});
  const std::size_t default_bytes = Limits{}.bytes;
  EXPECT_EQ(reread("1" + std::string(default_bytes - 1, ' ')), "1");
  EXPECT_EQ(reread("1" + std::string(default_bytes, ' ')), "too_large");
}

TEST(JsonRead, LimitsTheNumberOfValues) {
  EXPECT_EQ(reread("[1,{\"a\":2}]", {.values = 4}), "[1,{\"a\":2}]");
  expect_error("[1,\n{\"a\":2}]", {Code::too_many_values, 9, 2, 6}, {.values = 3});
  std::string many = "[0";
  for (std::size_t i = 2; i < Limits{}.values; ++i) many += ",0";
  EXPECT_TRUE(parse(many + "]").has_value());
  EXPECT_EQ(reread(many + ",0]"), "too_many_values");
}

TEST(JsonRead, NamesEveryErrorDifferently) {
  std::set<std::string_view> names;
  for (int code = 0; code <= static_cast<int>(Code::duplicate_key); ++code) {
    names.insert(code_name(static_cast<Code>(code)));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Code::duplicate_key) + 1);
}

TEST(JsonWrite, WritesCompactCanonicalText) {
  const Value value = Value::object({{"z", Value::array({1, -2, Value::array()})},
                                     {"a", Value::object({{"", nullptr}})},
                                     {"real", Value::number("-1.5e-3")},
                                     {"int", smallest}});
  EXPECT_EQ(write(value), R"({"z":[1,-2,[]],"a":{"":null},"real":-1.5e-3,"int":-9223372036854775808})");
}

TEST(JsonWrite, EscapesOnlyWhatItMust) {
  EXPECT_EQ(write("\"\\/\b\f\n\r\t\x01\x1f\x7f é😀"), "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7f é😀\"");
  EXPECT_EQ(write("a\0b"sv), R"("a\u0000b")");
  EXPECT_EQ(write(Value::object({{"\n", 1}})), R"({"\n":1})");
}

TEST(JsonWrite, IndentsForPeople) {
  const Value value = Value::object({{"a", Value::array({1, Value::object({{"b", true}})})},
                                     {"c", Value::array()},
                                     {"d", Value::object()}});
  EXPECT_EQ(write_pretty(value), R"({
  "a": [
    1,
    {
      "b": true
    }
  ],
  "c": [],
  "d": {}
}
)");
  EXPECT_EQ(write_pretty(7), "7\n");
}

#ifndef NDEBUG
TEST(JsonValueDeathTest, BrokenPreconditionsAreCaught) {
  EXPECT_DEATH(Value("x").as_int(), "");
  EXPECT_DEATH(Value(1).push_back(2), "");
  EXPECT_DEATH(Value(1).set("a", 2), "");
  EXPECT_DEATH(Value::object({{"a", 1}, {"a", 2}}), "");
  EXPECT_DEATH(Value{std::numeric_limits<std::uint64_t>::max()}, "");
  for (const char* text : {"", "-", "01", "1.", ".5", "1e", "1e+", "nan", "1 ", "+1"}) {
    EXPECT_DEATH(Value::number(text), "") << text;
  }
}
#endif

}  // namespace
}  // namespace horta::json
