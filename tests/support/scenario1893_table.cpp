#include "tests/support/scenario1893_words.h"

namespace horta::bruxelles1893::test {

namespace {

// The crest lies between row i and row i + 1; the zone is on the larger side.
std::uint32_t zone_of(int i, int j) {
  std::uint32_t zone = 0;
  for (int cell = 0; cell < cells; ++cell) {
    const bool above = row_of(cell) < i, left = column_of(cell) < j;
    if (above == (2 * i > size) && left == (2 * j > size)) insert(zone, cell);
  }
  return zone;
}

}  // namespace

Scenario& Scenario::rules_version(int version) {
  rules_.version = version;
  return *this;
}

Scenario& Scenario::pawn(std::string_view cell, Seat owner, int stake) {
  take_pawns(state_.players[at(owner)], 1);
  Cell& place = state_.board[cell_index(cell)];
  if (place.pawn != nobody) fail("a pawn stands there: " + std::string{cell});
  place.pawn = byte(owner);
  place.stake = static_cast<std::int16_t>(stake);
  return *this;
}

Scenario& Scenario::neutral_pawn(std::string_view cell) {
  state_.board[cell_index(cell)].pawn = neutral;
  return *this;
}

Scenario& Scenario::no_neutral_pawns() {
  for (Cell& cell : state_.board)
    if (cell.pawn == neutral) cell.pawn = nobody;
  return *this;
}

Scenario& Scenario::house(std::string_view cell, Seat owner) {
  state_.board[cell_index(cell)].house = byte(owner);
  ++state_.players[at(owner)].buildings;
  return *this;
}

Scenario& Scenario::pavilion(int site, Seat owner) {
  player(owner).card(state_.site_card[at(site)], site);
  return *this;
}

Scenario& Scenario::in_brussels(std::string_view action, Seat owner, int pawns, int travellers) {
  const std::size_t where = at(must(find_brussels(action), action));
  take_pawns(state_.players[at(owner)], pawns);
  auto& there = state_.in_brussels[where][at(owner)];
  there = byte(there + pawns);
  state_.travellers_in[where] = byte(state_.travellers_in[where] + travellers);
  state_.train = byte(state_.train - travellers);
  ++state_.uses[where];
  return *this;
}

Scenario& Scenario::crest(std::string_view text) {
  const int i = number(text.substr(0, 1)), j = number(text.substr(2, 1));
  state_.crest = byte((size - 1) * (i - 1) + j - 1);
  state_.zone = zone_of(i, j);
  return *this;
}

Scenario& Scenario::strips(std::string_view top_to_bottom) {
  const auto names = split(top_to_bottom);
  for (std::size_t place = 0; place < state_.strip.size(); ++place)
    state_.strip[place] = byte(number(names.at(place)) - 1);
  return *this;
}

// A card that is neither shown nor in the pile is one of the discard: then some card of the pile goes there.
Scenario& Scenario::bonuses(std::string_view left_to_right) {
  auto& left = state_.bonus_left;
  for (const std::uint8_t card : state_.bonus)
    if (card != no_card) ++left[card];
  const auto names = split(left_to_right);
  for (std::size_t column = 0; column < state_.bonus.size(); ++column) {
    const std::uint8_t card = must(find_bonus_card(names.at(column)), names[column]);
    state_.bonus[column] = card;
    if (left[card] > 0)
      --left[card];
    else
      --*std::ranges::find_if(left, [](std::uint8_t copies) { return copies > 0; });
  }
  return *this;
}

Scenario& Scenario::quiet_columns() {
  return bonuses(rules_.first_edition() ? "AA:0/0,KK:0/0,PP:0/0,AA:0/1,KK:0/1"
                                        : "AA:0/0,KK:0/0,PP:0/0,A+P:0/0,K+A:0/0");
}

Scenario& Scenario::row(std::string_view from_slot_0) {
  const auto names = split(from_slot_0);
  for (Notable& figure : state_.row) {
    if (figure != Notable::none) return_notable(state_, figure);
    figure = Notable::none;
  }
  for (std::size_t slot = 0; slot < names.size(); ++slot) {
    state_.row.at(slot) = must(find_notable(names[slot]), names[slot]);
    take_notable(state_, state_.row[slot]);
  }
  return *this;
}

Scenario& Scenario::all_notables_discarded() {
  for (std::size_t figure = 0; figure < notable_figures; ++figure) {
    auto& left = state_.notables.left[figure];
    state_.notables.discard[figure] = byte(state_.notables.discard[figure] + left);
    left = 0;
  }
  return *this;
}

Scenario& Scenario::market(std::string_view slot_0, std::string_view slot_1) {
  for (Hung& hung : state_.market) {
    if (hung.colour != Colour::none) take_artwork(rules_, state_, hung.colour, -1);
    hung = {};
  }
  const std::array<std::string_view, market_slots> wanted{slot_0, slot_1};
  for (std::size_t slot = 0; slot < market_slots; ++slot) {
    std::string_view text = wanted[slot];
    if (text.empty()) continue;
    Hung& hung = state_.market[slot];
    if (text.starts_with("white:")) {
      hung.white = 1;
      text.remove_prefix(std::string_view{"white:"}.size());
    }
    hung.colour = colour_of(rules_, text);
    take_artwork(rules_, state_, hung.colour);
  }
  return *this;
}

Scenario& Scenario::covered(std::string_view list) {
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    take_artwork(rules_, state_, Colour{colour}, -state_.covered[colour]);
  state_.covered = {};
  for (const std::string_view text : split(list)) {
    const Colour colour = colour_of(rules_, text);
    take_artwork(rules_, state_, colour);
    ++state_.covered[at(colour)];
  }
  return *this;
}

// All the tiles that lie in the pile now and are not wanted there go under the works in the market.
Scenario& Scenario::artwork_pile(std::string_view left, std::string_view under) {
  ArtworkPile& pile = state_.workshop;
  std::array<int, colours> spare{};
  for (std::size_t colour = 0; colour < colours; ++colour)
    spare[colour] = pile.left[colour] + pile.under[colour];
  pile.left = pile.under = {};
  for (const std::string_view text : split(left)) {
    ++pile.left[at(colour_of(rules_, text))];
    --spare[at(colour_of(rules_, text))];
  }
  for (const std::string_view text : split(under)) {
    ++pile.under[at(colour_of(rules_, text))];
    --spare[at(colour_of(rules_, text))];
  }
  for (std::size_t colour = 0; colour < colours; ++colour)
    state_.covered[colour] = byte(state_.covered[colour] + spare[colour]);
  return *this;
}

Scenario& Scenario::cursor(std::string_view text) {
  state_.cursor = byte(cursor_places * number(text.substr(0, 1)) + number(text.substr(2, 1)));
  return *this;
}

Scenario& Scenario::compass(std::string_view spaces) {
  const auto names = split(spaces);
  for (std::size_t space = 0; space < names.size(); ++space)
    state_.compass[space] = must(find_space(names[space]), names[space]);
  return *this;
}

Scenario& Scenario::arms(int one, int other) {
  state_.arms = {byte(std::min(one, other)), byte(std::max(one, other))};
  return *this;
}

Scenario& Scenario::sites(std::string_view cards) {
  const auto numbers = split(cards);
  for (std::size_t site = 0; site < state_.site_card.size(); ++site)
    state_.site_card[site] = byte(number(numbers.at(site)));
  return *this;
}

Scenario& Scenario::face_up_tiles(std::string_view list) {
  state_.tiles = 0;
  for (const std::string_view text : split(list)) insert(state_.tiles, must(find_tile(text), text));
  return *this;
}

Scenario& Scenario::materials_left(std::string_view material, int count, Seat holder) {
  const std::size_t type = at(must(find_material(material), material));
  auto& owned = state_.players[at(holder)].materials[type];
  owned = byte(owned + state_.materials[type] - count);
  state_.materials[type] = byte(count);
  return *this;
}

Scenario& Scenario::jokers_left(int count, Seat holder) {
  auto& owned = state_.players[at(holder)].jokers;
  owned = byte(owned + state_.jokers - count);
  state_.jokers = byte(count);
  return *this;
}

Scenario& Scenario::artworks_left(std::string_view text, int count, Seat holder) {
  const std::size_t colour = at(colour_of(rules_, text));
  auto& owned = state_.players[at(holder)].artworks[colour];
  owned = byte(owned + state_.artworks[colour] - count);
  state_.artworks[colour] = byte(count);
  return *this;
}

// Earlier rounds took a Bourse card, five bonus cards and a first pass each, the passes of the last seat.
Scenario& Scenario::round(int number) {
  for (; state_.round < number; ++state_.round) {
    auto& bourse = state_.bourse_left;
    *std::ranges::find_if(bourse.rbegin(), bourse.rend(), [](std::uint8_t copies) { return copies > 0; }) = 0;
    for (int card = 0; card < size; ++card) {
      auto& left = state_.bonus_left;
      --*std::ranges::find_if(left.rbegin(), left.rend(), [](std::uint8_t copies) { return copies > 0; });
    }
    ++state_.players[at(rules_.players - 1)].first_passes;
  }
  return *this;
}

Scenario& Scenario::first_player(Seat seat) {
  state_.first_player = state_.next_first_player = byte(seat);
  return *this;
}

Scenario& Scenario::turn(Seat seat) {
  state_.turn = state_.seat = byte(seat);
  return *this;
}

Scenario& Scenario::alone(Seat seat) {
  for (Seat other = 0; other < rules_.players; ++other)
    if (other != seat && !player_at(other).passed) player(other).passed();
  return turn(seat);
}

Scenario& Scenario::last_pass() {
  const Seat last = rules_.players - 1;
  for (Seat seat = 0; seat < rules_.players; ++seat) {
    player(seat).money(1).artworks("").pawns(2);
    if (seat != last) player(seat).passed();
  }
  chance_.allow_any();
  return round(5).turn(last);
}

}  // namespace horta::bruxelles1893::test
