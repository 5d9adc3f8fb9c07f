// The schemas of what the modules answer name what the games name: no more, no less.

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "engine/bruxelles1893/cards.h"
#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/view.h"
#include "engine/bruxelles1897/cards.h"
#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/view.h"
#include "engine/core/json.h"

namespace horta {
namespace {

using json::Value;
namespace game1893 = bruxelles1893;
namespace game1897 = bruxelles1897;
using Names = std::set<std::string>;

Value definitions_of(std::string_view game) {
  std::ifstream file{std::string{HORTA_SOURCE_DIR "/wasm/answers/"}.append(game).append(".json")};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  return *json::parse(text)->find("$defs");
}

// What a definition lists, or which values of a member its alternatives are about.
Names listed(const Value& definitions, std::string_view name, std::string_view member = {}) {
  Names names;
  const Value& definition = *definitions.find(name);
  if (member.empty())
    for (const Value& value : definition.find("enum")->as_array()) names.insert(value.as_string());
  else
    for (const Value& one : definition.find("oneOf")->as_array())
      names.insert(one.find("properties")->find(member)->find("const")->as_string());
  return names;
}

Names names_of(int count, auto&& name) {
  Names names;
  for (int number = 0; number < count; ++number)
    names.insert(std::string{name(static_cast<std::uint8_t>(number))});
  return names;
}

template <class Item>
Names names_of(int count) {
  return names_of(count, [](std::uint8_t number) { return std::string{name(Item{number})}; });
}

template <class Game>
void expect_same_kinds(const Value& definitions, int kinds) {
  const Names names = names_of(kinds, Game::kind_name);
  EXPECT_EQ(listed(definitions, "Kind"), names);
  EXPECT_EQ(listed(definitions, "Decision", "kind"), names);
  EXPECT_EQ(listed(definitions, "Decided", "kind"), names);
}

TEST(Answers, NameTheThingsOf1897) {
  const Value known = definitions_of("bruxelles-1897");
  expect_same_kinds<game1897::Game>(known, game1897::kinds);
  EXPECT_EQ(listed(known, "GameEvent", "event"), names_of<game1897::EventType>(game1897::event_types));
  EXPECT_EQ(listed(known, "Cause"), names_of<game1897::Cause>(game1897::causes));
  EXPECT_EQ(listed(known, "Source"), names_of<game1897::Source>(game1897::sources));
  EXPECT_EQ(listed(known, "Draw", "chance"), names_of<game1897::Pile>(game1897::piles));
  EXPECT_EQ(listed(known, "Colour"), names_of<game1897::Colour>(game1897::colours));
  EXPECT_EQ(listed(known, "Material"), names_of<game1897::Material>(game1897::material_types));
  EXPECT_EQ(listed(known, "House"), names_of<game1897::House>(game1897::house_designs));
  EXPECT_EQ(listed(known, "Noble"), names_of<game1897::Noble>(game1897::noble_figures));
  EXPECT_EQ(listed(known, "Architect"), names_of<game1897::Architect>(game1897::architect_types));
  EXPECT_EQ(listed(known, "Place"), names_of<game1897::Brussels>(game1897::brussels_card_types));
  EXPECT_EQ(listed(known, "ActionCard"), names_of(game1897::action_card_types, [](std::uint8_t number) {
              return full_name(game1897::ActionCard{number});
            }));
}

TEST(Answers, NameTheThingsOf1893) {
  const Value known = definitions_of("bruxelles-1893");
  expect_same_kinds<game1893::Game>(known, game1893::kinds);
  EXPECT_EQ(listed(known, "GameEvent", "event"), names_of<game1893::EventType>(game1893::event_types));
  EXPECT_EQ(listed(known, "Cause"), names_of<game1893::Cause>(game1893::causes));
  EXPECT_EQ(listed(known, "Source"), names_of<game1893::Source>(game1893::sources));
  EXPECT_EQ(listed(known, "Moment"), names_of<game1893::Moment>(game1893::moments));
  EXPECT_EQ(listed(known, "Draw", "chance"), names_of<game1893::Pile>(game1893::piles));
  EXPECT_EQ(listed(known, "Pile"), names_of<game1893::Pile>(game1893::piles));
  EXPECT_EQ(listed(known, "Material"), names_of<game1893::Material>(game1893::material_types));
  EXPECT_EQ(listed(known, "Notable"), names_of<game1893::Notable>(game1893::notable_figures));
  EXPECT_EQ(listed(known, "Place"), names_of<game1893::Brussels>(game1893::brussels_actions));
  EXPECT_EQ(listed(known, "Board"), names_of<game1893::Board>(game1893::architects));
  EXPECT_EQ(listed(known, "Line"), names_of<game1893::Line>(game1893::strategy_lines));
  EXPECT_EQ(listed(known, "Track"), names_of<game1893::Track>(game1893::tracks));
  EXPECT_EQ(listed(known, "Space"), names_of<game1893::Space>(game1893::space_types));
  EXPECT_EQ(listed(known, "Tile"), names_of<game1893::Tile>(game1893::tiles));
  EXPECT_EQ(listed(known, "Bonus"), names_of(game1893::bonus_card_types, [](std::uint8_t number) {
              return game1893::bonus_card(number).name;
            }));
}

}  // namespace
}  // namespace horta
