#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/bruxelles1893/moves.h"
#include "tests/bruxelles1893/belle_epoque_cards.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.2 Cartes Belle Époque 11 to 18: after a Brussels action.

// --- Cards 11 and 12: Bourse ---

TEST_F(BelleEpoqueCards, Card11PaysOneFrancForEveryPawnOnTheBourseTravellersToo) {
  table.player(0).card(11).travellers(1);
  table.in_brussels("bourse", 1, 1).play("bourse", "travellers 1", "card 11");
  EXPECT_EQ(table.money(0), 14);  // 5 + 6 + three pawns
}

TEST_F(BelleEpoqueCards, Card11WorksForThePawnJustPlaced) {
  table.player(0).card(11);
  table.play("bourse", "card 11");
  EXPECT_EQ(table.money(0), 12);  // 5 + 6 + 1
}

TEST_F(BelleEpoqueCards, Card12GivesAPointForEveryFiveFrancs) {
  table.player(0).card(12);
  table.play("bourse", "card 12");
  EXPECT_EQ(table.ledger(0, Source::card12), 2);  // 11 FB
}

TEST_F(BelleEpoqueCards, Card11BeforeCard12MayReachTheNextFive) {
  table.player(0).card(11).card(12).money(8);
  table.play("bourse");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 11", "card 12", "card none"));
  table.play("card 11", "card 12");
  EXPECT_EQ(table.money(0), 15);  // 8 + 6 + 1
  EXPECT_EQ(table.points(0), 3);
}

TEST_F(BelleEpoqueCards, Card12IsNotOfferedWithLessThanFiveFrancs) {
  Scenario five(5, "belle_epoque=on");
  five.player(0).card(12).money(0);
  five.play("bourse");
  EXPECT_EQ(five.money(0), 4);
  EXPECT_EQ(five.asked(), "seat 1: action");
}

// --- Cards 13 and 14: Grand-Place ---

TEST_F(BelleEpoqueCards, Card13ActivatesOneMoreNotable) {
  table.player(0).card(13).notables("buls,maeterlinck");
  table.play("grand_place", "activate buls");
  EXPECT_EQ(table.asked(), "seat 0: be_card");
  table.play("card 13");
  EXPECT_THAT(table.options(), UnorderedElementsAre("activate brugmann", "activate maeterlinck"));
  table.play("activate maeterlinck");
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.tilted(0), "buls,maeterlinck");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card13IsNotOfferedWithoutAnotherUprightNotable) {
  table.player(0).card(13);
  table.play("grand_place");
  EXPECT_EQ(table.money(0), 10);
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card14DismissesAnActivatedNotableForItsValue) {
  table.player(0).card(14).notables("buls");
  table.play("grand_place", "activate buls", "card 14");
  EXPECT_EQ(table.money(0), 8);  // 5 + 3
  EXPECT_EQ(table.notables(0), "brugmann");
  EXPECT_EQ(table.notable_discard(), "buls");
}

TEST_F(BelleEpoqueCards, Card14MayDismissAnyTiltedNotableBrugmannToo) {
  table.player(0).card(14).notables("", "empain");
  table.play("grand_place", "card 14");  // Brugmann, the only upright one, is activated
  EXPECT_THAT(table.options(), UnorderedElementsAre("dismiss brugmann", "dismiss empain"));
  table.play("dismiss brugmann");
  EXPECT_EQ(table.money(0), 11);  // 5 + 5 + 1
  EXPECT_EQ(table.notables(0), "empain");
  EXPECT_EQ(table.notable_discard(), "brugmann");
}

TEST_F(BelleEpoqueCards, Card14PaysWhatEachFigureCostsAtTheEnd) {
  struct Case {
    const char* figure;
    int price;
  };
  for (const auto& [figure, price] :
       {Case{"brugmann", 1}, Case{"solvay", 2}, Case{"buls", 3}, Case{"van_de_velde", 4}, Case{"empain", 2},
        Case{"albert", 4}, Case{"vandervelde", 3}, Case{"maeterlinck", 5}, Case{"nagelmackers", 3},
        Case{"privat_livemont", 2}}) {
    const bool brugmann = std::string_view{figure} == "brugmann";
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(14).notables("", brugmann ? "buls" : figure);
    fresh.play("grand_place", "card 14", std::string_view{"dismiss " + std::string{figure}});
    EXPECT_EQ(fresh.money(0), 10 + price) << figure;  // 5 + 5 of Brugmann, the only upright one
    EXPECT_EQ(fresh.notable_discard(), figure);
  }
}

