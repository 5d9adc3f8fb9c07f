// Hints of Bruxelles 1893: positions in which it is known what a turn does.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ai/hinting.h"
#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> reasons(const Scenario& table, std::initializer_list<std::string_view> turn) {
  return tests::reasons_of<Game>(table, turn);
}

// Three players; the zone is rows 1 to 3, columns b to e, with the actions VNMC NMCA MCAV in it, over the
// cards A:1/1, A:1/2, P:2/0, P:1/1.
struct Hint1893 : testing::Test {
  Hint1893() {
    for (const Seat seat : {0, 1, 2}) table.player(seat).money(9);
  }
  Scenario table{3};
};

TEST_F(Hint1893, AnOpenColumnIsLed) {
  EXPECT_THAT(reasons(table, {"place d1", "stake 2", "take iron,wood"}),
              ElementsAre(R"(column_leads {"column":"d","bonus":"P:2/0","secured":false})",
                          R"(gains_cubes {"cubes":["iron","wood"]})",
                          R"(pays {"amount":2,"paid":2,"received":0,"left":7})"));
}

TEST_F(Hint1893, AColumnIsTakenFromWhoeverHeldIt) {
  table.pawn("d2", 1, 2);
  EXPECT_THAT(reasons(table, {"place d1", "stake 3", "take iron,wood"}),
              Contains(R"(column_taken {"column":"d","bonus":"P:2/0","from":[1],"secured":false})"));
  table.pawn("d3", 2, 1);
  EXPECT_THAT(reasons(table, {"place d1", "stake 3", "take iron,wood"}),
              Contains(R"(column_taken {"column":"d","bonus":"P:2/0","from":[1],"secured":true})"));
  EXPECT_THAT(reasons(table, {"place d1", "stake 2", "take iron,wood"}),
              Contains(R"(column_ties {"column":"d","bonus":"P:2/0","with":[1]})"));
}

TEST_F(Hint1893, AColumnIsSafeWhenNobodyCanPlaceAPawnThere) {
  table.pawn("d2", 0, 2).pawn("d3", 1, 1);
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Contains(R"(column_secured {"column":"d","bonus":"P:2/0"})"));
}

TEST_F(Hint1893, AnIrisIsCompletedForItsMajority) {
  table.pawn("c1", 0).pawn("c2", 0).pawn("d2", 1).player(0).iris(3);
  const std::string points = std::to_string(table.iris(0));
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Contains(R"(iris_won {"crest":"1-3","points":)" + points + R"(,"with":[]})"));
}

TEST_F(Hint1893, AnIrisIsSharedOrCompletedForSomebodyElse) {
  table.pawn("c1", 0).pawn("c2", 1).pawn("d2", 1);
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Contains(R"(iris_won {"crest":"1-3","points":1,"with":[1]})"));
  table.turn(2);
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Contains(R"(iris_given {"crest":"1-3","seats":[1]})"));
}

TEST_F(Hint1893, ALeadAroundAnIrisCountsWhileItCanBeCompleted) {
  table.pawn("c1", 0);
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Contains(R"(iris_leads {"crest":"1-3","pawns":2,"open":2})"));
  // Around iris 1-1, a1 and a2 are outside the zone.
  table.pawn("b2", 0);
  const auto found = reasons(table, {"place b1", "stake 1"});
  EXPECT_THAT(found, Contains(R"(iris_leads {"crest":"1-2","pawns":3,"open":1})"));
  EXPECT_THAT(found, Not(Contains(HasSubstr(R"("crest":"1-1")"))));
}

TEST_F(Hint1893, MostPawnsInBrusselsAreARisk) {
  EXPECT_THAT(reasons(table, {"bourse"}),
              ElementsAre(R"(brussels_most {"pawns":1,"with":[]})",
                          R"(receives {"amount":6,"paid":0,"received":6,"left":15})"));
  table.in_brussels("bourse", 1, 1).player(0).pawns(4);
  EXPECT_THAT(reasons(table, {"bourse"}),
              ElementsAre(R"(brussels_most {"pawns":2,"with":[]})", R"(pawns_used {"pawns":2,"left":2})",
                          StartsWith("receives")));
}

