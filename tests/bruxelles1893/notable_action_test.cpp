#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::UnorderedElementsAre;

// R2.1 Action Notable, R1 Action Théâtre Royal, ruling 7. The row is albert, buls, empain, solvay (slots 0 to
// 3). R1 asks whether the action is wanted; then both are the same.
class NotableAction : public testing::TestWithParam<const char*> {
 protected:
  // Seat 0 places a pawn on c1, up to the choice of the notable.
  Scenario& begin(std::string_view stake = "stake 1") {
    table.play("place c1", stake);
    return table.rules().first_edition() ? table.play("perform") : table;
  }
  Scenario table{3, GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Editions, NotableAction, testing::Values("edition=second", "edition=first"),
                         [](const auto& param) { return std::string{param.param}.substr(8); });

TEST_P(NotableAction, TheSlotIsThePrice) {
  const std::vector<int> left{4, 3, 2, 1};  // of 5 − 1
  for (int slot = 0; slot < 4; ++slot) {
    Scenario fresh(3, GetParam());
    fresh.deal_anything().play("place c1", "stake 1");
    if (fresh.rules().first_edition()) fresh.play("perform");
    fresh.play(std::string_view{"meet " + std::to_string(slot)});
    EXPECT_EQ(fresh.money(0), left[at(slot)]) << slot;
  }
}

TEST_P(NotableAction, OnlyWhatCanBePaidIsOfferedAfterTheStake) {
  begin("stake 4");
  EXPECT_THAT(table.options(), UnorderedElementsAre("meet 0", "meet 1"));
}

TEST_P(NotableAction, WithoutMoneyTheFreeOneIsMetUnasked) {
  begin("stake 5");
  EXPECT_EQ(table.asked(), "seat 0: keep");
  EXPECT_EQ(table.couronne(0), 2);
}

TEST_P(NotableAction, AKeptNotableIsTilted) {
  table.next_draws({"notable maeterlinck"});
  begin().play("meet 0", "keep");
  EXPECT_EQ(table.notables(0), "albert,brugmann");
  EXPECT_EQ(table.tilted(0), "albert");
}

TEST_P(NotableAction, ADiscardedNotableLiesInTheDiscard) {
  table.next_draws({"notable maeterlinck"});
  begin().play("meet 0", "discard");
  EXPECT_EQ(table.notables(0), "brugmann");
  EXPECT_EQ(table.notable_discard(), "albert");
}

TEST_P(NotableAction, ADuplicateGivesItsEffectAndIsDiscardedUnasked) {
  table.player(0).notables("albert");
  table.next_draws({"notable maeterlinck"});
  begin().play("meet 0");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.couronne(0), 2);
  EXPECT_EQ(table.notables(0), "albert,brugmann");
  EXPECT_EQ(table.notable_discard(), "albert");
  EXPECT_EQ(table.tilted(0), "");  // the kept one is not used by it
}

TEST_P(NotableAction, TheRowSlidesToTheRightAndIsFilledFromTheLeft) {
  table.next_draws({"notable maeterlinck"});
  begin().play("meet 1", "keep");
  EXPECT_EQ(table.row(), "albert,empain,solvay,maeterlinck");
}

TEST_P(NotableAction, AnEmptyPileIsMadeFromTheDiscardTheNewOneIncluded) {
  table.all_notables_discarded().next_draws({"notable albert"});
  begin().play("meet 0", "discard");
  EXPECT_EQ(table.row(), "buls,empain,solvay,albert");
  EXPECT_EQ(table.notable_discard(), "");
  EXPECT_EQ(table.notables_face_down(), 17);  // 21 − 4
}

