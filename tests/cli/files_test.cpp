// The files that commands read and write: every line is read, and nothing that somebody wants to keep is
// lost.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>

#include "engine/core/record.h"
#include "tests/cli/command_test.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

class Files : public CommandTest {
 protected:
  std::string record_games(const std::string& file, int games) {
    run({"sim", "--games", std::to_string(games), "--seed", "4", "--records", file});
    return folder_.read(file);
  }
  // A command line with the program as "$HORTA", in a shell in the folder; its exit code.
  int shell(const std::string& line) const {
    const std::string all = "cd '" + folder_.path().string() + "' && HORTA='" HORTA_BINARY "' && " + line;
    return WEXITSTATUS(std::system(all.c_str()));
  }
  std::string position(std::string_view file) const {
    const auto match = match_from_text(folder_.read(file));
    return match ? match->table().position() : "(unreadable: " + match.error().code + ")";
  }
  bool exists(const char* file) const { return std::filesystem::exists(folder_.path() / file); }
};

// --- every line is read

TEST_F(Files, ALineThatIsTooLongIsToldAndThoseAfterItAreRead) {
  const std::string record = record_games("one.jsonl", 1);
  const std::string long_line = "{\"comment\":\"" + std::string(17u << 20, 'x') + "\"}\n";
  struct File {
    std::string text;
    const char* place;
  };
  for (const auto& [text, place] : {File{long_line + record + record, "record 0, line 1: "},
                                    File{record + long_line + record, "record 1, line 2: "},
                                    File{record + record + "\n" + long_line, "record 2, line 4: "}}) {
    folder_.write("long.jsonl", text);
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay", "long.jsonl", "--verify"}, {"verify", "long.jsonl"}}) {
      const Outcome outcome = run(command);
      EXPECT_EQ(outcome.code, 1);
      EXPECT_THAT(outcome.output, HasSubstr("2 passed, 1 failed"));
      EXPECT_THAT(outcome.output, HasSubstr(std::string{place} + "The line is longer than 16 MiB."));
    }
  }
}

TEST_F(Files, ABrokenRecordBehindALineThatIsTooLongIsTold) {
  const std::string record = record_games("one.jsonl", 1);
  folder_.write("long.jsonl", record + std::string(17u << 20, 'x') + "\nnonsense\n" + record);
  EXPECT_THAT(run({"replay", "long.jsonl", "--verify"}).output, HasSubstr("2 passed, 2 failed"));
}

// --- nothing is lost

// A program that was stopped may leave such a file behind, and one with its number may come.
TEST_F(Files, WhatAStoppedProgramLeftBehindIsNotInTheWay) {
  EXPECT_EQ(
      shell("touch games.jsonl.part$$ && exec \"$HORTA\" sim --games 2 --records games.jsonl >out 2>&1"), 0)
      << folder_.read("out");
  EXPECT_THAT(run({"verify", "games.jsonl"}).output, HasSubstr("2 passed, 0 failed"));

  Program program{folder_.path(), {"play", "--seed", "5", "--save", "game.json"}};
  program.read_to_prompt();
  folder_.write("game.json.part" + std::to_string(program.pid()), "left behind");
  program.type("save");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("The game is saved in game.json."));
  EXPECT_TRUE(match_from_text(folder_.read("game.json")).has_value());
}

TEST_F(Files, TwoProgramsAtOneSavedGameBothKeepTheirs) {
  run({"play", "--seed", "5", "--save", "game.json"});
  Program first{folder_.path(), {"play", "--resume", "game.json"}};
  Program second{folder_.path(), {"play", "--resume", "game.json"}};
  first.read_to_prompt();
  second.read_to_prompt();
  first.type("1");
  first.read_to_prompt();
  EXPECT_THAT(first.end_input(), HasSubstr("The game is saved in game.json."));
  EXPECT_EQ(first.exit_code(), 0);
  const std::string saved_by_first = folder_.read("game.json");

  second.type("2");
  second.read_to_prompt();
  second.type("save");
  const std::string told = second.read_to_prompt();
  EXPECT_THAT(told, HasSubstr("Another program has written to game.json"));
  EXPECT_THAT(told, HasSubstr("The game is saved in game-2.json."));
  EXPECT_THAT(second.end_input(), HasSubstr("horta play --resume game-2.json"));
  EXPECT_EQ(folder_.read("game.json"), saved_by_first);
  EXPECT_NE(position("game-2.json"), position("game.json"));
  EXPECT_TRUE(match_from_text(folder_.read("game-2.json")).has_value());
}