TEST_F(Hint1893, WhoPassesFirstGetsMore) {
  table.player(0).pawns(2).artworks("blue,green");
  EXPECT_THAT(reasons(table, {"pass"}),
              IsSupersetOf({R"(first_to_pass {"more":1,"manneken_pis":2})", R"(unused_pawns {"pawns":2})",
                            R"(receives {"amount":3,"paid":0,"received":3,"left":12})"}));
  // Two Manneken-Pis, and nobody else has any.
  EXPECT_THAT(reasons(table, {"pass"}), Contains(R"(first_player {"from":[],"points":0})"));
}

TEST_F(Hint1893, WhoPassesLastEndsTheRound) {
  table.alone(0).quiet_columns();
  EXPECT_THAT(reasons(table, {"pass"}), Contains("ends_round {}"));
}

// Seat 1 would begin with the cards of b and d; with the one of d, seat 0 has more than him and than seat 2,
// who passed first.
TEST_F(Hint1893, MannekenPisMakeTheFirstPlayer) {
  table.bonuses("A:2/0,A:1/1,K:1/1,I:1/2,P:2/0").pawn("d2", 1, 2).pawn("b3", 1, 1).pawn("c3", 0, 1);
  table.turn(2).play("pass");
  ASSERT_EQ(table.asked(), "seat 0: action");
  EXPECT_THAT(reasons(table, {"place d1", "stake 3", "take iron,wood"}),
              Contains(R"(first_player {"from":[1],"points":0})"));
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Not(Contains(StartsWith("first_player"))));
  table.round(5);
  EXPECT_THAT(reasons(table, {"place d1", "stake 3", "take iron,wood"}),
              Contains(R"(first_player {"from":[1],"points":5})"));
}

TEST_F(Hint1893, ANotableIsMetAndKept) {
  EXPECT_THAT(reasons(table, {"place c1", "stake 1", "meet 1", "keep"}),
              IsSupersetOf({std::string{R"(track {"track":"iris","from":1,"to":2})"},
                            R"(keeps_notable {"notable":"buls","payment":)" +
                                std::to_string(table.rules().payment[at(Notable::buls)]) + "}"}));
}

TEST_F(Hint1893, ASaleGivesMoneyAndPoints) {
  table.cursor("3-0").player(0).artworks("green").money(9).points(10);
  const auto found = reasons(table, {"place b1", "stake 1", "cursor 3-0", "hang 0"});
  table.play("place b1", "stake 1", "cursor 3-0", "hang 0");
  const int francs = table.money(0) - 8, points = table.points(0) - 10;
  ASSERT_GT(francs, 1);
  EXPECT_THAT(
      found,
      IsSupersetOf({std::string{R"(sells_artwork {"colour":"green"})"},
                    R"(points {"points":)" + std::to_string(points) + R"(,"sources":["sale"]})",
                    R"(receives {"amount":)" + std::to_string(francs - 1) + R"(,"paid":1,"received":)" +
                        std::to_string(francs) + R"(,"left":)" + std::to_string(table.money(0)) + "}"}));
}

TEST_F(Hint1893, TheWorkshopGivesAnArtwork) {
  EXPECT_THAT(reasons(table, {"place e2", "stake 1", "create green"}),
              Contains(R"(gains_artworks {"colours":["green"]})"));
}

TEST_F(Hint1893, AHouseIsBuiltAndPaidFor) {
  table.player(0).materials("stone,wood").jokers(2);
  const std::string worth = std::to_string(table.architect(0));
  EXPECT_THAT(reasons(table, {"place e1", "stake 1", "pay joker:1,wood:1", "arm 0", "house c5"}),
              IsSupersetOf({R"(builds_house {"cell":"c5","worth":)" + worth + "}",
                            std::string{R"(spends_cubes {"cubes":["wood","joker"]})"}}));
  EXPECT_THAT(reasons(table, {"place e1", "stake 1", "pay stone:1,wood:1", "arm 0", "house c5"}),
              Contains(R"(points {"points":5,"sources":["house:no_joker"]})"));
}

TEST_F(Hint1893, TheGrandPlaceActivatesNotables) {
  table.player(0).notables("brugmann");
  EXPECT_THAT(reasons(table, {"grand_place"}), Contains(R"(activates {"notables":["brugmann"]})"));
}

