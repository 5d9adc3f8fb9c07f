// `horta play` as a person meets it: the real program, with a script that types.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "engine/core/record.h"
#include "tests/cli/playing.h"
#include "text/locale.h"

namespace horta::tests {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

struct Play : testing::Test {
  TemporaryFolder folder;

  std::vector<std::string> arguments(std::initializer_list<std::string> more) const {
    std::vector<std::string> all{"play", "--seed", "5", "--save", "game.json", "--force"};
    all.insert(all.end(), more);
    return all;
  }
  // The position of a saved game.
  std::string position(std::string_view file) const {
    const auto match = match_from_text(folder.read(file));
    return match ? match->table().position() : "(unreadable: " + match.error().code + ")";
  }
};

struct WholeGame : Play, testing::WithParamInterface<std::pair<const char*, int>> {};

TEST_P(WholeGame, AlwaysTheFirstChoiceLeadsToAFinishedRecord) {
  const auto [language, players] = GetParam();
  Program program{folder.path(), arguments({"--language", language, "--players", std::to_string(players)})};
  play_on(program, first_choice);
  EXPECT_EQ(program.exit_code(), 0);
  expect_clean(program.output());
  EXPECT_THAT(program.output(), HasSubstr("game.json"));
  const auto match = match_from_text(folder.read("game.json"));
  ASSERT_TRUE(match.has_value()) << match.error().code;
  EXPECT_TRUE(match->over());
  EXPECT_EQ(check_shuffle(*match), std::nullopt);
  for (const int score : match->table().scores())
    EXPECT_THAT(program.output(), ContainsRegex("[. ]" + std::to_string(score) + "(\u00a0| )(VP|PV|punt)"));
}

TEST_P(WholeGame, AlwaysTheLastChoiceLeadsToAFinishedRecord) {
  const auto [language, players] = GetParam();
  Program program{folder.path(), arguments({"--language", language, "--players", std::to_string(players)})};
  play_on(program, last_choice);
  EXPECT_EQ(program.exit_code(), 0);
  expect_clean(program.output());
  const auto match = match_from_text(folder.read("game.json"));
  ASSERT_TRUE(match.has_value()) << match.error().code;
  EXPECT_TRUE(match->over());
}

INSTANTIATE_TEST_SUITE_P(Languages, WholeGame,
                         testing::Values(std::pair{"en", 2}, std::pair{"en", 4}, std::pair{"fr", 2},
                                         std::pair{"fr", 3}, std::pair{"nl", 2}, std::pair{"nl", 4}),
                         [](const auto& param) {
                           return std::string{param.param.first} + std::to_string(param.param.second);
                         });

// Any choice at any time, in a game in which actions may be declined.
TEST_F(Play, ArbitraryChoicesLeadToAFinishedRecord) {
  Program program{folder.path(), arguments({"--language", "fr", "--options", "optional_actions=on", "--seats",
                                            "you:Anna,you:Ben,random"})};
  play_on(program, any_choice(7));
  EXPECT_EQ(program.exit_code(), 0);
  expect_clean(program.output());
  EXPECT_THAT(program.output(), HasSubstr("Anna"));
  const auto match = match_from_text(folder.read("game.json"));
  ASSERT_TRUE(match.has_value()) << match.error().code;
  EXPECT_TRUE(match->over());
}

TEST_F(Play, BotsAloneCanBeWatched) {
  Program program{folder.path(), arguments({"--seats", "greedy,random"})};
  const std::string output = program.end_input();
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_THAT(output, HasSubstr("Score sheet"));
  expect_clean(output);
}

TEST_F(Play, AWrongAnswerGetsOneSentenceAndTheQuestionAgain) {
  Program program{folder.path(), arguments({"--options", "first_player=0"})};
  const std::string question = "What do you do?";
  EXPECT_THAT(program.read_to_prompt(), HasSubstr(question));
  program.type("99");
  EXPECT_THAT(program.read_to_prompt(), ContainsRegex("There is no choice 99.*\n\nWhat do you do"));
  program.type("99999999999999999999999");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("There is no choice 9999"));
  program.type("0");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("There is no choice 0"));
  program.type("dance");
  EXPECT_THAT(program.read_to_prompt(),
              ContainsRegex("“dance” is neither a choice nor a command.*\n\nWhat do you do"));
  program.type("\x1b[A");
  EXPECT_THAT(program.read_to_prompt(), Not(HasSubstr("“\x1b")));
  program.type(std::string(100'000, 'x'));
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("xxx…”"));
}

