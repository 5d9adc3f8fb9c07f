// Three questions, in this order: is every number in its range, so that nothing else can go wrong; is
// everything in exactly one place; does what is set fit the phase of the round and the decision.

#include "engine/bruxelles1893/validity.h"

#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

constexpr int none = 255;  // nobody, no card, no colour, no notable

// --- Numbers in their range

constexpr int most_points = 9999;                                 // of a player, far beyond any game
constexpr int most_money = static_cast<int>(MoveList::capacity);  // every stake is an option
constexpr int most_cubes = 4;                                     // that a building costs

bool is_below(auto item, int bound) { return static_cast<int>(item) < bound; }
bool is_none_or_below(auto item, int bound) {
  return static_cast<int>(item) == none || is_below(item, bound);
}
bool all_below(const auto& items, int bound) {
  return std::ranges::all_of(items, [&](auto item) { return is_below(item, bound); });
}
bool all_none_or_below(const auto& items, int bound) {
  return std::ranges::all_of(items, [&](auto item) { return is_none_or_below(item, bound); });
}
template <class Part>
bool same(const Part& a, const Part& b) {
  static_assert(std::has_unique_object_representations_v<Part>);
  return std::memcmp(&a, &b, sizeof(Part)) == 0;
}

bool points_are_valid(const Player& player) {
  int points = 0;
  for (const int entry : player.ledger) {
    if (entry < -most_points || entry > most_points) return false;
    points += entry;
  }
  return player.vp == points && points >= -most_points && points <= most_points;
}

bool player_is_in_range(const Rules& rules, const State& state, const Player& player) {
  if (!is_below(player.board, boards) || (player.tiles & ~state.tiles) != 0) return false;
  for (std::uint8_t track = 0; track < tracks; ++track)
    if (player.space[track] > last_space(player, Track{track})) return false;
  const bool has_side_b = player.board != Board::plain;
  return points_are_valid(player) && player.money >= 0 && player.money <= most_money &&
         player.notables < (1 << notable_figures) && (player.tilted & ~player.notables) == 0 &&
         (player.used_cards & ~player.cards) == 0 && player.on_card22 <= traveller_on_card22 &&
         player.buildings <= houses && player.passed <= 1 && player.white[at(Colour::black)] == 0 &&
         (has_side_b ? rules.asymmetric : !rules.asymmetric || state.kind == Kind::board);
}

bool cell_is_in_range(const Rules& rules, const State& state, int number) {
  const Cell& cell = state.board[at(number)];
  const bool is_neutral = cell.pawn == neutral;
  return (is_none_or_below(cell.pawn, rules.players) || (is_neutral && rules.neutrals())) &&
         is_none_or_below(cell.house, rules.players) &&
         (cell.pawn == nobody || contains(state.zone, number)) &&
         (cell.pawn < max_players ? cell.stake >= 0 && cell.stake <= most_money : cell.stake == 0) &&
         !(rules.has_tile(number) && (cell.house != nobody || is_neutral)) &&
         !(is_neutral && cell.house != nobody);
}

bool turn_is_in_range(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  const auto& levels = rules.track[at(state.players[state.turn].board)][at(Track::couronne)];
  return is_below(doing.again, 2) && is_none_or_below(doing.cell, cells) && is_below(doing.action, actions) &&
         is_below(doing.brussels, brussels_actions) &&
         doing.activations + doing.activated <= *std::ranges::max_element(levels) &&
         is_below(doing.activated, 2) && is_none_or_below(doing.notable, notable_figures) &&
         is_none_or_below(doing.revealed, notable_figures) && is_none_or_below(doing.sold, colours) &&
         is_below(doing.sold_white, 2) && is_none_or_below(doing.sold_as, colours) &&
         is_none_or_below(doing.gap, market_slots) &&
         (doing.more_steps == 0 || doing.more_steps == rules.amount_of_card(3)) && is_below(doing.card9, 2) &&
         is_none_or_below(doing.site, sites) && doing.cubes <= most_cubes;
}

bool resolution_is_in_range(const Rules& rules, const State& state) {
  const Resolution& resolution = state.resolution;
  return is_below(resolution.column, size) &&
         std::ranges::all_of(
             resolution.winner,
             [&](int seat) { return seat == tied || is_none_or_below(seat, rules.players); }) &&
         resolution.lines_used < (1 << strategy_lines) &&
         is_none_or_below(resolution.card26, rules.players) && is_none_or_below(resolution.card27, cells) &&
         all_below(resolution.irises, crests + 1) && is_none_or_below(resolution.leaving, notable_figures);
}

