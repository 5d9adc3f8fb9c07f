#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::IsSupersetOf;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.1 Les effets des cartes Notable, R1 Annexe 1, R2.2 Action Notable: every figure in every rule set that
// has it, and in every way in which its effect is used. What differs between the editions: R1 asks whether
// the action is wanted, Belle Époque has two figures more, glass for Solvay, and card 23.
enum class Way { notable_action, grand_place, free_action, card23 };
struct Use {
  std::string_view rule_set;
  Way way;
};

std::vector<Use> uses(const std::function<bool(const Use&)>& wanted) {
  std::vector<Use> all;
  for (const std::string_view rule_set : Game::rule_sets())
    for (const Way way : {Way::notable_action, Way::grand_place, Way::free_action, Way::card23})
      if (const Use use{rule_set, way}; wanted(use)) all.push_back(use);
  return all;
}
bool has_belle_epoque(const Use& use) { return use.rule_set.contains("belle_epoque"); }
bool exists(const Use& use) { return has_belle_epoque(use) || use.way != Way::card23; }
// The figure lies upright before seat 0, who tilts it.
bool is_activation(const Use& use) { return use.way == Way::grand_place || use.way == Way::free_action; }

// "second_belle_epoque_by_grand_place"
std::string words_of(const testing::TestParamInfo<Use>& info) {
  const std::string_view set = info.param.rule_set;
  std::string words = set.contains("edition=first") ? "first" : "second";
  for (const char* option : {"expert", "belle_epoque", "asymmetric"})
    if (set.contains(option)) words.append("_").append(option);
  switch (info.param.way) {
    case Way::notable_action:
      return words + "_by_action";
    case Way::grand_place:
      return words + "_by_grand_place";
    case Way::free_action:
      return words + "_by_free_action";
    case Way::card23:
      return words + "_by_card23";
  }
  return words;
}

// Three players. On side B seat 0 has Strauven's board and seat 1 Saintenoy's: tracks as on side A, and
// powers that have nothing to do with notables.
class Notables : public testing::TestWithParam<Use> {
 protected:
  Notables() {
    if (table.rules().asymmetric) {
      table.player(0).board("strauven");
      table.player(1).board("saintenoy");
    }
    table.deal_anything();
  }

  bool has_glass() const { return table.rules().belle_epoque; }

  // Seat 0 uses the effect of a figure, up to the first question about it.
  void use(const std::string& figure) {
    const std::string with_others = figure + ",maeterlinck,buls,empain";
    switch (GetParam().way) {
      case Way::notable_action:
        table.row(with_others);
        act("stake 1");
        table.play("meet 0");
        break;
      case Way::grand_place:
        hold(figure);
        table.play("grand_place", std::string_view{"activate " + figure});
        break;
      case Way::free_action:  // seat 1, who can afford only the free one of the row, places on a house of
                              // seat 0
        hold(figure);
        table.player(1).money(1);
        table.house(notable_cell(), 0).turn(1);
        act();
        table.play("discard", std::string_view{"free " + figure});
        break;
      case Way::card23:
        table.row(with_others).player(0).card(23).money(5).artworks("");
        table.end_round().play("card 23");
        break;
    }
  }

  // The effect is over: the figure is where it belongs, and the game goes on.
  void expect_done(const std::string& figure) const {
    EXPECT_EQ(table.tilted(0), is_activation(GetParam()) ? figure : "");
    switch (GetParam().way) {
      case Way::notable_action:
        EXPECT_EQ(table.asked(), "seat 0: keep");
        break;
      case Way::grand_place:
        EXPECT_EQ(table.asked(), "seat 1: action");
        break;
      case Way::free_action:
        EXPECT_EQ(table.asked(), "seat 2: action");
        break;
      case Way::card23:
        EXPECT_EQ(table.notables(0), "brugmann");
        EXPECT_EQ(table.round(), 2);
        break;
    }
  }

  Scenario table{3, GetParam().rule_set};

 private:
  // Upright, and not alone, so that he chooses it.
  void hold(const std::string& figure) { table.player(0).notables(figure == "brugmann" ? "buls" : figure); }
  std::string notable_cell() const {
    const std::string zone = table.zone();
    for (std::size_t place = 0; place < zone.size(); place += 3)
      if (table.action_at(zone.substr(place, 2)) == 'N') return zone.substr(place, 2);
    throw std::runtime_error("no Notable cell in the zone");
  }
  template <class... Stake>
  void act(Stake... stake) {
    table.play(std::string_view{"place " + notable_cell()}, stake...);
    if (table.rules().first_edition()) table.play("perform");
  }
};
INSTANTIATE_TEST_SUITE_P(RuleSets, Notables, testing::ValuesIn(uses(exists)), words_of);

