#include "text/locale.h"

#include <algorithm>
#include <cstdlib>

#include "engine/core/embedded.h"

namespace horta {

namespace {

constexpr std::string_view english = "en";

// "fr_BE.UTF-8@euro" is French.
std::string_view language_part(std::string_view tag) { return tag.substr(0, tag.find_first_of("_-.@")); }

}  // namespace

Locale::Locale(std::string_view language, std::string_view text) : language_{language} {
  const auto file = json::parse(text);
  if (!file || !file->is_object()) return;
  for (const auto& [id, message] : file->as_object())
    if (message.is_string()) messages_.emplace(id, message.as_string());
}

std::vector<Locale> Locale::load() {
  std::vector<Locale> locales;
  for (const EmbeddedFile& file : locale_files())
    locales.push_back(Locale{file.path.substr(0, file.path.find('.')), file.text});
  std::ranges::stable_partition(locales, [](const Locale& locale) { return locale.language_ == english; });
  if (locales.empty()) locales.push_back(Locale{english, "{}"});
  return locales;
}

std::span<const Locale> Locale::all() {
  static const std::vector<Locale> locales = load();
  return locales;
}

const Locale& Locale::get(std::string_view language) {
  for (const Locale& locale : all())
    if (locale.language_ == language_part(language)) return locale;
  return all().front();
}

Locale Locale::of_game(std::string_view game) const {
  Locale own = *this;
  const std::string mark = "@" + std::string{game};
  for (const auto& [id, message] : messages_)
    if (id.ends_with(mark)) own.messages_[id.substr(0, id.size() - mark.size())] = message;
  return own;
}

PluralRule Locale::plural_rule() const {
  return language_ == "fr" ? PluralRule::zero_and_one : PluralRule::one;
}

std::string Locale::operator()(std::string_view id, const json::Value& params) const {
  const auto message = messages_.find(id);
  if (message != messages_.end())
    if (auto text = format_message(message->second, params, plural_rule())) return std::move(*text);
  return "[" + std::string{id} + "]";
}

std::string language_from_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return std::string{language_part(value)};
  }
  return std::string{english};
}

bool speaks(std::string_view language) {
  return std::ranges::any_of(Locale::all(), [language](const Locale& locale) {
    return locale.language() == language_part(language);
  });
}

}  // namespace horta
