// `horta play` on terminals of every width.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <tuple>

#include "tests/cli/playing.h"

namespace horta::tests {
namespace {

using testing::HasSubstr;

constexpr int width_of_tables = 60;

using Setting = std::tuple<const char*, const char*, int>;  // game, language, columns

struct OnScreen : testing::Test, testing::WithParamInterface<Setting> {
  TemporaryFolder folder;

  static std::string question_in(const std::string& text) {
    return text.substr(std::min(text.size(), text.rfind("\n\n") + 1));
  }
  static void expect_fits(const std::string& text, int columns) {
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(std::ranges::count_if(line, [](char byte) { return (byte & 0xC0) != 0x80; }), columns)
          << line;
  }
};

TEST_P(OnScreen, WhatIsPrintedFits) {
  const auto [game, language, columns] = GetParam();
  Program program{
      folder.path(),
      {"play", "--game", game, "--language", language, "--seed", "5", "--seats", "you,you,greedy"},
      Screen{columns}};
  const auto any = any_choice(7);
  int questions = 0;
  while (questions < 120) {
    const std::string text = program.read_to_prompt();
    if (!program.running()) break;
    // The drawing of the table needs more columns than the narrowest screen has.
    expect_fits(columns < width_of_tables ? question_in(text) : text, columns);
    ++questions;
    program.type(any(choices_in(text)));
  }
  EXPECT_GT(questions, 40);
  program.read_to_prompt();
  EXPECT_EQ(program.exit_code(), 0);
}

INSTANTIATE_TEST_SUITE_P(Widths, OnScreen,
                         testing::Combine(testing::Values("bruxelles-1897", "bruxelles-1893"),
                                          testing::Values("en", "fr", "nl"), testing::Values(40, 60, 80)),
                         [](const auto& param) {
                           const std::string_view game = std::get<0>(param.param);
                           return std::string{game.substr(game.size() - 4)} + std::get<1>(param.param) +
                                  std::to_string(std::get<2>(param.param));
                         });

}  // namespace
}  // namespace horta::tests
