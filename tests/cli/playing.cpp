#include "tests/cli/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <sstream>

namespace horta::tests {

using testing::HasSubstr;
using testing::Not;

namespace {

// What the first group of a pattern matches in the last question, which stands after the last empty line.
std::vector<std::string> found_in_question(const std::string& text, const std::regex& pattern) {
  const std::string last = text.substr(std::min(text.size(), text.rfind("\n\n") + 1));
  std::vector<std::string> all;
  for (std::sregex_iterator found{last.begin(), last.end(), pattern}, end; found != end; ++found)
    all.push_back((*found)[1]);
  return all;
}

}  // namespace

std::vector<int> choices_in(const std::string& text) {
  static const std::regex number{"(?:^|\n|  ) *([0-9]+)  [^ ]"};
  std::vector<int> numbers;
  for (const std::string& digits : found_in_question(text, number)) numbers.push_back(std::stoi(digits));
  return numbers;
}

std::vector<std::string> labels_in(const std::string& text) {
  static const std::regex label{"(?:^|\n|  ) *[0-9]+  ([^ \n]+(?: [^ \n]+)*?)(?=  |\n)"};
  return found_in_question(text, label);
}

void expect_clean(const std::string& output) {
  EXPECT_THAT(output, Not(HasSubstr("\x1b")));
  static const std::regex missing{"\\[[a-z_]+\\.[a-z0-9_.:+]*\\]|\\{[a-z_]+\\}"};
  std::smatch found;
  EXPECT_FALSE(std::regex_search(output, found, missing)) << found.str();
  std::istringstream lines{output};
  for (std::string line; std::getline(lines, line);) {
    const auto columns = std::ranges::count_if(line, [](char byte) { return (byte & 0xC0) != 0x80; });
    EXPECT_LE(columns, 100) << line;
  }
}

void play_on(Program& program, const std::function<std::string(const std::vector<int>&)>& answer) {
  for (int turn = 0; turn < 2000; ++turn) {
    const std::string text = program.read_to_prompt();
    if (!program.running()) return;
    program.type(answer(choices_in(text)));
  }
  FAIL() << "the game does not end";
}

std::string first_choice(const std::vector<int>&) { return "1"; }

std::string last_choice(const std::vector<int>& numbers) {
  return numbers.empty() ? std::string{} : std::to_string(*std::ranges::max_element(numbers));
}

std::function<std::string(const std::vector<int>&)> any_choice(std::uint32_t seed) {
  return [state = seed](const std::vector<int>& numbers) mutable {
    state = state * 1'664'525u + 1'013'904'223u;
    return numbers.empty() ? std::string{} : std::to_string(numbers[(state >> 16) % numbers.size()]);
  };
}

}  // namespace horta::tests