TEST_F(BelleEpoqueCards, Card13MayActivateANotableThatAsksAndCard14FollowsIt) {
  table.player(0).card(13).card(14).notables("buls,solvay");
  table.play("grand_place", "activate buls", "card 13", "activate solvay", "solvay iron");
  EXPECT_THAT(table.options(), UnorderedElementsAre("card 14", "card none"));
  table.play("card 14");
  EXPECT_THAT(table.options(), UnorderedElementsAre("dismiss buls", "dismiss solvay"));
  table.play("dismiss solvay");
  EXPECT_EQ(table.money(0), 7);
  EXPECT_EQ(table.notables(0), "brugmann,buls");
}

TEST_F(BelleEpoqueCards, Card14BeforeCard13LeavesThirteenUsable) {
  table.player(0).card(13).card(14).notables("buls,empain");
  table.play("grand_place", "activate buls", "card 14", "card 13", "activate empain");
  EXPECT_EQ(table.jokers(0), 2);
  EXPECT_EQ(table.notables(0), "brugmann,empain");
}

// --- Cards 15 and 16: Cinquantenaire ---

TEST_F(BelleEpoqueCards, Card15TakesBackAllOrPartOfOneStake) {
  table.player(0).card(15);
  table.pawn("b2", 0, 3).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(table.options(), UnorderedElementsAre("take_back b2 1", "take_back b2 2", "take_back b2 3"));
  table.play("take_back b2 2");
  EXPECT_EQ(table.money(0), 7);
  EXPECT_EQ(table.pawn_at("b2"), "seat 0: 1");
}

TEST_F(BelleEpoqueCards, Card15TakesBackAllOfAStakeHoweverLarge) {
  table.player(0).card(15);
  table.pawn("b2", 0, 200).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(table.options(), SizeIs(200));
  table.play("take_back b2 200");
  EXPECT_EQ(table.money(0), 205);
  EXPECT_EQ(table.pawn_at("b2"), "seat 0: 0");
}

// Only numbers other than the printed ones could make such stakes; the options are bounded all the same.
TEST_F(BelleEpoqueCards, Card15TakesBackAllOrASmallPartOfStakesBeyondAnyGame) {
  table.player(0).card(15);
  table.pawn("b2", 0).pawn("c2", 0).pawn("d2", 0, 2);
  table.play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  State rich = table.state();
  rich.board[6].stake = most_stake;
  rich.board[7].stake = 300;
  MoveList options;
  Game::legal(table.rules(), rich, options);
  EXPECT_EQ(options.size(), 81u + 81u + 2u);
  for (const Move move : {card15_move(6, 80), card15_move(6, most_stake), card15_move(7, 300)})
    EXPECT_TRUE(options.contains(move));
  const auto why = Game::explain(table.rules(), rich, 0, card15_move(6, 300));
  ASSERT_THAT(why, SizeIs(1));
  EXPECT_EQ(why[0].code, "part_too_large");
}

TEST_F(BelleEpoqueCards, InTheFirstVersionCard15TookBackEightyFrancsAtMost) {
  table.rules_version(1).player(0).card(15);
  table.pawn("b2", 0, 200).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(table.options(), SizeIs(80));
  EXPECT_FALSE(table.offers("take_back b2 200"));
}

TEST_F(BelleEpoqueCards, Card15OffersOwnStakesOnly) {
  table.player(0).card(15);
  table.pawn("b2", 1, 3).play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, AColumnWhoseOnlyStakeWasTakenBackIsWonByNobody) {
  table.player(0).card(15);
  table.pawn("b2", 0, 1).play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_EQ(table.pawn_at("b2"), "seat 0: 0");
  table.end_round();
  EXPECT_EQ(table.round(), 2);  // nobody was asked about A:1/1
  EXPECT_EQ(table.architect(0), 0);
}

TEST_F(BelleEpoqueCards, Card16GivesAPointForEveryColourWhiteBeingOneMore) {
  table.player(0).card(16).artworks("blue,blue,black").white("green,green");
  table.play("cinquantenaire", "copy M", "take iron,wood", "card 16");
  EXPECT_EQ(table.ledger(0, Source::card16), 3);
}

