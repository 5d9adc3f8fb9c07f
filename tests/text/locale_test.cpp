#include "text/locale.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

#include "engine/bruxelles1893/cards.h"
#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/view.h"
#include "engine/bruxelles1897/cards.h"
#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/state.h"
#include "engine/bruxelles1897/view.h"
#include "engine/core/json.h"
#include "engine/core/registry.h"
#include "text/harmless.h"
#include "text/message.h"
#include "text/notation.h"
#include "text/sentence.h"

namespace horta {
namespace {

using json::Value;
using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
namespace game1893 = bruxelles1893;
namespace game1897 = bruxelles1897;

const Locale& english = Locale::get("en");
const Locale& french = Locale::get("fr");
const Locale& dutch = Locale::get("nl");

std::string format(std::string_view message, const Value& params = Value::object(),
                   PluralRule rule = PluralRule::one) {
  return format_message(message, params, rule).value_or("(malformed)");
}

// --- messages
// ----------------------------------------------------------------------------------------------------

TEST(Message, ParametersStandInTheirPlaces) {
  EXPECT_EQ(format("{name} has {n} BEF", Value::object({{"name", "Anna"}, {"n", 4}})), "Anna has 4 BEF");
  EXPECT_EQ(format("{ name }", Value::object({{"name", "Anna"}})), "Anna");
}

TEST(Message, AMissingParameterShowsItsName) { EXPECT_EQ(format("pay {price}"), "pay {price}"); }

TEST(Message, PluralsFollowTheLanguage) {
  constexpr std::string_view cards = "{n, plural, one {# card} other {# cards}}";
  const auto with = [&](int n, PluralRule rule) { return format(cards, Value::object({{"n", n}}), rule); };
  EXPECT_EQ(with(0, PluralRule::one), "0 cards");
  EXPECT_EQ(with(1, PluralRule::one), "1 card");
  EXPECT_EQ(with(2, PluralRule::one), "2 cards");
  EXPECT_EQ(with(0, PluralRule::zero_and_one), "0 card");
  EXPECT_EQ(with(1, PluralRule::zero_and_one), "1 card");
  EXPECT_EQ(with(-1, PluralRule::one), "-1 card");
  EXPECT_EQ(french.plural_rule(), PluralRule::zero_and_one);
  EXPECT_EQ(english.plural_rule(), PluralRule::one);
  EXPECT_EQ(dutch.plural_rule(), PluralRule::one);
}

TEST(Message, AnExactNumberGoesBeforeThePlural) {
  constexpr std::string_view cards = "{n, plural, =0 {none} =1 {the last} one {# card} other {# cards}}";
  EXPECT_EQ(format(cards, Value::object({{"n", 0}})), "none");
  EXPECT_EQ(format(cards, Value::object({{"n", 1}})), "the last");
  EXPECT_EQ(format(cards, Value::object({{"n", 5}})), "5 cards");
}

TEST(Message, ASelectTakesItsBranchOrOther) {
  constexpr std::string_view who = "{you, select, yes {You go} other {{name} goes}} first";
  EXPECT_EQ(format(who, Value::object({{"you", "yes"}, {"name", "Anna"}})), "You go first");
  EXPECT_EQ(format(who, Value::object({{"you", "no"}, {"name", "Anna"}})), "Anna goes first");
  EXPECT_EQ(format(who, Value::object({{"name", "Anna"}})), "Anna goes first");
}

TEST(Message, ApostrophesQuote) {
  EXPECT_EQ(format("l'art, l''art"), "l'art, l'art");
  EXPECT_EQ(format("'{'name'}'"), "{name}");
  EXPECT_EQ(format("{n, plural, other {'#' #}}", Value::object({{"n", 3}})), "# 3");
}

TEST(Message, AMalformedMessageIsNoText) {
  for (const std::string_view message : {"{", "}", "{}", "{a", "{n, plural, one {x}}", "{n, plural}",
                                         "{n, date, x}", "{n, select, other {x}", "{n, select, other x}"})
    EXPECT_EQ(format_message(message, Value::object(), PluralRule::one), std::nullopt) << message;
  std::string deep = "x";
  for (int level = 0; level < 20; ++level) deep = "{a, select, other {" + deep + "}}";
  EXPECT_EQ(format_message(deep, Value::object(), PluralRule::one), std::nullopt);
}

// --- languages
// ---------------------------------------------------------------------------------------------------

TEST(Locale, LanguagesAreFoundAsTheEnvironmentNamesThem) {
  EXPECT_EQ(Locale::get("fr").language(), "fr");
  EXPECT_EQ(Locale::get("fr_BE.UTF-8").language(), "fr");
  EXPECT_EQ(Locale::get("fr-CA").language(), "fr");
  EXPECT_EQ(Locale::get("nl_BE.UTF-8").language(), "nl");
  EXPECT_EQ(Locale::get("C").language(), "en");
  EXPECT_EQ(Locale::get("").language(), "en");
  EXPECT_TRUE(speaks("fr_BE"));
  EXPECT_TRUE(speaks("nl"));
  EXPECT_FALSE(speaks("tlh"));
}

TEST(Locale, TheFirstVariableThatIsSetDecides) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
  EXPECT_EQ(language_from_environment(), "en");
  setenv("LANG", "fr_BE.UTF-8", 1);
  EXPECT_EQ(language_from_environment(), "fr");
  setenv("LC_MESSAGES", "nl_BE.UTF-8", 1);
  EXPECT_EQ(language_from_environment(), "nl");
  setenv("LC_ALL", "en_GB.UTF-8", 1);
  EXPECT_EQ(language_from_environment(), "en");
}

TEST(Locale, AnIdWithoutTextShowsItself) { EXPECT_EQ(english("no.such_id"), "[no.such_id]"); }

TEST(Locale, EveryLanguageHasTheSameIds) {
  for (const Locale& locale : Locale::all()) {
    for (const auto& [id, message] : english.messages())
      EXPECT_TRUE(locale.has(id)) << locale.language() << ": " << id;
    for (const auto& [id, message] : locale.messages())
      EXPECT_TRUE(english.has(id)) << locale.language() << ": " << id;
  }
}

// The names of all parameters of a well-formed message without quotes, up to the brace that closes it.
void collect_parameters(std::string_view& text, std::set<std::string>& names) {
  const auto word = [&text] {
    text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
    const std::string_view found = text.substr(0, text.find_first_of(" ,{}"));
    text.remove_prefix(found.size());
    return std::string{found};
  };
  for (; !text.empty() && text.front() != '}'; text.remove_prefix(1)) {
    if (text.front() != '{') continue;
    text.remove_prefix(1);
    names.insert(word());
    if (text.starts_with('}')) continue;
    word();  // plural, select
    while (!word().empty()) {
      text.remove_prefix(text.find('{') + 1);
      collect_parameters(text, names);
      text.remove_prefix(1);
    }
  }
}

std::set<std::string> parameters(std::string_view message) {
  std::set<std::string> names;
  collect_parameters(message, names);
  return names;
}

TEST(Locale, EveryMessageIsWellFormedAndNoTranslationInventsAParameter) {
  for (const Locale& locale : Locale::all())
    for (const auto& [id, message] : locale.messages()) {
      EXPECT_TRUE(format_message(message, Value::object({{"n", 1}}), locale.plural_rule()))
          << locale.language() << ": " << id;
      const auto own = parameters(message);
      auto known = parameters(english.messages().find(id)->second);
      known.insert("you");  // whether a verb has a second person of its own depends on the language
      EXPECT_TRUE(std::ranges::includes(known, own)) << locale.language() << ": " << id;
    }
}

TEST(Locale, FilesAreSortedAndWithoutDuplicates) {
  for (const Locale& locale : Locale::all()) {
    const auto path =
        std::filesystem::path{HORTA_SOURCE_DIR} / "locales" / (std::string{locale.language()} + ".json");
    std::ifstream file{path};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const auto object = json::parse(text);
    ASSERT_TRUE(object.has_value()) << path;
    EXPECT_TRUE(std::ranges::is_sorted(object->as_object(), {}, &json::Member::first)) << path;
    EXPECT_EQ(json::write_pretty(*object), text) << path;
  }
}

// --- nothing is without a text, and no text is without use
// -------------------------------------------------------

struct Source {
  std::string path;
  std::string text;
};

std::vector<Source> sources(std::initializer_list<std::string_view> folders) {
  std::vector<Source> all;
  for (const std::string_view folder : folders)
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator{std::filesystem::path{HORTA_SOURCE_DIR} / folder}) {
      const auto extension = entry.path().extension();
      if (extension != ".cpp" && extension != ".h") continue;
      std::ifstream file{entry.path()};
      all.push_back({entry.path(), {std::istreambuf_iterator<char>{file}, {}}});
    }
  return all;
}

