#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/hint/hint_reasons.h"
#include "cli/play/terminal.h"
#include "engine/core/table.h"
#include "text/locale.h"
#include "text/teller.h"

namespace horta::cli {

// What every drawing and every sentence needs to know beside the table.
struct Scene {
  const Locale& say;
  Style style;
  int width;
  std::vector<Figure> figures;  // by seat; the only person at the table is "you"

  // The place of the neutral pieces after the seats, for their shape and paint.
  static constexpr int neutral = max_seats;

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

// A game as a terminal shows it: one implementation per game, in cli/play/<game>/.
class Board {
 public:
  virtual ~Board() = default;

  // The whole table.
  virtual std::vector<std::string> draw(const Table& table) const = 0;
  // Whether the table should be seen before the question, and not only on request.
  virtual bool wants_drawing(const Table& table) const { return table.opens_turn(); }
  // What the deciding player is asked.
  virtual std::string question(const Table& table) const = 0;
  // All options, in the order in which to show them.
  virtual std::vector<Choice> choices(const Table& table) const = 0;
  // What the sentences about events may ask for, and the words for their values that no message has
  // (text/teller.h).
  virtual json::Value params() const { return json::Value::object(); }
  virtual std::optional<std::string> named(std::string_view /*kind*/, const json::Value& /*value*/) const {
    return std::nullopt;
  }

  // The sources of victory points in the order of the score sheet.
  virtual std::vector<std::string> sources() const = 0;
  // The ledger if the game ended as it stands.
  virtual json::Value projected_ledger(const Table& table) const = 0;
  // Why players with equal points are ranked as they are; empty: nothing to explain.
  virtual std::string tie_break() const = 0;

  // A reason of a hint, in a sentence.
  virtual std::string told(const HintReason& reason) const = 0;

  // A move as help shows it, in the notation of records.
  virtual std::string_view example() const = 0;
  // How to read the drawing.
  virtual std::string reading() const = 0;
  // A reason with its names as the texts of this game spell them.
  virtual Reason worded(Reason reason) const { return reason; }
};

// The options of the pending decision as the describer of a game tells them, in its order.
template <class Describer>
std::vector<Choice> described_choices(const Describer& describer, const Table& table) {
  MoveList options;
  table.legal(options);
  std::vector<Choice> choices;
  for (const Move move : options) choices.push_back(describer.choice(move));
  describer.arrange(choices);
  return choices;
}

// What a game gives the terminal. Each makes its own in cli/play/<game>/registration.cpp.
struct GameOnTerminal {
  std::string_view game;
  std::unique_ptr<Board> (*make_board)(const Table& table, const Scene& scene);
};

bool has_board(std::string_view game);
// Precondition: the game has one.
std::unique_ptr<Board> make_board(const Table& table, const Scene& scene);

// Defined by the program itself: it knows which games it has (cmake/games.cmake).
std::vector<GameOnTerminal> terminals_of_program();

// Victory points by source and player, with the sum.
std::vector<std::string> score_sheet(const Scene& scene, std::span<const std::string> sources,
                                     const json::Value& ledger);

// A line across the screen with a title in it.
std::string ruled_title(const Scene& scene, std::string_view title);
// A label and the items of a list, one space apart, in pieces of at most `width` columns; nothing when the
// list is empty.
std::vector<std::string> labelled_list(const Scene& scene, std::string_view label,
                                       std::span<const std::string> items, int width);
// "red×2": how many there are, where it is more than one.
std::string times(std::string item, int count);

// Who stands how: "A4=B4>C1", with as many as fit into `width` columns; empty when nobody has anything. The
// place after the last seat can be that of the neutral pieces.
std::string standing(const Scene& scene, std::span<const int> counts, int width = Terminal::most_width);

}  // namespace horta::cli
