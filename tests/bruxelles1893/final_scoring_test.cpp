#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.1 Fin de partie, R1 Fin de la partie. Everybody has 1 FB for Brugmann and scores 1 VP for him; seat 0,
// who has passed first, also 5 VP as first player. `play("pass")` ends the game.
class FinalScoring : public testing::Test {
 protected:
  FinalScoring() { table.last_pass(); }
  Scenario table{3};
};

// R2.1 Fin de partie, example.
TEST_F(FinalScoring, OrlandoHas135Points) {
  // Four notables worth 13 FB, one of them 5: Brugmann 1, Buls 3, Albert 4, Maeterlinck 5. Of 12 FB he
  // pays 8.
  table.player(1).points(80).money(12).notables("albert,buls,maeterlinck").houses(5).architect(5);
  table.player(1).materials("iron,stone,wood").artworks("green").court(0);
  table.player(1).line("pawns", 1).line("artworks", 2);
  table.play("pass");
  EXPECT_EQ(table.asked(), "seat 1: pay_notable");
  table.play("settle albert", "settle buls");
  // After 4 and 3, five francs are left: Maeterlinck or Brugmann.
  EXPECT_THAT(table.options(), UnorderedElementsAre("settle brugmann", "settle maeterlinck"));
  table.play("settle brugmann");  // 4 FB are left, Maeterlinck cannot be paid
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.money(1), 4);
  EXPECT_EQ(table.ledger(1, unpaid(Notable::maeterlinck)), -5);
  EXPECT_EQ(table.notables(1), "albert,brugmann,buls");
  EXPECT_EQ(table.ledger(1, Source::final_houses), 40);
  EXPECT_EQ(table.ledger(1, Source::final_materials), 3);
  EXPECT_EQ(table.ledger(1, final_line(Line::notables)), 3);
  EXPECT_EQ(table.ledger(1, final_line(Line::artworks)), 3);
  EXPECT_EQ(table.ledger(1, final_line(Line::money)), 1);
  EXPECT_EQ(table.ledger(1, final_line(Line::pawns)), 10);  // five pawns from the third on, two symbols
  EXPECT_EQ(table.points(1), 135);                          // 75 + 40 + 3 + 10 + 3 + 3 + 1
}

// R1 Fin de la partie, first example: five notables worth 15 FB, 12 FB in hand.
TEST_F(FinalScoring, GreenPaysElevenFrancsAndLosesANotableOfFour) {
  Scenario first(3, "edition=first");
  // Brugmann 1, Buls 3, Vandervelde 3, Albert 4, Van de Velde 4.
  first.last_pass().player(1).money(12).points(20).notables("albert,buls,van_de_velde,vandervelde");
  first.play("pass", "settle buls", "settle vandervelde", "settle brugmann", "settle albert");
  EXPECT_TRUE(first.over());
  EXPECT_EQ(first.money(1), 1);  // 12 − 11
  EXPECT_EQ(first.ledger(1, unpaid(Notable::van_de_velde)), -5);
  EXPECT_EQ(first.ledger(1, final_line(Line::notables)), 4);
  EXPECT_EQ(first.points(1), 20 - 5 + 4);
}

// R1 Fin de la partie, second example.
TEST_F(FinalScoring, BlueHas139Points) {
  Scenario first(3, "edition=first");
  first.last_pass().player(1).points(80).houses(5).architect(5).notables("buls").money(6 + 1 + 3);
  first.player(1).line("money", 4).line("artworks", 2).line("pawns", 1).artworks("green");
  first.player(1).materials("iron,stone,wood").court(2);
  first.play("pass");
  EXPECT_EQ(first.money(1), 6);
  EXPECT_EQ(first.ledger(1, Source::final_houses), 40);
  EXPECT_EQ(first.ledger(1, final_line(Line::money)), 5);  // one lot of 4 FB
  EXPECT_EQ(first.ledger(1, final_line(Line::artworks)), 3);
  EXPECT_EQ(first.ledger(1, final_line(Line::notables)), 2);
  EXPECT_EQ(first.ledger(1, final_line(Line::pawns)), 6);  // 5 − 2 pawns, two symbols
  EXPECT_EQ(first.ledger(1, Source::final_materials), 3);
  EXPECT_EQ(first.points(1), 139);
}

