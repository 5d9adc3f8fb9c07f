#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace horta::cli {

// A line on a terminal that tells how far a long command is, and how long it may still take; silent in a
// pipe.
class Progress {
 public:
  // A total of 0 is not known.
  Progress(std::string_view what, std::uint64_t total);
  ~Progress();  // clears the line
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Can be called as often as one likes: the line changes a few times a second.
  void show(std::uint64_t done);
  // Makes room for another line.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string_view what_;
  std::uint64_t total_;
  bool visible_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = {};
};

}  // namespace horta::cli
