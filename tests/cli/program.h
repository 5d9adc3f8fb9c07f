#pragma once

#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace horta::tests {

// A terminal of so many columns.
struct Screen {
  int columns;
};

// The real program, run in a folder of its own with its standard streams in our hands: pipes, or a terminal
// that neither shows what is typed nor changes what is printed. The environment has no language and no
// colours. A program that neither does anything nor ends is given five minutes: then the test fails, and the
// program is killed.
class Program {
 public:
  Program(const std::filesystem::path& folder, std::vector<std::string> arguments,
          std::optional<Screen> screen = {});
  ~Program();  // ends it, if need be by force
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // What it printed up to the next prompt or its end, since the last call.
  std::string read_to_prompt();
  // The next line it printed; empty at its end.
  std::string read_line();
  // Whether it still waits for an answer.
  bool running() const { return running_; }
  void type(std::string_view line);
  void signal(int number) const;
  pid_t pid() const { return pid_; }
  // Closes its input, and returns all the rest that it printed.
  std::string end_input();
  // Both output streams since the beginning.
  const std::string& output() const { return output_; }
  int exit_code();

 private:
  bool read_more();
  bool ends_within(std::chrono::milliseconds most) const;
  void give_up(std::string_view complaint);

  pid_t pid_ = -1;
  int input_ = -1;
  int output_end_ = -1;
  std::string output_;
  std::size_t seen_ = 0;
  bool running_ = true;
};

// While it lives, programs that are started get no threads from the system.
class NoThreads {
 public:
  NoThreads();
  ~NoThreads();
  NoThreads(const NoThreads&) = delete;
  NoThreads& operator=(const NoThreads&) = delete;

  // False where the system does not let us.
  bool works() const { return works_; }

 private:
  rlimit before_{};
  bool works_ = false;
};

}  // namespace horta::tests
