#include "text/teller.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/game.h"
#include "engine/core/embedded.h"

namespace horta {
namespace {

using json::Value;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
namespace game1893 = bruxelles1893;
namespace game1897 = bruxelles1897;

const std::vector<Figure> anna_and_you{{"Anna", false}, {"You", true}};

// The events of a story, in the form of records.
std::vector<Value> events_of(std::string_view text) {
  const auto events = json::parse(text);
  EXPECT_TRUE(events) << text;
  return events ? events->as_array() : std::vector<Value>{};
}

Voice voice_of(std::string_view game, const Locale& say) {
  const bool is_1893 = game == game1893::Game::name;
  return {.say = say,
          .figures = anna_and_you,
          .params = Value::object(
              {{"rounds", is_1893 ? game1893::rounds : game1897::rounds}, {"edition", "second"}})};
}

// With ordinary spaces where a number and its unit are kept together.
std::string spaced(std::string text) {
  constexpr std::string_view no_break = "\u00a0";
  for (std::size_t at = 0; (at = text.find(no_break, at)) != std::string::npos;)
    text.replace(at, no_break.size(), " ");
  return text;
}

// What is told in English: names before the clauses, headings in brackets, a stroke before a paragraph.
std::vector<std::string> told(std::string_view game, std::string_view events, Detail detail = Detail::story) {
  const Locale say = Locale::get("en").of_game(game);
  std::vector<std::string> lines;
  for (const Told& told : tell(Telling::of(game), voice_of(game, say), events_of(events), detail)) {
    std::string line = told.paragraph ? "| " : "";
    if (told.seat != no_seat) line += anna_and_you[static_cast<std::size_t>(told.seat)].name + " ";
    lines.push_back(line + (told.heading ? "[" + told.text + "]" : spaced(told.text)));
  }
  return lines;
}

std::vector<std::string> told_1897(std::string_view events, Detail detail = Detail::story) {
  return told(game1897::Game::name, events, detail);
}
std::vector<std::string> told_1893(std::string_view events, Detail detail = Detail::story) {
  return told(game1893::Game::name, events, detail);
}

// --- sentences
// ---------------------------------------------------------------------------------------------------

TEST(Teller, ATurnIsOneSentence) {
  EXPECT_THAT(told_1897(R"([
      {"event": "architect_placed", "seat": 0, "cause": "placement", "cell": 5, "architect": "2/4", "value": 4},
      {"event": "money", "seat": 0, "cause": "placement", "change": -4},
      {"event": "card_taken", "seat": 0, "cause": "placement", "card": "artwork:red", "cell": 5},
      {"event": "card_gained", "seat": 0, "cause": "creation", "card": "artwork:red"}])"),
              ElementsAre("Anna places a 2/4 on b2 (4 side up), pays 4 BEF and takes a red artwork"));
}

TEST(Teller, TheReaderIsToldInTheSecondPerson) {
  EXPECT_THAT(told_1897(R"([{"event": "passed", "seat": 1, "cause": "pass"},
                            {"event": "money", "seat": 1, "cause": "pass", "change": 3}])"),
              ElementsAre("You pass and receive 3 BEF"));
}

TEST(Teller, AnotherPlayerAndWhatOpensASentenceBeginANewOne) {
  EXPECT_THAT(told_1897(R"([
      {"event": "brussels_placed", "seat": 0, "cause": "placement", "brussels": "city_hall", "cards": 2},
      {"event": "noble_activated", "seat": 0, "cause": "city_hall", "noble": "buls"},
      {"event": "track", "seat": 0, "cause": "city_hall", "track": "prestige", "value": 3},
      {"event": "passed", "seat": 1, "cause": "pass"}])"),
              ElementsAre("Anna places 2 cards at City Hall",
                          "Anna activates Charles Buls and advances to 3 on the Prestige track", "You pass"));
}

