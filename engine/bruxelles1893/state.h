#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/bruxelles1893/cards.h"
#include "engine/core/deck.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta::bruxelles1893 {

// The kinds of decision, as records name them (see docs/records.md).
enum class Kind : std::uint8_t {
  board,
  first_artwork,
  crest,
  neutral,
  action,
  stake,
  travellers,
  perform,
  artwork,
  keep_artwork,
  sell,
  white_as,
  cursor,
  slot,
  notable,
  keep,
  solvay,
  white_tile,
  materials,
  compass_before,
  build,
  payment,
  compass,
  house_cell,
  activate,
  copy,
  free_action,
  be_tile,
  be_card,
  card2,
  card4,
  card6,
  card8,
  card14,
  card15,
  card17,
  card17_artwork,
  card17_materials,
  card22,
  card25,
  card27,
  card29,
  prestige,
  bonus,
  strategy_line,
  pay_notable,
  over,  // the game has ended: nobody decides
};
inline constexpr int kinds = static_cast<int>(Kind::over);

// Where a player's victory points come from.
enum class Source : std::uint8_t {
  sale,
  iris,
  visit,
  strauven,
  house_no_joker,
  house_top,
  free_sale,
  free_construction,
  maeterlinck,
  card5,
  card10,
  card12,
  card16,
  card21,
  card24,
  card30,
  card31,
  tile_sevenths,
  tile_couronne_vp,
  tile_first_pass,
  tile_buildings,
  tile_connections,
  tile_white,
  unpaid,  // of the first notable; one source for each of them
  final_houses = unpaid + notable_figures,
  final_line,  // of the first strategy line; one source for each of them
  final_materials = final_line + strategy_lines,
  final_first_player,
};
inline constexpr int sources = static_cast<int>(Source::final_first_player) + 1;

// The moments at which Belle Époque cards can be used (R2.2, Cartes Belle Époque). What follows each of them
// stands in belle_epoque.h.
enum class Moment : std::uint8_t {
  none,
  round_begins,      // everybody: 19 20
  pawn_placed,       // 21
  workshop_done,     // 1 2
  sale_begins,       // 4
  cursor_moves,      // 3
  notable_begins,    // 6
  notable_gone,      // 5
  materials_taken,   // 7 8
  building_begins,   // 9
  building_stands,   // 10
  bourse_done,       // 11 12
  grand_place_done,  // 13 14
  copying_done,      // 15 16
  market_done,       // 17 18
  turn_ends,         // 22
  column_won,        // 25
  columns_done,      // everybody: 26
  irises_begin,      // everybody: 27
  irises_done,       // everybody: 28
  brussels_begins,   // everybody: 29 30
  pavilion_visited,  // 31 32
  round_ends,        // everybody: 24
  notable_leaves,    // everybody: 23
};
inline constexpr int moments = 24;

// Who asked for the effect of a notable that is under way, and so goes on when it is done.
enum class Caller : std::uint8_t { nobody, notable_action, grand_place, free_action, card };

inline constexpr std::uint8_t nobody = 255;
inline constexpr std::uint8_t neutral = max_players;  // the pawns of a third colour in a two-player game
inline constexpr std::uint8_t tied = 254;             // nobody wins the column, several take its bonus

// One of the 25 action cells of the Art Nouveau board.
struct Cell {
  std::int16_t stake = 0;
  std::uint8_t pawn = nobody;   // a seat or neutral
  std::uint8_t house = nobody;  // a seat
};

// What waits on card 22 until the round ends.
enum class OnCard22 : std::uint8_t { nothing, pawn, traveller };

