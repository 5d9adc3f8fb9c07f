#include "cli/board.h"

#include <algorithm>
#include <array>

#include "cli/bruxelles1897/board.h"

namespace horta::cli {

std::string_view Scene::shape(int seat) {
  constexpr std::array<std::string_view, 5> shapes{"●", "■", "▲", "◆", "○"};
  return shapes[static_cast<std::size_t>(seat)];
}

Paint Scene::paint(int seat) const {
  constexpr std::array<Paint, 5> paints{Paint::seat_a, Paint::seat_b, Paint::seat_c, Paint::seat_d,
                                        Paint::seat_neutral};
  return paints[static_cast<std::size_t>(seat)];
}

std::string Scene::badge(int seat) const {
  return style(paint(seat), std::string{shape(seat)} + " " + letter(seat));
}

bool has_board(std::string_view game) { return game == bruxelles1897::Game::name; }

std::unique_ptr<Board> make_board(std::string_view, const Scene& scene) {
  return std::make_unique<Board1897>(scene);
}

std::vector<std::string> score_sheet(const Scene& scene, std::span<const std::string_view> sources,
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
  for (const std::string_view source : sources) {
    bool any = false;
    std::string line = padded(" " + say("source." + std::string{source}), label_width);
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
