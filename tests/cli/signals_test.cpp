// What happens to a command, its files and its bots when somebody or something ends it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "engine/core/json.h"
#include "engine/core/record.h"
#include "tests/cli/program.h"

namespace horta::tests {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using namespace std::chrono_literals;

// A bot that is never ready, for it sleeps; so do a child of its, and one that has left the group. It is deaf
// to everything that can be ignored.
constexpr std::string_view sleeping_bot = R"py(
import signal, subprocess, sys, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGPIPE):
    signal.signal(number, signal.SIG_IGN)
subprocess.Popen(["sleep", "1000"])
subprocess.Popen(["sleep", "1000"], start_new_session=True)
open("started", "w").close()
time.sleep(1000)
)py";

struct Signals : testing::Test {
  TemporaryFolder folder;

  void SetUp() override { folder.write("bot.py", sleeping_bot); }

  static std::vector<std::string> simulation(const std::string& command) {
    return {"sim", "--games", "1", "--records", "games.jsonl", "--bots", "exec:" + command + ",random"};
  }
  bool exists(const char* file) const { return fs::exists(folder.path() / file); }
  void await(const char* file) const {
    for (int patience = 0; patience < 12'000 && !exists(file); ++patience) std::this_thread::sleep_for(5ms);
    ASSERT_TRUE(exists(file));
  }
  // Everything that was started from the folder has it as its own, until it is dead.
  std::vector<std::string> who_is_there() const {
    std::vector<std::string> processes;
    std::error_code error;
    for (const auto& process : fs::directory_iterator{"/proc"})
      if (fs::read_symlink(process.path() / "cwd", error) == folder.path() && !error)
        processes.push_back(process.path().filename());
    return processes;
  }
  void expect_nobody_stays() const {
    for (int patience = 0; patience < 1000 && !who_is_there().empty(); ++patience)
      std::this_thread::sleep_for(10ms);
    EXPECT_THAT(who_is_there(), testing::IsEmpty());
  }
};

struct EndOfHost : Signals, testing::WithParamInterface<int> {};

TEST_P(EndOfHost, EndsTheProgramsThatPlayAndWhatTheyStarted) {
  Program program{folder.path(), simulation("python3 bot.py; exit $?")};
  await("started");
  program.signal(GetParam());
  EXPECT_EQ(program.exit_code(), -1) << "ended by the signal";
  expect_nobody_stays();
  EXPECT_FALSE(exists("games.jsonl"));
}

// From before the host is ready until after the bot is.
TEST_P(EndOfHost, WhileAProgramIsBeingStartedLeavesNothingOfIt) {
  for (int delay = 0; delay < 30; ++delay) {
    Program program{folder.path(), simulation("python3 bot.py")};
    std::this_thread::sleep_for(delay * 1ms);
    program.signal(GetParam());
    program.exit_code();
    expect_nobody_stays();
  }
}

INSTANTIATE_TEST_SUITE_P(Signals, EndOfHost,
                         testing::Values(SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGKILL),
                         [](const auto& param) { return std::string{"SIG"} + sigabbrev_np(param.param); });

// The end of one thread is not the end of the host.
TEST_F(Signals, AProgramLivesOnAfterTheThreadThatStartedIt) {
  folder.write("plays.py", R"py(
import sys
open("starts", "a").write("x")
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "hbp": print("hbpok 1", flush=True)
    elif word == "isready": print("readyok", flush=True)
    elif word == "options": options = rest.split(" | ")
    elif word == "go": print("bestmove " + options[0], flush=True)
    elif word == "quit": break
)py");
  // More games than threads are started for at a time.
  Program program{
      folder.path(),
      {"sim", "--games", "520", "--threads", "2", "--bots", "exec:python3 plays.py,random", "--json"}};
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_THAT(program.output(), HasSubstr("\"failures\":0,\"seats\""));
  EXPECT_EQ(folder.read("starts"), "xx");
  expect_nobody_stays();
}

TEST_F(Signals, AnInterruptedSimulationSaysThatItWroteNothing) {
  for (const int number : {SIGINT, SIGTERM}) {
    fs::remove(folder.path() / "started");
    Program program{folder.path(), simulation("python3 bot.py")};
    await("started");
    program.signal(number);
    EXPECT_EQ(program.exit_code(), -1);
    EXPECT_THAT(program.output(), HasSubstr("horta: Interrupted. The file games.jsonl was not written."));
    EXPECT_THAT(program.output(), Not(HasSubstr("loses")));
    for (const auto& file : fs::directory_iterator{folder.path()})
      EXPECT_THAT(file.path().filename().string(), Not(HasSubstr("games.jsonl")));
  }
}

TEST_F(Signals, AnInterruptKeepsTheOldRecords) {
  Program{folder.path(), {"sim", "--games", "2", "--records", "games.jsonl"}}.exit_code();
  const std::string before = folder.read("games.jsonl");
  Program program{folder.path(), simulation("python3 bot.py")};
  await("started");
  program.signal(SIGINT);
  program.exit_code();
  EXPECT_EQ(folder.read("games.jsonl"), before);
}

// Whatever thinks, nobody waits for it. What was saved before stays.
TEST_F(Signals, ABotThatThinksForADayStopsAtOnce) {
  for (const int number : {SIGINT, SIGTERM}) {
    fs::remove(folder.path() / "game.json");
    Program{folder.path(), {"play", "--save", "game.json", "--seats", "you,you"}}.exit_code();
    auto record = json::parse(folder.read("game.json"));
    ASSERT_TRUE(record);
    json::Array seats = record->find("seats")->as_array();
    ASSERT_EQ(seats.size(), 2);
    for (json::Value& seat : seats) seat.set("bot", "search:86400000ms");
    record->set("seats", json::Value::array(seats));
    folder.write("game.json", json::write(*record));

    Program program{folder.path(), {"play", "--resume", "game.json"}};
    std::this_thread::sleep_for(500ms);  // it has begun to think, and says nothing meanwhile
    program.signal(number);
    EXPECT_EQ(program.exit_code(), 0) << "in good order, before anybody lost patience";
    EXPECT_THAT(program.output(), HasSubstr("The game is saved in game.json."));
    EXPECT_TRUE(match_from_text(folder.read("game.json")).has_value());
  }
}

}  // namespace
}  // namespace horta::tests
