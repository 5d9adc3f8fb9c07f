#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::Not;
using testing::UnorderedElementsAre;

// R2.1 Les actions du plateau Bruxelles, R1 idem, rulings 4 to 6.

TEST(Brussels, WithTwoOrThreePlayersTheNthUseCostsNPawns) {
  Scenario table(3);
  table.play("bourse");
  EXPECT_EQ(table.pawns(0), 4);
  table.play("bourse");
  EXPECT_EQ(table.pawns(1), 3);
  table.play("bourse");
  EXPECT_EQ(table.pawns(2), 2);
  table.play("bourse");  // four pawns
  EXPECT_EQ(table.pawns(0), 0);
  EXPECT_EQ(table.pawns_in("bourse", 0), 5);
}

TEST(Brussels, AUseThatCostsMoreThanTheFreePawnsIsNotOffered) {
  Scenario table(3);
  table.in_brussels("bourse", 1, 1).in_brussels("bourse", 2, 2).player(0).pawns(2);
  EXPECT_THAT(table.options(), Not(Contains("bourse")));
  EXPECT_TRUE(table.offers("sainte_catherine"));
}

TEST(Brussels, EveryActionHasItsOwnCount) {
  Scenario table(3);
  table.play("bourse", "sainte_catherine");
  EXPECT_EQ(table.pawns(1), 4);
}

TEST(Brussels, OneselfCountsAsAnother) {
  Scenario table(3);
  table.alone(0).play("sainte_catherine", "sainte_catherine");
  EXPECT_EQ(table.pawns(0), 2);  // 5 − 1 − 2
}

TEST(Brussels, WithFourOrFivePlayersEveryCostIsAskedTwice) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario table(5, edition);
    table.play("bourse", "bourse", "bourse", "bourse", "bourse");
    EXPECT_EQ(table.pawns(0), 4);
    EXPECT_EQ(table.pawns(1), 4);
    EXPECT_EQ(table.pawns(2), 3);
    EXPECT_EQ(table.pawns(3), 3);
    EXPECT_EQ(table.pawns(4), 2);
  }
}

TEST(Brussels, NoStakeIsNeeded) {
  Scenario table(3);
  table.player(0).money(0);
  table.play("bourse");
  EXPECT_EQ(table.money(0), 6);
}

// --- Bourse ---

TEST(Brussels, TheBoursePaysTheValueOfItsCard) {
  Scenario table(3);
  table.play("bourse");
  EXPECT_EQ(table.money(0), 11);  // card 6 pays 6
}

// --- Sainte-Catherine ---

TEST(Brussels, SainteCatherineGivesThreeJokersOrWhatIsLeft) {
  Scenario table(3);
  table.play("sainte_catherine");
  EXPECT_EQ(table.jokers(0), 3);
  EXPECT_EQ(table.jokers_left(), 12);
  Scenario scarce(3);
  scarce.jokers_left(1, 2).play("sainte_catherine");
  EXPECT_EQ(scarce.jokers(0), 1);
}

TEST(Brussels, SainteCatherineNeedsAJokerInTheSupply) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario table(3, edition);
    table.jokers_left(0, 2);
    EXPECT_FALSE(table.offers("sainte_catherine"));
  }
}

// --- Grand-Place ---

// R2.1 Action Grand-Place, example.
TEST(Brussels, NicolasActivatesTwoNotablesForTwoPawnsInAGameOfFour) {
  Scenario table(4);
  table.in_brussels("grand_place", 0, 1).in_brussels("grand_place", 1, 1).turn(2);
  table.player(2).couronne(2).notables("buls,empain");
  table.play("grand_place", "activate buls", "activate empain");
  EXPECT_EQ(table.pawns(2), 3);
  EXPECT_EQ(table.iris(2), 2);
  EXPECT_EQ(table.jokers(2), 2);
  EXPECT_EQ(table.tilted(2), "buls,empain");
  EXPECT_EQ(table.asked(), "seat 3: action");
}

// R1 Action Grand-Place, example.
TEST(Brussels, GreenActivatesThreeNotablesOnTheThirdSpace) {
  Scenario table(3, "edition=first");
  table.player(0).couronne(3).notables("buls,empain,maeterlinck,solvay");
  table.play("grand_place", "activate maeterlinck", "activate buls", "activate empain");
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.iris(0), 2);
  EXPECT_EQ(table.jokers(0), 2);
  EXPECT_EQ(table.tilted(0), "buls,empain,maeterlinck");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Brussels, TheFirstActivationIsCompulsoryTheOthersAreNot) {
  Scenario table(3);
  table.player(0).couronne(3).notables("buls,empain");
  table.play("grand_place");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate buls", "activate empain"));
  table.play("activate buls");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate empain", "stop"));
  table.play("stop");
  EXPECT_EQ(table.tilted(0), "buls");
}

TEST(Brussels, TiltedNotablesCannotBeActivated) {
  Scenario table(3);
  table.player(0).couronne(3).notables("buls", "empain");
  table.play("grand_place");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate buls"));
}

TEST(Brussels, GrandPlaceNeedsAnUprightNotable) {
  Scenario table(3);
  table.player(0).notables("", "brugmann");
  EXPECT_FALSE(table.offers("grand_place"));
}

TEST(Brussels, AlbertRaisesTheLevelButNotTheNumberOfActivationsUnderWay) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario table(3, edition);
    table.player(0).notables("albert,buls");
    table.play("grand_place", "activate albert");
    EXPECT_EQ(table.couronne(0), 2) << edition;
    EXPECT_EQ(table.tilted(0), "albert") << edition;
    EXPECT_EQ(table.asked(), "seat 1: action") << edition;
  }
}