TEST_F(Play, NotationAndItsShortFormAreUnderstood) {
  Program program{folder.path(), arguments({"--language", "fr", "--options", "first_player=0"})};
  program.read_to_prompt();
  program.type("PRENDRE A1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Quelle carte Architecte"));
  program.type("annuler");
  program.read_to_prompt();
  program.type("a1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Quelle carte Architecte"));
  program.type("poser 1/3 face 1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Vous posez une 1/3 en a1 (face 1 visible)"));
}

TEST_F(Play, NotationIsUnderstoodInDutch) {
  Program program{folder.path(), arguments({"--language", "nl", "--options", "first_player=0"})};
  program.read_to_prompt();
  program.type("waarom neem a1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("neem a1: dat kun je nu doen."));
  program.type("Neem A1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Welke architectkaart leg je"));
  program.type("terug");
  program.read_to_prompt();
  program.type("a1");
  program.read_to_prompt();
  program.type("leg 1/3 als 1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Jij legt een 1/3 op a1 (kant 1 boven), betaalt 1 frank"));
  program.type("afsluiten");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("De partij opslaan in game.json?"));
  program.type("ja");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("De partij is opgeslagen in game.json."));
  EXPECT_EQ(program.exit_code(), 0);
}

TEST_F(Play, WhySomethingIsNotPossibleIsExplained) {
  Program program{folder.path(), arguments({"--options", "first_player=0", "--players", "2"})};
  program.read_to_prompt();
  program.type("why take a3");
  EXPECT_THAT(program.read_to_prompt(),
              HasSubstr("There is a neutral Architect card in this space. (rulebook, set-up, 4)"));
  program.type("why a1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("you can do that now"));
  program.type("why");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("why take b2"));
  program.type("take a3");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("There is a neutral Architect card in this space."));
}

TEST_F(Play, AHintShowsTheBestMovesAndChangesNothing) {
  for (const auto& [language, word, says, loses] :
       {std::tuple{"en", "hint", "The best moves, with", "Costs"},
        std::tuple{"fr", "conseil", "Les meilleurs coups, avec", "Coûte"},
        std::tuple{"nl", "tip", "De beste zetten, met", "Kost"}}) {
    Program program{folder.path(),
                    arguments({"--language", language, "--options", "first_player=0", "--players", "3"})};
    program.read_to_prompt();
    const std::string before = std::string{language} + "-before.json",
                      after = std::string{language} + "-after.json";
    program.type("save " + before);
    program.read_to_prompt();
    program.type(word);
    const std::string hint = program.read_to_prompt();
    EXPECT_THAT(hint, HasSubstr(says));
    EXPECT_THAT(hint, HasSubstr(loses));
    const std::regex prospects{"(You|Vous|Jij) [0-9]+(\u00a0| )?%, [0-9]+(\u00a0| )(VP|PV|pt) · "};
    EXPECT_EQ(std::distance(std::sregex_iterator{hint.begin(), hint.end(), prospects}, {}), 3) << hint;
    program.type("save " + after);
    program.read_to_prompt();
    EXPECT_EQ(folder.read(after), folder.read(before));
    // The number of the best move plays it.
    std::smatch best;
    ASSERT_TRUE(std::regex_search(hint, best, std::regex{"\n +([0-9]+)  "})) << hint;
    program.type(best[1].str());
    EXPECT_THAT(program.read_to_prompt(), Not(HasSubstr(best[1].str() + ":")));
    program.end_input();
    expect_clean(program.output());
  }
}

TEST_F(Play, AHintIsThereForEveryDecision) {
  Program program{folder.path(), arguments({"--seats", "you:Anna,you:Ben"})};
  for (int turn = 0; turn < 40; ++turn) {
    const std::string question = program.read_to_prompt();
    const bool ends = question.find("Press Enter") != std::string::npos;
    program.type("hint");
    EXPECT_THAT(program.read_to_prompt(),
                HasSubstr(ends ? "nothing left to decide in this turn" : "expected at the end"));
    program.type("1");
  }
  program.end_input();
  expect_clean(program.output());
}

TEST_F(Play, AChoiceCanBeTakenBackUntilTheTurnEnds) {
  Program program{folder.path(), arguments({"--options", "first_player=0"})};
  program.read_to_prompt();
  program.type("undo");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("nothing to take back"));
  program.type("save before.json");
  program.read_to_prompt();
  program.type("bourse");
  program.read_to_prompt();
  program.type("1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Press Enter to end your turn"));
  program.type("restart");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("What do you do?"));
  program.type("save after.json");
  program.read_to_prompt();
  EXPECT_EQ(position("after.json"), position("before.json"));
  program.type("bourse");
  program.read_to_prompt();
  program.type("1");
  program.read_to_prompt();
  program.type("undo");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Which Architect cards"));
  program.type("undo");
  program.read_to_prompt();
  program.type("save after.json");
  program.read_to_prompt();
  EXPECT_EQ(position("after.json"), position("before.json"));
  program.type("bourse");
  program.read_to_prompt();
  program.type("1");
  program.read_to_prompt();
  program.type("");
  program.read_to_prompt();
  program.type("undo");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("nothing to take back"));
}

