// Component data of one's own are taken by all commands or by none.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/registry.h"
#include "tests/cli/command_test.h"
#include "tests/core/component_leaves.h"

namespace horta::tests {
namespace {

using test::edited;
using test::Leaf;

class OwnComponents : public CommandTest, public testing::WithParamInterface<const char*> {
 protected:
  bool takes(std::vector<std::string> arguments) { return run(std::move(arguments)).code == 0; }
};

// Some numbers count for one number of players only, or for one rule set.
TEST_P(OwnComponents, WhatOneCommandTakesNoOtherRefuses) {
  const GameInfo& game = *find_game(GetParam());
  const std::string name{game.name};
  const std::string fewest = std::to_string(game.min_players), most = std::to_string(game.max_players);
  ASSERT_TRUE(takes({"sim", "--game", name, "--games", "1", "--records", "games.jsonl"}));
  const json::Value data = newest_components(game.name).data;
  const auto leaves = test::leaves_of(data);
  // Every number for the fewest and for the most players, and some of the others.
  std::size_t mutants = 0, refused = 0;
  for (std::size_t index = 0; index < leaves.size(); ++index) {
    const std::string& last = leaves[index].path.size() > 3 ? leaves[index].path[3] : "";
    if (last != fewest && last != most && index % 16 != 0) continue;
    folder_.write("own.json", json::write(edited(data, leaves[index].path, json::Value{})));
    ++mutants;
    const bool taken = takes({"games", "--component-data", "own.json"});
    refused += taken ? 0 : 1;
    for (const std::string& players : {fewest, most})
      EXPECT_EQ(takes({"sim", "--game", name, "--players", players, "--games", "1", "--component-data",
                       "own.json"}),
                taken)
          << leaves[index].text() << ", " << players << " players";
    EXPECT_EQ(takes({"replay", "games.jsonl", "--verify", "--component-data", "own.json"}), taken)
        << leaves[index].text();
  }
  EXPECT_GT(mutants, 10u);
  EXPECT_GT(refused, 0u);
}

INSTANTIATE_TEST_SUITE_P(Games, OwnComponents, testing::Values("bruxelles-1897", "bruxelles-1893"),
                         [](const auto& param) {
                           return std::string{param.param}.ends_with("1897") ? "of1897" : "of1893";
                         });

using OwnComponentsOfOneGame = CommandTest;

TEST_F(OwnComponentsOfOneGame, LeaveTheOtherGamesAsTheyWereShipped) {
  json::Value data = newest_components("bruxelles-1893").data;
  data.set("comment", "mine");
  folder_.write("own.json", json::write(data));
  const Outcome outcome = run({"games", "--json", "--component-data", "own.json"});
  ASSERT_EQ(outcome.code, 0) << outcome.output;
  const json::Value games = last_line(outcome.output);
  for (const json::Value& game : games.find("games")->as_array())
    EXPECT_EQ(game.find("components")->as_string() ==
                  to_hex(newest_components(game.find("name")->as_string()).digest),
              game.find("name")->as_string() != "bruxelles-1893");
  expect_refusal(run({"sim", "--game", "bruxelles-1897", "--component-data", "own.json"}), 2, "own.json");
}

}  // namespace
}  // namespace horta::tests
