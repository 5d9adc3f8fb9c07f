// Programs of others as bots: the example, our own engine, and all the ways in which a program can fail.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include "engine/core/record.h"
#include "tests/cli/playing.h"
#include "tests/cli/program.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

// A bot that plays the first option, until it does what its argument says. It leaves its process id in a
// file.
constexpr std::string_view test_bot = R"py(
import os, signal, subprocess, sys, time
mode = sys.argv[1]
def remember(pid):
    with open("pids", "a") as file: file.write(f"{pid}\n")
remember(os.getpid())
def say(line): print(line, flush=True)
def hang():
    while True: time.sleep(1000)
if mode == "exit at start": sys.exit(3)
if mode == "silent from the start": hang()
if mode == "other version":
    say("hbpok 2")
    hang()
if mode == "ignores quit": signal.signal(signal.SIGTERM, signal.SIG_IGN)
asked = 0
options = []
view = ""
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "hbp":
        if mode == "view": say("wants view")
        say("some words of greeting, which are no part of the protocol")
        say("hbpok 1")
    elif word == "isready": say("readyok")
    elif word == "view": view = rest
    elif word == "options": options = rest.split(" | ")
    elif word == "quit" and mode != "ignores quit": break
    elif word == "go":
        asked += 1
        if asked == 4:
            if mode == "crash": os.kill(os.getpid(), signal.SIGSEGV)
            if mode == "exit": sys.exit(0)
            if mode == "hang": hang()
            if mode == "child hangs":
                child = subprocess.Popen(["sleep", "1000"])
                remember(child.pid)
                child.wait()
            if mode == "illegal":
                say("bestmove jail 2/5" if "jail 2/5" not in options else "bestmove pass")
                continue
            if mode == "nonsense":
                say("bestmove dance the polka")
                continue
            if mode == "garbage":
                say("\x1b[2J I am thinking about it")
                hang()
            if mode == "flood":
                while True: os.write(1, b"x" * 65536)
            if mode == "chatter":
                while True: say("info string still thinking")
            if mode == "close":
                os.close(1)
                hang()
        if mode == "view":
            import json
            if "players" not in json.loads(view): sys.exit(9)
        say("info string the first one is good enough")
        say("bestmove " + options[0])
if mode == "ignores quit": hang()
)py";

