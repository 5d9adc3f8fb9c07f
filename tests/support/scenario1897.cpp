#include "tests/support/scenario1897.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "engine/bruxelles1897/events.h"
#include "engine/core/components.h"
#include "engine/core/json.h"
#include "engine/core/options.h"

namespace horta::bruxelles1897::test {

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

template <class Item, std::size_t Size>
void count(std::array<std::uint8_t, Size>& counts, std::string_view list,
           std::optional<Item> (*find)(std::string_view)) {
  counts = {};
  for (const std::string_view text : split(list)) ++counts[at(must(find(text), text))];
}

void append(std::string& list, std::string_view item) {
  if (!list.empty()) list += ',';
  list += item;
}

template <class Item, std::size_t Size>
std::string list_of(const std::array<std::uint8_t, Size>& counts) {
  std::string list;
  for (std::uint8_t type = 0; type < Size; ++type)
    for (int copy = 0; copy < counts[type]; ++copy) append(list, name(Item{type}));
  return list;
}

std::string list_of_nobles(std::uint8_t set) {
  std::string list;
  for (std::uint8_t noble = 0; noble < noble_figures; ++noble)
    if (contains(set, noble)) append(list, name(Noble{noble}));
  return list;
}

std::string list_of_cards(Pile pile, const std::array<std::uint8_t, pile_types>& counts) {
  std::string list;
  for (int type = 0; type < pile_types; ++type)
    for (int copy = 0; copy < counts[at(type)]; ++copy) append(list, short_name(card_from(pile, type)));
  return list;
}

std::size_t cell_index(const Rules& rules, std::string_view text) {
  const auto move = must(Game::from_notation(rules, "take " + std::string{text}), text);
  return move.choice();
}

std::string text_of(const Draw& draw) {
  const json::Value drew = Game::draw_to_json(draw);
  return std::string{Game::pile_name(draw.pile)} + ' ' +
         (drew.is_string() ? drew.as_string() : std::to_string(drew.as_int()));
}

Draw draw_of(const std::string& text) {
  const std::size_t space = text.find(' ');
  const std::string pile = text.substr(0, space), drew = text.substr(space + 1);
  const json::Value value = pile == "first_player" ? json::Value{std::stoi(drew)} : json::Value{drew};
  return must(Game::draw_from_json(pile, value), text);
}

template <class Part>
bool untouched(const Part& part) {
  const Part fresh{};
  return std::memcmp(&part, &fresh, sizeof(Part)) == 0;
}

// What the number of players leaves unused stays as it was made, and a place holds one thing.
void expect_no_stray_bytes(const Rules& rules, const State& state) {
  for (Seat seat = rules.players; seat < max_players; ++seat)
    EXPECT_TRUE(untouched(state.players[at(seat)])) << "nobody sits at " << seat;
  for (int place = 0; place < max_cells; ++place) {
    const Cell& cell = state.grid[at(place)];
    const bool in_area = place < rules.cells(), architect_here = cell.owner != nobody;
    const Cell only_card{.card = cell.card};
    EXPECT_TRUE(in_area || untouched(cell)) << "the area has no cell " << place;
    EXPECT_TRUE(architect_here || std::memcmp(&cell, &only_card, sizeof(Cell)) == 0) << place;
    EXPECT_TRUE(!architect_here || cell.card == ActionCard::none) << place;
  }
  int passed = 0;
  for (const Player& player : state.players) {
    passed += player.passed;
    EXPECT_EQ(player.tapped & ~player.nobles, 0) << "a noble that nobody has is tapped";
    EXPECT_EQ(player.unused, 0);
  }
  EXPECT_EQ(state.passes, passed);
}

// Between two turns nothing is left of the one before, so that equal positions are equal states.
void expect_no_turn_under_way(const State& state) {
  const State fresh;
  EXPECT_EQ(state.stage, Stage::turn);
  EXPECT_EQ(state.seat, state.turn);
  EXPECT_EQ(state.cell, fresh.cell);
  EXPECT_EQ(state.card, fresh.card);
  EXPECT_EQ(state.brussels, fresh.brussels);
  EXPECT_EQ(state.activations, fresh.activations);
  EXPECT_EQ(state.activated, fresh.activated);
  EXPECT_EQ(state.drawn, fresh.drawn);
  EXPECT_EQ(state.exhibited, fresh.exhibited);
  EXPECT_EQ(state.withdrawn, fresh.withdrawn);
  EXPECT_EQ(state.column, fresh.column);
  EXPECT_EQ(state.waiting, fresh.waiting);
}

std::vector<std::string> texts(const std::vector<Event>& events) {
  std::vector<std::string> list;
  for (const Event& event : events) list.push_back(json::write(to_json(event)));
  return list;
}

}  // namespace

// --- chance ---

