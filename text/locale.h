#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "text/message.h"

namespace horta {

// The texts of one language, by message id: locales/<language>.json. Code and records know ids only; what a
// person reads is made here.
class Locale {
 public:
  // The texts of a language ("fr", or "fr_BE.UTF-8" as an environment says it); English when there are none.
  static const Locale& get(std::string_view language);
  // Every language there is, English first.
  static std::span<const Locale> all();

  // The same texts as one game says them: `<id>@<game>` takes the place of `<id>`.
  Locale of_game(std::string_view game) const;

  // The message of an id, filled in. An id without a message gives itself in brackets, so that it is seen.
  std::string operator()(std::string_view id, const json::Value& params = json::Value::object()) const;

  bool has(std::string_view id) const { return messages_.contains(id); }
  std::string_view language() const { return language_; }
  const std::map<std::string, std::string, std::less<>>& messages() const { return messages_; }
  PluralRule plural_rule() const;

 private:
  Locale(std::string_view language, std::string_view text);
  static std::vector<Locale> load();

  std::string language_;
  std::map<std::string, std::string, std::less<>> messages_;
};

// The language the environment asks for (LC_ALL, LC_MESSAGES, LANG, the first that is set), such as "fr".
std::string language_from_environment();

// Whether there are texts in that language.
bool speaks(std::string_view language);

}  // namespace horta
