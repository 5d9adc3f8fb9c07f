#include "engine/bruxelles1893/cards.h"

#include <cstddef>
#include <span>

#include "engine/core/names.h"
#include "engine/core/sets.h"

namespace horta::bruxelles1893 {

namespace {

constexpr std::string_view action_letters = "AVNMC";
constexpr std::string_view power_letters = "IKAP";
constexpr std::array<std::string_view, colours> colour_names{"black", "blue", "brown", "green", "yellow"};
constexpr std::string_view pink = "pink";
constexpr std::array<std::string_view, units> unit_names{"glass", "iron", "stone", "wood", "fb", "joker"};
constexpr std::array<std::string_view, notable_figures> notable_names{
    "albert",       "brugmann",        "buls",   "empain",       "maeterlinck",
    "nagelmackers", "privat_livemont", "solvay", "van_de_velde", "vandervelde"};
constexpr std::array<std::string_view, brussels_actions> brussels_names{"bourse", "grand_place",
                                                                        "cinquantenaire", "sainte_catherine"};
constexpr std::array<std::string_view, tracks> track_names{"iris", "couronne", "architect"};
constexpr std::array<std::string_view, strategy_lines> line_names{"money", "artworks", "notables", "pawns"};
constexpr std::array<std::string_view, boards> board_names{"cauchie",   "hankar",   "horta",
                                                           "saintenoy", "strauven", "plain"};
constexpr std::array<std::string_view, space_types> space_names{"wood", "stone", "iron",  "any",
                                                                "fb",   "empty", "glass", "any_or_fb"};
constexpr std::array<std::string_view, tiles> tile_names{
    "artworks",   "buildings", "connections", "couronne_vp", "first_pass", "house",
    "iris_money", "line",      "notables",    "portrait",    "sevenths",   "white"};
constexpr std::array<std::string_view, piles> pile_names{"first_player", "strip",   "notable", "bonus",
                                                         "compass",      "be_card", "be_tile", "board",
                                                         "artwork",      "bourse"};

constexpr std::uint8_t I = 1, K = 2, A = 4, P = 8;
constexpr std::array<BonusCard, bonus_card_types> bonus_table{{
    // one power
    {"I:2/0", {I, 0}, 2, 0},
    {"I:1/1", {I, 0}, 1, 1},
    {"I:1/2", {I, 0}, 1, 2},
    {"K:2/0", {K, 0}, 2, 0},
    {"K:1/1", {K, 0}, 1, 1},
    {"K:1/2", {K, 0}, 1, 2},
    {"A:2/0", {A, 0}, 2, 0},
    {"A:1/1", {A, 0}, 1, 1},
    {"A:1/2", {A, 0}, 1, 2},
    {"P:2/0", {P, 0}, 2, 0},
    {"P:1/1", {P, 0}, 1, 1},
    {"P:1/2", {P, 0}, 1, 2},
    // one of two
    {"I|K:1/1", {I | K, 0}, 1, 1},
    {"I|A:1/0", {I | A, 0}, 1, 0},
    {"I|P:1/1", {I | P, 0}, 1, 1},
    {"K|A:1/0", {K | A, 0}, 1, 0},
    {"K|P:1/1", {K | P, 0}, 1, 1},
    {"A|P:1/0", {A | P, 0}, 1, 0},
    // the same one twice
    {"II:0/0", {I, I}, 0, 0},
    {"KK:0/0", {K, K}, 0, 0},
    {"AA:0/0", {A, A}, 0, 0},
    {"PP:0/0", {P, P}, 0, 0},
    {"II:0/1", {I, I}, 0, 1},
    {"KK:0/1", {K, K}, 0, 1},
    {"AA:0/1", {A, A}, 0, 1},
    // both of two
    {"I+K:0/1", {I, K}, 0, 1},
    {"I+A:0/0", {I, A}, 0, 0},
    {"I+P:0/1", {I, P}, 0, 1},
    {"K+A:0/0", {K, A}, 0, 0},
    {"K+P:0/1", {K, P}, 0, 1},
    {"A+P:0/0", {A, P}, 0, 0},
    // one of all four
    {"any:1/1", {I | K | A | P, 0}, 1, 1},
    {"any:0/2", {I | K | A | P, 0}, 0, 2},
}};

template <class Enum>
std::optional<Enum> find_letter(std::string_view letters, std::string_view text) {
  const std::size_t index = text.size() == 1 ? letters.find(text[0]) : std::string_view::npos;
  if (index == std::string_view::npos) return std::nullopt;
  return Enum{static_cast<std::uint8_t>(index)};
}

}  // namespace

const BonusCard& bonus_card(int type) { return bonus_table[at(type)]; }
std::optional<std::uint8_t> find_bonus_card(std::string_view text) {
  for (std::uint8_t type = 0; type < bonus_card_types; ++type)
    if (bonus_table[type].name == text) return type;
  return std::nullopt;
}

char letter(Action action) { return action_letters[at(action)]; }
char letter(Power power) { return power_letters[at(power)]; }
std::string_view name(Colour colour, Edition edition) {
  return edition == Edition::first && colour == Colour::brown ? pink : colour_names[at(colour)];
}
std::string_view name(Material material) { return unit_names[at(material)]; }
std::string_view name(Unit unit) { return unit_names[at(unit)]; }
std::string_view name(Notable notable) { return notable_names[at(notable)]; }
std::string_view name(Brussels action) { return brussels_names[at(action)]; }
std::string_view name(Track track) { return track_names[at(track)]; }
std::string_view name(Line line) { return line_names[at(line)]; }
std::string_view name(Board board) { return board_names[at(board)]; }
std::string_view name(Space space) { return space_names[at(space)]; }
std::string_view name(Tile tile) { return tile_names[at(tile)]; }
std::string_view name(Pile pile) { return pile_names[at(pile)]; }

std::optional<Action> find_action(std::string_view text) { return find_letter<Action>(action_letters, text); }
std::optional<Power> find_power(std::string_view text) { return find_letter<Power>(power_letters, text); }
std::optional<Colour> find_colour(std::string_view text, Edition edition) {
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    if (name(Colour{colour}, edition) == text) return Colour{colour};
  return std::nullopt;
}
std::optional<Material> find_material(std::string_view text) {
  return find_name<Material>(std::span{unit_names}.first(material_types), text);
}
std::optional<Unit> find_unit(std::string_view text) { return find_name<Unit>(unit_names, text); }
std::optional<Notable> find_notable(std::string_view text) { return find_name<Notable>(notable_names, text); }
std::optional<Brussels> find_brussels(std::string_view text) {
  return find_name<Brussels>(brussels_names, text);
}
std::optional<Line> find_line(std::string_view text) { return find_name<Line>(line_names, text); }
std::optional<Board> find_board(std::string_view text) {
  return find_name<Board>(std::span{board_names}.first(architects), text);
}
std::optional<Space> find_space(std::string_view text) { return find_name<Space>(space_names, text); }
std::optional<Tile> find_tile(std::string_view text) { return find_name<Tile>(tile_names, text); }
std::optional<Pile> find_pile(std::string_view text) { return find_name<Pile>(pile_names, text); }

}  // namespace horta::bruxelles1893
