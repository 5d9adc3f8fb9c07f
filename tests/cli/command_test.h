#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "tests/cli/program.h"

namespace horta::tests {

struct Outcome {
  int code;
  std::string output;
};

// Tests of a command that runs to its end.
class CommandTest : public ::testing::Test {
 protected:
  Outcome run(std::vector<std::string> arguments, std::string_view input = {}) {
    Program program{folder_.path(), std::move(arguments)};
    if (!input.empty()) program.type(input);
    program.end_input();
    return {program.exit_code(), program.output()};
  }

  static std::string text_of_last_line(const std::string& output) {
    return output.substr(output.rfind('\n', output.size() - 2) + 1);
  }

  // The object on the last line.
  static json::Value last_line(const std::string& output) {
    const auto value = json::parse(text_of_last_line(output));
    return value ? *value : json::Value{};
  }

  // One sentence, the exit code, and nothing that looks like a crash.
  void expect_refusal(const Outcome& outcome, int code, std::string_view says) {
    EXPECT_EQ(outcome.code, code) << outcome.output;
    EXPECT_THAT(outcome.output, ::testing::HasSubstr(std::string{says}));
    EXPECT_THAT(outcome.output, ::testing::HasSubstr("horta: "));
    EXPECT_THAT(outcome.output, ::testing::Not(::testing::HasSubstr("[fault.")));
  }

  TemporaryFolder folder_;
};

}  // namespace horta::tests
