#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

// R2.1 Majorité Colonne, R1 Enchères, rulings 8 and 9. The cards below the columns are A:2/0, A:1/1, A:1/2,
// P:2/0 and P:1/1; the zone is b1 to e3.
class Columns : public testing::Test {
 protected:
  Scenario table{3};
};

TEST_F(Columns, BenoitWinsTheColumnWithThreeFrancsAgainstTwo) {
  table.pawn("b1", 0, 2).pawn("b3", 0, 1).pawn("b2", 1, 2).end_round();
  EXPECT_EQ(table.asked(), "seat 0: prestige");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("use", "slide money", "slide artworks", "slide notables", "slide pawns"));
  table.play("use");
  EXPECT_EQ(table.architect(0), 2);
  EXPECT_EQ(table.architect(1), 0);
  EXPECT_EQ(table.round(), 2);
}

TEST_F(Columns, TheStakesDecideNotThePawns) {
  table.pawn("b1", 0, 1).pawn("b3", 0, 1).pawn("b2", 1, 3).settle();
  EXPECT_EQ(table.architect(1), 2);
  EXPECT_EQ(table.architect(0), 0);
}

TEST_F(Columns, InATieEveryOneTakesTheBonusAndNobodyTheCard) {
  table.pawn("b1", 0, 2).pawn("b2", 1, 2).pawn("b3", 2, 1).end_round();
  EXPECT_EQ(table.round(), 2);  // nobody was asked to slide anything
  EXPECT_EQ(table.architect(0), 2);
  EXPECT_EQ(table.architect(1), 2);
  EXPECT_EQ(table.architect(2), 0);
}

TEST_F(Columns, InATieEachChoosesHisOwnBonus) {
  table.bonuses("A:2/0,I|K:1/1,A:1/2,P:2/0,P:1/1").pawn("b1", 0, 2).pawn("b2", 1, 2).end_round();
  EXPECT_EQ(table.asked(), "seat 0: bonus");
  EXPECT_THAT(table.options(), UnorderedElementsAre("bonus I", "bonus K"));
  table.play("bonus I");
  EXPECT_EQ(table.asked(), "seat 1: bonus");
  table.play("bonus K");
  EXPECT_EQ(table.iris(0), 2);
  EXPECT_EQ(table.couronne(1), 2);
}

TEST_F(Columns, TheMannekenPisOfATiedCardCountForNobody) {
  table.bonuses("A:2/0,I|K:1/1,A:1/2,P:2/0,P:1/1").player(2).passed();
  table.pawn("c1", 0, 2).pawn("c2", 1, 2).settle();  // A:1/2 is tied; seat 2 passed first
  EXPECT_EQ(table.first_player(), 2);
}

TEST_F(Columns, ACardWithoutSymbolsIsUsedUnasked) {
  table.bonuses("A:2/0,II:0/0,A:1/2,P:2/0,P:1/1").pawn("b1", 0, 2).end_round();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.iris(0), 3);
}

TEST_F(Columns, OneCardPerLineAndRound) {
  table.pawn("b1", 0, 2).pawn("c1", 0, 2).end_round().play("slide money");
  EXPECT_EQ(table.line(0, "money"), 1);
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("use", "slide artworks", "slide notables", "slide pawns"));
}

TEST_F(Columns, TheLineIsOpenAgainInTheNextRound) {
  table.pawn("b1", 0, 2).end_round().play("slide money");
  table.play(table.options().front());  // the crest of round 2
  const std::string zone = table.zone();
  table.bonuses("A:2/0,A:1/1,A:1/2,P:2/0,P:1/1");
  const std::string cell = zone.substr(zone.size() - 2);
  table.pawn(cell, 0, 2).end_round();
  EXPECT_TRUE(table.offers("slide money"));
}

// R1 Glisser la carte, example.
TEST_F(Columns, RedSlidesTwoCardsAndMovesTwoSpacesWithTheThird) {
  table.bonuses("A:2/0,K:2/0,P:1/1,KK:0/0,P:2/0").pawn("b1", 0, 2).pawn("c1", 0, 2).pawn("d1", 0, 2);
  table.end_round().play("slide money", "slide artworks");
  EXPECT_EQ(table.line(0, "money"), 2);
  EXPECT_EQ(table.line(0, "artworks"), 1);
  EXPECT_EQ(table.couronne(0), 3);
}

// R2.1 Majorité Colonne, last example.
TEST_F(Columns, BenoitSlidesTwoCardsAndUsesBothBonusesOfTheThird) {
  table.bonuses("A:2/0,I:2/0,P:1/1,K+A:0/0,P:2/0").pawn("b1", 0, 2).pawn("c1", 0, 2).pawn("d1", 0, 2);
  table.end_round().play("slide notables", "slide money");
  EXPECT_EQ(table.line(0, "notables"), 2);  // 3 VP per notable in all
  EXPECT_EQ(table.line(0, "money"), 1);     // 2 VP per 4 FB
  EXPECT_EQ(table.architect(0), 2);
  EXPECT_EQ(table.couronne(0), 2);
}