bool table_is_in_range(const Rules& rules, const State& state) {
  return state.zone < (1u << cells) && state.tiles < (1 << tiles) && all_below(state.strip, strips) &&
         all_none_or_below(state.bonus, bonus_card_types) && all_below(state.bourse_left, 2) &&
         is_below(state.bourse, bourse_cards) && is_below(state.crest, crests) &&
         all_none_or_below(state.row, notable_figures) &&
         is_below(state.cursor, cursor_places * cursor_places) && all_below(state.compass, space_types) &&
         all_below(state.arms, rules.compass_size) && all_below(state.site_card, belle_epoque_cards + 1) &&
         all_none_or_below(state.pavilion, rules.players) &&
         std::ranges::all_of(
             state.market,
             [](const Hung& hung) { return is_none_or_below(hung.colour, colours) && hung.white <= 1; });
}

bool is_in_range(const Rules& rules, const State& state) {
  for (const int seat : {state.seat, state.turn, state.first_player, state.next_first_player})
    if (seat >= rules.players) return false;
  if (state.round > rounds || !is_none_or_below(state.first_passer, rules.players) ||
      !is_none_or_below(state.chooser, rules.players) || !is_below(state.kind, kinds + 1) ||
      !is_below(state.moment, moments) || at(state.caller) > at(Caller::card) || !same(state.unused, {}) ||
      !table_is_in_range(rules, state))
    return false;
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Player& player = state.players[at(seat)];
    if (seat < rules.players ? !player_is_in_range(rules, state, player) : !same(player, Player{}))
      return false;
  }
  for (int cell = 0; cell < cells; ++cell)
    if (!cell_is_in_range(rules, state, cell)) return false;
  return turn_is_in_range(rules, state) && resolution_is_in_range(rules, state);
}

// --- Everything in exactly one place

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

bool artworks_are_complete(const Rules& rules, const State& state) {
  const ArtworkPile& pile = state.workshop;
  for (std::uint8_t colour = 0; colour < colours; ++colour) {
    int seen = state.artworks[colour] + pile.left[colour] + pile.under[colour] + state.covered[colour] +
               state.doing.drawn[colour];
    for (const Player& player : state.players) seen += player.artworks[colour] + player.white[colour];
    for (const Hung& hung : state.market) seen += hung.colour == Colour{colour} ? 1 : 0;
    if (seen != rules.artworks || pile.left[colour] > pile.start[colour]) return false;

    // The first edition draws from a pile for all colours but black; the second has no such pile.
    const bool is_drawn = rules.first_edition() && Colour{colour} != Colour::black;
    const int drawn = pile.start[colour] + pile.under[colour] + state.doing.drawn[colour];
    if (is_drawn ? state.artworks[colour] > 0 || pile.start[colour] > rules.artworks : drawn > 0)
      return false;
    if (is_drawn && pile.epoch == 0 && pile.start[colour] != rules.artworks) return false;
  }
  for (const Player& player : state.players)
    if (!rules.belle_epoque && white_artworks(player) > 0) return false;
  return rules.first_edition() || (sum(state.covered) == 0 && pile.epoch == 0);
}

bool cubes_are_complete(const Rules& rules, const State& state) {
  for (std::size_t material = 0; material < material_types; ++material) {
    int seen = state.materials[material];
    for (const Player& player : state.players) seen += player.materials[material];
    if (seen != (contains(rules.noble_materials(), material) ? rules.nobles : 0)) return false;
  }
  int jokers = state.jokers;
  for (const Player& player : state.players) jokers += player.jokers;
  return jokers == rules.jokers;
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
        player.pawns + player.court + size_of(player.tiles) + (player.on_card22 == pawn_on_card22 ? 1 : 0);
    if (seen[at(seat)] + others != (seat < rules.players ? rules.pawns : 0)) return false;
    if (staked[at(seat)] > most_money) return false;
  }
  return neutrals <= rules.players;  // in a game of two, one for each
}

