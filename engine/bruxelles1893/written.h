#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/rules.h"

// What the choice of each kind of decision is made of, said once for both written forms: the JSON option of a
// record (options_json.cpp) and the line of text for people (notation.cpp). Both depend on the move alone,
// never on a position.

namespace horta::bruxelles1893 {

// What the choice of a kind of decision is made of.
enum class Form : std::uint8_t {
  action,   // a cell, a Brussels action or pass
  answer,   // yes or no
  area,     // a Brussels action
  artwork,  // a colour, or a white artwork
  before,   // Saintenoy's arm and direction
  board,
  building,  // a house, or a pavilion
  card,      // the number of a Belle Époque card, or none
  cell,
  colour,
  crest,     // row and column from 1
  cubes,     // one noble cube or two
  cursor,    // row and column from 0
  exchange,  // two cubes or an artwork (card 17)
  free_action,
  letter,  // of an action
  line,
  material,
  notable,  // or stop
  number,
  on_card22,  // a pawn or a Traveller
  pair,       // two noble cubes
  payment,
  power,
  slots,  // a set of slots
  solvay,
  stake_back,  // a cell and francs
  take,        // a slot of the row, or the revealed notable
  tile,        // or none
  use_or_slide,
};

struct Writing {
  std::string_view name;
  std::string_view verb;  // the text begins with it
  Form form;
  std::uint32_t most;  // the largest choice; well_formed says which below it are none
};
inline constexpr std::uint32_t last_place = cursor_places * cursor_places - 1;
inline constexpr std::uint32_t last_pair = pair_choice + material_types * material_types - 1;

inline constexpr std::array<Writing, kinds> writings{{
    {"board", "board", Form::board, architects - 1},
    {"first_artwork", "first", Form::colour, colours - 1},
    {"crest", "crest", Form::crest, crests - 1},
    {"neutral", "neutral", Form::cell, cells - 1},
    {"action", "", Form::action, pass_choice},
    {"stake", "stake", Form::number, most_stake},
    {"travellers", "travellers", Form::number, 99},
    {"perform", "", Form::answer, 1},
    {"artwork", "create", Form::colour, colours - 1},
    {"keep_artwork", "choose", Form::colour, colours - 1},
    {"sell", "sell", Form::artwork, 2 * white_choice - 1},
    {"white_as", "as", Form::colour, colours - 1},
    {"cursor", "cursor", Form::cursor, last_place},
    {"slot", "hang", Form::number, market_slots - 1},
    {"notable", "meet", Form::take, revealed_choice},
    {"keep", "", Form::answer, 1},
    {"solvay", "solvay", Form::solvay, last_pair},
    {"white_tile", "white", Form::colour, colours - 1},
    {"materials", "take", Form::cubes, last_pair},
    {"compass_before", "before", Form::before, 2 * compass_spaces},
    {"build", "build", Form::building, sites},
    {"payment", "pay", Form::payment, Move::max_choice},
    {"compass", "arm", Form::number, compass_spaces - 1},
    {"house_cell", "house", Form::cell, cells - 1},
    {"activate", "activate", Form::notable, stop_choice},
    {"copy", "copy", Form::letter, actions - 1},
    {"free_action", "free", Form::free_action, decline_choice},
    {"be_tile", "tile", Form::tile, no_tile_choice},
    {"be_card", "card", Form::card, belle_epoque_cards},
    {"card2", "turn", Form::colour, colours - 1},
    {"card4", "clear", Form::number, market_slots - 1},
    {"card6", "replace", Form::slots, (1 << notable_slots) - 1},
    {"card8", "swap", Form::material, material_types - 1},
    {"card14", "dismiss", Form::notable, notable_figures - 1},
    {"card15", "take_back", Form::stake_back, Move::max_choice},
    {"card17", "give", Form::exchange, last_pair},
    {"card17_artwork", "receive", Form::colour, colours - 1},
    {"card17_materials", "receive", Form::pair, last_pair},
    {"card22", "again", Form::on_card22, traveller_choice},
    {"card25", "column", Form::number, size - 1},
    {"card27", "double", Form::cell, cells - 1},
    {"card29", "withdraw", Form::area, brussels_actions - 1},
    {"prestige", "", Form::use_or_slide, strategy_lines},
    {"bonus", "bonus", Form::power, powers - 1},
    {"strategy_line", "line", Form::line, strategy_lines - 1},
    {"pay_notable", "settle", Form::notable, notable_figures - 1},
}};

inline const Writing& writing_of(Move move) { return writings[move.kind()]; }

// Whether the bits of a move mean anything at all for its kind, and so can be written. Any move may be asked
// about.
bool well_formed(const Rules& rules, Move move);

// --- Choices from their parts; nothing when there is no such choice

template <class Item>
std::optional<std::uint32_t> choice_of(std::optional<Item> item, std::uint32_t first = 0) {
  if (!item) return std::nullopt;
  return first + static_cast<std::uint32_t>(*item);
}
template <class Item>
Item item_at(std::uint32_t choice, std::uint32_t first = 0) {
  return static_cast<Item>(choice - first);
}

std::optional<std::uint32_t> find_word(const Rules& rules, Kind kind, std::string_view text);
std::optional<std::uint32_t> find_cubes(const std::vector<std::string_view>& list);
std::optional<std::uint32_t> find_pair(const std::vector<std::string_view>& list);
// Two numbers of a square, each from `least`, `side` of them.
std::optional<std::uint32_t> place_from(const std::vector<int>& pair, int least, int side);
std::optional<std::uint32_t> stake_back_from(const std::vector<int>& list);
std::optional<std::uint32_t> slots_from(const std::vector<int>& list);
std::optional<std::uint32_t> before_from(const std::vector<int>& list);
// A payment is never empty; card 9 never names francs.
std::optional<std::uint32_t> checked_payment(const Payment& payment);
bool add_unit(Payment& payment, std::string_view unit_name, std::optional<std::uint32_t> count);
bool add_card9(Payment& payment, std::string_view unit_name);
std::optional<std::uint32_t> artwork_from(const Rules& rules, std::string_view text);

// --- Parts of a choice

std::string_view word(Kind kind, bool yes);
std::string_view word_of(const Rules& rules, Move move);
std::vector<std::string_view> cube_names(Move move);
std::string artwork_name(const Rules& rules, Move move);
// The whole choice as text, without the verb (notation.cpp).
std::string choice_text(const Rules& rules, Move move);

// Units in the order of their names, as payments list them.
inline constexpr std::array<Unit, units> units_by_name{Unit::fb,    Unit::glass, Unit::iron,
                                                       Unit::joker, Unit::stone, Unit::wood};
inline constexpr std::string_view card9 = "card9";
inline constexpr std::uint32_t most_units = (1u << payment_bits) - 1;

}  // namespace horta::bruxelles1893
