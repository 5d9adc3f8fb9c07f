#include "engine/bruxelles1893/rules.h"

#include <algorithm>
#include <span>
#include <string>

#include "engine/core/component_reader.h"
#include "engine/core/first_player.h"
#include "engine/core/rules_version.h"

namespace horta::bruxelles1893 {

namespace {

// The bounds that component data must keep: the widths of State and Move.
constexpr int most_copies = 15;
constexpr int francs_for_one = 20;  // for one thing
constexpr int points_for_one = 20;
constexpr int symbols_for_one = 5;  // of a strategy line, which multiply

// Which face of the strips lies up in a row: R1 all plain or all expert, R2.3 alternating.
bool shows_face_b(const Rules& rules, bool expert, int row) {
  return rules.asymmetric ? row % 2 == 1 : rules.first_edition() && expert;
}

void read_strips(ComponentReader& reader, Rules& rules, bool expert) {
  for (int row = 0; row < size; ++row) {
    const std::string_view face = shows_face_b(rules, expert, row) ? "B" : "A";
    const auto names = reader.names("strips", "faces", face);
    if (names.size() != strips) reader.reject("strips", "faces", face);
    if (reader.fault()) return;
    for (int strip = 0; strip < strips; ++strip) {
      std::uint8_t seen = 0;
      for (int column = 0; column < size && names[at(strip)].size() == size; ++column)
        if (const auto action = find_action(names[at(strip)].substr(at(column), 1))) {
          rules.strip[at(row)][at(strip)][at(column)] = *action;
          insert(seen, *action);
        }
      if (size_of(seen) != actions) reader.reject("strips", "faces", face);
    }
  }
}

void read_bourse(ComponentReader& reader, Rules& rules) {
  const std::string players = std::to_string(rules.players);
  const auto pairs = reader.names("bourse_cards", "pairs", players);
  if (pairs.size() != bourse_cards) reader.reject("bourse_cards", "pairs", players);
  for (const std::string_view pair : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
    std::array<std::uint8_t, 4> cut{};
    reader.list("crest_pairs", pair, cut, 1, size - 1);
    const auto crest = [](int row, int column) {
      return static_cast<std::uint8_t>((row - 1) * (size - 1) + column - 1);
    };
    const std::uint8_t first = crest(cut[0], cut[1]), second = crest(cut[2], cut[3]);
    if (!reader.fault() && first == second) reader.reject("crest_pairs", pair);
    if (reader.fault()) return;
    for (int card = 0; card < bourse_cards; ++card)
      if (pairs[at(card)] == pair) rules.bourse[at(card)].crest = {first, second};
  }
  for (int card = 0; card < bourse_cards; ++card) {
    BourseCard& bourse = rules.bourse[at(card)];
    bourse.francs = static_cast<std::uint8_t>(
        reader.element("bourse_cards", "francs", card, bourse_cards, 0, francs_for_one));
    if (bourse.crest[0] == bourse.crest[1]) reader.reject("bourse_cards", "pairs", players);
  }
}

// Five cards are dealt each round, and in the second edition one more is taken face down.
void read_bonus_cards(ComponentReader& reader, Rules& rules) {
  const std::string_view edition = rules.first_edition() ? "first" : "second";
  int cards = 0;
  for (const std::string_view text : reader.names("bonus_cards", "cards", edition)) {
    const auto card = find_bonus_card(text);
    if (!card || rules.bonus[*card] == most_copies) {
      reader.reject("bonus_cards", "cards", edition);
      return;
    }
    ++rules.bonus[*card];
    ++cards;
  }
  if (cards < rounds * (size + (rules.first_edition() ? 0 : 1)))
    reader.reject("bonus_cards", "cards", edition);
}

void read_notables(ComponentReader& reader, Rules& rules) {
  for (std::uint8_t number = 0; number < notable_figures; ++number) {
    const Notable notable{number};
    const bool expansion = notable == Notable::nagelmackers || notable == Notable::privat_livemont;
    rules.payment[number] =
        static_cast<std::uint8_t>(reader.number(expansion ? "belle_epoque_payments" : "notable_payments",
                                                "francs", name(notable), 0, francs_for_one));
    if (notable == Notable::brugmann) continue;  // everybody's own card
    const int copies = reader.number("notables", "copies", name(notable), 0, most_copies);
    if (!expansion || rules.belle_epoque) rules.notables[number] = static_cast<std::uint8_t>(copies);
  }
  reader.list("notables", "row_prices", rules.price, 0, francs_for_one);
  if (rules.price[0] != 0 || !std::ranges::is_sorted(rules.price)) reader.reject("notables", "row_prices");
}

// Side A for every board, then what is different on its side B.
void read_boards(ComponentReader& reader, Rules& rules) {
  std::array<std::array<std::uint8_t, track_length>, tracks> plain{};
  for (std::uint8_t track = 0; track < tracks; ++track)
    reader.list(std::string{name(Track{track})} + "_track", "values", plain[track], 0, points_for_one);
  std::array<std::uint8_t, houses> cost{};
  reader.list("houses", "cost", cost, 2, 4);
  reader.list("houses", "top", rules.house_points, 0, points_for_one);
  rules.no_joker = reader.number("houses", "no_joker", 0, points_for_one);
  const int portrait = reader.number("belle_epoque_tiles", "portrait", 0, points_for_one);

  for (std::uint8_t board = 0; board < boards; ++board) {
    for (std::uint8_t track = 0; track < tracks; ++track) {
      std::ranges::copy(plain[track], rules.track[board][track].begin());
      rules.track[board][track].back() = static_cast<std::uint8_t>(portrait);
    }
    rules.house_cost[board] = cost;
    rules.line_start[board] = 1;
  }
  const auto side_b = [&](Board board, Track track, std::string_view field) {
    std::array<std::uint8_t, track_length> values{};
    reader.list("board_numbers", field, values, 0, points_for_one);
    std::ranges::copy(values, rules.track[at(board)][at(track)].begin());
  };
  side_b(Board::hankar, Track::iris, "hankar_iris");
  side_b(Board::cauchie, Track::couronne, "cauchie_couronne");
  side_b(Board::horta, Track::architect, "horta_architect");
  reader.list("board_numbers", "strauven_cost", rules.house_cost[at(Board::strauven)], 2, 4);
  rules.line_start[at(Board::saintenoy)] =
      static_cast<std::uint8_t>(1 + reader.number("board_powers", "saintenoy_lines", 0, symbols_for_one));
  rules.horta_francs = reader.number("board_powers", "horta_francs", 0, francs_for_one);
  rules.strauven_francs = reader.number("board_powers", "strauven_francs", 0, francs_for_one);
  rules.strauven_points = reader.number("board_powers", "strauven_points", 0, points_for_one);
}

// The first edition shuffles one tile of each kind.
void read_compass(ComponentReader& reader, Rules& rules) {
  std::array<std::uint8_t, 2> first{}, second{};
  reader.list("first_compass", "start", first, 0, compass_tiles - 1);
  reader.list("second_compass", "start", second, 0, compass_spaces - 1);
  if (first[0] >= first[1]) reader.reject("first_compass", "start");
  if (second[0] >= second[1]) reader.reject("second_compass", "start");
  const auto names = reader.names("second_compass", "spaces", "clockwise");
  if (names.size() != compass_spaces) reader.reject("second_compass", "spaces", "clockwise");
  if (reader.fault()) return;
  for (int space = 0; space < compass_spaces; ++space) {
    const auto found = find_space(names[at(space)]);
    if (!found || std::ranges::find(std::span{names}.first(at(space)), names[at(space)]) !=
                      std::span{names}.first(at(space)).end())
      reader.reject("second_compass", "spaces", "clockwise");
    else if (!rules.first_edition())
      rules.compass[at(space)] = *found;
  }
  rules.compass_size = rules.first_edition() ? compass_tiles : compass_spaces;
  rules.arms = rules.first_edition() ? first : second;
  if (!rules.first_edition() && !rules.belle_epoque)
    for (const std::uint8_t arm : rules.arms)
      if (rules.compass[arm] == Space::glass) reader.reject("second_compass", "start");
}

void read_market(ComponentReader& reader, Rules& rules) {
  reader.list("market", "francs", rules.market_francs, 0, francs_for_one);
  reader.list("market", "points", rules.market_points, 0, points_for_one);
  std::array<std::uint8_t, 2> start{};
  reader.list("market", "start", start, 0, cursor_places - 1);
  rules.cursor = static_cast<std::uint8_t>(start[0] * cursor_places + start[1]);
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    reader.list("market_corners", name(Colour{colour}), rules.corner[colour], 0, cursor_size - 1);
}

void read_belle_epoque(ComponentReader& reader, Rules& rules) {
  const std::string players = std::to_string(rules.players);
  reader.list("pavilions", "glass_surcharge", rules.glass_surcharge, 0, 4);
  std::array<std::uint8_t, size> tile_cells{};
  reader.list("pavilions", "tile_cells", tile_cells, 0, cells - 1);
  if (rules.belle_epoque)
    for (const std::uint8_t cell : tile_cells) insert(rules.tile_cells, cell);
  rules.face_up_tiles = reader.number("belle_epoque_tiles", "face_up", players, 0, tiles - size);
  for (const int card : {1, 3, 5, 7, 10, 11, 12, 16, 21, 23, 24, 26, 28, 30, 31, 32})
    rules.card_amount[at(card - 1)] = static_cast<std::uint8_t>(
        reader.number("belle_epoque_cards", "amount", std::to_string(card), 1, points_for_one));
  rules.card12_lot = reader.number("belle_epoque_cards", "francs_per_lot", 1, francs_for_one);
  rules.tile_sevenths = reader.number("belle_epoque_tiles", "sevenths", 1, points_for_one);
  rules.tile_line = reader.number("belle_epoque_tiles", "line", 0, symbols_for_one);
  rules.tile_iris_money = reader.number("belle_epoque_tiles", "iris_money", 0, francs_for_one);
  rules.tile_artworks = reader.number("belle_epoque_tiles", "artworks", 0, most_copies);
  rules.tile_couronne_vp = reader.number("belle_epoque_tiles", "couronne_vp", 0, points_for_one);
  rules.tile_first_pass = reader.number("belle_epoque_tiles", "first_pass", players, 0, points_for_one);
  rules.tile_buildings = reader.number("belle_epoque_tiles", "buildings", 0, points_for_one);
  rules.tile_connections = reader.number("belle_epoque_tiles", "connections", players, 0, points_for_one);
  rules.tile_white = reader.number("belle_epoque_tiles", "white", 0, points_for_one);
}

// Options that change nothing at this table. Records of version 1 may have them.
std::optional<Fault> check_effect(const Options& options, int version) {
  struct Need {
    std::string_view option, value, other, needed;
  };
  constexpr Need needs[] = {{"strips", "expert", "edition", "first"},
                            {"boards", "chosen", "asymmetric", "on"}};
  if (version == 1) return std::nullopt;
  for (const auto& [option, value, other, needed] : needs)
    if (options[option] == value && options[other] != needed)
      return Fault{"option_without_effect",
                   json::Value::object({{"option", std::string{option}.append("=").append(value)},
                                        {"needed", std::string{other}.append("=").append(needed)}})};
  return std::nullopt;
}

}  // namespace

std::expected<Rules, Fault> make_rules(int players, const Options& options, const json::Value& components,
                                       int version) {
  Rules rules;
  if (auto wrong = check_rules_version(version, newest_version)) return std::unexpected(std::move(*wrong));
  rules.version = version;
  if (players < 2 || players > max_players)
    return std::unexpected(Fault{
        "player_count", json::Value::object({{"players", players}, {"least", 2}, {"most", max_players}})});
  rules.players = players;
  rules.edition = options["edition"] == "first" ? Edition::first : Edition::second;
  rules.belle_epoque = options["belle_epoque"] == "on";
  rules.asymmetric = options["asymmetric"] == "on";
  rules.boards_chosen = options["boards"] == "chosen";
  for (const std::string_view option : {"belle_epoque", "asymmetric"})
    if (rules.first_edition() && options[option] == "on")
      return std::unexpected(Fault{"option_of_second_edition", json::Value::object({{"option", option}})});
  if (auto wrong = check_effect(options, version)) return std::unexpected(std::move(*wrong));
  const auto first_player = read_first_player(options, players);
  if (!first_player) return std::unexpected(first_player.error());
  rules.first_player = *first_player;

  ComponentReader reader{components, "bruxelles-1893"};
  read_strips(reader, rules, options["strips"] == "expert");
  read_bourse(reader, rules);
  read_bonus_cards(reader, rules);
  read_notables(reader, rules);
  read_boards(reader, rules);
  read_compass(reader, rules);
  read_market(reader, rules);
  read_belle_epoque(reader, rules);

  reader.list("starting_money", "in_turn_order", rules.starting_money, 0, francs_for_one);
  rules.artworks = reader.number("supplies", "artworks", 2, most_copies);  // enough for five players
  rules.nobles = reader.number("supplies", "noble", 0, most_copies);
  rules.jokers = reader.number("supplies", "jokers", 0, 30);
  rules.travellers = reader.number("supplies", "travellers", 0, most_copies);
  rules.pawns = reader.number("supplies", "pawns", 1, most_pawns);
  rules.pawns_in_court = reader.number("supplies", "pawns_in_court", 0, rules.pawns);
  rules.fb_unit = reader.number("supplies", "fb_unit", 1, francs_for_one);
  rules.brugmann = reader.number("income", "brugmann", 0, francs_for_one);
  rules.pass_colour = reader.number("income", "pass_colour", 0, francs_for_one);
  rules.first_pass = reader.number("income", "first_pass", 0, francs_for_one);
  rules.empain_jokers = reader.number("income", "empain_jokers", 0, most_copies);
  rules.market_jokers = reader.number("income", "sainte_catherine_jokers", 0, most_copies);
  rules.materials = reader.number("income", "materials", 1, 2);
  rules.maeterlinck = reader.number("points", "maeterlinck", 0, points_for_one);
  rules.unpaid_notable = reader.number("points", "unpaid_notable", 0, points_for_one);
  rules.final_material = reader.number("points", "final_material", 0, points_for_one);
  rules.final_first_player = reader.number("points", "final_first_player", 0, points_for_one);
  rules.francs_per_lot = reader.number("points", "francs_per_lot", 1, francs_for_one);
  rules.uncounted_pawns = reader.number("points", "uncounted_pawns", 0, most_copies);
  rules.first_pass_manneken_pis = reader.number("points", "first_pass_manneken_pis", 0, points_for_one);

  reader.reject_unknown();
  if (reader.fault()) return std::unexpected(*reader.fault());
  return rules;
}

}  // namespace horta::bruxelles1893
