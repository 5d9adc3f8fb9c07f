#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"
#include "engine/core/table.h"
#include "text/locale.h"

namespace horta::cli {

// A player as the terminal shows one.
struct Figure {
  std::string name;
  bool you = false;  // the only person at the table: told in the second person
};

// What every drawing and every sentence needs to know beside the table.
struct Scene {
  const Locale& say;
  Style style;
  int width;
  std::vector<Figure> figures;  // by seat

  // The letter and the shape that stand for a seat wherever there is no room for a name.
  static char letter(int seat) { return static_cast<char>('A' + seat); }
  static std::string_view shape(int seat);
  Paint paint(int seat) const;
  const std::string& name(Seat seat) const { return figures[static_cast<std::size_t>(seat)].name; }
  bool you(Seat seat) const { return figures[static_cast<std::size_t>(seat)].you; }
  std::string badge(int seat) const;  // "● A", in colour
};

// An option of a decision as a person chooses it.
struct Choice {
  Move move;
  std::string group;  // the heading under which it stands; empty: none
  std::string text;   // what it costs and what it gives
};

// How much of what happened is told.
enum class Detail {
  story,     // while playing: the deal is seen on the board
  complete,  // everything
};

// A game as a terminal shows it: one implementation per game, in cli/<game>/.
class Board {
 public:
  virtual ~Board() = default;

  // The whole table.
  virtual std::vector<std::string> draw(const Table& table) const = 0;
  // What the deciding player is asked.
  virtual std::string question(const Table& table) const = 0;
  // All options, in the order in which to show them.
  virtual std::vector<Choice> choices(const Table& table) const = 0;
  // What happened, in sentences.
  virtual std::vector<std::string> tell(std::span<const Event> events, Detail detail) const = 0;

  // The sources of victory points in the order of the score sheet.
  virtual std::vector<std::string_view> sources() const = 0;
  // The ledger if the game ended as it stands.
  virtual json::Value projected_ledger(const Table& table) const = 0;
  // Why players with equal points are ranked as they are; empty: nothing to explain.
  virtual std::string tie_break() const = 0;
};

// Precondition of make_board: the game has a drawing.
bool has_board(std::string_view game);
std::unique_ptr<Board> make_board(std::string_view game, const Scene& scene);

// Victory points by source and player, with the sum.
std::vector<std::string> score_sheet(const Scene& scene, std::span<const std::string_view> sources,
                                     const json::Value& ledger);

}  // namespace horta::cli