TEST_P(NotableAction, AnyNumberOfNotablesMayBeKept) {
  table.player(0).notables("buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
  table.next_draws({"notable maeterlinck"});
  begin().play("meet 0", "keep");
  EXPECT_EQ(table.notables(0), "albert,brugmann,buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
}

TEST_P(NotableAction, TheBaseGameHasSevenFiguresOfThree) {
  EXPECT_EQ(table.notables_face_down(), 17);  // 7 × 3 − 4
  table.row("").all_notables_discarded();
  EXPECT_EQ(
      table.notable_discard(),
      "albert,albert,albert,buls,buls,buls,empain,empain,empain,maeterlinck,maeterlinck,maeterlinck,"
      "solvay,solvay,solvay,van_de_velde,van_de_velde,van_de_velde,vandervelde,vandervelde,vandervelde");
}

TEST_P(NotableAction, OnlyTheFirstEditionLeavesTheActionToThePlayer) {
  const bool first = table.rules().first_edition();
  table.play("place c1", "stake 1");
  EXPECT_EQ(table.asked(), first ? "seat 0: perform" : "seat 0: notable");
  if (!first) return;
  table.play("decline");
  EXPECT_EQ(table.row(), "albert,buls,empain,solvay");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_P(NotableAction, AnEmptyPileIsReshuffledOnlyWhenACardIsNeeded) {
  table.player(1).notables("albert,buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
  table.player(2).notables("maeterlinck,van_de_velde,vandervelde");
  table.player(0).notables("buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
  EXPECT_EQ(table.notables_face_down(), 1);
  table.next_draws({"notable albert"});
  begin().play("meet 0", "discard");
  EXPECT_EQ(table.notables_face_down(), 0);
  EXPECT_EQ(table.notable_discard(), "albert");
  EXPECT_EQ(table.row(), "buls,empain,solvay,albert");
}

// Everybody holds so many notables that neither pile nor discard has a card.
class NoNotablesLeft : public testing::Test {
 protected:
  NoNotablesLeft() {
    table.player(1).notables("albert,buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
    table.player(2).notables("albert,buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
    table.player(0).notables("maeterlinck,van_de_velde,vandervelde");
  }
  Scenario table{3};
};

TEST_F(NoNotablesLeft, TheRowStaysShort) {
  EXPECT_EQ(table.notables_face_down(), 0);
  table.play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_EQ(table.row(), "buls,empain,solvay,nobody");
  table.play("place b2", "stake 1");
  EXPECT_THAT(table.options(), UnorderedElementsAre("meet 0", "meet 1", "meet 2"));
}

TEST_F(NoNotablesLeft, ADiscardedDuplicateComesBackAtOnceAndFillsTheGap) {
  table.play("place c1", "stake 1", "meet 0", "keep");
  table.next_draws({"notable buls"}).play("place b2", "stake 1", "meet 0");  // seat 1 has Buls
  EXPECT_EQ(table.row(), "empain,solvay,buls,nobody");
}

TEST_F(NoNotablesLeft, AtTheEndOfTheRoundTheNotableThatLeavesComesBack) {
  table.next_draws({"notable albert"}).settle();
  EXPECT_EQ(table.row(), "buls,empain,solvay,albert");
}

// Everybody holds all seven figures: row, pile and discard are empty.
class NoNotableAnywhere : public testing::TestWithParam<const char*> {
 protected:
  NoNotableAnywhere() {
    table.row("");
    for (int seat = 0; seat < 3; ++seat)
      table.player(seat).notables("albert,buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
  }
  Scenario table{3, GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Editions, NoNotableAnywhere, testing::Values("edition=second", "edition=first"),
                         [](const auto& param) { return std::string{param.param}.substr(8); });

TEST_P(NoNotableAnywhere, ThePawnIsPlacedAndTheActionImpossible) {
  EXPECT_EQ(table.row(), "nobody,nobody,nobody,nobody");
  table.play("place c1", "stake 1");
  EXPECT_EQ(table.asked(), "seat 1: action");
  EXPECT_EQ(table.pawn_at("c1"), "seat 0: 1");
  EXPECT_EQ(table.money(0), 4);
}

TEST_P(NoNotableAnywhere, TheOwnerOfAHouseStillActivatesOne) {
  table.house("c1", 1).play("place c1", "stake 1", "free buls");
  EXPECT_EQ(table.iris(1), 2);
}

TEST_P(NoNotableAnywhere, NobodyLeavesWhenTheRoundEnds) {
  table.settle();
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.row(), "nobody,nobody,nobody,nobody");
  EXPECT_EQ(table.notable_discard(), "");
}

TEST_P(NoNotableAnywhere, OnlyTheFirstEditionLetsCinquantenaireChooseIt) {
  table.play("cinquantenaire");
  EXPECT_EQ(table.offers("copy N"), std::string_view{GetParam()} == "edition=first");
}

}  // namespace
}  // namespace horta::bruxelles1893::test