// Everything that the first group of a pattern matches.
std::set<std::string> found(const std::vector<Source>& files, const char* pattern) {
  const std::regex expression{pattern};
  std::set<std::string> all;
  for (const Source& file : files)
    for (std::sregex_iterator match{file.text.begin(), file.text.end(), expression}, end; match != end;
         ++match)
      all.insert((*match)[1]);
  return all;
}

std::set<std::string> fault_codes() {
  return found(sources({"engine", "ai", "files", "server", "cli"}),
               "(?:Fault *\\{ *|return \\{|fault\\(|refuse\\(|code *= *)\\s*\"([a-z_]+)\"");
}

// A code, or one of two: why.add(condition ? "code" : "other code", …).
std::set<std::string> reason_codes() {
  const auto files = sources({"engine"});
  std::set<std::string> codes = found(files, "why\\.add\\((?:[^\"?;]*\\?)?\\s*\"([a-z0-9_]+)\"");
  codes.merge(found(files, "why\\.add\\([^\"?;]*\\?\\s*\"[a-z0-9_]+\"\\s*:\\s*\"([a-z0-9_]+)\""));
  return codes;
}

// The same for hints: found.add(condition ? "code" : "other code", …).
std::set<std::string> hint_codes() {
  const auto files = sources({"ai"});
  std::set<std::string> codes = found(files, "found_?\\.add\\((?:[^\"?;]*\\?)?\\s*\"([a-z0-9_]+)\"");
  codes.merge(found(files, "found_?\\.add\\([^\"?;]*\\?\\s*\"[a-z0-9_]+\"\\s*:\\s*\"([a-z0-9_]+)\""));
  return codes;
}

