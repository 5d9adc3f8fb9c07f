#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Round 4 with everybody but seat 2 passed, nobody with money: `play("pass")` ends the game. The bonus cards
// are architecture/houses, nobility/nobles, prestige/artworks and prison/money, below columns a to d.
class FinalScoring : public testing::Test {
 protected:
  FinalScoring() { table.last_pass(); }
  Scenario table{3};
};

TEST_F(FinalScoring, EveryNobleButBrugmannCostsTwoFrancs) {
  for (const std::string noble : {"albert", "buls", "hankar", "horta", "vandervelde"}) {
    Scenario fresh(3);
    fresh.last_pass().player(0).nobles("brugmann," + noble).money(7);
    fresh.play("pass");
    EXPECT_EQ(fresh.money(0), 5) << noble;
  }
  table.player(0).nobles("albert,brugmann,buls").money(7);
  table.play("pass");
  EXPECT_EQ(table.asked(), "over");
  EXPECT_EQ(table.money(0), 3);  // 7 − 2 × 2
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.nobles(0), "albert,brugmann,buls");
}

TEST_F(FinalScoring, ExactlyEnoughMoneyPaysForAll) {
  table.player(0).nobles("albert,brugmann,buls,horta").money(6);
  table.play("pass");
  EXPECT_EQ(table.money(0), 0);  // 6 − 3 × 2
  EXPECT_EQ(table.points(0), 0);
}

TEST_F(FinalScoring, OneFrancTooLittleLosesANobleAndThreePoints) {
  table.player(0).nobles("albert,brugmann,buls,horta").money(5).points(10);
  table.play("pass");
  EXPECT_EQ(table.money(0), 1);  // 5 − 2 × 2
  EXPECT_EQ(table.points(0), 7);
  EXPECT_EQ(table.ledger(0, Source::unpaid_noble), -3);
  EXPECT_EQ(std::popcount(table.state().players[0].nobles), 3);  // Brugmann and the two that were paid
}

TEST_F(FinalScoring, PointsMayBecomeNegative) {
  table.player(0).nobles("albert,brugmann,buls,hankar,horta,vandervelde").money(1);
  table.play("pass");
  EXPECT_EQ(table.points(0), -15);  // 5 × −3
  EXPECT_EQ(table.money(0), 1);
  EXPECT_EQ(table.nobles(0), "brugmann");
}

TEST_F(FinalScoring, BrugmannAloneCostsNothing) {
  table.player(0).money(1);
  table.play("pass");
  EXPECT_EQ(table.money(0), 1);
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.nobles(0), "brugmann");
}

TEST_F(FinalScoring, TheMoneyOfTheLastPassStillPays) {
  table.player(2).nobles("brugmann,horta").money(1);
  table.play("pass");
  EXPECT_EQ(table.money(2), 0);  // 1 + 1 for passing − 2
  EXPECT_EQ(table.points(2), 0);
}

TEST_F(FinalScoring, EveryHouseScoresTheArchitectureLevel) {
  table.player(0).houses("A,A,C").architecture(4);
  table.player(1).houses("B");
  table.play("pass");
  EXPECT_EQ(table.points(0), 12);  // 3 × 4
  EXPECT_EQ(table.ledger(0, Source::houses), 12);
  EXPECT_EQ(table.points(1), 1);  // 1 × 1
  EXPECT_EQ(table.points(2), 0);
}

TEST_F(FinalScoring, EveryUnusedMaterialCardScoresOne) {
  table.player(0).materials("wood+brick,wood+wood,wood+wood");
  table.play("pass");
  EXPECT_EQ(table.points(0), 3);  // cards, not units
  EXPECT_EQ(table.ledger(0, Source::materials), 3);
}

TEST_F(FinalScoring, TheExpoScoresTwo) {
  table.expo_of(1).play("pass");
  EXPECT_EQ(table.points(1), 2);
  EXPECT_EQ(table.ledger(1, Source::expo), 2);
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.points(2), 0);
  EXPECT_EQ(table.expo(), "seat 1");
}

