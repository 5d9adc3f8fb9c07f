#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::ElementsAre;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// R2.1 Mise en place, R1 Mise en place, R2.2 Mise en place.

TEST(SetUp, MoneyGrowsFromFiveInTurnOrder) {
  const Scenario five(5, "first_player=3");
  EXPECT_EQ(five.money(3), 5);
  EXPECT_EQ(five.money(4), 6);
  EXPECT_EQ(five.money(0), 7);
  EXPECT_EQ(five.money(1), 8);
  EXPECT_EQ(five.money(2), 9);
  const Scenario first(2, "edition=first,first_player=1");
  EXPECT_EQ(first.money(1), 5);
  EXPECT_EQ(first.money(0), 6);
}

TEST(SetUp, EverybodyHasFiveFreePawnsTwoInCourtAndBrugmannUpright) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    const Scenario table(4, edition);
    for (int seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(table.pawns(seat), 5);
      EXPECT_EQ(table.court(seat), 2);
      EXPECT_EQ(table.notables(seat), "brugmann");
      EXPECT_EQ(table.tilted(seat), "");
      EXPECT_EQ(table.iris(seat), 1);
      EXPECT_EQ(table.couronne(seat), 1);
      EXPECT_EQ(table.architect(seat), 0);
      EXPECT_EQ(table.points(seat), 0);
      EXPECT_EQ(table.buildings(seat), 0);
    }
  }
}

TEST(SetUp, InTheSecondEditionEverybodyChoosesAnArtworkThatIsNotBlackInTurnOrder) {
  Scenario table(3, "first_player=1", {}, Stop::at_first_decision);
  EXPECT_EQ(table.asked(), "seat 1: first_artwork");
  EXPECT_THAT(table.options(),
              UnorderedElementsAre("first blue", "first brown", "first green", "first yellow"));
  table.play("first green", "first blue", "first green");
  EXPECT_EQ(table.artworks(1), "green");
  EXPECT_EQ(table.artworks(2), "blue");
  EXPECT_EQ(table.artworks(0), "green");
  EXPECT_EQ(table.artworks_left("green"), 4);
  EXPECT_EQ(table.asked(), "seat 1: crest");
}

TEST(SetUp, InTheFirstEditionTheArtworkIsDrawn) {
  const Scenario table(3, "edition=first", {"artwork pink", "artwork green", "artwork pink"});
  EXPECT_EQ(table.artworks(0), "pink");
  EXPECT_EQ(table.artworks(1), "green");
  EXPECT_EQ(table.artworks(2), "pink");
  EXPECT_EQ(table.artworks_left("pink"), 4);
  EXPECT_EQ(table.artworks_left("black"), 6);
}

TEST(SetUp, TheSupplyHoldsTenOfEachMaterialFifteenJokersAndSixOfEachArtwork) {
  const Scenario table(3);
  for (const char* material : {"iron", "stone", "wood"}) EXPECT_EQ(table.materials_left(material), 10);
  EXPECT_EQ(table.materials_left("glass"), 0);
  EXPECT_EQ(table.train(), 0);
  EXPECT_EQ(table.jokers_left(), 15);
  EXPECT_EQ(table.artworks_left("black"), 6);
  EXPECT_EQ(table.artworks_left("brown"), 6);
  EXPECT_EQ(table.artworks_left("blue"), 3);
}

TEST(SetUp, TheCursorLiesInTheCentreAndTheArmsOnWoodAndStone) {
  const Scenario table(3);
  EXPECT_EQ(table.cursor(), "2-2");
  EXPECT_EQ(table.arms(), "0,2");
  EXPECT_EQ(table.market(), "nothing,nothing");
  const Scenario first(3, "edition=first");
  EXPECT_EQ(first.cursor(), "2-2");
  EXPECT_EQ(first.arms(), "0,3");
}

TEST(SetUp, TheStripsLieInTheOrderDrawn) {
  const Scenario table(3, "", {"strip 3", "strip 1", "strip 5", "strip 2", "strip 4"});
  EXPECT_EQ(table.action_at("a1"), 'N');
  EXPECT_EQ(table.action_at("a2"), 'A');
  EXPECT_EQ(table.action_at("a3"), 'C');
  EXPECT_EQ(table.action_at("e4"), 'A');
  EXPECT_EQ(table.action_at("e5"), 'N');
}