void each(int count, auto&& visit) {
  for (int index = 0; index < count; ++index) visit(static_cast<std::uint8_t>(index));
}

void add_names_of_1893(std::set<std::string>& ids) {
  const auto add = [&ids](std::initializer_list<std::string_view> families, std::string_view name) {
    for (const std::string_view family : families) ids.insert(std::string{family}.append(".").append(name));
  };
  each(game1893::actions, [&](auto action) {
    add({"action", "short_action", "choice.copy"}, std::string{letter(game1893::Action{action})});
  });
  each(game1893::powers,
       [&](auto power) { add({"power", "short_power"}, std::string{letter(game1893::Power{power})}); });
  each(game1893::colours, [&](auto colour) {
    for (const auto edition : {game1893::Edition::first, game1893::Edition::second})
      add({"colour"}, name(game1893::Colour{colour}, edition));
  });
  each(game1893::material_types,
       [&](auto material) { add({"material"}, name(game1893::Material{material})); });
  each(game1893::units, [&](auto unit) { add({"unit"}, name(game1893::Unit{unit})); });
  each(game1893::notable_figures,
       [&](auto notable) { add({"notable", "short_notable"}, name(game1893::Notable{notable})); });
  each(game1893::brussels_actions, [&](auto action) {
    add({"brussels", "board.brussels_effect", "choice.brussels"}, name(game1893::Brussels{action}));
  });
  each(game1893::tracks, [&](auto track) { add({"track"}, name(game1893::Track{track})); });
  each(game1893::strategy_lines, [&](auto line) { add({"line", "short_line"}, name(game1893::Line{line})); });
  each(game1893::boards, [&](auto board) { add({"board"}, name(game1893::Board{board})); });
  each(game1893::architects, [&](auto board) { add({"choice.board"}, name(game1893::Board{board})); });
  each(game1893::space_types, [&](auto space) { add({"space"}, name(game1893::Space{space})); });
  each(game1893::tiles, [&](auto tile) { add({"tile", "tile_effect"}, name(game1893::Tile{tile})); });
  each(game1893::belle_epoque_cards, [&](auto card) { add({"be_card"}, std::to_string(card + 1)); });
  each(game1893::piles, [&](auto pile) { add({"pile"}, name(game1893::Pile{pile})); });
  each(game1893::kinds, [&](auto kind) { add({"kind"}, game1893::Game::kind_name(kind)); });
  each(game1893::sources, [&](auto source) { add({"source"}, name(game1893::Source{source})); });
  each(game1893::causes, [&](auto cause) { add({"cause"}, name(game1893::Cause{cause})); });
  each(game1893::event_types, [&](auto type) { add({"event"}, name(game1893::EventType{type})); });
}

