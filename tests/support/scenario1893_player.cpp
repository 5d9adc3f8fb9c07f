#include "tests/support/scenario1893_words.h"

namespace horta::bruxelles1893::test {

PlayerDescription& PlayerDescription::money(int francs) {
  player_.money = static_cast<std::int16_t>(francs);
  return *this;
}

PlayerDescription& PlayerDescription::points(int vp) {
  player_.vp = static_cast<std::int16_t>(vp);
  player_.ledger = {};
  player_.ledger[at(Source::sale)] = player_.vp;
  return *this;
}

int PlayerDescription::bound_pawns() const {
  int bound = pawns_on_board(state_, seat_) + size_of(player_.tiles);
  for (const auto& there : state_.in_brussels) bound += there[at(seat_)];
  return bound + (player_.on_card22 == OnCard22::pawn ? 1 : 0);
}

PlayerDescription& PlayerDescription::pawns(int free) {
  player_.pawns = byte(free);
  player_.court = byte(rules_.pawns - bound_pawns() - free);
  return *this;
}

PlayerDescription& PlayerDescription::court(int pawns) {
  player_.court = byte(pawns);
  player_.pawns = byte(rules_.pawns - bound_pawns() - pawns);
  return *this;
}

PlayerDescription& PlayerDescription::travellers(int count) {
  state_.train = byte(state_.train + player_.travellers - count);
  player_.travellers = byte(count);
  return *this;
}

PlayerDescription& PlayerDescription::artworks(std::string_view list) {
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    take_artwork(rules_, state_, Colour{colour}, -player_.artworks[colour]);
  player_.artworks = {};
  for (const std::string_view text : split(list)) {
    const Colour colour = colour_of(rules_, text);
    take_artwork(rules_, state_, colour);
    ++player_.artworks[at(colour)];
  }
  return *this;
}

PlayerDescription& PlayerDescription::white(std::string_view list) {
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    take_artwork(rules_, state_, Colour{colour}, -player_.white[colour]);
  player_.white = {};
  for (const std::string_view text : split(list)) {
    const Colour colour = colour_of(rules_, text);
    take_artwork(rules_, state_, colour);
    ++player_.white[at(colour)];
  }
  return *this;
}

PlayerDescription& PlayerDescription::materials(std::string_view cubes) {
  for (std::size_t type = 0; type < material_types; ++type)
    state_.materials[type] = byte(state_.materials[type] + player_.materials[type]);
  player_.materials = {};
  for (const std::string_view text : split(cubes)) {
    const std::size_t type = at(must(find_material(text), text));
    state_.materials[type] = byte(state_.materials[type] - 1);
    ++player_.materials[type];
  }
  return *this;
}

PlayerDescription& PlayerDescription::jokers(int count) {
  state_.jokers = byte(state_.jokers + player_.jokers - count);
  player_.jokers = byte(count);
  return *this;
}

PlayerDescription& PlayerDescription::notables(std::string_view upright, std::string_view tilted) {
  for (std::uint8_t figure = 0; figure < notable_figures; ++figure)
    if (contains(player_.notables, figure) && Notable{figure} != Notable::brugmann)
      return_notable(state_, Notable{figure});
  const bool brugmann = contains(player_.notables, Notable::brugmann);
  const bool brugmann_tilted = contains(player_.tilted, Notable::brugmann);
  player_.notables = player_.tilted = 0;
  for (const std::string_view text : split(upright)) insert(player_.notables, must(find_notable(text), text));
  for (const std::string_view text : split(tilted)) {
    insert(player_.notables, must(find_notable(text), text));
    insert(player_.tilted, must(find_notable(text), text));
  }
  for (std::uint8_t figure = 0; figure < notable_figures; ++figure)
    if (contains(player_.notables, figure) && Notable{figure} != Notable::brugmann)
      take_notable(state_, Notable{figure});
  if (brugmann && !contains(player_.notables, Notable::brugmann)) {
    insert(player_.notables, Notable::brugmann);
    if (brugmann_tilted) insert(player_.tilted, Notable::brugmann);
  }
  return *this;
}

PlayerDescription& PlayerDescription::no_brugmann() {
  remove(player_.notables, Notable::brugmann);
  remove(player_.tilted, Notable::brugmann);
  ++state_.notables.discard[at(Notable::brugmann)];
  return *this;
}

PlayerDescription& PlayerDescription::iris(int space) { return track(Track::iris, space); }
PlayerDescription& PlayerDescription::couronne(int space) { return track(Track::couronne, space); }
PlayerDescription& PlayerDescription::architect(int space) { return track(Track::architect, space); }

PlayerDescription& PlayerDescription::track(Track which, int space) {
  player_.space[at(which)] = byte(space - 1);
  return *this;
}

PlayerDescription& PlayerDescription::line(std::string_view line, int symbols) {
  player_.lines[at(must(find_line(line), line))] = byte(symbols);
  return *this;
}

PlayerDescription& PlayerDescription::first_passes(int count) {
  player_.first_passes = byte(count);
  return *this;
}

PlayerDescription& PlayerDescription::board(std::string_view architect) {
  const Board wanted = must(find_board(architect), architect);
  for (Player& other : state_.players)
    if (other.board == wanted) std::swap(other.board, player_.board);
  player_.board = wanted;
  return *this;
}

PlayerDescription& PlayerDescription::card(int number, int site) {
  if (site < 0) {
    site = sites - 1;
    while (site > 0 && state_.pavilion[at(site)] != nobody) --site;
  }
  if (state_.pavilion[at(site)] != nobody) fail("the site is taken");
  const auto elsewhere = std::ranges::find(state_.site_card, number);
  if (elsewhere != state_.site_card.end())
    std::swap(*elsewhere, state_.site_card[at(site)]);
  else
    state_.site_card[at(site)] = byte(number);
  state_.pavilion[at(site)] = byte(seat_);
  ++player_.buildings;
  insert(player_.cards, number - 1);
  return *this;
}

PlayerDescription& PlayerDescription::used(int card) {
  insert(player_.used_cards, card - 1);
  return *this;
}

PlayerDescription& PlayerDescription::tile(std::string_view text) {
  const Tile tile = must(find_tile(text), text);
  if (!contains(state_.tiles, tile)) {
    for (std::uint8_t other = 0; other < horta::bruxelles1893::tiles; ++other) {
      const bool held = std::ranges::any_of(
          state_.players, [other](const Player& player) { return contains(player.tiles, other); });
      if (!contains(state_.tiles, other) || held) continue;
      remove(state_.tiles, other);
      break;
    }
    insert(state_.tiles, tile);
  }
  take_pawns(player_, 1);
  insert(player_.tiles, tile);
  return *this;
}

PlayerDescription& PlayerDescription::houses(int count) {
  for (const std::string_view cell :
       {"a5", "b5", "c5", "d5", "e5", "a4", "b4", "d4", "e4", "a1", "a2", "a3"}) {
    Cell& place = state_.board[cell_index(cell)];
    if (count == 0 || place.house != nobody || place.pawn != nobody) continue;
    place.house = byte(seat_);
    ++player_.buildings;
    --count;
  }
  return *this;
}

PlayerDescription& PlayerDescription::passed() {
  player_.passed = 1;
  ++state_.passes;
  if (state_.first_passer == nobody) {
    state_.first_passer = byte(seat_);
    ++player_.first_passes;
  }
  return *this;
}

}  // namespace horta::bruxelles1893::test
