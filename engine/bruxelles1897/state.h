#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/bruxelles1897/cards.h"
#include "engine/core/deck.h"
#include "engine/core/seat.h"
#include "engine/core/sets.h"

namespace horta::bruxelles1897 {

inline constexpr int max_players = 4;
inline constexpr int columns = 4;
inline constexpr int max_rows = 4;
inline constexpr int max_cells = columns * max_rows;
inline constexpr int rounds = 4;

// The kinds of decision, as records name them (see docs/records.md).
enum class Kind : std::uint8_t {
  action,
  architect,
  perform,
  artwork,
  materials,
  noble,
  prisoner,
  keep_drawn,
  brussels_cards,
  park_action,
  activate,
  exhibit,
  jail,
  over,  // the game has ended: nobody decides
};
inline constexpr int kinds = static_cast<int>(Kind::over);

// Where a player's victory points come from.
enum class Source : std::uint8_t {
  construction,
  exhibition,
  coat,
  unpaid_noble,
  houses,
  materials,
  expo,
  bonus_nobles,
  bonus_money,
  bonus_artworks,
  bonus_houses,
};
inline constexpr int sources = 11;

// What is under way when a decision is asked. It tells a noble's effect, or a drawn card, where to go on.
enum class Stage : std::uint8_t {
  turn,            // choosing an action, or carrying out a card taken from the Art Nouveau area
  city_hall,       // activating nobles
  park,            // carrying out an action at the Cinquantenaire
  exhibition,      // showing artworks
  column_bonuses,  // majority phase
  prison,          // majority phase: the Brussels majority
};

// Who owns an Architect card in the grid.
inline constexpr std::uint8_t nobody = 255;
inline constexpr std::uint8_t neutral = 4;  // the unused colour of a two-player game

// One place of the Art Nouveau area: an Action card, or the Architect card that replaced it, or nothing.
struct Cell {
  ActionCard card = ActionCard::none;
  std::uint8_t owner = nobody;
  Architect architect = Architect::one_three;
  std::uint8_t value = 0;  // of the visible side
};

struct Player {
  std::int16_t vp = 0;
  std::int16_t money = 0;
  std::array<std::int16_t, sources> ledger{};  // where vp came from; its sum is vp
  std::array<std::uint8_t, tracks> level{};    // steps taken on each track
  std::array<std::uint8_t, architect_types> hand{};
  std::array<std::uint8_t, architect_types> brussels{};  // placed at Brussels cards this round
  std::array<std::uint8_t, architect_types> prison{};
  std::array<std::uint8_t, colours> artworks{};
  std::array<std::uint8_t, material_types> materials{};
  std::array<std::uint8_t, house_designs> houses{};
  std::uint8_t nobles = 0;  // set of the nobles kept
  std::uint8_t tapped = 0;  // those of them that were used this round
  std::uint8_t passed = 0;
  std::uint8_t unused = 0;  // no padding, so that states compare as bytes
};

// A pile of Action cards and its discard.
using Deck = DeckOf<pile_types>;

// Everything on the table. Plain bytes without padding: copied, compared and hashed as such. Nothing in it
// is secret (ruling 15).
struct State {
  std::array<Player, max_players> players{};
  std::array<Cell, max_cells> grid{};
  std::array<Bonus, columns> bonus{};
  std::array<Deck, action_piles> decks{};
  std::array<std::uint8_t, brussels_card_types> uses{};  // of each Brussels card this round
  std::uint8_t round = 0;                                // 1 to 4
  std::uint8_t first_player = 0;
  std::uint8_t passes = 0;
  std::uint8_t expo_owner = nobody;

  // The decision being asked.
  Kind kind = Kind::over;
  std::uint8_t seat = 0;  // who decides
  Stage stage = Stage::turn;
  std::uint8_t turn = 0;  // whose turn it is in the action phase

  // What the turn under way has settled so far; zero or none where it does not apply.
  std::uint8_t cell = nobody;            // taken from
  ActionCard card = ActionCard::none;    // being carried out
  Brussels brussels = Brussels::bourse;  // being used
  std::uint8_t activations = 0;          // City Hall: nobles that may still be activated
  std::uint8_t activated = 0;            // City Hall: whether one has been
  std::array<ActionCard, 2> drawn{ActionCard::none, ActionCard::none};  // to keep one of
  std::uint8_t exhibited = 0;                                           // set of the colours shown
  std::uint8_t withdrawn = 0;  // set of the seats that take no further part
  std::uint8_t column = 0;     // majority phase: being resolved
  std::uint8_t waiting = 0;    // majority phase: set of the seats still to be served in this step

  friend bool operator==(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 512);

inline int house_count(const Player& player) { return sum(player.houses); }
inline int material_cards(const Player& player) { return sum(player.materials); }
inline int prisoners(const Player& player) { return sum(player.prison); }
inline bool owns_artwork(const Player& player) { return sum(player.artworks) > 0; }
inline std::uint8_t untapped_nobles(const Player& player) {
  return static_cast<std::uint8_t>(player.nobles & ~player.tapped);
}

// The colours of which a player has at least one artwork.
inline std::uint8_t artwork_colours(const Player& player) {
  std::uint8_t set = 0;
  for (int colour = 0; colour < colours; ++colour)
    if (player.artworks[at(colour)] > 0) insert(set, colour);
  return set;
}

}  // namespace horta::bruxelles1897
