// `horta play` with Bruxelles 1893: every rule set, in both languages.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/record.h"
#include "tests/cli/playing.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;

struct RuleSet {
  const char* name;
  const char* language;
  int players;
  const char* options;
};

struct Play1893 : testing::Test {
  TemporaryFolder folder;

  std::vector<std::string> arguments(std::initializer_list<std::string> more) const {
    std::vector<std::string> all{"play", "--game", "bruxelles-1893", "--seed", "5", "--save", "game.json"};
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
                    RuleSet{"asymmetric_fr", "fr", 3, "belle_epoque=on,asymmetric=on"}),
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

TEST_F(Play1893, TheFirstEditionUsesItsOwnNames) {
  Program program{folder.path(), arguments({"--players", "2", "--options", "edition=first,first_player=0"})};
  EXPECT_THAT(program.read_to_prompt(), HasSubstr("On which coat of arms"));
  program.type("board");
  const std::string board = program.read_to_prompt();
  EXPECT_THAT(board, HasSubstr("Royal Palace"));
  EXPECT_THAT(board, HasSubstr("pink"));
}

TEST_F(Play1893, CommandsAnswerInBothLanguages) {
  for (const char* language : {"en", "fr"}) {
    Program program{folder.path(), arguments({"--language", language, "--options", "belle_epoque=on"})};
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

TEST_F(Play1893, AHintIsThereForEveryDecision) {
  for (const auto& [language, options] :
       {std::pair{"en", "belle_epoque=on,asymmetric=on"}, std::pair{"fr", "edition=first"}}) {
    Program program{folder.path(),
                    arguments({"--language", language, "--players", "2", "--options", options})};
    for (int turn = 0; turn < 40; ++turn) {
      program.read_to_prompt();
      program.type("hint");
      EXPECT_THAT(program.read_to_prompt(),
                  testing::AnyOf(HasSubstr("%, "), HasSubstr("this turn"), HasSubstr("ce tour")));
      program.type("1");
    }
    program.end_input();
    expect_clean(program.output());
  }
}

}  // namespace
}  // namespace horta::tests