TEST_F(Play, CommandsAnswerInEveryLanguage) {
  for (const Locale& locale : Locale::all()) {
    Program program{folder.path(), arguments({"--language", std::string{locale.language()}})};
    program.read_to_prompt();
    for (const char* command :
         {"help", "?", "board", "score", "log", "log all", "more", "/bourse", "/", "find x", "end", ""}) {
      program.type(command);
      program.read_to_prompt();
      EXPECT_TRUE(program.running()) << command;
    }
    program.end_input();
    EXPECT_EQ(program.exit_code(), 0);
    expect_clean(program.output());
  }
}

TEST_F(Play, ASavedGameGoesOnWhereItWas) {
  {
    Program program{folder.path(), arguments({"--players", "3"})};
    for (int turn = 0; turn < 25; ++turn) {
      program.read_to_prompt();
      program.type("1");
    }
    program.read_to_prompt();
    program.type("save");
    program.read_to_prompt();
    EXPECT_EQ(program.exit_code(), 0);
  }
  const std::string saved = position("game.json");
  Program program{folder.path(), {"play", "--resume", "game.json", "--save", "again.json"}};
  program.read_to_prompt();
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_EQ(position("again.json"), saved);
  // And from there to the end, with the same bots and the same cards.
  Program first{folder.path(), {"play", "--resume", "game.json", "--save", "a.json"}};
  Program second{folder.path(), {"play", "--resume", "again.json", "--save", "b.json"}};
  play_on(first, first_choice);
  play_on(second, first_choice);
  EXPECT_EQ(first.exit_code(), 0);
  EXPECT_EQ(second.exit_code(), 0);
  EXPECT_EQ(position("a.json"), position("b.json"));
  // A finished game shows its score sheet once more.
  Program finished{folder.path(), {"play", "--resume", "a.json"}};
  EXPECT_THAT(finished.end_input(), HasSubstr("Score sheet"));
  EXPECT_EQ(finished.exit_code(), 0);
}

TEST_F(Play, TheEndOfTheInputSavesTheGameAndSaysHowToGoOn) {
  Program program{folder.path(), {"play", "--seed", "5"}};
  program.read_to_prompt();
  program.type("1");
  program.read_to_prompt();
  const std::string goodbye = program.end_input();
  EXPECT_EQ(program.exit_code(), 0);
  std::smatch command;
  ASSERT_TRUE(std::regex_search(goodbye, command, std::regex{"horta play --resume (\\S+)"})) << goodbye;
  const auto match = match_from_text(folder.read(command[1].str()));
  ASSERT_TRUE(match.has_value()) << match.error().code;
  EXPECT_FALSE(match->over());
}

TEST_F(Play, AnInterruptSavesTheGame) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    Program program{folder.path(), arguments({})};
    program.read_to_prompt();
    program.signal(number);
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("saved in game.json"));
    EXPECT_EQ(program.exit_code(), 0);
    EXPECT_TRUE(match_from_text(folder.read("game.json")).has_value());
    // No half-written file remains beside it.
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator{folder.path()}, {}), 1);
  }
}

TEST_F(Play, LeavingAsksWhetherToSave) {
  {
    Program program{folder.path(), arguments({})};
    program.read_to_prompt();
    program.type("quit");
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("Save the game in game.json?"));
    program.type("perhaps");
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("Save the game in game.json?"));
    program.type("cancel");
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("?"));
    program.type("quit");
    program.read_to_prompt();
    program.type("no");
    program.read_to_prompt();
    EXPECT_EQ(program.exit_code(), 0);
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "game.json"));
  }
  Program program{folder.path(), arguments({"--language", "fr"})};
  program.read_to_prompt();
  program.type("quitter");
  program.read_to_prompt();
  program.type("oui");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("horta play --resume game.json"));
  EXPECT_EQ(program.exit_code(), 0);
  EXPECT_TRUE(match_from_text(folder.read("game.json")).has_value());
}

