// Moves as lines of text for people.

#include <charconv>

#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/written.h"
#include "engine/core/split.h"

namespace horta::bruxelles1893 {

namespace {

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
      if (const auto number = find_number(text, writing.most); number && *number > 0) return number;
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
    case Form::pair:
      return find_pair(split(text, ','));
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
      const auto francs = find_number(parts[1], most_stake);
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
    case Form::pair:
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
  std::string text = choice_text(rules, move);
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

}  // namespace horta::bruxelles1893