bool travellers_are_complete(const Rules& rules, const State& state) {
  int seen = state.train + travellers_in_brussels(state);
  for (const Player& player : state.players)
    seen += player.travellers + (player.on_card22 == traveller_on_card22 ? 1 : 0);
  return seen == (rules.belle_epoque ? rules.travellers : 0);
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

bool is_complete(const Rules& rules, const State& state) {
  return strips_are_complete(state) && compass_is_complete(rules, state) && market_is_valid(rules, state) &&
         artworks_are_complete(rules, state) && cubes_are_complete(rules, state) &&
         notables_are_complete(rules, state) && pawns_are_complete(rules, state) &&
         travellers_are_complete(rules, state) && bonus_cards_are_complete(rules, state) &&
         bourse_cards_are_complete(state) && buildings_are_complete(rules, state) &&
         tiles_are_complete(rules, state) && boards_are_complete(state);
}

// --- The phases of a round

enum class Phase : std::uint8_t {
  set_up,
  planning,
  turns,
  columns,
  columns_done,
  use_cards,
  irises_begin,
  irises_done,
  brussels,
  visits,
  round_ends,
  notable_leaves,
  end_of_game,
};

Phase phase_of(const State& state) {
  switch (state.kind) {
    case Kind::board:
    case Kind::first_artwork:
      return Phase::set_up;
    case Kind::crest:
    case Kind::neutral:
      return Phase::planning;
    case Kind::prestige:
    case Kind::bonus:
      return Phase::use_cards;
    case Kind::strategy_line:
    case Kind::pay_notable:
    case Kind::over:
      return Phase::end_of_game;
    default:
      break;
  }
  switch (state.moment) {
    case Moment::round_begins:
      return Phase::planning;
    case Moment::column_won:
      return Phase::columns;
    case Moment::columns_done:
      return Phase::columns_done;
    case Moment::irises_begin:
      return Phase::irises_begin;
    case Moment::irises_done:
      return Phase::irises_done;
    case Moment::brussels_begins:
      return Phase::brussels;
    case Moment::pavilion_visited:
      return Phase::visits;
    case Moment::round_ends:
      return Phase::round_ends;
    case Moment::notable_leaves:
      return Phase::notable_leaves;
    default:
      return Phase::turns;
  }
}

bool used(const State& state, Seat seat, int card) {
  return contains(state.players[at(seat)].used_cards, card - 1);
}

// In turn order, whether a seat comes before the one that decides.
bool comes_before(const Rules& rules, const State& state, Seat seat) {
  const auto place = [&](int of) { return (of - state.first_player + rules.players) % rules.players; };
  return place(seat) < place(state.seat);
}

// Pawns and Travellers lie on the boards between the planning and the end of the round; the first edition
// leaves them there when the game ends.
bool boards_are_clear(const Rules& rules, Phase phase) {
  return phase <= Phase::planning || phase == Phase::notable_leaves ||
         (phase == Phase::end_of_game && !rules.first_edition());
}

// The cards that a phase can find used. They are unused again before a notable leaves; card 23 alone is used
// after that, until the next round begins.
std::uint32_t cards_used_by(Phase phase) {
  const auto upto = [](std::initializer_list<int> more) {
    std::uint32_t set = (1u << 22) - 1;
    for (const int card : more) insert(set, card - 1);
    return set;
  };
  switch (phase) {
    case Phase::set_up:
      return 0;
    case Phase::planning:
      return 1u << (19 - 1) | 1u << (20 - 1);
    case Phase::turns:
      return upto({});
    case Phase::columns:
      return upto({25});
    case Phase::columns_done:
    case Phase::use_cards:
      return upto({25, 26});
    case Phase::irises_begin:
      return upto({25, 26, 27});
    case Phase::irises_done:
      return upto({25, 26, 27, 28});
    case Phase::brussels:
      return upto({25, 26, 27, 28, 29, 30});
    case Phase::visits:
      return upto({25, 26, 27, 28, 29, 30, 31, 32});
    case Phase::round_ends:
      return upto({24, 25, 26, 27, 28, 29, 30, 31, 32});
    case Phase::notable_leaves:
    case Phase::end_of_game:
      return 1u << (23 - 1);
  }
  return 0;
}

// The card under one column outside the zone may have gone by card 25.
bool columns_have_cards(const Rules& rules, const State& state, Phase phase) {
  bool taken = false;
  for (Seat seat = 0; seat < rules.players; ++seat)
    taken |= used(state, seat, 25) && state.kind != Kind::card25;
  for (int column = 0; column < size; ++column) {
    if ((state.bonus[at(column)] == no_card) == (phase > Phase::use_cards)) continue;
    if (phase > Phase::use_cards || !std::exchange(taken, false)) return false;
    for (int cell = column; cell < cells; cell += size)
      if (contains(state.zone, cell)) return false;
  }
  return phase > Phase::use_cards || !taken;
}

// Each use of an action in Brussels brought its cost, until card 29 and the majority.
bool brussels_fits(const Rules& rules, const State& state, Phase phase) {
  for (std::uint8_t action = 0; action < brussels_actions; ++action) {
    const int placed = sum(state.in_brussels[action]) + state.travellers_in[action];
    int due = 0;
    for (int use = 1; use <= state.uses[action]; ++use) due += rules.players <= 3 ? use : (use + 1) / 2;
    if (boards_are_clear(rules, phase) && due > 0) return false;
    if (phase < Phase::brussels ? placed != due : placed > due) return false;
    if (phase > Phase::brussels && state.travellers_in[action] > 0) return false;
  }
  return true;
}

bool passes_fit(const Rules& rules, const State& state, Phase phase) {
  int passed = 0, first_passes = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    passed += state.players[at(seat)].passed;
    first_passes += state.players[at(seat)].first_passes;
  }
  const bool began = state.first_passer != nobody;
  if (passed != state.passes || began != (passed > 0) ||
      (began && !state.players[state.first_passer].passed) ||
      first_passes != std::max(0, state.round - 1) + (began ? 1 : 0))
    return false;
  if (phase < Phase::turns) return passed == 0;
  if (phase == Phase::turns) return !state.players[state.turn].passed;
  return passed == rules.players && state.turn == state.first_player;
}