struct Player {
  std::int16_t vp = 0;
  std::int16_t money = 0;
  std::array<std::int16_t, sources> ledger{};  // where vp came from; its sum is vp
  std::uint32_t cards = 0;                     // set of Belle Époque cards, by number
  std::uint32_t used_cards = 0;                // those of them that were used this round
  std::uint16_t notables = 0;                  // set of the notables kept
  std::uint16_t tilted = 0;                    // those of them that were used this round
  std::uint16_t tiles = 0;                     // set of the face-up tiles with a pawn of the player
  Board board = Board::plain;
  std::array<std::uint8_t, tracks> space{};  // reached on each track, from 0
  std::uint8_t pawns = 0;                    // free to be used
  std::uint8_t court = 0;                    // pawns in the Palais de Justice
  std::uint8_t travellers = 0;
  OnCard22 on_card22 = OnCard22::nothing;
  std::uint8_t buildings = 0;  // houses and pavilions
  std::array<std::uint8_t, colours> artworks{};
  std::array<std::uint8_t, colours> white{};  // white artworks by the colour they hide
  std::array<std::uint8_t, material_types> materials{};
  std::uint8_t jokers = 0;
  std::array<std::uint8_t, strategy_lines> lines{};  // VP symbols that were added to each line
  std::uint8_t first_passes = 0;  // Exhibition tiles (first edition), face-down prestige cards (second)
  std::uint8_t passed = 0;
};

// The notables that are face down, and the discard.
using NotableDeck = DeckOf<notable_figures>;

// First edition: the face-down pile of coloured artworks, and the layer of returned ones under it.
struct ArtworkPile {
  std::array<std::uint8_t, colours> left{};
  std::array<std::uint8_t, colours> start{};  // when it was made
  std::array<std::uint8_t, colours> under{};
  std::uint8_t epoch = 0;
};

// A slot of the art market. The first edition keeps the covered works under it (State::covered).
struct Hung {
  Colour colour = Colour::none;  // of the tile
  std::uint8_t white = 0;        // hangs with its white face up
};
inline constexpr int market_slots = 2;
inline constexpr int market_size = 7;
inline constexpr int cursor_size = 3;
inline constexpr int cursor_places = market_size - cursor_size + 1;  // in each direction

// What the turn under way has settled so far. Cleared when the turn ends, so that equal positions are equal
// states.
struct Turn {
  std::uint8_t again = 0;            // card 22 bought another action; it cannot be a pass
  std::uint8_t cell = nobody;        // the pawn was placed here; nobody: the action is copied, or in Brussels
  Action action{};                   // being carried out
  Brussels brussels{};               // being used
  std::uint8_t activations = 0;      // Grand-Place: notables that may still be activated
  std::uint8_t activated = 0;        // Grand-Place: whether one has been
  Notable notable = Notable::none;   // taken from the row, its place not settled yet
  Notable revealed = Notable::none;  // by Hankar
  std::array<std::uint8_t, colours> drawn{};  // first edition: to keep one of
  Colour sold = Colour::none;                 // the tile
  std::uint8_t sold_white = 0;                // it is sold as a white artwork …
  Colour sold_as = Colour::none;              // … that counts as this colour
  std::uint8_t gap = nobody;                  // slot that card 4 emptied
  std::uint8_t more_steps = 0;                // of the cursor, by card 3
  std::uint8_t card9 = 0;                     // one cube of the payment stands for another
  std::uint8_t site = nobody;                 // of the pavilion; nobody: a house
  std::uint8_t cubes = 0;                     // that the building cost
};

// What the resolution of the round has settled so far.
struct Resolution {
  std::uint8_t column = 0;                                                        // being resolved
  std::array<std::uint8_t, size> winner{nobody, nobody, nobody, nobody, nobody};  // of the columns, or tied
  std::uint8_t lines_used = 0;                     // set of the lines under which the seat has slid a card
  std::uint8_t card26 = nobody;                    // seat with two more Manneken-Pis
  std::uint8_t card27 = nobody;                    // cell of the pawn that counts double
  std::array<std::uint8_t, max_players> irises{};  // majorities of each seat
  Notable leaving = Notable::none;                 // the notable discarded at the end of the round
};

