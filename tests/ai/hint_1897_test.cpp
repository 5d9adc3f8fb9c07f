// Hints of Bruxelles 1897: positions in which it is known what a turn does.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ai/hinting.h"
#include "tests/support/scenario1897.h"

namespace horta::bruxelles1897::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> reasons(const Scenario& table, std::initializer_list<std::string_view> turn) {
  return tests::reasons_of<Game>(table, turn);
}

// The first player of three has 5 francs and three cards; nobody else has anything.
struct Hint1897 : testing::Test {
  Hint1897() {
    table.player(0).money(5).hand("1/3,1/3,2/5").prison("");
    for (const Seat other : {1, 2}) table.player(other).money(9).hand("2/4,2/4").prison("");
  }
  Scenario table{3};
};

TEST_F(Hint1897, AnOpenColumnIsLed) {
  EXPECT_THAT(reasons(table, {"take a1", "play 1/3 as 3"}),
              ElementsAre(R"(column_leads {"column":"a","bonus":"architecture","secured":false})",
                          R"(gains {"cards":["artwork:blue"]})",
                          R"(pays {"amount":3,"paid":3,"received":0,"left":2})"));
}

TEST_F(Hint1897, AColumnIsTakenFromWhoeverHeldIt) {
  table.architect("a2", 1, "2/4", 2);
  EXPECT_THAT(reasons(table, {"take a1", "play 1/3 as 3"}),
              Contains(R"(column_taken {"column":"a","bonus":"architecture","from":[1],"secured":false})"));
  table.architect("a3", 2, "2/4", 2);
  EXPECT_THAT(reasons(table, {"take a1", "play 1/3 as 3"}),
              Contains(R"(column_taken {"column":"a","bonus":"architecture","from":[1,2],"secured":true})"));
}

TEST_F(Hint1897, ATieIsShared) {
  table.architect("b2", 1, "1/3", 3);
  EXPECT_THAT(reasons(table, {"take b1", "play 1/3 as 3"}),
              Contains(R"(column_ties {"column":"b","bonus":"nobility","with":[1]})"));
  EXPECT_THAT(reasons(table, {"take b1", "play 1/3 as 1"}), Not(Contains(StartsWith("column"))));
}

TEST_F(Hint1897, AColumnIsSafeWhenNobodyCanHaveMore) {
  table.architect("a1", 0, "2/5", 5);
  table.player(0).hand("1/3");
  // 5 against two cards of 4 on two places; then 6 against one of them.
  EXPECT_THAT(reasons(table, {"take a2", "play 1/3 as 1"}),
              Contains(R"(column_secured {"column":"a","bonus":"architecture"})"));
  table.player(1).prison("2/5");
  table.architect("a3", 1, "1/3", 3);
  table.put("a1", "money");
  EXPECT_THAT(reasons(table, {"take a2", "play 1/3 as 3"}),
              Contains(R"(column_ties {"column":"a","bonus":"architecture","with":[1]})"));
}

TEST_F(Hint1897, InTheLastRoundAColumnIsWorthItsEndBonus) {
  table.round(4).player(0).nobles("brugmann,albert").artworks("red,blue");
  const int points = table.rules().bonus_artwork * 3;  // red, blue and the green one it takes
  table.put("c1", "artwork:green");
  ASSERT_EQ(table.rules().end_bonus[at(Bonus::prestige)], EndBonus::artworks);
  EXPECT_THAT(
      reasons(table, {"take c1", "play 1/3 as 1"}),
      Contains(R"(column_leads {"column":"c","bonus":"prestige","end_bonus":"artworks","end_points":)" +
               std::to_string(points) + R"(,"secured":false})"));
}

TEST_F(Hint1897, ACoatOfArmsIsCompletedForItsMajority) {
  table.player(0).prestige(3);
  table.architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1).architect("a2", 1, "1/3", 1);
  EXPECT_THAT(reasons(table, {"take b2", "play 1/3 as 1"}),
              Contains(R"(coat_won {"from":"a1","to":"b2","points":3,"with":[]})"));
  table.architect("b1", 1, "1/3", 1);
  EXPECT_THAT(reasons(table, {"take b2", "play 1/3 as 1"}),
              Contains(R"(coat_won {"from":"a1","to":"b2","points":3,"with":[1]})"));
  table.architect("a1", 2, "1/3", 1);
  EXPECT_THAT(reasons(table, {"take b2", "play 1/3 as 1"}),
              Contains(R"(coat_given {"from":"a1","to":"b2","seats":[1]})"));
}

TEST_F(Hint1897, ALeadAroundACoatOfArmsCountsWhileItCanBeCompleted) {
  table.architect("a1", 0, "1/3", 1);
  EXPECT_THAT(reasons(table, {"take b1", "play 1/3 as 1"}),
              Contains(R"(coat_leads {"from":"a1","to":"b2","cards":2,"open":2})"));
  table.put_nothing("a2");
  EXPECT_THAT(reasons(table, {"take b1", "play 1/3 as 1"}), Not(Contains(StartsWith("coat"))));
}

