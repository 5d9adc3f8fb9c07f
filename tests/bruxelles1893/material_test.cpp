#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.1 Action Matériau, R1 Action Matériaux. Seat 0 takes from d1.

TEST(Material, TwoCubesAlikeOrDifferent) {
  Scenario table(3);
  table.play("place d1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("take iron,iron", "take iron,stone", "take iron,wood",
                                                    "take stone,stone", "take stone,wood", "take wood,wood"));
  table.play("take iron,iron");
  EXPECT_EQ(table.materials(0), "iron,iron");
  EXPECT_EQ(table.materials_left("iron"), 8);
}

TEST(Material, WhatTheSupplyLacksCannotBeTaken) {
  Scenario table(3);
  table.materials_left("iron", 0, 2).materials_left("stone", 1, 2).play("place d1", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("take stone,wood", "take wood,wood"));
}

TEST(Material, TheLastCubeIsTakenAlone) {
  Scenario table(3);
  table.materials_left("iron", 0, 2).materials_left("stone", 0, 2).materials_left("wood", 1, 2);
  table.play("place d1", "stake 1");
  EXPECT_EQ(table.materials(0), "wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Material, AnEmptySupplyMakesTheActionImpossible) {
  Scenario table(3);
  for (const char* material : {"iron", "stone", "wood"}) table.materials_left(material, 0, 2);
  table.play("place d1", "stake 1");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Material, TheFirstEditionTakesTheSame) {
  Scenario table(3, "edition=first");
  table.play("place d1", "stake 1", "perform", "take stone,wood");
  EXPECT_EQ(table.materials(0), "stone,wood");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
