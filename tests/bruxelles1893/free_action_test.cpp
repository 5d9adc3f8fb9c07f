#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.1 Action gratuite, R1 Annexe 2, ruling 3. Seat 1 has a house where seat 0 places.

TEST(FreeAction, AWorkshopGivesABlackArtwork) {
  Scenario table(3);
  table.house("e2", 1).play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: free_action");
  EXPECT_THAT(table.options(), UnorderedElementsAre("free take", "free decline"));
  table.play("free take");
  EXPECT_EQ(table.artworks(1), "black,blue");
  EXPECT_EQ(table.artworks_left("black"), 5);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, WithoutABlackArtworkLeftTheWorkshopGivesNothing) {
  Scenario table(3);
  table.house("e2", 1).artworks_left("black", 0, 2).play("place e2", "stake 1", "create green");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, ASaleGivesAPointForEveryArtworkBlackOnesToo) {
  Scenario table(3);
  table.player(0).artworks("green");
  table.player(1).artworks("black,blue,blue");
  table.house("b1", 1).play("place b1", "stake 1", "cursor 2-2", "hang 0", "free take");
  EXPECT_EQ(table.ledger(1, Source::free_sale), 3);
}

TEST(FreeAction, WithoutArtworksASaleOffersNothing) {
  Scenario table(3);
  table.player(0).artworks("green");
  table.player(1).artworks("");
  table.house("b1", 1).play("place b1", "stake 1", "cursor 2-2", "hang 0");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, ANotableActivatesOneUprightNotable) {
  Scenario table(3);
  table.player(1).notables("buls", "empain");
  table.house("c1", 1).next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_THAT(table.options(), UnorderedElementsAre("free brugmann", "free buls", "free decline"));
  table.play("free buls");
  EXPECT_EQ(table.iris(1), 2);
  EXPECT_EQ(table.tilted(1), "buls,empain");
}

TEST(FreeAction, WithoutAnUprightNotableNothingIsOffered) {
  Scenario table(3);
  table.player(1).notables("", "brugmann");
  table.house("c1", 1).next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, AMaterialGivesOneNobleCube) {
  Scenario table(3);
  table.house("d1", 1).play("place d1", "stake 1", "take iron,wood");
  EXPECT_THAT(table.options(), UnorderedElementsAre("free iron", "free stone", "free wood", "free decline"));
  table.play("free stone");
  EXPECT_EQ(table.materials(1), "stone");
  EXPECT_EQ(table.materials_left("stone"), 9);
}

TEST(FreeAction, AConstructionGivesAPointForEveryHouse) {
  Scenario table(3);
  table.player(1).houses(2);
  table.house("e1", 1).play("place e1", "stake 1", "free take");
  EXPECT_EQ(table.ledger(1, Source::free_construction), 3);
}

TEST(FreeAction, TheOwnerMayDecline) {
  Scenario table(3);
  table.house("d1", 1).play("place d1", "stake 1", "take iron,wood", "free decline");
  EXPECT_EQ(table.materials(1), "");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, TheOwnHouseGivesNothing) {
  Scenario table(3);
  table.house("d1", 0).play("place d1", "stake 1", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, TheOwnerGetsItAlsoWhenHeHasPassed) {
  Scenario table(3);
  table.player(2).passed();
  table.house("d1", 2).play("place d1", "stake 1", "take iron,wood", "free wood");
  EXPECT_EQ(table.materials(2), "wood");
}

TEST(FreeAction, TheOwnerGetsItAlsoWhenThePlacingPlayerCouldNotAct) {
  Scenario table(3);
  table.house("e1", 2).play("place e1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 2: free_action");
  table.play("free take");
  EXPECT_EQ(table.points(2), 1);
}

TEST(FreeAction, CinquantenaireGivesTheOwnerNothing) {
  Scenario table(3);
  table.house("d1", 1).play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(FreeAction, InTheFirstEditionTheOwnerGetsItAlsoWhenTheActionWasDeclined) {
  Scenario table(3, "edition=first");
  table.house("d1", 2).play("place d1", "stake 1", "decline");
  EXPECT_EQ(table.asked(), "seat 2: free_action");
  table.play("free iron");
  EXPECT_EQ(table.materials(2), "iron");
}

TEST(FreeAction, InTheFirstEditionAllFiveExist) {
  Scenario table(3, "edition=first");
  table.player(1).houses(1);
  table.house("e2", 1).house("b1", 1).house("c1", 1).house("d1", 1).house("e1", 1).alone(0);
  table.player(0).artworks("green").court(0).money(9);
  table.next_draws({"artwork pink"}).play("place e2", "stake 1", "perform", "free take");
  EXPECT_EQ(table.artworks(1), "black,blue");
  table.play("place b1", "stake 1", "decline", "free take");
  EXPECT_EQ(table.ledger(1, Source::free_sale), 2);
  table.play("place c1", "stake 1", "decline", "free brugmann");
  EXPECT_EQ(table.tilted(1), "brugmann");
  table.play("place d1", "stake 1", "decline", "free stone");
  EXPECT_EQ(table.materials(1), "stone");
  table.play("place e1", "stake 1", "free take");
  EXPECT_EQ(table.ledger(1, Source::free_construction), 6);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
