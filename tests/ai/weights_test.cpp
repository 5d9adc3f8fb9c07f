#include "ai/evaluation/weights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "ai/bots/bot_kind.h"
#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "tests/core/json_edit.h"
#include "tests/support/all_games.h"
#include "tests/support/rule_sets.h"

namespace horta {
namespace {

using json::Value;
using test::edited;
using test::Path;
using ::testing::HasSubstr;

template <Game G>
class WeightFile : public ::testing::Test {
 protected:
  // The first set of weights of the evaluation.
  std::string set() const { return file_.find("values")->as_object().front().first; }

  void expect_refused(const Path& path, const std::optional<Value>& replacement, std::string_view entry,
                      std::string_view form) {
    const auto read = weights_from_json(edited(file_, path, replacement), shape_);
    ASSERT_FALSE(read) << entry;
    EXPECT_EQ(read.error().code, "weights");
    EXPECT_EQ(read.error().params.find("entry")->as_string(), entry);
    EXPECT_EQ(read.error().params.find("form")->as_string(), form) << entry;
  }

  // As faults name them.
  std::string in_set(std::string_view entry) const { return "values/" + set() + "/" + std::string{entry}; }
  static std::string in_policy(std::string_view entry) { return "policy/" + std::string{entry}; }

  const WeightShape shape_ = weight_shape<G>();
  const Value file_ = *json::parse(shipped_weights(G::name));
};

TYPED_TEST_SUITE(WeightFile, test::AllGames);

TYPED_TEST(WeightFile, AsShippedHasASetForEveryTable) {
  const auto weights = weights_from_json(this->file_, this->shape_);
  ASSERT_TRUE(weights) << json::write(weights.error().params);
  std::set<std::string> names;
  for (const ValueWeights& set : weights->values) names.insert(set.name);
  for (const auto& rules : test::all_rules<TypeParam>())
    EXPECT_TRUE(names.contains(Heuristic<TypeParam>::weights_name(rules)));
}

TYPED_TEST(WeightFile, AsShippedIsWhatBotsPlayWith) {
  const auto weights = shipped_weights<TypeParam>();
  ASSERT_TRUE(weights);
  EXPECT_EQ(weights_to_json(*weights, this->shape_), this->file_);
}

TYPED_TEST(WeightFile, ThatIsShippedBrokenIsAMistakeOfTheProgramAndSaysWhich) {
  const auto message_of = [&](std::string_view text) -> std::string {
    try {
      weights_of_program("some-game", text, this->shape_);
    } catch (const std::logic_error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(message_of(""), HasSubstr("some-game"));
  EXPECT_THAT(message_of("{\"values\":"), HasSubstr("json"));
  EXPECT_THAT(message_of(json::write(edited(this->file_, Path{"policy"}, std::nullopt))),
              HasSubstr("policy/"));
}

TYPED_TEST(WeightFile, IsWrittenAsItWasRead) {
  const auto weights = weights_from_json(this->file_, this->shape_);
  EXPECT_EQ(weights_to_json(*weights, this->shape_), this->file_);
}

TYPED_TEST(WeightFile, MayNotLackAnEntry) {
  const std::string set = this->set();
  this->expect_refused({"values"}, std::nullopt, "values", "sets");
  this->expect_refused({"values"}, Value::object(), "values", "sets");
  this->expect_refused({"values"}, Value::array(), "values", "sets");
  this->expect_refused({"values", set, "spread"}, std::nullopt, this->in_set("spread"), "missing");
  this->expect_refused({"values", set}, Value::array(), this->in_set("spread"), "missing");
  this->expect_refused({"policy"}, std::nullopt, this->in_policy(this->shape_.patterns.front().name),
                       "missing");
  for (const Block& block : this->shape_.features)
    this->expect_refused({"values", set, std::string{block.name}}, std::nullopt, this->in_set(block.name),
                         "missing");
  for (const Block& block : this->shape_.patterns)
    this->expect_refused({"policy", std::string{block.name}}, std::nullopt, this->in_policy(block.name),
                         "missing");
}

TYPED_TEST(WeightFile, MayNotHaveOtherSizes) {
  const std::string set = this->set();
  this->expect_refused({"values", set, "spread", "0"}, std::nullopt, this->in_set("spread"), "list");
  for (const Block& block : this->shape_.features) {
    const std::string name{block.name};
    this->expect_refused({"values", set, name, "0"}, std::nullopt, this->in_set(name), "rounds");
    this->expect_refused({"values", set, name, "0", "0"}, std::nullopt, this->in_set(name), "rounds");
  }
  for (const Block& block : this->shape_.patterns)
    this->expect_refused({"policy", std::string{block.name}, "0"}, std::nullopt, this->in_policy(block.name),
                         "list");
}

TYPED_TEST(WeightFile, MayHoldNothingButSensibleNumbers) {
  const std::string set = this->set();
  const std::string feature{this->shape_.features.back().name}, pattern{this->shape_.patterns.back().name};
  for (const Value& nonsense : {Value{"7"}, Value{true}, Value{}, Value::array(), Value::number("1.5"),
                                Value{INT64_MAX}, Value{INT64_MIN}, Value{1'000'001}, Value{-1'000'001}}) {
    this->expect_refused({"values", set, "spread", "0"}, nonsense, this->in_set("spread"), "list");
    this->expect_refused({"values", set, feature, "0", "0"}, nonsense, this->in_set(feature), "rounds");
    this->expect_refused({"policy", pattern, "0"}, nonsense, this->in_policy(pattern), "list");
  }
  for (const int spread : {0, -1})
    this->expect_refused({"values", set, "spread", "1"}, Value{spread}, this->in_set("spread"), "list");
}

TYPED_TEST(WeightFile, OfAnyOtherKindIsRefused) {
  for (const Value& file : {Value{}, Value{1}, Value{"weights"}, Value::array(), Value::object()})
    EXPECT_FALSE(weights_from_json(file, this->shape_));
}

// Every weight as large as a file may have it: nothing overflows (the sanitizers watch), and games go on.
TYPED_TEST(WeightFile, WithTheLargestWeightsStillPlays) {
  using G = TypeParam;
  for (const std::int32_t extreme : {1'000'000, -1'000'000}) {
    auto weights = *weights_from_json(this->file_, this->shape_);
    for (ValueWeights& set : weights.values) {
      for (auto& round : set.features) std::ranges::fill(round, extreme);
      std::ranges::fill(set.spread, 1);
    }
    std::ranges::fill(weights.policy, extreme);
    const auto shared = std::make_shared<const Weights>(std::move(weights));
    for (const std::string_view name : {"greedy", "search:20"}) {
      const auto bot = find_bot(G::name, name, shared)->make(1);
      const auto& rules = test::all_rules<G>().front();
      auto table = test::table_at<G>(rules, {});
      typename G::State& state = table.state();
      RandomChance chance{1};
      NoEvents silent;
      MoveList options;
      G::set_up(rules, state, chance, silent);
      for (int decision = 0; decision < 60 && !G::over(state); ++decision) {
        G::legal(rules, state, options);
        const Move move = *bot->choose(table);
        ASSERT_TRUE(options.contains(move));
        G::apply(rules, state, move, chance, silent);
      }
    }
  }
}

}  // namespace
}  // namespace horta