// One card a round goes under a line; the tile `line` adds to one when the game ends.
bool lines_fit(const Rules& rules, const State& state, Phase phase) {
  int most = 0;  // symbols of a card
  for (int type = 0; type < bonus_card_types; ++type) most = std::max<int>(most, bonus_card(type).points);
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const Player& player = state.players[at(seat)];
    const bool before = comes_before(rules, state, seat);
    const bool raised = contains(player.tiles, Tile::line) && phase == Phase::end_of_game &&
                        (before || state.kind != Kind::strategy_line);
    for (std::uint8_t line = 0; line < strategy_lines; ++line) {
      const bool slid = phase > Phase::use_cards ||
                        (phase == Phase::use_cards &&
                         (before || (seat == state.seat && contains(state.resolution.lines_used, line))));
      const int cards = std::max(0, state.round - 1) + (slid ? 1 : 0);
      if (player.lines[line] > most * cards + (raised ? rules.tile_line : 0)) return false;
    }
  }
  return true;
}

// Seats that have paid their notables have no jokers left; nobody's notable is tilted when boards are clear.
bool players_fit(const Rules& rules, const State& state, Phase phase) {
  for (Seat seat = 0; seat < rules.players; ++seat) {
    const Player& player = state.players[at(seat)];
    const bool waits = seat == state.seat && state.kind == Kind::card22;
    if ((player.used_cards & ~cards_used_by(phase)) != 0 ||
        used(state, seat, 22) != (player.on_card22 != 0 || waits) || (waits && player.on_card22 != 0))
      return false;
    const bool paying = seat == state.seat && state.kind == Kind::pay_notable;
    const bool settled =
        state.kind == Kind::over || (state.kind == Kind::pay_notable && comes_before(rules, state, seat));
    if ((settled || paying) && player.jokers > 0) return false;
    if ((settled || boards_are_clear(rules, phase)) && !paying && player.tilted != 0) return false;
  }
  return true;
}

bool zone_fits(const State& state) {
  const bool is_open = state.kind == Kind::crest || state.moment == Moment::round_begins || state.round == 0;
  return is_open ? state.zone == 0 && state.crest == 0 : state.zone == zone_of(state.crest);
}

bool phase_fits(const Rules& rules, const State& state, Phase phase) {
  if (phase == Phase::set_up ? state.round != 0 : state.round == 0) return false;
  if (phase == Phase::end_of_game && state.round != rounds) return false;
  if (phase < Phase::use_cards && state.next_first_player != state.first_player) return false;
  if (boards_are_clear(rules, phase) && state.kind != Kind::neutral && cells_with_pawns(state) != 0)
    return false;
  return (phase == Phase::turns || same(state.doing, Turn{})) && zone_fits(state) &&
         columns_have_cards(rules, state, phase) && brussels_fits(rules, state, phase) &&
         passes_fit(rules, state, phase) && lines_fit(rules, state, phase) &&
         players_fit(rules, state, phase);
}

// --- Set-up and planning

// Everybody as at the beginning, but for the boards and artworks that are being handed out.
bool set_up_is_valid(const Rules& rules, const State& state) {
  const bool boards_first = state.kind == Kind::board;
  if (boards_first ? !rules.boards_chosen || !rules.asymmetric : rules.first_edition()) return false;
  int place = 0;
  bool valid =
      state.crest == 0 && state.cursor == rules.cursor && state.arms == rules.arms && state.turn == 0 &&
      std::ranges::all_of(state.market, [](const Hung& hung) { return hung.colour == Colour::none; });
  for (const Cell& cell : state.board) valid = valid && same(cell, Cell{});
  in_turn_order(rules, state, [&](Seat seat) {
    const Player& player = state.players[at(seat)];
    const bool served = comes_before(rules, state, seat);
    Player fresh;
    fresh.money = rules.starting_money[at(place++)];
    fresh.court = static_cast<std::uint8_t>(rules.pawns_in_court);
    fresh.pawns = static_cast<std::uint8_t>(rules.pawns - rules.pawns_in_court);
    insert(fresh.notables, Notable::brugmann);
    fresh.board = player.board;
    fresh.artworks = player.artworks;
    const bool has_board = rules.asymmetric && (served || !boards_first);
    valid = valid && same(player, fresh) && (player.board != Board::plain) == has_board &&
            player.artworks[at(Colour::black)] == 0 &&
            sum(player.artworks) == (served && !boards_first ? 1 : 0);
  });
  return valid;
}