TEST(Brussels, ANotableMayBeActivatedWithoutAnyEffect) {
  Scenario table(3);
  table.player(0).notables("vandervelde", "brugmann").court(0);
  table.play("grand_place");
  EXPECT_EQ(table.tilted(0), "brugmann,vandervelde");
}

// --- Cinquantenaire ---

TEST(Brussels, CinquantenaireCopiesAnActionThatCanBeCarriedOut) {
  Scenario table(3);
  table.player(0).artworks("");
  table.play("cinquantenaire");
  EXPECT_THAT(table.options(), UnorderedElementsAre("copy A", "copy N", "copy M"));
  table.play("copy A", "create green");
  EXPECT_EQ(table.artworks(0), "green");
  EXPECT_EQ(table.money(0), 5);
}

TEST(Brussels, CinquantenaireCopiesAllFive) {
  Scenario table(3);
  table.player(0).artworks("green").materials("stone,wood");
  table.play("cinquantenaire");
  EXPECT_THAT(table.options(), UnorderedElementsAre("copy A", "copy V", "copy N", "copy M", "copy C"));
  table.play("copy V", "cursor 2-2", "hang 0");
  EXPECT_EQ(table.money(0), 7);
  EXPECT_EQ(table.points(0), 2);
}

TEST(Brussels, CinquantenaireCopiesAnActionWhoseCellsAreTaken) {
  Scenario table(3);
  table.pawn("d1", 1).pawn("c2", 1).pawn("b3", 2);
  table.play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.materials(0), "iron,wood");
}

TEST(Brussels, TheNotableMetThroughCinquantenaireCostsItsPrice) {
  Scenario table(3);
  table.next_draws({"notable maeterlinck"}).play("cinquantenaire", "copy N", "meet 3", "solvay iron", "keep");
  EXPECT_EQ(table.money(0), 2);
  EXPECT_EQ(table.tilted(0), "solvay");
}

TEST(Brussels, InTheFirstEditionAnyActionMayBeChosenAndLeftUndone) {
  Scenario table(3, "edition=first");
  table.player(0).artworks("");
  table.play("cinquantenaire");
  EXPECT_THAT(table.options(), UnorderedElementsAre("copy A", "copy V", "copy N", "copy M", "copy C"));
  table.play("copy C");
  EXPECT_EQ(table.asked(), "seat 1: action");  // nothing can be built
  table.play("cinquantenaire", "copy M", "decline");
  EXPECT_EQ(table.materials(1), "");
  EXPECT_EQ(table.asked(), "seat 2: action");
}

TEST(Brussels, InTheFirstEditionACopiedActionIsPerformed) {
  Scenario table(3, "edition=first");
  table.play("cinquantenaire", "copy M", "perform", "take iron,wood");
  EXPECT_EQ(table.materials(0), "iron,wood");
}

TEST(Brussels, ASecondGrandPlaceActivatesOnlyTheOthers) {
  Scenario table(3);
  table.player(0).notables("buls,empain");
  table.alone(0).play("grand_place", "activate buls", "grand_place");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate empain"));
  EXPECT_EQ(table.pawns(0), 2);
}

TEST(Brussels, ANotableKeptThisRoundWaitsForTheNext) {
  Scenario table(3);
  table.next_draws({"notable maeterlinck"})
      .alone(0)
      .play("place c1", "stake 1", "meet 1", "keep", "grand_place");
  EXPECT_EQ(table.tilted(0), "brugmann,buls");  // Brugmann was the only upright one
  EXPECT_EQ(table.iris(0), 2);
}

TEST(Brussels, ThePawnThatVanderveldeFreesCanBeUsedAtOnce) {
  Scenario table(3);
  table.player(0).notables("vandervelde", "brugmann").pawns(1).money(0);
  table.alone(0).play("grand_place");
  EXPECT_EQ(table.pawns(0), 1);
  EXPECT_TRUE(table.offers("bourse"));
}

TEST(Brussels, TheTopOfTheCouronneTrackActivatesSix) {
  Scenario table(3);
  table.player(0).couronne(6).notables("albert,buls,empain,maeterlinck,van_de_velde,vandervelde");
  table.play("grand_place", "activate albert", "activate buls", "activate empain", "activate maeterlinck");
  table.play("activate van_de_velde", "activate vandervelde");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.tilted(0), "albert,buls,empain,maeterlinck,van_de_velde,vandervelde");
}

TEST(Brussels, WhenAllAreTiltedGrandPlaceIsOver) {
  Scenario table(3);
  table.player(0).couronne(6).notables("buls");
  table.play("grand_place", "activate buls", "activate brugmann");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST(Brussels, TheFirstEditionCostsAndGivesTheSame) {
  Scenario table(3, "edition=first");
  table.play("bourse", "sainte_catherine", "bourse");
  EXPECT_EQ(table.money(0), 11);  // card 6 pays 6
  EXPECT_EQ(table.jokers(1), 3);
  EXPECT_EQ(table.pawns(0), 4);
  EXPECT_EQ(table.pawns(1), 4);
  EXPECT_EQ(table.pawns(2), 3);
}

TEST(Brussels, TheBankNeverRunsOut) {
  Scenario table(3);  // the box holds 220 FB
  table.player(0).money(200);
  table.player(1).money(200);
  table.play("bourse");
  EXPECT_EQ(table.money(0), 206);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