TEST(Teller, WhatHappensToNobodyIsASentenceOfItsOwn) {
  EXPECT_THAT(told_1897(R"([{"event": "round_began", "cause": "preparation", "round": 1, "first_player": 1},
                            {"event": "corner_taken", "cause": "preparation", "cell": 3, "card": "house:A"},
                            {"event": "corner_taken", "cause": "preparation", "cell": 8, "card": null}])"),
              ElementsAre("Round 1 of 4 begins; you go first.",
                          "A neutral Architect card lies on d1 (instead of: house A).",
                          "A neutral Architect card lies on a3."));
}

TEST(Teller, EachStepOfTheMajoritiesIsASentence) {
  EXPECT_THAT(told_1897(R"([
      {"event": "coat_won", "seat": 0, "cause": "coat_majority", "coat": 4, "cards": 3},
      {"event": "vp", "seat": 0, "cause": "coat_majority", "change": 2, "source": "coat", "place": 4},
      {"event": "jailed", "seat": 0, "cause": "brussels_majority", "architect": "1/3"}])"),
              ElementsAre("Anna holds the coat of arms b2–c3 with 3 cards and scores 2 VP",
                          "Anna puts a 1/3 in prison"));
}

TEST(Teller, ANobleIsMetWhereACardIsMerelyTaken) {
  EXPECT_THAT(told_1897(R"([
      {"event": "card_taken", "seat": 0, "cause": "placement", "card": "noble:horta", "cell": 0},
      {"event": "noble_kept", "seat": 0, "cause": "influence", "noble": "horta"}])"),
              ElementsAre("Anna takes Victor Horta and keeps Victor Horta"));
}

TEST(Teller, CubesThatComeTogetherAreOneClause) {
  EXPECT_THAT(told_1893(R"([
      {"event": "pawn_placed", "seat": 0, "cause": "placement", "cell": 12, "stake": 2},
      {"event": "material", "seat": 0, "cause": "material", "material": "wood", "change": 1},
      {"event": "material", "seat": 0, "cause": "material", "material": "iron", "change": 1},
      {"event": "material", "seat": 0, "cause": "material", "material": "wood", "change": 1},
      {"event": "material", "seat": 0, "cause": "construction", "material": "wood", "change": -2}])"),
              ElementsAre("Anna places a pawn on c3 with 2 BEF, takes 1 iron and 2 wood and pays 2 wood"));
}

TEST(Teller, WhatWasToldAlreadyGoesWithoutSaying) {
  EXPECT_THAT(told_1893(R"([
      {"event": "notable_taken", "seat": 0, "cause": "notable", "notable": "solvay", "price": 3},
      {"event": "money", "seat": 0, "cause": "notable", "change": -3},
      {"event": "money", "seat": 0, "cause": "notable", "change": 5}])"),
              ElementsAre("Anna meets Ernest Solvay for 3 BEF and receives 5 BEF"));
}

TEST(Teller, TravellersAreNoPawns) {
  EXPECT_THAT(
      told_1893(R"([{"event": "brussels_placed", "seat": 1, "cause": "placement", "brussels": "grand_place",
                             "pawns": 3, "travellers": 1}])"),
      ElementsAre("You place 2 pawns and a Traveller on the Grand-Place"));
}

TEST(Teller, AWhiteArtworkIsSoldAsWhatItShallBe) {
  EXPECT_THAT(told_1893(R"([
      {"event": "artwork_sold", "seat": 0, "cause": "sale", "colour": "blue", "white_as": "green", "slot": 1},
      {"event": "artwork_sold", "seat": 0, "cause": "sale", "colour": "blue", "slot": 1}])"),
              ElementsAre("Anna sells a white artwork as green and sells a blue artwork"));
}

// --- phases
// ------------------------------------------------------------------------------------------------------

constexpr std::string_view end_of_a_round = R"([
    {"event": "passed", "seat": 0, "cause": "pass"},
    {"event": "column_won", "seat": 0, "cause": "column_majority", "column": 1, "bonus": "prestige"},
    {"event": "round_began", "cause": "preparation", "round": 2, "first_player": 0}])";