TEST_P(Notables, AlbertMovesTheDiscOnTheCouronneTrack) {
  use("albert");
  EXPECT_EQ(table.couronne(0), 2);
  expect_done("albert");  // Grand-Place too: the level when the action started counts (ruling 6)
}

TEST_P(Notables, BulsMovesTheDiscOnTheIrisTrack) {
  use("buls");
  EXPECT_EQ(table.iris(0), 2);
  expect_done("buls");
}

TEST_P(Notables, VanDeVeldeMovesTheDiscOnTheArchitectTrack) {
  use("van_de_velde");
  EXPECT_EQ(table.architect(0), 2);
  expect_done("van_de_velde");
}

TEST_P(Notables, AtTheEndOfATrackNothingMoves) {
  table.player(0).iris(6);
  use("buls");
  EXPECT_EQ(table.iris(0), 6);
  expect_done("buls");
}

TEST_P(Notables, EmpainGivesTwoJokers) {
  use("empain");
  EXPECT_EQ(table.jokers(0), 2);
  EXPECT_EQ(table.jokers_left(), 13);
  expect_done("empain");
}

TEST_P(Notables, EmpainGivesWhatIsLeft) {
  table.jokers_left(1, 2);
  use("empain");
  EXPECT_EQ(table.jokers(0), 1);
  EXPECT_EQ(table.jokers_left(), 0);
  expect_done("empain");
}

TEST_P(Notables, MaeterlinckGivesFivePoints) {
  use("maeterlinck");
  EXPECT_EQ(table.ledger(0, Source::maeterlinck), 5);
  EXPECT_EQ(table.points(0), 5);
  expect_done("maeterlinck");
}

TEST_P(Notables, SolvayGivesANobleMaterial) {
  use("solvay");
  EXPECT_THAT(table.options(), SizeIs(has_glass() ? 4 : 3));
  EXPECT_THAT(table.options(), IsSupersetOf({"solvay iron", "solvay stone", "solvay wood"}));
  table.play("solvay iron");
  EXPECT_EQ(table.materials(0), "iron");
  EXPECT_EQ(table.materials_left("iron"), 9);
  expect_done("solvay");
}

TEST_P(Notables, SolvayExchangesAJokerForTwoNobleMaterials) {
  table.player(0).jokers(1);
  use("solvay");
  EXPECT_THAT(table.options(), SizeIs(has_glass() ? 4 + 10 : 3 + 6));  // single cubes and pairs
  table.play("solvay iron,wood");
  EXPECT_EQ(table.materials(0), "iron,wood");
  EXPECT_EQ(table.jokers(0), 0);
  EXPECT_EQ(table.jokers_left(), 15);
  expect_done("solvay");
}

TEST_P(Notables, SolvaysExchangeNeedsTwoCubesInTheSupply) {
  table.player(0).jokers(1);
  if (has_glass()) table.materials_left("glass", 0, 2);
  table.materials_left("iron", 0, 2).materials_left("stone", 0, 2).materials_left("wood", 1, 2);
  use("solvay");
  EXPECT_EQ(table.materials(0), "wood");  // the only thing he can give
  EXPECT_EQ(table.jokers(0), 1);
  expect_done("solvay");
}

TEST_P(Notables, SolvayGivesNothingFromAnEmptySupply) {
  table.player(0).jokers(1);
  if (has_glass()) table.materials_left("glass", 0, 2);
  for (const char* material : {"iron", "stone", "wood"}) table.materials_left(material, 0, 2);
  use("solvay");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.jokers(0), 1);
  expect_done("solvay");
}

TEST_P(Notables, VanderveldeFreesAPawnThatIsAvailableAtOnce) {
  use("vandervelde");
  EXPECT_EQ(table.court(0), 1);
  const bool placed = GetParam().way == Way::notable_action || GetParam().way == Way::grand_place;
  EXPECT_EQ(table.pawns(0), placed ? 5 : 6);
  expect_done("vandervelde");
}

TEST_P(Notables, VanderveldeWithoutAPawnInCourtDoesNothing) {
  table.player(0).court(0);
  use("vandervelde");
  EXPECT_EQ(table.court(0), 0);
  const bool placed = GetParam().way == Way::notable_action || GetParam().way == Way::grand_place;
  EXPECT_EQ(table.pawns(0), placed ? 6 : 7);
  expect_done("vandervelde");
}

