#pragma once

#include <cstdint>
#include <string_view>

namespace horta::cli {

// A line on a terminal that tells how far a long command is; silent in a pipe.
class Progress {
 public:
  // A total of 0 is not known.
  Progress(std::string_view what, std::uint64_t total);
  ~Progress();  // clears the line
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done);
  // Makes room for another line.
  void clear();

 private:
  std::string_view what_;
  std::uint64_t total_;
  bool visible_;
};

}  // namespace horta::cli