TEST(Teller, AHeadingStandsBeforeTheMajoritiesAndAParagraphBeforeARound) {
  EXPECT_THAT(told_1897(end_of_a_round),
              ElementsAre("Anna passes", "| [Majorities]", "Anna wins column b (Prestige)",
                          "| Round 2 of 4 begins; Anna goes first."));
}

TEST(Teller, AStoryFromTheMiddleOfAPhaseHasNoHeading) {
  EXPECT_THAT(
      told_1897(R"([{"event": "jailed", "seat": 0, "cause": "brussels_majority", "architect": "1/3"}])"),
      ElementsAre("Anna puts a 1/3 in prison"));
}

TEST(Teller, ABelleEpoqueCardBelongsToThePhaseItIsUsedIn) {
  EXPECT_THAT(told_1893(R"([
      {"event": "passed", "seat": 1, "cause": "pass", "first": true},
      {"event": "brussels_majority", "seat": 1, "cause": "brussels_majority", "pawns": 4},
      {"event": "money", "seat": 1, "cause": "belle_epoque_card", "change": 2},
      {"event": "jailed", "seat": 1, "cause": "brussels_majority", "in_court": 1}])"),
              ElementsAre("You pass first", "| [Majorities]", "You have the most pawns in Brussels (4)",
                          "You receive 2 BEF", "You send a pawn to court (1 there now)"));
}

TEST(Teller, ATileIsTakenInATurnAndCountsAtTheEnd) {
  EXPECT_THAT(told_1893(R"([
      {"event": "tile_taken", "seat": 1, "cause": "belle_epoque_tile", "tile": "notables"},
      {"event": "vp", "seat": 1, "cause": "belle_epoque_tile", "change": 3, "source": "tile"}])"),
              AllOf(testing::SizeIs(3), testing::Contains("| [Final scoring]")));
}

// --- what lies on the table
// --------------------------------------------------------------------------------------

constexpr std::string_view deal = R"([
    {"event": "dealt", "cause": "preparation", "cell": 0, "card": "house:B"},
    {"event": "dealt", "cause": "preparation", "cell": 1, "card": "artwork:blue"},
    {"event": "bonus_dealt", "cause": "preparation", "column": 0, "bonus": "prison"}])";

TEST(Teller, TheDealIsSeenOnTheTable) { EXPECT_THAT(told_1897(deal), IsEmpty()); }

TEST(Teller, ACompleteAccountListsTheDeal) {
  EXPECT_THAT(told_1897(deal, Detail::complete),
              ElementsAre("On the table: house B on a1 and blue artwork on b1.",
                          "Under the columns: Prison under a."));
}

TEST(Teller, ANotableOfHankarIsNews) {
  EXPECT_THAT(told_1893(R"([{"event": "notable_revealed", "cause": "planning", "notable": "horta"},
                            {"event": "notable_revealed", "cause": "architect_power", "notable": "solvay"}])"),
              ElementsAre("The next notable of the pile is Ernest Solvay."));
}

// --- the tables
// --------------------------------------------------------------------------------------------------

TEST(Telling, APatternComparesKindsSignsAndWhatIsMissing) {
  const auto fits_text = [](std::string_view event, std::string_view pattern) {
    return fits(*json::parse(event), *json::parse(pattern));
  };
  constexpr std::string_view event =
      R"({"event": "money", "cause": "sale", "change": -2, "card": "noble:horta"})";
  EXPECT_TRUE(fits_text(event, R"({})"));
  EXPECT_TRUE(fits_text(event, R"({"event": "money", "cause": ["pass", "sale"]})"));
  EXPECT_FALSE(fits_text(event, R"({"event": "money", "cause": "pass"})"));
  EXPECT_TRUE(fits_text(event, R"({"change": "minus", "card": "noble", "seat": "none"})"));
  EXPECT_FALSE(fits_text(event, R"({"change": "plus"})"));
  EXPECT_FALSE(fits_text(event, R"({"event": "money", "unless": {"card": "noble"}})"));
  EXPECT_TRUE(fits_text(event, R"({"event": "money", "unless": {"card": "house"}, "why": "an example"})"));
}