// Card 20 gives the choice of the crest to its owner.
bool chooser_fits(const Rules& rules, const State& state, bool is_open) {
  for (Seat seat = 0; seat < rules.players; ++seat)
    if ((state.chooser == seat) != (is_open && used(state, seat, 20))) return false;
  return true;
}

bool planning_is_valid(const Rules& rules, const State& state) {
  if (state.kind == Kind::crest)
    return state.seat == (state.chooser == nobody ? state.first_player : state.chooser);
  if (state.kind != Kind::neutral) return state.kind == Kind::be_card;
  int pawns = 0;
  for (const Cell& cell : state.board) {
    if (cell.pawn != nobody && cell.pawn != neutral) return false;
    pawns += cell.pawn == neutral ? 1 : 0;
  }
  return rules.neutrals() && pawns == (state.seat == state.first_player ? 0 : 1);
}

// --- A turn

// Whether nothing of the turn is set but the action, and these parts of it.
template <class... Part>
bool only(const Turn& doing, Part... parts) {
  Turn rest;
  rest.again = doing.again;
  rest.cell = doing.cell;
  rest.action = doing.action;
  rest.brussels = doing.brussels;
  ((rest.*parts = doing.*parts), ...);
  return same(doing, rest);
}

// The pawn stands on the cell whose action is being carried out.
bool on_cell(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  return doing.cell < cells && state.board[doing.cell].pawn == state.turn &&
         doing.action == rules.action(state, doing.cell) && doing.brussels == Brussels{};
}
bool on_cell(const Rules& rules, const State& state, Action action) {
  return on_cell(rules, state) && state.doing.action == action;
}

bool in_brussels(const State& state, Brussels action) {
  const Turn& doing = state.doing;
  return doing.cell == nobody && doing.brussels == action && state.uses[at(action)] > 0 &&
         (action == Brussels::cinquantenaire || doing.action == Action{});
}

bool carries_out(const Rules& rules, const State& state, Action action) {
  return state.doing.action == action &&
         (on_cell(rules, state) || in_brussels(state, Brussels::cinquantenaire));
}

// Card 4 emptied the slot before the sale.
bool gap_fits(const State& state) {
  const Turn& doing = state.doing;
  return doing.gap == nobody || (doing.cell != nobody && used(state, state.seat, 4) &&
                                 state.market[doing.gap].colour == Colour::none);
}

bool sold_artwork_fits(const State& state) {
  const Player& player = state.players[state.seat];
  const Turn& doing = state.doing;
  const Shown shown = shown_in_market(state);
  if (doing.sold == Colour::none || !gap_fits(state)) return false;
  if (!doing.sold_white) return doing.sold_as == doing.sold && is_sellable(player, shown, doing.sold);
  const bool named = state.kind != Kind::white_as;
  return player.white[at(doing.sold)] > 0 && !shown.white && named == (doing.sold_as != Colour::none) &&
         !(named && contains(shown.colours, doing.sold_as));
}

bool more_steps_fit(const State& state) {
  const Turn& doing = state.doing;
  return doing.more_steps == 0 || (doing.cell != nobody && used(state, state.seat, 3));
}

bool card9_fits(const State& state) {
  return !state.doing.card9 || (state.doing.cell != nobody && used(state, state.seat, 9));
}

bool site_is_free(const Rules& rules, const State& state) {
  const int site = state.doing.site;
  return site == nobody ? cells_for_house(rules, state) != 0
                        : rules.belle_epoque && state.pavilion[at(site)] == nobody;
}

// A notable was taken, and its place is not settled: from the row, which is shorter for it, or Hankar's.
bool notable_is_taken(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  const bool hankar = state.players[state.seat].board == Board::hankar;
  return carries_out(rules, state, Action::notable) && only(doing, &Turn::notable, &Turn::revealed) &&
         doing.notable != Notable::none && (hankar || doing.revealed == Notable::none) &&
         (notables_in_row(state) < notable_slots || (hankar && doing.revealed == Notable::none));
}

// The free action belongs to the owner of the house on the cell.
bool is_free_action(const Rules& rules, const State& state) {
  return on_cell(rules, state) && state.board[state.doing.cell].house == state.seat &&
         state.seat != state.turn && only(state.doing);
}