TEST_F(FinalScoring, EveryHouseScoresTheArchitectLevel) {
  for (int space = 1; space <= 6; ++space) {
    Scenario fresh(3);
    fresh.last_pass().player(1).houses(3).architect(space);
    fresh.play("pass");
    EXPECT_EQ(fresh.ledger(1, Source::final_houses), 3 * 2 * (space - 1));  // 0 2 4 6 8 10
  }
}

TEST_F(FinalScoring, NobleMaterialsScoreOneEachAndJokersNothing) {
  table.player(1).materials("iron,iron,wood").jokers(4);
  table.play("pass");
  EXPECT_EQ(table.ledger(1, Source::final_materials), 3);
  EXPECT_EQ(table.points(1), 4);
}

TEST_F(FinalScoring, TheFirstPlayerOfTheNextRoundScoresFive) {
  table.play("pass");
  EXPECT_EQ(table.ledger(0, Source::final_first_player), 5);
  EXPECT_EQ(table.ledger(1, Source::final_first_player), 0);
}

TEST_F(FinalScoring, TheFirstPlayerIsSettledAfterTheLastRoundToo) {
  table.player(1).pawns(4);
  table.pawn("b1", 1, 1).pawn("c1", 1, 1).play("pass");  // A:1/1 and A:1/2: three Manneken-Pis against two
  table.settle();
  EXPECT_EQ(table.ledger(1, Source::final_first_player), 5);
}

TEST_F(FinalScoring, MoneyScoresPerWholeLotOfFour) {
  table.player(0).money(1 + 3);
  table.player(1).money(1 + 11).line("money", 2);
  table.play("pass");
  EXPECT_EQ(table.ledger(0, final_line(Line::money)), 0);
  EXPECT_EQ(table.ledger(1, final_line(Line::money)), 6);  // 2 × 3
}

TEST_F(FinalScoring, ArtworksScoreOneEachWhateverTheirColour) {
  table.player(1).artworks("black,green,green");
  table.play("pass");
  EXPECT_EQ(table.ledger(1, final_line(Line::artworks)), 3);
}

TEST_F(FinalScoring, PawnsScoreFromTheThirdOnAndNeverLessThanNothing) {
  table.player(0).pawns(1);
  table.player(1).pawns(3);
  table.play("pass");
  EXPECT_EQ(table.ledger(0, final_line(Line::pawns)), 0);
  EXPECT_EQ(table.ledger(1, final_line(Line::pawns)), 1);
}

TEST_F(FinalScoring, PawnsOnTheBoardsCountAsTheirPlayersOwn) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario fresh(3, edition);
    fresh.last_pass().quiet_columns().player(1).pawns(4);
    fresh.pawn("b1", 1).pawn("b2", 1).in_brussels("bourse", 0, 1).play("pass");
    EXPECT_EQ(fresh.ledger(1, final_line(Line::pawns)), 2) << edition;
  }
}

TEST_F(FinalScoring, ThePawnLostInTheLastBrusselsMajorityDoesNotCount) {
  table.player(1).pawns(4);
  table.in_brussels("bourse", 1, 1).play("pass");
  EXPECT_EQ(table.court(1), 4);
  EXPECT_EQ(table.ledger(1, final_line(Line::pawns)), 1);
}

TEST_F(FinalScoring, UnpaidNotablesCostFivePointsEachEvenBelowZero) {
  table.player(1).money(0).notables("albert,maeterlinck");
  table.play("pass");
  EXPECT_EQ(table.points(1), -15);
  EXPECT_EQ(table.ledger(1, unpaid(Notable::albert)), -5);
  EXPECT_EQ(table.ledger(1, unpaid(Notable::brugmann)), -5);
  EXPECT_EQ(table.notables(1), "");
  EXPECT_TRUE(table.notable_discard().ends_with("brugmann,maeterlinck"));
}

