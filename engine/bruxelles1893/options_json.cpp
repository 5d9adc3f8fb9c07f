// Moves and draws as records write them.

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/written.h"

namespace horta::bruxelles1893 {

namespace {

using json::Value;

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
      if (const auto number = number_from(value, writing.most); number && *number > 0) return number;
      return std::nullopt;
    case Form::cell:
    case Form::number:
      return number_from(value, writing.most);
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
    case Form::pair:
      return from_texts(find_pair);
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
    case Form::cubes:
    case Form::pair: {
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