// The ids that are made of a prefix and a name known to the engine.
std::set<std::string> ids_from_names() {
  std::set<std::string> ids;
  const auto add = [&ids](std::string_view family, std::string_view name) {
    ids.insert(std::string{family}.append(".").append(name));
  };
  for (const std::string& code : fault_codes()) add("fault", code);
  for (const std::string& code : reason_codes()) add("reason", code);
  for (const std::string& code : hint_codes()) add("hint", code);
  each(static_cast<int>(json::Code::duplicate_key) + 1,
       [&](auto code) { add("json", json::code_name(static_cast<json::Code>(code))); });
  for (const GameInfo& game : games()) add("game", game.name);

  each(game1897::action_card_types, [&](auto type) {
    const std::string_view name = game1897::full_name(game1897::ActionCard{type});
    for (const std::string_view family : {"card", "a_card", "short"}) add(family, name);
    add("type", name.substr(0, name.find(':')));
  });
  each(game1897::colours, [&](auto colour) { add("colour", name(game1897::Colour{colour})); });
  each(game1897::noble_figures, [&](auto noble) { add("noble", name(game1897::Noble{noble})); });
  each(game1897::action_piles, [&](auto pile) { add("pile", name(game1897::Pile{pile})); });
  each(game1897::tracks, [&](auto track) { add("track", name(game1897::Track{track})); });
  each(game1897::bonus_cards, [&](auto bonus) {
    add("bonus", name(game1897::Bonus{bonus}));
    add("end_bonus", name(game1897::EndBonus{bonus}));
  });
  each(game1897::brussels_card_types, [&](auto card) {
    add("brussels", name(game1897::Brussels{card}));
    add("board.brussels", name(game1897::Brussels{card}));
    add("choice", name(game1897::Brussels{card}));
  });
  each(game1897::park_actions, [&](auto action) { add("choice.park", name(game1897::ParkAction{action})); });
  each(game1897::kinds, [&](auto kind) {
    add("kind", name(game1897::Kind{kind}));
    add("ask", name(game1897::Kind{kind}));
  });
  each(game1897::sources, [&](auto source) { add("source", name(game1897::Source{source})); });
  each(game1897::causes, [&](auto cause) { add("cause", name(game1897::Cause{cause})); });
  each(game1897::event_types, [&](auto type) { add("event", name(game1897::EventType{type})); });
  add_names_of_1893(ids);
  return ids;
}