TEST_F(FinalScoring, ExactlyEnoughMoneyPaysForAllUnasked) {
  table.player(1).money(10).notables("albert,maeterlinck");
  table.play("pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.money(1), 0);
  EXPECT_EQ(table.notables(1), "albert,brugmann,maeterlinck");
}

TEST_F(FinalScoring, EveryFigureHasItsPrice) {
  struct Case {
    const char* figure;
    int price;
    bool of_the_expansion = false;
  };
  for (const std::string_view rule_set : Game::rule_sets())
    for (const auto& [figure, price, of_the_expansion] :
         {Case{"solvay", 2}, Case{"buls", 3}, Case{"van_de_velde", 4}, Case{"empain", 2}, Case{"albert", 4},
          Case{"vandervelde", 3}, Case{"maeterlinck", 5}, Case{"nagelmackers", 3, true},
          Case{"privat_livemont", 2, true}}) {
      if (of_the_expansion && !rule_set.contains("belle_epoque")) continue;
      Scenario fresh(3, rule_set);
      fresh.last_pass().player(1).notables(figure).money(10);
      fresh.play("pass");
      EXPECT_EQ(fresh.money(1), 9 - price) << figure << ", " << rule_set;  // 1 FB for Brugmann
    }
}

TEST_F(FinalScoring, WhoCanStillPayOneMustPay) {
  table.player(1).money(4).notables("albert,buls");  // 1 + 4 + 3
  table.play("pass");
  EXPECT_THAT(table.options(), UnorderedElementsAre("settle albert", "settle brugmann", "settle buls"));
  table.play("settle buls");  // 1 FB is left: Brugmann is paid unasked
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.money(1), 0);
  EXPECT_EQ(table.notables(1), "brugmann,buls");
}

TEST_F(FinalScoring, EqualPointsShareTheVictory) {
  table.player(1).points(5);
  table.play("pass");
  EXPECT_EQ(table.points(0), 6);
  EXPECT_EQ(table.points(1), 6);
  EXPECT_EQ(table.ranking(), "0,1 > 2");
}

TEST_F(FinalScoring, TheMoneyOfTheLastPassStillCounts) {
  table.player(2).money(0).artworks("green");
  table.play("pass");  // 1 FB for one colour pays Brugmann
  EXPECT_EQ(table.notables(2), "brugmann");
  EXPECT_EQ(table.points(2), 2);
}

TEST_F(FinalScoring, StakesOfTheLastRoundAreLost) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario fresh(3, edition);
    fresh.last_pass().quiet_columns().pawn("b1", 1, 9).play("pass");
    EXPECT_EQ(fresh.money(1), 0) << edition;
    EXPECT_EQ(fresh.ledger(1, final_line(Line::money)), 0) << edition;
  }
}

TEST_F(FinalScoring, IrisesOfTheLastRoundCount) {
  table.quiet_columns().player(1).pawns(6).iris(4);
  table.pawn("b1", 1).pawn("b2", 1).pawn("c1", 1).pawn("c2", 1).play("pass");
  EXPECT_EQ(table.ledger(1, Source::iris), 4);
}

TEST_F(FinalScoring, TheFirstEditionScoresItsMannekenPisTokenAndSharesTheVictoryToo) {
  Scenario first(3, "edition=first");
  first.last_pass().player(1).points(5).jokers(2);
  first.play("pass");
  EXPECT_EQ(first.ledger(0, Source::final_first_player), 5);
  EXPECT_EQ(first.points(0), 6);
  EXPECT_EQ(first.points(1), 6);  // nothing for the jokers
  EXPECT_EQ(first.ranking(), "0,1 > 2");
}

TEST_F(FinalScoring, TheFivePointsAreNotForTheFirstPlayerOfTheLastRound) {
  table.first_player(1).play("pass");  // seat 0 has passed first
  EXPECT_EQ(table.ledger(1, Source::final_first_player), 0);
  EXPECT_EQ(table.ledger(0, Source::final_first_player), 5);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
