#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// The cards of Bruxelles 1897. Every enumeration is in the alphabetical order of its names, so that lists of
// cards come out sorted as records want them.

namespace horta::bruxelles1897 {

// Carte Architecte: cheap side / dear side.
enum class Architect : std::uint8_t { one_three, two_four, two_five };
inline constexpr int architect_types = 3;

// Carte Œuvre.
enum class Colour : std::uint8_t { blue, green, red, yellow };
inline constexpr int colours = 4;

// Carte Matériau: two units each.
enum class Material : std::uint8_t {
  brick_brick,
  brick_steel,
  steel_steel,
  wood_brick,
  wood_steel,
  wood_wood
};
inline constexpr int material_types = 6;

// The units of a Material card as a set: brick 1, steel 2, wood 4.
constexpr std::uint8_t units_of(Material material) {
  constexpr std::array<std::uint8_t, material_types> sets{1, 1 | 2, 2, 4 | 1, 4 | 2, 4};
  return sets[static_cast<std::size_t>(material)];
}
inline constexpr int units_per_card = 2;

// Carte Maison, by design.
enum class House : std::uint8_t { a, b, c, d };
inline constexpr int house_designs = 4;

// Carte Notable. Brugmann is every player's starting card and never lies in a pile.
enum class Noble : std::uint8_t { albert, brugmann, buls, hankar, horta, vandervelde };
inline constexpr int noble_figures = 6;

// A card of the Art Nouveau area, or none: artworks, then materials, houses, nobles, money, expo.
enum class ActionCard : std::uint8_t { none = 255 };
inline constexpr int first_artwork = 0;
inline constexpr int first_material = first_artwork + colours;
inline constexpr int first_house = first_material + material_types;
inline constexpr int first_noble = first_house + house_designs;
inline constexpr ActionCard money_card{first_noble + noble_figures};
inline constexpr ActionCard expo_card{first_noble + noble_figures + 1};
inline constexpr int action_card_types = first_noble + noble_figures + 2;

enum class CardType : std::uint8_t { artwork, material, house, noble, money, expo };

constexpr CardType type_of(ActionCard card) {
  const int id = static_cast<int>(card);
  if (id < first_material) return CardType::artwork;
  if (id < first_house) return CardType::material;
  if (id < first_noble) return CardType::house;
  if (card == money_card) return CardType::money;
  if (card == expo_card) return CardType::expo;
  return CardType::noble;
}

constexpr ActionCard card_of(Colour colour) {
  return ActionCard{static_cast<std::uint8_t>(first_artwork + static_cast<int>(colour))};
}
constexpr ActionCard card_of(Material material) {
  return ActionCard{static_cast<std::uint8_t>(first_material + static_cast<int>(material))};
}
constexpr ActionCard card_of(House house) {
  return ActionCard{static_cast<std::uint8_t>(first_house + static_cast<int>(house))};
}
constexpr ActionCard card_of(Noble noble) {
  return ActionCard{static_cast<std::uint8_t>(first_noble + static_cast<int>(noble))};
}
constexpr Colour colour_of(ActionCard card) {
  return Colour{static_cast<std::uint8_t>(static_cast<int>(card) - first_artwork)};
}
constexpr Material material_of(ActionCard card) {
  return Material{static_cast<std::uint8_t>(static_cast<int>(card) - first_material)};
}
constexpr House house_of(ActionCard card) {
  return House{static_cast<std::uint8_t>(static_cast<int>(card) - first_house)};
}
constexpr Noble noble_of(ActionCard card) {
  return Noble{static_cast<std::uint8_t>(static_cast<int>(card) - first_noble)};
}

// The four piles that hold Action cards, in the order in which a round is dealt; a pile's card types are
// numbered from 0 (its `drew` in a record). The last three are shuffled anew whenever they are drawn from.
enum class Pile : std::uint8_t { artwork, material, house, noble, grid, bonus, first_player };
inline constexpr int action_piles = 4;
inline constexpr int pile_types = 6;  // the most card types that a pile of Action cards has
inline constexpr int piles = 7;

inline constexpr std::array<int, action_piles> first_of_pile{first_artwork, first_material, first_house,
                                                             first_noble};

constexpr ActionCard card_from(Pile pile, int type) {
  return ActionCard{static_cast<std::uint8_t>(first_of_pile[static_cast<std::size_t>(pile)] + type)};
}
// The pile and type of an Action card that has a pile (not money, not expo).
constexpr Pile pile_of(ActionCard card) { return Pile{static_cast<std::uint8_t>(type_of(card))}; }
constexpr int type_in_pile(ActionCard card) {
  return static_cast<int>(card) - first_of_pile[static_cast<std::size_t>(pile_of(card))];
}

// Carte Bonus, by its top half.
enum class Bonus : std::uint8_t { architecture, nobility, prestige, prison };
inline constexpr int bonus_cards = 4;

// The bottom half of a Bonus card.
enum class EndBonus : std::uint8_t { artworks, houses, money, nobles };

// The first three bonuses move the marker of the track with the same number.
enum class Track : std::uint8_t { architecture, nobility, prestige };
inline constexpr int tracks = 3;
inline constexpr int track_length = 5;

// Carte Bruxelles.
enum class Brussels : std::uint8_t { bourse, city_hall, cinquantenaire };
inline constexpr int brussels_card_types = 3;

// What a player chooses to do at the Cinquantenaire: the type of card, in the order of CardType.
enum class ParkAction : std::uint8_t { creation, sale, supply, construction, influence };
inline constexpr int park_actions = 5;

// Names as records write them. `find_*` answer nothing for a name that does not exist.
std::string_view name(Architect);
std::string_view name(Colour);
std::string_view name(Material);
std::string_view name(House);
std::string_view name(Noble);
std::string_view name(Bonus);
std::string_view name(EndBonus);
std::string_view name(Track);
std::string_view name(Brussels);
std::string_view name(ParkAction);
std::string_view name(Pile);
std::string_view short_name(ActionCard);  // "red", "wood+brick", "A", "horta", "money", "expo"
std::string_view full_name(ActionCard);   // "artwork:red", …, "money", "expo"

std::optional<Architect> find_architect(std::string_view);
std::optional<Colour> find_colour(std::string_view);
std::optional<Material> find_material(std::string_view);
std::optional<House> find_house(std::string_view);
std::optional<Noble> find_noble(std::string_view);
std::optional<Bonus> find_bonus(std::string_view);
std::optional<EndBonus> find_end_bonus(std::string_view);
std::optional<Brussels> find_brussels(std::string_view);
std::optional<ParkAction> find_park_action(std::string_view);
std::optional<Pile> find_pile(std::string_view);
std::optional<ActionCard> find_card(std::string_view text);
std::optional<ActionCard> find_full_card(std::string_view text);

}  // namespace horta::bruxelles1897