TEST(Locale, EveryNameOfTheEngineHasAText) {
  ASSERT_GT(fault_codes().size(), 40u);
  ASSERT_GT(reason_codes().size(), 25u);
  ASSERT_GT(hint_codes().size(), 40u);
  for (const std::string& id : ids_from_names()) EXPECT_TRUE(english.has(id)) << id;
}

TEST(Locale, EveryIdInTheProgramHasAText) {
  for (const std::string& id : found(sources({"cli", "text"}), "say_?\\(\\s*\"([a-z_.]+)\"\\s*[,)]"))
    EXPECT_TRUE(english.has(id)) << id;
  for (const std::string& id :
       found(sources({"cli", "text"}),
             "\"((?:board|choice|effect|group|help|play|score|serve|story)\\.[a-z_.]*[a-z_])\""))
    EXPECT_TRUE(english.has(id)) << id;
}

TEST(Locale, NoTextIsWithoutUse) {
  std::set<std::string> used = ids_from_names();
  used.merge(found(sources({"cli", "text"}), "\"([a-z_]+(?:\\.[a-z_]+)*)\""));
  // Checked where they are used.
  const auto families = {"word.", "command.", "alias.", "answer.", "help.", "part.", "place.", "section."};
  for (const auto& [id, message] : english.messages()) {
    bool known = used.contains(id);
    for (const std::string_view family : families) known = known || id.starts_with(family);
    // hint.<code>@<game>
    if (id.starts_with("hint.")) known = known || used.contains(id.substr(0, id.find('@')));
    // ask.<kind>: only where there is more to say than the question
    if (id.starts_with("ask.")) known = known || used.contains("kind." + id.substr(4));
    // event.<type>.<cause>
    if (id.starts_with("event.")) known = known || used.contains(id.substr(0, id.rfind('.')));
    EXPECT_TRUE(known) << id;
  }
}

TEST(Locale, SpecialEventTextsAreForCausesThatExist) {
  for (const auto& [id, message] : english.messages()) {
    const std::size_t last = id.rfind('.');
    if (!id.starts_with("event.") || last == 5) continue;
    EXPECT_TRUE(english.has("cause." + id.substr(last + 1))) << id;
  }
}

// --- sentences
// ---------------------------------------------------------------------------------------------------

TEST(Sentence, AFaultQuotesWhatWasWritten) {
  const Fault fault{"option_unknown", Value::object({{"option", "colour"}, {"known", "first_player"}})};
  EXPECT_EQ(sentence(english, fault), "There is no option “colour”. Available: first_player.");
}

TEST(Sentence, AFaultInJsonTellsWhatIsWrongAndWhere) {
  const Fault fault{"json", Value::object({{"code", "truncated"}, {"line", 3}, {"column", 7}})};
  EXPECT_EQ(sentence(english, fault), "This is not valid JSON: it ends too early (line 3, column 7).");
}

TEST(Sentence, AFaultTellsWhyAMoveIsNotPossible) {
  const Fault fault{"step_illegal", Value::object({{"step", 31},
                                                   {"text", "sell green"},
                                                   {"reason", "no_artwork_of_colour"},
                                                   {"reason_params", Value::object({{"colour", "green"}})}})};
  EXPECT_EQ(sentence(english, fault),
            "Step 31: “sell green” is not possible. You have no artwork of that colour: green.");
  EXPECT_EQ(sentence(french, fault),
            "Étape 31\u00a0: «\u00a0vendre verte\u00a0» n’est pas possible. "
            "Vous n’avez pas d’œuvre de cette couleur\u00a0: verte.");
  EXPECT_EQ(sentence(dutch, fault),
            "Stap 31: “verkoop groen” is niet mogelijk. Je hebt geen kunstwerk in die kleur: groen.");
}

