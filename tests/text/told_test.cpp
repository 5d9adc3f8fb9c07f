// Recorded games in words, in tests/text/told/<game>.<language>.txt: the terminal tells them so, and so does
// the page (web/tests/told.test.ts). HORTA_RETELL=1 in the environment writes these files anew, for whoever
// has changed words.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "engine/core/record.h"
#include "tests/support/corpus.h"
#include "text/teller.h"

namespace horta {
namespace {

using json::Value;

// A file of tests/corpus/, and which of its games it is.
struct Recorded {
  std::string corpus;
  std::size_t number;
};

const std::vector<Recorded> recorded{{"bruxelles-1897-2", 113},
                                     {"bruxelles-1897-4", 60},
                                     {"bruxelles-1893-first-expert-2", 37},
                                     {"bruxelles-1893-belle-epoque-asymmetric-4", 49}};

std::string edition_of(const Match& match) {
  const Value options = match.setup().options.to_json();
  const Value* edition = options.find("edition");
  return edition ? edition->as_string() : "";
}

// What a game says beside its messages (such as what a card does) is not in these files: there stands the id.
std::string story(const Match& match, const Locale& locale) {
  const Locale say = locale.of_game(match.setup().game);
  const std::vector<Figure> figures{{"Noor"}, {say("you"), true}, {"Wim"}, {"Margaux"}};
  const Voice voice{
      .say = say,
      .figures = figures,
      .params = Value::object({{"rounds", match.table().round()}, {"edition", edition_of(match)}})};
  std::vector<Value> events;
  for (const std::size_t index : match.line())
    for (const Event& event : match.journal()[index].events)
      events.push_back(match.table().event_to_json(event));

  std::string text;
  for (const Told& told : tell(Telling::of(match.setup().game), voice, events, Detail::story)) {
    if (told.paragraph) text += "\n";
    if (told.heading)
      text += "## " + told.text;
    else if (told.seat == no_seat)
      text += told.text;
    else
      text +=
          say("story.sentence", Value::object({{"name", figures[static_cast<std::size_t>(told.seat)].name},
                                               {"clauses", told.text}}));
    text += "\n";
  }
  return text;
}

TEST(Told, RecordedGamesAreToldAsTheyAreWrittenDown) {
  for (const auto& [corpus, number] : recorded) {
    const auto match = match_from_text(test::corpus_records(corpus)[number]);
    ASSERT_TRUE(match) << corpus;
    for (const Locale& locale : Locale::all()) {
      const std::string path = HORTA_SOURCE_DIR "/tests/text/told/" + corpus + "-" + std::to_string(number) +
                               "." + std::string{locale.language()} + ".txt";
      const std::string text = story(*match, locale);
      if (std::getenv("HORTA_RETELL")) std::ofstream{path} << text;
      std::ifstream file{path};
      const std::string written{std::istreambuf_iterator<char>{file}, {}};
      EXPECT_EQ(text, written) << path;
    }
  }
}

}  // namespace
}  // namespace horta
