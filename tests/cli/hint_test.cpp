// `horta hint`.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/record.h"
#include "tests/cli/command_test.h"
#include "tests/support/corpus.h"

namespace horta {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using tests::Outcome;

class HintCommand : public tests::CommandTest {
 protected:
  // A position of a game, after so many steps.
  std::string position(const std::string& game, const std::string& players, const std::string& step) {
    run({"sim", "--game", game, "--players", players, "--bots", "greedy", "--games", "1", "--seed", "3",
         "--records", "game.jsonl"});
    return last_line(run({"replay", "game.jsonl", "--to", step, "--json"}).output)
        .find("position")
        ->as_string();
  }
};

TEST_F(HintCommand, TellsTheBestMovesOfAPosition) {
  for (const char* game : {"bruxelles-1897", "bruxelles-1893"}) {
    const Outcome outcome =
        run({"hint", "--game", game, "--players", "3", "--position", position(game, "3", "90")});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.output, HasSubstr("expected at the end:\n"));
    EXPECT_THAT(outcome.output, HasSubstr(" %, "));
    EXPECT_THAT(outcome.output, Not(HasSubstr("[hint.")));
  }
}

TEST_F(HintCommand, IsTheSameForASeedInJson) {
  const std::string text = position("bruxelles-1897", "2", "60");
  const auto ask = [&](const char* moves) {
    return text_of_last_line(
        run({"hint", "--players", "2", "--position", text, "--iterations", "500", "--moves", moves, "--json"})
            .output);
  };
  EXPECT_EQ(ask("3"), ask("3"));
  EXPECT_THAT(ask("1"), HasSubstr(R"("notation":")"));
  EXPECT_THAT(ask("1"), HasSubstr(R"("win_share":[0.)"));
  EXPECT_THAT(ask("1"), HasSubstr(R"("reasons":[{"code":")"));
}

TEST_F(HintCommand, WhatCannotBeUsedIsRefusedWithASentence) {
  const std::string text = position("bruxelles-1897", "2", "60");
  EXPECT_EQ(run({"hint"}).code, 2);
  EXPECT_EQ(run({"hint", "--position", text, "--moves", "0"}).code, 2);
  EXPECT_EQ(run({"hint", "--position", text, "--iterations", "0"}).code, 2);
  expect_refusal(run({"hint", "--position", "nonsense"}), 2, "This is no position of the game.");
  expect_refusal(run({"hint", "--players", "3", "--position", text}), 2, "This is no position of the game.");
  expect_refusal(run({"hint", "--game", "chess", "--position", text}), 2, "chess");
  expect_refusal(run({"hint", "--position", position("bruxelles-1897", "2", "100000")}), 1,
                 "The game is over.");
}

// Saintenoy has moved an arm to what only card 9 can pay: in the first version of the rules that is still a
// choice.
TEST_F(HintCommand, IsAboutTheRulesThatTheGameIsPlayedWith) {
  const auto match = match_from_text(test::corpus_record("version-1/saved"));
  ASSERT_TRUE(match);
  const std::vector<std::string> of_position{"hint",
                                             "--game",
                                             "bruxelles-1893",
                                             "--players",
                                             "4",
                                             "--options",
                                             "belle_epoque=on,asymmetric=on",
                                             "--position",
                                             match->table().position(),
                                             "--iterations",
                                             "50",
                                             "--json"};
  std::vector<std::string> of_old_rules = of_position;
  of_old_rules.insert(of_old_rules.end(), {"--rules", "1"});
  const Outcome outcome = run(of_old_rules);
  EXPECT_EQ(outcome.code, 0) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr("card none"));
  of_old_rules.back() = "99";
  expect_refusal(run(of_old_rules), 2, "does not have version 99 of the rules");
}

}  // namespace
}  // namespace horta