TEST(Sentence, AFaultNamesQuestionsAndPartsOfAResult) {
  EXPECT_EQ(sentence(english, Fault{"step_kind",
                                    Value::object({{"step", 4}, {"kind", "action"}, {"asked", "activate"}})}),
            "Step 4 answers “What do you do?”, but the question is “Which noble do you activate?”.");
  EXPECT_EQ(sentence(french, Fault{"result_differs",
                                   Value::object({{"part", "ranking"}, {"expected", "[[0],[1]]"}})}),
            "Le résultat enregistré est faux\u00a0: le classement devrait être [[0],[1]].");
}

TEST(Sentence, AFaultInTheLogSaysSo) {
  for (const std::string& code : fault_codes()) {
    if (!code.starts_with("step_") && !code.starts_with("draw_")) continue;
    const Fault in_steps{code, Value::object({{"step", 7}})};
    const Fault in_log{code, Value::object({{"step", 7}, {"part", "log"}})};
    EXPECT_THAT(sentence(english, in_steps), StartsWith("Step 7"));
    EXPECT_THAT(sentence(english, in_log), StartsWith("Log entry 7"));
    EXPECT_THAT(sentence(french, in_steps), HasSubstr("tape 7"));
    EXPECT_THAT(sentence(french, in_log), HasSubstr("ntrée 7 du journal"));
    EXPECT_THAT(sentence(dutch, in_steps), StartsWith("Stap 7"));
    EXPECT_THAT(sentence(dutch, in_log), StartsWith("Logboekregel 7"));
  }
}

TEST(Sentence, AFaultStandsAfterItsPlace) {
  const Fault fault{"record_format", Value::object({{"file", "games.jsonl"}, {"record", 3}})};
  EXPECT_EQ(sentence_with_place(english, fault), "games.jsonl, record 3: This is not a record of Horta.");
  EXPECT_EQ(sentence_with_place(french, fault),
            "games.jsonl, partie 3\u00a0: Ce n’est pas une partie enregistrée par Horta.");
  const Fault with_line{"record_format", Value::object({{"file", "-"}, {"record", 3}, {"line", 5}})};
  EXPECT_EQ(sentence_with_place(english, with_line),
            "standard input, record 3, line 5: This is not a record of Horta.");
  const Fault bare{"record_format"};
  EXPECT_EQ(sentence_with_place(english, bare, "a.json"), "a.json: This is not a record of Horta.");
  EXPECT_EQ(sentence_with_place(english, bare), "This is not a record of Horta.");
}

TEST(Sentence, APlaceIsNotNamedTwice) {
  const Fault file{"file_empty", Value::object({{"file", "a.json"}})};
  EXPECT_EQ(sentence_with_place(english, file, "a.json"), "The file a.json is empty.");
  const Fault text{
      "json",
      Value::object({{"code", "truncated"}, {"line", 3}, {"column", 7}, {"file", "a.jsonl"}, {"record", 2}})};
  EXPECT_EQ(sentence_with_place(english, text),
            "a.jsonl, record 2: This is not valid JSON: it ends too early (line 3, column 7).");
}

TEST(Sentence, WhatIsQuotedCannotMoveTheCursorOrFillTheScreen) {
  const std::string evil = "\x1b[2Jevil\nhorta: all good" + std::string(1000, 'x');
  for (const std::string& code : fault_codes())
    for (const Value& value : {Value{evil}, Value::array({evil})}) {
      Value params = Value::object();
      for (const char* param :
           {"game", "text", "field", "option", "value", "bot", "seat", "step", "kind", "asked", "part",
            "reason", "table", "error", "language", "code", "command", "options"})
        params.set(param, value);
      const std::string shown = sentence_with_place(english, Fault{code, params}, evil.substr(0, 60));
      EXPECT_THAT(shown, Not(AnyOf(HasSubstr("\x1b"), HasSubstr("\n")))) << code;
      EXPECT_LT(shown.size(), 500u) << code;
    }
  EXPECT_EQ(sentence(english, Fault{"game_unknown", Value::object({{"game", "\x1b[2Jevil\nhorta: fine"}})}),
            "There is no game “?[2Jevil?horta: fine”; “horta games” lists them.");
  const Fault file{"record_format", Value::object({{"file", "a\x1b[2J\n.json"}, {"record", 0}})};
  EXPECT_THAT(sentence_with_place(english, file), StartsWith("a?[2J?.json, record 0: "));
}