TEST_F(Columns, TheFourPowers) {
  table.bonuses("A:2/0,I:2/0,K:2/0,A:1/1,P:2/0").pawn("b1", 0, 2).pawn("c1", 0, 2).pawn("d1", 0, 2);
  table.pawn("e1", 0, 2).end_round().play("use", "use", "use", "use");
  EXPECT_EQ(table.iris(0), 2);
  EXPECT_EQ(table.couronne(0), 2);
  EXPECT_EQ(table.architect(0), 2);
  EXPECT_EQ(table.court(0), 1);
  EXPECT_EQ(table.pawns(0), 6);
}

TEST_F(Columns, FreeingAPawnDoesNothingWhenNoneIsInCourt) {
  table.player(0).court(0);
  table.pawn("d1", 0, 2).end_round().play("use");
  EXPECT_EQ(table.pawns(0), 7);
}

TEST_F(Columns, AChoiceOfTwoOrOfFourBonuses) {
  table.bonuses("A:2/0,A|P:1/0,any:1/1,P:2/0,P:1/1").pawn("b1", 0, 2).pawn("c1", 0, 2).end_round();
  table.play("use");
  EXPECT_THAT(table.options(), UnorderedElementsAre("bonus A", "bonus P"));
  table.play("bonus A", "use");
  EXPECT_THAT(table.options(), UnorderedElementsAre("bonus I", "bonus K", "bonus A", "bonus P"));
  table.play("bonus K");
  EXPECT_EQ(table.couronne(0), 2);
  EXPECT_EQ(table.architect(0), 2);
}

TEST_F(Columns, ADiscAtTheEndOfItsTrackStays) {
  table.player(0).architect(6);
  table.pawn("b1", 0, 2).end_round().play("use");
  EXPECT_EQ(table.architect(0), 10);
}

TEST_F(Columns, WinnersUseTheirCardsInTurnOrderFromTheCurrentFirstPlayer) {
  table.first_player(1)
      .turn(1)
      .pawn("b1", 0, 2)
      .pawn("c1", 1, 2)
      .pawn("d1", 2, 2)
      .pawn("e1", 1, 1)
      .end_round();
  EXPECT_EQ(table.asked(), "seat 1: prestige");
  table.play("slide money");
  EXPECT_EQ(table.asked(), "seat 1: prestige");
  table.play("slide pawns");
  EXPECT_EQ(table.asked(), "seat 2: prestige");
  table.play("use");
  EXPECT_EQ(table.asked(), "seat 0: prestige");
  table.play("use");
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.first_player(), 1);  // 2 + 2 + 1 Manneken-Pis
}

TEST_F(Columns, TheFirstPlayerOfTheRoundComesBeforeTheOneOfTheNext) {
  table.bonuses("A:2/0,I:2/0,A:1/2,P:1/2,P:1/1");
  table.pawn("b1", 0, 2).pawn("c1", 1, 2).pawn("d1", 1, 2).end_round();  // 2 for passing against 2 + 2
  EXPECT_EQ(table.asked(), "seat 0: prestige");
  table.play("use");
  EXPECT_EQ(table.asked(), "seat 1: prestige");
  table.play("use", "use");
  EXPECT_EQ(table.first_player(), 1);
}

TEST_F(Columns, APlayerComesToHisWonAndTiedColumnsFromLeftToRight) {
  table.bonuses("A:2/0,I|K:1/1,A:1/2,P:2/0,P:1/1").pawn("b1", 0, 2).pawn("b2", 1, 2).pawn("c1", 0, 1);
  table.end_round();
  EXPECT_EQ(table.asked(), "seat 0: bonus");  // tied column b
  table.play("bonus I");
  EXPECT_EQ(table.asked(), "seat 0: prestige");  // column c
  table.play("use");
  EXPECT_EQ(table.asked(), "seat 1: bonus");
}

TEST_F(Columns, APawnThatCouldNotActStillWins) {
  table.turn(2).play("place e1", "stake 2").end_round();  // nothing to build with
  EXPECT_EQ(table.buildings(2), 0);
  EXPECT_EQ(table.asked(), "seat 2: prestige");
}

// --- First player ---

// R2.1 Majorité Colonne, second example.
TEST_F(Columns, OrlandoIsTheNextFirstPlayerInATieWithBenoit) {
  table.player(1).passed();
  table.pawn("b1", 0, 2).pawn("e1", 0, 2).pawn("d1", 1, 1).settle();  // 1 + 1 for seat 0, 2 for seat 1
  EXPECT_EQ(table.first_player(), 1);
}

TEST_F(Columns, MostMannekenPisMakeTheFirstPlayer) {
  table.player(1).passed();
  table.pawn("b1", 2, 2).pawn("c1", 2, 2).settle();  // 1 + 2 against 2
  EXPECT_EQ(table.first_player(), 2);
}

