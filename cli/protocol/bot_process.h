#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "cli/protocol/bot_guard.h"
#include "cli/protocol/bot_protocol.h"

namespace horta::cli {

// A program that runs beside us, with its standard input and output in our hands; what it says on its
// standard error stream goes where ours goes. Neither it nor what it starts outlives this object, nor
// ourselves however we end. Knows nothing of games.
class BotProcess {
 public:
  using Clock = std::chrono::steady_clock;

  // Why there is no line.
  enum class Trouble {
    ended,        // it is gone, or has closed its end
    silent,       // the deadline passed
    too_long,     // no end of the line in sight
    interrupted,  // somebody wants us to end
  };
  // What became of it.
  struct Ending {
    enum class How { closed_output, exit, signal } how;
    int number;  // the exit code or the signal
  };

  // Runs a command line in a shell, or tells the number of the error.
  static std::expected<std::unique_ptr<BotProcess>, int> start(const std::string& command);
  // Kills it, and whatever it has started.
  ~BotProcess();
  BotProcess(const BotProcess&) = delete;
  BotProcess& operator=(const BotProcess&) = delete;

  std::expected<void, Trouble> send(std::string_view text, Clock::time_point deadline);
  std::expected<std::string, Trouble> read_line(Clock::time_point deadline);
  // The beginning of the line that was too long.
  std::string beginning_of_long_line() const { return lines_.dropped().value_or(""); }
  // How it ended: for a moment after Trouble::ended it may still be about to.
  Ending ending() const;
  // Closes its input and gives it some time to end by itself.
  void wait_for_end();

 private:
  BotProcess(const BotGuard& guard, int input, int output);
  static std::expected<void, Trouble> wait(int descriptor, short events, Clock::time_point deadline);
  bool wait_for_guard(std::chrono::milliseconds patience) const;

  BotGuard guard_;
  int input_;   // what it reads; -1: closed
  int output_;  // what it writes
  protocol::LineReader lines_;
};

}  // namespace horta::cli
