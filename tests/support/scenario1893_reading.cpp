#include "tests/support/scenario1893_words.h"

namespace horta::bruxelles1893::test {

namespace {

std::string cell_name(int cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

template <class Names>
std::string list_of(std::size_t types, const Names& copies_and_name) {
  std::string list;
  for (std::size_t type = 0; type < types; ++type) {
    const auto [copies, text] = copies_and_name(type);
    for (int copy = 0; copy < copies; ++copy) append(list, text);
  }
  return list;
}

std::string names_of(std::uint16_t set) {
  return list_of(notable_figures, [&](std::size_t type) {
    return std::pair{contains(set, type) ? 1 : 0, name(Notable{static_cast<std::uint8_t>(type)})};
  });
}

}  // namespace

int Scenario::line(Seat seat, std::string_view line) const {
  return player_at(seat).lines[at(must(find_line(line), line))];
}

std::string Scenario::artworks(Seat seat) const {
  return list_of(colours, [&](std::size_t type) {
    return std::pair{int{player_at(seat).artworks[type]},
                     name(Colour{static_cast<std::uint8_t>(type)}, rules_.edition)};
  });
}

std::string Scenario::white(Seat seat) const {
  return list_of(colours, [&](std::size_t type) {
    return std::pair{int{player_at(seat).white[type]}, name(Colour{static_cast<std::uint8_t>(type)})};
  });
}

std::string Scenario::materials(Seat seat) const {
  return list_of(material_types, [&](std::size_t type) {
    return std::pair{int{player_at(seat).materials[type]}, name(Material{static_cast<std::uint8_t>(type)})};
  });
}

std::string Scenario::notables(Seat seat) const { return names_of(player_at(seat).notables); }
std::string Scenario::tilted(Seat seat) const { return names_of(player_at(seat).tilted); }

std::string Scenario::cards(Seat seat) const {
  std::string list;
  for (int card = 1; card <= belle_epoque_cards; ++card)
    if (owns_card(player_at(seat), card)) append(list, std::to_string(card));
  return list;
}

std::string Scenario::tiles(Seat seat) const {
  return list_of(horta::bruxelles1893::tiles, [&](std::size_t type) {
    return std::pair{contains(player_at(seat).tiles, type) ? 1 : 0,
                     name(Tile{static_cast<std::uint8_t>(type)})};
  });
}

std::string Scenario::board(Seat seat) const { return std::string{name(player_at(seat).board)}; }

std::string Scenario::pawn_at(std::string_view text) const {
  const Cell& cell = state_.board[cell_index(text)];
  if (cell.pawn == nobody) return "nobody";
  if (cell.pawn == neutral) return "neutral";
  return "seat " + std::to_string(cell.pawn) + ": " + std::to_string(cell.stake);
}

std::string Scenario::house_at(std::string_view text) const {
  const Cell& cell = state_.board[cell_index(text)];
  return cell.house == nobody ? "nobody" : "seat " + std::to_string(cell.house);
}

char Scenario::action_at(std::string_view text) const {
  return letter(rules_.action(state_, static_cast<int>(cell_index(text))));
}

std::string Scenario::zone() const {
  std::string list;
  for (int cell = 0; cell < cells; ++cell)
    if (contains(state_.zone, cell)) append(list, cell_name(cell));
  return list;
}

std::string Scenario::row() const {
  std::string list;
  for (const Notable figure : state_.row) append(list, figure == Notable::none ? "nobody" : name(figure));
  return list;
}

std::string Scenario::market() const {
  std::string list;
  for (const Hung& hung : state_.market)
    append(list, hung.colour == Colour::none
                     ? "nothing"
                     : (hung.white ? "white:" : "") + std::string{name(hung.colour, rules_.edition)});
  return list;
}

std::string Scenario::cursor() const {
  return std::to_string(state_.cursor / cursor_places) + '-' + std::to_string(state_.cursor % cursor_places);
}

std::string Scenario::arms() const {
  return std::to_string(state_.arms[0]) + ',' + std::to_string(state_.arms[1]);
}

std::string Scenario::bonuses() const {
  std::string list;
  for (const std::uint8_t card : state_.bonus)
    append(list, card == no_card ? "nothing" : bonus_card(card).name);
  return list;
}

std::string Scenario::sites() const {
  std::string list;
  for (const std::uint8_t card : state_.site_card) append(list, std::to_string(card));
  return list;
}

std::string Scenario::notable_discard() const {
  return list_of(notable_figures, [&](std::size_t type) {
    return std::pair{int{state_.notables.discard[type]}, name(Notable{static_cast<std::uint8_t>(type)})};
  });
}

int Scenario::notables_face_down() const { return sum(state_.notables.left); }
int Scenario::bonus_cards_left() const { return sum(state_.bonus_left); }

int Scenario::materials_left(std::string_view material) const {
  return state_.materials[at(must(find_material(material), material))];
}

int Scenario::artworks_left(std::string_view text) const {
  const std::size_t colour = at(colour_of(rules_, text));
  return state_.artworks[colour] + state_.workshop.left[colour] + state_.workshop.under[colour];
}

int Scenario::pawns_in(std::string_view action, Seat seat) const {
  return state_.in_brussels[at(must(find_brussels(action), action))][at(seat)];
}

int Scenario::uses_of(std::string_view action) const {
  return state_.uses[at(must(find_brussels(action), action))];
}

std::string Scenario::ranking() const {
  std::string text;
  for (const std::vector<Seat>& place : Game::ranking(rules_, state_)) {
    std::string seats;
    for (const Seat seat : place) append(seats, std::to_string(seat));
    text += (text.empty() ? "" : " > ") + seats;
  }
  return text;
}

}  // namespace horta::bruxelles1893::test