// Everything on the table. Plain bytes without padding: copied, compared and hashed as such. Nothing in it
// is secret: a card that lies face down is one of those counted in `left`.
struct State {
  std::array<Player, max_players> players{};
  std::array<Cell, cells> board{};
  std::uint32_t zone = 0;                  // set of the cells that can be used this round
  std::uint16_t tiles = 0;                 // set of the face-up Belle Époque tiles
  std::array<std::uint8_t, size> strip{};  // which action strip lies in each row, from 0
  std::array<std::uint8_t, size> bonus{no_card, no_card, no_card, no_card, no_card};  // under each column
  std::array<std::uint8_t, bonus_card_types> bonus_left{};
  std::array<std::uint8_t, bourse_cards> bourse_left{};
  std::uint8_t bourse = 0;  // the card of this round, from 0
  std::uint8_t crest = 0;   // of this round, in reading order

  NotableDeck notables{};
  std::array<Notable, notable_slots> row{Notable::none, Notable::none, Notable::none, Notable::none};
  std::array<std::uint8_t, material_types> materials{};
  std::uint8_t jokers = 0;
  std::uint8_t train = 0;                        // Travellers
  std::array<std::uint8_t, colours> artworks{};  // face up; in the first edition the black ones only
  ArtworkPile workshop{};                        // first edition
  std::array<std::uint8_t, colours> covered{};   // first edition: under the works in the market
  std::array<Hung, market_slots> market{};
  std::uint8_t cursor = 0;  // its top-left cell: cursor_places * row + column
  std::array<Space, compass_spaces> compass{};
  std::array<std::uint8_t, 2> arms{};           // the spaces they point at, the lower one first
  std::array<std::uint8_t, sites> site_card{};  // number of the card, also when it is taken
  std::array<std::uint8_t, sites> pavilion{nobody, nobody, nobody, nobody, nobody};  // owner

  std::array<std::uint8_t, brussels_actions> uses{};                                  // this round
  std::array<std::array<std::uint8_t, max_players>, brussels_actions> in_brussels{};  // pawns of each seat
  std::array<std::uint8_t, brussels_actions> travellers_in{};

  std::uint8_t round = 0;  // 1 to 5
  std::uint8_t first_player = 0;
  std::uint8_t next_first_player = 0;  // once the columns are resolved
  std::uint8_t first_passer = nobody;
  std::uint8_t passes = 0;

  // The decision being asked.
  Kind kind = Kind::over;
  std::uint8_t seat = 0;  // who decides
  std::uint8_t turn = 0;  // whose turn it is in the action phase
  Moment moment = Moment::none;
  Caller caller = Caller::nobody;
  std::uint8_t chooser = nobody;  // who places the square with card 20

  Turn doing{};
  Resolution resolution{};
  std::array<std::uint8_t, 3> unused{};  // no padding, so that states compare as bytes

  friend bool operator==(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 1536);

constexpr int column_of(int cell) { return cell % size; }
constexpr int row_of(int cell) { return cell / size; }

// Sources that come in one per notable or line.
constexpr Source unpaid(Notable notable) {
  return Source{static_cast<std::uint8_t>(at(Source::unpaid) + at(notable))};
}
constexpr Source final_line(Line line) {
  return Source{static_cast<std::uint8_t>(at(Source::final_line) + at(line))};
}

inline std::uint16_t upright_notables(const Player& player) {
  return static_cast<std::uint16_t>(player.notables & ~player.tilted);
}
inline int white_artworks(const Player& player) { return sum(player.white); }
// White artworks count for everything but the end of the game.
inline int artworks(const Player& player) { return sum(player.artworks) + white_artworks(player); }
// Colours among the artworks; the white ones are one more colour.
inline int different_colours(const Player& player) {
  int count = white_artworks(player) > 0 ? 1 : 0;
  for (const std::uint8_t copies : player.artworks) count += copies > 0 ? 1 : 0;
  return count;
}
inline bool owns_card(const Player& player, int number) { return contains(player.cards, number - 1); }

}  // namespace horta::bruxelles1893
