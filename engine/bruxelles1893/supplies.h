#pragma once

#include <algorithm>

#include "engine/bruxelles1893/play.h"
#include "engine/core/pile.h"

// The general supply: cubes, artworks, Travellers. It is limited: what has run out cannot be had (ruling 15).

namespace horta::bruxelles1893 {

// --- Materials

inline int cubes_left(const State& state) { return sum(state.materials); }

void change_material(auto& play, Seat seat, Material material, int change, Cause cause) {
  auto& held = play.player(seat).materials[at(material)];
  auto& supply = play.state.materials[at(material)];
  held = static_cast<std::uint8_t>(held + change);
  supply = static_cast<std::uint8_t>(supply - change);
  play.tell(EventType::material, seat, cause, static_cast<int>(material), change);
}

void change_jokers(auto& play, Seat seat, int change, Cause cause) {
  if (change == 0) return;
  Player& player = play.player(seat);
  player.jokers = static_cast<std::uint8_t>(player.jokers + change);
  play.state.jokers = static_cast<std::uint8_t>(play.state.jokers - change);
  play.tell(EventType::jokers, seat, cause, change);
}

// As many as wanted, or what is left.
void take_jokers(auto& play, Seat seat, int wanted, Cause cause) {
  change_jokers(play, seat, std::min<int>(wanted, play.state.jokers), cause);
}

// --- Travellers (R2.2)

// One from the train, if there is one.
void take_traveller(auto& play, Seat seat, Cause cause) {
  if (play.state.train == 0) return;
  --play.state.train;
  ++play.player(seat).travellers;
  play.tell(EventType::travellers, seat, cause, 1);
}

void fill_train(auto& play, int travellers, Cause cause) {
  if (travellers == 0) return;
  play.state.train = static_cast<std::uint8_t>(play.state.train + travellers);
  play.tell(EventType::train_filled, no_seat, cause, travellers);
}

// --- Artworks

// The second edition's piles: set of the colours, black aside, of which a tile is left.
inline std::uint8_t colours_left(const State& state) {
  std::uint8_t set = 0;
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    if (Colour{colour} != Colour::black && state.artworks[colour] > 0) insert(set, colour);
  return set;
}

void take_artwork(auto& play, Seat seat, Colour colour, Cause cause) {
  --play.state.artworks[at(colour)];
  ++play.player(seat).artworks[at(colour)];
  play.tell(EventType::artwork_taken, seat, cause, static_cast<int>(colour));
}

// R2.2: a tile of any colour but black, kept with its white face up.
void take_white_artwork(auto& play, Seat seat, Colour hidden, Cause cause) {
  --play.state.artworks[at(hidden)];
  ++play.player(seat).white[at(hidden)];
  play.tell(EventType::white_taken, seat, cause, static_cast<int>(hidden));
}

// --- Artworks of the first edition: one face-down pile for all colours but black (R1, set-up 10)

// Whether the Workshop finds a tile at all. Those covered in the market come back when they are needed.
inline bool tiles_to_draw(const State& state) {
  return sum(state.workshop.left) > 0 || sum(state.workshop.under) > 0 ||
         sum(state.covered) > state.covered[at(Colour::black)];
}

inline bool black_artwork_left(const State& state) {
  return state.artworks[at(Colour::black)] > 0 || state.covered[at(Colour::black)] > 0;
}

// The layer of returned tiles becomes the pile.
inline void lift_under_layer(ArtworkPile& pile) {
  for (std::size_t colour = 0; colour < colours; ++colour)
    pile.left[colour] = static_cast<std::uint8_t>(pile.left[colour] + pile.under[colour]);
  pile.start = pile.left;
  pile.under = {};
  ++pile.epoch;
}

// R1 Vente, note; ruling 14: the covered works of the market make new piles.
void rebuild_piles(auto& play, Cause cause) {
  State& state = play.state;
  for (std::size_t colour = 0; colour < colours; ++colour) {
    auto& pile = Colour{static_cast<std::uint8_t>(colour)} == Colour::black ? state.artworks[colour]
                                                                            : state.workshop.left[colour];
    pile = static_cast<std::uint8_t>(pile + state.covered[colour]);
  }
  state.covered = {};
  lift_under_layer(state.workshop);
  play.tell(EventType::reshuffled, no_seat, cause, static_cast<int>(Pile::artwork));
}

// The next coloured tile; none when there is none anywhere. The layer under the pile becomes the pile as soon
// as the last tile above it is drawn, so that what is put back later lies under it.
Colour draw_artwork(auto& play, Seat seat, Cause cause) {
  ArtworkPile& pile = play.state.workshop;
  int total = sum(pile.left);
  if (total == 0) {
    if (!tiles_to_draw(play.state)) return Colour::none;
    if (sum(pile.under) > 0)
      lift_under_layer(pile);
    else
      rebuild_piles(play, cause);
    total = sum(pile.left);
  }
  const int type = draw_from(play, Pile::artwork, pile.left, pile.start, pile.epoch, total);
  if (total == 1 && sum(pile.under) > 0) lift_under_layer(pile);
  play.tell(EventType::artwork_drawn, seat, cause, type);
  return Colour{static_cast<std::uint8_t>(type)};
}

// Both editions: a black one, for the owner of a house on a Workshop cell.
void take_black_artwork(auto& play, Seat seat, Cause cause) {
  if (play.state.artworks[at(Colour::black)] == 0) rebuild_piles(play, cause);
  take_artwork(play, seat, Colour::black, cause);
}

}  // namespace horta::bruxelles1893
