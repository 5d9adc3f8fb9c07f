// `horta play` with Bruxelles 1893: every rule set, in every language.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ranges>

#include "engine/core/record.h"
#include "tests/cli/playing.h"
#include "tests/support/corpus.h"
#include "text/locale.h"

namespace horta::tests {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

struct RuleSet {
  const char* name;
  const char* language;
  int players;
  const char* options;
};

struct Play1893 : testing::Test {
  TemporaryFolder folder;

  std::vector<std::string> arguments(std::initializer_list<std::string> more) const {
    std::vector<std::string> all{"play", "--game", "bruxelles-1893", "--seed",
                                 "5",    "--save", "game.json",      "--force"};
    all.insert(all.end(), more);
    return all;
  }
  void expect_finished_record() const {
    const auto match = match_from_text(folder.read("game.json"));
    ASSERT_TRUE(match.has_value()) << match.error().code;
    EXPECT_TRUE(match->over());
    EXPECT_EQ(check_shuffle(*match), std::nullopt);
  }
};

struct WholeGame1893 : Play1893, testing::WithParamInterface<RuleSet> {
  std::vector<std::string> rule_set(const char* bot) const {
    std::string seats = "you";
    for (int seat = 1; seat < GetParam().players; ++seat) seats.append(",").append(bot);
    return arguments({"--language", GetParam().language, "--options", GetParam().options, "--seats", seats});
  }
};

TEST_P(WholeGame1893, AlwaysTheFirstChoiceLeadsToAFinishedRecord) {
  Program program{folder.path(), rule_set("greedy")};
  play_on(program, first_choice);
  EXPECT_EQ(program.exit_code(), 0);
  expect_clean(program.output());
  expect_finished_record();
}

TEST_P(WholeGame1893, AnyChoicesLeadToAFinishedRecord) {
  Program program{folder.path(), rule_set("random")};
  play_on(program, any_choice(11));
  EXPECT_EQ(program.exit_code(), 0);
  expect_clean(program.output());
  expect_finished_record();
}

INSTANTIATE_TEST_SUITE_P(
    RuleSets, WholeGame1893,
    testing::Values(RuleSet{"first_en", "en", 2, "edition=first"},
                    RuleSet{"first_fr", "fr", 4, "edition=first,strips=expert"},
                    RuleSet{"second_en", "en", 5, "edition=second"}, RuleSet{"second_fr", "fr", 2, ""},
                    RuleSet{"belle_epoque_en", "en", 2, "belle_epoque=on"},
                    RuleSet{"belle_epoque_fr", "fr", 5, "belle_epoque=on"},
                    RuleSet{"asymmetric_en", "en", 5, "belle_epoque=on,asymmetric=on,boards=chosen"},
                    RuleSet{"asymmetric_fr", "fr", 3, "belle_epoque=on,asymmetric=on"},
                    RuleSet{"first_nl", "nl", 5, "edition=first"}, RuleSet{"second_nl", "nl", 3, ""},
                    RuleSet{"belle_epoque_nl", "nl", 4, "belle_epoque=on"},
                    RuleSet{"asymmetric_nl", "nl", 5, "belle_epoque=on,asymmetric=on,boards=chosen"}),
    [](const auto& param) { return std::string{param.param.name}; });

TEST_F(Play1893, AnOptionOfTheSecondEditionIsRefusedInTheFirst) {
  Program program{folder.path(), arguments({"--options", "edition=first,belle_epoque=on"})};
  EXPECT_THAT(program.end_input(), HasSubstr("belongs to the second edition"));
  EXPECT_EQ(program.exit_code(), 2);
}

TEST_F(Play1893, APlacementIsTypedInWords) {
  Program program{folder.path(),
                  arguments({"--language", "fr", "--players", "3", "--options", "first_player=0"})};
  program.read_to_prompt();
  program.type("débuter bleue");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Vous commencez avec une œuvre bleue"));
  program.type("");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Sur quel iris posez-vous l’équerre"));
  program.type("1");
  const std::string board = program.read_to_prompt();
  EXPECT_THAT(board, HasSubstr("━━━"));
  EXPECT_THAT(board, HasSubstr("Que faites-vous"));
  program.type("placer c3");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Combien misez-vous"));
  program.type("miser 2");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Vous posez un pion en c3 avec 2\u00a0FB"));
}

TEST_F(Play1893, APlacementIsTypedInDutch) {
  Program program{folder.path(),
                  arguments({"--language", "nl", "--players", "3", "--options", "first_player=0"})};
  program.read_to_prompt();
  program.type("start blauw");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Jij begint met een blauw kunstwerk."));
  program.type("");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Op welke iris leg je de winkelhaak?"));
  program.type("1");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Wat doe je?"));
  program.type("plaats c3");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Hoeveel zet je in?"));
  program.type("inzet 2");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("Jij plaatst een pion op c3 met 2 frank"));
}