TEST_F(BelleEpoqueCards, Card16IsNotOfferedWithoutArtworks) {
  table.player(0).card(16).artworks("");
  table.play("cinquantenaire", "copy M", "take iron,wood");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card16CountsTheArtworkJustCreated) {
  table.player(0).card(16).artworks("");
  table.play("cinquantenaire", "copy A", "create green", "card 16");
  EXPECT_EQ(table.points(0), 1);
}

TEST_F(BelleEpoqueCards, Cards15And16AreUsedInAnyOrder) {
  for (const auto& [one, other] : both_orders("card 15", "card 16")) {
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(15).card(16).artworks("blue");
    fresh.pawn("b2", 0, 1).play("cinquantenaire", "copy M", "take iron,wood");
    EXPECT_THAT(fresh.options(), UnorderedElementsAre("card 15", "card 16", "card none"));
    fresh.play(one);  // with card 15 the only franc comes back unasked
    EXPECT_THAT(fresh.options(), UnorderedElementsAre(other, "card none"));
    fresh.play(other);
    EXPECT_EQ(fresh.points(0), 1);
    EXPECT_EQ(fresh.money(0), 6);
  }
}

// --- Cards 17 and 18: Sainte-Catherine ---

TEST_F(BelleEpoqueCards, Card17SwapsTwoMaterialsForAnArtworkThatIsNotBlack) {
  table.player(0).card(17).materials("iron,wood").artworks("blue");
  table.play("sainte_catherine", "card 17");
  EXPECT_THAT(table.options(), UnorderedElementsAre("give iron,wood", "give blue"));
  table.play("give iron,wood");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("receive blue", "receive brown", "receive green", "receive yellow"));
  table.play("receive green");
  EXPECT_EQ(table.artworks(0), "blue,green");
  EXPECT_EQ(table.materials(0), "");
  EXPECT_EQ(table.materials_left("iron"), 10);
}

TEST_F(BelleEpoqueCards, Card17SwapsAnArtworkForTwoMaterials) {
  table.player(0).card(17).artworks("black,blue");
  table.play("sainte_catherine", "card 17");
  EXPECT_THAT(table.options(), UnorderedElementsAre("give black", "give blue"));
  table.play("give black");
  EXPECT_THAT(table.options(), SizeIs(10));
  table.play("receive glass,glass");
  EXPECT_EQ(table.materials(0), "glass,glass");
  EXPECT_EQ(table.artworks_left("black"), 6);
}

TEST_F(BelleEpoqueCards, Card17TakesNoWhiteArtworkAndNoSingleCube) {
  table.player(0).card(17).artworks("").white("blue").materials("iron");
  table.play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card18CreatesAWhiteArtwork) {
  table.player(0).card(18);
  table.play("sainte_catherine", "card 18");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("white blue", "white brown", "white green", "white yellow"));
  table.play("white green");
  EXPECT_EQ(table.white(0), "green");
  EXPECT_EQ(table.jokers(0), 3);
  EXPECT_EQ(table.artworks_left("green"), 5);
}

TEST_F(BelleEpoqueCards, Card18IsNotOfferedWhenNoTileIsLeft) {
  table.player(0).card(18);
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  table.play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Card17NeedsTwoCubesInTheSupplyForAnArtwork) {
  table.player(0).card(17).artworks("blue");
  for (const char* material : {"glass", "iron", "stone"}) table.materials_left(material, 0, 2);
  table.materials_left("wood", 1, 2).play("sainte_catherine");
  EXPECT_EQ(table.asked(), "seat 1: action");
}

TEST_F(BelleEpoqueCards, Cards17And18AreUsedInAnyOrder) {
  for (const bool exchange_first : {true, false}) {
    Scenario fresh(3, "belle_epoque=on");
    fresh.player(0).card(17).card(18).artworks("blue").materials("");
    fresh.play("sainte_catherine");
    EXPECT_THAT(fresh.options(), UnorderedElementsAre("card 17", "card 18", "card none"));
    if (exchange_first)
      fresh.play("card 17", "receive iron,iron", "card 18", "white green");
    else
      fresh.play("card 18", "white green", "card 17", "receive iron,iron");
    EXPECT_EQ(fresh.white(0), "green");
    EXPECT_EQ(fresh.artworks(0), "");
    EXPECT_EQ(fresh.materials(0), "iron,iron");
    EXPECT_EQ(fresh.asked(), "seat 1: action");
  }
}

}  // namespace
}  // namespace horta::bruxelles1893::test
