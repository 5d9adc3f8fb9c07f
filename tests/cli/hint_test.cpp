// `horta hint`.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command_test.h"

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

}  // namespace
}  // namespace horta
