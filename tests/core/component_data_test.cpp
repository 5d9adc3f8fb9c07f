// Every number and word of every game's component data is looked at: one that is missing, of another type or
// out of range is refused, and the fault names its place.

#include <gtest/gtest.h>

#include <cstring>

#include "engine/core/components.h"
#include "tests/core/component_leaves.h"
#include "tests/support/all_games.h"

namespace horta {
namespace {

using json::Value;
using test::edited;
using test::Leaf;
using test::Path;

template <Game G>
class ComponentData : public ::testing::Test {
 protected:
  // Calls visit(rules or fault) for every rule set and number of players.
  template <class Visit>
  static void each_rules(const Value& data, Visit&& visit) {
    for (const std::string_view rule_set : G::rule_sets())
      for (int players = G::min_players; players <= G::max_players; ++players)
        visit(G::make_rules(players, *make_options(G::options(), *split_options(rule_set)), data));
  }

  // At least one table must notice, and the fault must point at the right place.
  static void expect_rejected(const Value& data, const Leaf& leaf, const std::string& how) {
    bool rejected = false;
    each_rules(data, [&](const auto& made) {
      if (made) return;
      rejected = true;
      const Fault& fault = made.error();
      EXPECT_TRUE(fault.code == "component_number" || fault.code == "component_field") << fault.code;
      EXPECT_EQ(fault.params.find("table")->as_string(), leaf.table()) << leaf.text() << " " << how;
      const std::string& field = fault.params.find("field")->as_string();
      EXPECT_TRUE(leaf.text().starts_with(leaf.table() + "." + field))
          << leaf.text() << " " << how << " was reported as " << field;
    });
    EXPECT_TRUE(rejected) << leaf.text() << " " << how;
  }

  const Value data_ = newest_components(G::name).data;
  const std::vector<Leaf> leaves_ = test::leaves_of(data_);
};

TYPED_TEST_SUITE(ComponentData, test::AllGames);

TYPED_TEST(ComponentData, MakesTheRulesOfEveryTable) {
  EXPECT_GT(this->leaves_.size(), 80u);
  this->each_rules(this->data_, [](const auto& made) { EXPECT_TRUE(made); });
}

TYPED_TEST(ComponentData, MayNotLackAnything) {
  for (const Leaf& leaf : this->leaves_) {
    if (leaf.table() == "starting_prison" && leaf.path.size() > 4) continue;  // a shorter list is a list
    this->expect_rejected(edited(this->data_, leaf.path, std::nullopt), leaf, "missing");
  }
}

TYPED_TEST(ComponentData, MayNotBeOfAnotherType) {
  for (const Leaf& leaf : this->leaves_)
    for (const Value& other : {Value{}, Value{true}, Value::array({}), Value::object({}),
                               leaf.value.is_int() ? Value{"4"} : Value{4}})
      this->expect_rejected(edited(this->data_, leaf.path, other), leaf, json::write(other));
}

TYPED_TEST(ComponentData, MayNotBeOutOfRange) {
  for (const Leaf& leaf : this->leaves_) {
    if (leaf.value.is_int()) {
      for (const std::int64_t number :
           {std::int64_t{-1}, std::int64_t{1000}, INT64_MIN, INT64_MAX, std::int64_t{1} << 32})
        this->expect_rejected(edited(this->data_, leaf.path, Value{number}), leaf, std::to_string(number));
    } else {
      this->expect_rejected(edited(this->data_, leaf.path, Value{"nonsense"}), leaf, "nonsense");
    }
  }
}

TYPED_TEST(ComponentData, MayNotLackATable) {
  for (const auto& [table, content] : this->data_.find("tables")->as_object())
    for (const std::optional<Value>& other :
         {std::optional<Value>{}, std::optional{Value{1}}, std::optional{Value{}}})
      this->each_rules(edited(this->data_, Path{"tables", table}, other), [&](const auto& made) {
        ASSERT_FALSE(made) << table;
        EXPECT_EQ(made.error().params.find("table")->as_string(), table);
      });
}

}  // namespace
}  // namespace horta
