// The written forms of a move: the JSON option of a record, and one line of text for people. Both depend on
// the move alone, never on a position. What a choice is made of is said once per kind, in a table.

#include <algorithm>
#include <charconv>

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/core/split.h"

namespace horta::bruxelles1893 {

namespace {

using json::Value;

// What the choice of a kind of decision is made of.
enum class Form : std::uint8_t {
  action,   // a cell, a Brussels action or pass
  answer,   // yes or no
  area,     // a Brussels action
  artwork,  // a colour, or a white artwork
  before,   // Saintenoy's arm and direction
  board,
  building,  // a house, or a pavilion
  card,      // the number of a Belle Époque card, or none
  cell,
  colour,
  crest,     // row and column from 1
  cubes,     // one noble cube or two
  cursor,    // row and column from 0
  exchange,  // two cubes or an artwork (card 17)
  free_action,
  letter,  // of an action
  line,
  material,
  notable,  // or stop
  number,
  on_card22,  // a pawn or a Traveller
  payment,
  power,
  slots,  // a set of slots
  solvay,
  stake_back,  // a cell and francs
  take,        // a slot of the row, or the revealed notable
  tile,        // or none
  use_or_slide,
};

struct Writing {
  std::string_view name;
  std::string_view verb;  // the text begins with it
  Form form;
  std::uint32_t most = 0;  // of a number
};

constexpr std::array<Writing, kinds> writings{{
    {"board", "board", Form::board},
    {"first_artwork", "first", Form::colour},
    {"crest", "crest", Form::crest},
    {"neutral", "neutral", Form::cell},
    {"action", "", Form::action},
    {"stake", "stake", Form::number, most_stake},
    {"travellers", "travellers", Form::number, 99},
    {"perform", "", Form::answer},
    {"artwork", "create", Form::colour},
    {"keep_artwork", "choose", Form::colour},
    {"sell", "sell", Form::artwork},
    {"white_as", "as", Form::colour},
    {"cursor", "cursor", Form::cursor},
    {"slot", "hang", Form::number, market_slots - 1},
    {"notable", "meet", Form::take},
    {"keep", "", Form::answer},
    {"solvay", "solvay", Form::solvay},
    {"white_tile", "white", Form::colour},
    {"materials", "take", Form::cubes},
    {"compass_before", "before", Form::before},
    {"build", "build", Form::building},
    {"payment", "pay", Form::payment},
    {"compass", "arm", Form::number, compass_spaces - 1},
    {"house_cell", "house", Form::cell},
    {"activate", "activate", Form::notable},
    {"copy", "copy", Form::letter},
    {"free_action", "free", Form::free_action},
    {"be_tile", "tile", Form::tile},
    {"be_card", "card", Form::card},
    {"card2", "turn", Form::colour},
    {"card4", "clear", Form::number, market_slots - 1},
    {"card6", "replace", Form::slots},
    {"card8", "swap", Form::material},
    {"card14", "dismiss", Form::notable},
    {"card15", "take_back", Form::stake_back},
    {"card17", "give", Form::exchange},
    {"card17_artwork", "receive", Form::colour},
    {"card17_materials", "receive", Form::cubes},
    {"card22", "again", Form::on_card22},
    {"card25", "column", Form::number, size - 1},
    {"card27", "double", Form::cell},
    {"card29", "withdraw", Form::area},
    {"prestige", "", Form::use_or_slide},
    {"bonus", "bonus", Form::power},
    {"strategy_line", "line", Form::line},
    {"pay_notable", "settle", Form::notable},
}};

const Writing& writing_of(Move move) { return writings[move.kind()]; }

// --- Small pieces of text

std::string cell_name(int cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}
std::optional<int> find_cell(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] >= 'a' + size || text[1] < '1' || text[1] >= '1' + size)
    return std::nullopt;
  return (text[1] - '1') * size + (text[0] - 'a');
}

std::optional<std::uint32_t> find_number(std::string_view text, std::uint32_t most) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number > most) return std::nullopt;
  return number;
}

template <class Item>
std::optional<std::uint32_t> choice_of(std::optional<Item> item, std::uint32_t first = 0) {
  if (!item) return std::nullopt;
  return first + static_cast<std::uint32_t>(*item);
}

