#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.1 Action Atelier; R1 Action Atelier, ruling 14 and the smaller points of the first edition. Workshops
// lie on e2 and d3.

TEST(Workshop, TheSecondEditionLetsThePlayerChooseAnyColourButBlack) {
  Scenario table(3);
  table.play("place e2", "stake 1");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("create blue", "create brown", "create green", "create yellow"));
  table.play("create yellow");
  EXPECT_EQ(table.artworks(0), "blue,yellow");
  EXPECT_EQ(table.artworks_left("yellow"), 5);
}

TEST(Workshop, AColourThatIsUsedUpIsNotOffered) {
  Scenario table(3);
  table.artworks_left("green", 0, 2).play("place e2", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("create blue", "create brown", "create yellow"));
}

TEST(Workshop, WithoutAnyArtworkLeftTheActionIsImpossible) {
  Scenario table(3);
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  table.play("place e2", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FirstWorkshop, WithoutAnExhibitionTileOneArtworkIsDrawn) {
  Scenario table(3, "edition=first");
  table.next_draws({"artwork pink"}).play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.artworks(0), "blue,pink");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FirstWorkshop, EveryExhibitionTileDrawsOneMoreAndOneIsKept) {
  Scenario table(3, "edition=first");
  table.round(3).player(0).first_passes(2).artworks("");
  table.player(2).first_passes(0);
  table.next_draws({"artwork pink", "artwork green", "artwork green"});
  table.play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.asked(), "seat 0: keep_artwork");
  EXPECT_THAT(table.options(), UnorderedElementsAre("choose green", "choose pink"));
  table.play("choose green");
  EXPECT_EQ(table.artworks(0), "green");
  EXPECT_EQ(table.state().workshop.under[at(Colour::brown)], 1);
  EXPECT_EQ(table.state().workshop.under[at(Colour::green)], 1);
}

TEST(FirstWorkshop, ThreeOfOneColourNeedNoChoice) {
  Scenario table(3, "edition=first");
  table.round(3).player(0).first_passes(2).artworks("");
  table.player(2).first_passes(0);
  table.next_draws({"artwork pink", "artwork pink", "artwork pink"}).play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.artworks(0), "pink");
  EXPECT_EQ(table.state().workshop.under[at(Colour::brown)], 2);  // pink in this edition
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FirstWorkshop, TheReturnedTilesAreDrawnOnlyAfterTheRest) {
  Scenario table(3, "edition=first");
  table.artwork_pile("yellow", "green,green");
  table.next_draws({"artwork yellow"}).play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.artworks(0), "blue,yellow");
  table.next_draws({"artwork green"}).play("place d3", "stake 1", "perform");
  EXPECT_EQ(table.artworks(1), "blue,green");
}

TEST(FirstWorkshop, TheRebuiltPileHoldsTheCoveredTilesButNotTheTwoOnTop) {
  Scenario table(3, "edition=first");
  table.market("green", "black").artwork_pile("");
  const int covered_pink = table.state().covered[at(Colour::brown)];
  EXPECT_EQ(covered_pink, 6);
  table.next_draws({"artwork pink"}).play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.artworks(0), "blue,pink");
  EXPECT_EQ(table.artworks_left("pink"), 5);
  EXPECT_EQ(table.artworks_left("green"), 5);  // one hangs
  EXPECT_EQ(table.market(), "green,black");
  EXPECT_EQ(sum(table.state().covered), 0);
}

TEST(FirstWorkshop, ABlackTileThatIsNeededRebuildsThePilesToo) {
  Scenario table(3, "edition=first");
  table.house("e2", 1).covered("black,pink").artworks_left("black", 0, 2);
  table.next_draws({"artwork yellow"}).play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.asked(), "seat 1: free_action");
  table.play("free take");
  EXPECT_EQ(table.artworks(1), "black,blue");
  EXPECT_EQ(sum(table.state().covered), 0);
  EXPECT_EQ(table.artworks_left("pink"), 6);
}

TEST(FirstWorkshop, WithoutAnyTileTheActionIsImpossible) {
  Scenario table(3, "edition=first");
  // Seats 0 and 1 have a blue one each, seat 2 all the others.
  table.player(2).artworks(
      "blue,blue,blue,blue,pink,pink,pink,pink,pink,pink,green,green,green,green,green,green,yellow,yellow,"
      "yellow,yellow,yellow,yellow");
  table.play("place e2", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FirstWorkshop, FewerTilesThanWantedAreDrawnWhenNoMoreExist) {
  Scenario table(3, "edition=first");
  table.round(3).player(0).first_passes(2);
  table.player(2).first_passes(0).artworks(
      "blue,blue,blue,blue,pink,pink,pink,pink,pink,pink,green,green,green,green,green,green,yellow,yellow,"
      "yellow,yellow,yellow");
  table.next_draws({"artwork yellow"}).play("place e2", "stake 1", "perform");
  EXPECT_EQ(table.artworks(0), "blue,yellow");
}

TEST(FirstWorkshop, TheLayerBelowBecomesThePileWhenTheLastTileAboveItIsDrawn) {
  Scenario table(3, "edition=first");
  table.round(2).player(0).first_passes(1).artworks("");
  table.artwork_pile("yellow", "green,green").player(2).first_passes(0);
  table.next_draws({"artwork yellow", "artwork green"})
      .play("place e2", "stake 1", "perform", "choose yellow");
  EXPECT_EQ(table.artworks(0), "yellow");
  EXPECT_EQ(table.state().workshop.left[at(Colour::green)], 1);   // what is left of the old layer
  EXPECT_EQ(table.state().workshop.under[at(Colour::green)], 1);  // the returned one starts a new layer
}

TEST(FirstWorkshop, ASingleReturnedTileIsAPileToo) {
  Scenario table(3, "edition=first");
  table.market("blue", "pink").artwork_pile("yellow", "green").next_draws({"artwork yellow"});
  table.play("place e2", "stake 1", "perform");
  const int covered = sum(table.state().covered);
  EXPECT_GT(covered, 0);
  table.next_draws({"artwork green"}).play("place d3", "stake 1", "perform");
  EXPECT_EQ(table.artworks(1), "blue,green");
  EXPECT_EQ(sum(table.state().covered), covered);  // the shop was not needed
}

TEST(FirstWorkshop, TheRebuiltPileTakesInTheLayerBelowIt) {
  Scenario table(3, "edition=first");
  table.house("e2", 1).covered("black").artworks_left("black", 0, 2);
  table.artwork_pile("yellow,yellow", "green,green").next_draws({"artwork yellow"});
  table.play("place e2", "stake 1", "perform");
  table.play("free take");  // the black one lies under the market
  EXPECT_EQ(sum(table.state().workshop.under), 0);
  EXPECT_EQ(sum(table.state().covered), 0);
  table.next_draws({"artwork green"}).play("place d3", "stake 1", "perform");  // though a yellow one is left
  EXPECT_EQ(table.artworks(1), "black,blue,green");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
