// The written forms of a move: the JSON option of a record, and one line of text for people. Both depend on
// the move alone, never on a position.

#include <algorithm>

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/core/spelling.h"
#include "engine/core/split.h"

namespace horta::bruxelles1897 {

namespace {

using json::Value;

// A list of card names, one for each card that is counted.
template <class Item, std::size_t Size>
std::vector<std::string_view> names(const std::array<std::uint8_t, Size>& counts) {
  std::vector<std::string_view> list;
  for (std::uint8_t type = 0; type < Size; ++type)
    for (int card = 0; card < counts[type]; ++card) list.push_back(name(Item{type}));
  return list;
}

// Reads a sorted list of names; one that is not sorted has a second spelling, and records know only one.
template <class Item, std::size_t Size>
std::optional<Move> counts_from(Kind kind, const std::vector<std::string_view>& list,
                                std::optional<Item> (*find)(std::string_view)) {
  std::array<std::uint8_t, Size> counts{};
  if (list.empty() || !std::ranges::is_sorted(list)) return std::nullopt;
  for (const std::string_view text : list) {
    const auto item = find(text);
    if (!item || counts[at(*item)] == 15) return std::nullopt;
    ++counts[at(*item)];
  }
  return counts_move(kind, counts);
}

template <class Item>
std::optional<Move> optional_move(Kind kind, std::optional<Item> item) {
  if (!item) return std::nullopt;
  return item_move(kind, *item);
}

std::optional<Move> architect_from(const Rules& rules, std::string_view card, std::int64_t face) {
  const auto type = find_architect(card);
  if (!type) return std::nullopt;
  for (const bool dear : {false, true})
    if (rules.side(*type, dear) == face) return architect_move(*type, dear);
  return std::nullopt;
}

// The two answers of a yes-or-no decision.
struct Answers {
  std::string_view yes, no;
};
constexpr Answers answers(Kind kind) {
  return kind == Kind::perform ? Answers{"perform", "decline"} : Answers{"keep", "discard"};
}

std::optional<Move> answer(Kind kind, std::string_view text) {
  if (text == answers(kind).yes) return yes_move(kind);
  if (text == answers(kind).no) return no_move(kind);
  return std::nullopt;
}

// The one word that stands for the option of a kind whose options are words, and back.
std::string_view word(Move move) {
  switch (kind_of(move)) {
    case Kind::perform:
    case Kind::noble:
      return move.choice() ? answers(kind_of(move)).yes : answers(kind_of(move)).no;
    case Kind::artwork:
      return name(item_of<Colour>(move));
    case Kind::prisoner:
    case Kind::jail:
      return name(item_of<Architect>(move));
    case Kind::keep_drawn:
      return short_name(item_of<ActionCard>(move));
    case Kind::park_action:
      return name(item_of<ParkAction>(move));
    case Kind::activate:
      return move.choice() == stop_choice ? "stop" : name(item_of<Noble>(move));
    case Kind::exhibit:
      return move.choice() == withdraw_choice ? "withdraw" : name(item_of<Colour>(move));
    default:
      return {};
  }
}

std::optional<Move> from_word(Kind kind, std::string_view text) {
  switch (kind) {
    case Kind::perform:
    case Kind::noble:
      return answer(kind, text);
    case Kind::artwork:
      return optional_move(kind, find_colour(text));
    case Kind::prisoner:
    case Kind::jail:
      return optional_move(kind, find_architect(text));
    case Kind::keep_drawn: {
      const auto card = find_card(text);
      if (!card || card == money_card || card == expo_card) return std::nullopt;
      return item_move(kind, *card);
    }
    case Kind::park_action:
      return optional_move(kind, find_park_action(text));
    case Kind::activate:
      return text == "stop" ? item_move(kind, stop_choice) : optional_move(kind, find_noble(text));
    case Kind::exhibit:
      return text == "withdraw" ? item_move(kind, withdraw_choice) : optional_move(kind, find_colour(text));
    default:
      return std::nullopt;
  }
}

// Kinds whose text is a verb and the word; those without a verb are words that say it all.
struct Verb {
  Kind kind;
  std::string_view verb;
};
constexpr std::array<Verb, 7> verbs{{{Kind::artwork, "sell "},
                                     {Kind::prisoner, "free "},
                                     {Kind::keep_drawn, "choose "},
                                     {Kind::park_action, "park "},
                                     {Kind::activate, "activate "},
                                     {Kind::exhibit, "exhibit "},
                                     {Kind::jail, "jail "}}};

}  // namespace

Value Game::option_to_json(const Rules& rules, Move move) {
  const Kind kind = kind_of(move);
  switch (kind) {
    case Kind::action:
      if (move.choice() == pass_choice) return Value::array({"pass"});
      if (move.choice() >= brussels_choice)
        return Value::array({"brussels", bruxelles1897::name(Brussels{
                                             static_cast<std::uint8_t>(move.choice() - brussels_choice)})});
      return Value::array({"take", move.choice()});
    case Kind::architect:
      return Value::array(
          {bruxelles1897::name(architect_of(move)), rules.side(architect_of(move), is_dear(move))});
    case Kind::materials:
    case Kind::brussels_cards: {
      const auto list = kind == Kind::materials ? names<Material>(counts_of<material_types>(move))
                                                : names<Architect>(counts_of<architect_types>(move));
      return Value::array({list.begin(), list.end()});
    }
    default:
      return word(move);
  }
}

std::optional<Move> Game::option_from_json(const Rules& rules, std::uint8_t number, const Value& option) {
  const Kind kind{number};
  if (const std::string* text = option.get_string()) return from_word(kind, *text);
  const json::Array* array = option.get_array();
  if (!array || array->empty()) return std::nullopt;
  if (kind == Kind::action) {
    const std::string* what = array->front().get_string();
    if (!what) return std::nullopt;
    if (*what == "pass" && array->size() == 1) return pass_move();
    if (array->size() != 2) return std::nullopt;
    const Value& second = array->back();
    if (*what == "take" && second.is_int() && second.as_int() >= 0 && second.as_int() < rules.cells())
      return take_move(static_cast<int>(second.as_int()));
    if (*what == "brussels" && second.is_string())
      if (const auto card = find_brussels(second.as_string())) return brussels_move(*card);
    return std::nullopt;
  }
  if (kind == Kind::architect) {
    if (array->size() != 2 || !array->front().is_string() || !array->back().is_int()) return std::nullopt;
    return architect_from(rules, array->front().as_string(), array->back().as_int());
  }
  std::vector<std::string_view> list;
  for (const Value& item : *array) {
    const std::string* text = item.get_string();
    if (!text) return std::nullopt;
    list.push_back(*text);
  }
  if (kind == Kind::materials) return counts_from<Material, material_types>(kind, list, find_material);
  if (kind == Kind::brussels_cards)
    return counts_from<Architect, architect_types>(kind, list, find_architect);
  return std::nullopt;
}

std::string Game::to_notation(const Rules& rules, Move move) {
  const Kind kind = kind_of(move);
  switch (kind) {
    case Kind::action:
      if (move.choice() == pass_choice) return "pass";
      if (move.choice() >= brussels_choice)
        return std::string{
            bruxelles1897::name(Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)})};
      return "take " + cell_name(static_cast<int>(move.choice()), columns);
    case Kind::architect:
      return "play " + std::string{bruxelles1897::name(architect_of(move))} + " as " +
             std::to_string(rules.side(architect_of(move), is_dear(move)));
    case Kind::materials:
      return "pay " + join(names<Material>(counts_of<material_types>(move)));
    case Kind::brussels_cards:
      return "place " + join(names<Architect>(counts_of<architect_types>(move)));
    default:
      break;
  }
  if ((kind == Kind::activate && move.choice() == stop_choice) ||
      (kind == Kind::exhibit && move.choice() == withdraw_choice))
    return std::string{word(move)};
  for (const auto& [verb_kind, verb] : verbs)
    if (verb_kind == kind) return std::string{verb} + std::string{word(move)};
  return std::string{word(move)};
}

