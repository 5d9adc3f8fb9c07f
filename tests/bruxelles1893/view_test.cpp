#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

// What a part of the view says, as text.
std::string seen(const Scenario& table, std::string_view part) {
  return json::write(*Game::view(table.rules(), table.state()).find(part));
}
std::string seen(const Scenario& table, std::string_view part, std::string_view detail) {
  return json::write(*Game::view(table.rules(), table.state()).find(part)->find(detail));
}

// What nobody has revealed, chosen or won yet is null, never a zero that reads as the first of its kind.

TEST(View, ThereIsNoBourseCardBeforeTheFirstRound) {
  Scenario table(3, "", {}, Stop::at_first_decision);
  ASSERT_EQ(table.asked(), "seat 0: first_artwork");
  EXPECT_EQ(seen(table, "bourse"), "null");
  EXPECT_EQ(seen(table, "turn"), "null");
}

TEST(View, ACrestIsSeenOnceItIsChosen) {
  Scenario table(3, "", {}, Stop::at_first_decision);
  table.play("first blue", "first blue", "first blue");
  ASSERT_EQ(table.asked(), "seat 0: crest");
  EXPECT_EQ(seen(table, "bourse", "card"), "6");
  EXPECT_EQ(seen(table, "bourse", "crest"), "null");
  table.play("crest 3-1");
  EXPECT_EQ(seen(table, "bourse"), R"({"card":6,"francs":6,"crest":[3,1]})");
}

TEST(View, TheCrestOfTheLastRoundIsGoneWhenTheNextIsAskedFor) {
  Scenario table(3);
  table.end_round();
  ASSERT_EQ(table.asked(), "seat 0: crest");
  EXPECT_EQ(seen(table, "bourse", "crest"), "null");
  EXPECT_EQ(seen(table, "next_first_player"), "null");
}

TEST(View, NoActionIsUnderWayBeforeAPlaceIsChosen) {
  Scenario table(3);
  EXPECT_EQ(seen(table, "turn"), "0");
  EXPECT_EQ(seen(table, "doing", "cell"), "null");
  EXPECT_EQ(seen(table, "doing", "action"), "null");
  EXPECT_EQ(seen(table, "doing", "brussels"), "null");
}

TEST(View, AnActionOnACellIsNotInBrussels) {
  Scenario table(3);
  table.play("place e2");
  EXPECT_EQ(seen(table, "doing", "cell"), "9");
  EXPECT_EQ(seen(table, "doing", "action"), R"("A")");
  EXPECT_EQ(seen(table, "doing", "brussels"), "null");
}

TEST(View, TheGrandPlaceCopiesNoAction) {
  Scenario table(3);
  table.player(0).notables("buls,solvay").couronne(2);
  table.play("grand_place");
  EXPECT_EQ(seen(table, "doing", "brussels"), R"("grand_place")");
  EXPECT_EQ(seen(table, "doing", "action"), "null");
}

TEST(View, AtTheCinquantenaireTheActionIsSeenOnceItIsChosen) {
  Scenario table(3);
  table.play("cinquantenaire");
  EXPECT_EQ(seen(table, "doing", "brussels"), R"("cinquantenaire")");
  EXPECT_EQ(seen(table, "doing", "action"), "null");
  table.play("copy A");
  EXPECT_EQ(seen(table, "doing", "action"), R"("A")");
  EXPECT_EQ(seen(table, "doing", "cell"), "null");
}

TEST(View, AColumnIsResolvedAfterTheTurnsOnly) {
  Scenario table(3);
  EXPECT_EQ(seen(table, "resolution", "column"), "null");
  table.pawn("c1", 0).end_round();
  ASSERT_EQ(table.asked(), "seat 0: prestige");
  EXPECT_EQ(seen(table, "resolution", "column"), "2");
  EXPECT_EQ(seen(table, "turn"), "null");
  EXPECT_EQ(seen(table, "doing", "action"), "null");
  EXPECT_NE(seen(table, "next_first_player"), "null");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
