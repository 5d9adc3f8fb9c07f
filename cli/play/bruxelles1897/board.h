#pragma once

#include <algorithm>

#include "cli/play/board.h"
#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/standings.h"

namespace horta::cli {

// Bruxelles 1897 in the terminal. The drawing is in board.cpp, the options in choices.cpp, hints in
// hints.cpp.
class Board1897 final : public Board {
 public:
  explicit Board1897(Scene scene) : scene_{std::move(scene)} {}

  std::vector<std::string> draw(const Table& table) const override;
  std::string question(const Table& table) const override;
  std::vector<Choice> choices(const Table& table) const override;
  json::Value params() const override { return json::Value::object({{"rounds", bruxelles1897::rounds}}); }
  std::string told(const HintReason& reason) const override;
  std::vector<std::string> sources() const override;
  json::Value projected_ledger(const Table& table) const override;
  std::string tie_break() const override { return scene_.say("score.tie_break"); }
  std::string_view example() const override { return "take b2"; }
  std::string reading() const override { return scene_.say("help.reading"); }

 private:
  Scene scene_;
};

// Column a to d, row 1 at the top, as in the notation of moves.
inline std::string cell_name(int cell) {
  return {static_cast<char>('a' + cell % bruxelles1897::columns),
          static_cast<char>('1' + cell / bruxelles1897::columns)};
}
inline std::string column_name(int column) { return {static_cast<char>('a' + column)}; }

// Who stands how in a column or in Brussels.
inline std::string standing(const Scene& scene,
                            const std::array<std::uint8_t, bruxelles1897::sides>& counts) {
  std::array<int, bruxelles1897::sides> numbers{};
  std::ranges::copy(counts, numbers.begin());
  return standing(scene, numbers);
}

using Table1897 = TableOf<bruxelles1897::Game>;
inline const Table1897& table_1897(const Table& table) { return static_cast<const Table1897&>(table); }

}  // namespace horta::cli
