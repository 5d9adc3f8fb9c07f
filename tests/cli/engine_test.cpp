// `horta engine` as another program meets it: lines in, lines out.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "ai/bots/bot.h"
#include "engine/core/match.h"
#include "engine/core/random.h"
#include "engine/core/record.h"
#include "engine/core/registry.h"
#include "tests/cli/program.h"
#include "tests/support/corpus.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Engine : testing::Test {
  TemporaryFolder folder;
  Program engine{folder.path(), {"engine", "--options", "Bot=greedy"}};

  // The first line that begins so.
  std::string answer(std::string_view start) {
    for (;;) {
      const std::string line = engine.read_line();
      if (line.starts_with(start) || !engine.running()) return line;
    }
  }
  std::string ask(std::string_view line, std::string_view start) {
    engine.type(line);
    return answer(start);
  }
};

Match new_game(const GameInfo& game, std::string_view options, int players) {
  MatchSetup setup{.game = std::string{game.name},
                   .options = *make_options(game.options, *split_options(options)),
                   .seats = {},
                   .components = newest_components(game.name),
                   .id = "engine",
                   .commitment = {},
                   .nonces = {},
                   .secret = sha256("engine")};
  for (int seat = 0; seat < players; ++seat) setup.seats.push_back({.name = "x", .bot = "random"});
  return std::move(*Match::start(std::move(setup)));
}

void play_some(Match& match, int decisions) {
  Random random{7};
  for (int count = 0; count < decisions && !match.over(); ++count) {
    MoveList options;
    match.table().legal(options);
    const auto choice = random.below(static_cast<std::uint32_t>(options.size()));
    ASSERT_TRUE(match.decide(match.table().decision().seat, options[choice]));
  }
}

std::string line_of_options(const Table& table) {
  MoveList options;
  table.legal(options);
  std::string line = "options ";
  for (const Move move : options) line += (line.size() > 8 ? " | " : "") + table.to_notation(move);
  return line;
}

// What the search thinks changes with its weights, and how fast it does with the machine; the form stays.
std::string form_of(const std::string& line) {
  static const std::regex thoughts{"-?[0-9]+(\\.[0-9]+)?|(pv|bestmove) (?!none).*"};
  return line.starts_with("info iterations") || line.starts_with("bestmove")
             ? std::regex_replace(line, thoughts, "$2")
             : line;
}

TEST_F(Engine, AnswersAsTheTranscriptInTheDocumentationSays) {
  std::ifstream file{std::filesystem::path{HORTA_SOURCE_DIR} / "docs/bot-protocol.md"};
  Program searching{folder.path(), {"engine"}};
  bool inside = false;
  int answers = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) inside = line == "```transcript";
    if (!inside) continue;
    if (line.starts_with("> ")) searching.type(line.substr(2));
    if (!line.starts_with("< ")) continue;
    ++answers;
    EXPECT_EQ(form_of(searching.read_line()), form_of(line.substr(2)));
  }
  EXPECT_GT(answers, 10);
  EXPECT_EQ(searching.read_line(), "");  // it has quit
  EXPECT_EQ(searching.exit_code(), 0);
}

TEST_F(Engine, ThinksAboutPositionsOfEveryRuleSet) {
  for (const GameInfo& game : games())
    for (const std::string_view options : game.rule_sets)
      for (int players = game.min_players; players <= game.max_players; ++players) {
        SCOPED_TRACE(std::string{game.name} + " " + std::string{options} + " " + std::to_string(players));
        Match match = new_game(game, options, players);
        play_some(match, 60);
        ASSERT_FALSE(match.over());
        std::string start = "newgame game " + std::string{game.name} + " players " + std::to_string(players);
        if (!options.empty()) start.append(" options ").append(options);
        engine.type(start);
        engine.type("position string " + match.table().position());
        const std::string expected = line_of_options(match.table());
        EXPECT_EQ(ask("legal", ""), expected);
        const std::string best = ask("go", "bestmove ");
        const auto move = match.table().from_notation(best.substr(9));
        ASSERT_TRUE(move) << best;
        EXPECT_TRUE(match.table().explain(match.table().decision().seat, *move).empty()) << best;
        // The same from the record, which brings the rules with it.
        engine.type("newgame game bruxelles-1897");
        engine.type("position record " + json::write(to_record(match, Secret::hidden)));
        EXPECT_EQ(ask("legal", ""), expected);
      }
}

