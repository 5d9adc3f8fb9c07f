#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// The things of Bruxelles 1893 and their names. Enumerations are in the order of their names as text wherever
// lists of them are written sorted. The first edition calls some of them otherwise; it is said where it does.

namespace horta::bruxelles1893 {

inline constexpr int max_players = 5;
inline constexpr int rounds = 5;
inline constexpr int size = 5;  // the Art Nouveau board has size rows and size columns
inline constexpr int cells = size * size;
inline constexpr int crests = (size - 1) * (size - 1);  // irises; blasons in the first edition

enum class Edition : std::uint8_t { first, second };

// The five actions of the Art Nouveau board, which records call A V N M C.
enum class Action : std::uint8_t { workshop, sale, notable, material, construction };
inline constexpr int actions = 5;

// Œuvres d'art. Brown is pink in the first edition. A white artwork is a tile of another colour turned over,
// so white ones are counted by the colour that they hide.
enum class Colour : std::uint8_t { black, blue, brown, green, yellow, none = 255 };
inline constexpr int colours = 5;

// Matériaux nobles; glass is of Belle Époque.
enum class Material : std::uint8_t { glass, iron, stone, wood };
inline constexpr int material_types = 4;

// What a building is paid with: a noble material, a joker, or francs (3 FB count as one).
enum class Unit : std::uint8_t { glass, iron, stone, wood, fb, joker };
inline constexpr int units = 6;

// Notables. Brugmann is everybody's starting card; Nagelmackers and Privat-Livemont are of Belle Époque.
enum class Notable : std::uint8_t {
  albert,
  brugmann,
  buls,
  empain,
  maeterlinck,
  nagelmackers,
  privat_livemont,
  solvay,
  van_de_velde,
  vandervelde,
  none = 255,
};
inline constexpr int notable_figures = 10;
inline constexpr int notable_slots = 4;

// The four actions of the Brussels board. The first edition calls Sainte-Catherine the market.
enum class Brussels : std::uint8_t { bourse, grand_place, cinquantenaire, sainte_catherine };
inline constexpr int brussels_actions = 4;

// The tracks: Iris (Hôtel de Ville), Couronne (Palais Royal), Architect.
enum class Track : std::uint8_t { iris, couronne, architect };
inline constexpr int tracks = 3;
inline constexpr int track_length = 6;
inline constexpr int portrait_space = track_length;  // the seventh one of the portrait tile

// The strategy lines of a player's board.
enum class Line : std::uint8_t { money, artworks, notables, pawns };
inline constexpr int strategy_lines = 4;

// The boards with their side B; plain is side A, the same for everybody.
enum class Board : std::uint8_t { cauchie, hankar, horta, saintenoy, strauven, plain };
inline constexpr int architects = 5;
inline constexpr int boards = architects + 1;
inline constexpr int houses = 6;      // of each player
inline constexpr int most_pawns = 7;  // of each player

// What a space of the compass asks for.
enum class Space : std::uint8_t { wood, stone, iron, any, fb, empty, glass, any_or_fb };
inline constexpr int space_types = 8;
inline constexpr int compass_tiles = 6;   // first edition: the first six types, shuffled
inline constexpr int compass_spaces = 7;  // second edition

// What a bonus card (first edition) or prestige card (second) gives when it is used: I K A P in records.
enum class Power : std::uint8_t { iris, couronne, architect, pawn };
inline constexpr int powers = 4;

struct BonusCard {
  std::string_view name;
  std::array<std::uint8_t, 2> grants;  // one power out of each of these sets
  std::uint8_t points;                 // symbols under a strategy line
  std::uint8_t manneken_pis;
};
// Every card of either edition; the component data say which of them are in the box.
inline constexpr int bonus_card_types = 33;
inline constexpr std::uint8_t no_card = 255;
const BonusCard& bonus_card(int type);
std::optional<std::uint8_t> find_bonus_card(std::string_view text);

inline constexpr int strips = 5;
inline constexpr int bourse_cards = 12;

// Belle Époque.
inline constexpr int belle_epoque_cards = 32;  // numbered from 1
inline constexpr int sites = 5;                // for pavilions, each facing a row
enum class Tile : std::uint8_t {
  artworks,
  buildings,
  connections,
  couronne_vp,
  first_pass,
  house,
  iris_money,
  line,
  notables,
  portrait,
  sevenths,
  white,
};
inline constexpr int tiles = 12;

// What cards are drawn from, as records name it.
enum class Pile : std::uint8_t {
  first_player,
  strip,
  notable,
  bonus,
  compass,
  be_card,
  be_tile,
  board,
  artwork,
  bourse,
};
inline constexpr int piles = 10;

char letter(Action);
char letter(Power);
// The colour's name in the second edition, or in the edition given.
std::string_view name(Colour, Edition edition = Edition::second);
std::string_view name(Material);
std::string_view name(Unit);
std::string_view name(Notable);
std::string_view name(Brussels);
std::string_view name(Track);
std::string_view name(Line);
std::string_view name(Board);
std::string_view name(Space);
std::string_view name(Tile);
std::string_view name(Pile);

std::optional<Action> find_action(std::string_view text);
std::optional<Power> find_power(std::string_view text);
std::optional<Colour> find_colour(std::string_view text, Edition edition);
std::optional<Material> find_material(std::string_view text);
std::optional<Unit> find_unit(std::string_view text);
std::optional<Notable> find_notable(std::string_view text);
std::optional<Brussels> find_brussels(std::string_view text);
std::optional<Line> find_line(std::string_view text);
std::optional<Board> find_board(std::string_view text);
std::optional<Space> find_space(std::string_view text);
std::optional<Tile> find_tile(std::string_view text);
std::optional<Pile> find_pile(std::string_view text);

}  // namespace horta::bruxelles1893
