#pragma once

#include "cli/play/bruxelles1893/names.h"
#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"

namespace horta::cli {

// What a sale pays.
struct Gain {
  int francs = 0;
  int points = 0;
};

// What things would give to the player who decides, in words.
class Gains {
 public:
  Gains(const Names& names, const bruxelles1893::Rules& rules, const bruxelles1893::State& state)
      : names_{names}, rules_{rules}, state_{state}, player_{state.players[state.seat]} {}

  // A step on a track: "Iris 2 → 3".
  std::string step(bruxelles1893::Track track) const;
  std::string of(bruxelles1893::Notable notable) const;
  std::string of(bruxelles1893::Power power) const;
  // The use of the bonus or prestige card that was won.
  std::string of_card_in_use() const;
  // More symbols under a strategy line: "money: 1 → 2 VP …".
  std::string of_line(bruxelles1893::Line line, int more) const;

  // The sale of a work that counts as a colour, with the cursor so.
  Gain sale_at(int cursor, bruxelles1893::Colour as, bool white) const;
  // The most that a sale can pay with the steps that the seller has.
  Gain best_sale(bruxelles1893::Colour as, bool white) const;
  std::string text(Gain gain) const;

 private:
  std::string say(std::string_view id, Names::Params params = {}) const { return names_(id, params); }

  const Names& names_;
  const bruxelles1893::Rules& rules_;
  const bruxelles1893::State& state_;
  const bruxelles1893::Player& player_;
};

}  // namespace horta::cli
