// The `horta` program. This file alone knows CLI11; every subcommand is a function of its own (commands.h).

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <limits>
#include <sstream>

#include "cli/commands.h"
#include "cli/common/bots.h"
#include "cli/common/interrupt.h"
#include "engine/core/version.h"
#include "text/harmless.h"

using namespace horta::cli;

namespace {

void add_components(CLI::App& command, std::string& file) {
  command.add_option("--component-data", file, "Component data to use instead of the shipped one");
}

void add_table(CLI::App& command, TableArguments& table) {
  command.add_option("--game", table.game, "Name of the game (see `horta games`)")->capture_default_str();
  command.add_option("--players", table.players, "Number of players")->check(CLI::Range(1, 99));
  command.add_option("--options", table.options, "Table options: name=value,…");
  add_components(command, table.component_data);
}

void add_json(CLI::App& command, bool& json) {
  command.add_flag("--json", json, "Print one JSON object on the last line");
}

// "Horta 1.2", and by what each game is played: two programs that agree on it play the same games.
std::string version_text() {
  std::string text = fmt::format("Horta {}\n", horta::program_version());
  const horta::json::Value versions = horta::versions_to_json();
  for (const horta::json::Value& game : versions.find("games")->as_array())
    text += fmt::format("{}  rules {}  components {}\n", game.find("name")->as_string(),
                        game.find("rules_version")->as_int(), game.find("components")->as_string());
  text.pop_back();  // CLI11 ends the line
  return text;
}

// A number that fits 64 bits, and no sign that would bend it into another one.
const CLI::Validator whole_number{
    [](const std::string& text) -> std::string {
      std::uint64_t number = 0;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
      const bool good_number = error == std::errc{} && end == text.data() + text.size();
      return good_number ? "" : "not a whole number of 64 bits: " + text;
    },
    "UINT", "whole number"};

// A stream that was closed before we began would give its number to the next file that is opened, and what we
// say would end up there. Reading or writing what stands there instead fails, as it would have.
void open_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
      open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

// What CLI11 has to say: our own words about the usage, or a complaint that may quote an argument, whose
// control characters are not for the terminal.
int told(const CLI::App& app, const CLI::ParseError& error) {
  std::ostringstream usage, complaint;
  const int code = app.exit(error, usage, complaint);
  std::fputs(usage.str().c_str(), stdout);
  std::fflush(stdout);
  if (code != 0)
    fmt::print(stderr, "horta: {}\nRun with --help for more information.\n",
               horta::harmless(error.what(), horta::most_whole));
  return code == 0 ? good : wrong_usage;
}

// Everything that was printed must have arrived.
int flushed(int exit_code) {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return exit_code;
  complain(horta::Fault{"output_failed", horta::json::Value::object({{"error", std::strerror(errno)}})});
  return failed;
}

}  // namespace

