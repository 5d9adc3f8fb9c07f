#pragma once

#include <signal.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Lines of text on a terminal: colours, widths, reading what a person types. Knows nothing of games.

namespace horta::cli {

// What a piece of text is, for its colour. Everything can be told apart without colours too.
enum class Paint {
  plain,
  strong,
  faint,
  warning,
  seat_a,
  seat_b,
  seat_c,
  seat_d,
  seat_e,
  seat_neutral,
  red,
  green,
  blue,
  yellow,
  wood,
  brick,
  steel,
  gold,
};

class Style {
 public:
  explicit Style(bool colours) : colours_{colours} {}
  std::string operator()(Paint paint, std::string_view text) const;

 private:
  bool colours_;
};

// The columns a text takes on the screen: colours take none, every character one.
int width_of(std::string_view text);
// Filled with spaces up to a width.
std::string padded(std::string text, int width);
// Cut to a width, with an ellipsis when something is lost. Precondition: no colours.
std::string cut(std::string_view text, int width);
std::string repeated(std::string_view text, int count);

// Lines of at most `width` columns, broken at spaces; all but the first begin with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);
// Pieces one after the other with two spaces between, a new line where one does not fit any more.
std::vector<std::string> flowing(std::span<const std::string> pieces, int width, int indent = 0);
// Two blocks side by side, the right one from column `at` on.
std::vector<std::string> beside(std::span<const std::string> left, std::span<const std::string> right,
                                int at);
// Items in columns, filled from the top: as many columns as fit into the width, at most `most`.
std::vector<std::string> in_columns(std::span<const std::string> items, int width, int most);
// Rows of as many texts each, one below the other: a column is one space wider than its widest text.
std::vector<std::string> in_table(std::span<const std::vector<std::string>> rows);

// The standard streams as a person sees them. An interrupt, a request to terminate and a closed terminal do
// not end the program any more: reading answers nothing, and the game can be saved.
class Terminal {
 public:
  static constexpr int most_width = 100;

  explicit Terminal(bool plain);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  const Style& style() const { return style_; }
  int width() const { return width_; }

  void print(std::string_view line = {});
  void print(std::span<const std::string> lines);
  // A sentence, wrapped.
  void tell(std::string_view text, int indent = 0);

  // The next line, without its end. Nothing: the input is at its end, or the person wants to leave.
  std::optional<std::string> read_line(std::string_view prompt);
  // Whether there was an interrupt, or nobody can read any more what is printed.
  bool interrupted() const;

 private:
  // False: there is none, because somebody wants to leave.
  bool wait_for_input() const;

  Style style_;
  int width_;
  bool typed_;  // a person types: the terminal shows it
  std::string buffer_;
  bool at_end_ = false;
  struct sigaction old_pipe_{};
};

}  // namespace horta::cli
