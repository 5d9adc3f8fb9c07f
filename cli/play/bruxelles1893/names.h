#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/bruxelles1893/rules.h"
#include "text/locale.h"

namespace horta::cli {

// What the things of Bruxelles 1893 are called, in a language and by an edition: every text of the game can
// ask for `edition`.
class Names {
 public:
  Names(const Locale& say, const bruxelles1893::Rules& rules) : say_{say}, rules_{rules} {}

  using Params = std::initializer_list<std::pair<const char*, json::Value>>;
  std::string operator()(std::string_view id, Params params = {}) const;
  std::string with(std::string_view id, json::Value params) const;
  bool has(std::string_view id) const { return say_.has(id); }
  const Locale& locale() const { return say_; }

  std::string of(bruxelles1893::Action action) const;
  std::string of(bruxelles1893::Colour colour) const;
  std::string of(bruxelles1893::Material material) const;
  std::string of(bruxelles1893::Unit unit) const;
  std::string of(bruxelles1893::Notable notable) const;
  std::string of(bruxelles1893::Brussels action) const;
  std::string of(bruxelles1893::Track track) const;
  std::string of(bruxelles1893::Line line) const;
  std::string of(bruxelles1893::Board board) const;
  std::string of(bruxelles1893::Space space) const;
  std::string of(bruxelles1893::Tile tile) const;
  std::string of(bruxelles1893::Power power) const;
  std::string of(bruxelles1893::Pile pile) const;
  // Where there is little room.
  std::string brief(bruxelles1893::Action action) const;
  std::string brief(bruxelles1893::Notable notable) const;
  std::string brief(bruxelles1893::Line line) const;
  std::string brief(bruxelles1893::Power power) const;

  // What a Belle Époque card or tile does.
  std::string effect(int card) const;
  std::string effect(bruxelles1893::Tile tile) const;

  // A bonus or prestige card: what its use gives, "Iris or Couronne", and with its symbols, "… (1 VP, 2 MP)".
  std::string powers(int type) const;
  std::string brief_powers(int type) const;  // in nine columns
  std::string symbols(int type) const;       // empty: it has none
  std::string bonus(int type) const;

  // A value of an event by the kind of words that text/telling/ asks for; nothing where a message has them.
  std::optional<std::string> by_kind(std::string_view kind, const json::Value& value) const;

 private:
  std::string named(std::string_view family, std::string_view name) const;

  const Locale& say_;
  const bruxelles1893::Rules& rules_;
};

// Column a to e, row 1 at the top, as in the notation of moves.
inline std::string column_letter(int column) { return {static_cast<char>('a' + column)}; }
inline std::string place_name(int cell) {
  return {static_cast<char>('a' + bruxelles1893::column_of(cell)),
          static_cast<char>('1' + bruxelles1893::row_of(cell))};
}
// A crest or iris as the Bourse cards name it: row and column from 1.
inline std::string crest_name(int crest) {
  constexpr int side = bruxelles1893::size - 1;
  return std::to_string(crest / side + 1) + "-" + std::to_string(crest % side + 1);
}

}  // namespace horta::cli
