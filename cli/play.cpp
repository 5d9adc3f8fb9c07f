#include <sys/random.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "cli/commands.h"
#include "cli/common/bots.h"
#include "cli/common/complain.h"
#include "cli/common/table.h"
#include "cli/play/session.h"
#include "cli/protocol/exec_bot.h"
#include "engine/core/record.h"
#include "files/files.h"
#include "files/whole_file.h"
#include "text/sentence.h"

namespace horta::cli {

using json::Value;

namespace {

// Bots sit at the table under the names of architects who built Art Nouveau houses in Brussels.
constexpr std::array<std::string_view, max_seats> bot_names{"Blérot", "Cauchie", "Hamesse", "Delune",
                                                            "Jacobs"};

constexpr std::string_view person = "you";
constexpr std::string_view usual_bot = "level:2";  // who sits in the seats that nobody named

// "you", "you:Anna", or the name of a bot.
std::vector<SeatInfo> seat_infos(const Locale& say, const std::vector<std::string>& seats) {
  std::vector<SeatInfo> infos;
  std::size_t bots = 0;
  for (const std::string& seat : seats) {
    if (seat == person)
      infos.push_back({.name = say("player", Value::object({{"number", infos.size() + 1}})), .bot = ""});
    else if (seat.starts_with(std::string{person} + ":"))
      infos.push_back({.name = seat.substr(person.size() + 1), .bot = ""});
    else
      infos.push_back({.name = std::string{bot_names[bots++ % bot_names.size()]}, .bot = seat});
  }
  return infos;
}

std::expected<Digest, Fault> secret_of(const PlayArguments& arguments) {
  if (arguments.seeded) return sha256("horta play " + std::to_string(arguments.seed));
  Digest secret{};
  if (getrandom(secret.data(), secret.size(), 0) != static_cast<ssize_t>(secret.size()))
    return std::unexpected(Fault{"no_randomness"});
  return secret;
}

std::expected<Match, Fault> new_match(const Locale& say, const PlayArguments& arguments) {
  TableArguments table_arguments = arguments.table;
  std::vector<std::string> seats;
  if (!arguments.seats.empty()) {
    seats = split_names(arguments.seats);
    const int count = static_cast<int>(seats.size());
    if (table_arguments.players == 0) table_arguments.players = count;
    if (table_arguments.players != count)
      return std::unexpected(
          Fault{"seat_count", Value::object({{"seats", count}, {"players", table_arguments.players}})});
  }
  auto table = choose_table(table_arguments);
  if (!table) return std::unexpected(std::move(table.error()));
  if (seats.empty()) {
    seats.assign(static_cast<std::size_t>(table->players), std::string{usual_bot});
    seats.front() = person;
  }
  auto infos = seat_infos(say, seats);
  for (const SeatInfo& info : infos)
    if (info.name.size() > longest_name)
      return std::unexpected(
          Fault{"player_name_long", Value::object({{"name", info.name}, {"most", longest_name}})});
  const auto secret = secret_of(arguments);
  if (!secret) return std::unexpected(secret.error());
  return Match::start({.game = std::string{table->game->name},
                       .options = std::move(table->options),
                       .seats = std::move(infos),
                       .components = std::move(table->components),
                       .id = "",
                       .commitment = {},
                       .nonces = {},
                       .secret = *secret},
                      /*confirm_turns=*/true);
}

std::expected<Match, Fault> saved_match(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return std::unexpected(text.error());
  auto match = match_from_text(*text, /*confirm_turns=*/true);
  if (match && !match->over() && !match->setup().secret) return std::unexpected(Fault{"secret_missing"});
  return match;
}

// The options that say what a new game is like: a saved one has that in itself.
std::vector<std::string> options_of_new_games(const PlayArguments& arguments) {
  std::vector<std::string> given;
  if (arguments.table.players != 0) given.emplace_back("--players");
  if (!arguments.table.options.empty()) given.emplace_back("--options");
  if (!arguments.seats.empty()) given.emplace_back("--seats");
  if (!arguments.table.component_data.empty()) given.emplace_back("--component-data");
  if (arguments.seeded) given.emplace_back("--seed");
  return given;
}

// Who plays each seat: what the record says, unless somebody took it over since. A record may come from
// anybody, so that its programs are started only if the person wants that.
std::expected<std::vector<std::unique_ptr<Bot>>, Fault> bots_of(const Match& match, bool may_run_programs) {
  const MatchSetup& setup = match.setup();
  const TableChoice table{.game = find_game(setup.game),
                          .players = static_cast<int>(setup.seats.size()),
                          .rules_version = *setup.rules_version,
                          .options = setup.options,
                          .components = setup.components};
  std::vector<std::string> names;
  for (const SeatInfo& seat : setup.seats) names.push_back(seat.bot);
  for (const Entry& entry : match.journal())
    if (entry.type == EntryType::takeover) names[static_cast<std::size_t>(entry.seat)] = entry.bot;

  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (names[seat].empty()) {
      bots.push_back(nullptr);
      continue;
    }
    if (names_program(names[seat]) && !may_run_programs)
      return std::unexpected(Fault{"bot_of_record", Value::object({{"bot", names[seat]}})});
    const auto kind = find_any_bot(names[seat], table);
    if (!kind) return std::unexpected(kind.error());
    bots.push_back(kind->make(bot_seed(setup, static_cast<Seat>(seat))));
  }
  return bots;
}

// A name that no file has yet: the game and the time.
std::string new_file_name(const std::string& game) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  std::array<char, 32> stamp{};
  std::strftime(stamp.data(), stamp.size(), "%Y-%m-%d-%H%M", &local);
  return free_name(game + "-" + stamp.data() + ".horta.json");
}