TEST(Telling, OfAGameWithoutATableNothingIsParticular) {
  const Value event = *json::parse(R"({"event": "passed", "seat": 0, "cause": "pass"})");
  EXPECT_FALSE(Telling::of("halma").has("opens", event));
  EXPECT_EQ(Telling::of("halma").phase(event), 0u);
}

struct Vocabulary {
  std::string_view game;
  std::set<std::string, std::less<>> events, causes;
  std::function<Value(const Event&)> to_json;
};

std::vector<Vocabulary> vocabularies() {
  Vocabulary of_1893{
      .game = game1893::Game::name, .events = {}, .causes = {}, .to_json = [](const Event& event) {
        return game1893::to_json(event, game1893::Edition::second);
      }};
  for (std::uint8_t type = 0; type < game1893::event_types; ++type)
    of_1893.events.emplace(name(game1893::EventType{type}));
  for (std::uint8_t cause = 0; cause < game1893::causes; ++cause)
    of_1893.causes.emplace(name(game1893::Cause{cause}));
  Vocabulary of_1897{
      .game = game1897::Game::name, .events = {}, .causes = {}, .to_json = [](const Event& event) {
        return game1897::to_json(event);
      }};
  for (std::uint8_t type = 0; type < game1897::event_types; ++type)
    of_1897.events.emplace(name(game1897::EventType{type}));
  for (std::uint8_t cause = 0; cause < game1897::causes; ++cause)
    of_1897.causes.emplace(name(game1897::Cause{cause}));
  return {of_1893, of_1897};
}

Value table_of(std::string_view game) {
  for (const EmbeddedFile& file : telling_files())
    if (file.path == std::string{game} + ".json") return *json::parse(file.text);
  ADD_FAILURE() << "no table of " << game;
  return {};
}

// Visits every name that stands under "event" or "cause" in a pattern, wherever the pattern is.
void each_name(const Value& value,
               const std::function<void(const std::string& key, const std::string& name)>& visit) {
  if (const auto* elements = value.get_array())
    for (const Value& element : *elements) each_name(element, visit);
  if (const auto* members = value.get_object())
    for (const auto& [key, member] : *members) {
      if (key == "words") continue;
      if (key != "event" && key != "cause")
        each_name(member, visit);
      else if (member.is_string())
        visit(key, member.as_string());
      else
        for (const Value& name : member.as_array()) visit(key, name.as_string());
    }
}

TEST(Telling, TablesSpeakOfEventsAndCausesOfTheirGame) {
  for (const auto& [game, events, causes, to_json] : vocabularies()) {
    const Value table = table_of(game);
    each_name(table, [&](const std::string& key, const std::string& name) {
      EXPECT_TRUE((key == "event" ? events : causes).contains(name)) << game << ": " << name;
    });
    for (const auto& [event, words] : table.find("words_of")->as_object())
      EXPECT_TRUE(events.contains(event)) << game << ": " << event;
  }
}

// Also of what goes without saying today.
TEST(Telling, EveryEventOfEveryCauseHasAllItsWordsInEveryLanguage) {
  for (const auto& [game, events, causes, to_json] : vocabularies()) {
    const Value table = table_of(game);
    Value words = Value::object();
    for (const char* part : {"columns", "words", "words_of", "gathered"})
      if (const Value* found = table.find(part)) words.set(part, *found);
    for (const Locale& locale : Locale::all()) {
      const Locale say = locale.of_game(game);
      for (std::uint8_t type = 0; type < events.size(); ++type)
        for (std::uint8_t cause = 0; cause < causes.size(); ++cause) {
          const std::vector<Value> event{to_json(Event{.type = type, .seat = 0, .cause = cause})};
          const auto sentences = tell(Telling{words}, voice_of(game, say), event, Detail::story);
          ASSERT_EQ(sentences.size(), 1u);
          EXPECT_THAT(sentences.front().text, AllOf(Not(HasSubstr("{")), Not(HasSubstr("[event")))) << game;
        }
    }
  }
}

}  // namespace
}  // namespace horta