TEST_F(Play, WhatCannotBeUsedIsRefusedWithASentence) {
  const auto refused = [this](std::vector<std::string> words, int exit_code, std::string_view text) {
    words.insert(words.begin(), "play");
    Program program{folder.path(), words};
    const std::string output = program.end_input();
    EXPECT_EQ(program.exit_code(), exit_code) << output;
    EXPECT_THAT(output, HasSubstr(text));
    EXPECT_EQ(std::ranges::count(output, '\n'), 1) << output;
  };
  folder.write("broken.json", "{\"format\": ");
  folder.write("other.json", "{\"format\": \"something else\"}");
  refused({"--resume", "broken.json"}, 1, "broken.json: This is not valid JSON: it ends too early");
  refused({"--resume", "other.json"}, 1, "This is not a record of Horta");
  refused({"--resume", "nothing.json"}, 1, "The file nothing.json cannot be read");
  refused({"--language", "tlh"}, 2, "Available: en, fr, nl.");
  refused({"--seats", "you,nobody"}, 2, "There is no bot “nobody”");
  refused({"--seats", "you,greedy", "--players", "3"}, 2, "2 seats are named, but there are 3 players");
  refused({"--players", "9"}, 2, "2 to 4 players");
  refused({"--game", "chess"}, 2, "There is no game “chess”");
  refused({"--save", "missing/folder/game.json"}, 1, "cannot be written");
  refused({"--resume", "other.json", "--players", "3"}, 2, "--players cannot be combined with --resume");
  refused({"--resume", "other.json", "--options", "first_player=0", "--seats", "you,greedy", "--seed", "1"},
          2, "--options, --seats and --seed cannot be combined with --resume");
  refused({"--resume", "other.json", "--component-data", "x.json", "--language", "fr"}, 2,
          "Impossible de combiner --component-data avec --resume");
}

TEST_F(Play, WhatARecordContainsCannotTakeOverTheScreen) {
  {
    Program program{folder.path(), arguments({"--seats", "you:Anna,you:Ben,random"})};
    program.read_to_prompt();
    program.type("save");
    program.read_to_prompt();
  }
  const std::string evil = "\\u001b[2Jevil\\nhorta: all good";
  const auto with = [this](std::string_view what, const std::string& instead) {
    std::string record = folder.read("game.json");
    const std::size_t place = record.find(what);
    EXPECT_NE(place, std::string::npos) << what;
    folder.write("evil.json", record.replace(place, what.size(), instead));
  };
  const auto shown = [this] {
    Program program{folder.path(),
                    {"play", "--resume", "evil.json", "--save", "evil\x1b[2J.json", "--force"}};
    const std::string output = program.end_input();
    EXPECT_THAT(output, Not(HasSubstr("\x1b")));
    EXPECT_THAT(output, Not(HasSubstr("\nhorta: all good")));
    return output;
  };
  with("\"bruxelles-1897\"", "\"" + evil + "\"");
  EXPECT_THAT(shown(), HasSubstr("There is no game “?[2Jevil?horta: all good”"));
  with("\"Anna\"", "\"" + evil + "\"");
  EXPECT_THAT(shown(), HasSubstr("?[2Jevil?horta: all good"));
  with("\"Anna\"", "\"" + std::string(200, 'a') + "\"");
  EXPECT_THAT(shown(), HasSubstr(std::string(39, 'a') + "…"));
  with("\"random\"", "\"" + evil + "\"");
  EXPECT_THAT(shown(), HasSubstr("There is no bot “?[2Jevil?horta: all good”"));
}

TEST_F(Play, SavingHasTwoNamesInFrench) {
  Program program{folder.path(), arguments({"--language", "fr"})};
  program.read_to_prompt();
  for (const char* file : {"sauver un.json", "sauvegarder deux.json", "save trois.json"}) {
    program.type(file);
    EXPECT_THAT(program.read_to_prompt(), HasSubstr("La partie est sauvegardée dans")) << file;
  }
  EXPECT_TRUE(std::filesystem::exists(folder.path() / "deux.json"));
}

TEST_F(Play, ARecordCutAnywhereIsRefusedWithoutACrash) {
  {
    Program program{folder.path(), arguments({})};
    program.read_to_prompt();
    program.type("1");
    program.read_to_prompt();
    EXPECT_EQ(program.exit_code(), 0);
  }
  const std::string whole = folder.read("game.json");
  for (std::size_t length = 0; length < whole.size() - 2; length += whole.size() / 12) {
    folder.write("cut.json", std::string_view{whole}.substr(0, length));
    Program program{folder.path(), {"play", "--resume", "cut.json"}};
    program.end_input();
    EXPECT_EQ(program.exit_code(), 1) << length;
  }
}

}  // namespace
}  // namespace horta::tests