int ScriptedChance::draw(const PileView& pile) {
  EXPECT_EQ(pile.total, std::accumulate(pile.left.begin(), pile.left.end(), 0)) << "not the size of the pile";
  for (std::size_t card = 0; card < pile.left.size(); ++card)
    EXPECT_GE(pile.start[card], pile.left[card]) << "more cards than at the last shuffle";
  int type = type_at(pile.left, 0);
  if (used_ < std::ssize(script_)) {
    const std::string& text = script_[static_cast<std::size_t>(used_)];
    const Draw scripted = draw_of(text);
    const bool possible =
        scripted.pile == pile.pile && scripted.type < pile.left.size() && pile.left[scripted.type] > 0;
    if (possible) {
      type = scripted.type;
      ++used_;
    } else {
      ADD_FAILURE() << "scripted draw '" << text << "' is not possible: the rules draw from "
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
  player_.ledger[at(Source::construction)] = player_.vp;
  return *this;
}

PlayerDescription& PlayerDescription::hand(std::string_view architects) {
  count(player_.hand, architects, find_architect);
  return *this;
}

PlayerDescription& PlayerDescription::prison(std::string_view architects) {
  count(player_.prison, architects, find_architect);
  return *this;
}

PlayerDescription& PlayerDescription::in_brussels(std::string_view architects) {
  count(player_.brussels, architects, find_architect);
  return *this;
}

PlayerDescription& PlayerDescription::artworks(std::string_view colours_list) {
  count(player_.artworks, colours_list, find_colour);
  return *this;
}

PlayerDescription& PlayerDescription::materials(std::string_view cards) {
  count(player_.materials, cards, find_material);
  return *this;
}

PlayerDescription& PlayerDescription::houses(std::string_view designs) {
  count(player_.houses, designs, find_house);
  return *this;
}

PlayerDescription& PlayerDescription::nobles(std::string_view untapped, std::string_view tapped) {
  player_.nobles = player_.tapped = 0;
  for (const std::string_view text : split(untapped)) insert(player_.nobles, must(find_noble(text), text));
  for (const std::string_view text : split(tapped)) {
    insert(player_.nobles, must(find_noble(text), text));
    insert(player_.tapped, must(find_noble(text), text));
  }
  return *this;
}

PlayerDescription& PlayerDescription::architecture(int value) { return track(Track::architecture, value); }
PlayerDescription& PlayerDescription::nobility(int value) { return track(Track::nobility, value); }
PlayerDescription& PlayerDescription::prestige(int value) { return track(Track::prestige, value); }

// The values of all three tracks are 1 to 5.
PlayerDescription& PlayerDescription::track(Track which, int value) {
  player_.level[at(which)] = static_cast<std::uint8_t>(value - 1);
  return *this;
}

PlayerDescription& PlayerDescription::passed() {
  player_.passed = 1;
  ++state_.passes;
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

Scenario::Scenario(int players, std::string_view options, const std::vector<std::string>& draws)
    : rules_{rules_for(players, options.contains("first_player") ? std::string{options}
                                : options.empty()                ? "first_player=0"
                                                  : std::string{options} + ",first_player=0")} {
  chance_.expect(draws);
  chance_.allow_any();
  EventLog log;
  Chance& chance = chance_;
  Game::set_up(rules_, state_, chance, log);
  events_ = texts(log.events());
  expect_no_stray_bytes(rules_, state_);
  expect_no_turn_under_way(state_);
  chance_.forbid_any();
}

Scenario::~Scenario() {
  if (testing::Test::HasFatalFailure()) return;
  for (const std::string& text : chance_.unused())
    ADD_FAILURE() << "scripted draw '" << text << "' was never made";
}

Scenario& Scenario::put(std::string_view cell, std::string_view card) {
  state_.grid[cell_index(rules_, cell)] = Cell{.card = must(find_full_card(card), card)};
  return *this;
}

Scenario& Scenario::put_nothing(std::string_view cell) {
  state_.grid[cell_index(rules_, cell)] = Cell{};
  return *this;
}

Scenario& Scenario::architect(std::string_view cell, Seat owner, std::string_view card, int face) {
  state_.grid[cell_index(rules_, cell)] = Cell{.owner = static_cast<std::uint8_t>(owner),
                                               .architect = must(find_architect(card), card),
                                               .value = static_cast<std::uint8_t>(face)};
  return *this;
}

Scenario& Scenario::clear_grid() {
  for (Cell& cell : state_.grid)
    if (cell.owner == nobody) cell = Cell{};
  return *this;
}

Scenario& Scenario::bonuses(std::string_view left_to_right) {
  const auto names = split(left_to_right);
  for (std::size_t column = 0; column < state_.bonus.size(); ++column)
    state_.bonus[column] = must(find_bonus(names.at(column)), names[column]);
  return *this;
}

Scenario& Scenario::pile(std::string_view pile, std::string_view cards, std::string_view discard) {
  Deck& deck = state_.decks[at(must(find_pile(pile), pile))];
  deck.left = deck.discard = {};
  for (const std::string_view text : split(cards)) ++deck.left[at(type_in_pile(must(find_card(text), text)))];
  for (const std::string_view text : split(discard))
    ++deck.discard[at(type_in_pile(must(find_card(text), text)))];
  deck.start = deck.left;
  return *this;
}

Scenario& Scenario::uses(std::string_view brussels_card, int times) {
  state_.uses[at(must(find_brussels(brussels_card), brussels_card))] = static_cast<std::uint8_t>(times);
  return *this;
}

Scenario& Scenario::round(int number) {
  state_.round = static_cast<std::uint8_t>(number);
  return *this;
}

Scenario& Scenario::first_player(Seat seat) {
  state_.first_player = static_cast<std::uint8_t>(seat);
  return *this;
}

Scenario& Scenario::turn(Seat seat) {
  state_.turn = state_.seat = static_cast<std::uint8_t>(seat);
  return *this;
}

Scenario& Scenario::expo_of(Seat seat) {
  state_.expo_owner = static_cast<std::uint8_t>(seat);
  return *this;
}

Scenario& Scenario::last_pass() {
  const Seat last = rules_.players - 1;
  for (Seat seat = 0; seat < rules_.players; ++seat) {
    player(seat).money(0).prison("");
    if (seat != last) player(seat).passed();
  }
  return round(4).turn(last).clear_grid();
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

void Scenario::play_one(std::string_view text) {
  const auto move = Game::from_notation(rules_, text);
  if (!move) fail("not a move: " + std::string{text});
  if (!offers(text)) {
    std::string why;
    for (const std::string& code : reasons_against(text)) append(why, code);
    std::string offered;
    for (const std::string& option : options()) append(offered, option);
    fail("'" + std::string{text} + "' is not possible (" + why + "); " + asked() + ", of: " + offered);
  }
  EXPECT_GE(options().size(), 2u) << "a decision with a single option: " << text;
  EXPECT_TRUE(reasons_against(text).empty()) << "an option that is offered has reasons against it: " << text;

  EventLog log;
  Chance& chance = chance_;
  Game::apply(rules_, state_, *move, chance, log);
  events_ = texts(log.events());
  expect_no_stray_bytes(rules_, state_);
  if (state_.kind == Kind::action) expect_no_turn_under_way(state_);
  for (Seat seat = 0; seat < rules_.players; ++seat) {
    const Player& player = player_at(seat);
    EXPECT_EQ(player.vp, std::accumulate(player.ledger.begin(), player.ledger.end(), 0))
        << "ledger after " << text;
  }
}

Scenario& Scenario::end_round() {
  chance_.allow_any();
  const int playing = round();
  while (!over() && round() == playing && state_.kind == Kind::action) play("pass");
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
  const Move move = must(Game::from_notation(rules_, text), text);
  MoveList list;
  Game::legal(rules_, state_, list);
  return list.contains(move);
}

std::vector<std::string> Scenario::reasons_against(std::string_view text) const {
  const Move move = must(Game::from_notation(rules_, text), text);
  std::vector<std::string> codes;
  for (const Reason& reason : Game::explain(rules_, state_, Game::decision(state_).seat, move))
    codes.emplace_back(reason.code);
  return codes;
}

// --- reading ---

std::string Scenario::hand(Seat seat) const { return list_of<Architect>(player_at(seat).hand); }
std::string Scenario::prison(Seat seat) const { return list_of<Architect>(player_at(seat).prison); }
std::string Scenario::in_brussels(Seat seat) const { return list_of<Architect>(player_at(seat).brussels); }
std::string Scenario::artworks(Seat seat) const { return list_of<Colour>(player_at(seat).artworks); }
std::string Scenario::materials(Seat seat) const { return list_of<Material>(player_at(seat).materials); }
std::string Scenario::houses(Seat seat) const { return list_of<House>(player_at(seat).houses); }
std::string Scenario::nobles(Seat seat) const { return list_of_nobles(player_at(seat).nobles); }
std::string Scenario::tapped(Seat seat) const { return list_of_nobles(player_at(seat).tapped); }

std::string Scenario::at_cell(std::string_view text) const {
  const Cell& cell = state_.grid[cell_index(rules_, text)];
  if (cell.owner == neutral) return "neutral " + std::to_string(cell.value);
  if (cell.owner != nobody)
    return "seat " + std::to_string(cell.owner) + ": " + std::string{name(cell.architect)} + " as " +
           std::to_string(cell.value);
  return cell.card == ActionCard::none ? "nothing" : std::string{full_name(cell.card)};
}

std::string Scenario::left(std::string_view pile) const {
  const Pile which = must(find_pile(pile), pile);
  return list_of_cards(which, state_.decks[at(which)].left);
}

std::string Scenario::discarded(std::string_view pile) const {
  const Pile which = must(find_pile(pile), pile);
  return list_of_cards(which, state_.decks[at(which)].discard);
}

int Scenario::shuffles(std::string_view pile) const {
  return state_.decks[at(must(find_pile(pile), pile))].epoch;
}

std::string Scenario::bonus_cards() const {
  std::string list;
  for (const Bonus bonus : state_.bonus) append(list, name(bonus));
  return list;
}

int Scenario::uses_of(std::string_view brussels_card) const {
  return state_.uses[at(must(find_brussels(brussels_card), brussels_card))];
}

std::string Scenario::expo() const {
  return state_.expo_owner == nobody ? "nobody" : "seat " + std::to_string(state_.expo_owner);
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

}  // namespace horta::bruxelles1897::test