int main(int argc, char** argv) {
  open_standard_streams();
  CLI::App app{
      "Horta: Bruxelles 1897, Bruxelles 1893 and Belle Époque at your table, with bots, records and a page "
      "for "
      "the browser."};
  app.set_version_flag("--version", version_text, "Print the version, and by what each game is played");
  app.require_subcommand(1);
  app.fallthrough(false);
  int exit_code = good;

  PlayArguments play_arguments;
  CLI::App* play_command = app.add_subcommand("play", "Play a full game in the terminal");
  add_table(*play_command, play_arguments.table);
  play_command->add_option("--seats", play_arguments.seats, "Who plays: you, " + known_bots());
  play_command->add_option("--language", play_arguments.language, "en, fr or nl");
  play_command->add_option("--resume", play_arguments.resume, "Go on with a saved game");
  play_command->add_option("--save", play_arguments.save, "File that the game is saved to; it must be new");
  play_command->add_flag("--force", play_arguments.force, "Let --save replace a file that exists");
  CLI::Option* play_seed =
      play_command->add_option("--seed", play_arguments.seed, "Deal the same cards every time")
          ->check(whole_number);
  play_command->add_flag("--run-bots", play_arguments.run_bots,
                         "With --resume: start the programs (exec:) that the saved game names");
  play_command->add_flag("--plain", play_arguments.plain, "No colours");
  play_command->callback([&] {
    play_arguments.seeded = play_seed->count() > 0;
    exit_code = play(play_arguments);
  });

  HintArguments hint_arguments;
  CLI::App* hint_command =
      app.add_subcommand("hint", "The best moves of a position, and what speaks for them");
  add_table(*hint_command, hint_arguments.table);
  hint_command
      ->add_option("--position", hint_arguments.position, "The position, as `horta replay --to` prints it")
      ->required();
  hint_command
      ->add_option("--rules", hint_arguments.table.rules,
                   "Version of the rules that the game is played with, where it is not the newest")
      ->check(CLI::Range(1, 99));
  hint_command->add_option("--iterations", hint_arguments.iterations, "How long to think")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  hint_command->add_option("--seed", hint_arguments.seed, "Seed of what the search leaves to chance")
      ->capture_default_str()
      ->check(whole_number);
  hint_command->add_option("--moves", hint_arguments.moves, "How many moves at most")
      ->capture_default_str()
      ->check(CLI::Range(1, 16));
  add_json(*hint_command, hint_arguments.json);
  hint_command->callback([&] { exit_code = hint(hint_arguments); });

  SimArguments sim_arguments;
  CLI::App* sim_command = app.add_subcommand("sim", "Let bots play many games");
  add_table(*sim_command, sim_arguments.table);
  sim_command
      ->add_option("--bots", sim_arguments.bots,
                   "One bot for all seats, or one per seat: a,b,…; exec:COMMAND is a program that speaks "
                   "the bot protocol, with \\, for a comma in it")
      ->capture_default_str();
  sim_command->add_option("--games", sim_arguments.games, "How many games")
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  sim_command->add_option("--seed", sim_arguments.seed, "Seed of all deals and bots")
      ->capture_default_str()
      ->check(whole_number);
  sim_command->add_option("--threads", sim_arguments.threads, "How many threads")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  sim_command->add_option("--records", sim_arguments.records,
                          "Write a record of each game to this .jsonl file, in place of an older one");
  sim_command->add_flag("--force", sim_arguments.force,
                        "Let --records replace a file that holds something else");
  add_json(*sim_command, sim_arguments.json);
  sim_command->callback([&] { exit_code = sim(sim_arguments); });

  ArenaArguments arena_arguments;
  CLI::App* arena_command = app.add_subcommand("arena", "Find out which bot is stronger, and by how much");
  add_table(*arena_command, arena_arguments.table);
  arena_command->add_option("--a", arena_arguments.a, "One bot");
  arena_command->add_option("--b", arena_arguments.b, "The bot it is compared with");
  arena_command->add_option("--ladder", arena_arguments.ladder,
                            "Instead of --a and --b: bots that all play each other: a,b,…");
  arena_command->add_option("--blocks", arena_arguments.blocks, "How many deals, each played from all seats")
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
  arena_command->add_option("--seed", arena_arguments.seed, "Seed of all deals and bots")
      ->capture_default_str()
      ->check(whole_number)
      ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{std::numeric_limits<std::int64_t>::max()}));
  arena_command->add_option("--threads", arena_arguments.threads, "How many threads")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  arena_command->add_option(
      "--shard", arena_arguments.shard,
      "i/n: play every n-th block from the i-th, counted from 0, and print what --merge "
      "reads");
  arena_command
      ->add_option("--until-sure", arena_arguments.until_sure,
                   "Stop as soon as A is surely stronger by so many Elo, or surely not")
      ->check(CLI::Range(1, 1000));
  arena_command
      ->add_option("--arms", arena_arguments.arms,
                   "both: one A against the rest B, and one B against the rest A; one: only the former")
      ->capture_default_str()
      ->check(CLI::IsMember({"one", "both"}));
  CLI::Option* arena_merge =
      arena_command->add_option("--merge", arena_arguments.merge,
                                "Report on what shards have printed to these files; - for standard input");
  add_json(*arena_command, arena_arguments.json);
  arena_command->callback([&] {
    for (const CLI::Option* option : arena_command->get_options())
      if (option->count() > 0 && option != arena_merge && option->get_name() != "--json")
        arena_arguments.given += (arena_arguments.given.empty() ? "" : ", ") + option->get_name();
    exit_code = arena(arena_arguments);
  });

  ReplayArguments replay_arguments;
  CLI::App* replay_command = app.add_subcommand("replay", "Replay records and check them against the rules");
  replay_command->add_option("file", replay_arguments.file, "Record (.json, .jsonl), or - for standard input")
      ->required();
  replay_command->add_flag("--verify", replay_arguments.verify, "Only check, and count what is good");
  replay_command->add_option("--to", replay_arguments.to, "Stop after so many steps and show the position")
      ->check(CLI::Range(0L, 1'000'000L));
  replay_command->add_flag("--counts", replay_arguments.counts,
                           "Print how often each card and kind of event occurs");
  replay_command->add_flag("--states", replay_arguments.states, "Print one JSON object per decision");
  add_components(*replay_command, replay_arguments.component_data);
  add_json(*replay_command, replay_arguments.json);
  replay_command->callback([&] { exit_code = replay(replay_arguments); });

  VerifyArguments verify_arguments;
  CLI::App* verify_command =
      app.add_subcommand("verify", "Check the shuffle of records against their secret");
  verify_command->add_option("file", verify_arguments.file, "Record (.json, .jsonl), or - for standard input")
      ->required();
  add_components(*verify_command, verify_arguments.component_data);
  add_json(*verify_command, verify_arguments.json);
  verify_command->callback([&] { exit_code = verify(verify_arguments); });

  BenchArguments bench_arguments;
  CLI::App* bench_command = app.add_subcommand("bench", "Measure the speed of the engine");
  bench_command->add_option("--game", bench_arguments.game, "Only this game");
  bench_command->add_option("--options", bench_arguments.options, "Only these options: name=value,…");
  bench_command->add_flag("--signatures", bench_arguments.signatures,
                          "Only the signatures of the rules, without measuring");
  add_components(*bench_command, bench_arguments.component_data);
  add_json(*bench_command, bench_arguments.json);
  bench_command->callback([&] { exit_code = bench(bench_arguments); });

  GamesArguments games_arguments;
  CLI::App* games_command = app.add_subcommand("games", "List the games, their options and their components");
  games_command->add_flag("--components", games_arguments.components,
                          "With all component tables and their sources");
  add_components(*games_command, games_arguments.component_data);
  add_json(*games_command, games_arguments.json);
  games_command->callback([&] { exit_code = games(games_arguments); });

  EngineArguments engine_arguments;
  CLI::App* engine_command =
      app.add_subcommand("engine", "Speak the bot protocol on the standard streams (docs/bot-protocol.md)");
  engine_command->add_option("--options", engine_arguments.options,
                             "Options of the protocol to begin with: Bot=greedy,Seed=7,…");
  engine_command->callback([&] { exit_code = engine(engine_arguments); });

  ServeArguments serve_arguments;
  CLI::App* serve_command = app.add_subcommand("serve", "Serve the web client to browsers");
  serve_command->add_option("--port", serve_arguments.port, "Port to listen on; 0 for any that is free")
      ->capture_default_str()
      ->check(CLI::Range(0, 65535));
  serve_command
      ->add_option("--address", serve_arguments.address,
                   "Address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for the local network, "
                   ":: also over IPv6")
      ->capture_default_str();
  serve_command->add_option("--web", serve_arguments.web,
                            "Folder with a built web client, instead of the one in the program");
  serve_command->add_option("--threads", serve_arguments.threads, "How many threads")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  serve_command->callback([&] { exit_code = serve(serve_arguments); });

  if (argc > 1 && argv[1][0] != '-' &&
      app.get_subcommands([&](const CLI::App* command) { return command->get_name() == argv[1]; }).empty()) {
    complain(horta::Fault{"command_unknown", horta::json::Value::object({{"command", argv[1]}})});
    return wrong_usage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return flushed(told(app, error));
  }
  exit_code = flushed(exit_code);
  if (exit_code == stopped) end_by_interrupt();
  return exit_code;
}