TEST_F(Files, TwoNewGamesUnderOneNameAreBothSaved) {
  Program first{folder_.path(), {"play", "--seed", "5", "--save", "game.json"}};
  Program second{folder_.path(), {"play", "--seed", "6", "--save", "game.json"}};
  first.read_to_prompt();
  second.read_to_prompt();
  EXPECT_THAT(first.end_input(), HasSubstr("The game is saved in game.json."));
  EXPECT_THAT(second.end_input(), HasSubstr("The game is saved in game-2.json."));
  EXPECT_NE(position("game-2.json"), position("game.json"));
}

TEST_F(Files, AGameIsSavedAgainAndAgain) {
  Program program{folder_.path(), {"play", "--seed", "5", "--save", "game.json"}};
  program.read_to_prompt();
  for (int time = 0; time < 3; ++time) {
    program.type("save");
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("The game is saved in game.json."));
  }
  EXPECT_FALSE(exists("game-2.json"));
  for (const std::string name : {"other.json", "game.json", "other.json"}) {
    program.type("save " + name);
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("The game is saved in " + name + "."));
  }
}

TEST_F(Files, WhatIsNotOursIsNotReplacedUnasked) {
  folder_.write("notes.txt", "Buy tiles.");
  expect_refusal(run({"sim", "--games", "1", "--records", "notes.txt"}), 1,
                 "notes.txt already holds something that is not from Horta");
  expect_refusal(run({"play", "--save", "notes.txt"}), 1, "add --force");
  Program program{folder_.path(), {"play", "--seed", "5", "--save", "game.json"}};
  program.read_to_prompt();
  program.type("save notes.txt");
  const std::string told = program.read_to_prompt();
  EXPECT_THAT(told,
              HasSubstr("notes.txt already holds something that is not from Horta. Choose another name."));
  EXPECT_THAT(program.end_input(), HasSubstr("The game is saved in game.json."));
  EXPECT_EQ(folder_.read("notes.txt"), "Buy tiles.");
  EXPECT_EQ(run({"sim", "--games", "1", "--records", "notes.txt", "--force"}).code, 0);
  EXPECT_THAT(folder_.read("notes.txt"), HasSubstr("horta-record"));
}

TEST_F(Files, ASavedGameIsNotReplacedByAnotherUnasked) {
  run({"play", "--seed", "5", "--save", "game.json"});
  run({"play", "--seed", "6", "--save", "other.json"});
  const std::string saved = folder_.read("game.json");
  expect_refusal(run({"play", "--save", "game.json"}), 1, "game.json already holds a saved game");
  expect_refusal(run({"play", "--resume", "other.json", "--save", "game.json"}), 1, "a saved game");
  expect_refusal(run({"sim", "--games", "1", "--records", "game.json"}), 1, "a saved game");
  EXPECT_EQ(folder_.read("game.json"), saved);
  EXPECT_EQ(run({"play", "--resume", "game.json", "--save", "./game.json"}).code, 0);
  EXPECT_EQ(run({"play", "--seed", "7", "--save", "game.json", "--force"}).code, 0);
  EXPECT_NE(folder_.read("game.json"), saved);
}

TEST_F(Files, OlderRecordsAndEmptyFilesAreReplaced) {
  folder_.write("games.jsonl", "");
  record_games("games.jsonl", 3);
  record_games("games.jsonl", 2);
  EXPECT_THAT(run({"verify", "games.jsonl"}).output, HasSubstr("2 passed, 0 failed"));
}

// --- closed streams

TEST_F(Files, WithClosedStreamsRecordsHoldRecordsOnly) {
  const std::string sim = "\"$HORTA\" sim --bots exec:false,random --games 2 --records games.jsonl ";
  for (const std::string closed : {"2>&-", "<&- 2>&-", "<&- >&- 2>&-", ">/dev/null 2>&-"}) {
    shell(sim + closed);
    EXPECT_THAT(run({"verify", "games.jsonl"}).output, HasSubstr("2 passed, 0 failed")) << closed;
    EXPECT_THAT(folder_.read("games.jsonl"), Not(HasSubstr("horta: "))) << closed;
  }
  EXPECT_EQ(shell("\"$HORTA\" games >&- 2>/dev/null"), 1) << "what was to be printed did not arrive";
}

}  // namespace
}  // namespace horta::tests