bool on_grand_place(const State& state) {
  return in_brussels(state, Brussels::grand_place) && only(state.doing, &Turn::activations, &Turn::activated);
}

// The turn at a moment for cards.
bool turn_fits_moment(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  switch (state.moment) {
    case Moment::pawn_placed:
      return on_cell(rules, state) && only(doing);
    case Moment::workshop_done:
      return on_cell(rules, state, Action::workshop) && only(doing);
    case Moment::sale_begins:
      return on_cell(rules, state, Action::sale) && only(doing);
    case Moment::cursor_moves:
      return on_cell(rules, state, Action::sale) &&
             only(doing, &Turn::gap, &Turn::sold, &Turn::sold_white, &Turn::sold_as) &&
             sold_artwork_fits(state);
    case Moment::notable_begins:
    case Moment::notable_gone:
      return on_cell(rules, state, Action::notable) && only(doing);
    case Moment::materials_taken:
      return on_cell(rules, state, Action::material) && only(doing);
    case Moment::building_begins:
      return on_cell(rules, state, Action::construction) && only(doing);
    case Moment::building_stands:
      return on_cell(rules, state, Action::construction) &&
             only(doing, &Turn::card9, &Turn::site, &Turn::cubes) && card9_fits(state) &&
             (doing.site == nobody || state.pavilion[doing.site] == state.seat);
    case Moment::bourse_done:
      return in_brussels(state, Brussels::bourse) && only(doing);
    case Moment::grand_place_done:
      return in_brussels(state, Brussels::grand_place) && only(doing);
    case Moment::copying_done:
      return in_brussels(state, Brussels::cinquantenaire) && only(state.doing);
    case Moment::market_done:
      return in_brussels(state, Brussels::sainte_catherine) && only(doing);
    case Moment::turn_ends:
      return (on_cell(rules, state) || in_brussels(state, doing.brussels)) && only(state.doing);
    default:
      return false;
  }
}

// The number of the card that asks a kind of decision; 0: no card.
int card_asking(const State& state) {
  switch (state.kind) {
    case Kind::card2:
      return 2;
    case Kind::card4:
      return 4;
    case Kind::card6:
      return 6;
    case Kind::card8:
      return 8;
    case Kind::card14:
      return 14;
    case Kind::card15:
      return 15;
    case Kind::card17:
    case Kind::card17_artwork:
    case Kind::card17_materials:
      return 17;
    case Kind::card22:
      return 22;
    case Kind::card25:
      return 25;
    case Kind::card27:
      return 27;
    case Kind::card29:
      return 29;
    case Kind::activate:
      return state.moment == Moment::none ? 0 : 13;
    case Kind::solvay:
    case Kind::white_tile:
      if (state.caller != Caller::card) return 0;
      return state.moment == Moment::notable_leaves ? 23 : state.moment == Moment::market_done ? 18 : 13;
    default:
      return 0;
  }
}

// A card is asked about at its moment, when it is used; be_card at any. Everything else has no moment.
bool moment_fits(const State& state) {
  if (state.kind == Kind::be_card) return state.moment != Moment::none;
  const int card = card_asking(state);
  if (card == 0) return state.moment == Moment::none;
  return contains(cards_of_moment[at(state.moment)], card - 1) && used(state, state.seat, card);
}

// Effects that ask: Solvay's and Privat-Livemont's; card 18 does what the latter does.
bool effect_fits(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  const Notable figure = state.kind == Kind::solvay ? Notable::solvay : Notable::privat_livemont;
  if (state.kind == Kind::solvay ? cubes_left(state) == 0 : !rules.belle_epoque) return false;
  switch (state.caller) {
    case Caller::nobody:
      return false;
    case Caller::notable_action:
      return notable_is_taken(rules, state) && state.doing.notable == figure;
    case Caller::grand_place:
      return on_grand_place(state) && state.doing.activated && contains(player.tilted, figure);
    case Caller::free_action:
      return is_free_action(rules, state) && state.doing.action == Action::notable &&
             contains(player.tilted, figure);
    case Caller::card:
      if (state.moment == Moment::notable_leaves) return state.resolution.leaving == figure;
      if (state.moment == Moment::market_done)
        return state.kind == Kind::white_tile && turn_fits_moment(rules, state);
      return turn_fits_moment(rules, state) && contains(player.tilted, figure);
  }
  return false;
}