std::optional<Move> Game::from_notation(const Rules& rules, std::string_view text) {
  if (text == "pass") return pass_move();
  if (text == "stop") return item_move(Kind::activate, stop_choice);
  if (text == "withdraw") return item_move(Kind::exhibit, withdraw_choice);
  if (const auto card = find_brussels(text)) return brussels_move(*card);
  for (const Kind kind : {Kind::perform, Kind::noble})
    if (const auto move = answer(kind, text)) return move;

  const auto after = [&text](std::string_view verb) -> std::optional<std::string_view> {
    if (!text.starts_with(verb)) return std::nullopt;
    return text.substr(verb.size());
  };
  if (const auto cell = after("take ")) {
    const auto number = find_cell(*cell, columns, rules.rows);
    return number ? std::optional{take_move(*number)} : std::nullopt;
  }
  if (const auto rest = after("play ")) {
    const std::size_t as = rest->find(" as ");
    if (as == std::string_view::npos) return std::nullopt;
    const auto face = find_number(rest->substr(as + 4));
    return face ? architect_from(rules, rest->substr(0, as), *face) : std::nullopt;
  }
  if (const auto list = after("pay "))
    return counts_from<Material, material_types>(Kind::materials, split(*list, ','), find_material);
  if (const auto list = after("place "))
    return counts_from<Architect, architect_types>(Kind::brussels_cards, split(*list, ','), find_architect);
  for (const auto& [kind, verb] : verbs)
    if (const auto rest = after(verb)) {
      const auto move = from_word(kind, *rest);
      if (move && to_notation(rules, *move) != text)
        return std::nullopt;  // "activate stop" is not a spelling
      return move;
    }
  return std::nullopt;
}

std::string_view Game::pile_name(std::uint8_t pile) { return bruxelles1897::name(Pile{pile}); }

Value Game::draw_to_json(Draw draw) {
  switch (Pile{draw.pile}) {
    case Pile::grid:
      return full_name(ActionCard{draw.type});
    case Pile::bonus:
      return bruxelles1897::name(Bonus{draw.type});
    case Pile::first_player:
      return draw.type;
    default:
      return short_name(card_from(Pile{draw.pile}, draw.type));
  }
}

std::optional<Draw> Game::draw_from_json(std::string_view pile_text, const Value& drew) {
  const auto pile = find_pile(pile_text);
  if (!pile) return std::nullopt;
  const auto drawn = [&](auto type) {
    return Draw{static_cast<std::uint8_t>(*pile), static_cast<std::uint8_t>(type)};
  };
  if (pile == Pile::first_player) {
    const auto seat = drew.get_int();
    return seat && *seat >= 0 && *seat < max_players ? std::optional{drawn(*seat)} : std::nullopt;
  }
  const std::string* text = drew.get_string();
  if (!text) return std::nullopt;
  if (pile == Pile::grid) {
    const auto card = find_full_card(*text);
    return card ? std::optional{drawn(*card)} : std::nullopt;
  }
  if (pile == Pile::bonus) {
    const auto bonus = find_bonus(*text);
    return bonus ? std::optional{drawn(*bonus)} : std::nullopt;
  }
  const auto card = find_card(*text);
  if (!card || card == money_card || card == expo_card || pile_of(*card) != *pile) return std::nullopt;
  return drawn(type_in_pile(*card));
}

}  // namespace horta::bruxelles1897
