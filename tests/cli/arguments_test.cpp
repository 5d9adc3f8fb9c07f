// What stands on the command line itself: its control characters, the help, the version.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/components.h"
#include "engine/core/version.h"
#include "tests/cli/command_test.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

using Arguments = CommandTest;

TEST_F(Arguments, NoneOfThemReachesTheTerminalAsItIs) {
  const std::string evil = "\x1b[2J\x1b]0;title\x07\xc2\x9b\nhorta: all good";
  const std::string bot = "exec:false '" + evil.substr(0, evil.find('\n')) + "'";
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{evil},
        {"--" + evil},
        {"sim", evil},
        {"sim", "--" + evil},
        {"sim", "--games", evil},
        {"sim", "--seed", evil},
        {"sim", "--game", evil},
        {"sim", "--options", evil},
        {"sim", "--bots", evil},
        {"sim", "--games", "1", "--bots", bot + ",random"},
        {"sim", "--component-data", evil},
        {"sim", "--records", "no/" + evil},
        {"arena", "--arms", evil},
        {"arena", "--shard", evil, "--a", "random", "--b", "random"},
        {"arena", "--merge", evil},
        {"arena", "--blocks", "1", "--a", bot, "--b", "random"},
        {"arena", "--blocks", "1", "--ladder", bot + ",random"},
        {"replay", evil},
        {"verify", evil},
        {"hint", "--position", evil},
        {"play", "--language", evil},
        {"play", "--resume", evil},
        {"engine", "--options", evil},
        {"serve", "--address", evil},
        {"serve", "--web", evil},
        {"bench", "--game", evil}}) {
    const std::string output = run(arguments).output;
    for (const char* control : {"\x1b", "\x07", "\xc2\x9b", "\nhorta: all good"})
      EXPECT_THAT(output, Not(HasSubstr(control))) << testing::PrintToString(arguments);
    EXPECT_NE(output, "");
  }
}

TEST_F(Arguments, NamesInAComponentFileDoNotReachTheTerminalAsTheyAre) {
  json::Value data = newest_components("bruxelles-1897").data;
  json::Value tables = *data.find("tables");
  tables.set("\x1b[2J", json::Value::object({{"source", "rulebook"}}));
  data.set("tables", std::move(tables));
  folder_.write("evil.json", json::write(data));
  EXPECT_THAT(run({"games", "--components", "--component-data", "evil.json"}).output, Not(HasSubstr("\x1b")));
}

TEST_F(Arguments, NamesInThePartsOfAnArenaDoNotReachTheTerminalAsTheyAre) {
  std::string part =
      run({"arena", "--a", "greedy", "--b", "random", "--blocks", "2", "--shard", "0/1"}).output;
  for (std::size_t place; (place = part.find("\"greedy\"")) != std::string::npos;)
    part.replace(place, 8, "\"\\u001b[2J\"");
  folder_.write("part.json", part);
  const Outcome outcome = run({"arena", "--merge", "part.json"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("A = ?[2J"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("\x1b")));
}

TEST_F(Arguments, WhatIsWrongIsToldInOneLineWithTheWayToHelp) {
  const Outcome outcome = run({"sim", "--gaems", "3"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.output, StartsWith("horta: "));
  EXPECT_THAT(outcome.output, HasSubstr("--gaems"));
  EXPECT_THAT(outcome.output, HasSubstr("\nRun with --help for more information.\n"));
}

TEST_F(Arguments, HelpNamesAllGames) {
  const std::string help = run({"--help"}).output;
  for (const char* game : {"Bruxelles 1897", "Bruxelles 1893", "Belle Époque"})
    EXPECT_THAT(help, HasSubstr(game));
}

TEST_F(Arguments, TheVersionComesWithRulesAndComponents) {
  const Outcome outcome = run({"--version"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.output, StartsWith("Horta " + std::string{program_version()} + "\n"));
  const json::Value games = last_line(run({"games", "--json"}).output);
  for (const json::Value& game : games.find("games")->as_array())
    EXPECT_THAT(outcome.output, HasSubstr(game.find("name")->as_string() + "  rules " +
                                          std::to_string(game.find("rules_version")->as_int()) +
                                          "  components " + game.find("components")->as_string() + "\n"));
}

}  // namespace
}  // namespace horta::tests
