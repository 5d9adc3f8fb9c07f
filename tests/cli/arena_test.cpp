// `horta arena`: its report, shards and their merge, and what it says to wrong input.

#include <algorithm>
#include <filesystem>
#include <regex>

#include "tests/cli/command_test.h"
#include "tests/core/json_edit.h"

namespace horta {
namespace {

using ::testing::HasSubstr;
using tests::Outcome;

class ArenaCommand : public tests::CommandTest {
 protected:
  // The report without what the clock says.
  static std::string without_times(const std::string& report) {
    static const std::regex times{R"(("ms_per_decision[_ab]*":)[0-9.]+)"};
    return std::regex_replace(text_of_last_line(report), times, "$01");
  }

  // A small run of three players, with some arguments more.
  Outcome arena(std::vector<std::string> more) {
    std::vector<std::string> arguments{"arena", "--players", "3", "--blocks", "7", "--seed", "5", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(std::move(arguments));
  }

  // Writes what a shard prints to a file.
  void shard(const std::string& which, const std::string& file, std::vector<std::string> more) {
    more.insert(more.end(), {"--shard", which});
    const Outcome outcome = arena(std::move(more));
    EXPECT_EQ(outcome.code, 0) << outcome.output;
    folder_.write(file, outcome.output);
  }
};

const std::vector<std::string> greedy_random{"--a", "greedy", "--b", "random"};
const std::vector<std::string> random_random{"--a", "random", "--b", "random"};

TEST_F(ArenaCommand, ReportsWhatOtherProgramsRelyOn) {
  const Outcome outcome = run({"arena", "--game", "bruxelles-1897", "--players", "4", "--a", "greedy", "--b",
                               "random", "--blocks", "3", "--seed", "1", "--json"});
  EXPECT_EQ(outcome.code, 0);
  for (const char* field :
       {"{\"a\":\"greedy\",\"b\":\"random\",\"blocks\":3,\"games\":24,\"win_share_a\":", "\"ci95\":[",
        "\"expected_share\":0.250000", "\"mean_margin_a\":", "\"ms_per_decision_a\":",
        "\"ms_per_decision_b\":", "\"rest_against_one\":{", "\"failures_a\":0", "\"stopped_early\":false"})
    EXPECT_THAT(outcome.output, HasSubstr(field));
  EXPECT_THAT(run({"arena", "--a", "greedy", "--b", "random", "--blocks", "3"}).output,
              HasSubstr("one A against 1 B: A wins"));
}

TEST_F(ArenaCommand, TheThreadsMakeNoDifference) {
  EXPECT_EQ(without_times(arena({"--a", "random", "--b", "random"}).output),
            without_times(arena({"--a", "random", "--b", "random", "--threads", "3"}).output));
  const std::vector<std::string> sure{"arena",    "--a",  "random", "--b",          "random",
                                      "--blocks", "5000", "--json", "--until-sure", "60"};
  auto in_threads = sure;
  in_threads.insert(in_threads.end(), {"--threads", "3"});
  const Outcome one = run(sure);
  EXPECT_EQ(without_times(one.output), without_times(run(in_threads).output));
  EXPECT_THAT(one.output, HasSubstr("\"stopped_early\":true"));
  EXPECT_THAT(one.output, HasSubstr("\"verdict\":\"not_stronger\""));
}

TEST_F(ArenaCommand, ASystemThatGivesNoThreadsIsNotACrash) {
  const tests::NoThreads none;
  if (!none.works()) GTEST_SKIP() << "the limit on the stack is fixed";
  expect_refusal(arena({"--a", "random", "--b", "random", "--threads", "3"}), 2,
                 "does not provide 3 threads");
  expect_refusal(run({"sim", "--games", "5", "--threads", "3"}), 2, "does not provide 3 threads");
}

TEST_F(ArenaCommand, ShardsPutTogetherAreTheWholeRun) {
  for (const auto& bots : {greedy_random, random_random}) {
    shard("0/3", "0.json", bots);
    shard("1/3", "1.json", bots);
    shard("2/3", "2.json", bots);
    const Outcome whole = arena(bots);
    const Outcome merged = run({"arena", "--json", "--merge", "2.json", "0.json", "1.json"});
    EXPECT_EQ(merged.code, 0);
    EXPECT_EQ(without_times(merged.output), without_times(whole.output));
    // All in one file, as `cat` leaves it.
    folder_.write("all.json", folder_.read("1.json") + folder_.read("2.json") + folder_.read("0.json"));
    EXPECT_EQ(run({"arena", "--json", "--merge", "all.json"}).output, merged.output);
  }
}

TEST_F(ArenaCommand, AMissingShardShows) {
  shard("1/3", "1.json", random_random);
  const Outcome merged = run({"arena", "--merge", "1.json", "--json"});
  EXPECT_EQ(merged.code, 0);
  EXPECT_THAT(merged.output, HasSubstr("\"blocks\":2,"));
  EXPECT_THAT(merged.output, HasSubstr("\"blocks_planned\":7"));
}

TEST_F(ArenaCommand, ALadderPutsTheBotsInOrder) {
  const Outcome table = run({"arena", "--ladder", "random,greedy", "--blocks", "5"});
  EXPECT_EQ(table.code, 0);
  EXPECT_THAT(table.output, HasSubstr("bot"));
  EXPECT_THAT(table.output, HasSubstr("A alone wins"));
  const Outcome whole = arena({"--ladder", "random,greedy,random"});
  std::smatch found;
  ASSERT_TRUE(std::regex_search(
      whole.output, found,
      std::regex{R"("ladder":\[\{"bot":"random","elo":0\.0,.*\{"bot":"greedy","elo":([0-9.]+),)"}))
      << whole.output;
  EXPECT_GT(std::stod(found[1]), 200);
  shard("0/2", "0.json", {"--ladder", "random,greedy,random"});
  shard("1/2", "1.json", {"--ladder", "random,greedy,random"});
  EXPECT_EQ(without_times(run({"arena", "--json", "--merge", "0.json", "1.json"}).output),
            without_times(whole.output));
}

TEST_F(ArenaCommand, WrongUsageIsRefused) {
  expect_refusal(run({"arena"}), 2, "--a");
  expect_refusal(run({"arena", "--a", "random"}), 2, "--b");
  expect_refusal(arena({"--a", "genius", "--b", "random"}), 2, "genius");
  expect_refusal(arena({"--ladder", "random"}), 2, "--ladder");
  expect_refusal(arena({"--ladder", "random,greedy", "--a", "random"}), 2, "--ladder");
  expect_refusal(run({"arena", "--a", "random", "--b", "random", "--players", "9"}), 2, "4");
  for (const char* bad : {"3/3", "4/3", "-1/3", "1", "1/", "/3", "1/2/3", "a/b", "0/0", "+1/3"})
    expect_refusal(arena({"--a", "random", "--b", "random", "--shard", bad}), 2, bad);
  expect_refusal(arena({"--a", "random", "--b", "random", "--shard", "7/8"}), 2, "7");
  expect_refusal(arena({"--a", "random", "--b", "random", "--shard", "0/2", "--until-sure", "20"}), 2,
                 "--until-sure");
  expect_refusal(arena({"--ladder", "random,greedy", "--until-sure", "20"}), 2, "--until-sure");
  expect_refusal(run({"arena", "--merge", "x.json", "--seed", "3"}), 2, "--seed");
  const std::vector<std::string> random_twice{"arena", "--a", "random", "--b", "random"};
  for (const auto& [option, value] : std::vector<std::pair<std::string, std::string>>{{"--blocks", "0"},
                                                                                      {"--blocks", "-1"},
                                                                                      {"--arms", "three"},
                                                                                      {"--threads", "0"},
                                                                                      {"--seed", "-1"},
                                                                                      {"--until-sure", "nan"},
                                                                                      {"--until-sure", "-20"},
                                                                                      {"--until-sure", "0"},
                                                                                      {"--blocks", "1e9"}}) {
    auto arguments = random_twice;
    arguments.insert(arguments.end(), {option, value});
    EXPECT_EQ(run(arguments).code, 2) << option << ' ' << value;
  }
}

TEST_F(ArenaCommand, OnlyPartsOfOneRunAreMerged) {
  shard("0/2", "0.json", random_random);
  shard("1/2", "1.json", random_random);
  const auto refuse = [&](const std::string& file, std::string_view says) {
    const Outcome outcome = run({"arena", "--merge", "0.json", file});
    expect_refusal(outcome, 1, says);
    EXPECT_THAT(outcome.output, HasSubstr(file));
  };
  refuse("0.json", "0");
  refuse("missing.json", "missing.json");
  shard("1/2", "other.json", greedy_random);
  refuse("other.json", "bots");
  const auto with = [&](const std::string& option, const std::string& value) {
    std::vector<std::string> arguments{"arena", "--players", "3", "--blocks", "7", "--seed", "5"};
    arguments.insert(arguments.end(), {"--a", "random", "--b", "random", "--shard", "1/2"});
    const auto same = std::ranges::find(arguments, option);
    if (same == arguments.end())
      arguments.insert(arguments.end(), {option, value});
    else
      *(same + 1) = value;
    folder_.write("other.json", run(arguments).output);
  };
  with("--seed", "6");
  refuse("other.json", "seed");
  with("--players", "2");
  refuse("other.json", "players");
  with("--blocks", "8");
  refuse("other.json", "blocks");
  with("--arms", "one");
  refuse("other.json", "arms");
  with("--game", "bruxelles-1893");
  refuse("other.json", "game");
  with("--options", "optional_actions=on");
  refuse("other.json", "options");
}

// The same name and other weights: another bot.
TEST_F(ArenaCommand, PartsWithOtherWeightsAreRefused) {
  const auto source = std::filesystem::path{HORTA_SOURCE_DIR} / "weights/bruxelles-1897.json";
  const auto file = folder_.path() / "weights.json";
  const std::vector<std::string> bots{"--a", "greedy@weights.json", "--b", "random"};
  std::filesystem::copy_file(source, file);
  shard("0/2", "0.json", bots);
  // Another layout of the file is no difference.
  folder_.write("weights.json", json::write_pretty(*json::parse(folder_.read("weights.json"))));
  shard("1/2", "1.json", bots);
  EXPECT_EQ(run({"arena", "--merge", "0.json", "1.json"}).code, 0);
  const auto weights = json::parse(folder_.read("weights.json"));
  folder_.write(
      "weights.json",
      json::write(test::edited(*weights, test::Path{"values", "3", "money", "0", "0"}, json::Value{77})));
  shard("1/2", "1.json", bots);
  const Outcome outcome = run({"arena", "--merge", "0.json", "1.json"});
  expect_refusal(outcome, 1, "the bot “greedy@weights.json” played it with other weights");
  EXPECT_THAT(outcome.output, HasSubstr("1.json"));
}

TEST_F(ArenaCommand, PartsOfProgramsWithOtherShippedWeightsAreRefused) {
  shard("0/2", "0.json", greedy_random);
  shard("1/2", "1.json", greedy_random);
  const std::string part = folder_.read("1.json");
  const std::regex digest{R"re("weights":\["[0-9a-f]{64}",""\])re"};
  ASSERT_TRUE(std::regex_search(part, digest)) << part;
  folder_.write("1.json",
                std::regex_replace(part, digest, "\"weights\":[\"" + std::string(64, '0') + "\",\"\"]"));
  expect_refusal(run({"arena", "--merge", "0.json", "1.json"}), 1, "the bot “greedy” played");
}

TEST_F(ArenaCommand, BrokenPartsAreRefused) {
  shard("0/2", "good.json", random_random);
  const std::string good = folder_.read("good.json");
  const auto refuse = [&](const std::string& text) {
    folder_.write("broken.json", text);
    const Outcome outcome = run({"arena", "--merge", "broken.json"});
    expect_refusal(outcome, 1, "broken.json");
  };
  const auto replaced = [&](const std::string& what, const std::string& with) {
    const auto changed =
        std::regex_replace(good, std::regex{what}, with, std::regex_constants::format_first_only);
    EXPECT_NE(changed, good) << what;
    return changed;
  };
  refuse("");
  refuse("garbage\n{\"a\":1}\n\xff\xfe");
  refuse(good.substr(0, 400));
  refuse(text_of_last_line(good));
  refuse(replaced("\"version\":2", "\"version\":1"));
  refuse(replaced("\"weights\":\\[\"\",", "\"weights\":["));
  refuse(replaced("\"weights\":\\[\"\",", "\"weights\":[1,"));
  refuse(replaced("\"run\":\\{", "\"ran\":{"));
  refuse(replaced("\"players\":3", "\"players\":9"));
  refuse(replaced("\"players\":3", "\"players\":2"));
  refuse(replaced("\"arms\":\"both\"", "\"arms\":\"three\""));
  refuse(replaced("\"bots\":\\[\"random\",", "\"bots\":["));
  refuse(replaced("\"bots\":\\[\"random\",", "\"bots\":[\"random\",\"random\","));
  refuse(replaced("\"ladder\":false", "\"ladder\":0"));
  refuse(replaced("\"pairing\":\\[0,1\\]", "\"pairing\":[1,0]"));
  refuse(replaced("\"pairing\":\\[0,1\\]", "\"pairing\":[0,2]"));
  refuse(replaced("\"decisions\":", "\"decisions\":-"));
  refuse(replaced("\"failures\":0", "\"failures\":1"));
  refuse(replaced("\"blocks\":\\[\\[0,", "\"blocks\":[[7,"));
  refuse(replaced("\"blocks\":\\[\\[0,", "\"blocks\":[[0,999"));
  refuse(replaced("\"blocks\":\\[\\[0,", "\"blocks\":[[0,0,"));
  refuse(replaced("\"blocks\":\\[\\[0,", "\"blocks\":[[2,"));
  folder_.write("broken.json",
                replaced(R"re("ladder":false,"bots":\["random","random"\],"weights":\["",""\])re",
                         R"("ladder":true,"bots":["random","greedy","random"],"weights":["","",""])"));
  expect_refusal(run({"arena", "--merge", "broken.json"}), 1, "random against random");
}

}  // namespace
}  // namespace horta