// Where the game will be saved, or why not there. Nothing that stands there is replaced unasked, but the game
// that goes on.
std::expected<SaveFile, Fault> save_file(const PlayArguments& arguments, const std::string& game,
                                         const FileMark& resumed) {
  const bool resumes = !arguments.resume.empty();
  const std::string path = !arguments.save.empty() ? arguments.save
                           : resumes               ? arguments.resume
                                                   : new_file_name(game);
  const FileMark now = FileMark::of(path);
  const bool goes_on = resumes && (arguments.save.empty() || now == resumed);
  if (const Standing there = standing_at(path); there != Standing::nothing && !goes_on && !arguments.force)
    return std::unexpected(in_the_way(path, there));
  // Better now than after an hour of play.
  if (const auto file_can_be_made = WholeFile::create(path); !file_can_be_made)
    return std::unexpected(file_can_be_made.error());
  return SaveFile{.path = path, .seen = goes_on ? resumed : now};
}

}  // namespace

int play(const PlayArguments& arguments) {
  const std::string language = arguments.language.empty() ? language_from_environment() : arguments.language;
  const Locale& say = Locale::get(language);
  if (!arguments.language.empty() && !speaks(language)) {
    std::string known;
    for (const Locale& locale : Locale::all())
      known.append(known.empty() ? "" : ", ").append(locale.language());
    complain(say, Fault{"language_unknown", Value::object({{"language", language}, {"known", known}})});
    return wrong_usage;
  }

  const bool resumes = !arguments.resume.empty();
  if (const auto given = options_of_new_games(arguments); resumes && !given.empty()) {
    complain(say, Fault{"resume_options", Value::object({{"options", list_of(say, given)}})});
    return wrong_usage;
  }
  const FileMark resumed = resumes ? FileMark::of(arguments.resume) : FileMark{};
  auto match = resumes ? saved_match(arguments.resume) : new_match(say, arguments);
  if (!match) {
    complain(say, match.error(), resumes ? arguments.resume : std::string{});
    return resumes ? failed : wrong_usage;
  }
  const std::string& game = match->setup().game;
  if (!has_board(game)) {
    complain(say, Fault{"no_board", Value::object({{"game", game}})});
    return failed;
  }
  auto bots = bots_of(*match, !resumes || arguments.run_bots);
  if (!bots) {
    complain(say, bots.error());
    return resumes ? failed : wrong_usage;
  }
  auto file = save_file(arguments, game, resumed);
  if (!file) {
    complain(say, file.error());
    return failed;
  }
  Terminal terminal{arguments.plain};
  return Session{terminal, say, std::move(*match), std::move(*bots), std::move(*file)}.run();
}

}  // namespace horta::cli
