#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "engine/core/json.h"

namespace horta::json {
namespace {

// Pieces that each meet another rule of reading or writing: plain, escaped, and of one to four UTF-8 bytes.
rc::Gen<std::string> text() {
  const auto piece = rc::gen::element<std::string>("a", "Z", " ", "/", "\"", "\\", "\n", "\t", "\x01", "\x1f",
                                                   "\x7f", std::string(1, '\0'), "é", "ʒ", "€", "😀");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece), [](const auto& pieces) {
    std::string joined;
    for (const std::string& next : pieces) joined += next;
    return joined;
  });
}

Object without_duplicates(const Object& members) {
  Object unique;
  for (const Member& member : members) {
    if (std::ranges::find(unique, member.first, &Member::first) == unique.end()) unique.push_back(member);
  }
  return unique;
}

rc::Gen<Value> value_of_depth(int depth) {
  const auto leaf = rc::gen::oneOf(
      rc::gen::just(Value()),
      rc::gen::map(rc::gen::arbitrary<bool>(), [](bool truth) { return Value(truth); }),
      rc::gen::map(rc::gen::arbitrary<std::int64_t>(), [](std::int64_t integer) { return Value(integer); }),
      rc::gen::map(text(), [](std::string string) { return Value(std::move(string)); }));
  if (depth == 0) return leaf;
  const auto inner = value_of_depth(depth - 1);
  const auto list = rc::gen::map(rc::gen::resize(8, rc::gen::container<Array>(inner)),
                                 [](Array elements) { return Value::array(std::move(elements)); });
  const auto record =
      rc::gen::map(rc::gen::resize(24, rc::gen::container<Object>(rc::gen::pair(text(), inner))),
                   [](const Object& members) { return Value::object(without_duplicates(members)); });
  return rc::gen::oneOf(leaf, list, record);
}

rc::Gen<Value> any_value() { return value_of_depth(3); }

RC_GTEST_PROP(JsonProperty, EveryValueSurvivesWritingAndReading, ()) {
  const Value value = *any_value();
  const auto compact = parse(write(value));
  RC_ASSERT(compact.has_value());
  RC_ASSERT(*compact == value);
  const auto pretty = parse(write_pretty(value));
  RC_ASSERT(pretty.has_value());
  RC_ASSERT(*pretty == value);
}

RC_GTEST_PROP(JsonProperty, ValuesAreEqualExactlyWhenTheirTextsAre, ()) {
  const Value left = *any_value();
  const Value right = *any_value();
  RC_ASSERT((left == right) == (write(left) == write(right)));
  RC_ASSERT(left == Value(left));
}

RC_GTEST_PROP(JsonProperty, EveryProperPrefixOfAnArrayIsTruncatedAtItsEnd, ()) {
  const std::string whole = write(Value::array({*any_value()}));
  const auto length = *rc::gen::inRange<std::size_t>(0, whole.size());
  const auto part = parse(std::string_view(whole).substr(0, length));
  RC_ASSERT(!part.has_value());
  RC_ASSERT(part.error().code == Code::truncated);
  RC_ASSERT(part.error().offset == length);
}

RC_GTEST_PROP(JsonProperty, ADamagedTextIsReadOrRefusedWithinItsBounds, ()) {
  std::string damaged = write(*any_value());
  const auto at = *rc::gen::inRange<std::size_t>(0, damaged.size());
  damaged[at] = *rc::gen::arbitrary<char>();
  const auto value = parse(damaged);
  if (value) {
    RC_ASSERT(parse(write(*value)).value() == *value);
  } else {
    RC_ASSERT(value.error().offset <= damaged.size());
  }
}

}  // namespace
}  // namespace horta::json
