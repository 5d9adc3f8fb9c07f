// The program with one more game: what it gets by registering itself.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "engine/core/json.h"
#include "engine/core/registry.h"
#include "tests/support/temporary_folder.h"

namespace horta::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Vitrail : public ::testing::Test {
 protected:
  // Runs the program with that game; what it printed.
  std::string run(const std::string& arguments, const std::string& input = "") {
    std::ofstream{folder_.path() / "input"} << input;
    const std::string command =
        "cd '" + folder_.path().string() + "' && LC_ALL=C '" HORTA_WITH_TOY "' " + arguments + " <input 2>&1";
    std::FILE* pipe = popen(command.c_str(), "r");
    std::string output;
    std::array<char, 4096> bytes{};
    while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), pipe))
      output.append(bytes.data(), count);
    const int status = pclose(pipe);
    EXPECT_TRUE(WIFEXITED(status)) << output;
    code_ = WEXITSTATUS(status);
    return output;
  }

  static json::Value last_line(const std::string& output) {
    const auto value = json::parse(output.substr(output.rfind('\n', output.size() - 2) + 1));
    EXPECT_TRUE(value) << output;
    return value ? *value : json::Value{};
  }

  // Every number that follows a name in an object.
  static std::vector<double> numbers(const std::string& output, const std::string& name) {
    std::vector<double> found;
    const std::string key = "\"" + name + "\":";
    for (auto place = output.find(key); place != std::string::npos; place = output.find(key, place + 1))
      found.push_back(std::strtod(output.c_str() + place + key.size(), nullptr));
    return found;
  }

  TemporaryFolder folder_;
  int code_ = -1;
};

TEST_F(Vitrail, IsUnknownToPlayers) { EXPECT_EQ(find_game("vitrail"), nullptr); }

TEST_F(Vitrail, IsListedWithItsComponents) {
  EXPECT_THAT(run("games"), HasSubstr("vitrail"));
  EXPECT_EQ(code_, 0);
}

TEST_F(Vitrail, HasBotsOfEveryKind) {
  const std::string output =
      run("sim --game vitrail --players 4 --bots random,greedy,level:8,search:20 --games 200 --json");
  EXPECT_THAT(numbers(output, "failures"), ::testing::Each(0));
  const std::vector<double> points = numbers(output, "mean_vp");
  ASSERT_EQ(points.size(), 4u) << output;
  for (const std::size_t thinks : {1u, 2u, 3u}) EXPECT_GT(points[thinks], points[0]) << thinks;
}

TEST_F(Vitrail, HasAnArena) {
  const std::string output = run("arena --game vitrail --players 2 --a greedy --b random --blocks 60 --json");
  EXPECT_THAT(numbers(output, "win_share_a"), ::testing::Contains(::testing::Gt(0.5)));
}

TEST_F(Vitrail, HasRecordsThatAreReplayedAndVerified) {
  run("sim --game vitrail --players 3 --bots random --games 20 --records games.jsonl");
  ASSERT_EQ(code_, 0);
  EXPECT_THAT(run("replay games.jsonl --verify"), HasSubstr("20 passed, 0 failed"));
  EXPECT_THAT(run("verify games.jsonl"), HasSubstr("20 passed, 0 failed"));
}

TEST_F(Vitrail, IsPlayedInTheTerminal) {
  const std::string output =
      run("play --game vitrail --seats you,greedy --seed 3 --save game.horta.json", "take\nbreak\n1\n");
  EXPECT_EQ(code_, 0) << output;
  EXPECT_THAT(output, HasSubstr("glass"));
  EXPECT_THAT(run("verify game.horta.json"), HasSubstr("1 passed, 0 failed")) << output;
}

TEST_F(Vitrail, IsThoughtAboutInTheBotProtocol) {
  run("sim --game vitrail --players 2 --bots random --games 1 --records game.jsonl");
  const auto replayed = last_line(run("replay game.jsonl --to 1 --json"));
  const std::string position = replayed.find("position")->as_string();
  const std::string output = run("engine", "hbp\nnewgame game vitrail players 2\nposition string " +
                                               position + "\ngo iterations 50\nisready\n");
  EXPECT_THAT(output, HasSubstr("bestmove "));
  EXPECT_THAT(output, Not(HasSubstr("bestmove none")));
  EXPECT_THAT(output, Not(HasSubstr("info error")));
  EXPECT_THAT(run("hint --game vitrail --players 2 --json --position " + position), HasSubstr("win_share"));
}

TEST_F(Vitrail, IsMeasured) {
  const auto row =
      last_line(run("bench --game vitrail --signatures --json")).find("results")->as_array().front();
  EXPECT_EQ(row.find("game")->as_string(), "vitrail");
}

}  // namespace
}  // namespace horta::tests
