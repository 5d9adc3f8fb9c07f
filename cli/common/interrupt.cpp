#include "cli/common/interrupt.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <mutex>

namespace horta::cli {

namespace {

std::atomic<bool> noted = false;
std::atomic<int> first_signal = 0;
std::atomic<int> wake_up = -1;

static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void end_by(int number) {
  std::signal(number, SIG_DFL);
  sigset_t let_through;
  sigemptyset(&let_through);
  sigaddset(&let_through, number);
  pthread_sigmask(SIG_UNBLOCK, &let_through, nullptr);
  std::raise(number);
}

void note(int number) {
  const int error = errno;
  int none = 0;
  first_signal.compare_exchange_strong(none, number);
  // A terminal that closes says so more than once, and nobody is impatient.
  if (noted.exchange(true) && number != SIGHUP) end_by(number);
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = write(wake_up, &one, sizeof one);
  errno = error;
}

}  // namespace

void note_interrupts() {
  static std::once_flag once;
  std::call_once(once, [] {
    wake_up = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
      struct sigaction action{};
      sigaction(number, nullptr, &action);
      if (action.sa_handler == SIG_IGN) continue;
      action = {};
      action.sa_handler = note;
      action.sa_flags = SA_RESTART;
      sigaction(number, &action, nullptr);
    }
  });
}

const std::atomic<bool>& interrupted() { return noted; }

int interrupt_descriptor() { return wake_up; }

void end_by_interrupt() {
  if (const int number = first_signal; number != 0) end_by(number);
}

}  // namespace horta::cli