std::string_view word(Kind kind, bool yes) {
  if (kind == Kind::perform) return yes ? "perform" : "decline";
  return yes ? "keep" : "discard";
}

template <class Item>
Item item_at(std::uint32_t choice, std::uint32_t first = 0) {
  return static_cast<Item>(choice - first);
}

// Units in the order of their names, as payments list them.
constexpr std::array<Unit, units> units_by_name{Unit::fb,    Unit::glass, Unit::iron,
                                                Unit::joker, Unit::stone, Unit::wood};
constexpr std::string_view card9 = "card9";

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

// --- Forms whose choice is one word in both written forms, or a number

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

// --- Noble cubes: one, or a sorted pair

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

// --- JSON

Value action_to_json(Move move) {
  if (move.choice() == pass_choice) return Value::array({"pass"});
  if (move.choice() < brussels_choice) return Value::array({"cell", move.choice()});
  return Value::array({"brussels", name(item_at<Brussels>(move.choice(), brussels_choice))});
}

Value list_after(std::string_view head, const std::vector<std::string_view>& rest) {
  Value list = Value::array({head});
  for (const std::string_view item : rest) list.push_back(item);
  return list;
}

Value payment_to_json(const Payment& payment) {
  Value value = Value::object();
  for (const Unit unit : units_by_name)
    if (payment.count[at(unit)] > 0) value.set(name(unit), payment.count[at(unit)]);
  if (payment.card9 > 0) value.set(card9, name(Unit{static_cast<std::uint8_t>(payment.card9 - 1)}));
  return value;
}

// A list as its texts, or as its numbers; nothing when it is not such a list.
std::optional<std::vector<std::string_view>> texts(const Value& value, std::size_t from = 0) {
  const json::Array* array = value.get_array();
  if (!array || array->size() < from) return std::nullopt;
  std::vector<std::string_view> list;
  for (std::size_t index = from; index < array->size(); ++index) {
    const std::string* text = (*array)[index].get_string();
    if (!text) return std::nullopt;
    list.push_back(*text);
  }
  return list;
}
std::optional<std::vector<int>> numbers(const Value& value, std::size_t from = 0) {
  const json::Array* array = value.get_array();
  if (!array || array->size() < from) return std::nullopt;
  std::vector<int> list;
  for (std::size_t index = from; index < array->size(); ++index) {
    const auto number = (*array)[index].get_int();
    if (!number || *number < -1 || *number > most_stake) return std::nullopt;
    list.push_back(static_cast<int>(*number));
  }
  return list;
}
std::string_view head_of(const Value& value) {
  const json::Array* array = value.get_array();
  const std::string* text = array && !array->empty() ? array->front().get_string() : nullptr;
  return text ? std::string_view{*text} : std::string_view{};
}