TEST_F(Engine, ThinksTheSameAgainInSeveralThreads) {
  for (const GameInfo& game : games()) {
    SCOPED_TRACE(game.name);
    Match match = new_game(game, game.rule_sets.front(), 3);
    play_some(match, 40);
    const auto thought = [&] {
      Program thinking{folder.path(), {"engine", "--options", "Threads=3,Iterations=600"}};
      thinking.type("newgame game " + std::string{game.name} + " players 3");
      thinking.type("position string " + match.table().position());
      thinking.type("go");
      std::string thoughts, line;
      for (line = thinking.read_line(); line.starts_with("info"); line = thinking.read_line())
        thoughts = line;
      static const std::regex speed{" time [0-9]+ nps [0-9]+"};
      return std::regex_replace(thoughts, speed, "") + ", " + line;
    };
    const std::string first = thought();
    EXPECT_THAT(first, HasSubstr("info iterations 600 share "));
    EXPECT_EQ(thought(), first);
  }
}

TEST_F(Engine, FindsTheDecisionOfARecordAtAStep) {
  Match match = new_game(games().front(), "", 2);
  const std::string first = line_of_options(match.table());
  play_some(match, 10);
  const std::string record = json::write(to_record(match, Secret::revealed));
  engine.type("position record to 0 " + record);
  EXPECT_EQ(ask("legal", ""), first);
  engine.type("position record to 99999 " + record);
  EXPECT_EQ(ask("legal", ""), line_of_options(match.table()));
}

// Saintenoy has moved an arm to what only card 9 can pay; in the first version of the rules he may still
// decline.
TEST_F(Engine, KnowsTheReadingsOfAnOldGame) {
  const std::string saved = test::corpus_record("version-1/saved");
  const auto match = match_from_text(saved);
  ASSERT_TRUE(match);
  engine.type("newgame game bruxelles-1893 players 4 options belle_epoque=on,asymmetric=on rules 1");
  engine.type("position string " + match->table().position());
  EXPECT_EQ(ask("legal", ""), "options card 9 | card none");
  engine.type("position record " + json::write(*json::parse(saved)));
  EXPECT_EQ(ask("legal", ""), "options card 9 | card none");
}

struct ThinkingEngine : Engine {
  void SetUp() override {
    const Match match = new_game(games().front(), "", 3);
    engine.type("newgame game " + std::string{games().front().name} + " players 3");
    engine.type("position string " + match.table().position());
  }
};

TEST_F(Engine, ASystemThatGivesNoThreadsIsAnErrorAndNothingElse) {
  const NoThreads none;
  if (!none.works()) GTEST_SKIP() << "the limit on the stack is fixed";
  Program lonely{folder.path(), {"engine"}};
  lonely.type("newgame game bruxelles-1897 players 3");
  lonely.type("position string " + new_game(games().front(), "", 3).table().position());
  lonely.type("go iterations 5");
  EXPECT_THAT(lonely.read_line(), StartsWith("info error threads_refused "));
  EXPECT_EQ(lonely.read_line(), "bestmove none");
  lonely.type("isready");
  EXPECT_EQ(lonely.read_line(), "readyok");
}

TEST_F(ThinkingEngine, AnswersWhileItThinks) {
  engine.type("go infinite");
  EXPECT_EQ(ask("isready", "readyok"), "readyok");
  EXPECT_THAT(ask("legal", "options"), HasSubstr(" | "));
  engine.type("isready");
  for (std::string line = engine.read_line(); line != "readyok"; line = engine.read_line())
    ASSERT_THAT(line, StartsWith("info iterations ")) << "no bestmove before stop";
  EXPECT_THAT(ask("stop", "bestmove"), StartsWith("bestmove "));
}

TEST_F(ThinkingEngine, EveryGoHasItsAnswerBeforeAnythingChanges) {
  engine.type("go infinite");
  engine.type("go infinite");
  engine.type("setoption name Bot value random");
  engine.type("position string x");
  EXPECT_THAT(answer("bestmove"), StartsWith("bestmove "));
  EXPECT_THAT(answer("bestmove"), StartsWith("bestmove "));
  EXPECT_THAT(answer("info error"), HasSubstr("position_unreadable"));
}

