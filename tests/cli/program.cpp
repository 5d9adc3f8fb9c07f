#include "tests/cli/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <system_error>

namespace horta::tests {

namespace {

bool ends_with_prompt(std::string_view text) {
  if (!text.ends_with("> ")) return false;
  const std::size_t line = text.rfind('\n');
  return text.size() - (line == std::string_view::npos ? 0 : line + 1) <= 3;
}

constexpr std::chrono::minutes patience{5};

// Whether a descriptor has what it is waited for within that time.
bool is_ready(int descriptor, short event, std::chrono::milliseconds most) {
  pollfd awaited{descriptor, event, 0};
  const auto deadline = std::chrono::steady_clock::now() + most;
  for (;;) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    const int count = poll(&awaited, 1, static_cast<int>(std::max(left.count(), std::int64_t{0})));
    if (count >= 0 || errno != EINTR) return count > 0;
  }
}

// Where somebody reads and where it writes.
struct Ends {
  int input, output;
};
struct Connection {
  Ends inside, outside;  // the program's, and ours
};

Connection open_pipes() {
  int to_program[2], from_program[2];
  // No other program keeps them open.
  if (pipe2(to_program, O_CLOEXEC) != 0 || pipe2(from_program, O_CLOEXEC) != 0) std::abort();
  return {.inside = {to_program[0], from_program[1]}, .outside = {to_program[1], from_program[0]}};
}

Connection open_screen(const Screen& screen) {
  int ours = -1, theirs = -1;
  termios plain{};
  winsize size{};
  size.ws_col = static_cast<unsigned short>(screen.columns);
  size.ws_row = 24;
  plain.c_lflag = ICANON;
  plain.c_cc[VEOF] = 4;
  plain.c_cflag = CS8 | CREAD;
  if (openpty(&ours, &theirs, nullptr, &plain, &size) != 0)
    throw std::system_error{errno, std::generic_category(), "There is no terminal"};
  const int input = dup(ours);
  for (const int end : {ours, input}) fcntl(end, F_SETFD, FD_CLOEXEC);
  return {.inside = {theirs, theirs}, .outside = {input, ours}};
}

}  // namespace

Program::Program(const std::filesystem::path& folder, std::vector<std::string> arguments,
                 std::optional<Screen> screen) {
  const auto [inside, outside] = screen ? open_screen(*screen) : open_pipes();
  std::vector<char*> argv;
  std::string name = "horta";
  argv.push_back(name.data());
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  std::signal(SIGPIPE, SIG_DFL);
  pid_ = fork();
  if (pid_ == 0) {
    dup2(inside.input, STDIN_FILENO);
    dup2(inside.output, STDOUT_FILENO);
    dup2(inside.output, STDERR_FILENO);
    for (const int end : {inside.input, inside.output, outside.input, outside.output}) close(end);
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(variable);
    setenv("NO_COLOR", "1", 1);
    // A shell lets what runs in the background ignore interrupts.
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) std::signal(number, SIG_DFL);
    if (chdir(folder.c_str()) == 0) execv(HORTA_BINARY, argv.data());
    _exit(127);
  }
  close(inside.input);
  if (inside.output != inside.input) close(inside.output);
  input_ = outside.input;
  fcntl(input_, F_SETFL, O_NONBLOCK);
  output_end_ = outside.output;
  std::signal(SIGPIPE, SIG_IGN);  // writing to a program that has ended is no reason to end the tests
}

Program::~Program() {
  if (input_ >= 0) close(input_);
  close(output_end_);
  if (pid_ < 0) return;
  // Most end with their input; a server is asked to.
  for (const int number : {SIGTERM, SIGKILL})
    if (!ends_within(std::chrono::seconds{5})) kill(pid_, number);
  waitpid(pid_, nullptr, 0);
}

bool Program::ends_within(std::chrono::milliseconds most) const {
  const int process = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0));
  if (process < 0) std::abort();
  const bool ended = is_ready(process, POLLIN, most);
  close(process);
  return ended;
}

void Program::give_up(std::string_view complaint) {
  ADD_FAILURE() << complaint << " Until then it printed:\n" << output_;
  kill(pid_, SIGKILL);
  running_ = false;
}

bool Program::read_more() {
  if (!is_ready(output_end_, POLLIN, patience)) {
    give_up("The program has said nothing for five minutes.");
    return false;
  }
  char bytes[4096];
  const ssize_t count = read(output_end_, bytes, sizeof bytes);
  if (count > 0) output_.append(bytes, static_cast<std::size_t>(count));
  running_ = count > 0;
  return running_;
}

std::string Program::read_to_prompt() {
  while (running_ && !ends_with_prompt(std::string_view{output_}.substr(seen_)) && read_more()) {
  }
  std::string news = output_.substr(seen_);
  seen_ = output_.size();
  return news;
}

std::string Program::read_line() {
  while (running_ && output_.find('\n', seen_) == std::string::npos && read_more()) {
  }
  const std::size_t end = std::min(output_.find('\n', seen_), output_.size());
  std::string line = output_.substr(seen_, end - seen_);
  seen_ = std::min(end + 1, output_.size());
  return line;
}

void Program::type(std::string_view line) {
  const std::string text = std::string{line} + "\n";
  for (std::string_view rest = text; !rest.empty();) {
    if (!is_ready(input_, POLLOUT, patience))
      return give_up("The program has read nothing for five minutes.");
    const ssize_t count = write(input_, rest.data(), rest.size());
    if (count < 0 && errno == EAGAIN) continue;
    if (count < 0) {
      running_ = false;
      return;
    }
    rest.remove_prefix(static_cast<std::size_t>(count));
  }
}

void Program::signal(int number) const { kill(pid_, number); }

std::string Program::end_input() {
  // A terminal stays; Ctrl-D at the beginning of a line ends what is typed there.
  if (isatty(input_)) [[maybe_unused]]
    const ssize_t written = write(input_, "\x04", 1);
  close(input_);
  input_ = -1;
  while (read_more()) {
  }
  return read_to_prompt();
}

int Program::exit_code() {
  if (input_ >= 0) end_input();
  if (!ends_within(patience)) give_up("The program has closed its output and does not end.");
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// The limit on the stack is also the size of the stacks of new threads: no memory has room for such a one.
NoThreads::NoThreads() {
  if (getrlimit(RLIMIT_STACK, &before_) != 0) std::abort();
  rlimit enormous = before_;
  enormous.rlim_cur = rlim_t{1} << 50;
  works_ = setrlimit(RLIMIT_STACK, &enormous) == 0;
}

NoThreads::~NoThreads() { setrlimit(RLIMIT_STACK, &before_); }

}  // namespace horta::tests
