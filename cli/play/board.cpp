#include "cli/play/board.h"

#include <algorithm>
#include <array>

namespace horta::cli {

std::string_view Scene::shape(int seat) {
  constexpr std::array<std::string_view, neutral + 1> shapes{"●", "■", "▲", "◆", "★", "○"};
  return shapes[static_cast<std::size_t>(seat)];
}

Paint Scene::paint(int seat) const {
  constexpr std::array<Paint, neutral + 1> paints{Paint::seat_a, Paint::seat_b, Paint::seat_c,
                                                  Paint::seat_d, Paint::seat_e, Paint::seat_neutral};
  return paints[static_cast<std::size_t>(seat)];
}

std::string Scene::badge(int seat) const {
  return style(paint(seat), std::string{shape(seat)} + " " + letter(seat));
}

namespace {

std::optional<GameOnTerminal> find_terminal(std::string_view game) {
  for (const GameOnTerminal& terminal : terminals_of_program())
    if (terminal.game == game) return terminal;
  return std::nullopt;
}

}  // namespace

bool has_board(std::string_view game) { return find_terminal(game).has_value(); }

std::unique_ptr<Board> make_board(const Table& table, const Scene& scene) {
  return find_terminal(table.game())->make_board(table, scene);
}

std::string ruled_title(const Scene& scene, std::string_view title) {
  const std::string text = " " + std::string{title} + " ";
  const int dashes = scene.width - width_of(text) - 2;
  return scene.style(Paint::strong, "──" + text + repeated("─", std::max(0, dashes)));
}

std::vector<std::string> labelled_list(const Scene& scene, std::string_view label,
                                       std::span<const std::string> items, int width) {
  std::vector<std::string> pieces;
  if (items.empty()) return pieces;
  std::string piece = scene.style(Paint::faint, label);
  for (const std::string& item : items) {
    if (width_of(piece) + 1 + width_of(item) > width) {
      pieces.push_back(piece);
      piece = " " + item;
    } else {
      piece.append(" ").append(item);
    }
  }
  pieces.push_back(piece);
  return pieces;
}

std::string times(std::string item, int count) {
  return count > 1 ? std::move(item) + "×" + std::to_string(count) : item;
}

std::string standing(const Scene& scene, std::span<const int> counts, int width) {
  struct Side {
    int seat;
    int count;
  };
  std::vector<Side> order;
  for (int seat = 0; const int count : counts) {
    if (count > 0) order.push_back({seat, count});
    ++seat;
  }
  std::ranges::stable_sort(order, std::greater{}, &Side::count);
  std::string text;
  for (std::size_t place = 0; place < order.size(); ++place) {
    const auto [seat, count] = order[place];
    const bool seated = seat < static_cast<int>(scene.figures.size());
    const std::string letter = seated ? std::string{Scene::letter(seat)} : scene.say("board.neutral_letter");
    const std::string side =
        scene.style(scene.paint(seated ? seat : Scene::neutral), letter + std::to_string(count));
    const bool last = place + 1 == order.size();
    if (width_of(text) + (place > 0 ? 1 : 0) + width_of(side) + (last ? 0 : 1) > width) return text + "…";
    if (place > 0) text += count == order[place - 1].count ? "=" : ">";
    text += side;
  }
  return text;
}

std::vector<std::string> score_sheet(const Scene& scene, std::span<const std::string> sources,
                                     const json::Value& ledger) {
  constexpr int label_width = 34;
  constexpr int most_column = 16;
  const Locale& say = scene.say;
  const auto& seats = ledger.as_array();
  const int column =
      std::min(most_column, (scene.width - label_width - 1) / std::max(1, static_cast<int>(seats.size())));

  const auto right = [column](const std::string& text) {
    return std::string(static_cast<std::size_t>(std::max(0, column - width_of(text))), ' ') + text;
  };
  std::vector<std::string> lines;
  std::string heading(label_width, ' ');
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const int number = static_cast<int>(seat);
    heading += right(scene.badge(number) + " " + cut(scene.name(number), column - 6));
  }
  lines.push_back(heading);

  std::vector<std::int64_t> totals(seats.size(), 0);
  for (const std::string& source : sources) {
    bool any = false;
    std::string line = padded(" " + say("source." + source), label_width);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const json::Value* points = seats[seat].find(source);
      if (points) totals[seat] += points->as_int();
      any = any || points;
      line += right(points ? std::to_string(points->as_int()) : "·");
    }
    if (any) lines.push_back(line);
  }
  lines.push_back(" " + repeated("─", label_width - 1 + column * static_cast<int>(seats.size())));
  std::string sum = padded(" " + say("score.total"), label_width);
  for (const std::int64_t total : totals) sum += right(std::to_string(total));
  lines.push_back(scene.style(Paint::strong, sum));
  return lines;
}

}  // namespace horta::cli