TEST_F(Play1893, ABoardIsChosenByNameThoughBoardIsACommandAsWell) {
  Program program{folder.path(), arguments({"--players", "2", "--seats", "you,you:Anna", "--options",
                                            "asymmetric=on,boards=chosen,first_player=0"})};
  program.read_to_prompt();
  program.type("board");
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("board hankar")) << "the table, and the question again";
  program.type("board hankar");
  program.read_to_prompt();
  program.type("");  // the end of the turn
  EXPECT_THAT(program.read_to_prompt(), Not(HasSubstr("board hankar"))) << "it is taken";
  program.type("board horta");
  program.read_to_prompt();
  program.type("save");
  program.read_to_prompt();
  const auto match = match_from_text(folder.read("game.json"));
  ASSERT_TRUE(match.has_value()) << match.error().code;
  const json::Value view = match->table().view();
  EXPECT_EQ(view.find("players")->as_array()[0].find("board")->as_string(), "hankar");
  EXPECT_EQ(view.find("players")->as_array()[1].find("board")->as_string(), "horta");
}

TEST_F(Play1893, TheFirstEditionUsesItsOwnNames) {
  Program program{folder.path(), arguments({"--players", "2", "--options", "edition=first,first_player=0"})};
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("On which coat of arms"));
  program.type("board");
  const std::string board = program.read_to_prompt();
  EXPECT_THAT(board, HasSubstr("Royal Palace"));
  EXPECT_THAT(board, HasSubstr("pink"));
}

TEST_F(Play1893, CommandsAnswerInEveryLanguage) {
  for (const Locale& locale : Locale::all()) {
    Program program{folder.path(), arguments({"--language", std::string{locale.language()}, "--options",
                                              "belle_epoque=on"})};
    program.read_to_prompt();
    for (const char* command : {"help", "board", "score", "log all", "why", "why place a1", "/b", "/", ""}) {
      program.type(command);
      program.read_to_prompt();
      EXPECT_TRUE(program.running()) << command;
    }
    program.end_input();
    EXPECT_EQ(program.exit_code(), 0);
    expect_clean(program.output());
  }
}

// Plays to the end by typing words: those that contain one of `wanted`, in that order, or else any. What was
// typed, and what of it the program did not understand.
struct Typed {
  std::vector<std::string> all, not_understood;
};
Typed type_words(Program& program, const Locale& say, std::initializer_list<std::string_view> wanted = {}) {
  Typed typed;
  const std::string& complaint = say.messages().find("play.unknown")->second;
  const std::string sign = complaint.substr(complaint.find("{text}") + 6, 20);
  for (std::size_t turn = 0; turn < 2000; ++turn) {
    const std::string text = program.read_to_prompt();
    if (text.find(sign) != std::string::npos) typed.not_understood.push_back(typed.all.back());
    if (!program.running()) return typed;
    const auto labels = labels_in(text);
    std::string words = labels.empty() ? "" : labels[turn * 7 % labels.size()];
    for (const std::string_view part : std::views::reverse(wanted))
      for (const std::string& label : std::views::reverse(labels))
        if (label.contains(part)) words = label;
    typed.all.push_back(words);
    program.type(words);
  }
  ADD_FAILURE() << "the game does not end";
  return typed;
}

