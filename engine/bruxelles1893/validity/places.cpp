// Every tile, cube, pawn and card in exactly one place.

#include "engine/bruxelles1893/legal.h"
#include "engine/bruxelles1893/validity/parts.h"

namespace horta::bruxelles1893 {

namespace {

bool strips_are_complete(const State& state) {
  std::uint8_t seen = 0;
  for (const int strip : state.strip) insert(seen, strip);
  return size_of(seen) == strips;
}

bool compass_is_complete(const Rules& rules, const State& state) {
  if (state.arms[0] >= state.arms[1]) return false;
  if (!rules.first_edition()) {
    for (const int arm : state.arms)
      if (state.compass[at(arm)] == Space::glass && !rules.belle_epoque) return false;
    return state.compass == rules.compass;
  }
  std::uint8_t seen = 0;
  for (int space = 0; space < compass_tiles; ++space) insert(seen, state.compass[at(space)]);
  return seen == (1 << compass_tiles) - 1 && state.compass.back() == rules.compass.back();
}

// The tiles in the market show different colours, and at most one of them is white.
bool market_is_valid(const Rules& rules, const State& state) {
  const auto& [first, second] = state.market;
  for (const Hung& hung : state.market)
    if (hung.white && (!rules.belle_epoque || hung.colour == Colour::none || hung.colour == Colour::black))
      return false;
  return first.colour == Colour::none || second.colour == Colour::none ||
         (first.white || second.white ? first.white != second.white : first.colour != second.colour);
}

// `box`: everything where the set-up takes it from.
bool artworks_are_complete(const Rules& rules, const State& box, const State& state) {
  const ArtworkPile& pile = state.workshop;
  for (std::uint8_t colour = 0; colour < colours; ++colour) {
    int seen = state.artworks[colour] + pile.left[colour] + pile.under[colour] + state.covered[colour] +
               state.doing.drawn[colour];
    for (const Player& player : state.players) seen += player.artworks[colour] + player.white[colour];
    for (const Hung& hung : state.market) seen += hung.colour == Colour{colour} ? 1 : 0;
    if (seen != rules.artworks || pile.left[colour] > pile.start[colour] ||
        pile.start[colour] > box.workshop.start[colour])
      return false;
    const bool is_drawn = box.workshop.start[colour] > 0;  // or taken from a pile of its own
    if (is_drawn ? state.artworks[colour] > 0 : pile.under[colour] + state.doing.drawn[colour] > 0)
      return false;
  }
  for (const Player& player : state.players)
    if (!rules.belle_epoque && white_artworks(player) > 0) return false;
  return (pile.epoch > 0 || pile.start == box.workshop.start) &&
         (rules.first_edition() || (sum(state.covered) == 0 && pile.epoch == 0));
}

bool cubes_are_complete(const State& box, const State& state) {
  for (std::size_t material = 0; material < material_types; ++material) {
    int seen = state.materials[material];
    for (const Player& player : state.players) seen += player.materials[material];
    if (seen != box.materials[material]) return false;
  }
  int jokers = state.jokers;
  for (const Player& player : state.players) jokers += player.jokers;
  return jokers == box.jokers;
}

// Card 14 lets a Brugmann go to the discard: there is one for each player.
bool notables_are_complete(const Rules& rules, const State& state) {
  const NotableDeck& deck = state.notables;
  for (std::uint8_t figure = 0; figure < notable_figures; ++figure) {
    const Notable notable{figure};
    int seen = deck.left[figure] + deck.discard[figure];
    seen += static_cast<int>(std::ranges::count(state.row, notable));
    seen += (state.doing.notable == notable ? 1 : 0) + (state.doing.revealed == notable ? 1 : 0);
    for (const Player& player : state.players) seen += contains(player.notables, figure) ? 1 : 0;
    const int copies = notable == Notable::brugmann ? rules.players : rules.notables[figure];
    if (seen != copies || deck.left[figure] > deck.start[figure] || deck.start[figure] > copies) return false;
  }
  if (deck.epoch == 0 && deck.start != rules.notables) return false;
  for (std::size_t slot = static_cast<std::size_t>(notables_in_row(state)); slot < notable_slots; ++slot)
    if (state.row[slot] != Notable::none) return false;  // no gaps
  return true;
}

bool pawns_are_complete(const Rules& rules, const State& state) {
  Amounts seen = pawns_in_brussels(state), staked{};
  int neutrals = 0;
  for (const Cell& cell : state.board) {
    neutrals += cell.pawn == neutral ? 1 : 0;
    if (cell.pawn >= max_players) continue;
    ++seen[cell.pawn];
    staked[cell.pawn] += cell.stake;
  }
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Player& player = state.players[at(seat)];
    const int others =
        player.pawns + player.court + size_of(player.tiles) + (player.on_card22 == OnCard22::pawn ? 1 : 0);
    if (seen[at(seat)] + others != (seat < rules.players ? rules.pawns : 0)) return false;
    if (staked[at(seat)] > most_money) return false;
  }
  return neutrals <= rules.players;  // in a game of two, one for each
}

bool travellers_are_complete(const State& box, const State& state) {
  int seen = state.train + travellers_in_brussels(state);
  for (const Player& player : state.players)
    seen += player.travellers + (player.on_card22 == OnCard22::traveller ? 1 : 0);
  return seen == box.train;
}

bool bonus_cards_are_complete(const Rules& rules, const State& state) {
  auto seen = state.bonus_left;
  for (const std::uint8_t card : state.bonus)
    if (card != no_card) ++seen[card];
  int all = 0;
  for (std::size_t type = 0; type < bonus_card_types; ++type) {
    if (seen[type] > rules.bonus[type] || state.bonus_left[type] > rules.bonus[type]) return false;
    all += rules.bonus[type];
  }
  return sum(state.bonus_left) == all - size * std::max<int>(1, state.round);
}

bool bourse_cards_are_complete(const State& state) {
  return sum(state.bourse_left) == bourse_cards - state.round &&
         (state.round == 0 ? state.bourse == 0 : state.bourse_left[state.bourse] == 0);
}

// A building that is paid for stands when the compass has moved and its cell is chosen.
bool is_building(const State& state, Seat seat) {
  return seat == state.seat && (state.kind == Kind::compass || state.kind == Kind::house_cell);
}

bool buildings_are_complete(const Rules& rules, const State& state) {
  std::uint32_t cards = 0;
  for (int site = 0; site < sites; ++site) {
    const int card = state.site_card[at(site)];
    if (!rules.belle_epoque ? card != 0 || state.pavilion[at(site)] != nobody
                            : card == 0 || contains(cards, card - 1))
      return false;
    if (rules.belle_epoque) insert(cards, card - 1);
  }
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const Player& player = state.players[at(seat)];
    int standing = is_building(state, seat) ? 1 : 0;
    for (const Cell& cell : state.board) standing += cell.house == seat ? 1 : 0;
    std::uint32_t own = 0;
    for (std::size_t site = 0; site < sites; ++site)
      if (state.pavilion[site] == seat) insert(own, state.site_card[site] - 1);
    if (player.buildings != standing + size_of(own) || player.cards != own) return false;
  }
  return true;
}

bool tiles_are_complete(const Rules& rules, const State& state) {
  return size_of(state.tiles) == (rules.belle_epoque ? rules.face_up_tiles : 0);
}

bool boards_are_complete(const State& state) {
  std::uint8_t seen = 0;
  for (const Player& player : state.players) {
    if (player.board == Board::plain) continue;
    if (contains(seen, player.board)) return false;
    insert(seen, player.board);
  }
  return true;
}

}  // namespace

bool is_complete(const Rules& rules, const State& state) {
  State box;
  fill_supply(rules, box);
  return strips_are_complete(state) && compass_is_complete(rules, state) && market_is_valid(rules, state) &&
         artworks_are_complete(rules, box, state) && cubes_are_complete(box, state) &&
         notables_are_complete(rules, state) && pawns_are_complete(rules, state) &&
         travellers_are_complete(box, state) && bonus_cards_are_complete(rules, state) &&
         bourse_cards_are_complete(state) && buildings_are_complete(rules, state) &&
         tiles_are_complete(rules, state) && boards_are_complete(state);
}

}  // namespace horta::bruxelles1893