TEST(SetUp, TheExpertStripsOfTheFirstEditionShowTheOtherFace) {
  const Scenario table(3, "edition=first,strips=expert");
  std::string first, third;
  for (const char* cell : {"a1", "b1", "c1", "d1", "e1"}) first += table.action_at(cell);
  for (const char* cell : {"a3", "b3", "c3", "d3", "e3"}) third += table.action_at(cell);
  EXPECT_EQ(first, "ANCVM");
  EXPECT_EQ(third, "CVMAN");
}

TEST(SetUp, TheDrawsComeInTheOrderOfTheVocabulary) {
  const Scenario table(3);
  EXPECT_THAT(table.drawn(),
              ElementsAre("strip 1", "strip 2", "strip 3", "strip 4", "strip 5", "notable albert",
                          "notable buls", "notable empain", "notable solvay", "bonus A:2/0", "bonus A:1/1",
                          "bonus A:1/2", "bonus P:2/0", "bonus P:1/1", "bourse 6"));
}

TEST(SetUp, TheFirstEditionAlsoDrawsItsCompassAndTheArtworks) {
  const Scenario table(3, "edition=first");
  ASSERT_THAT(table.drawn(), SizeIs(24));
  EXPECT_EQ(table.drawn()[14], "compass wood");
  EXPECT_EQ(table.drawn()[19], "compass empty");
  EXPECT_EQ(table.drawn()[20], "artwork blue");
  EXPECT_EQ(table.drawn()[23], "bourse 6");
}

TEST(SetUp, BelleEpoqueDrawsFiveCardsAndThreeToSixTilesAndBoardsAfterThem) {
  const Scenario table(4, "belle_epoque=on,asymmetric=on");
  ASSERT_THAT(table.drawn(), SizeIs(29));  // 5 + 4 + 5 + 5 + 5 + 4 + 1
  EXPECT_EQ(table.drawn()[14], "be_card 1");
  EXPECT_EQ(table.drawn()[18], "be_card 5");
  EXPECT_EQ(table.drawn()[19], "be_tile artworks");
  EXPECT_EQ(table.drawn()[24], "board cauchie");
  EXPECT_EQ(table.drawn()[28], "bourse 4");
  for (const int players : {2, 3, 4, 5}) {
    const Scenario other(players, "belle_epoque=on");
    EXPECT_EQ(
        std::ranges::count_if(other.drawn(), [](const auto& draw) { return draw.starts_with("be_tile"); }),
        players + 1);
  }
}

TEST(SetUp, AFirstPlayerWhoIsDrawnIsDrawnFirst) {
  const Scenario table(3, "first_player=drawn", {"first_player 2"});
  EXPECT_EQ(table.first_player(), 2);
  EXPECT_EQ(table.drawn().front(), "first_player 2");
  EXPECT_EQ(table.money(2), 5);
}

TEST(SetUp, TheFirstEditionHas25BonusCardsTheSecond30) {
  EXPECT_EQ(Scenario(3, "edition=first").bonus_cards_left(), 20);
  EXPECT_EQ(Scenario(3).bonus_cards_left(), 25);
}

TEST(SetUp, FirstEditionAndExpansionsDoNotMix) {
  EXPECT_THROW(rules_for(3, "edition=first,belle_epoque=on"), std::runtime_error);
  EXPECT_THROW(rules_for(3, "edition=first,asymmetric=on"), std::runtime_error);
}

TEST(SetUp, NotablesAndCardsLieInTheOrderDrawn) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    const Scenario table(3, edition,
                         {"notable solvay", "notable albert", "notable albert", "notable buls", "bonus K:1/2",
                          "bonus I:2/0", "bonus AA:0/0", "bonus A|P:1/0", "bonus P:1/1"});
    EXPECT_EQ(table.row(), "solvay,albert,albert,buls") << edition;
    EXPECT_EQ(table.bonuses(), "K:1/2,I:2/0,AA:0/0,A|P:1/0,P:1/1") << edition;
  }
}

