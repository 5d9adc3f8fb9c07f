#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/registry.h"

// The subcommands of `horta`, one file each. main.cpp reads the command line into these arguments; every
// function returns the exit code.

namespace horta::cli {

inline constexpr int good = 0;
inline constexpr int failed = 1;
inline constexpr int wrong_usage = 2;
inline constexpr int stopped = 130;  // by a signal, in good order: main() ends as the signal would have

// What several subcommands have in common.
struct TableArguments {
  std::string game{games().front().name};  // the first of the list
  int players = 0;                         // 0: the fewest the game allows
  std::string options;                     // "name=value,…"
  std::string component_data;              // a file; empty: as shipped
  int rules = 0;                           // a version; 0: the newest
};

struct PlayArguments {
  TableArguments table;
  std::string seats;     // "you,level:3,…"; empty: you against easy bots
  std::string language;  // "en", "fr", "nl"; empty: from the environment
  std::string resume;    // a saved game
  std::string save;      // where to save; empty: a name of its own
  std::uint64_t seed = 0;
  bool seeded = false;
  bool plain = false;     // no colour
  bool run_bots = false;  // a saved game may start the programs that it names
  bool force = false;     // the file of `save` may be replaced, whatever it is
};
int play(const PlayArguments& arguments);

struct HintArguments {
  TableArguments table;
  std::string position;
  std::uint64_t iterations = 0;  // 0: as many as a hint usually takes
  std::uint64_t seed = 1;
  int moves = 3;
  bool json = false;
};
int hint(const HintArguments& arguments);

struct SimArguments {
  TableArguments table;
  std::string bots = "random";
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string records;
  bool force = false;  // their file may be replaced, whatever it is
  bool json = false;
};
int sim(const SimArguments& arguments);

struct ArenaArguments {
  TableArguments table;
  std::string a, b;    // two bots
  std::string ladder;  // or several: "bot,bot,…"
  std::uint64_t blocks = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string shard;               // "i/n"; empty: the whole run
  int until_sure = 0;              // Elo; 0: play all blocks
  std::string arms = "both";       // "one": only one A against the rest
  std::vector<std::string> merge;  // files of shards; empty: play
  std::string given;               // the options of a new run that were given, as they are written
  bool json = false;
};
int arena(const ArenaArguments& arguments);

struct ReplayArguments {
  std::string file;
  std::string component_data;
  bool verify = false;
  bool counts = false;
  bool states = false;
  bool json = false;
  long to = -1;
};
int replay(const ReplayArguments& arguments);

struct VerifyArguments {
  std::string file;
  std::string component_data;
  bool json = false;
};
int verify(const VerifyArguments& arguments);

struct BenchArguments {
  std::string game;  // empty: all
  std::string options;
  std::string component_data;
  bool signatures = false;
  bool json = false;
};
int bench(const BenchArguments& arguments);

struct GamesArguments {
  bool components = false;
  bool json = false;
  std::string component_data;
};
int games(const GamesArguments& arguments);

struct EngineArguments {
  std::string options;  // "Name=value,…"
};
int engine(const EngineArguments& arguments);

struct ServeArguments {
  std::string address = "127.0.0.1";
  int port = 1893;  // 0: any that is free
  std::string web;  // a folder with the web client; empty: the one in the program
  int threads = 1;
};
int serve(const ServeArguments& arguments);

// Prints the sentence for a fault on the standard error stream, in the reader's language.
void complain(const Fault& fault, std::string_view context = {});

}  // namespace horta::cli
