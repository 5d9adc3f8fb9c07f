#include "engine/core/registry.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/embedded.h"

namespace horta {
namespace {

Options defaults(const GameInfo& game) { return *make_options(game.options, {}); }

TEST(Registry, FindsEveryGameByItsName) {
  std::set<std::string_view> names;
  for (const GameInfo& game : games()) {
    EXPECT_EQ(find_game(game.name), &game);
    EXPECT_TRUE(names.insert(game.name).second) << game.name;
    EXPECT_LE(game.max_players, max_seats);
    EXPECT_GE(game.rules_version, 1);
  }
  EXPECT_TRUE(names.contains("bruxelles-1897"));
}

TEST(Registry, KnowsNoOtherName) {
  for (const char* name : {"", "bruxelles", "Bruxelles-1897", "bruxelles-1897 "})
    EXPECT_EQ(find_game(name), nullptr);
}

TEST(Registry, MakesATableForEveryNumberOfPlayers) {
  for (const GameInfo& game : games())
    for (int players = game.min_players; players <= game.max_players; ++players) {
      const auto table =
          game.make_table(players, defaults(game), newest_components(game.name).data, game.rules_version);
      ASSERT_TRUE(table) << game.name << " " << players;
      EXPECT_EQ((*table)->game(), game.name);
      EXPECT_EQ((*table)->players(), players);
      RandomChance random{1};
      struct : Chance {
        RandomChance source{1};
        int draw(const PileView& pile) override { return source.draw(pile); }
      } chance;
      EventLog events;
      (*table)->set_up(chance, events);
      EXPECT_FALSE((*table)->over());
      const auto copy = (*table)->clone();
      EXPECT_TRUE(copy->same_position(**table));
      EXPECT_EQ(copy->position(), (*table)->position());
    }
}

TEST(Registry, RefusesTooFewAndTooManyPlayers) {
  for (const GameInfo& game : games())
    for (const int players : {-1, 0, 1, game.min_players - 1, game.max_players + 1, 1000}) {
      const auto table =
          game.make_table(players, defaults(game), newest_components(game.name).data, game.rules_version);
      ASSERT_FALSE(table);
      EXPECT_EQ(table.error().code, "player_count");
      EXPECT_EQ(table.error().params.find("players")->as_int(), players);
      EXPECT_EQ(table.error().params.find("least")->as_int(), game.min_players);
      EXPECT_EQ(table.error().params.find("most")->as_int(), game.max_players);
    }
}

TEST(Registry, RefusesAFirstPlayerWhoIsNotThere) {
  const GameInfo& game = *find_game("bruxelles-1897");
  const Options options = *make_options(game.options, {{"first_player", "3"}});
  const auto data = newest_components(game.name).data;
  EXPECT_TRUE(game.make_table(4, options, data, game.rules_version));
  const auto table = game.make_table(3, options, data, game.rules_version);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().code, "first_player_missing");
  EXPECT_EQ(json::write(table.error().params), R"({"seat":3,"players":3})");
}

TEST(Registry, EveryShippedComponentFileIsOfItsGameAndVersionAndMakesTables) {
  std::set<Digest> digests;
  for (const EmbeddedFile& file : component_files()) {
    const auto data = read_component_text(file.text);
    ASSERT_TRUE(data) << file.path;
    const GameInfo* game = find_game(file.path.substr(0, file.path.find('/')));
    ASSERT_NE(game, nullptr) << file.path;
    const auto version = data->find("version")->as_int();
    EXPECT_EQ(file.path, std::string{game->name} + "/" + std::to_string(version) + ".json");
    EXPECT_TRUE(digests.insert(sha256(json::write(*data))).second) << file.path << " is shipped twice";
    for (int players = game->min_players; players <= game->max_players; ++players)
      EXPECT_TRUE(game->make_table(players, defaults(*game), *data, game->rules_version)) << file.path;
  }
}

}  // namespace
}  // namespace horta
