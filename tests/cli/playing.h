#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/cli/program.h"

// What the tests of `horta play` share: a script that types, and what all output must be like.

namespace horta::tests {

// The numbers of the choices on offer at the prompt.
std::vector<int> choices_in(const std::string& text);

// The words that stand next to them.
std::vector<std::string> labels_in(const std::string& text);

// Every line fits, nothing is left without a text or a parameter, and there are no colours in a pipe.
void expect_clean(const std::string& output);

// Plays to the end, answering each prompt by `answer(numbers on offer)`.
void play_on(Program& program, const std::function<std::string(const std::vector<int>&)>& answer);

// Answers: always the first choice, always the last one, any.
std::string first_choice(const std::vector<int>& numbers);
std::string last_choice(const std::vector<int>& numbers);
std::function<std::string(const std::vector<int>&)> any_choice(std::uint32_t seed);

}  // namespace horta::tests