// --- what comes from outside
// ---------------------------------------------------------------------------------------------------

TEST(Harmless, OrdinaryTextStaysAsItIs) {
  for (const std::string_view text : {"", "Émile Vandervelde", "東京", "🏠", "l’Hôtel\u00a0de Ville"})
    EXPECT_EQ(harmless(text), text);
}

TEST(Harmless, WhatMovesTheCursorBecomesAQuestionMark) {
  EXPECT_EQ(harmless("a\x1b[2J\r\n\t\x7f"), "a?[2J????");
  EXPECT_EQ(harmless(std::string_view{"a\0b", 3}), "a?b");
  EXPECT_EQ(harmless("a\u009b2Jb"), "a?2Jb");                // the escape sequence of eight bits
  EXPECT_EQ(harmless("a\u202eb\u2066c\u2028d"), "a?b?c?d");  // another direction of writing, another line
}

TEST(Harmless, BytesThatAreNoTextBecomeQuestionMarks) {
  EXPECT_EQ(harmless("a\x9b\xffz"), "a??z");
  EXPECT_EQ(harmless("\xc3"), "?");
  EXPECT_EQ(harmless("\xe2\x82"), "??");
  EXPECT_EQ(harmless("\xc0\x8a"), "??");            // a line end in two bytes
  EXPECT_EQ(harmless("\xed\xa0\x80"), "???");       // half a character
  EXPECT_EQ(harmless("\xf4\x90\x80\x80"), "????");  // beyond the last character
}

TEST(Harmless, LongTextIsShortenedByCharacters) {
  EXPECT_EQ(harmless("éééé", 4), "éééé");
  EXPECT_EQ(harmless("ééééé", 4), "ééé…");
  EXPECT_EQ(harmless(std::string(81, 'x')), std::string(79, 'x') + "…");
}

// --- reasons and lists
// ---------------------------------------------------------------------------------------------------

TEST(Sentence, AReasonNamesCardsAndPlayers) {
  const std::vector<std::string> players{"Anna", "Ben"};
  EXPECT_EQ(sentence(english, Reason{"cell_taken", "2A", Value::object({{"owner", 1}})}, players),
            "There is already an Architect card in this space (it belongs to Ben). (rulebook, 2A)");
  EXPECT_EQ(sentence(english, Reason{"cell_taken", "", Value::object({{"owner", 1}})}),
            "There is already an Architect card in this space (it belongs to Player 2).");
  const std::vector<std::string> with_you{"Vous", "Ben"};
  EXPECT_EQ(sentence(french, Reason{"cell_taken", "", Value::object({{"owner", 0}})}, with_you),
            "Une carte Architecte s’y trouve déjà (elle est à vous).");
  EXPECT_EQ(sentence(french, Reason{"not_your_decision", "", Value::object({{"decides", 1}})}, with_you),
            "C’est à Ben de décider.");
  EXPECT_EQ(sentence(english, Reason{"not_your_decision", "", Value::object({{"decides", 1}})}, players),
            "Ben has to decide first.");
  EXPECT_EQ(sentence(french, Reason{"no_artwork_of_colour", "", Value::object({{"colour", "green"}})}),
            "Vous n’avez pas d’œuvre de cette couleur\u00a0: verte.");
  const std::vector<std::string> with_jij{"Jij", "Ben"};
  EXPECT_EQ(sentence(dutch, Reason{"cell_taken", "", Value::object({{"owner", 0}})}, with_jij),
            "Op dit vak ligt al een architectkaart (van jou).");
  EXPECT_EQ(sentence(dutch, Reason{"not_your_decision", "", Value::object({{"decides", 1}})}, with_jij),
            "Eerst moet Ben beslissen.");
  EXPECT_EQ(card_name(french, "wood+brick"), "bois + pierre");
  EXPECT_EQ(card_name(french, "artwork:red"), "œuvre rouge");
  EXPECT_EQ(card_name(french, "2/4"), "2/4");
  EXPECT_EQ(card_name(dutch, "artwork:red"), "rood kunstwerk");
}

