#include "text/sentence.h"

#include <algorithm>
#include <array>

#include "text/harmless.h"
#include "text/notation.h"

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
  return say.has(id) ? say(id) : harmless(value.as_string());
}

// A parameter of a fault as people read it: a name of the engine by its text, and anything else as it was
// written, made harmless.
Value in_words(const Locale& say, const Fault& fault, const std::string& name, const Value& value) {
  struct Family {
    std::string_view param, prefix;
  };
  constexpr std::array<Family, 5> families{
      {{"asked", "kind"}, {"code", "json"}, {"game", "game"}, {"kind", "kind"}, {"part", "part"}}};
  // Our own words, however long, and what somebody must be able to find again.
  constexpr std::array<std::string_view, 3> whole{"expected", "file", "known"};

  if (value.is_int()) return value;
  const std::string text = value.is_string() ? value.as_string() : json::write(value);
  if (fault.code == "step_illegal") {
    if (name == "text") return harmless(translate_notation(say, text));
    if (name == "reason" && say.has(id_of("reason", text))) {
      const Value* params = fault.params.find("reason_params");
      return sentence(say, Reason{text, "", params ? *params : Value::object()});
    }
  }
  for (const auto& [param, prefix] : families)
    if (const std::string id = id_of(prefix, text); name == param && say.has(id)) return say(id);
  const bool is_whole = std::ranges::find(whole, name) != whole.end();
  return harmless(text, is_whole ? most_whole : most_quoted);
}

// The file, the record in it and the line, as far as they are known and the sentence does not name them.
std::string place_of(const Locale& say, const Fault& fault, std::string_view context) {
  const auto message = say.messages().find(id_of("fault", fault.code));
  const auto param = [&](std::string_view name) -> const Value* {
    const bool named = message != say.messages().end() &&
                       message->second.find("{" + std::string{name} + "}") != std::string::npos;
    return named ? nullptr : fault.params.find(name);
  };
  std::vector<std::string> parts;
  if (!context.empty() && !fault.params.find("file"))
    parts.push_back(harmless(context, most_whole));
  else if (const Value* file = param("file"); file && file->is_string())
    parts.push_back(file->as_string() == "-" ? say("place.standard_input")
                                             : in_words(say, fault, "file", *file).as_string());
  for (const char* name : {"record", "line"})
    if (const Value* number = param(name); number && number->is_int())
      parts.push_back(say(id_of("place", name), Value::object({{"number", *number}})));
  std::string place;
  for (const std::string& part : parts) place.append(place.empty() ? "" : say("list_next")).append(part);
  return place;
}

}  // namespace

std::string sentence(const Locale& say, const Fault& fault) {
  Value params = Value::object();
  if (fault.params.is_object())
    for (const auto& [name, value] : fault.params.as_object())
      params.set(name, in_words(say, fault, name, value));
  return say(id_of("fault", fault.code), params);
}

std::string sentence_with_place(const Locale& say, const Fault& fault, std::string_view context) {
  const std::string place = place_of(say, fault, context);
  return (place.empty() ? "" : place + say("colon")) + sentence(say, fault);
}

std::string sentence(const Locale& say, const Reason& reason, std::span<const std::string> players) {
  Value params = Value::object();
  if (reason.params.is_object())
    for (const auto& [name, value] : reason.params.as_object())
      params.set(name, in_words(say, name, value, players));
  for (const char* seat : {"owner", "decides"})
    if (const Value* name = params.find(seat)) params.set("you", *name == Value{say("you")} ? "yes" : "no");
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