// Whether a process ends soon. One that is dead may wait for the system to bury it.
bool goes_away(pid_t pid) {
  for (int patience = 0; patience < 500; ++patience) {
    std::ifstream file{"/proc/" + std::to_string(pid) + "/stat"};
    std::string number, name, state;
    file >> number >> name >> state;
    if (!file || state == "Z") return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return false;
}

// How long a program may think: as long as a busy machine needs to start it, but for those that never answer.
constexpr std::string_view patient = "exec@60000ms:", impatient = "exec@3000ms:";

struct ExecBot : testing::Test {
  TemporaryFolder folder;
  int code = -1;

  void SetUp() override { folder.write("bot.py", test_bot); }

  static std::string test_program(std::string_view mode, std::string_view prefix = patient) {
    return std::string{prefix} + "exec python3 bot.py '" + std::string{mode} + "'";
  }
  static std::string example() {
    return "exec:python3 " + std::string{HORTA_SOURCE_DIR} + "/examples/example_bot.py";
  }

  std::string run(std::vector<std::string> arguments) {
    Program program{folder.path(), std::move(arguments)};
    program.end_input();
    code = program.exit_code();
    return program.output();
  }
  std::string sim(const std::string& bots, const std::string& games = "2",
                  const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"sim", "--bots", bots, "--games", games, "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(std::move(arguments));
  }

  std::vector<pid_t> started() const {
    std::istringstream file{folder.read("pids")};
    return {std::istream_iterator<pid_t>{file}, {}};
  }
  void wait_for_start() const {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes{1};
    while (started().empty() && std::chrono::steady_clock::now() < deadline)
      std::this_thread::sleep_for(std::chrono::milliseconds{10});
    ASSERT_FALSE(started().empty()) << "No program has been started for a minute.";
  }
  // Nothing is left of the programs or of what they started.
  void expect_all_gone(std::size_t count) const {
    const auto pids = started();
    EXPECT_EQ(pids.size(), count);
    for (const pid_t pid : pids) EXPECT_TRUE(goes_away(pid)) << pid;
  }
};

TEST_F(ExecBot, TheExamplePlaysWholeGames) {
  for (const char* game : {"bruxelles-1897", "bruxelles-1893"}) {
    const std::string output = sim(example() + ",random," + example(), "4",
                                   {"--game", game, "--players", "3", "--records", "games.jsonl"});
    EXPECT_EQ(code, 0);
    EXPECT_THAT(output, HasSubstr("\"failures\":0,\"seats\""));
    EXPECT_THAT(run({"verify", "games.jsonl"}), HasSubstr("4 passed, 0 failed"));
  }
}

TEST_F(ExecBot, TheExamplePlaysTheSameGamesForASeed) {
  sim(example() + ",random", "6", {"--records", "one.jsonl"});
  sim(example() + ",random", "6", {"--records", "two.jsonl", "--threads", "2"});
  EXPECT_EQ(folder.read("one.jsonl"), folder.read("two.jsonl"));
}

// The engine behind the protocol is the bot itself, move by move.
TEST_F(ExecBot, OurEnginePlaysAsTheBotThatItIs) {
  const std::string engine = "exec:" + std::string{HORTA_BINARY} + " engine --options Bot=greedy\\,Seed=9";
  for (const char* game : {"bruxelles-1897", "bruxelles-1893"}) {
    sim("greedy,random", "2", {"--game", game, "--records", "inside.jsonl"});
    EXPECT_THAT(sim(engine + ",random", "2", {"--game", game, "--records", "outside.jsonl"}),
                HasSubstr("\"failures\":0,\"seats\""));
    std::istringstream inside{folder.read("inside.jsonl")}, outside{folder.read("outside.jsonl")};
    for (std::string one, other; std::getline(inside, one) && std::getline(outside, other);)
      EXPECT_EQ(*json::parse(one)->find("steps"), *json::parse(other)->find("steps"));
  }
}

TEST_F(ExecBot, PlaysUnderOptionsAndComponentDataOfOnesOwn) {
  const std::string engine = "exec:" + std::string{HORTA_BINARY} + " engine --options Bot=greedy";
  const auto components = newest_components("bruxelles-1897");
  json::Value data = components.data;
  data.set("comment", "a | b, “c”");
  folder.write("own.json", json::write_pretty(data));
  const std::string output =
      sim(engine + ",random", "1", {"--options", "optional_actions=on", "--component-data", "own.json"});
  EXPECT_EQ(code, 0) << output;
  EXPECT_THAT(output, HasSubstr("\"failures\":0,\"seats\""));
}

TEST_F(ExecBot, OneProcessPlaysManyGames) {
  EXPECT_THAT(sim(test_program("plays") + "," + test_program("plays"), "5"), HasSubstr("\"failures\":0,"));
  expect_all_gone(2);
}

TEST_F(ExecBot, GetsTheViewThatItWants) {
  EXPECT_THAT(sim(test_program("view") + ",random", "1"), HasSubstr("\"failures\":0,"));
}

TEST_F(ExecBot, AnEndThatItIgnoresIsEnforced) {
  EXPECT_THAT(sim(test_program("ignores quit") + ",random", "1"), HasSubstr("\"failures\":0,"));
  expect_all_gone(1);
}

struct Failure {
  std::string mode, says;
  std::size_t processes = 2;
};

struct FailingBot : ExecBot, testing::WithParamInterface<Failure> {};

TEST_P(FailingBot, LosesForAClearReasonAndTheRunGoesOn) {
  const auto& [mode, says, processes] = GetParam();
  const bool waited_for = says.starts_with("did not answer") || mode == "garbage";
  const std::string_view prefix = waited_for ? impatient : patient;
  const std::string output = sim("greedy," + test_program(mode, prefix), "2", {"--records", "games.jsonl"});
  EXPECT_EQ(code, 0);
  for (const char* place : {"game 0, seat 1 loses: ", "game 1, seat 1 loses: "})
    EXPECT_THAT(output, HasSubstr(place));
  EXPECT_THAT(output, HasSubstr(says));
  EXPECT_THAT(output, Not(HasSubstr("[fault.")));
  EXPECT_THAT(output, Not(HasSubstr("\x1b")));
  EXPECT_THAT(output, HasSubstr("\"failures\":2,\"seats\":[{\"bot\":\"greedy\",\"win_share\":1.000000"));
  EXPECT_THAT(run({"verify", "games.jsonl"}), HasSubstr("2 passed, 0 failed"));
  expect_all_gone(processes);
}

INSTANTIATE_TEST_SUITE_P(
    Ways, FailingBot,
    testing::Values(Failure{"exit at start", "did not start: it ended with exit code 3."},
                    Failure{"silent from the start", "did not answer within 3000 ms."},
                    Failure{"other version", "says “hbpok 2”, which is no answer."},
                    Failure{"crash", "does not play on: it was ended by signal 11."},
                    Failure{"exit", "does not play on: it ended with exit code 0."},
                    Failure{"hang", "did not answer within 3000 ms."},
                    Failure{"child hangs", "did not answer within 3000 ms.", 4},
                    Failure{"nonsense", "says “bestmove dance the polka”, which is no answer."},
                    Failure{"garbage", "says “?[2J I am thinking about it”, which is no answer."},
                    Failure{"flood", "says “xxxxxx"}, Failure{"chatter", "did not answer within 3000 ms."},
                    Failure{"close", "does not play on: it closed its output."}),
    [](const auto& param) {
      std::string name = param.param.mode;
      std::ranges::replace(name, ' ', '_');
      return name;
    });

// It has answered, so that it may go on with the next game.
TEST_F(ExecBot, AnIllegalAnswerLosesTheGame) {
  const std::string output = sim(test_program("illegal") + ",random", "3");
  EXPECT_THAT(output, HasSubstr("game 0, seat 0 loses: The rules do not allow “jail 2/5” there."));
  EXPECT_THAT(output, HasSubstr("\"failures\":1,"));
  expect_all_gone(1);
}

// A shell stays between us and the program, unless the command says `exec`.
TEST_F(ExecBot, ACrashBehindAShellIsACrash) {
  const std::string output = sim("exec:cd . && python3 bot.py crash; exit $?,random", "1");
  EXPECT_THAT(output, HasSubstr("does not play on: it was ended by signal 11."));
  expect_all_gone(1);
}

TEST_F(ExecBot, ACommandThatDoesNotExistSaysSo) {
  EXPECT_THAT(sim("exec:./nobody,random", "1"), HasSubstr("did not start: it ended with exit code 127."));
}

TEST_F(ExecBot, ANameThatIsNoCommandIsWrongUsage) {
  for (const std::string bot : {"exec:", "exec: ", "exec@:x", "exec@5:x", "exec@0ms:x", "exec@ms:x",
                                "exec@5ms", "exec@99999999999ms:x"}) {
    EXPECT_THAT(sim(bot), HasSubstr("names no program")) << bot;
    EXPECT_EQ(code, 2);
  }
  EXPECT_THAT(sim("exec:" + std::string(200, 'x')), HasSubstr("longer than 200 bytes"));
  EXPECT_THAT(sim("genius"), HasSubstr("Available: random, greedy"));
}

TEST_F(ExecBot, FailuresBeyondAFewAreOnlyCounted) {
  const std::string output = sim("random,exec:exit 1", "40", {"--threads", "3"});
  EXPECT_THAT(output, HasSubstr("\"failures\":40,"));
  std::size_t told = 0;
  for (std::size_t at = output.find("loses"); at != std::string::npos; at = output.find("loses", at + 1))
    ++told;
  EXPECT_EQ(told, 20u);
}

TEST_F(ExecBot, AGameThatBrokeOffSaysNothingAboutThePoints) {
  EXPECT_THAT(sim("random,exec:exit 1", "3"), HasSubstr("\"mean_vp\":null"));
  EXPECT_THAT(run({"sim", "--bots", "random,exec:exit 1", "--games", "1"}), HasSubstr("mean VP      ?"));
  const std::vector<std::string> arguments{"arena", "--players",   "3",        "--a", "random",
                                           "--b",   "exec:exit 1", "--blocks", "2"};
  EXPECT_THAT(run(arguments), HasSubstr("VP of A                            ?\n"));
  auto as_json = arguments;
  as_json.emplace_back("--json");
  const std::string output = run(as_json);
  for (const char* field : {"\"win_share_a\":1.000000", "\"mean_vp_a\":null", "\"mean_vp_b\":null",
                            "\"mean_margin_a\":null", "\"margin_ci95\":[null,null]", "\"failures_b\":12"})
    EXPECT_THAT(output, HasSubstr(field));
}

TEST_F(ExecBot, AnInterruptEndsTheProgramsToo) {
  Program program{folder.path(), {"sim", "--bots", test_program("hang", "exec:") + ",random"}};
  ASSERT_NO_FATAL_FAILURE(wait_for_start());
  program.signal(SIGTERM);
  EXPECT_EQ(program.exit_code(), -1);
  expect_all_gone(1);
}

struct PlayAgainstPrograms : ExecBot {
  std::vector<std::string> play(const std::string& seats) {
    return {"play", "--seed", "5", "--save", "game.json", "--force", "--seats", seats};
  }
};

TEST_F(PlayAgainstPrograms, AProgramIsAnOpponent) {
  Program program{folder.path(), play("you," + example())};
  play_on(program, first_choice);
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_THAT(program.output(), HasSubstr("Score sheet"));
  EXPECT_THAT(program.output(), Not(HasSubstr("gives up")));
}

TEST_F(PlayAgainstPrograms, WithTwoPlayersAProgramThatFailsHasLost) {
  Program program{folder.path(), play("you," + test_program("crash"))};
  play_on(program, first_choice);
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_THAT(program.output(), HasSubstr("Blérot gives up. The program"));
  EXPECT_THAT(program.output(), HasSubstr("does not play on: it was ended"));
  EXPECT_THAT(program.output(), HasSubstr("You win"));
  EXPECT_THAT(program.output(), Not(HasSubstr("Equal points")));
  const auto match = match_from_text(folder.read("game.json"));
  ASSERT_TRUE(match);
  ASSERT_TRUE(match->early_end());
  EXPECT_EQ(match->early_end()->ranking.front(), std::vector<Seat>{0});
  expect_all_gone(1);
}

TEST_F(PlayAgainstPrograms, WithMorePlayersAnotherBotPlaysOn) {
  for (const char* mode : {"crash", "illegal", "exit at start"}) {
    Program program{folder.path(), play("you,random," + test_program(mode))};
    play_on(program, first_choice);
    EXPECT_EQ(program.exit_code(), 0);
    expect_clean(program.output());
    EXPECT_THAT(program.output(), HasSubstr("Cauchie gives up. "));
    EXPECT_THAT(program.output(), HasSubstr("The bot “greedy” plays on for Cauchie."));
    EXPECT_THAT(program.output(), HasSubstr("Score sheet"));
    const auto match = match_from_text(folder.read("game.json"));
    ASSERT_TRUE(match) << match.error().code;
    EXPECT_TRUE(match->table().over());
  }
}

TEST_F(PlayAgainstPrograms, WhoLeavesNeedNotWaitForAProgramThatThinks) {
  Program program{folder.path(), play(test_program("hang", "exec:") + ",random")};
  ASSERT_NO_FATAL_FAILURE(wait_for_start());
  const auto begin = std::chrono::steady_clock::now();
  program.signal(SIGINT);
  program.read_to_prompt();
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{15});
  EXPECT_THAT(program.output(), HasSubstr("The game is saved"));
  EXPECT_THAT(program.output(), Not(HasSubstr("gives up")));
  expect_all_gone(1);
}

// A record may come from anybody.
TEST_F(PlayAgainstPrograms, ASavedGameStartsNoProgramUnasked) {
  {
    Program program{folder.path(), play("you," + test_program("plays"))};
    program.read_to_prompt();
    program.end_input();
  }
  const std::size_t before = started().size();
  EXPECT_THAT(run({"play", "--resume", "game.json"}), HasSubstr("add --run-bots to start it"));
  EXPECT_EQ(code, 1);
  EXPECT_EQ(started().size(), before);
  Program program{folder.path(), {"play", "--resume", "game.json", "--run-bots"}};
  play_on(program, first_choice);
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_GT(started().size(), before);
  EXPECT_THAT(program.output(), HasSubstr("Score sheet"));
}

}  // namespace
}  // namespace horta::tests
