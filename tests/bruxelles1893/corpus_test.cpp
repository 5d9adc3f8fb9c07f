#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace horta::bruxelles1893 {
namespace {

class Corpus : public ::testing::TestWithParam<std::tuple<const char*, int>> {};

TEST_P(Corpus, RecordedGamesReplayToTheirScores) {
  const auto [rule_set, players] = GetParam();
  horta::test::check_corpus("bruxelles-1893-" + std::string{rule_set} + "-" + std::to_string(players), 40);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Corpus,
                         ::testing::Combine(::testing::Values("first", "first-expert", "second",
                                                              "belle-epoque", "asymmetric",
                                                              "belle-epoque-asymmetric"),
                                            ::testing::Values(2, 3, 4, 5)));

}  // namespace
}  // namespace horta::bruxelles1893