bool turn_is_valid(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  const Turn& doing = state.doing;
  const bool free = state.kind == Kind::free_action || state.caller == Caller::free_action;
  if (!free && state.seat != state.turn) return false;
  if (doing.again && state.players[state.turn].on_card22 == 0) return false;
  switch (state.kind) {
    case Kind::action:
      return doing.cell == nobody && doing.action == Action{} && doing.brussels == Brussels{} && only(doing);
    case Kind::stake:
      return doing.cell < cells && contains(open_cells(state), doing.cell) &&
             doing.action == rules.action(state, doing.cell) && doing.brussels == Brussels{} && only(doing) &&
             can_stake(player, player.pawns);
    case Kind::travellers:
      return doing.cell == nobody && doing.action == Action{} && only(doing) &&
             brussels_cost(rules, state, doing.brussels) <= player.pawns + player.travellers &&
             can_use(rules, state, state.seat, doing.brussels);
    case Kind::perform:
      return rules.first_edition() && carries_out(rules, state, doing.action) && only(doing) &&
             can_carry_out(rules, state, state.seat, doing.action, !is_copying(state));
    case Kind::artwork:
      return !rules.first_edition() && carries_out(rules, state, Action::workshop) && only(doing);
    case Kind::keep_artwork:
      return rules.first_edition() && carries_out(rules, state, Action::workshop) &&
             only(doing, &Turn::drawn) && sum(doing.drawn) <= 1 + player.first_passes;
    case Kind::sell:
      return carries_out(rules, state, Action::sale) && only(doing, &Turn::gap) && gap_fits(state);
    case Kind::white_as:
      return carries_out(rules, state, Action::sale) && doing.sold_white &&
             only(doing, &Turn::gap, &Turn::sold, &Turn::sold_white) && sold_artwork_fits(state);
    case Kind::cursor:
      return carries_out(rules, state, Action::sale) &&
             only(doing, &Turn::gap, &Turn::sold, &Turn::sold_white, &Turn::sold_as, &Turn::more_steps) &&
             sold_artwork_fits(state) && more_steps_fit(state);
    case Kind::slot:
      return carries_out(rules, state, Action::sale) &&
             only(doing, &Turn::sold, &Turn::sold_white, &Turn::sold_as, &Turn::more_steps) &&
             sold_artwork_fits(state) && more_steps_fit(state);
    case Kind::notable:
      return carries_out(rules, state, Action::notable) && only(doing, &Turn::revealed) &&
             (player.board == Board::hankar ? doing.revealed != Notable::none || !notables_to_draw(state)
                                            : doing.revealed == Notable::none);
    case Kind::keep:
      return notable_is_taken(rules, state);
    case Kind::solvay:
    case Kind::white_tile:
      return effect_fits(rules, state);
    case Kind::materials:
      return carries_out(rules, state, Action::material) && only(doing);
    case Kind::compass_before:
      return carries_out(rules, state, Action::construction) && only(doing) &&
             player.board == Board::saintenoy;
    case Kind::build:
      return carries_out(rules, state, Action::construction) && only(doing, &Turn::card9) &&
             card9_fits(state);
    case Kind::payment:
      return carries_out(rules, state, Action::construction) && only(doing, &Turn::card9, &Turn::site) &&
             card9_fits(state) && !all_built(player) && site_is_free(rules, state);
    case Kind::compass:
    case Kind::house_cell:
      return carries_out(rules, state, Action::construction) &&
             only(doing, &Turn::card9, &Turn::site, &Turn::cubes) && card9_fits(state) &&
             site_is_free(rules, state) && (state.kind == Kind::compass || doing.site == nobody);
    case Kind::activate:
      return state.moment == Moment::none ? on_grand_place(state) && doing.activations > 0
                                          : turn_fits_moment(rules, state);
    case Kind::copy:
      return in_brussels(state, Brussels::cinquantenaire) && doing.action == Action{} && only(doing);
    case Kind::free_action:
      return is_free_action(rules, state) && has_free_action(state, state.seat, doing.action);
    case Kind::be_tile:
      return on_cell(rules, state) && rules.has_tile(doing.cell) && only(state.doing) &&
             tiles_to_take(state, player) != 0;
    case Kind::card17_artwork:
      return turn_fits_moment(rules, state) && colours_left(state) != 0;
    default:
      return turn_fits_moment(rules, state);
  }
}

// --- The resolution and what follows

std::uint8_t winner_of(const State& state, int column) {
  const std::uint8_t most = seats_with_most(stakes_in_column(state, column));
  if (most == 0) return nobody;
  return size_of(most) > 1 ? tied : static_cast<std::uint8_t>(std::countr_zero(most));
}

bool card27_fits(const Rules& rules, const State& state) {
  const int cell = state.resolution.card27;
  if (cell == nobody) return true;
  const int owner = state.board[at(cell)].pawn;
  return rules.has_tile(cell) && owner < max_players && used(state, owner, 27) && state.kind != Kind::card27;
}

