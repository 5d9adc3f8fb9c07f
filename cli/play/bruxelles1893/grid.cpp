#include "cli/play/bruxelles1893/grid.h"

#include <algorithm>

#include "engine/bruxelles1893/columns.h"
#include "engine/bruxelles1893/irises.h"

namespace horta::cli {

using namespace bruxelles1893;

namespace {

constexpr int margin = art_nouveau_margin;
constexpr int inner_width = art_nouveau_cell_width;

enum Weight : std::uint8_t { no_line, light, heavy };

// The character in which lines of these weights meet.
std::string_view crossing(Weight up, Weight right, Weight down, Weight left) {
  constexpr std::array<std::string_view, 81> characters{
      " ", "╴", "╸", "╷", "┐", "┑", "╻", "┒", "┓", "╶", "─", "╾", "┌", "┬", "┭", "┎", "┰", "┱", "╺", "╼", "━",
      "┍", "┮", "┯", "┏", "┲", "┳", "╵", "┘", "┙", "│", "┤", "┥", "╽", "┧", "┪", "└", "┴", "┵", "├", "┼", "┽",
      "┟", "╁", "╅", "┕", "┶", "┷", "┝", "┾", "┿", "┢", "╆", "╈", "╹", "┚", "┛", "╿", "┦", "┩", "┃", "┨", "┫",
      "┖", "┸", "┹", "┞", "╀", "╃", "┠", "╂", "╉", "┗", "┺", "┻", "┡", "╄", "╇", "┣", "╊", "╋"};
  return characters[27u * up + 9u * right + 3u * down + left];
}

class Grid {
 public:
  Grid(const Scene& scene, const Names& names, const Rules& rules, const State& state)
      : scene_{scene}, style_{scene.style}, names_{names}, rules_{rules}, state_{state} {}

  std::vector<std::string> draw() const {
    std::string letters(margin, ' ');
    for (int column = 0; column < size; ++column)
      letters += padded(repeated(" ", inner_width / 2 + 1) + column_letter(column), inner_width + 1);
    std::vector<std::string> lines{letters, line_above(0)};
    for (int row = 0; row < size; ++row) {
      std::string upper = " " + std::to_string(row + 1) + " ", lower(margin, ' ');
      for (int column = 0; column < size; ++column) {
        const int cell = row * size + column;
        const std::string edge = edge_between(vertical(row, column));
        upper += edge + padded(action_of(cell), inner_width);
        lower += edge + padded(what_stands_on(cell), inner_width);
      }
      const std::string edge = edge_between(vertical(row, size));
      lines.push_back(upper + edge);
      lines.push_back(lower + edge);
      lines.push_back(line_above(row + 1));
    }
    for (std::string& line : cards()) lines.push_back(std::move(line));
    return lines;
  }

 private:
  bool in_zone(int row, int column) const {
    return row >= 0 && row < size && column >= 0 && column < size &&
           contains(state_.zone, row * size + column);
  }
  // The line to the left of a cell, and the one above it.
  Weight vertical(int row, int column) const {
    if (row < 0 || row >= size) return no_line;
    return in_zone(row, column - 1) != in_zone(row, column) ? heavy : light;
  }
  Weight horizontal(int row, int column) const {
    if (column < 0 || column >= size) return no_line;
    return in_zone(row - 1, column) != in_zone(row, column) ? heavy : light;
  }
  static std::string edge_between(Weight weight) { return weight == heavy ? "┃" : "│"; }

  // The line above a row, with the holders of the complete irises at the crossings: [A], [AB].
  std::string line_above(int row) const {
    std::string line(margin, ' ');
    int used = 0;  // columns of the next stretch that a mark has covered already
    for (int column = 0; column <= size; ++column) {
      std::string mark{crossing(vertical(row - 1, column), horizontal(row, column), vertical(row, column),
                                horizontal(row, column - 1))};
      int before = 0, after = 0;
      if (row > 0 && row < size && column > 0 && column < size)
        if (const Iris iris = iris_at(state_, (row - 1) * (size - 1) + column - 1); iris.complete) {
          mark = iris_mark(iris.winners);
          const int width = width_of(mark);
          before = (width - 1) / 2;
          after = width - 1 - before;
        }
      if (column > 0)
        line += repeated(horizontal(row, column - 1) == heavy ? "━" : "─", inner_width - used - before);
      line += mark;
      used = after;
    }
    return line;
  }

  std::string iris_mark(std::uint8_t winners) const {
    std::string holders;
    each_in(winners, [&](Seat seat) {
      holders += style_(scene_.paint(seat), std::string{Scene::letter(seat)});
      return true;
    });
    if (winners == 0) holders = style_(Paint::seat_neutral, names_("board.neutral_letter"));
    return style_(Paint::strong, "[") + holders + style_(Paint::strong, "]");
  }

  std::string action_of(int cell) const {
    const std::string text = cut(names_.brief(rules_.action(state_, cell)), inner_width - 1);
    const bool being_used = state_.doing.cell == cell && state_.kind != Kind::over;
    const bool open = contains(state_.zone, cell) && state_.board[at(cell)].pawn == nobody;
    return (being_used ? style_(Paint::warning, "»") : " ") +
           style_(open ? Paint::plain : Paint::faint, text);
  }

  // A pawn with its stake on the left, a house or a face-down tile on the right.
  std::string what_stands_on(int place) const {
    const Cell& cell = state_.board[at(place)];
    std::string text = " ";
    if (cell.pawn != nobody) {
      const bool is_neutral = cell.pawn == neutral;
      const int side = is_neutral ? Scene::neutral : cell.pawn;
      const std::string letter =
          is_neutral ? names_("board.neutral_letter") : std::string{Scene::letter(cell.pawn)};
      text += style_(scene_.paint(side), std::string{Scene::shape(side)} + letter +
                                             (is_neutral ? "" : " " + std::to_string(cell.stake)));
    }
    if (cell.house != nobody)
      return padded(text, inner_width - 2) +
             style_(scene_.paint(cell.house), std::string{"⌂"} + Scene::letter(cell.house));
    if (rules_.has_tile(place)) return padded(text, inner_width - 2) + style_(Paint::gold, "✿");
    return text;
  }

  // Below each column its card: what it gives, its symbols, and the stakes in the column.
  std::vector<std::string> cards() const {
    std::string powers(margin + 1, ' '), symbols(margin + 1, ' '), standings(margin + 1, ' ');
    const auto add = [](std::string& line, const std::string& text) {
      line += padded(text, inner_width + 1);
    };
    for (int column = 0; column < size; ++column) {
      const std::uint8_t card = state_.bonus[at(column)];
      add(powers, card == no_card ? "–" : style_(Paint::strong, cut(names_.brief_powers(card), inner_width)));
      add(symbols, card == no_card ? "" : cut(names_.symbols(card), inner_width));
      const std::string order = standing(scene_, stakes_in_column(state_, column), inner_width);
      add(standings, order.empty() ? style_(Paint::faint, "–") : order);
    }
    return {powers, symbols, standings};
  }

  const Scene& scene_;
  const Style& style_;
  const Names& names_;
  const Rules& rules_;
  const State& state_;
};

}  // namespace

std::vector<std::string> draw_art_nouveau(const Scene& scene, const Names& names, const Rules& rules,
                                          const State& state) {
  return Grid{scene, names, rules, state}.draw();
}

}  // namespace horta::cli
