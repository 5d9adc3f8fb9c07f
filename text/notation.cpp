#include "text/notation.h"

#include <algorithm>
#include <vector>

namespace horta {

namespace {

constexpr std::string_view separators = " ,+:";
constexpr std::string_view words = "word.";

// Replaces every word between separators.
template <class Replace>
std::string each_word(std::string_view text, Replace&& replace) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) result += replace(text.substr(0, end));
    if (end < text.size()) result += text[end];
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

// The word of the notation that a word of the language stands for, or the word itself.
std::string original_word(const Locale& say, std::string_view word) {
  const auto& messages = say.messages();
  for (auto entry = messages.lower_bound(words); entry != messages.end() && entry->first.starts_with(words);
       ++entry)
    if (!entry->first.contains('@') && lower_case(entry->second) == word)
      return entry->first.substr(words.size());
  return std::string{word};
}

// One space between words, none around a comma or plus.
std::string tidy(std::string_view text) {
  std::string result;
  for (const char next : text) {
    const bool list = next == ',' || next == '+';
    const bool after_list = !result.empty() && (result.back() == ',' || result.back() == '+');
    if ((next == ' ' || next == '\t') && (result.empty() || result.back() == ' ' || after_list)) continue;
    if (list && !result.empty() && result.back() == ' ') result.pop_back();
    result += next == '\t' ? ' ' : next;
  }
  while (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

// "pay wood+wood,brick+brick" has its cards in the order of records: sorted.
std::string with_sorted_list(const std::string& text) {
  const std::size_t space = text.find(' ');
  if (space == std::string::npos || text.find(',') == std::string::npos) return text;
  std::vector<std::string_view> items;
  std::string_view list = std::string_view{text}.substr(space + 1);
  for (;;) {
    const std::size_t comma = list.find(',');
    items.push_back(list.substr(0, comma));
    if (comma == std::string_view::npos) break;
    list.remove_prefix(comma + 1);
  }
  std::ranges::sort(items);
  std::string result = text.substr(0, space);
  for (std::size_t index = 0; index < items.size(); ++index)
    (result += index == 0 ? ' ' : ',') += items[index];
  return result;
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string result{text};
  for (std::size_t index = 0; index < result.size(); ++index) {
    const auto byte = static_cast<unsigned char>(result[index]);
    if (byte >= 'A' && byte <= 'Z') result[index] = static_cast<char>(byte + ('a' - 'A'));
    // U+00C0 to U+00DE, the capitals of Latin-1, are C3 80 to C3 9E; the small letters follow 0x20 further
    // on.
    if (byte == 0xC3 && index + 1 < result.size()) {
      const auto second = static_cast<unsigned char>(result[index + 1]);
      if (second >= 0x80 && second <= 0x9E && second != 0x97)
        result[index + 1] = static_cast<char>(second + 0x20);
    }
  }
  return result;
}

std::string translate_notation(const Locale& say, std::string_view notation) {
  return each_word(notation, [&say](std::string_view word) {
    const std::string id = std::string{words}.append(word);
    return say.has(id) ? say(id) : std::string{word};
  });
}

std::string read_notation(const Locale& say, std::string_view typed) {
  const std::string text =
      each_word(tidy(lower_case(typed)), [&say](std::string_view word) { return original_word(say, word); });
  return with_sorted_list(text);
}

}  // namespace horta
