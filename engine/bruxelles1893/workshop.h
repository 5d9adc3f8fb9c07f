#pragma once

#include "engine/bruxelles1893/belle_epoque.h"
#include "engine/bruxelles1893/supplies.h"

// Atelier: create an artwork.

namespace horta::bruxelles1893 {

inline bool can_create(const Rules& rules, const State& state) {
  return rules.first_edition() ? tiles_to_draw(state) : colours_left(state) != 0;
}

// --- First edition: draw a tile, and one more per Exhibition tile; keep one (R1, Action Atelier; ruling 14)

inline int tiles_wanted(const Player& player) { return 1 + player.first_passes; }

void draw_artworks(auto& play, Seat seat) {
  const int wanted = tiles_wanted(play.player(seat));
  for (int count = 0; count < wanted; ++count)
    if (const Colour colour = draw_artwork(play, seat, Cause::workshop); colour != Colour::none)
      ++play.state.doing.drawn[at(colour)];
  ask(play.state, Kind::keep_artwork, seat);
}

// The others go under the pile.
void keep_artwork(auto& play, Seat seat, Colour kept) {
  auto& drawn = play.state.doing.drawn;
  --drawn[at(kept)];
  ++play.player(seat).artworks[at(kept)];
  play.tell(EventType::artwork_taken, seat, Cause::workshop, static_cast<int>(kept));
  if (sum(drawn) > 0) play.tell(EventType::tiles_under, seat, Cause::workshop, sum(drawn));
  for (std::size_t colour = 0; colour < colours; ++colour) {
    auto& under = play.state.workshop.under[colour];
    under = static_cast<std::uint8_t>(under + drawn[colour]);
  }
  drawn = {};
  if (sum(play.state.workshop.left) == 0 && sum(play.state.workshop.under) > 0)
    lift_under_layer(play.state.workshop);
  action_done(play, seat);
}

// --- Second edition: choose a tile (R2.1, Action Atelier)

// R2.3, Cauchie: also a material of the artwork's colour; for green a joker where there is no glass.
void cauchie_takes_material(auto& play, Seat seat, Colour colour) {
  tell_power(play, seat);
  const auto take = [&](Material material) {
    if (play.state.materials[at(material)] > 0)
      change_material(play, seat, material, 1, Cause::architect_power);
  };
  switch (colour) {
    case Colour::yellow:
      take(Material::iron);
      break;
    case Colour::brown:
      take(Material::wood);
      break;
    case Colour::blue:
      take(Material::stone);
      break;
    default:
      if (play.rules.belle_epoque)
        take(Material::glass);
      else
        take_jokers(play, seat, 1, Cause::architect_power);
  }
}

void create_artwork(auto& play, Seat seat, Colour colour) {
  take_artwork(play, seat, colour, Cause::workshop);
  if (play.player(seat).board == Board::cauchie) cauchie_takes_material(play, seat, colour);
  offer_action_cards(play, Moment::workshop_done, seat);
}

void begin_workshop(auto& play, Seat seat) {
  if (play.rules.first_edition())
    draw_artworks(play, seat);
  else
    ask(play.state, Kind::artwork, seat);
}

}  // namespace horta::bruxelles1893
