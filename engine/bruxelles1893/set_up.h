#pragma once

#include "engine/bruxelles1893/notable.h"
#include "engine/bruxelles1893/planning.h"

// Set-up (R1 and R2.1 Mise en place; R2.2 and R2.3 Mise en place).

namespace horta::bruxelles1893 {

// A card of each of the first `Size` types; one is taken out by each draw.
template <std::size_t Size>
struct OneOfEach {
  std::array<std::uint8_t, Size> left{}, start{};
  int total = static_cast<int>(Size);

  OneOfEach() {
    left.fill(1);
    start.fill(1);
  }
  int draw(auto& play, Pile pile) { return draw_from(play, pile, left, start, 0, total--); }
};

inline void fill_supply(const Rules& rules, State& state) {
  for (std::size_t material = 0; material < material_types; ++material)
    if (contains(rules.noble_materials(), material))
      state.materials[material] = static_cast<std::uint8_t>(rules.nobles);
  state.jokers = static_cast<std::uint8_t>(rules.jokers);
  state.train = static_cast<std::uint8_t>(rules.belle_epoque ? rules.travellers : 0);
  for (std::uint8_t colour = 0; colour < colours; ++colour) {
    auto& pile = rules.first_edition() && Colour{colour} != Colour::black ? state.workshop.left[colour]
                                                                          : state.artworks[colour];
    pile = static_cast<std::uint8_t>(rules.artworks);
  }
  state.workshop.start = state.workshop.left;
  state.notables.left = state.notables.start = rules.notables;
  state.bonus_left = rules.bonus;
  state.bourse_left.fill(1);
  state.cursor = rules.cursor;
  state.compass = rules.compass;
  state.arms = rules.arms;
}

// Everybody's pawns and his Brugmann; the money depends on the turn order.
inline Player starting_player(const Rules& rules) {
  Player player;
  player.court = static_cast<std::uint8_t>(rules.pawns_in_court);
  player.pawns = static_cast<std::uint8_t>(rules.pawns - rules.pawns_in_court);
  insert(player.notables, Notable::brugmann);
  return player;
}

void choose_first_player(auto& play) {
  const Rules& rules = play.rules;
  Seat first = rules.first_player;
  if (first == no_seat) {
    std::array<std::uint8_t, max_players> seats{};
    std::fill_n(seats.begin(), rules.players, std::uint8_t{1});
    const std::span<const std::uint8_t> all{seats.data(), at(rules.players)};
    first = play.chance.draw(PileView{.pile = static_cast<std::uint8_t>(Pile::first_player),
                                      .epoch = 0,
                                      .left = all,
                                      .start = all,
                                      .total = rules.players});
  }
  play.state.first_player = play.state.next_first_player = static_cast<std::uint8_t>(first);
}

void lay_strips(auto& play) {
  OneOfEach<strips> deck;
  for (int row = 0; row < size; ++row) {
    const int strip = deck.draw(play, Pile::strip);
    play.state.strip[at(row)] = static_cast<std::uint8_t>(strip);
    play.tell(EventType::strip_laid, no_seat, Cause::setup, row, strip + 1);
  }
}

// R1 11: six tiles at random.
void lay_compass(auto& play) {
  OneOfEach<compass_tiles> deck;
  for (int space = 0; space < compass_tiles; ++space) {
    const int tile = deck.draw(play, Pile::compass);
    play.state.compass[at(space)] = Space{static_cast<std::uint8_t>(tile)};
    play.tell(EventType::compass_laid, no_seat, Cause::setup, space, tile);
  }
}

// R2.2: a card on each site, and the tiles of the VP board. Those on the cells stay face down for ever.
void lay_belle_epoque(auto& play) {
  OneOfEach<belle_epoque_cards> cards;
  for (int site = 0; site < sites; ++site) {
    const int card = cards.draw(play, Pile::be_card) + 1;
    play.state.site_card[at(site)] = static_cast<std::uint8_t>(card);
    play.tell(EventType::card_laid, no_seat, Cause::setup, site, card);
  }
  OneOfEach<tiles> deck;
  for (int count = 0; count < play.rules.face_up_tiles; ++count) {
    const int tile = deck.draw(play, Pile::be_tile);
    insert(play.state.tiles, tile);
    play.tell(EventType::tile_laid, no_seat, Cause::setup, tile);
  }
}

void set_up(auto& play) {
  const Rules& rules = play.rules;
  State& state = play.state;
  state = {};
  fill_supply(rules, state);
  choose_first_player(play);
  int place = 0;
  in_turn_order(rules, state, [&](Seat seat) {
    play.player(seat) = starting_player(rules);
    play.tell(EventType::notable_kept, seat, Cause::setup, static_cast<int>(Notable::brugmann));
    change_money(play, seat, rules.starting_money[at(place++)], Cause::setup);
  });
  lay_strips(play);
  fill_row(play, Cause::setup);
  deal_bonus_cards(play, Cause::setup);
  if (rules.first_edition()) lay_compass(play);
  if (rules.belle_epoque) lay_belle_epoque(play);
  if (rules.asymmetric)
    hand_out_boards(play);
  else
    hand_out_artworks(play, state.first_player);
}

// R2.3: the boards are dealt, or chosen in turn order.
void hand_out_boards(auto& play) {
  if (play.rules.boards_chosen) {
    ask(play.state, Kind::board, play.state.first_player);
    return;
  }
  OneOfEach<architects> deck;
  in_turn_order(play.rules, play.state, [&](Seat seat) {
    give_board(play, seat, Board{static_cast<std::uint8_t>(deck.draw(play, Pile::board))});
  });
  hand_out_artworks(play, play.state.first_player);
}

void give_board(auto& play, Seat seat, Board board) {
  play.player(seat).board = board;
  play.tell(EventType::board_taken, seat, Cause::setup, static_cast<int>(board));
}

inline bool is_free(const State& state, Board board) {
  for (const Player& player : state.players)
    if (player.board == board) return false;
  return true;
}

void choose_board(auto& play, Seat seat, Board board) {
  give_board(play, seat, board);
  if (const Seat next = next_in_order(play.rules, play.state, seat); next != no_seat)
    ask(play.state, Kind::board, next);
  else
    hand_out_artworks(play, play.state.first_player);
}

// A first artwork for everybody: drawn in R1, chosen in R2 (ruling 15).
void hand_out_artworks(auto& play, Seat seat) {
  for (; seat != no_seat; seat = next_in_order(play.rules, play.state, seat)) {
    if (!play.rules.first_edition()) {
      ask(play.state, Kind::first_artwork, seat);
      return;
    }
    const Colour colour = draw_artwork(play, seat, Cause::setup);
    ++play.player(seat).artworks[at(colour)];
    play.tell(EventType::artwork_taken, seat, Cause::setup, static_cast<int>(colour));
  }
  begin_round(play);
}

void take_first_artwork(auto& play, Seat seat, Colour colour) {
  take_artwork(play, seat, colour, Cause::setup);
  hand_out_artworks(play, next_in_order(play.rules, play.state, seat));
}

}  // namespace horta::bruxelles1893
