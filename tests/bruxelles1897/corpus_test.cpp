#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace horta::bruxelles1897 {
namespace {

class Corpus : public ::testing::TestWithParam<int> {};

TEST_P(Corpus, RecordedGamesReplayToTheirScores) {
  horta::test::check_corpus("bruxelles-1897-" + std::to_string(GetParam()), 100);
}

INSTANTIATE_TEST_SUITE_P(Players, Corpus, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace horta::bruxelles1897