TEST_F(Play1893, WhatStandsNextToAChoiceCanBeTyped) {
  for (const Locale& locale : Locale::all())
    for (const char* options : {"edition=first", "belle_epoque=on,asymmetric=on"}) {
      Program program{folder.path(), arguments({"--language", std::string{locale.language()}, "--options",
                                                options, "--seats", "you,random,you:Anna"})};
      EXPECT_THAT(type_words(program, locale).not_understood, IsEmpty()) << locale.language();
      EXPECT_EQ(program.exit_code(), 0);
    }
}

// Its list does not stand in alphabetical order. The seed is one with which the card comes up.
TEST_F(Play1893, APaymentWithCard9CanBeTypedAsItStands) {
  Program program{folder.path(),
                  {"play", "--game", "bruxelles-1893", "--seed", "736", "--save", "game.json", "--seats",
                   "you,random", "--options", "belle_epoque=on"}};
  const Typed typed = type_words(program, Locale::get("en"), {"card9:", "card 9", "build pavilion", "pay "});
  EXPECT_THAT(typed.all, Contains(HasSubstr(",card9:")));
  EXPECT_THAT(typed.not_understood, IsEmpty());
}

TEST_F(Play1893, AHintIsThereForEveryDecision) {
  for (const auto& [language, options] :
       {std::pair{"en", "belle_epoque=on,asymmetric=on"}, std::pair{"fr", "edition=first"},
        std::pair{"nl", "belle_epoque=on"}}) {
    Program program{folder.path(),
                    arguments({"--language", language, "--players", "2", "--options", options})};
    for (int turn = 0; turn < 40; ++turn) {
      program.read_to_prompt();
      program.type("hint");
      EXPECT_THAT(program.read_to_prompt(), testing::AnyOf(HasSubstr("%, "), HasSubstr("this turn"),
                                                           HasSubstr("ce tour"), HasSubstr("deze beurt")));
      program.type("1");
    }
    program.end_input();
    expect_clean(program.output());
  }
}

// A game that was saved when the rules had one version goes on with its readings: card 9 is still a choice
// after Saintenoy's move.
TEST_F(Play1893, AnOldSavedGameIsPlayedOnAsItWasBegun) {
  folder.write("saved.json", test::corpus_record("version-1/saved"));
  Program program{folder.path(),
                  {"play", "--resume", "saved.json", "--save", "game.json", "--language", "en"}};
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("card none"));
  program.type("card none");
  play_on(program, first_choice);
  EXPECT_EQ(program.exit_code(), 0);
  expect_clean(program.output());
  const auto match = match_from_text(folder.read("game.json"));
  ASSERT_TRUE(match) << match.error().code;
  EXPECT_TRUE(match->over());
  EXPECT_EQ(match->setup().rules_version, 1);
}

TEST_F(Play1893, AProgramIsToldWhenTheRulesAreNotTheNewest) {
  const auto saved = json::parse(test::corpus_record("version-1/saved"));
  const std::string bot = "exec:tee heard.txt | " HORTA_BINARY " engine --options Bot=random";
  json::Value record = *saved;
  record.set("seats", json::Value::array({json::Value::object({{"name", "A"}, {"bot", bot}}),
                                          json::Value::object({{"name", "B"}}),
                                          json::Value::object({{"name", "C"}, {"bot", bot}}),
                                          json::Value::object({{"name", "D"}, {"bot", bot}})}));
  folder.write("saved.json", json::write(record));
  Program program{folder.path(), {"play", "--resume", "saved.json", "--save", "game.json", "--run-bots"}};
  program.read_to_prompt();
  program.type("card none");
  program.read_to_prompt();
  program.type("end");
  program.read_to_prompt();
  program.end_input();
  EXPECT_THAT(folder.read("heard.txt"), HasSubstr(",first_player=drawn rules 1\n"));
}

}  // namespace
}  // namespace horta::tests