std::optional<std::uint32_t> number_from(const Value& value, std::uint32_t most) {
  const auto number = value.get_int();
  if (!number || *number < 0 || *number > most) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

// Two numbers of a square, each from `least`, `side` of them.
std::optional<std::uint32_t> place_from(const std::vector<int>& pair, int least, int side) {
  if (pair.size() != 2) return std::nullopt;
  for (const int number : pair)
    if (number < least || number >= least + side) return std::nullopt;
  return static_cast<std::uint32_t>((pair[0] - least) * side + pair[1] - least);
}

std::optional<std::uint32_t> stake_back_from(const std::vector<int>& list) {
  if (list.size() != 2 || list[0] < 0 || list[0] >= cells || list[1] < 1 || list[1] > most_taken_back)
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
constexpr std::uint32_t most_units = (1u << payment_bits) - 1;

std::optional<std::uint32_t> payment_from(const Value& value) {
  if (!value.is_object()) return std::nullopt;
  Payment payment;
  for (const auto& [key, entry] : value.as_object()) {
    const bool good = key == card9 ? entry.is_string() && add_card9(payment, entry.as_string())
                                   : add_unit(payment, key, number_from(entry, most_units));
    if (!good) return std::nullopt;
  }
  return checked_payment(payment);
}

std::optional<std::uint32_t> action_from(const Value& value) {
  const json::Array* array = value.get_array();
  const std::string_view head = head_of(value);
  if (head == "pass" && array->size() == 1) return pass_choice;
  if (head.empty() || array->size() != 2) return std::nullopt;
  if (head == "cell") return number_from(array->back(), cells - 1);
  if (head == "brussels" && array->back().is_string())
    return choice_of(find_brussels(array->back().as_string()), brussels_choice);
  return std::nullopt;
}

// "white:<colour>", or the colour itself.
constexpr std::string_view white_prefix = "white:";
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

std::optional<std::uint32_t> choice_from_json(const Rules& rules, Kind kind, const Value& value) {
  const Writing& writing = writings[at(kind)];
  const std::string* text = value.get_string();
  const auto from_numbers = [&](auto&& make, std::size_t from = 0) -> std::optional<std::uint32_t> {
    const auto list = numbers(value, from);
    return list ? make(*list) : std::nullopt;
  };
  const auto from_texts = [&](auto&& make, std::size_t from = 0) -> std::optional<std::uint32_t> {
    const auto list = texts(value, from);
    return list ? make(*list) : std::nullopt;
  };
  switch (writing.form) {
    case Form::action:
      return action_from(value);
    case Form::answer:
      if (kind != Kind::perform) break;
      if (!value.is_bool()) return std::nullopt;
      return value.as_bool() ? 1 : 0;
    case Form::artwork:
      return text ? artwork_from(rules, *text) : std::nullopt;
    case Form::before:
      if (text && *text == "none") return no_arm_choice;
      return from_numbers(before_from);
    case Form::building:
      if (text && *text == "house") return house_choice;
      if (head_of(value) != "pavilion" || value.as_array().size() != 2) return std::nullopt;
      if (const auto site = number_from(value.as_array().back(), sites - 1))
        return pavilion_move(static_cast<int>(*site)).choice();
      return std::nullopt;
    case Form::card:
      if (text && *text == "none") return no_card_choice;
      if (const auto number = number_from(value, belle_epoque_cards); number && *number > 0) return number;
      return std::nullopt;
    case Form::cell:
      return number_from(value, cells - 1);
    case Form::crest:
      return from_numbers([](const auto& list) { return place_from(list, 1, size - 1); });
    case Form::cursor:
      return from_numbers([](const auto& list) { return place_from(list, 0, cursor_places); });
    case Form::cubes:
      return from_texts(find_cubes);
    case Form::exchange:
      if (head_of(value) == "materials") return from_texts(find_pair, 1);
      if (head_of(value) != "artwork" || value.as_array().size() != 2 || !value.as_array().back().is_string())
        return std::nullopt;
      return choice_of(find_colour(value.as_array().back().as_string(), rules.edition));
    case Form::number:
      return number_from(value, writing.most);
    case Form::payment:
      return payment_from(value);
    case Form::slots:
      return from_numbers(slots_from);
    case Form::solvay:
      if (head_of(value) == "exchange") return from_texts(find_pair, 1);
      if (head_of(value) != "noble" || value.as_array().size() != 2) return std::nullopt;
      return from_texts(find_cubes, 1);
    case Form::stake_back:
      return from_numbers(stake_back_from);
    case Form::take:
      if (text && *text == "revealed") return revealed_choice;
      return number_from(value, notable_slots - 1);
    case Form::use_or_slide:
      if (text && *text == "use") return use_choice;
      if (head_of(value) != "slide" || value.as_array().size() != 2 || !value.as_array().back().is_string())
        return std::nullopt;
      return choice_of(find_line(value.as_array().back().as_string()), 1);
    default:
      break;
  }
  return text ? find_word(rules, kind, *text) : std::nullopt;
}

// --- Text

std::string join(const std::vector<std::string_view>& list) {
  std::string text;
  for (const std::string_view item : list) {
    if (!text.empty()) text += ',';
    text += item;
  }
  return text;
}

std::string payment_text(const Payment& payment) {
  std::string text;
  const auto add = [&text](std::string_view what, std::string_view value) {
    if (!text.empty()) text += ',';
    text.append(what).append(":").append(value);
  };
  for (const Unit unit : units_by_name)
    if (payment.count[at(unit)] > 0) add(name(unit), std::to_string(payment.count[at(unit)]));
  if (payment.card9 > 0) add(card9, name(Unit{static_cast<std::uint8_t>(payment.card9 - 1)}));
  return text;
}

std::optional<std::uint32_t> payment_from_text(std::string_view text) {
  Payment payment;
  for (const std::string_view part : split(text, ',')) {
    const std::size_t colon = part.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view what = part.substr(0, colon), value = part.substr(colon + 1);
    if (what == card9 ? !add_card9(payment, value) : !add_unit(payment, what, find_number(value, most_units)))
      return std::nullopt;
  }
  return checked_payment(payment);
}

// Two numbers with a dash between them.
std::string place_text(std::uint32_t place, int least, int side) {
  const int number = static_cast<int>(place);
  return std::to_string(number / side + least) + "-" + std::to_string(number % side + least);
}
std::optional<std::uint32_t> place_from_text(std::string_view text, int least, int side) {
  if (text.size() != 3 || text[1] != '-') return std::nullopt;
  return place_from({text[0] - '0', text[2] - '0'}, least, side);
}

std::optional<std::uint32_t> slots_from_text(std::string_view text) {
  std::vector<int> list;
  for (const std::string_view part : split(text, ',')) {
    const auto slot = find_number(part, notable_slots - 1);
    if (!slot) return std::nullopt;
    list.push_back(static_cast<int>(*slot));
  }
  return slots_from(list);
}

std::string slots_text(std::uint32_t slots) {
  std::string text;
  each_in(slots, [&text](int slot) {
    if (!text.empty()) text += ',';
    text += std::to_string(slot);
    return true;
  });
  return text;
}

// The text of a choice, without the verb.
std::string choice_text(const Rules& rules, Move move) {
  const std::uint32_t choice = move.choice();
  switch (writing_of(move).form) {
    case Form::artwork:
      return artwork_name(rules, move);
    case Form::before:
      if (choice == no_arm_choice) return "none";
      return std::to_string(arm_of(move)) + (is_clockwise(move) ? "+" : "-");
    case Form::building:
      return choice == house_choice ? "house" : "pavilion " + std::to_string(site_of(move));
    case Form::card:
      return choice == no_card_choice ? "none" : std::to_string(choice);
    case Form::cell:
      return cell_name(static_cast<int>(choice));
    case Form::crest:
      return place_text(choice, 1, size - 1);
    case Form::cursor:
      return place_text(choice, 0, cursor_places);
    case Form::cubes:
    case Form::solvay:
      return join(cube_names(move));
    case Form::exchange:
      return is_pair(move) ? join(cube_names(move)) : std::string{name(item_of<Colour>(move), rules.edition)};
    case Form::letter:
      return {letter(item_of<Action>(move))};
    case Form::number:
      return std::to_string(choice);
    case Form::payment:
      return payment_text(payment_of(move));
    case Form::power:
      return {letter(item_of<Power>(move))};
    case Form::slots:
      return slots_text(choice);
    case Form::stake_back:
      return cell_name(card15_cell(move)) + " " + std::to_string(card15_francs(move));
    case Form::take:
      return choice == revealed_choice ? "revealed" : std::to_string(choice);
    default:
      return std::string{word_of(rules, move)};
  }
}

std::optional<std::uint32_t> choice_from_text(const Rules& rules, Kind kind, std::string_view text) {
  const Writing& writing = writings[at(kind)];
  switch (writing.form) {
    case Form::artwork:
      return artwork_from(rules, text);
    case Form::before:
      if (text == "none") return no_arm_choice;
      if (text.size() != 2 || (text[1] != '+' && text[1] != '-')) return std::nullopt;
      return before_from({text[0] - '0', text[1] == '+' ? 1 : -1});
    case Form::building:
      if (text == "house") return house_choice;
      if (!text.starts_with("pavilion ")) return std::nullopt;
      if (const auto site = find_number(text.substr(9), sites - 1))
        return pavilion_move(static_cast<int>(*site)).choice();
      return std::nullopt;
    case Form::card:
      if (text == "none") return no_card_choice;
      if (const auto number = find_number(text, belle_epoque_cards); number && *number > 0) return number;
      return std::nullopt;
    case Form::cell:
      return choice_of(find_cell(text));
    case Form::crest:
      return place_from_text(text, 1, size - 1);
    case Form::cursor:
      return place_from_text(text, 0, cursor_places);
    case Form::cubes:
    case Form::solvay:
      return find_cubes(split(text, ','));
    case Form::exchange:
      if (const auto pair = find_pair(split(text, ','))) return pair;
      return choice_of(find_colour(text, rules.edition));
    case Form::number:
      return find_number(text, writing.most);
    case Form::payment:
      return payment_from_text(text);
    case Form::slots:
      return slots_from_text(text);
    case Form::stake_back: {
      const auto parts = split(text, ' ');
      if (parts.size() != 2) return std::nullopt;
      const auto cell = find_cell(parts[0]);
      const auto francs = find_number(parts[1], most_taken_back);
      if (!cell || !francs) return std::nullopt;
      return stake_back_from({*cell, static_cast<int>(*francs)});
    }
    case Form::take:
      if (text == "revealed") return revealed_choice;
      return find_number(text, notable_slots - 1);
    default:
      return find_word(rules, kind, text);
  }
}

// Texts that say it all without a verb.
std::optional<Move> from_whole_text(std::string_view text) {
  if (text == "pass") return pass_move();
  if (text == "stop") return move_of(Kind::activate, stop_choice);
  if (text == "use") return move_of(Kind::prestige, use_choice);
  if (const auto action = find_brussels(text)) return brussels_move(*action);
  for (const Kind kind : {Kind::perform, Kind::keep})
    for (const bool yes : {true, false})
      if (text == word(kind, yes)) return yes ? yes_move(kind) : no_move(kind);
  return std::nullopt;
}

}  // namespace

Value Game::option_to_json(const Rules& rules, Move move) {
  const std::uint32_t choice = move.choice();
  const auto pair = [](std::uint32_t place, int least, int side) {
    const int number = static_cast<int>(place);
    return Value::array({number / side + least, number % side + least});
  };
  switch (writing_of(move).form) {
    case Form::action:
      return action_to_json(move);
    case Form::answer:
      if (kind_of(move) == Kind::perform) return choice != 0;
      break;
    case Form::before:
      if (choice == no_arm_choice) return "none";
      return Value::array({arm_of(move), is_clockwise(move) ? 1 : -1});
    case Form::building:
      if (choice == house_choice) return "house";
      return Value::array({"pavilion", site_of(move)});
    case Form::card:
      if (choice == no_card_choice) return "none";
      return choice;
    case Form::take:
      if (choice == revealed_choice) return "revealed";
      return choice;
    case Form::cell:
    case Form::number:
      return choice;
    case Form::crest:
      return pair(choice, 1, size - 1);
    case Form::cursor:
      return pair(choice, 0, cursor_places);
    case Form::cubes: {
      const auto list = cube_names(move);
      return Value::array({list.begin(), list.end()});
    }
    case Form::exchange:
      if (is_pair(move)) return list_after("materials", cube_names(move));
      return Value::array({"artwork", bruxelles1893::name(item_of<Colour>(move), rules.edition)});
    case Form::payment:
      return payment_to_json(payment_of(move));
    case Form::slots: {
      Value list = Value::array();
      each_in(choice, [&list](int slot) {
        list.push_back(slot);
        return true;
      });
      return list;
    }
    case Form::solvay:
      return list_after(is_pair(move) ? "exchange" : "noble", cube_names(move));
    case Form::stake_back:
      return Value::array({card15_cell(move), card15_francs(move)});
    case Form::use_or_slide:
      if (choice == use_choice) return "use";
      return Value::array({"slide", bruxelles1893::name(line_of(move))});
    default:
      break;
  }
  return choice_text(rules, move);
}

std::optional<Move> Game::option_from_json(const Rules& rules, std::uint8_t number, const Value& option) {
  if (number >= kinds) return std::nullopt;
  const auto choice = choice_from_json(rules, Kind{number}, option);
  if (!choice) return std::nullopt;
  return move_of(Kind{number}, *choice);
}

std::string Game::to_notation(const Rules& rules, Move move) {
  const Writing& writing = writing_of(move);
  const std::uint32_t choice = move.choice();
  if (writing.form == Form::action) {
    if (choice == pass_choice) return "pass";
    if (choice < brussels_choice) return "place " + cell_name(static_cast<int>(choice));
    return std::string{bruxelles1893::name(item_at<Brussels>(choice, brussels_choice))};
  }
  if (writing.form == Form::use_or_slide)
    return choice == use_choice ? "use" : "slide " + std::string{bruxelles1893::name(line_of(move))};
  const std::string text = choice_text(rules, move);
  if (writing.verb.empty() || text == "stop") return text;
  return std::string{writing.verb} + " " + text;
}

std::optional<Move> Game::from_notation(const Rules& rules, std::string_view text) {
  if (const auto move = from_whole_text(text)) return move;
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::string_view verb = text.substr(0, space), rest = text.substr(space + 1);
  // What is read must be written so: no second spelling.
  const auto checked = [&](Kind kind, std::optional<std::uint32_t> choice) -> std::optional<Move> {
    if (!choice || to_notation(rules, move_of(kind, *choice)) != text) return std::nullopt;
    return move_of(kind, *choice);
  };
  if (verb == "place") return checked(Kind::action, choice_of(find_cell(rest)));
  if (verb == "slide") return checked(Kind::prestige, choice_of(find_line(rest), 1));
  for (std::uint8_t kind = 0; kind < kinds; ++kind)
    if (writings[kind].verb == verb)
      if (const auto move = checked(Kind{kind}, choice_from_text(rules, Kind{kind}, rest))) return move;
  return std::nullopt;
}

std::string_view Game::kind_name(std::uint8_t kind) { return kind < kinds ? writings[kind].name : "over"; }
std::optional<std::uint8_t> Game::find_kind(std::string_view text) {
  for (std::uint8_t kind = 0; kind < kinds; ++kind)
    if (writings[kind].name == text) return kind;
  return std::nullopt;
}

std::string_view Game::pile_name(std::uint8_t pile) { return bruxelles1893::name(Pile{pile}); }

// Strips, Bourse cards and Belle Époque cards are numbered from 1. Only the first edition draws artworks.
Value Game::draw_to_json(Draw draw) {
  switch (Pile{draw.pile}) {
    case Pile::first_player:
      return draw.type;
    case Pile::strip:
    case Pile::bourse:
    case Pile::be_card:
      return draw.type + 1;
    case Pile::notable:
      return bruxelles1893::name(Notable{draw.type});
    case Pile::bonus:
      return bonus_card(draw.type).name;
    case Pile::compass:
      return bruxelles1893::name(Space{draw.type});
    case Pile::be_tile:
      return bruxelles1893::name(Tile{draw.type});
    case Pile::board:
      return bruxelles1893::name(Board{draw.type});
    case Pile::artwork:
      return bruxelles1893::name(Colour{draw.type}, Edition::first);
  }
  return {};
}

std::optional<Draw> Game::draw_from_json(std::string_view pile_text, const Value& drew) {
  const auto pile = find_pile(pile_text);
  if (!pile) return std::nullopt;
  const auto drawn = [&](std::optional<std::uint32_t> type) -> std::optional<Draw> {
    if (!type) return std::nullopt;
    return Draw{static_cast<std::uint8_t>(*pile), static_cast<std::uint8_t>(*type)};
  };
  const auto numbered = [&](std::uint32_t most) -> std::optional<Draw> {
    const auto number = number_from(drew, most);
    if (!number || *number == 0) return std::nullopt;
    return drawn(*number - 1);
  };
  switch (*pile) {
    case Pile::first_player:
      return drawn(number_from(drew, max_players - 1));
    case Pile::strip:
      return numbered(strips);
    case Pile::bourse:
      return numbered(bourse_cards);
    case Pile::be_card:
      return numbered(belle_epoque_cards);
    default:
      break;
  }
  const std::string* text = drew.get_string();
  if (!text) return std::nullopt;
  switch (*pile) {
    case Pile::notable:
      return drawn(choice_of(find_notable(*text)));
    case Pile::bonus:
      return drawn(choice_of(find_bonus_card(*text)));
    case Pile::compass:
      return drawn(choice_of(find_space(*text)));
    case Pile::be_tile:
      return drawn(choice_of(find_tile(*text)));
    case Pile::board:
      return drawn(choice_of(find_board(*text)));
    default:
      return drawn(choice_of(find_colour(*text, Edition::first)));
  }
}

}  // namespace horta::bruxelles1893
