#pragma once

#include "cli/play/board.h"
#include "cli/play/bruxelles1893/names.h"
#include "engine/bruxelles1893/game.h"
#include "engine/core/table.h"

namespace horta::cli {

// Bruxelles 1893 in the terminal. The drawing is in board.cpp and grid.cpp, the options in choices.cpp, hints
// in hints.cpp.
class Board1893 final : public Board {
 public:
  Board1893(Scene scene, const bruxelles1893::Rules& rules) : scene_{std::move(scene)}, rules_{rules} {}

  std::vector<std::string> draw(const Table& table) const override;
  bool wants_drawing(const Table& table) const override;
  std::string question(const Table& table) const override;
  std::vector<Choice> choices(const Table& table) const override;
  json::Value params() const override;
  std::optional<std::string> named(std::string_view kind, const json::Value& value) const override;
  std::string told(const HintReason& reason) const override;
  std::vector<std::string> sources() const override;
  json::Value projected_ledger(const Table& table) const override;
  std::string tie_break() const override { return {}; }  // equal points share a place
  std::string_view example() const override { return "place b2"; }
  std::string reading() const override;
  Reason worded(Reason reason) const override;

 private:
  Scene scene_;
  bruxelles1893::Rules rules_;
};

// The id of the question that a kind of decision asks. Some kinds have the names of others in Bruxelles 1897,
// with another meaning, so their questions have other names.
std::string question_id(std::string_view kind);

using Table1893 = TableOf<bruxelles1893::Game>;
inline const Table1893& table_1893(const Table& table) { return static_cast<const Table1893&>(table); }

}  // namespace horta::cli
