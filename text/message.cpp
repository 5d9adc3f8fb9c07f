#include "text/message.h"

#include <charconv>

namespace horta {

namespace {

std::string text_of(const json::Value& value) {
  if (value.is_string()) return value.as_string();
  if (value.is_int()) return std::to_string(value.as_int());
  return json::write(value);
}

// Reads a message from front to back and writes what applies. The branches that do not apply are read like
// the others, so that a mistake shows wherever it is.
class Formatter {
 public:
  Formatter(std::string_view message, const json::Value& params, PluralRule rule)
      : rest_{message}, params_{params}, rule_{rule} {}

  std::optional<std::string> format() {
    std::string out;
    if (!text(out, 0, nullptr) || !rest_.empty()) return std::nullopt;
    return out;
  }

 private:
  static constexpr int most_nested = 8;

  // Text up to the end, or to the brace that closes a branch. `number` is what # stands for inside a plural.
  bool text(std::string& out, int depth, const std::string* number) {
    if (depth > most_nested) return false;
    while (!rest_.empty()) {
      const char next = rest_.front();
      if (next == '}') return depth > 0;
      if (next == '{') {
        if (!argument(out, depth)) return false;
        continue;
      }
      rest_.remove_prefix(1);
      if (next == '\'')
        quoted(out);
      else if (next == '#' && number)
        out += *number;
      else
        out += next;
    }
    return depth == 0;
  }

  // After an apostrophe: another one makes one apostrophe, before a brace it quotes, and else it is itself.
  void quoted(std::string& out) {
    if (rest_.starts_with('\'')) {
      rest_.remove_prefix(1);
      out += '\'';
      return;
    }
    if (!rest_.starts_with('{') && !rest_.starts_with('}') && !rest_.starts_with('#')) {
      out += '\'';
      return;
    }
    while (!rest_.empty()) {
      const char next = rest_.front();
      rest_.remove_prefix(1);
      if (next == '\'') {
        if (!rest_.starts_with('\'')) return;
        rest_.remove_prefix(1);
      }
      out += next;
    }
  }

  bool argument(std::string& out, int depth) {
    rest_.remove_prefix(1);  // {
    const std::string_view name = word();
    if (name.empty()) return false;
    const json::Value* value = params_.find(name);
    if (take('}')) {
      out += value ? text_of(*value) : "{" + std::string{name} + "}";
      return true;
    }
    if (!take(',')) return false;
    const std::string_view type = word();
    if ((type != "plural" && type != "select") || !take(',')) return false;
    return branches(out, depth, value ? text_of(*value) : std::string{}, type == "plural");
  }

  // The branches of a plural or a select, and the brace that closes it. `other` must be there.
  bool branches(std::string& out, int depth, const std::string& value, bool plural) {
    std::optional<std::string> exact, category, other;
    while (!take('}')) {
      const std::string_view key = word();
      if (key.empty() || !take('{')) return false;
      std::string branch;
      if (!text(branch, depth + 1, plural ? &value : nullptr) || !take('}')) return false;
      if (plural ? key.starts_with('=') && key.substr(1) == value : key == value)
        exact = branch;
      else if (plural && key == "one" && is_one(value))
        category = branch;
      if (key == "other") other = std::move(branch);
    }
    if (!other) return false;
    out += exact ? *exact : category ? *category : *other;
    return true;
  }

  bool is_one(std::string_view value) const {
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc{} || end != value.data() + value.size()) return false;
    const int size = number < 0 ? -number : number;
    return size == 1 || (size == 0 && rule_ == PluralRule::zero_and_one);
  }

  void skip_spaces() {
    while (rest_.starts_with(' ')) rest_.remove_prefix(1);
  }

  bool take(char wanted) {
    skip_spaces();
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view word() {
    skip_spaces();
    const std::string_view found = rest_.substr(0, rest_.find_first_of(" ,{}"));
    rest_.remove_prefix(found.size());
    return found;
  }

  std::string_view rest_;
  const json::Value& params_;
  PluralRule rule_;
};

}  // namespace

std::optional<std::string> format_message(std::string_view message, const json::Value& params,
                                          PluralRule rule) {
  return Formatter{message, params, rule}.format();
}

}  // namespace horta
