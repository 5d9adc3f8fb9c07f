#include "text/telling.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/core/embedded.h"

namespace horta {

namespace {

using json::Value;

std::map<std::string, Telling, std::less<>> load() {
  std::map<std::string, Telling, std::less<>> games;
  for (const EmbeddedFile& file : telling_files())
    if (auto table = json::parse(file.text))
      games.emplace(file.path.substr(0, file.path.rfind('.')), Telling{std::move(*table)});
  return games;
}

// What a pattern compares: the kind of a card ("noble" of "noble:horta"), the sign of a number.
std::string_view gist(const Value* value) {
  if (!value || value->is_null()) return "none";
  if (value->is_bool()) return value->as_bool() ? "yes" : "no";
  if (value->is_int()) return value->as_int() < 0 ? "minus" : "plus";
  const std::string_view text = value->as_string();
  return text.substr(0, text.find(':'));
}

}  // namespace

const Telling& Telling::of(std::string_view game) {
  static const auto games = load();
  static const Telling plain{Value::object()};
  const auto found = games.find(game);
  return found == games.end() ? plain : found->second;
}

bool fits(const Value& event, const Value& pattern) {
  return std::ranges::all_of(pattern.as_object(), [&](const json::Member& member) {
    const auto& [key, wanted] = member;
    if (key == "why") return true;  // for whoever reads the file
    if (key == "unless") return !fits(event, wanted);
    const Value is{gist(event.find(key))};
    return wanted.is_array() ? std::ranges::count(wanted.as_array(), is) > 0 : wanted == is;
  });
}

const Value* Telling::entry(std::string_view list, const Value& event) const {
  const Value* entries = table_.find(list);
  if (!entries) return nullptr;
  for (const Value& entry : entries->as_array()) {
    const Value* pattern = entry.find("of");
    if (fits(event, pattern ? *pattern : entry)) return &entry;
  }
  return nullptr;
}

std::size_t Telling::phase(const Value& event) const {
  const Value* found = entry("phases", event);
  return found ? static_cast<std::size_t>(found - table_.find("phases")->as_array().data()) + 1 : 0;
}

Value Telling::words(const Value& event) const {
  Value words = Value::object();
  if (const Value* all = table_.find("words"))
    for (const auto& [name, kind] : all->as_object())
      if (event.find(name)) words.set(name, kind);
  if (const Value* special = table_.find("words_of"))
    if (const Value* own = special->find(event.find("event")->as_string()))
      for (const auto& [name, how] : own->as_object()) words.set(name, how);
  return words;
}

int Telling::columns() const {
  const Value* columns = table_.find("columns");
  return columns ? static_cast<int>(columns->as_int()) : 1;
}

}  // namespace horta
