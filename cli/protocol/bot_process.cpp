#include "cli/protocol/bot_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "cli/common/interrupt.h"

namespace horta::cli {

namespace {

using namespace std::chrono_literals;

// While it lives, writing to a program that has ended is an error and no signal.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &outside_);
  }
  ~NoPipeSignal() {
    const timespec at_once{};
    if (!was_pending_) sigtimedwait(&pipe_, nullptr, &at_once);
    pthread_sigmask(SIG_SETMASK, &outside_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  bool was_pending_ = false;
  sigset_t pipe_{}, outside_{};
};

// A pipe that no other program inherits.
struct Pipe {
  int read_end = -1, write_end = -1;
  Pipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) == 0) read_end = ends[0], write_end = ends[1];
  }
  bool good() const { return read_end >= 0; }
  static int keep(int& end) { return std::exchange(end, -1); }
  ~Pipe() {
    if (read_end >= 0) close(read_end);
    if (write_end >= 0) close(write_end);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
};

}  // namespace

std::expected<std::unique_ptr<BotProcess>, int> BotProcess::start(const std::string& command) {
  Pipe to_bot, from_bot;
  if (!to_bot.good() || !from_bot.good()) return std::unexpected(errno);
  const auto guard = start_guarded(command, to_bot.read_end, from_bot.write_end);
  if (!guard) return std::unexpected(guard.error());
  fcntl(to_bot.write_end, F_SETFL, O_NONBLOCK);
  fcntl(from_bot.read_end, F_SETFL, O_NONBLOCK);
  return std::unique_ptr<BotProcess>{
      new BotProcess{*guard, Pipe::keep(to_bot.write_end), Pipe::keep(from_bot.read_end)}};
}

BotProcess::BotProcess(const BotGuard& guard, int input, int output)
    : guard_{guard}, input_{input}, output_{output} {}

BotProcess::~BotProcess() {
  close(guard_.channel);
  while (waitpid(guard_.pid, nullptr, 0) < 0 && errno == EINTR) {
  }
  if (input_ >= 0) close(input_);
  close(output_);
}

std::expected<void, BotProcess::Trouble> BotProcess::wait(int descriptor, short events,
                                                          Clock::time_point deadline) {
  for (;;) {
    if (interrupted()) return std::unexpected(Trouble::interrupted);
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return std::unexpected(Trouble::silent);
    std::array<pollfd, 2> watched{{{.fd = descriptor, .events = events, .revents = 0},
                                   {.fd = interrupt_descriptor(), .events = POLLIN, .revents = 0}}};
    const int ready = poll(watched.data(), watched.size(), static_cast<int>(left.count()));
    if (ready < 0 && errno != EINTR) return std::unexpected(Trouble::ended);
    if (watched[0].revents != 0) return {};
  }
}

std::expected<void, BotProcess::Trouble> BotProcess::send(std::string_view text, Clock::time_point deadline) {
  const NoPipeSignal quiet;
  while (!text.empty()) {
    if (const auto ready = wait(input_, POLLOUT, deadline); !ready) return ready;
    const ssize_t count = write(input_, text.data(), text.size());
    if (count >= 0)
      text.remove_prefix(static_cast<std::size_t>(count));
    else if (errno != EAGAIN && errno != EINTR)
      return std::unexpected(Trouble::ended);
  }
  return {};
}

std::expected<std::string, BotProcess::Trouble> BotProcess::read_line(Clock::time_point deadline) {
  std::array<char, 16'384> bytes;
  for (;;) {
    if (auto line = lines_.next()) return std::move(*line);
    if (lines_.dropped()) return std::unexpected(Trouble::too_long);
    if (const auto ready = wait(output_, POLLIN, deadline); !ready) return std::unexpected(ready.error());
    const ssize_t count = read(output_, bytes.data(), bytes.size());
    if (count > 0)
      lines_.add({bytes.data(), static_cast<std::size_t>(count)});
    else if (count == 0 || (errno != EAGAIN && errno != EINTR))
      return std::unexpected(Trouble::ended);
  }
}

BotProcess::Ending BotProcess::ending() const {
  constexpr auto patience = 200ms;
  using How = Ending::How;
  BotGuard::Ending told{};
  if (!wait_for_guard(patience) ||
      recv(guard_.channel, &told, sizeof told, MSG_PEEK | MSG_DONTWAIT) != sizeof told)
    return {How::closed_output, 0};
  if (told.by_signal) return {How::signal, told.number};
  // So a shell tells that what it ran was ended by a signal.
  constexpr int signals = 128, last_signal = signals + 64;
  if (told.number > signals && told.number <= last_signal) return {How::signal, told.number - signals};
  return {How::exit, told.number};
}

void BotProcess::wait_for_end() {
  constexpr auto patience = 500ms;
  if (input_ >= 0) close(std::exchange(input_, -1));
  wait_for_guard(patience);
}

// Until the guard tells of the end, or is gone itself.
bool BotProcess::wait_for_guard(std::chrono::milliseconds patience) const {
  return wait(guard_.channel, POLLIN, Clock::now() + patience).has_value();
}

}  // namespace horta::cli
