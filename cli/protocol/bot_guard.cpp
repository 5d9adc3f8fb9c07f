#include "cli/protocol/bot_guard.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <optional>

namespace horta::cli {

namespace {

constexpr int cannot_run = 127;  // as a shell says it

// Here and below we are the child of a process that may have had threads: nothing may be called that takes a
// lock, such as what allocates.

[[noreturn]] void become_the_bot(const char* command, int input, int output, pid_t guard) {
  // Whoever kills the guard kills at least the program itself with it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != guard) _exit(cannot_run);
  setpgid(0, 0);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; ++number) sigaction(number, &action, nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  execl("/bin/sh", "sh", "-c", command, nullptr);
  _exit(cannot_run);
}

// Everything but the channel, which gets a fixed place.
int keep_only(int channel) {
  dup2(channel, STDIN_FILENO);
  if (close_range(STDIN_FILENO + 1, ~0U, 0) != 0)
    for (int descriptor = STDIN_FILENO + 1; descriptor < 4096; ++descriptor) close(descriptor);
  return STDIN_FILENO;
}

// How it ended, without burying it: until then nobody else gets the number of its process group.
std::optional<BotGuard::Ending> ending_of(pid_t bot) {
  siginfo_t info{};
  if (waitid(P_PID, static_cast<id_t>(bot), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
    return std::nullopt;
  return BotGuard::Ending{.by_signal = info.si_code != CLD_EXITED, .number = info.si_status};
}

// Tells how the bot ended, and returns when the host is gone.
void watch(int channel, pid_t bot) {
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  const int children = signalfd(-1, &child, SFD_NONBLOCK);
  bool told = false;
  for (;;) {
    if (const auto ending = told ? std::nullopt : ending_of(bot)) {
      send(channel, &*ending, sizeof *ending, MSG_NOSIGNAL);
      told = true;
    }
    std::array<pollfd, 2> watched{{{.fd = channel, .events = POLLIN, .revents = 0},
                                   {.fd = told ? -1 : children, .events = POLLIN, .revents = 0}}};
    if (poll(watched.data(), watched.size(), -1) < 0 && errno != EINTR) return;
    if (watched[0].revents != 0) return;  // nobody writes to us
    signalfd_siginfo ignored;
    [[maybe_unused]] const ssize_t count = read(children, &ignored, sizeof ignored);
  }
}

// Kills those who have us as their parent; false when there is none, or when the system does not tell.
bool kill_children() {
  // Of the one thread that we are.
  const int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  std::array<char, 4096> text{};
  const ssize_t count = list < 0 ? 0 : read(list, text.data(), text.size() - 1);
  if (list >= 0) close(list);
  if (count <= 0) return false;
  pid_t pid = 0;
  for (const char next : text) {  // "12 345 ", and zeros behind it
    if (next >= '0' && next <= '9') {
      pid = 10 * pid + (next - '0');
    } else if (pid > 0) {
      kill(pid, SIGKILL);
      pid = 0;
    }
  }
  return true;
}

[[noreturn]] void guard(const char* command, int input, int output, int channel) {
  setpgid(0, 0);
  prctl(PR_SET_NAME, "bot-guard");
  prctl(PR_SET_CHILD_SUBREAPER, 1);  // what the bot has started becomes our child when its own parent ends
  const pid_t self = getpid();
  const pid_t bot = fork();
  if (bot == 0) become_the_bot(command, input, output, self);
  channel = keep_only(channel);
  if (bot < 0) _exit(cannot_run);
  watch(channel, bot);
  kill(-bot, SIGKILL);
  constexpr int most_generations = 1000;
  for (int generation = 0; generation < most_generations && kill_children(); ++generation)
    waitpid(-1, nullptr, 0);
  _exit(0);
}

}  // namespace

std::expected<BotGuard, int> start_guarded(const std::string& command, int input, int output) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return std::unexpected(errno);
  // No signal reaches the guard, not even before it can say so.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    guard(command.c_str(), input, output, ends[1]);
  }
  const int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  close(ends[1]);
  if (pid > 0) return BotGuard{.pid = pid, .channel = ends[0]};
  close(ends[0]);
  return std::unexpected(error);
}

}  // namespace horta::cli
