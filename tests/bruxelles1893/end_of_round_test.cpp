#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

// R2.1 Fin de manche, R1 Fin du tour.

class EndOfRound : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Editions, EndOfRound, testing::Values("edition=second", "edition=first"),
                         [](const auto& param) { return std::string{param.param}.substr(8); });

TEST_P(EndOfRound, PawnsReturnFromBothBoards) {
  Scenario table(3, GetParam());
  table.quiet_columns().pawn("b1", 0).pawn("b2", 0).in_brussels("bourse", 1, 1).in_brussels("bourse", 1, 2);
  table.settle();
  EXPECT_EQ(table.pawns(0), 5);
  EXPECT_EQ(table.pawn_at("b1"), "nobody");
  EXPECT_EQ(table.pawn_at("b2"), "nobody");
  EXPECT_EQ(table.pawns(1), 4);  // two of three: one is lost to the majority
  EXPECT_EQ(table.pawns_in("bourse", 1), 0);
  EXPECT_EQ(table.uses_of("bourse"), 0);
}

TEST_P(EndOfRound, StakesGoToTheSupply) {
  Scenario table(3, GetParam());
  table.player(0).money(0).artworks("");
  table.player(1).passed();
  table.quiet_columns().pawn("b1", 0, 4).settle();
  EXPECT_EQ(table.money(0), 0);
}

TEST_P(EndOfRound, HousesStayOnTheBoard) {
  Scenario table(3, GetParam());
  table.house("c3", 2).settle();
  EXPECT_EQ(table.house_at("c3"), "seat 2");
}

TEST_P(EndOfRound, NotablesAreStraightened) {
  Scenario table(3, GetParam());
  table.player(0).notables("buls", "brugmann,empain");
  table.settle();
  EXPECT_EQ(table.tilted(0), "");
  EXPECT_EQ(table.notables(0), "brugmann,buls,empain");
}

TEST_P(EndOfRound, TheFreeNotableLeavesAndTheRowIsFilled) {
  Scenario table(3, GetParam());
  table.next_draws({"notable maeterlinck"}).settle();
  EXPECT_EQ(table.row(), "buls,empain,solvay,maeterlinck");
  EXPECT_EQ(table.notable_discard(), "albert");
}

TEST_P(EndOfRound, FiveNewBonusCardsAndANewBourseCardAreRevealed) {
  Scenario table(3, GetParam());
  table.next_draws({"notable maeterlinck", "bonus I:2/0", "bonus K:2/0", "bonus I:1/1", "bonus K:1/1",
                    "bonus II:0/0", "bourse 3"});
  table.play("pass", "pass", "pass");
  EXPECT_EQ(table.bonuses(), "I:2/0,K:2/0,I:1/1,K:1/1,II:0/0");
  EXPECT_EQ(table.bourse_card(), 3);
  EXPECT_EQ(table.round(), 2);
}

TEST_P(EndOfRound, TheMarketTheCompassAndTheTracksStay) {
  Scenario table(3, GetParam());
  table.market("green", "").cursor("1-3").arms(2, 5).player(0).iris(3);
  table.settle();
  EXPECT_EQ(table.market(), "green,nothing");
  EXPECT_EQ(table.cursor(), "1-3");
  EXPECT_EQ(table.arms(), "2,5");
  EXPECT_EQ(table.iris(0), 3);
}

TEST_P(EndOfRound, AnEmptyNotablePileIsMadeFromTheDiscard) {
  Scenario table(3, GetParam());
  table.all_notables_discarded().next_draws({"notable albert"}).settle();
  EXPECT_EQ(table.row(), "buls,empain,solvay,albert");
}

TEST_P(EndOfRound, AfterTheFifthRoundNothingIsDealt) {
  Scenario table(3, GetParam());
  table.last_pass().next_draws({}).play("pass");
  EXPECT_TRUE(table.over());
  EXPECT_TRUE(table.drawn().empty());
}

TEST_P(EndOfRound, AfterTheFourthRoundTheFifthBegins) {
  Scenario table(3, GetParam());
  table.round(4).settle();
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.round(), 5);
}

TEST(EndOfRoundOrder, TheNewFirstPlayerBeginsTheNextRound) {
  Scenario table(3);
  table.player(2).passed();
  table.settle();
  EXPECT_EQ(table.first_player(), 2);
  EXPECT_EQ(table.asked(), "seat 2: crest");
  table.play(table.options().front());
  EXPECT_EQ(table.asked(), "seat 2: action");
  table.play("bourse");
  EXPECT_EQ(table.asked(), "seat 0: action");
}

TEST(EndOfRoundOrder, TheFirstEditionHasNoEndOfTheFifthRound) {
  // R1 Fin de la partie: the final count follows the Brussels majority at once.
  Scenario table(3, "edition=first");
  table.last_pass().play("pass");
  EXPECT_EQ(table.row(), "albert,buls,empain,solvay");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
