#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.1 Action Vente. The cursor starts on rows and columns 2 to 4 of a grid whose rows (FB) and columns (VP)
// are worth 6 4 2 0 2 4 6. Corners: blue top left, yellow top right, green bottom left, brown bottom right;
// black is the centre. Seat 0 sells from b1, with 4 FB after a stake of 1.
class Sale : public testing::Test {
 protected:
  Scenario table{3};
};

// R2.1 Action Vente, example (and R1 Action Vente, the same one with yellow in the place of brown).
TEST_F(Sale, OrlandoSellsAGreenArtworkForTwoFrancsAndSixPoints) {
  table.cursor("1-1").market("black", "brown").player(0).artworks("green,yellow");
  table.play("place b1", "stake 1", "sell green", "cursor 2-0", "hang 1");
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 2
  EXPECT_EQ(table.ledger(0, Source::sale), 6);
  EXPECT_EQ(table.market(), "black,green");
  EXPECT_EQ(table.artworks_left("brown"), 6);
  EXPECT_EQ(table.artworks(0), "yellow");
  EXPECT_EQ(table.cursor(), "2-0");
}

TEST_F(Sale, EveryColourReadsItsOwnCorner) {
  struct Case {
    const char* colour;
    int francs, points;
  };
  // Cursor on rows 0 to 2 and columns 3 to 5: rows are worth 6 4 2, columns 0 2 4.
  for (const auto& [colour, francs, points] : {Case{"blue", 6, 0}, Case{"yellow", 6, 4}, Case{"green", 2, 0},
                                               Case{"brown", 2, 4}, Case{"black", 4, 2}}) {
    Scenario fresh(3);
    fresh.cursor("0-3").player(0).artworks(colour);
    fresh.play("place b1", "stake 1", "cursor 0-3", "hang 0");
    EXPECT_EQ(fresh.money(0), 4 + francs) << colour;
    EXPECT_EQ(fresh.points(0), points) << colour;
  }
}

TEST_F(Sale, BlackBringsFourFrancsAndFourPointsAtMost) {
  table.cursor("0-0").player(0).artworks("black");
  table.play("place b1", "stake 1", "cursor 0-0", "hang 0");
  EXPECT_EQ(table.money(0), 8);
  EXPECT_EQ(table.points(0), 4);
}

TEST_F(Sale, TheCursorMovesAsManyStepsAsTheSellerHasArtworksTheSoldOneIncluded) {
  table.player(0).artworks("green");
  table.play("place b1", "stake 1");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("cursor 2-2", "cursor 1-2", "cursor 3-2", "cursor 2-1", "cursor 2-3"));
  Scenario two(3);
  two.player(0).artworks("green,green");
  two.play("place b1", "stake 1");
  EXPECT_THAT(two.options(), SizeIs(13));  // 1 + 4 + 8
}

TEST_F(Sale, TheCursorStaysInTheGrid) {
  table.cursor("0-0").player(0).artworks("green");
  table.play("place b1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("cursor 0-0", "cursor 0-1", "cursor 1-0"));
}

TEST_F(Sale, AColourThatHangsCannotBeSold) {
  table.market("green", "black").player(0).artworks("black,green,yellow");
  table.play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 0: cursor");  // only yellow can be sold
}

TEST_F(Sale, WhoHasOnlyColoursThatHangCannotSellButMayPlace) {
  table.market("green", "blue").player(0).artworks("blue,green");
  table.play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.artworks(0), "blue,green");
  EXPECT_EQ(table.pawn_at("b1"), "seat 0: 1");
}

TEST_F(Sale, TheFirstTwoSalesFillTheEmptySlots) {
  table.player(0).artworks("green");
  table.play("place b1", "stake 1", "cursor 2-2");
  EXPECT_THAT(table.options(), UnorderedElementsAre("hang 0", "hang 1"));
  table.play("hang 1");
  EXPECT_EQ(table.market(), "nothing,green");
  table.player(1).artworks("yellow");
  table.play("place e3", "stake 1", "cursor 2-2");  // the other slot, unasked
  EXPECT_EQ(table.market(), "yellow,green");
}

TEST_F(Sale, LaterTheSellerChoosesWhichArtworkGoesBackToItsPile) {
  table.market("green", "black").player(0).artworks("yellow");
  table.play("place b1", "stake 1", "cursor 2-2", "hang 0");
  EXPECT_EQ(table.market(), "yellow,black");
  EXPECT_EQ(table.artworks_left("green"), 6);
  EXPECT_EQ(table.artworks_left("yellow"), 5);
}

TEST_F(Sale, TwoArtworksOfOneColourAreOneOption) {
  table.player(0).artworks("green,green,yellow");
  table.play("place b1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("sell green", "sell yellow"));
}

// --- First edition ---

TEST(FirstSale, TheExampleOfTheFirstRulebook) {
  Scenario table(3, "edition=first");
  table.cursor("1-1").market("black", "yellow").player(0).artworks("blue,green");
  table.play("place b1", "stake 1", "perform", "sell green", "cursor 2-0", "hang 1");
  EXPECT_EQ(table.money(0), 6);
  EXPECT_EQ(table.points(0), 6);
  EXPECT_EQ(table.market(), "black,green");
  EXPECT_EQ(table.state().covered[at(Colour::yellow)], 1);
}

// R1 Annexe 2, example.
TEST(FirstSale, ABlackArtworkBringsTwoFrancsAndFourPoints) {
  Scenario table(3, "edition=first");
  table.cursor("1-1").player(0).artworks("black");
  table.play("place b1", "stake 1", "perform", "cursor 1-0", "hang 0");
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 2
  EXPECT_EQ(table.points(0), 4);
}

TEST(FirstSale, PinkHasTheFourthCorner) {
  Scenario table(3, "edition=first");
  table.cursor("0-3").player(0).artworks("pink");
  table.play("place b1", "stake 1", "perform", "cursor 0-3", "hang 0");
  EXPECT_EQ(table.money(0), 6);  // 5 − 1 + 2
  EXPECT_EQ(table.points(0), 4);
  EXPECT_EQ(table.market(), "pink,nothing");
}

TEST(FirstSale, TheSoldArtworkCoversTheOneBelow) {
  Scenario table(3, "edition=first");
  table.market("green", "black").player(0).artworks("blue");
  table.play("place b1", "stake 1", "perform", "cursor 2-2", "hang 1");
  EXPECT_EQ(table.market(), "green,blue");
  EXPECT_EQ(table.state().covered[at(Colour::black)], 1);
  EXPECT_EQ(table.artworks_left("black"), 5);  // it does not go back
}

TEST(FirstSale, TheFirstTwoSalesFillTheEmptySlots) {
  Scenario table(3, "edition=first");
  table.market("green", "").player(0).artworks("blue");
  table.play("place b1", "stake 1", "perform", "cursor 2-2");
  EXPECT_EQ(table.market(), "green,blue");
  EXPECT_EQ(sum(table.state().covered), 0);
}

TEST(FirstSale, TheCursorMovesAsManyStepsAsTheSellerHasArtworks) {
  Scenario table(3, "edition=first");
  table.player(0).artworks("green,green");
  table.play("place b1", "stake 1", "perform");
  EXPECT_THAT(table.options(), SizeIs(13));  // 1 + 4 + 8
}

TEST(FirstSale, WhoHasOnlyColoursThatHangCannotSell) {
  Scenario table(3, "edition=first");
  table.market("green", "blue").player(0).artworks("blue,blue,green");
  table.play("place b1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.artworks(0), "blue,blue,green");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
