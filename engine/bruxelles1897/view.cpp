#include "engine/bruxelles1897/view.h"

#include "engine/bruxelles1897/brussels.h"
#include "engine/bruxelles1897/construction.h"
#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/outlook.h"
#include "engine/core/names.h"
#include "engine/core/view_parts.h"

namespace horta::bruxelles1897 {

namespace {

using json::Value;

constexpr std::array<std::string_view, kinds + 1> kind_names{
    "action",     "architect",      "perform",     "artwork",  "materials", "noble", "prisoner",
    "keep_drawn", "brussels_cards", "park_action", "activate", "exhibit",   "jail",  "over"};

constexpr std::array<std::string_view, sources> source_names{
    "construction", "exhibition",   "coat",        "unpaid_noble",   "houses",      "materials",
    "expo",         "bonus_nobles", "bonus_money", "bonus_artworks", "bonus_houses"};

Value player_view(const Rules& rules, const Player& player) {
  Value levels = Value::object();
  for (std::uint8_t track = 0; track < tracks; ++track)
    levels.set(name(Track{track}), rules.value(player, Track{track}));
  return Value::object({{"vp", player.vp},
                        {"money", player.money},
                        {"tracks", std::move(levels)},
                        {"hand", counts<Architect>(player.hand)},
                        {"brussels", counts<Architect>(player.brussels)},
                        {"prison", counts<Architect>(player.prison)},
                        {"artworks", counts<Colour>(player.artworks)},
                        {"materials", counts<Material>(player.materials)},
                        {"houses", counts<House>(player.houses)},
                        {"house_units", building_cost(player)},
                        {"nobles", names_in<Noble>(player.nobles)},
                        {"tapped", names_in<Noble>(player.tapped)},
                        {"passed", player.passed != 0}});
}

Value cell_view(const Cell& cell) {
  if (cell.card != ActionCard::none) return Value::object({{"card", full_name(cell.card)}});
  if (cell.owner == nobody) return {};
  if (cell.owner == neutral) return Value::object({{"owner", "neutral"}, {"value", cell.value}});
  return Value::object({{"owner", cell.owner}, {"architect", name(cell.architect)}, {"value", cell.value}});
}

Value pile_counts(Pile pile, const std::array<std::uint8_t, pile_types>& of_type) {
  Value value = Value::object();
  for (int type = 0; type < pile_types; ++type)
    if (of_type[at(type)] > 0) value.set(short_name(card_from(pile, type)), of_type[at(type)]);
  return value;
}

Value optional_card(ActionCard card) { return card == ActionCard::none ? Value{} : Value{full_name(card)}; }

}  // namespace

std::string_view name(Kind kind) { return kind_names[at(kind)]; }
std::string_view name(Source source) { return source_names[at(source)]; }

Value view(const Rules& rules, const State& state) {
  Value grid = Value::array(), bonus = Value::array(), players = Value::array();
  for (int cell = 0; cell < rules.cells(); ++cell) grid.push_back(cell_view(state.grid[at(cell)]));
  for (const Bonus card : state.bonus) bonus.push_back(name(card));
  for (Seat seat = 0; seat < rules.players; ++seat)
    players.push_back(player_view(rules, state.players[at(seat)]));
  Value uses = Value::object(), prices = Value::object(), decks = Value::object();
  for (std::uint8_t card = 0; card < brussels_card_types; ++card) {
    uses.set(name(Brussels{card}), state.uses[card]);
    prices.set(name(Brussels{card}),
               Value::array({cost_of_use(state.uses[card] + 1), cost_of_use(state.uses[card] + 2)}));
  }
  for (std::uint8_t pile = 0; pile < action_piles; ++pile)
    decks.set(name(Pile{pile}),
              Value::object({{"pile", pile_counts(Pile{pile}, state.decks[pile].left)},
                             {"discard", pile_counts(Pile{pile}, state.decks[pile].discard)}}));
  Value drawn = Value::array();
  for (const ActionCard card : state.drawn)
    if (card != ActionCard::none) drawn.push_back(full_name(card));
  return Value::object(
      {{"round", state.round},
       {"rounds", rounds},
       {"first_player", state.first_player},
       {"turn", state.turn},
       {"expo", state.expo_owner == nobody ? Value{} : Value{state.expo_owner}},
       {"rows", rules.rows},
       {"columns", columns},
       {"grid", std::move(grid)},
       {"bonus", std::move(bonus)},
       {"brussels_uses", std::move(uses)},
       {"brussels_prices", std::move(prices)},
       {"players", std::move(players)},
       {"piles", std::move(decks)},
       {"taking", Value::object({{"cell", state.cell == nobody ? Value{} : Value{state.cell}},
                                 {"card", optional_card(state.card)},
                                 {"drawn", std::move(drawn)},
                                 {"activations", state.activations}})}});
}

Value ledger(const Rules& rules, const State& state) { return points_by_source<Source>(rules, state); }

std::string_view Game::kind_name(std::uint8_t kind) { return bruxelles1897::name(Kind{kind}); }
std::optional<std::uint8_t> Game::find_kind(std::string_view text) {
  return find_name<std::uint8_t>(std::span{kind_names}.first(kinds), text);
}
Value Game::view(const Rules& rules, const State& state) { return bruxelles1897::view(rules, state); }
Value Game::ledger(const Rules& rules, const State& state) { return bruxelles1897::ledger(rules, state); }
Value Game::outlook(const Rules& rules, const State& state, std::span<const Move> moves) {
  return bruxelles1897::outlook(rules, state, moves);
}
Value Game::event_to_json(const Rules&, const Event& event) { return to_json(event); }

}  // namespace horta::bruxelles1897
