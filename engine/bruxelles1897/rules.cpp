#include "engine/bruxelles1897/rules.h"

#include <algorithm>
#include <span>

#include "engine/bruxelles1897/legal.h"
#include "engine/core/component_reader.h"
#include "engine/core/first_player.h"
#include "engine/core/rules_version.h"

namespace horta::bruxelles1897 {

namespace {

// The bounds that component data must keep: the widths of State, and of a move's list of cards.
constexpr int most_copies = 15;
constexpr int most_money = 99;
constexpr int most_points = 20;  // for one thing; far from what a player's points can hold

template <class Item, std::size_t Size>
void read_counts(ComponentReader& reader, std::string_view table, std::string_view field,
                 std::array<std::uint8_t, Size>& counts, int least, int most) {
  for (std::uint8_t type = 0; type < Size; ++type)
    counts[type] = static_cast<std::uint8_t>(reader.number(table, field, name(Item{type}), least, most));
}

// Nobles in piles; Brugmann is no card of a pile.
void read_nobles(ComponentReader& reader, std::array<std::uint8_t, pile_types>& counts) {
  for (std::uint8_t figure = 0; figure < noble_figures; ++figure)
    if (Noble{figure} != Noble::brugmann)
      counts[figure] =
          static_cast<std::uint8_t>(reader.number("nobles", "copies", name(Noble{figure}), 0, most_copies));
}

template <class Item, std::size_t Size>
void read_pile(ComponentReader& reader, std::string_view table, std::array<std::uint8_t, pile_types>& pile) {
  std::array<std::uint8_t, Size> counts{};
  read_counts<Item>(reader, table, "copies", counts, 0, most_copies);
  std::ranges::copy(counts, pile.begin());
}

// With all Material cards in hand, no house may have more ways to pay for it than a decision has options.
bool payments_fit(const std::array<std::uint8_t, pile_types>& cards, int houses) {
  MaterialCounts all{};
  std::ranges::copy(cards, all.begin());
  for (int cost = 1; cost <= houses; ++cost) {
    std::size_t options = 0;
    each_selection(Kind::materials, all, fewest_cards(cost), most_cards(cost),
                   [&options](Move) { return ++options <= MoveList::capacity; });
    if (options > MoveList::capacity) return false;
  }
  return true;
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
  rules.neutrals = players == 2;
  rules.optional_actions = options["optional_actions"] == "on";
  const auto first_player = read_first_player(options, players);
  if (!first_player) return std::unexpected(first_player.error());
  rules.first_player = *first_player;

  ComponentReader reader{components, "bruxelles-1897"};
  const std::string count = std::to_string(players);
  rules.rows = reader.number("grid", "rows", count, 2, max_rows);
  rules.cards_per_pile = reader.number("grid", "cards_per_pile", count, 1, 9);
  rules.neutral_value = static_cast<std::uint8_t>(reader.number("neutrals", "value", 0, 9));

  read_counts<Architect>(reader, "architects", "copies", rules.architects, 0, 9);
  read_counts<Architect>(reader, "architects", "cheap_side", rules.cheap_side, 1, 9);
  read_counts<Architect>(reader, "architects", "dear_side", rules.dear_side, 1, 9);
  for (std::uint8_t type = 0; type < architect_types; ++type)
    if (rules.cheap_side[type] >= rules.dear_side[type])
      reader.reject("architects", "dear_side", name(Architect{type}));
  for (const std::string_view card : reader.names("starting_prison", "cards", count)) {
    const auto type = find_architect(card);
    if (type && rules.starting_prison[at(*type)] < rules.architects[at(*type)])
      ++rules.starting_prison[at(*type)];
    else
      reader.reject("starting_prison", "cards", count);
  }

  read_pile<Colour, colours>(reader, "artworks", rules.cards[at(Pile::artwork)]);
  read_pile<Material, material_types>(reader, "materials", rules.cards[at(Pile::material)]);
  read_pile<House, house_designs>(reader, "houses", rules.cards[at(Pile::house)]);
  read_nobles(reader, rules.cards[at(Pile::noble)]);
  if (!reader.fault() && !payments_fit(rules.cards[at(Pile::material)], sum(rules.cards[at(Pile::house)])))
    reader.reject("materials", "copies");

  reader.list("starting_money", "in_turn_order", rules.starting_money, 0, most_money);
  for (std::uint8_t track = 0; track < tracks; ++track)
    reader.list(std::string{name(Track{track})} + "_track", "values", rules.track[track], 0, 20);
  for (std::uint8_t bonus = 0; bonus < bonus_cards; ++bonus) {
    const auto end = find_end_bonus(reader.text("bonus_cards", "end_of_game", name(Bonus{bonus})));
    const auto already = std::span{rules.end_bonus}.first(bonus);
    if (end && std::ranges::find(already, *end) == already.end())
      rules.end_bonus[bonus] = *end;
    else
      reader.reject("bonus_cards", "end_of_game", name(Bonus{bonus}));
  }

  rules.sale = reader.number("income", "sale", 0, most_money);
  rules.bourse = reader.number("income", "bourse", 0, most_money);
  rules.brugmann = reader.number("income", "brugmann", 0, most_money);
  rules.first_to_pass = reader.number("income", "first_to_pass", 0, most_money);
  rules.pass = reader.number("income", "pass", 0, most_money);
  rules.exhibited_artwork = reader.number("action_points", "exhibited_artwork", 0, most_points);
  rules.material_type = reader.number("action_points", "material_type", 0, most_points);
  rules.noble_payment = reader.number("final_scoring", "noble_payment", 0, most_money);
  rules.unpaid_noble = reader.number("final_scoring", "unpaid_noble", 0, most_points);
  rules.material_card = reader.number("final_scoring", "material_card", 0, most_points);
  rules.expo = reader.number("final_scoring", "expo", 0, most_points);
  rules.bonus_noble = reader.number("final_scoring", "bonus_noble", 0, most_points);
  rules.bonus_artwork = reader.number("final_scoring", "bonus_artwork", 0, most_points);
  rules.bonus_house = reader.number("final_scoring", "bonus_house", 0, most_points);
  rules.bonus_money = reader.number("final_scoring", "bonus_money", 0, most_points);
  rules.bonus_money_lot = reader.number("final_scoring", "bonus_money_lot", 1, most_money);
  rules.bonus_money_lots = reader.number("final_scoring", "bonus_money_lots", 0, most_points);

  reader.reject_unknown();
  if (reader.fault()) return std::unexpected(*reader.fault());
  return rules;
}

}  // namespace horta::bruxelles1897