TEST(SetUp, TheCompassTilesOfTheFirstEditionLieInTheOrderDrawn) {
  Scenario table(
      3, "edition=first",
      {"compass empty", "compass fb", "compass any", "compass iron", "compass stone", "compass wood"});
  EXPECT_EQ(table.arms(), "0,3");  // the empty tile and iron
  table.player(0).materials("iron,iron,stone,wood");
  table.play("place e1", "stake 1", "perform");
  EXPECT_EQ(table.materials(0), "stone,wood");
}

TEST(SetUp, TheBelleEpoqueCardsLieOnTheSitesInTheOrderDrawn) {
  Scenario table(3, "belle_epoque=on", {"be_card 30", "be_card 7", "be_card 22", "be_card 1", "be_card 13"});
  table.player(0).materials("glass,stone,wood");
  table.play("place e1", "stake 1", "build pavilion 1", "arm 0");
  EXPECT_EQ(table.cards(0), "7");
}

// --- The components that stood in pictures (rules/1893.md) ---

TEST(Components, TheTwoFacesOfTheFiveStrips) {
  const std::array<const char*, 5> face_a{"AVNMC", "VNMCA", "NMCAV", "MCAVN", "CAVNM"};
  const std::array<const char*, 5> face_b{"ANCVM", "NCVMA", "CVMAN", "VMANC", "MANCV"};
  const Scenario plain(3), first(3, "edition=first"), expert(3, "edition=first,strips=expert"),
      alternating(3, "asymmetric=on");
  const auto row = [](const Scenario& table, int number) {
    std::string letters;
    for (const char column : {'a', 'b', 'c', 'd', 'e'})
      letters += table.action_at(std::string{column} + std::to_string(number + 1));
    return letters;
  };
  for (int number = 0; number < 5; ++number) {
    EXPECT_EQ(row(plain, number), face_a[at(number)]);
    EXPECT_EQ(row(first, number), face_a[at(number)]);
    EXPECT_EQ(row(expert, number), face_b[at(number)]);
    EXPECT_EQ(row(alternating, number), (number % 2 == 0 ? face_a : face_b)[at(number)]);
  }
}

TEST(Components, TheBonusCardsOfBothEditions) {
  const std::vector<std::string_view> both{"I:2/0",   "I:1/1",   "I:1/2",   "K:2/0",   "K:1/1",   "K:1/2",
                                           "A:2/0",   "A:1/1",   "A:1/2",   "P:2/0",   "P:1/1",   "P:1/2",
                                           "I|K:1/1", "I|A:1/0", "I|P:1/1", "K|A:1/0", "K|P:1/1", "A|P:1/0",
                                           "II:0/0",  "KK:0/0",  "AA:0/0",  "PP:0/0"};
  const std::vector<std::string_view> only_first{"II:0/1", "KK:0/1", "AA:0/1"};
  const std::vector<std::string_view> only_second{"I+K:0/1", "I+A:0/0", "I+P:0/1", "K+A:0/0",
                                                  "K+P:0/1", "A+P:0/0", "any:1/1", "any:0/2"};
  const Rules first = rules_for(3, "edition=first"), second = rules_for(3);
  const auto copies = [](const Rules& rules, std::string_view card) {
    return int{rules.bonus[find_bonus_card(card).value()]};
  };
  for (const std::string_view card : both) {
    EXPECT_EQ(copies(first, card), 1) << card;
    EXPECT_EQ(copies(second, card), 1) << card;
  }
  for (const std::string_view card : only_first) {
    EXPECT_EQ(copies(first, card), 1) << card;
    EXPECT_EQ(copies(second, card), 0) << card;
  }
  for (const std::string_view card : only_second) {
    EXPECT_EQ(copies(first, card), 0) << card;
    EXPECT_EQ(copies(second, card), 1) << card;
  }
}

TEST(Components, TheTracksHaveSixSpaces) {
  for (const char* edition : {"edition=second", "edition=first"}) {
    Scenario table(3, edition);
    for (int space = 1; space <= 6; ++space) {
      table.player(0).iris(space).couronne(space).architect(space);
      EXPECT_EQ(table.iris(0), space);
      EXPECT_EQ(table.couronne(0), space);
      EXPECT_EQ(table.architect(0), 2 * (space - 1));
    }
  }
}

}  // namespace
}  // namespace horta::bruxelles1893::test