TEST_F(FinalScoring, AnExpoInTheAreaScoresForNobody) {
  table.put("a1", "expo").play("pass");
  for (const Seat seat : {0, 1, 2}) EXPECT_EQ(table.points(seat), 0);
}

TEST_F(FinalScoring, TwoFrancsAreWorthThreePointsFiveTimesAtMost) {
  struct Case {
    int money, points;
  };
  for (const auto [money, points] : {Case{0, 0}, Case{1, 0}, Case{2, 3}, Case{3, 3}, Case{8, 12}, Case{9, 12},
                                     Case{10, 15}, Case{11, 15}, Case{12, 15}, Case{40, 15}}) {
    Scenario fresh(3);
    fresh.last_pass().architect("d1", 0, "1/3", 1).player(0).money(money);
    fresh.play("pass");
    EXPECT_EQ(fresh.points(0), points) << money;
    EXPECT_EQ(fresh.ledger(0, Source::bonus_money), points) << money;
    EXPECT_EQ(fresh.money(0), money);  // the bonus costs nothing
  }
}

TEST_F(FinalScoring, TheMoneyBonusCountsWhatTheNoblesLeft) {
  table.architect("d1", 0, "1/3", 1).player(0).nobles("brugmann,horta").money(6);
  table.play("pass");
  EXPECT_EQ(table.points(0), 6);  // 6 − 2 = 4 francs, 2 × 3
}

TEST_F(FinalScoring, TheArtworkBonusCountsColours) {
  table.architect("c1", 0, "1/3", 1).player(0).artworks("blue,blue,red");
  table.player(1).artworks("blue,green,red,yellow");
  table.play("pass");
  EXPECT_EQ(table.points(0), 4);  // 2 colours × 2
  EXPECT_EQ(table.ledger(0, Source::bonus_artworks), 4);
  EXPECT_EQ(table.points(1), 0);  // no majority, no bonus
}

TEST_F(FinalScoring, FourColoursGiveEight) {
  table.architect("c1", 0, "1/3", 1).player(0).artworks("blue,green,red,yellow,yellow");
  table.play("pass");
  EXPECT_EQ(table.points(0), 8);
}

TEST_F(FinalScoring, TheHouseBonusCountsDesignsAndTheColumnsOwnStepComesFirst) {
  table.architect("a1", 0, "1/3", 1).player(0).houses("A,A,B");
  table.play("pass");
  EXPECT_EQ(table.architecture(0), 2);
  EXPECT_EQ(table.ledger(0, Source::houses), 6);        // 3 × (1 + 1)
  EXPECT_EQ(table.ledger(0, Source::bonus_houses), 4);  // 2 designs × 2
  EXPECT_EQ(table.points(0), 10);
}

TEST_F(FinalScoring, FourDesignsGiveEight) {
  table.architect("a1", 0, "1/3", 1).player(0).houses("A,B,C,C,D");
  table.play("pass");
  EXPECT_EQ(table.ledger(0, Source::bonus_houses), 8);
}

TEST_F(FinalScoring, TheNobleBonusCountsBrugmann) {
  table.architect("b1", 0, "1/3", 1).player(0).nobles("brugmann,horta").money(2);
  table.play("pass");
  EXPECT_EQ(table.points(0), 4);  // 2 nobles × 2
  EXPECT_EQ(table.ledger(0, Source::bonus_nobles), 4);
}

TEST_F(FinalScoring, AnUnpaidNobleIsGoneBeforeTheNobleBonus) {
  table.architect("b1", 0, "1/3", 1).player(0).nobles("albert,brugmann,buls").money(3);
  table.play("pass");
  EXPECT_EQ(table.points(0), 1);  // 2 nobles × 2 − 3
  EXPECT_EQ(table.ledger(0, Source::bonus_nobles), 4);
  EXPECT_EQ(table.money(0), 1);
}

