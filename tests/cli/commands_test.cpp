// Every command but `play`, run as a person or a script would: what it prints, and what it says to broken
// input.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/json.h"
#include "tests/cli/command_test.h"

namespace horta {
namespace {

using ::testing::HasSubstr;
using tests::Outcome;

class Commands : public tests::CommandTest {
 protected:
  // A file with the records of a few games.
  std::string record_games(int games = 3) {
    run({"sim", "--players", "3", "--games", std::to_string(games), "--seed", "4", "--records",
         "games.jsonl"});
    return folder_.read("games.jsonl");
  }
};

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  text.replace(text.find(what), what.size(), with);
  return text;
}

TEST_F(Commands, GamesListsOptionsAndTheSourceOfEveryTable) {
  const Outcome plain = run({"games", "--components"});
  EXPECT_EQ(plain.code, 0);
  EXPECT_THAT(plain.output, HasSubstr("bruxelles-1897"));
  EXPECT_THAT(plain.output, HasSubstr("reconstructed"));
  const json::Value games = last_line(run({"games", "--json"}).output);
  ASSERT_TRUE(games.find("games"));
  EXPECT_EQ(games.find("games")->as_array().front().find("max_players")->as_int(), 4);
}

TEST_F(Commands, SimReportsWhatOtherProgramsRelyOn) {
  const Outcome outcome = run({"sim", "--game", "bruxelles-1897", "--players", "2", "--bots", "greedy,random",
                               "--games", "20", "--seed", "1", "--json"});
  EXPECT_EQ(outcome.code, 0);
  for (const char* field :
       {"\"games\":20", "\"seconds\":", "\"games_per_second\":", "\"decisions_per_game\":",
        "\"seats\":[{\"bot\":\"greedy\",\"win_share\":", "\"mean_vp\":"})
    EXPECT_THAT(outcome.output, HasSubstr(field));
}

TEST_F(Commands, SimIsTheSameForASeedWhateverTheNumberOfThreads) {
  run({"sim", "--players", "4", "--bots", "greedy", "--games", "7", "--seed", "9", "--records", "one.jsonl"});
  run({"sim", "--players", "4", "--bots", "greedy", "--games", "7", "--seed", "9", "--threads", "3",
       "--records", "three.jsonl"});
  EXPECT_EQ(folder_.read("one.jsonl"), folder_.read("three.jsonl"));
  run({"sim", "--players", "4", "--bots", "greedy", "--games", "7", "--seed", "10", "--records",
       "other.jsonl"});
  EXPECT_NE(folder_.read("one.jsonl"), folder_.read("other.jsonl"));
}

TEST_F(Commands, ReplayAndVerifyAcceptWhatSimRecorded) {
  record_games();
  EXPECT_THAT(run({"replay", "games.jsonl", "--verify"}).output, HasSubstr("3 passed, 0 failed"));
  EXPECT_THAT(run({"verify", "games.jsonl"}).output, HasSubstr("3 passed, 0 failed"));
  const Outcome whole = run({"replay", "games.jsonl"});
  EXPECT_EQ(whole.code, 0);
  EXPECT_THAT(whole.output, HasSubstr("scores ["));
}

TEST_F(Commands, ReplayReadsStandardInputAndPrettyRecords) {
  const std::string first = record_games(1);
  EXPECT_THAT(run({"replay", "-", "--verify"}, first).output, HasSubstr("1 passed, 0 failed"));
  folder_.write("pretty.json", json::write_pretty(*json::parse(first)));
  EXPECT_THAT(run({"replay", "pretty.json", "--verify"}).output, HasSubstr("1 passed, 0 failed"));
}

TEST_F(Commands, ReplayPrintsTheStateBeforeEachDecision) {
  record_games(1);
  const Outcome outcome = run({"replay", "games.jsonl", "--states"});
  const std::string first = outcome.output.substr(0, outcome.output.find('\n'));
  const auto state = json::parse(first);
  ASSERT_TRUE(state) << first;
  EXPECT_EQ(state->find("record")->as_int(), 0);
  EXPECT_EQ(state->find("kind")->as_string(), "action");
  // 1 first player, 12 cards from four piles, 12 cells and 4 bonus cards were drawn before it.
  EXPECT_EQ(state->find("step")->as_int(), 29);
  EXPECT_EQ(state->find("options")->as_array().back(), json::Value::array({"pass"}));
  EXPECT_EQ(state->find("view")->find("round")->as_int(), 1);
}

TEST_F(Commands, ReplayCanStopAtAStep) {
  record_games(1);
  const Outcome outcome = run({"replay", "games.jsonl", "--to", "29", "--json"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("{\"position\":\"1897.3.1"));
}

TEST_F(Commands, ArgumentsThatMakeNoSenseAreWrongUsage) {
  EXPECT_EQ(run({}).code, 2);
  EXPECT_EQ(run({"dance"}).code, 2);
  EXPECT_EQ(run({"sim", "--games", "0"}).code, 2);
  EXPECT_EQ(run({"sim", "--games", "many"}).code, 2);
  EXPECT_EQ(run({"sim", "--threads", "-1"}).code, 2);
  EXPECT_EQ(run({"replay"}).code, 2);
  EXPECT_EQ(run({"replay", "x", "--to", "-3"}).code, 2);
  expect_refusal(run({"sim", "--game", "chess"}), 2, "chess");
  expect_refusal(run({"sim", "--players", "5"}), 2, "4");
  expect_refusal(run({"sim", "--players", "1"}), 2, "2");
  expect_refusal(run({"sim", "--bots", "genius"}), 2, "genius");
  expect_refusal(run({"sim", "--players", "3", "--bots", "random,random"}), 2, "3");
  expect_refusal(run({"sim", "--options", "colour=blue"}), 2, "colour");
  expect_refusal(run({"sim", "--options", "optional_actions=perhaps"}), 2, "perhaps");
  expect_refusal(run({"sim", "--options", "optional_actions"}), 2, "optional_actions");
  expect_refusal(run({"sim", "--players", "2", "--options", "first_player=3"}), 2, "3");
  expect_refusal(run({"bench", "--game", "chess"}), 2, "chess");
  expect_refusal(run({"dance"}), 2, "dance");
  expect_refusal(run({"sim", "--options", "first_player=0,first_player=1"}), 2, "first_player");
  EXPECT_EQ(run({"sim", "--seed", "-1"}).code, 2);
  EXPECT_EQ(run({"sim", "--seed", "99999999999999999999999"}).code, 2);
}

TEST_F(Commands, HelpIsGoodUsage) {
  EXPECT_EQ(run({"--help"}).code, 0);
  EXPECT_EQ(run({"sim", "--help"}).code, 0);
}

TEST_F(Commands, FilesThatCannotBeReadAreNamed) {
  expect_refusal(run({"replay", "missing.json"}), 1, "missing.json");
  expect_refusal(run({"verify", "missing.json"}), 1, "missing.json");
  expect_refusal(run({"replay", folder_.path().string()}), 1, folder_.path().string());
  folder_.write("empty.json", "");
  expect_refusal(run({"replay", "empty.json"}), 1, "empty.json");
  expect_refusal(run({"games", "--component-data", "missing.json"}), 1, "missing.json");
}

TEST_F(Commands, BrokenRecordsAreRefusedWithTheirPlace) {
  const std::string record = record_games(1);
  const auto refuse = [&](std::string_view text, std::string_view says) {
    folder_.write("broken.json", text);
    expect_refusal(run({"replay", "broken.json"}), 1, says);
    expect_refusal(run({"verify", "broken.json"}), 1, says);
  };
  refuse(record.substr(0, record.size() / 2), "1");              // cut off
  refuse("not a record", "1");                                   // no JSON
  refuse("[1,2,3]", "");                                         // no object
  refuse(std::string(100'000, '['), "");                         // deeply nested
  refuse(std::string((17u << 20), ' ') + "{}", "");              // oversized
  refuse(replaced(record, "horta-record", "other-record"), "");  // another format
  refuse(replaced(record, "\"game\":\"bruxelles-1897\"", "\"game\":\"chess\""), "chess");
  refuse(replaced(record, "\"kind\":\"action\"", "\"kind\":\"dance\""), "29");     // unknown decision
  refuse(replaced(record, "[\"take\",", "[\"take\",9"), "");                       // no such cell
  refuse(replaced(record, "\"scores\":[", "\"scores\":[9"), "");                   // a better score
  refuse(replaced(record, "{\"chance\":\"bonus\"", "{\"chance\":\"noble\""), "");  // another pile
}

TEST_F(Commands, AGoodRecordIsStillCheckedBesideABrokenOne) {
  const std::string records = record_games(2);
  folder_.write("mixed.jsonl", "{\"format\":\"horta-record\"}\n" + records + "\nnonsense\n");
  const Outcome outcome = run({"replay", "mixed.jsonl", "--verify"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("2 passed, 2 failed"));
  EXPECT_THAT(outcome.output, HasSubstr("record 0"));
  EXPECT_THAT(outcome.output, HasSubstr("record 3"));
}

TEST_F(Commands, ABrokenFirstLineDoesNotHideTheNextRecord) {
  const std::string records = record_games(2);
  folder_.write("cut.jsonl", records.substr(0, 500) + "\n" + records);
  const Outcome outcome = run({"replay", "cut.jsonl", "--verify"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("2 passed, 1 failed"));
}

TEST_F(Commands, OutputThatCannotBeWrittenIsAFailure) {
  record_games(1);
  for (const char* command : {"replay games.jsonl", "replay games.jsonl --states", "games --json",
                              "sim --json", "arena --a random --b random --blocks 2 --json"}) {
    const std::string line =
        "cd '" + folder_.path().string() + "' && '" HORTA_BINARY "' " + command + " >/dev/full 2>err";
    EXPECT_EQ(WEXITSTATUS(std::system(line.c_str())), 1) << command;
    EXPECT_THAT(folder_.read("err"), HasSubstr("horta: ")) << command;
  }
}

TEST_F(Commands, RecordsFollowALinkAndKeepItsTarget) {
  folder_.write("target.jsonl", "");
  std::filesystem::create_symlink("target.jsonl", folder_.path() / "link.jsonl");
  EXPECT_EQ(run({"sim", "--games", "1", "--records", "link.jsonl"}).code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder_.path() / "link.jsonl"));
  EXPECT_THAT(folder_.read("target.jsonl"), HasSubstr("horta-record"));
  EXPECT_EQ(run({"sim", "--games", "1", "--records", "/dev/null"}).code, 0);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(Commands, AShuffleThatWasTamperedWithDoesNotVerify) {
  std::string other = record_games(1);
  const std::size_t id = other.find("\"id\":\"") + 6;
  other.insert(id, "another-");
  folder_.write("other.json", other);
  EXPECT_EQ(run({"replay", "other.json"}).code, 0) << "the game itself is still by the rules";
  expect_refusal(run({"verify", "other.json"}), 1, "are not those of the shuffle");
}

TEST_F(Commands, ASecretThatWasNotCommittedToIsNoticedByEverybody) {
  std::string other = record_games(1);
  const std::size_t secret = other.find("\"secret\":\"") + 10;
  other[secret] = other[secret] == '0' ? '1' : '0';
  folder_.write("other.json", other);
  constexpr std::string_view says = "The secret in the record is not the one committed to before the game.";
  expect_refusal(run({"replay", "other.json"}), 1, says);
  expect_refusal(run({"replay", "--verify", "other.json"}), 1, says);
  expect_refusal(run({"replay", "--states", "other.json"}), 1, says);
  expect_refusal(run({"verify", "other.json"}), 1, says);
  expect_refusal(run({"play", "--resume", "other.json", "--language", "en"}), 1, says);
}

TEST_F(Commands, AFileThatCannotBeWrittenLeavesNothingBehind) {
  expect_refusal(run({"sim", "--games", "2", "--records", "no/such/folder/games.jsonl"}), 1,
                 "no/such/folder");
}

TEST_F(Commands, ComponentDataOfOnesOwnReplacesTheShippedOne) {
  const auto games = json::parse(run({"games", "--components", "--json"}).output);
  ASSERT_TRUE(games);
  json::Value data = *games->find("games")->as_array().front().find("component_data");
  const std::string shipped = json::write(data);
  folder_.write("richer.json", replaced(shipped, "\"bourse\":5", "\"bourse\":9"));
  EXPECT_THAT(run({"games", "--components", "--component-data", "richer.json"}).output,
              HasSubstr("bourse 9"));
  EXPECT_EQ(run({"sim", "--games", "3", "--component-data", "richer.json", "--records", "own.jsonl"}).code,
            0);
  EXPECT_THAT(run({"replay", "own.jsonl", "--verify"}).output, HasSubstr("3 passed, 0 failed"));
  EXPECT_THAT(run({"verify", "own.jsonl"}).output, HasSubstr("3 passed, 0 failed"));

  // A record of somebody who left the data out replays with the data at hand, and not without.
  const std::string record = folder_.read("own.jsonl");
  const std::size_t data_begins = record.find(",\"component_data\":");
  const std::size_t data_ends = record.find(",\"seats\":");
  folder_.write("bare.json",
                record.substr(0, data_begins) + record.substr(data_ends, record.find('\n') - data_ends));
  expect_refusal(run({"replay", "bare.json", "--verify"}), 1, "bare.json");
  EXPECT_THAT(run({"replay", "bare.json", "--verify", "--component-data", "richer.json"}).output,
              HasSubstr("1 passed, 0 failed"));

  folder_.write("broken.json", replaced(shipped, "\"bourse\":5", "\"bourse\":\"much\""));
  const Outcome outcome = run({"sim", "--component-data", "broken.json"});
  expect_refusal(outcome, 2, "income");
  EXPECT_THAT(outcome.output, HasSubstr("bourse"));
  folder_.write("typo.json", replaced(shipped, "\"bourse\":5", "\"bourse\":5,\"purse\":6"));
  expect_refusal(run({"sim", "--component-data", "typo.json"}), 2, "purse");
  folder_.write("cut.json", shipped.substr(0, 200));
  expect_refusal(run({"sim", "--component-data", "cut.json"}), 2, "cut.json");
}

}  // namespace
}  // namespace horta
