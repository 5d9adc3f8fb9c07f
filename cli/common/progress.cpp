#include "cli/common/progress.h"

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
  const auto now = Clock::now();
  if (now - shown_ < std::chrono::milliseconds{100}) return;
  shown_ = now;
  if (total_ == 0) {
    fmt::print(stderr, "\r\033[K{} {}", what_, done);
  } else {
    constexpr std::uint64_t width = 30;
    const std::uint64_t full = done * width / total_;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const double left =
        done == 0 ? 0 : seconds / static_cast<double>(done) * static_cast<double>(total_ - done);
    fmt::print(stderr, "\r\033[K[{:#>{}}{:.>{}}] {} of {} {} ({} %), {:.0f} s left", "", full, "",
               width - full, done, total_, what_, done * 100 / total_, left);
  }
  std::fflush(stderr);
}

}  // namespace horta::cli
