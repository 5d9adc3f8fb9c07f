#pragma once

#include <sys/types.h>

#include <expected>
#include <string>

// The guard of a bot: a small process between us and the program, which ends the program and everything that
// it has started as soon as we are gone. We may be killed without a chance to do that ourselves.

namespace horta::cli {

struct BotGuard {
  // What it tells when the program has ended.
  struct Ending {
    bool by_signal;
    int number;  // of the signal, or the exit code
  };

  pid_t pid;    // to be waited for
  int channel;  // Ending comes from here; once it is closed, or shut down for writing, everything is ended
};

// Runs a command line in a shell, with these descriptors as its standard input and output, or tells the
// number of the error. The program begins with no signal blocked or ignored, whatever we do with ours.
std::expected<BotGuard, int> start_guarded(const std::string& command, int input, int output);

}  // namespace horta::cli
