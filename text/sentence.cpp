#include "text/sentence.h"

#include <algorithm>
#include <array>

namespace horta {

namespace {

using json::Value;

std::string id_of(std::string_view family, std::string_view name) {
  return std::string{family}.append(".").append(name);
}

std::string seat_name(const Locale& say, std::int64_t seat, std::span<const std::string> players) {
  if (seat >= 0 && seat < static_cast<std::int64_t>(players.size()))
    return players[static_cast<std::size_t>(seat)];
  return say("player", Value::object({{"number", seat + 1}}));
}

// A parameter of a reason as people read it; its name tells what it is.
Value in_words(const Locale& say, const std::string& name, const Value& value,
               std::span<const std::string> players) {
  constexpr std::array<std::string_view, 2> seats{"owner", "decides"};
  if (value.is_int() && std::ranges::find(seats, name) != seats.end())
    return seat_name(say, value.as_int(), players);
  if (!value.is_string()) return value;
  if (name == "card") return card_name(say, value.as_string());
  const std::string id = id_of(name == "asked" ? "kind" : name, value.as_string());
  return say.has(id) ? Value{say(id)} : value;
}

}  // namespace

std::string sentence(const Locale& say, const Fault& fault) {
  Value params = fault.params.is_object() ? fault.params : Value::object();
  if (fault.code == "json")
    if (const Value* code = params.find("code"); code && code->is_string())
      params.set("code", say(id_of("json", code->as_string())));
  return say(id_of("fault", fault.code), params);
}

std::string sentence(const Locale& say, const Reason& reason, std::span<const std::string> players) {
  Value params = Value::object();
  if (reason.params.is_object())
    for (const auto& [name, value] : reason.params.as_object())
      params.set(name, in_words(say, name, value, players));
  std::string text = say(id_of("reason", reason.code), params);
  if (reason.section.empty()) return text;
  const std::string section = id_of("section", reason.section);
  return text.append(" ").append(
      say("reason_section",
          Value::object({{"section", say.has(section) ? say(section) : std::string{reason.section}}})));
}

std::string card_name(const Locale& say, std::string_view card) {
  for (const std::string_view family : {"card.", "card.material:"}) {
    const std::string id = std::string{family}.append(card);
    if (say.has(id)) return say(id);
  }
  return std::string{card};
}

std::string list_of(const Locale& say, std::span<const std::string> items) {
  std::string text;
  for (std::size_t index = 0; index < items.size(); ++index) {
    if (index > 0) text += index + 1 == items.size() ? say("list_last") : say("list_next");
    text += items[index];
  }
  return text;
}

}  // namespace horta
