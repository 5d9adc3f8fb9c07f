#include "engine/bruxelles1897/cards.h"

#include <cstddef>

#include "engine/core/names.h"

namespace horta::bruxelles1897 {

namespace {

constexpr std::array<std::string_view, architect_types> architect_names{"1/3", "2/4", "2/5"};
constexpr std::array<std::string_view, colours> colour_names{"blue", "green", "red", "yellow"};
constexpr std::array<std::string_view, material_types> material_names{
    "brick+brick", "brick+steel", "steel+steel", "wood+brick", "wood+steel", "wood+wood"};
constexpr std::array<std::string_view, house_designs> house_names{"A", "B", "C", "D"};
constexpr std::array<std::string_view, noble_figures> noble_names{"albert", "brugmann", "buls",
                                                                  "hankar", "horta",    "vandervelde"};
constexpr std::array<std::string_view, bonus_cards> bonus_names{"architecture", "nobility", "prestige",
                                                                "prison"};
constexpr std::array<std::string_view, 4> end_bonus_names{"artworks", "houses", "money", "nobles"};
constexpr std::array<std::string_view, tracks> track_names{"architecture", "nobility", "prestige"};
constexpr std::array<std::string_view, brussels_card_types> brussels_names{"bourse", "city_hall",
                                                                           "cinquantenaire"};
constexpr std::array<std::string_view, park_actions> park_names{"creation", "sale", "supply", "construction",
                                                                "influence"};
constexpr std::array<std::string_view, piles> pile_names{"artwork", "material", "house",       "noble",
                                                         "grid",    "bonus",    "first_player"};
constexpr std::array<std::string_view, action_card_types> full_names{"artwork:blue",
                                                                     "artwork:green",
                                                                     "artwork:red",
                                                                     "artwork:yellow",
                                                                     "material:brick+brick",
                                                                     "material:brick+steel",
                                                                     "material:steel+steel",
                                                                     "material:wood+brick",
                                                                     "material:wood+steel",
                                                                     "material:wood+wood",
                                                                     "house:A",
                                                                     "house:B",
                                                                     "house:C",
                                                                     "house:D",
                                                                     "noble:albert",
                                                                     "noble:brugmann",
                                                                     "noble:buls",
                                                                     "noble:hankar",
                                                                     "noble:horta",
                                                                     "noble:vandervelde",
                                                                     "money",
                                                                     "expo"};

}  // namespace

std::string_view name(Architect card) { return architect_names[static_cast<std::size_t>(card)]; }
std::string_view name(Colour colour) { return colour_names[static_cast<std::size_t>(colour)]; }
std::string_view name(Material card) { return material_names[static_cast<std::size_t>(card)]; }
std::string_view name(House design) { return house_names[static_cast<std::size_t>(design)]; }
std::string_view name(Noble noble) { return noble_names[static_cast<std::size_t>(noble)]; }
std::string_view name(Bonus bonus) { return bonus_names[static_cast<std::size_t>(bonus)]; }
std::string_view name(EndBonus bonus) { return end_bonus_names[static_cast<std::size_t>(bonus)]; }
std::string_view name(Track track) { return track_names[static_cast<std::size_t>(track)]; }
std::string_view name(Brussels card) { return brussels_names[static_cast<std::size_t>(card)]; }
std::string_view name(ParkAction action) { return park_names[static_cast<std::size_t>(action)]; }
std::string_view name(Pile pile) { return pile_names[static_cast<std::size_t>(pile)]; }

std::string_view full_name(ActionCard card) { return full_names[static_cast<std::size_t>(card)]; }
std::string_view short_name(ActionCard card) {
  const std::string_view full = full_name(card);
  return full.substr(full.find(':') + 1);  // npos + 1 is 0
}

std::optional<Architect> find_architect(std::string_view text) {
  return find_name<Architect>(architect_names, text);
}
std::optional<Colour> find_colour(std::string_view text) { return find_name<Colour>(colour_names, text); }
std::optional<Material> find_material(std::string_view text) {
  return find_name<Material>(material_names, text);
}
std::optional<House> find_house(std::string_view text) { return find_name<House>(house_names, text); }
std::optional<Noble> find_noble(std::string_view text) { return find_name<Noble>(noble_names, text); }
std::optional<Bonus> find_bonus(std::string_view text) { return find_name<Bonus>(bonus_names, text); }
std::optional<EndBonus> find_end_bonus(std::string_view text) {
  return find_name<EndBonus>(end_bonus_names, text);
}
std::optional<Brussels> find_brussels(std::string_view text) {
  return find_name<Brussels>(brussels_names, text);
}
std::optional<ParkAction> find_park_action(std::string_view text) {
  return find_name<ParkAction>(park_names, text);
}
std::optional<Pile> find_pile(std::string_view text) { return find_name<Pile>(pile_names, text); }
std::optional<ActionCard> find_full_card(std::string_view text) {
  return find_name<ActionCard>(full_names, text);
}

std::optional<ActionCard> find_card(std::string_view text) {
  for (std::uint8_t id = 0; id < action_card_types; ++id)
    if (short_name(ActionCard{id}) == text) return ActionCard{id};
  return std::nullopt;
}

}  // namespace horta::bruxelles1897