TEST_F(FinalScoring, PlayersWhoTieInAColumnBothGetTheEndBonus) {
  table.architect("b1", 0, "1/3", 3).architect("b2", 1, "1/3", 3).architect("b3", 2, "2/4", 2).play("pass");
  EXPECT_EQ(table.points(0), 2);  // Brugmann
  EXPECT_EQ(table.points(1), 2);
  EXPECT_EQ(table.points(2), 0);
}

TEST_F(FinalScoring, AColumnWithoutArchitectsGivesNobodyTheEndBonus) {
  table.play("pass");
  for (const Seat seat : {0, 1, 2}) EXPECT_EQ(table.points(seat), 0);  // Brugmann would be worth 2
}

TEST_F(FinalScoring, TheBonusFollowsItsCardNotItsColumn) {
  table.bonuses("prison,prestige,nobility,architecture").architect("a1", 0, "1/3", 1);
  table.player(0).money(4).artworks("red").houses("B");
  table.play("pass");
  EXPECT_EQ(table.ledger(0, Source::bonus_money), 6);  // 4 francs, 2 × 3
  EXPECT_EQ(table.points(0), 7);                       // 6 + 1 house × 1
}

TEST_F(FinalScoring, CoatsOfTheLastRoundCountBeforeTheEnd) {
  for (const char* cell : {"a1", "b1", "a2", "b2"}) table.architect(cell, 1, "1/3", 1);
  table.player(1).prestige(3);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::coat), 3);
  EXPECT_EQ(table.points(1), 5);  // 3 + 2 for Brugmann, column b
}

TEST_F(FinalScoring, AWholeScoreByHand) {
  table.architect("c1", 0, "1/3", 1).architect("d1", 0, "1/3", 1).expo_of(0);
  table.player(0).points(11).money(7).nobles("brugmann,buls,horta").houses("A,A,C").architecture(3);
  table.player(0).materials("brick+steel,wood+wood").artworks("blue,blue,red");
  table.play("pass");
  // 11; nobles 2 × 2 of 7 francs leave 3; houses 3 × 3 = 9; materials 2; Expo 2; colours 2 × 2 = 4; 3
  // francs: 3.
  EXPECT_EQ(table.points(0), 31);
  EXPECT_EQ(table.money(0), 3);
  EXPECT_EQ(table.ledger(0, Source::houses), 9);
  EXPECT_EQ(table.ledger(0, Source::materials), 2);
  EXPECT_EQ(table.ledger(0, Source::expo), 2);
  EXPECT_EQ(table.ledger(0, Source::bonus_artworks), 4);
  EXPECT_EQ(table.ledger(0, Source::bonus_money), 3);
  EXPECT_EQ(table.ledger(0, Source::bonus_houses), 0);
  EXPECT_EQ(table.ledger(0, Source::bonus_nobles), 0);
  EXPECT_EQ(table.ranking(), "0 > 1,2");
}

TEST_F(FinalScoring, TheStepsGoInTheOrderOfTheRulebook) {
  table.architect("c1", 0, "1/3", 1).expo_of(0);
  table.player(0).nobles("brugmann,buls").houses("A").materials("wood+wood").artworks("red");
  table.play("pass");
  std::vector<std::string> points;
  for (const std::string& event : table.events())
    if (event.contains(R"("event":"vp","seat":0)")) points.push_back(event);
  EXPECT_THAT(points, ElementsAre(HasSubstr("unpaid_noble"), HasSubstr("houses"), HasSubstr("materials"),
                                  HasSubstr("expo"), HasSubstr("bonus_artworks")));
  EXPECT_EQ(table.points(0), 3);  // −3 + 1 + 1 + 2 + 2
}

}  // namespace
}  // namespace horta::bruxelles1897::test