TEST_F(Columns, InATieTheFirstToTheLeftOfTheOldFirstPlayerIsNext) {
  table.first_player(2).turn(2).player(1).passed();
  table.pawn("c1", 2, 2).turn(2).settle();  // seat 2, the old one, ties with seat 1: 2 each
  EXPECT_EQ(table.first_player(), 1);
  Scenario other(3);
  other.first_player(0).player(2).passed();
  other.pawn("c1", 1, 2).settle();  // seats 1 and 2 tie: 1 sits first to the left of 0
  EXPECT_EQ(other.first_player(), 1);
}

TEST_F(Columns, ACardThatIsSlidCountsItsMannekenPisToo) {
  table.player(2).passed();
  table.pawn("c1", 1, 2).pawn("b1", 1, 2).end_round().play("slide money", "slide pawns");
  EXPECT_EQ(table.first_player(), 1);  // 1 + 2 against 2
}

TEST_F(Columns, CardsOfEarlierRoundsDoNotCount) {
  table.round(2).player(1).line("money", 2);  // seat 2 passed first in round 1
  table.settle();
  EXPECT_EQ(table.first_player(), 0);
}

TEST_F(Columns, TheCardsOfColumnsWithoutStakesGo) {
  table.pawn("b1", 0, 2).play("pass", "pass", "pass");
  EXPECT_EQ(table.bonuses(), "A:2/0,A:1/1,A:1/2,P:2/0,P:1/1");
  table.next_draws({"notable maeterlinck", "bonus I:2/0", "bonus K:2/0", "bonus I:1/1", "bonus K:1/1",
                    "bonus II:0/0", "bourse 3"});
  table.play("use");
  for (const char* column : {R"("column":0,"card":"A:2/0")", R"("column":2,"card":"A:1/2")",
                             R"("column":3,"card":"P:2/0")", R"("column":4,"card":"P:1/1")"})
    EXPECT_THAT(table.events(), Contains(AllOf(HasSubstr("bonus_discarded"), HasSubstr(column)))) << column;
  EXPECT_EQ(table.bonuses(), "I:2/0,K:2/0,I:1/1,K:1/1,II:0/0");
  EXPECT_EQ(table.bonus_cards_left(), 20);  // 30 − 5 − 5
}

// --- First edition ---

TEST(FirstColumns, OrangeWinsWithThreeFrancsAgainstTwoOfBlue) {
  Scenario table(3, "edition=first");
  table.pawn("b1", 0, 3).pawn("b2", 1, 2).end_round();
  EXPECT_EQ(table.asked(), "seat 0: prestige");
  table.play("use");
  EXPECT_EQ(table.architect(0), 2);
}

TEST(FirstColumns, InATieEveryOneTakesTheBonus) {
  Scenario table(3, "edition=first");
  table.pawn("b1", 0, 3).pawn("b2", 1, 3).end_round();
  EXPECT_EQ(table.architect(0), 2);
  EXPECT_EQ(table.architect(1), 2);
  EXPECT_EQ(table.round(), 2);
}

// R1 Glisser la carte, example.
TEST(FirstColumns, RedSlidesTwoCardsUnderDifferentLinesAndUsesTheThird) {
  Scenario table(3, "edition=first");
  table.bonuses("A:2/0,K:2/0,P:1/1,KK:0/0,P:2/0").pawn("b1", 0, 2).pawn("c1", 0, 2).pawn("d1", 0, 2);
  table.end_round().play("slide money");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("use", "slide artworks", "slide notables", "slide pawns"));
  table.play("slide artworks");
  EXPECT_EQ(table.line(0, "money"), 2);
  EXPECT_EQ(table.line(0, "artworks"), 1);
  EXPECT_EQ(table.couronne(0), 3);
}

TEST(FirstColumns, TheExhibitionTileCountsTwoMannekenPis) {
  Scenario table(3, "edition=first");
  table.player(2).passed();
  table.pawn("b1", 1, 3).settle();  // 1 against 2
  EXPECT_EQ(table.first_player(), 2);
}

TEST(ColumnsOfFour, AllColumnsOfTheZoneAreWonFromLeftToRight) {
  Scenario table(4);  // zone a1 to d4
  table.pawn("a1", 0, 1).pawn("b2", 1, 1).pawn("c3", 0, 1).pawn("d4", 3, 1).end_round();
  table.play("slide money");  // A:2/0 of column a
  EXPECT_EQ(table.line(0, "money"), 2);
  table.play("slide pawns");  // A:1/2 of column c
  EXPECT_EQ(table.line(0, "pawns"), 1);
  EXPECT_EQ(table.asked(), "seat 1: prestige");
  table.play("use");
  EXPECT_EQ(table.asked(), "seat 3: prestige");
}

TEST(ColumnsOfFour, TheLastColumnCountsToo) {
  Scenario table(5, "", {"bourse 2"}, Stop::at_first_decision);
  for (int seat = 0; seat < 5; ++seat) table.play("first blue");
  table.play("crest 1-1").pawn("e5", 4, 1).end_round();
  EXPECT_EQ(table.asked(), "seat 4: prestige");
  table.play("slide artworks");
  EXPECT_EQ(table.line(4, "artworks"), 1);  // P:1/1
}

}  // namespace
}  // namespace horta::bruxelles1893::test
