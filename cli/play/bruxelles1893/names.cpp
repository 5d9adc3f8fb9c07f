#include "cli/play/bruxelles1893/names.h"

#include "cli/play/terminal.h"

namespace horta::cli {

using namespace bruxelles1893;
using json::Value;

std::string Names::with(std::string_view id, Value params) const {
  params.set("edition", rules_.first_edition() ? "first" : "second");
  return say_(id, params);
}

std::string Names::operator()(std::string_view id, Params params) const {
  Value values = Value::object();
  for (const auto& [name, value] : params) values.set(name, value);
  return with(id, std::move(values));
}

std::string Names::named(std::string_view family, std::string_view name) const {
  return (*this)(std::string{family}.append(".").append(name));
}

std::string Names::of(Action action) const { return named("action", std::string{letter(action)}); }
std::string Names::of(Colour colour) const { return named("colour", name(colour, rules_.edition)); }
std::string Names::of(Material material) const { return named("material", name(material)); }
std::string Names::of(Unit unit) const { return named("unit", name(unit)); }
std::string Names::of(Notable notable) const { return named("notable", name(notable)); }
std::string Names::of(Brussels action) const { return named("brussels", name(action)); }
std::string Names::of(Track track) const { return named("track", name(track)); }
std::string Names::of(Line line) const { return named("line", name(line)); }
std::string Names::of(bruxelles1893::Board board) const { return named("board", name(board)); }
std::string Names::of(Space space) const { return named("space", name(space)); }
std::string Names::of(Tile tile) const { return named("tile", name(tile)); }
std::string Names::of(Power power) const { return named("power", std::string{letter(power)}); }
std::string Names::of(Pile pile) const { return named("pile", name(pile)); }
std::string Names::brief(Action action) const { return named("short_action", std::string{letter(action)}); }
std::string Names::brief(Notable notable) const { return named("short_notable", name(notable)); }
std::string Names::brief(Line line) const { return named("short_line", name(line)); }
std::string Names::brief(Power power) const { return named("short_power", std::string{letter(power)}); }

std::string Names::effect(int card) const {
  return (*this)("be_card." + std::to_string(card),
                 {{"amount", rules_.amount_of_card(card)}, {"lot", rules_.card12_lot}});
}

std::string Names::effect(Tile tile) const {
  const auto amount = [&] {
    switch (tile) {
      case Tile::artworks:
        return rules_.tile_artworks;
      case Tile::buildings:
        return rules_.tile_buildings;
      case Tile::connections:
        return rules_.tile_connections;
      case Tile::couronne_vp:
        return rules_.tile_couronne_vp;
      case Tile::first_pass:
        return rules_.tile_first_pass;
      case Tile::iris_money:
        return rules_.tile_iris_money;
      case Tile::line:
        return rules_.tile_line;
      case Tile::portrait:
        return int{rules_.track[at(bruxelles1893::Board::plain)][at(Track::architect)][portrait_space]};
      case Tile::sevenths:
        return rules_.tile_sevenths;
      case Tile::white:
        return rules_.tile_white;
      case Tile::house:
      case Tile::notables:
        break;
    }
    return 0;
  };
  return (*this)("tile_effect." + std::string{name(tile)}, {{"amount", amount()}});
}

namespace {

// The powers of a card: `one_of` between those to choose from, `both` between those that come together.
std::string powers_of(const BonusCard& card, auto&& power_name, std::string_view one_of,
                      std::string_view both) {
  std::string text;
  for (const std::uint8_t grant : card.grants) {
    bool first = true;
    each_in(grant, [&](int power) {
      if (!text.empty()) text += first ? both : one_of;
      text += power_name(Power{static_cast<std::uint8_t>(power)});
      first = false;
      return true;
    });
  }
  return text;
}

bool gives_any(const BonusCard& card) { return size_of(card.grants[0]) == bruxelles1893::powers; }
bool gives_twice(const BonusCard& card) { return card.grants[0] == card.grants[1]; }
Power first_power(const BonusCard& card) {
  return Power{static_cast<std::uint8_t>(std::countr_zero(card.grants[0]))};
}

}  // namespace

std::string Names::powers(int type) const {
  const BonusCard& card = bonus_card(type);
  if (gives_any(card)) return (*this)("bonus_any");
  if (gives_twice(card)) return (*this)("bonus_twice", {{"power", of(first_power(card))}});
  return powers_of(
      card, [this](Power power) { return of(power); }, (*this)("bonus_or"), (*this)("list_last"));
}

std::string Names::brief_powers(int type) const {
  const BonusCard& card = bonus_card(type);
  if (gives_any(card)) return (*this)("bonus_any_short");
  if (gives_twice(card)) return brief(first_power(card)) + " ×2";
  constexpr int room = 9;
  if (size_of(card.grants[0]) == 1 && card.grants[1] == 0)
    if (std::string full = of(first_power(card)); width_of(full) <= room) return full;
  return powers_of(card, [this](Power power) { return brief(power); }, "|", "+");
}

std::string Names::symbols(int type) const {
  const auto& [name, grants, points, manneken_pis] = bonus_card(type);
  std::string text;
  if (points > 0) text += (*this)("bonus_points", {{"points", points}});
  if (manneken_pis > 0)
    text.append(text.empty() ? "" : " ").append((*this)("bonus_manneken_pis", {{"count", manneken_pis}}));
  return text;
}

std::string Names::bonus(int type) const {
  const std::string symbols_of_card = symbols(type);
  return powers(type) + (symbols_of_card.empty() ? "" : ", " + symbols_of_card);
}

std::optional<std::string> Names::by_kind(std::string_view kind, const Value& value) const {
  if (value.is_int()) {
    const auto number = static_cast<int>(value.as_int());
    if (kind == "effect_of_card") return effect(number);
    if (kind == "compass_space" && rules_.first_edition()) return std::to_string(number);
    if (kind == "compass_space") return of(rules_.compass[at(number)]);
    return std::nullopt;
  }
  const std::string& name = value.as_string();
  if (kind == "effect_of_tile") return effect(*find_tile(name));
  if (!kind.starts_with("bonus_")) return std::nullopt;
  const int card = *find_bonus_card(name);
  if (kind == "bonus_powers") return powers(card);
  if (kind == "bonus_symbols") return symbols(card);
  if (kind == "bonus_card") return bonus(card);
  // On the table, in a list: "Iris or Couronne (1 VP)"
  return powers(card) + (symbols(card).empty() ? "" : " (" + symbols(card) + ")");
}

}  // namespace horta::cli
