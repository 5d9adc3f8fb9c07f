#include "engine/bruxelles1893/written.h"

#include <algorithm>

#include "engine/bruxelles1893/game.h"

namespace horta::bruxelles1893 {

namespace {

std::string_view free_word(std::uint32_t choice) {
  if (choice == decline_choice) return "decline";
  if (choice >= free_material_choice) return name(item_at<Material>(choice, free_material_choice));
  if (choice >= free_notable_choice) return name(item_at<Notable>(choice, free_notable_choice));
  return "take";
}
std::optional<std::uint32_t> find_free(std::string_view text) {
  if (text == "take") return take_choice;
  if (text == "decline") return decline_choice;
  if (const auto notable = find_notable(text)) return choice_of(notable, free_notable_choice);
  return choice_of(find_material(text), free_material_choice);
}

// "white:<colour>", or the colour itself.
constexpr std::string_view white_prefix = "white:";

}  // namespace

std::string_view word(Kind kind, bool yes) {
  if (kind == Kind::perform) return yes ? "perform" : "decline";
  return yes ? "keep" : "discard";
}

std::string_view word_of(const Rules& rules, Move move) {
  const std::uint32_t choice = move.choice();
  switch (writing_of(move).form) {
    case Form::answer:
      return word(kind_of(move), choice != 0);
    case Form::area:
      return name(item_of<Brussels>(move));
    case Form::board:
      return name(item_of<Board>(move));
    case Form::colour:
      return name(item_of<Colour>(move), rules.edition);
    case Form::free_action:
      return free_word(choice);
    case Form::line:
      return name(item_of<Line>(move));
    case Form::material:
      return name(item_of<Material>(move));
    case Form::notable:
      return choice == stop_choice ? "stop" : name(item_of<Notable>(move));
    case Form::on_card22:
      return choice == traveller_choice ? "traveller" : "pawn";
    case Form::tile:
      return choice == no_tile_choice ? "none" : name(item_of<Tile>(move));
    default:
      return {};
  }
}

std::optional<std::uint32_t> find_word(const Rules& rules, Kind kind, std::string_view text) {
  switch (writings[at(kind)].form) {
    case Form::answer:
      for (const bool yes : {true, false})
        if (text == word(kind, yes)) return yes ? 1 : 0;
      return std::nullopt;
    case Form::area:
      return choice_of(find_brussels(text));
    case Form::board:
      return choice_of(find_board(text));
    case Form::colour:
      return choice_of(find_colour(text, rules.edition));
    case Form::free_action:
      return find_free(text);
    case Form::letter:
      return choice_of(find_action(text));
    case Form::line:
      return choice_of(find_line(text));
    case Form::material:
      return choice_of(find_material(text));
    case Form::notable:
      return text == "stop" && kind == Kind::activate ? stop_choice : choice_of(find_notable(text));
    case Form::on_card22:
      if (text == "pawn") return pawn_choice;
      return text == "traveller" ? std::optional{traveller_choice} : std::nullopt;
    case Form::power:
      return choice_of(find_power(text));
    case Form::tile:
      return text == "none" ? no_tile_choice : choice_of(find_tile(text));
    default:
      return std::nullopt;
  }
}

std::vector<std::string_view> cube_names(Move move) {
  if (!is_pair(move)) return {name(item_of<Material>(move))};
  const auto [first, second] = pair_of(move);
  return {name(first), name(second)};
}

std::optional<std::uint32_t> find_cubes(const std::vector<std::string_view>& list) {
  if (list.empty() || list.size() > 2 || !std::ranges::is_sorted(list)) return std::nullopt;
  const auto first = find_material(list.front()), second = find_material(list.back());
  if (!first || !second) return std::nullopt;
  return list.size() == 1 ? static_cast<std::uint32_t>(*first)
                          : pair_move(Kind::materials, *first, *second).choice();
}

std::optional<std::uint32_t> find_pair(const std::vector<std::string_view>& list) {
  return list.size() == 2 ? find_cubes(list) : std::nullopt;
}

// Two numbers of a square, each from `least`, `side` of them.
std::optional<std::uint32_t> place_from(const std::vector<int>& pair, int least, int side) {
  if (pair.size() != 2) return std::nullopt;
  for (const int number : pair)
    if (number < least || number >= least + side) return std::nullopt;
  return static_cast<std::uint32_t>((pair[0] - least) * side + pair[1] - least);
}

std::optional<std::uint32_t> stake_back_from(const std::vector<int>& list) {
  if (list.size() != 2 || list[0] < 0 || list[0] >= cells || list[1] < 1 || list[1] > most_stake)
    return std::nullopt;
  return card15_move(list[0], list[1]).choice();
}

std::optional<std::uint32_t> slots_from(const std::vector<int>& list) {
  std::uint32_t set = 0;
  if (list.empty() || !std::ranges::is_sorted(list)) return std::nullopt;
  for (const int slot : list) {
    if (slot < 0 || slot >= notable_slots || contains(set, slot)) return std::nullopt;
    insert(set, slot);
  }
  return set;
}

std::optional<std::uint32_t> before_from(const std::vector<int>& list) {
  if (list.size() != 2 || list[0] < 0 || list[0] >= compass_spaces || (list[1] != 1 && list[1] != -1))
    return std::nullopt;
  return arm_move(list[0], list[1] == 1).choice();
}

// A payment is never empty; card 9 never names francs.
std::optional<std::uint32_t> checked_payment(const Payment& payment) {
  if (sum(payment.count) == 0 || payment.card9 == 1 + at(Unit::fb)) return std::nullopt;
  return payment_move(payment).choice();
}

bool add_unit(Payment& payment, std::string_view unit_name, std::optional<std::uint32_t> count) {
  const auto unit = find_unit(unit_name);
  if (!unit || !count || *count == 0 || payment.count[at(*unit)] != 0) return false;
  payment.count[at(*unit)] = static_cast<std::uint8_t>(*count);
  return true;
}

bool add_card9(Payment& payment, std::string_view unit_name) {
  const auto unit = find_unit(unit_name);
  if (!unit || payment.card9 != 0) return false;
  payment.card9 = static_cast<std::uint8_t>(1 + at(*unit));
  return true;
}

std::optional<std::uint32_t> artwork_from(const Rules& rules, std::string_view text) {
  const bool white = text.starts_with(white_prefix);
  const auto colour = find_colour(white ? text.substr(white_prefix.size()) : text, rules.edition);
  if (!colour || (white && *colour == Colour::black)) return std::nullopt;
  return sell_move(*colour, white).choice();
}

std::string artwork_name(const Rules& rules, Move move) {
  const std::string_view colour = name(sold_colour(move), rules.edition);
  return is_white(move) ? std::string{white_prefix}.append(colour) : std::string{colour};
}

bool well_formed(const Rules& rules, Move move) {
  const std::uint32_t choice = move.choice();
  if (move.kind() >= kinds || choice > writing_of(move).most) return false;
  const auto is_space = [&rules](int space) { return space < rules.compass_size; };
  switch (writing_of(move).form) {
    case Form::artwork:
      return at(sold_colour(move)) < colours && artwork_from(rules, artwork_name(rules, move)) == choice;
    case Form::before:
      return choice == no_arm_choice || is_space(arm_of(move));
    case Form::cubes:
    case Form::solvay:
      return is_pair(move) ? find_pair(cube_names(move)) == choice : choice < material_types;
    case Form::exchange:
      return is_pair(move) ? find_pair(cube_names(move)) == choice : choice < colours;
    case Form::number:
      return kind_of(move) != Kind::compass || is_space(static_cast<int>(choice));
    case Form::pair:
      return is_pair(move) && find_pair(cube_names(move)) == choice;
    case Form::payment:
      return payment_of(move).card9 <= units && checked_payment(payment_of(move)) == choice;
    case Form::slots:
      return choice > 0;
    case Form::stake_back:
      return stake_back_from({card15_cell(move), card15_francs(move)}) == choice;
    default:
      return true;
  }
}

std::string_view Game::kind_name(std::uint8_t kind) { return kind < kinds ? writings[kind].name : "over"; }
std::optional<std::uint8_t> Game::find_kind(std::string_view text) {
  for (std::uint8_t kind = 0; kind < kinds; ++kind)
    if (writings[kind].name == text) return kind;
  return std::nullopt;
}

}  // namespace horta::bruxelles1893
