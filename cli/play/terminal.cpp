#include "cli/play/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "cli/common/interrupt.h"
#include "text/harmless.h"

namespace horta::cli {

namespace {

constexpr std::size_t longest_line = 4000;
constexpr char escape = '\x1b';

// Of the 256 colours of a terminal, some that can be read on a dark and on a light background.
std::string_view code_of(Paint paint) {
  switch (paint) {
    case Paint::plain:
      return "";
    case Paint::strong:
      return "1";
    case Paint::faint:
      return "2";
    case Paint::warning:
      return "38;5;208";
    case Paint::seat_a:
      return "1;38;5;37";
    case Paint::seat_b:
      return "1;38;5;170";
    case Paint::seat_c:
      return "1;38;5;172";
    case Paint::seat_d:
      return "1;38;5;70";
    case Paint::seat_e:
      return "1;38;5;99";
    case Paint::seat_neutral:
      return "38;5;245";
    case Paint::red:
      return "38;5;167";
    case Paint::green:
      return "38;5;71";
    case Paint::blue:
      return "38;5;68";
    case Paint::yellow:
      return "38;5;178";
    case Paint::wood:
      return "38;5;137";
    case Paint::brick:
      return "38;5;131";
    case Paint::steel:
      return "38;5;67";
    case Paint::gold:
      return "38;5;136";
  }
  return "";
}

bool wants_colours(bool plain) {
  if (plain || !isatty(STDOUT_FILENO)) return false;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return !(no_colour && *no_colour) && !(terminal && std::string_view{terminal} == "dumb");
}

int screen_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return Terminal::most_width;
  return std::clamp<int>(size.ws_col, 40, Terminal::most_width);
}

// The length of the colour code at the beginning of the text; 0: there is none.
std::size_t escape_length(std::string_view text) {
  if (!text.starts_with(escape)) return 0;
  return std::min(text.find('m'), text.size() - 1) + 1;
}

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

std::string Style::operator()(Paint paint, std::string_view text) const {
  if (!colours_ || paint == Paint::plain || text.empty()) return std::string{text};
  std::string painted{escape};
  return painted.append("[").append(code_of(paint)).append("m").append(text).append("\x1b[0m");
}

int width_of(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (const std::size_t length = escape_length(text)) {
      text.remove_prefix(length);
      continue;
    }
    if (!continues_character(text.front())) ++width;
    text.remove_prefix(1);
  }
  return width;
}

std::string padded(std::string text, int width) {
  const int missing = width - width_of(text);
  if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
  return text;
}

std::string cut(std::string_view text, int width) {
  if (width_of(text) <= width) return std::string{text};
  std::string result;
  int used = 0;
  for (const char byte : text) {
    if (!continues_character(byte) && ++used >= width) break;
    result += byte;
  }
  return result + "…";
}

std::string repeated(std::string_view text, int count) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  std::string line;
  int used = 0;
  const auto begin = [&](int spaces) {
    line.assign(static_cast<std::size_t>(spaces), ' ');
    used = spaces;
  };
  begin(0);
  bool empty = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    const int length = width_of(word);
    if (!empty && used + 1 + length > width) {
      lines.push_back(line);
      begin(indent);
      empty = true;
    }
    if (!empty) line += ' ', ++used;
    line += word;
    used += length;
    empty = false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  lines.push_back(line);
  return lines;
}

std::vector<std::string> flowing(std::span<const std::string> pieces, int width, int indent) {
  std::vector<std::string> lines;
  for (const std::string& piece : pieces) {
    const bool fits = !lines.empty() && width_of(lines.back()) + 2 + width_of(piece) <= width;
    if (fits)
      lines.back().append("  ").append(piece);
    else
      lines.push_back(std::string(static_cast<std::size_t>(lines.empty() ? 0 : indent), ' ') + piece);
  }
  return lines;
}

std::vector<std::string> beside(std::span<const std::string> left, std::span<const std::string> right,
                                int at) {
  std::vector<std::string> lines;
  for (std::size_t index = 0; index < std::max(left.size(), right.size()); ++index) {
    std::string line = index < left.size() ? left[index] : "";
    if (index < right.size() && !right[index].empty()) line = padded(std::move(line), at) + right[index];
    while (line.ends_with(' ')) line.pop_back();
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string> in_columns(std::span<const std::string> items, int width, int most) {
  int widest = 0;
  for (const std::string& item : items) widest = std::max(widest, width_of(item));
  const int count = std::clamp((width + 2) / (widest + 2), 1, most);
  const std::size_t rows =
      (items.size() + static_cast<std::size_t>(count) - 1) / static_cast<std::size_t>(count);
  std::vector<std::string> lines(rows);
  for (std::size_t index = 0; index < items.size(); ++index) {
    std::string& line = lines[index % rows];
    const int column = static_cast<int>(index / rows);
    if (column > 0) line = padded(std::move(line), column * (width + 2) / count);
    line += items[index];
  }
  return lines;
}

std::vector<std::string> in_table(std::span<const std::vector<std::string>> rows) {
  std::vector<std::string> lines(rows.size());
  const std::size_t columns = rows.empty() ? 0 : rows.front().size();
  for (std::size_t column = 0; column < columns; ++column) {
    int widest = 0;
    for (const auto& row : rows) widest = std::max(widest, width_of(row[column]));
    const bool last = column + 1 == columns;
    for (std::size_t row = 0; row < rows.size(); ++row)
      lines[row] += last ? rows[row][column] : padded(rows[row][column], widest + 1);
  }
  return lines;
}

Terminal::Terminal(bool plain)
    : style_{wants_colours(plain)}, width_{screen_width()}, typed_{isatty(STDIN_FILENO) != 0} {
  note_interrupts();
  struct sigaction action{};
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, &old_pipe_);
}

Terminal::~Terminal() {
  std::fflush(stdout);
  sigaction(SIGPIPE, &old_pipe_, nullptr);
}

void Terminal::print(std::string_view line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
}

void Terminal::print(std::span<const std::string> lines) {
  for (const std::string& line : lines) print(line);
}

void Terminal::tell(std::string_view text, int indent) { print(wrapped(text, width_, indent)); }

bool Terminal::interrupted() const { return cli::interrupted() || std::ferror(stdout) != 0; }

bool Terminal::wait_for_input() const {
  std::array<pollfd, 2> watched{{{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0},
                                 {.fd = interrupt_descriptor(), .events = POLLIN, .revents = 0}}};
  while (!interrupted()) {
    const int ready = poll(watched.data(), watched.size(), -1);
    if (ready > 0 && watched[0].revents != 0) return !interrupted();
    if (ready < 0 && errno != EINTR) return false;
  }
  return false;
}

std::optional<std::string> Terminal::read_line(std::string_view prompt) {
  std::fwrite(prompt.data(), 1, prompt.size(), stdout);
  std::fflush(stdout);
  for (;;) {
    if (const std::size_t end = buffer_.find('\n');
        end != std::string::npos || (at_end_ && !buffer_.empty())) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end == std::string::npos ? end : end + 1);
      if (line.ends_with('\r')) line.pop_back();
      if (!typed_) print(harmless(line, longest_line));
      return line;
    }
    if (at_end_ || !wait_for_input()) {
      print();  // the cursor stands behind the prompt
      return std::nullopt;
    }
    char bytes[1024];
    const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
    if (count > 0)
      buffer_.append(bytes, static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
      at_end_ = true;
    // What nobody types: the rest of an endless line is dropped.
    if (buffer_.size() > longest_line && buffer_.find('\n') == std::string::npos)
      buffer_.resize(longest_line);
  }
}

}  // namespace horta::cli
