#include "tests/support/scenario1893.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/validity.h"
#include "engine/core/components.h"
#include "engine/core/json.h"
#include "engine/core/options.h"

namespace horta::bruxelles1893::test {

namespace {

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what); }

template <class Item>
Item must(std::optional<Item> item, std::string_view text) {
  if (!item) fail("no such thing: " + std::string{text});
  return *item;
}

std::vector<std::string_view> split(std::string_view list) {
  std::vector<std::string_view> items;
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    items.push_back(list.substr(0, comma));
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
  }
  return items;
}

int number(std::string_view text) { return std::stoi(std::string{text}); }

std::uint8_t byte(int value) {
  if (value < 0 || value > 255) fail("a count of " + std::to_string(value));
  return static_cast<std::uint8_t>(value);
}

void append(std::string& list, std::string_view item) {
  if (!list.empty()) list += ',';
  list += item;
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

// "c3": a column from a, a row from 1.
std::size_t cell_index(std::string_view text) {
  const bool is_cell =
      text.size() == 2 && text[0] >= 'a' && text[0] <= 'e' && text[1] >= '1' && text[1] <= '5';
  if (!is_cell) fail("no such cell: " + std::string{text});
  return static_cast<std::size_t>(size * (text[1] - '1') + (text[0] - 'a'));
}

std::string cell_name(int cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

// The crest lies between row i and row i + 1; the zone is on the larger side.
std::uint32_t zone_of(int i, int j) {
  std::uint32_t zone = 0;
  for (int cell = 0; cell < cells; ++cell) {
    const bool above = row_of(cell) < i, left = column_of(cell) < j;
    if (above == (2 * i > size) && left == (2 * j > size)) insert(zone, cell);
  }
  return zone;
}

std::string text_of(const Draw& draw) {
  const json::Value drew = Game::draw_to_json(draw);
  return std::string{Game::pile_name(draw.pile)} + ' ' +
         (drew.is_string() ? drew.as_string() : std::to_string(drew.as_int()));
}

Draw draw_of(const std::string& text) {
  const std::size_t space = text.find(' ');
  const std::string pile = text.substr(0, space), drew = text.substr(space + 1);
  const bool is_number = pile == "first_player" || pile == "strip" || pile == "bourse" || pile == "be_card";
  const json::Value value = is_number ? json::Value{std::stoi(drew)} : json::Value{drew};
  return must(Game::draw_from_json(pile, value), text);
}

std::vector<std::string> texts(const std::vector<Event>& events, Edition edition) {
  std::vector<std::string> list;
  for (const Event& event : events) list.push_back(json::write(to_json(event, edition)));
  return list;
}

Colour colour_of(const Rules& rules, std::string_view text) {
  return must(find_colour(text, rules.edition), text);
}

// The tile comes from the supply, or goes back to it.
void take_artwork(const Rules& rules, State& state, Colour colour, int count = 1) {
  auto& supply = rules.first_edition() && colour != Colour::black ? state.workshop.left : state.artworks;
  supply[at(colour)] = byte(supply[at(colour)] - count);
  state.workshop.start[at(colour)] =
      std::max(state.workshop.start[at(colour)], state.workshop.left[at(colour)]);
}

void take_notable(State& state, Notable figure) {
  auto& left = state.notables.left[at(figure)];
  auto& discard = state.notables.discard[at(figure)];
  if (left == 0 && discard == 0) fail("no " + std::string{name(figure)} + " is left");
  --(left > 0 ? left : discard);
}

void return_notable(State& state, Notable figure) {
  auto& left = state.notables.left[at(figure)];
  ++left;
  state.notables.start[at(figure)] = std::max(state.notables.start[at(figure)], left);
}

int pawns_on_board(const State& state, Seat seat) {
  return static_cast<int>(std::ranges::count(state.board, seat, &Cell::pawn));
}

void take_pawns(Player& player, int count) {
  if (player.pawns < count) fail("not enough free pawns");
  player.pawns = byte(player.pawns - count);
}

}  // namespace

// --- chance ---

int ScriptedChance::draw(const PileView& pile) {
  EXPECT_EQ(pile.total, std::accumulate(pile.left.begin(), pile.left.end(), 0)) << "not the size of the pile";
  for (std::size_t card = 0; card < pile.left.size(); ++card)
    EXPECT_GE(pile.start[card], pile.left[card]) << "more cards than at the last shuffle";
  int type = type_at(pile.left, 0);
  const auto here = [&](const std::string& text) { return draw_of(text).pile == pile.pile; };
  auto& script = any_order_ && std::ranges::none_of(script_, here) ? usual_ : script_;
  const auto next = any_order_ ? std::ranges::find_if(script, here) : script.begin();
  if (next != script.end()) {
    const Draw scripted = draw_of(*next);
    const bool possible =
        scripted.pile == pile.pile && scripted.type < pile.left.size() && pile.left[scripted.type] > 0;
    if (possible) {
      type = scripted.type;
      script.erase(next);
    } else {
      ADD_FAILURE() << "scripted draw '" << *next << "' is not possible: the rules draw from "
                    << Game::pile_name(pile.pile);
    }
  } else if (!any_) {
    ADD_FAILURE() << "a draw from " << Game::pile_name(pile.pile) << " was not scripted";
  }
  drawn_.push_back(text_of({.pile = pile.pile, .type = static_cast<std::uint8_t>(type)}));
  return type;
}

void ScriptedChance::expect(const std::vector<std::string>& draws) {
  script_.insert(script_.end(), draws.begin(), draws.end());
}

// --- a player ---

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

// --- the table ---

Rules rules_for(int players, std::string_view options) {
  const auto chosen = split_options(options);
  if (!chosen) fail("options: " + chosen.error().code);
  const auto made = make_options(Game::options(), *chosen);
  if (!made) fail("options: " + made.error().code);
  const auto rules = Game::make_rules(players, *made, newest_components(Game::name).data);
  if (!rules) fail("rules: " + rules.error().code);
  return *rules;
}

namespace {

// What is dealt where the test does not say anything.
std::vector<std::string> usual_deal(int players, const std::vector<std::string>& draws) {
  const char* const bourse = players == 2   ? "bourse 5"
                             : players == 3 ? "bourse 6"
                             : players == 4 ? "bourse 4"
                                            : "bourse 2";
  std::vector<std::string> deal{"notable albert", "notable buls", "notable empain", "notable solvay",
                                "bonus A:2/0",    "bonus A:1/1",  "bonus A:1/2",    "bonus P:2/0",
                                "bonus P:1/1",    bourse};
  std::erase_if(deal, [&draws](const std::string& usual) {
    const std::string pile = usual.substr(0, usual.find(' ') + 1);
    return std::ranges::any_of(draws, [&pile](const std::string& draw) { return draw.starts_with(pile); });
  });
  return deal;
}

std::string options_with_first_player(std::string_view options) {
  std::string all{options};
  if (options.contains("first_player")) return all;
  return all.empty() ? "first_player=0" : all + ",first_player=0";
}

}  // namespace

Scenario::Scenario(int players, std::string_view options, const std::vector<std::string>& draws, Stop stop)
    : rules_{rules_for(players, options_with_first_player(options))} {
  chance_.expect(draws);
  chance_.usually(usual_deal(players, draws));
  chance_.allow_any();
  chance_.in_any_order(true);
  EventLog log;
  Chance& chance = chance_;
  Game::set_up(rules_, state_, chance, log);
  events_ = texts(log.events(), rules_.edition);
  check("set-up");
  if (stop == Stop::at_first_decision) return;
  while (state_.kind != Kind::action) {
    std::string move = this->options().front();
    if (state_.kind == Kind::crest && players == 2) move = this->options().back();
    if (state_.kind == Kind::crest && players >= 3) {
      const char* usual = players == 3 ? "crest 3-1" : "crest 4-4";
      if (offers(usual)) move = usual;
    }
    if (state_.kind == Kind::neutral) move = this->options().back();
    play_one(move);
  }
  chance_.forbid_any();
  chance_.in_any_order(false);
}

Scenario::~Scenario() {
  if (testing::Test::HasFatalFailure()) return;
  for (const std::string& text : chance_.unused())
    ADD_FAILURE() << "scripted draw '" << text << "' was never made";
}

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

Scenario& Scenario::next_draws(const std::vector<std::string>& draws) {
  chance_.expect(draws);
  chance_.forget_drawn();
  return *this;
}

Scenario& Scenario::deal_anything() {
  chance_.allow_any();
  return *this;
}

// --- playing ---

void Scenario::check(std::string_view after) const {
  EXPECT_TRUE(is_valid(rules_, state_)) << "the position " << after;
  const auto read = Game::from_position(rules_, Game::to_position(rules_, state_));
  EXPECT_TRUE(read && *read == state_) << "the text of the position " << after;
  for (Seat seat = 0; seat < rules_.players; ++seat) {
    const Player& player = player_at(seat);
    EXPECT_EQ(player.vp, std::accumulate(player.ledger.begin(), player.ledger.end(), 0))
        << "ledger of seat " << seat << ' ' << after;
    int bound = pawns_on_board(state_, seat) + size_of(player.tiles) + player.pawns + player.court;
    for (const auto& there : state_.in_brussels) bound += there[at(seat)];
    if (player.on_card22 == OnCard22::pawn) ++bound;
    EXPECT_EQ(bound, rules_.pawns) << "pawns of seat " << seat << ' ' << after;
  }
  if (state_.kind != Kind::action || state_.doing.again) return;
  // Between two turns nothing is left of the one before, so that equal positions are equal states.
  const Turn fresh{};
  EXPECT_EQ(std::memcmp(&state_.doing, &fresh, sizeof(Turn)), 0) << "of a turn is left something " << after;
  EXPECT_EQ(state_.seat, state_.turn) << after;
}

void Scenario::play_one(std::string_view text) {
  check("before " + std::string{text});
  const auto move = Game::from_notation(rules_, text);
  if (!move) fail("not a move: " + std::string{text});
  EXPECT_EQ(Game::to_notation(rules_, *move), text);
  if (!offers(text)) {
    std::string why;
    for (const std::string& code : reasons_against(text)) append(why, code);
    std::string offered;
    for (const std::string& option : options()) append(offered, option);
    fail("'" + std::string{text} + "' is not possible (" + why + "); " + asked() + ", of: " + offered);
  }
  EXPECT_GE(options().size(), 2u) << "a decision with a single option: " << text;
  for (const std::string& option : options())
    EXPECT_TRUE(reasons_against(option).empty())
        << "an option that is offered has reasons against it: " << option;

  EventLog log;
  Chance& chance = chance_;
  Game::apply(rules_, state_, *move, chance, log);
  events_ = texts(log.events(), rules_.edition);
  check("after " + std::string{text});
}

Scenario& Scenario::end_round() {
  chance_.allow_any();
  const int playing = round();
  while (!over() && round() == playing && state_.kind == Kind::action) play("pass");
  return *this;
}

Scenario& Scenario::settle() {
  chance_.allow_any();
  const int playing = round();
  while (!over() && round() == playing) {
    const bool spare = state_.kind == Kind::be_card;
    const std::string move = spare                           ? "card none"
                             : state_.kind == Kind::action   ? "pass"
                             : state_.kind == Kind::prestige ? "use"
                                                             : options().front();
    play_one(move);
  }
  return *this;
}

std::string Scenario::asked() const {
  if (over()) return "over";
  const Decision decision = Game::decision(state_);
  return "seat " + std::to_string(decision.seat) + ": " + std::string{Game::kind_name(decision.kind)};
}

std::vector<std::string> Scenario::options() const {
  MoveList list;
  Game::legal(rules_, state_, list);
  std::vector<std::string> all;
  for (const Move move : list) all.push_back(Game::to_notation(rules_, move));
  return all;
}

bool Scenario::offers(std::string_view text) const {
  const auto move = Game::from_notation(rules_, text);
  if (!move) fail("not a move: " + std::string{text});
  MoveList list;
  Game::legal(rules_, state_, list);
  return list.contains(*move);
}

std::vector<std::string> Scenario::reasons_against(std::string_view text) const {
  const Move move = must(Game::from_notation(rules_, text), text);
  std::vector<std::string> codes;
  for (const Reason& reason : Game::explain(rules_, state_, Game::decision(state_).seat, move))
    codes.emplace_back(reason.code);
  return codes;
}

// --- reading ---

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

namespace {

std::string names_of(std::uint16_t set) {
  return list_of(notable_figures, [&](std::size_t type) {
    return std::pair{contains(set, type) ? 1 : 0, name(Notable{static_cast<std::uint8_t>(type)})};
  });
}

}  // namespace

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
