#include "cli/protocol/bot_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace horta::cli {

namespace {

using namespace std::chrono_literals;

// What ends a program from outside.
constexpr std::array<int, 3> ending_signals{SIGINT, SIGTERM, SIGHUP};

// The process groups that run, for a signal handler, which can do no more than look through an array. One
// that finds no place is killed as usual, but not when we are interrupted.
std::array<std::atomic<pid_t>, 2048> running{};

void enter(pid_t pid) {
  for (auto& place : running)
    if (pid_t free = 0; place.compare_exchange_strong(free, pid)) return;
}

void leave(pid_t pid) {
  for (auto& place : running)
    if (pid_t own = pid; place.compare_exchange_strong(own, 0)) return;
}

void kill_all_and_end(int number) {
  for (const auto& place : running)
    if (const pid_t pid = place.load(); pid > 0) kill(-pid, SIGKILL);
  signal(number, SIG_DFL);
  raise(number);
}

// Whoever handles these signals already, such as a Terminal, ends in good order and needs no help.
void end_bots_with_us() {
  static std::once_flag once;
  std::call_once(once, [] {
    for (const int number : ending_signals) {
      struct sigaction action{};
      sigaction(number, nullptr, &action);
      if (action.sa_handler != SIG_DFL) continue;
      action.sa_handler = kill_all_and_end;
      sigaction(number, &action, nullptr);
    }
  });
}

bool interrupt_is_pending() {
  sigset_t pending;
  sigpending(&pending);
  return std::ranges::any_of(ending_signals, [&](int number) { return sigismember(&pending, number) == 1; });
}

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

// The program begins with no signal blocked or ignored, whatever we do with ours.
int spawn(const std::string& command, const Pipe& to_bot, const Pipe& from_bot, pid_t& pid) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, to_bot.read_end, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, from_bot.write_end, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  for (const int number : ending_signals) sigaddset(&signals, number);
  sigaddset(&signals, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  std::string shell = "sh", dash_c = "-c", line = command;
  const std::array<char*, 4> arguments{shell.data(), dash_c.data(), line.data(), nullptr};
  const int error = posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

// Looks without burying: until then nobody else gets the number of the process or of its group.
std::optional<BotProcess::Ending> look(pid_t pid) {
  siginfo_t info{};
  if (waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
    return std::nullopt;
  using How = BotProcess::Ending::How;
  if (info.si_code != CLD_EXITED) return BotProcess::Ending{How::signal, info.si_status};
  // So a shell tells that what it ran was ended by a signal.
  constexpr int signals = 128, last_signal = signals + 64;
  if (info.si_status > signals && info.si_status <= last_signal)
    return BotProcess::Ending{How::signal, info.si_status - signals};
  return BotProcess::Ending{How::exit, info.si_status};
}

std::optional<BotProcess::Ending> look_for(pid_t pid, std::chrono::milliseconds patience) {
  const auto deadline = BotProcess::Clock::now() + patience;
  for (;;) {
    if (const auto ending = look(pid); ending || BotProcess::Clock::now() >= deadline) return ending;
    std::this_thread::sleep_for(2ms);
  }
}

}  // namespace

std::expected<std::unique_ptr<BotProcess>, int> BotProcess::start(const std::string& command) {
  end_bots_with_us();
  Pipe to_bot, from_bot;
  if (!to_bot.good() || !from_bot.good()) return std::unexpected(errno);
  pid_t pid = -1;
  if (const int error = spawn(command, to_bot, from_bot, pid); error != 0) return std::unexpected(error);
  fcntl(to_bot.write_end, F_SETFL, O_NONBLOCK);
  fcntl(from_bot.read_end, F_SETFL, O_NONBLOCK);
  return std::unique_ptr<BotProcess>{
      new BotProcess{pid, Pipe::keep(to_bot.write_end), Pipe::keep(from_bot.read_end)}};
}

BotProcess::BotProcess(pid_t pid, int input, int output) : pid_{pid}, input_{input}, output_{output} {
  enter(pid_);
}

BotProcess::~BotProcess() {
  kill(-pid_, SIGKILL);
  leave(pid_);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  if (input_ >= 0) close(input_);
  close(output_);
}

// In slices, so that a person who wants to leave need not wait for a bot that thinks.
std::expected<void, BotProcess::Trouble> BotProcess::wait(int descriptor, short events,
                                                          Clock::time_point deadline) const {
  constexpr auto slice = 100ms;
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return std::unexpected(Trouble::silent);
    pollfd watched{.fd = descriptor, .events = events, .revents = 0};
    const int ready =
        poll(&watched, 1, static_cast<int>(std::min<std::chrono::milliseconds>(left, slice).count()));
    if (ready > 0) return {};
    if (ready < 0 && errno != EINTR) return std::unexpected(Trouble::ended);
    if (interrupt_is_pending()) return std::unexpected(Trouble::interrupted);
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
  return look_for(pid_, patience).value_or(Ending{Ending::How::closed_output, 0});
}

void BotProcess::wait_for_end() {
  constexpr auto patience = 500ms;
  if (input_ >= 0) close(std::exchange(input_, -1));
  look_for(pid_, patience);
}

}  // namespace horta::cli