// --- The figures of Belle Époque ---

class BelleEpoqueNotables : public Notables {};
INSTANTIATE_TEST_SUITE_P(RuleSets, BelleEpoqueNotables, testing::ValuesIn(uses(has_belle_epoque)), words_of);

TEST_P(BelleEpoqueNotables, NagelmackersGivesATraveller) {
  use("nagelmackers");
  EXPECT_EQ(table.travellers(0), 1);
  EXPECT_EQ(table.train(), 3);
  expect_done("nagelmackers");
}

TEST_P(BelleEpoqueNotables, PrivatLivemontCreatesAWhiteArtworkThatIsNotBlack) {
  use("privat_livemont");
  EXPECT_EQ(table.asked(), "seat 0: white_tile");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("white blue", "white brown", "white green", "white yellow"));
  table.play("white brown");
  EXPECT_EQ(table.white(0), "brown");
  EXPECT_EQ(table.artworks_left("brown"), 5);
  expect_done("privat_livemont");
}

TEST_P(BelleEpoqueNotables, PrivatLivemontWithoutATileLeftDoesNothing) {
  table.player(0).artworks("");
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  use("privat_livemont");
  EXPECT_EQ(table.white(0), "");
  expect_done("privat_livemont");
}

TEST_P(BelleEpoqueNotables, SolvayGivesGlassLikeAnyOtherMaterial) {
  use("solvay");
  table.play("solvay glass");
  EXPECT_EQ(table.materials(0), "glass");
  EXPECT_EQ(table.materials_left("glass"), 9);
}

// Not even Nagelmackers finds a Traveller on an empty train. (Through card 23 he always does: the train fills
// before.)
TEST(Nagelmackers, GivesNothingWhenTheTrainIsEmpty) {
  for (const std::string_view rule_set : Game::rule_sets()) {
    if (!rule_set.contains("belle_epoque")) continue;
    Scenario table(3, rule_set);
    table.player(1).travellers(4);
    table.player(0).notables("nagelmackers");
    table.play("grand_place", "activate nagelmackers");
    EXPECT_EQ(table.travellers(0), 0) << rule_set;
    EXPECT_EQ(table.tilted(0), "nagelmackers") << rule_set;
  }
}

// --- Brugmann: everybody begins with his own ---

class OwnBrugmann : public Notables {};
INSTANTIATE_TEST_SUITE_P(RuleSets, OwnBrugmann, testing::ValuesIn(uses(is_activation)), words_of);

TEST_P(OwnBrugmann, PaysFiveFrancs) {
  use("brugmann");
  EXPECT_EQ(table.money(0), 10);
  expect_done("brugmann");
}

// Belle Époque: one that card 14 dismissed comes back into the row.
TEST(DismissedBrugmann, CanBeMetInTheRow) {
  Scenario table(3, "belle_epoque=on");
  table.player(2).no_brugmann();
  table.row("brugmann,maeterlinck,buls,empain").player(0).no_brugmann();
  table.deal_anything().play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_EQ(table.money(0), 9);  // 5 − 1 + 5
  EXPECT_EQ(table.notables(0), "brugmann");
}

TEST(DismissedBrugmann, PaysThroughCard23WhenHeLeavesTheRow) {
  Scenario table(3, "belle_epoque=on");
  table.player(2).no_brugmann();
  table.row("brugmann,maeterlinck,buls,empain").player(0).card(23).money(5).artworks("");
  table.end_round().play("card 23");
  EXPECT_EQ(table.money(0), 9);  // 5 + 1 for passing first, − 2 + 5
  EXPECT_EQ(table.round(), 2);
}

// --- Side B: the discs move on the tracks of the board ---

TEST(NotablesOfSideB, MoveTheDiscsOfTheBoardsOwnTracks) {
  Scenario table(3, "asymmetric=on");
  table.player(0).board("hankar").notables("buls");
  table.player(1).board("cauchie").notables("albert");
  table.player(2).board("horta").notables("van_de_velde");
  table.play("grand_place", "activate buls");  // each level allows one at least
  EXPECT_EQ(table.iris(0), 3);
  table.play("grand_place", "activate albert", "stop");
  EXPECT_EQ(table.couronne(1), 3);
  table.play("grand_place", "activate van_de_velde");
  EXPECT_EQ(table.architect(2), 5);
}

}  // namespace
}  // namespace horta::bruxelles1893::test