// What is known of the resolution follows from the boards, and is forgotten when it is used.
bool resolution_fits(const Rules& rules, const State& state, Phase phase) {
  const Resolution& now = state.resolution;
  Resolution rest;
  if (phase == Phase::columns || phase == Phase::use_cards) rest.column = now.column;
  if (phase == Phase::notable_leaves) {
    rest.leaving = now.leaving;
    return same(now, rest) && now.leaving != Notable::none && state.notables.discard[at(now.leaving)] > 0;
  }
  if (phase <= Phase::use_cards)
    for (int column = 0; column <= (phase == Phase::columns ? now.column : size - 1); ++column)
      rest.winner[at(column)] = winner_of(state, column);
  if (phase == Phase::columns_done) rest.card26 = now.card26;
  if (phase == Phase::use_cards) rest.lines_used = now.lines_used;
  if (phase == Phase::irises_begin || phase == Phase::irises_done) rest.card27 = now.card27;
  if (phase == Phase::irises_done)
    for (int crest = 0; crest < crests; ++crest)
      each_in(iris_at(state, crest).winners, [&](int seat) {
        ++rest.irises[at(seat)];
        return true;
      });
  return same(now, rest) && (now.card26 == nobody || used(state, now.card26, 26)) &&
         card27_fits(rules, state);
}

bool resolution_is_valid(const Rules& rules, const State& state, Phase phase) {
  const int winner = state.resolution.winner[state.resolution.column];
  if (!resolution_fits(rules, state, phase)) return false;
  switch (phase) {
    case Phase::columns:
      return winner == state.seat;
    case Phase::use_cards:
      if (winner == state.seat) return true;
      return state.kind == Kind::bonus && winner == tied &&
             contains(seats_with_most(stakes_in_column(state, state.resolution.column)), state.seat);
    case Phase::notable_leaves:
      return state.kind == Kind::be_card || effect_fits(rules, state);
    default:
      return true;
  }
}

bool end_of_game_is_valid(const Rules& rules, const State& state) {
  const Player& player = state.players[state.seat];
  if (!same(state.resolution, Resolution{})) return false;
  if (state.kind == Kind::strategy_line) return contains(player.tiles, Tile::line);
  if (state.kind == Kind::pay_notable)
    return !contains(player.tiles, Tile::notables) &&
           payment_of(rules, upright_notables(player)) > player.money;
  return state.seat == 0;
}

// --- The decision

bool caller_fits(const State& state) {
  return state.caller == Caller::nobody || state.kind == Kind::solvay || state.kind == Kind::white_tile;
}

bool decision_is_valid(const Rules& rules, const State& state, Phase phase) {
  const bool is_open = phase == Phase::planning && state.kind != Kind::neutral;
  if (!moment_fits(state) || !caller_fits(state) || !chooser_fits(rules, state, is_open)) return false;
  if (phase <= Phase::turns && !same(state.resolution, Resolution{})) return false;
  if (phase == Phase::set_up) return set_up_is_valid(rules, state);
  if (phase == Phase::planning) return planning_is_valid(rules, state);
  if (phase == Phase::turns) return turn_is_valid(rules, state);
  if (phase == Phase::end_of_game) return end_of_game_is_valid(rules, state);
  return resolution_is_valid(rules, state, phase);
}

bool has_a_choice(const Rules& rules, const State& state) {
  int options = 0;
  each_option(rules, state, [&options](Move) { return ++options < 2; });
  return options == 2 || state.kind == Kind::over;
}

}  // namespace

bool is_valid(const Rules& rules, const State& state) {
  if (!is_in_range(rules, state) || !is_complete(rules, state)) return false;
  const Phase phase = phase_of(state);
  return phase_fits(rules, state, phase) && decision_is_valid(rules, state, phase) &&
         has_a_choice(rules, state);
}

bool is_modest(const State& state) {
  constexpr int modest_money = 300, modest_points = 2000, modest_epoch = 100;
  Amounts francs{};
  for (std::size_t seat = 0; seat < max_players; ++seat) francs[seat] = state.players[seat].money;
  for (const Cell& cell : state.board)
    if (cell.pawn < max_players) francs[cell.pawn] += cell.stake;
  const auto is_small = [](int points) { return points >= -modest_points && points <= modest_points; };
  return std::ranges::all_of(francs, [](int all) { return all <= modest_money; }) &&
         std::ranges::all_of(state.players,
                             [&](const Player& player) {
                               return is_small(player.vp) && std::ranges::all_of(player.ledger, is_small);
                             }) &&
         state.notables.epoch <= modest_epoch && state.workshop.epoch <= modest_epoch;
}

}  // namespace horta::bruxelles1893