TEST_F(Hint1897, MostCardsInBrusselsAreARisk) {
  EXPECT_THAT(reasons(table, {"bourse", "place 1/3"}),
              ElementsAre(R"(brussels_most {"cards":1,"with":[]})",
                          R"(receives {"amount":5,"paid":0,"received":5,"left":10})"));
  table.uses("bourse", 1).player(1).in_brussels("2/4,2/4");
  EXPECT_THAT(reasons(table, {"bourse", "place 1/3,1/3"}),
              ElementsAre(R"(brussels_most {"cards":2,"with":[1]})", R"(cards_used {"cards":2,"left":1})",
                          StartsWith("receives")));
  table.round(4);
  EXPECT_THAT(reasons(table, {"bourse", "place 1/3,1/3"}), Not(Contains(StartsWith("brussels_most"))));
}

TEST_F(Hint1897, WhoPassesFirstIsPaidForIt) {
  EXPECT_THAT(reasons(table, {"pass"}),
              ElementsAre(R"(first_to_pass {"more":2})", R"(unused_cards {"cards":3})",
                          R"(receives {"amount":3,"paid":0,"received":3,"left":8})"));
}

TEST_F(Hint1897, WhoPassesLastEndsTheRound) {
  table.player(1).passed();
  table.player(2).passed();
  EXPECT_THAT(reasons(table, {"pass"}),
              ElementsAre("ends_round {}", R"(unused_cards {"cards":3})",
                          R"(receives {"amount":1,"paid":0,"received":1,"left":6})"));
}

TEST_F(Hint1897, AHouseIsBuiltWithMaterials) {
  table.player(0).materials("wood+brick,steel+steel").architecture(2);
  const auto found = reasons(table, {"take c2", "play 1/3 as 1", "pay wood+brick"});
  EXPECT_THAT(found, Contains(StartsWith(R"(builds {"card":"house:A","materials":1,"worth":2})")));
  EXPECT_THAT(found, Contains(R"(points {"points":1,"sources":["construction"]})"));
}

TEST_F(Hint1897, ASaleCanPayForTheCard) {
  table.put("b2", "money").player(0).artworks("red,blue");
  EXPECT_THAT(reasons(table, {"take b2", "play 1/3 as 1", "sell red"}),
              testing::IsSupersetOf({R"(sells {"card":"artwork:red"})",
                                     R"(receives {"amount":2,"paid":1,"received":3,"left":7})"}));
  EXPECT_THAT(reasons(table, {"take b2", "play 1/3 as 3", "sell red"}),
              Contains(R"(breaks_even {"amount":0,"paid":3,"received":3,"left":5})"));
}

TEST_F(Hint1897, NoblesAreUsedAndKept) {
  table.player(0).nobility(1);
  EXPECT_THAT(reasons(table, {"take b3", "play 1/3 as 1", "keep"}),
              testing::IsSupersetOf({R"(track {"track":"nobility","from":1,"to":2})",
                                     R"(keeps_noble {"noble":"albert","payment":2})"}));
  EXPECT_THAT(reasons(table, {"take b3", "play 1/3 as 1", "discard"}), Not(Contains(StartsWith("keeps"))));
  table.put("b3", "noble:vandervelde").player(0).prison("1/3,2/4");
  EXPECT_THAT(reasons(table, {"take b3", "play 1/3 as 1", "free 2/4", "discard"}),
              Contains(R"(frees {"cards":["2/4"]})"));
}

TEST_F(Hint1897, CityHallActivatesNobles) {
  table.player(0).nobles("brugmann");
  EXPECT_THAT(reasons(table, {"city_hall", "place 1/3"}), Contains(R"(activates {"nobles":["brugmann"]})"));
}

TEST_F(Hint1897, ACardOfNoUseIsDiscarded) {
  table.player(0).materials("");
  EXPECT_THAT(reasons(table, {"take c2", "play 1/3 as 1"}), Contains(R"(discards {"card":"house:A"})"));
}

TEST_F(Hint1897, WhatIsDrawnIsNotForetold) {
  EXPECT_THAT(reasons(table, {"cinquantenaire", "place 1/3", "park creation"}),
              ElementsAre(StartsWith("brussels_most"), R"(draws {"pile":"artwork"})"));
  // The deal of the next round is no reason for anything.
  table.player(1).passed();
  table.player(2).passed();
  EXPECT_THAT(reasons(table, {"pass"}), Not(Contains(StartsWith("draws"))));
}

TEST_F(Hint1897, APrisonerIsACost) {
  table.player(0).in_brussels("1/3,2/5");
  table.play("pass", "pass", "pass");
  ASSERT_EQ(table.asked(), "seat 0: jail");
  EXPECT_THAT(reasons(table, {"jail 1/3"}), ElementsAre(R"(jails {"card":"1/3"})"));
}

TEST(Hint1897End, TheLastPassTellsWhatItCosts) {
  Scenario table{2};
  table.last_pass().player(1).money(0).nobles("albert,buls,horta");
  const auto found = reasons(table, {"pass"});
  table.play("pass");
  ASSERT_LT(table.points(1), 0);
  EXPECT_THAT(found, Contains(R"(points_lost {"points":)" + std::to_string(-table.points(1)) +
                              R"(,"sources":["unpaid_noble"]})"));
}

}  // namespace
}  // namespace horta::bruxelles1897::test