TEST_F(ThinkingEngine, StopWithoutAThoughtHasNoEffect) {
  engine.type("stop");
  EXPECT_EQ(ask("isready", ""), "readyok");
  EXPECT_THAT(ask("go movetime 99999999999999999 iterations 1", "bestmove"), StartsWith("bestmove "));
  engine.type("stop");
  EXPECT_EQ(ask("isready", ""), "readyok");
}

TEST_F(ThinkingEngine, QuitsWhileItThinks) {
  engine.type("go infinite");
  engine.type("quit");
  EXPECT_EQ(engine.exit_code(), 0);
}

TEST_F(ThinkingEngine, TheEndOfTheInputEndsItWhileItThinks) {
  engine.type("go infinite");
  engine.end_input();
  EXPECT_EQ(engine.exit_code(), 0);
}

TEST_F(Engine, WrongInputIsAnErrorAndNothingElse) {
  const std::pair<const char*, const char*> lines[] = {
      {"legal", "position_missing"},
      {"position string x", "game_missing"},
      {"newgame game chess", "game_unknown"},
      {"newgame", "game_unknown"},
      {"newgame game bruxelles-1897 players 9", "player_count"},
      {"newgame game bruxelles-1897 players x", "protocol_syntax"},
      {"newgame game bruxelles-1897 players 99999999999999999999", "protocol_syntax"},
      {"newgame game bruxelles-1897 colour blue", "protocol_syntax"},
      {"newgame game bruxelles-1897 options a=b", "option_unknown"},
      {"newgame game bruxelles-1897 options", "protocol_syntax"},
      {"newgame game bruxelles-1897 rules 99", "rules_version"},
      {"newgame game bruxelles-1897 rules 0", "protocol_syntax"},
      {"newgame game bruxelles-1897 rules new", "protocol_syntax"},
      {"newgame game bruxelles-1897 components {", "json"},
      {"newgame game bruxelles-1897 components {}", "component_game"},
      {"newgame game bruxelles-1897 components 12", "protocol_syntax"},
      {"position", "protocol_syntax"},
      {"position record", "json"},
      {"position record {}", "record_format"},
      {"position record to", "json"},
      {"position record to x {}", "protocol_syntax"},
      {"setoption", "protocol_syntax"},
      {"setoption name Seed", "protocol_syntax"},
      {"setoption name Seed value", "protocol_syntax"},
      {"setoption name Seed value -1", "option_value"},
      {"setoption name Threads value 0", "option_value"},
      {"setoption name Bot value genius", "option_value"},
      {"setoption name Colour value blue", "option_unknown"},
  };
  for (const auto& [line, code] : lines)
    EXPECT_THAT(ask(line, ""), StartsWith("info error " + std::string{code} + " ")) << line;
  for (const char* line : {"go", "go iterations 0", "go movetime", "go movetime -5"}) {
    EXPECT_THAT(ask(line, ""), StartsWith("info error ")) << line;
    EXPECT_EQ(engine.read_line(), "bestmove none");
  }
  EXPECT_EQ(ask("dan\x1b[2Jce", ""), "info string unknown command: dan?[2Jce");
  engine.type("");
  engine.type("   ");
  engine.type("options a | b");
  EXPECT_EQ(ask("isready\r", ""), "readyok");
}

TEST_F(Engine, AnEndlessLineIsDropped) {
  engine.type(std::string(std::size_t{5} << 20, 'x'));
  EXPECT_THAT(engine.read_line(), StartsWith("info error line_too_long "));
  EXPECT_EQ(ask("isready", ""), "readyok");
}

TEST_F(Engine, TheLastLineNeedsNoEnd) {
  TemporaryFolder other;
  Program program{other.path(), {"engine", "--options", "Bot=random,Seed=4"}};
  program.type("isready\nisready");
  EXPECT_EQ(program.end_input(), "readyok\nreadyok\n");
  Program wrong{other.path(), {"engine", "--options", "Bot=genius"}};
  EXPECT_EQ(wrong.exit_code(), 2);
}

}  // namespace
}  // namespace horta::tests
