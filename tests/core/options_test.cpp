#include "engine/core/options.h"

#include <gtest/gtest.h>

#include <array>

namespace horta {
namespace {

constexpr std::array<std::string_view, 2> off_on{"off", "on"};
constexpr std::array<std::string_view, 3> seats{"drawn", "0", "1"};
constexpr std::array<OptionSpec, 2> specs{OptionSpec{.name = "extras", .values = off_on},
                                          OptionSpec{.name = "first", .values = seats}};

std::string read(const std::string& text) {
  const auto value = json::parse(text);
  const auto options = options_from_json(specs, *value);
  return options ? json::write(options->to_json()) : options.error().code;
}

TEST(Options, AreTheFirstValuesUnlessChosenOtherwise) {
  const auto options = make_options(specs, {});
  ASSERT_TRUE(options);
  EXPECT_EQ((*options)["extras"], "off");
  EXPECT_EQ((*options)["first"], "drawn");
}

TEST(Options, TakeChosenValuesInTheOrderOfTheSpecification) {
  const auto options = make_options(specs, {{"first", "1"}, {"extras", "on"}});
  ASSERT_TRUE(options);
  EXPECT_EQ(json::write(options->to_json()), R"({"extras":"on","first":1})") << "a digit stands as a number";
}

TEST(Options, RefuseAnOptionThatIsGivenTwice) {
  const auto options = make_options(specs, {{"first", "1"}, {"first", "0"}});
  ASSERT_FALSE(options);
  EXPECT_EQ(options.error().code, "option_twice");
  EXPECT_EQ(json::write(options.error().params), R"({"option":"first"})");
}

TEST(Options, RefuseAnUnknownNameAndSayWhichThereAre) {
  const auto options = make_options(specs, {{"second", "1"}});
  ASSERT_FALSE(options);
  EXPECT_EQ(options.error().code, "option_unknown");
  EXPECT_EQ(json::write(options.error().params), R"({"option":"second","known":"extras, first"})");
}

TEST(Options, RefuseAnUnknownValueAndSayWhichThereAre) {
  const auto options = make_options(specs, {{"first", "2"}});
  ASSERT_FALSE(options);
  EXPECT_EQ(options.error().code, "option_value");
  EXPECT_EQ(json::write(options.error().params), R"({"option":"first","value":"2","known":"drawn, 0, 1"})");
}

TEST(Options, ReadBackFromTheirJson) {
  EXPECT_EQ(read(R"({"extras":"on","first":1})"), R"({"extras":"on","first":1})");
  EXPECT_EQ(read(R"({"first":"1"})"), R"({"extras":"off","first":1})") << "a number may stand as text";
  EXPECT_EQ(read("{}"), R"({"extras":"off","first":"drawn"})");
}

TEST(Options, RefuseJsonThatIsNoObjectOfTextsAndNumbers) {
  for (const char* text :
       {"[]", "1", "null", R"({"extras":true})", R"({"extras":null})", R"({"extras":["on"]})"})
    EXPECT_EQ(read(text), "options_shape") << text;
  EXPECT_EQ(read(R"({"first":-1})"), "option_value");
  EXPECT_EQ(read(R"({"first":10})"), "option_value");
  EXPECT_EQ(read(R"({"what":1})"), "option_unknown");
  EXPECT_TRUE(options_from_json(specs, {}).error().params.is_object()) << "parameters are always an object";
}

TEST(Options, SplitTextAtCommasAndEqualSigns) {
  using List = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(*split_options(""), List{});
  EXPECT_EQ(*split_options("a=1"), (List{{"a", "1"}}));
  EXPECT_EQ(*split_options("a=1,b=x=y,c="), (List{{"a", "1"}, {"b", "x=y"}, {"c", ""}}));
}

TEST(Options, RefuseTextWithoutNameOrEqualSign) {
  for (const char* text : {"a", "=1", "a=1,b", "a=1,,b=2", ","}) {
    const auto split = split_options(text);
    ASSERT_FALSE(split) << text;
    EXPECT_EQ(split.error().code, "option_syntax") << text;
  }
  EXPECT_EQ(json::write(split_options("a=1,b").error().params), R"({"text":"b"})");
}

}  // namespace
}  // namespace horta
