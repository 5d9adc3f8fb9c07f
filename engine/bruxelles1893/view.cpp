#include "engine/bruxelles1893/view.h"

#include <string>

#include "engine/bruxelles1893/brussels.h"
#include "engine/bruxelles1893/final_scoring.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/outlook.h"
#include "engine/bruxelles1893/phase.h"
#include "engine/core/view_parts.h"

namespace horta::bruxelles1893 {

namespace {

using json::Value;

constexpr std::array<std::string_view, at(Source::unpaid)> source_names{"sale",
                                                                        "iris",
                                                                        "visit",
                                                                        "strauven",
                                                                        "house:no_joker",
                                                                        "house:top",
                                                                        "free:V",
                                                                        "free:C",
                                                                        "notable:maeterlinck",
                                                                        "card:5",
                                                                        "card:10",
                                                                        "card:12",
                                                                        "card:16",
                                                                        "card:21",
                                                                        "card:24",
                                                                        "card:30",
                                                                        "card:31",
                                                                        "tile:sevenths",
                                                                        "tile:couronne_vp",
                                                                        "tile:first_pass",
                                                                        "tile:buildings",
                                                                        "tile:connections",
                                                                        "tile:white"};

constexpr std::array<std::string_view, moments> moment_names{"none",
                                                             "round_begins",
                                                             "pawn_placed",
                                                             "workshop_done",
                                                             "sale_begins",
                                                             "cursor_moves",
                                                             "notable_begins",
                                                             "notable_gone",
                                                             "materials_taken",
                                                             "building_begins",
                                                             "building_stands",
                                                             "bourse_done",
                                                             "grand_place_done",
                                                             "copying_done",
                                                             "market_done",
                                                             "turn_ends",
                                                             "column_won",
                                                             "columns_done",
                                                             "irises_begin",
                                                             "irises_done",
                                                             "brussels_begins",
                                                             "pavilion_visited",
                                                             "round_ends",
                                                             "notable_leaves"};

Value colour_counts(const Rules& rules, const std::array<std::uint8_t, colours>& of_colour) {
  Value value = Value::object();
  for (std::uint8_t colour = 0; colour < colours; ++colour)
    if (of_colour[colour] > 0) value.set(name(Colour{colour}, rules.edition), of_colour[colour]);
  return value;
}

Value card_numbers(std::uint32_t set) {
  Value list = Value::array();
  each_in(set, [&list](int index) {
    list.push_back(index + 1);
    return true;
  });
  return list;
}

Value seat_or_null(std::uint8_t seat) { return seat == nobody ? Value{} : Value{seat}; }
Value pawn_view(std::uint8_t owner) { return owner == neutral ? Value{"neutral"} : seat_or_null(owner); }
Value number_or_null(std::uint8_t number) { return number == nobody ? Value{} : Value{number}; }
Value optional(const Rules& rules, Colour colour) {
  return colour == Colour::none ? Value{} : Value{name(colour, rules.edition)};
}
Value optional(Notable notable) { return notable == Notable::none ? Value{} : Value{name(notable)}; }

Value player_view(const Rules& rules, const Player& player) {
  Value levels = Value::object(), lines = Value::object();
  for (std::uint8_t track = 0; track < tracks; ++track)
    levels.set(name(Track{track}), rules.value(player, Track{track}));
  for (std::uint8_t line = 0; line < strategy_lines; ++line)
    lines.set(name(Line{line}), line_value(rules, player, Line{line}));
  return Value::object({{"vp", player.vp},
                        {"money", player.money},
                        {"board", name(player.board)},
                        {"tracks", std::move(levels)},
                        {"pawns", player.pawns},
                        {"court", player.court},
                        {"travellers", player.travellers},
                        {"on_card_22", player.on_card22 == OnCard22::nothing ? Value{}
                                       : player.on_card22 == OnCard22::pawn  ? Value{"pawn"}
                                                                             : Value{"traveller"}},
                        {"buildings", player.buildings},
                        {"artworks", colour_counts(rules, player.artworks)},
                        {"white_artworks", colour_counts(rules, player.white)},
                        {"materials", counts<Material>(player.materials)},
                        {"jokers", player.jokers},
                        {"notables", names_in<Notable>(player.notables)},
                        {"tilted", names_in<Notable>(player.tilted)},
                        {"lines", std::move(lines)},
                        {"first_passes", player.first_passes},
                        {"passed", player.passed != 0},
                        {"cards", card_numbers(player.cards)},
                        {"used_cards", card_numbers(player.used_cards)},
                        {"tiles", names_in<Tile>(player.tiles)}});
}

Value cell_view(const Rules& rules, const State& state, int place) {
  const Cell& cell = state.board[at(place)];
  return Value::object({{"action", std::string{letter(rules.action(state, place))}},
                        {"in_zone", contains(state.zone, place)},
                        {"tile", rules.has_tile(place)},
                        {"house", seat_or_null(cell.house)},
                        {"pawn", pawn_view(cell.pawn)},
                        {"stake", cell.stake}});
}

Value market_view(const Rules& rules, const State& state) {
  Value hung = Value::array();
  for (const Hung& work : state.market)
    hung.push_back(work.colour == Colour::none
                       ? Value{}
                       : Value{(work.white ? "white:" : "") + std::string{name(work.colour, rules.edition)}});
  return Value::object(
      {{"hung", std::move(hung)},
       {"covered", colour_counts(rules, state.covered)},
       {"cursor", Value::array({state.cursor / cursor_places, state.cursor % cursor_places})}});
}

Value supply_view(const Rules& rules, const State& state) {
  return Value::object({{"materials", counts<Material>(state.materials)},
                        {"jokers", state.jokers},
                        {"travellers", state.train},
                        {"artworks", colour_counts(rules, state.artworks)},
                        {"workshop", colour_counts(rules, state.workshop.left)},
                        {"under_workshop", colour_counts(rules, state.workshop.under)}});
}

Value brussels_view(const Rules& rules, const State& state) {
  Value areas = Value::object();
  for (std::uint8_t action = 0; action < brussels_actions; ++action) {
    Value pawns = Value::array();
    for (Seat seat = 0; seat < rules.players; ++seat) pawns.push_back(state.in_brussels[action][at(seat)]);
    areas.set(name(Brussels{action}), Value::object({{"uses", state.uses[action]},
                                                     {"cost", brussels_cost(rules, state, Brussels{action})},
                                                     {"pawns", std::move(pawns)},
                                                     {"travellers", state.travellers_in[action]}}));
  }
  return areas;
}

Value compass_view(const Rules& rules, const State& state) {
  Value spaces = Value::array();
  for (int space = 0; space < rules.compass_size; ++space) spaces.push_back(name(state.compass[at(space)]));
  return Value::object(
      {{"spaces", std::move(spaces)}, {"arms", Value::array({state.arms[0], state.arms[1]})}});
}

Value sites_view(const Rules& rules, const State& state) {
  Value list = Value::array();
  for (int site = 0; site < sites && rules.belle_epoque; ++site)
    list.push_back(Value::object({{"card", state.site_card[at(site)]},
                                  {"glass", rules.glass_surcharge[at(site)]},
                                  {"owner", seat_or_null(state.pavilion[at(site)])}}));
  return list;
}

// Null before the first card is revealed; the crest is null until it is chosen.
Value bourse_view(const Rules& rules, const State& state) {
  if (state.round == 0) return {};
  const auto crest = [&] {
    return Value::array({state.crest / (size - 1) + 1, state.crest % (size - 1) + 1});
  };
  return Value::object({{"card", state.bourse + 1},
                        {"francs", rules.bourse[state.bourse].francs},
                        {"crest", state.zone == 0 ? Value{} : crest()}});
}

Value bonus_view(std::uint8_t card) { return card == no_card ? Value{} : Value{bonus_card(card).name}; }

// A place or an action that is not chosen yet is null.
Value doing_view(const Rules& rules, const State& state) {
  const Turn& doing = state.doing;
  const bool placed = doing.cell != nobody;
  const bool in_brussels = !placed && phase_of(state) == Phase::turns && state.kind != Kind::action;
  const bool copies = in_brussels && doing.brussels == Brussels::cinquantenaire &&
                      state.kind != Kind::travellers && state.kind != Kind::copy;
  return Value::object({{"cell", number_or_null(doing.cell)},
                        {"action", placed || copies ? Value{std::string{letter(doing.action)}} : Value{}},
                        {"brussels", in_brussels ? Value{name(doing.brussels)} : Value{}},
                        {"again", doing.again != 0},
                        {"activations", doing.activations},
                        {"notable", optional(doing.notable)},
                        {"revealed", optional(doing.revealed)},
                        {"drawn", colour_counts(rules, doing.drawn)},
                        {"sold", optional(rules, doing.sold)},
                        {"sold_white", doing.sold_white != 0},
                        {"sold_as", optional(rules, doing.sold_as)},
                        {"gap", number_or_null(doing.gap)},
                        {"more_steps", doing.more_steps},
                        {"card_9", doing.card9 != 0},
                        {"site", number_or_null(doing.site)},
                        {"cubes", doing.cubes}});
}

Value resolution_view(const State& state) {
  const Resolution& resolution = state.resolution;
  const Phase phase = phase_of(state);
  const bool in_column = phase == Phase::columns || phase == Phase::use_cards;
  Value winners = Value::array(), irises = Value::array();
  for (const std::uint8_t winner : resolution.winner)
    winners.push_back(winner == tied ? Value{"tied"} : seat_or_null(winner));
  for (const std::uint8_t won : resolution.irises) irises.push_back(won);
  return Value::object({{"column", in_column ? Value{resolution.column} : Value{}},
                        {"winners", std::move(winners)},
                        {"lines_used", names_in<Line>(resolution.lines_used)},
                        {"card_26", seat_or_null(resolution.card26)},
                        {"card_27", number_or_null(resolution.card27)},
                        {"irises", std::move(irises)},
                        {"leaving", optional(resolution.leaving)}});
}

// Cards that may still come; with those that lie face down before the players.
Value bonus_left_view(const State& state) {
  Value cards = Value::object();
  for (int card = 0; card < bonus_card_types; ++card)
    if (state.bonus_left[at(card)] > 0) cards.set(bonus_card(card).name, state.bonus_left[at(card)]);
  return cards;
}

}  // namespace

std::string name(Source source) {
  if (source < Source::unpaid) return std::string{source_names[at(source)]};
  if (source < Source::final_houses)
    return "final:unpaid:" +
           std::string{name(Notable{static_cast<std::uint8_t>(at(source) - at(Source::unpaid))})};
  if (source == Source::final_houses) return "final:houses";
  if (source < Source::final_materials)
    return "final:line:" +
           std::string{name(Line{static_cast<std::uint8_t>(at(source) - at(Source::final_line))})};
  return source == Source::final_materials ? "final:materials" : "final:first_player";
}
std::string_view name(Moment moment) { return moment_names[at(moment)]; }

Value view(const Rules& rules, const State& state) {
  Value cells_of_board = Value::array(), strips_laid = Value::array(), bonus = Value::array();
  Value row = Value::array(), players = Value::array();
  const Phase phase = phase_of(state);
  for (int cell = 0; cell < cells; ++cell) cells_of_board.push_back(cell_view(rules, state, cell));
  for (const std::uint8_t strip : state.strip) strips_laid.push_back(strip + 1);
  for (const std::uint8_t card : state.bonus) bonus.push_back(bonus_view(card));
  for (const Notable notable : state.row)
    if (notable != Notable::none) row.push_back(name(notable));
  for (Seat seat = 0; seat < rules.players; ++seat)
    players.push_back(player_view(rules, state.players[at(seat)]));
  return Value::object(
      {{"round", state.round},
       {"rounds", rounds},
       {"first_player", state.first_player},
       {"turn", phase == Phase::turns ? Value{state.turn} : Value{}},
       {"first_passer", seat_or_null(state.first_passer)},
       {"next_first_player", phase < Phase::use_cards ? Value{} : Value{state.next_first_player}},
       {"bourse", bourse_view(rules, state)},
       {"strips", std::move(strips_laid)},
       {"board", std::move(cells_of_board)},
       {"bonus", std::move(bonus)},
       {"bonus_left", bonus_left_view(state)},
       {"row", std::move(row)},
       {"notable_pile", counts<Notable>(state.notables.left)},
       {"notable_discard", counts<Notable>(state.notables.discard)},
       {"market", market_view(rules, state)},
       {"supply", supply_view(rules, state)},
       {"brussels", brussels_view(rules, state)},
       {"compass", compass_view(rules, state)},
       {"sites", sites_view(rules, state)},
       {"tiles", names_in<Tile>(state.tiles)},
       {"players", std::move(players)},
       {"moment", name(state.moment)},
       {"chooser", seat_or_null(state.chooser)},
       {"doing", doing_view(rules, state)},
       {"resolution", resolution_view(state)}});
}

Value ledger(const Rules& rules, const State& state) { return points_by_source<Source>(rules, state); }

Value Game::view(const Rules& rules, const State& state) { return bruxelles1893::view(rules, state); }
Value Game::ledger(const Rules& rules, const State& state) { return bruxelles1893::ledger(rules, state); }
Value Game::outlook(const Rules& rules, const State& state, std::span<const Move> moves) {
  return bruxelles1893::outlook(rules, state, moves);
}
Value Game::event_to_json(const Rules& rules, const Event& event) { return to_json(event, rules.edition); }

}  // namespace horta::bruxelles1893