TEST(Sentence, ListsEndWithAnd) {
  const std::vector<std::string> items{"a", "b", "c"};
  EXPECT_EQ(list_of(english, items), "a, b and c");
  EXPECT_EQ(list_of(french, std::span{items}.first(2)), "a et b");
  EXPECT_EQ(list_of(dutch, items), "a, b en c");
  EXPECT_THAT(list_of(english, {}), IsEmpty());
}

// --- notation
// ----------------------------------------------------------------------------------------------------

TEST(Notation, WordsAreTranslatedBothWays) {
  EXPECT_EQ(translate_notation(french, "pay brick+steel,wood+wood"), "payer pierre+métal,bois+bois");
  EXPECT_EQ(read_notation(french, "payer pierre+métal,bois+bois"), "pay brick+steel,wood+wood");
  EXPECT_EQ(read_notation(french, "HÔTEL_DE_VILLE"), "city_hall");
  EXPECT_EQ(read_notation(french, "take b2"), "take b2");
  EXPECT_EQ(translate_notation(dutch, "pay brick+steel,wood+wood"), "betaal steen+staal,hout+hout");
  EXPECT_EQ(read_notation(dutch, "betaal steen+staal,hout+hout"), "pay brick+steel,wood+wood");
  EXPECT_EQ(read_notation(dutch, "Sint-Katelijne"), "sainte_catherine");
  EXPECT_EQ(read_notation(english, "choose a"), "choose A");
}

TEST(Notation, SpacesAndOrderAreForgiven) {
  EXPECT_EQ(read_notation(english, "  pay  wood+wood , brick + steel "), "pay brick+steel,wood+wood");
  EXPECT_EQ(read_notation(english, "Play 2/4 as 4"), "play 2/4 as 4");
}

TEST(Notation, NoTwoWordsOfALanguageAreTheSameInAGame) {
  for (const Locale& locale : Locale::all())
    for (const GameInfo& game : games()) {
      std::set<std::string> words;
      for (const Locale say = locale.of_game(game.name); const auto& [id, message] : say.messages())
        if (id.starts_with("word.") && !id.contains('@') && !words.insert(lower_case(message)).second)
          ADD_FAILURE() << game.name << ": " << id;
    }
}

TEST(Notation, EveryWordOfEveryLanguageIsReadBack) {
  for (const Locale& locale : Locale::all())
    for (const GameInfo& game : games())
      for (const Locale say = locale.of_game(game.name); const auto& [id, message] : say.messages()) {
        if (!id.starts_with("word.") || id.contains('@') || message.empty()) continue;
        const std::string word = id.substr(id.find('.') + 1);
        EXPECT_EQ(read_notation(say, translate_notation(say, word)), word)
            << locale.language() << ", " << game.name;
      }
}

// What is typed is a command before it is a move.
TEST(Notation, NoWordIsACommandOfAnotherName) {
  for (const Locale& locale : Locale::all()) {
    std::map<std::string, std::string> commands;
    for (const std::string_view family : {"command.", "alias."})
      for (const auto& [id, message] : locale.messages()) {
        if (!id.starts_with(family) || message.empty()) continue;
        const std::string command = id.substr(family.size());
        EXPECT_EQ(commands.try_emplace(message, command).first->second, command) << locale.language();
        EXPECT_EQ(commands.try_emplace(command, command).first->second, command) << locale.language();
      }
    for (const auto& [id, message] : locale.messages()) {
      const auto command = commands.find(message);
      if (!id.starts_with("word.") || command == commands.end()) continue;
      EXPECT_EQ(id, "word." + command->second) << locale.language();
    }
  }
}

}  // namespace
}  // namespace horta