TEST_F(Hint1893, APawnOnTheHouseOfAnotherHelpsHim) {
  table.house("d1", 1);
  EXPECT_THAT(reasons(table, {"place d1", "stake 1", "take iron,wood"}),
              Contains(R"(free_action {"seat":1,"action":"M"})"));
}

TEST_F(Hint1893, AWonCardIsUsedOrSlid) {
  table.pawn("b1", 0, 2).end_round();
  ASSERT_EQ(table.asked(), "seat 0: prestige");
  EXPECT_THAT(reasons(table, {"use"}), Contains(StartsWith(R"(track {"track":"architect","from":0)")));
  EXPECT_THAT(reasons(table, {"slide money"}), Contains(R"(line_raised {"line":"money","points":1})"));
}

TEST_F(Hint1893, APawnComesOutOfCourt) {
  table.row("vandervelde,buls,empain,solvay").player(0).court(1);
  EXPECT_THAT(reasons(table, {"place c1", "stake 1", "meet 0", "keep"}),
              Contains(R"(frees_pawns {"pawns":1})"));
}

TEST_F(Hint1893, FinalPaymentsAreACost) {
  table.last_pass().player(2).money(0).notables("albert,buls,empain,solvay");
  const int before = table.points(2);
  const auto found = reasons(table, {"pass"});
  table.play("pass");
  ASSERT_LT(table.points(2), before);
  EXPECT_THAT(found,
              Contains(StartsWith(R"(points_lost {"points":)" + std::to_string(before - table.points(2)))));
}

TEST(Hint1893SetUp, TheZoneIsChosenForTheHousesInIt) {
  Scenario table{3, {}, {}, Stop::at_first_decision};
  while (table.asked() != "seat 0: crest") table.play(table.options().front());
  table.house("b1", 0).house("c2", 0).house("a3", 0).house("d1", 1);
  EXPECT_THAT(reasons(table, {"crest 3-1"}), ElementsAre(R"(houses_in_zone {"houses":2})"));
}

TEST(Hint1893First, TheWorkshopDrawsItsArtwork) {
  Scenario table{3, "edition=first"};
  table.player(0).money(9);
  EXPECT_THAT(reasons(table, {"place e2", "stake 1", "perform"}), Contains(R"(draws {"pile":"artwork"})"));
}

struct HintBelleEpoque : testing::Test {
  HintBelleEpoque() { table.player(0).money(9); }
  Scenario table{3, "belle_epoque=on"};
};

TEST_F(HintBelleEpoque, APavilionGivesItsCard) {
  table.player(0).materials("glass,glass,stone,wood");
  EXPECT_THAT(reasons(table, {"place e1", "stake 1", "build pavilion 2", "arm 0"}),
              Contains(StartsWith(R"(builds_pavilion {"row":3,"card":3,"worth":)")));
}

TEST_F(HintBelleEpoque, TilesAndCardsAreNamed) {
  EXPECT_THAT(
      reasons(table, {"place d3", "stake 1", "create green", "tile buildings"}),
      IsSupersetOf({R"(takes_tile {"tile":"buildings"})", R"(gains_artworks {"colours":["green"]})"}));
  table.player(0).artworks("green").card(3);
  EXPECT_THAT(reasons(table, {"place b1", "stake 1", "card 3", "cursor 3-0", "hang 0"}),
              Contains(R"(uses_card {"card":3})"));
}

TEST_F(HintBelleEpoque, NagelmackersBringsATraveller) {
  table.row("nagelmackers,buls,empain,solvay");
  EXPECT_THAT(reasons(table, {"place c1", "stake 1", "meet 0", "keep"}),
              Contains(R"(gains_travellers {"count":1})"));
}

TEST_F(HintBelleEpoque, ATileRaisesALine) {
  table.last_pass().player(2).tile("line");
  table.play("pass");
  ASSERT_EQ(table.asked(), "seat 2: strategy_line");
  EXPECT_THAT(reasons(table, {"line money"}),
              Contains(StartsWith(R"(line_raised {"line":"money","points":)")));
}

}  // namespace
}  // namespace horta::bruxelles1893::test
