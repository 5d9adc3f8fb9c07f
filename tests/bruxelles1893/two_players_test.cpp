#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::Not;
using testing::SizeIs;

// R2.1 Partie à 2 joueurs, R1 Annexe 3, ruling 20.

TEST(TwoPlayers, EachPutsANeutralPawnInTheZoneBeforeTheActions) {
  Scenario table(2, "first_player=1", {"bourse 5"}, Stop::at_first_decision);
  table.play("first blue", "first blue", "crest 2-1");  // rows 3 to 5, columns b to e
  EXPECT_EQ(table.asked(), "seat 1: neutral");
  EXPECT_THAT(table.options(), SizeIs(12));
  table.play("neutral c4");
  EXPECT_EQ(table.asked(), "seat 0: neutral");
  EXPECT_THAT(table.options(), SizeIs(11));
  table.play("neutral b3");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.pawn_at("c4"), "neutral");
  EXPECT_FALSE(table.offers("place c4"));
}

TEST(TwoPlayers, TheFirstEditionDoesTheSame) {
  Scenario table(2, "edition=first", {"bourse 5"}, Stop::at_first_decision);
  table.play("crest 2-1");
  EXPECT_EQ(table.asked(), "seat 0: neutral");
  EXPECT_THAT(table.options(), SizeIs(12));
  table.play("neutral c4");
  EXPECT_EQ(table.asked(), "seat 1: neutral");
  table.play("neutral e5");
  EXPECT_EQ(table.pawn_at("c4"), "neutral");
  EXPECT_EQ(table.pawn_at("e5"), "neutral");
  EXPECT_FALSE(table.offers("place c4"));
}

TEST(TwoPlayers, ANeutralPawnGoesOnNoHouse) {
  Scenario table(2, "", {"bourse 5"}, Stop::at_first_decision);
  table.play("first blue", "first blue").house("c4", 0).play("crest 2-1");
  EXPECT_THAT(table.options(), SizeIs(11));
  EXPECT_THAT(table.options(), Not(Contains("neutral c4")));
}

TEST(TwoPlayers, ANeutralPawnGoesOnNoBelleEpoqueTile) {
  Scenario table(2, "belle_epoque=on", {"bourse 5"}, Stop::at_first_decision);
  table.play("first blue", "first blue", "crest 2-1");
  EXPECT_THAT(table.options(), SizeIs(8));  // b3, c3, d3 and c4 have tiles
}

TEST(TwoPlayers, WithoutAFreeCellNoNeutralPawnIsPlaced) {
  Scenario table(2, "", {"bourse 2"}, Stop::at_first_decision);  // 2-2 or 3-3: nine cells
  table.play("first blue", "first blue");
  for (const char* cell : {"c3", "d3", "e3", "c4"}) table.house(cell, 0);
  for (const char* cell : {"d4", "e4", "c5", "d5", "e5"}) table.house(cell, 1);
  table.play("crest 2-2");
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST(TwoPlayers, TheLastFreeCellTakesTheFirstNeutralOnly) {
  Scenario table(2, "", {"bourse 2"}, Stop::at_first_decision);
  table.play("first blue", "first blue");
  for (const char* cell : {"c3", "d3", "e3", "c4"}) table.house(cell, 0);
  for (const char* cell : {"d4", "e4", "c5", "d5"}) table.house(cell, 1);
  table.play("crest 2-2");
  EXPECT_EQ(table.asked(), "seat 0: action");
  EXPECT_EQ(table.pawn_at("e5"), "neutral");
}

TEST(TwoPlayers, NeutralPawnsReturnEveryRound) {
  Scenario table(2);
  table.settle();
  EXPECT_EQ(table.round(), 2);
  for (const Cell& cell : table.state().board) EXPECT_EQ(cell.pawn, nobody);
  table.play(table.options().front());
  EXPECT_EQ(table.asked(), "seat 0: neutral");
}

TEST(TwoPlayers, NeutralPawnsCarryNoStake) {
  Scenario table(2);  // on d5 and e5
  table.pawn("e4", 1, 1).end_round();
  EXPECT_EQ(table.asked(), "seat 1: prestige");
}

TEST(TwoPlayers, ANeutralPawnBlocksTheCellForAHouse) {
  Scenario table(2);
  table.player(0).materials("stone,wood");
  table.play("cinquantenaire", "copy C", "arm 0");
  EXPECT_FALSE(table.offers("house e5"));
  EXPECT_TRUE(table.offers("house e4"));
}

TEST(TwoPlayers, BrusselsCostsOnePawnMoreEveryTime) {
  Scenario table(2);
  table.play("bourse", "bourse");
  EXPECT_EQ(table.pawns(0), 4);
  EXPECT_EQ(table.pawns(1), 3);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
