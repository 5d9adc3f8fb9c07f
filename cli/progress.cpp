#include "cli/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>

namespace horta::cli {

Progress::Progress(std::string_view what, std::uint64_t total)
    : what_{what}, total_{total}, visible_{isatty(STDERR_FILENO) == 1} {}

Progress::~Progress() { clear(); }

void Progress::clear() {
  if (visible_) fmt::print(stderr, "\r\033[K");
}

void Progress::show(std::uint64_t done) {
  if (!visible_) return;
  if (total_ == 0)
    fmt::print(stderr, "\r\033[K{} {}", what_, done);
  else
    fmt::print(stderr, "\r\033[K{} {} of {} ({} %)", what_, done, total_, done * 100 / total_);
  std::fflush(stderr);
}

}  // namespace horta::cli
