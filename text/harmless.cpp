#include "text/harmless.h"

#include <algorithm>
#include <array>

namespace horta {

namespace {

unsigned byte_at(std::string_view text, std::size_t index) {
  return index < text.size() ? static_cast<unsigned char>(text[index]) : 0;
}

struct Character {
  char32_t code;     // 0: the first byte begins no character
  std::size_t size;  // in bytes
};

// Precondition: there is one.
Character first_character(std::string_view text) {
  constexpr Character none{0, 1};
  const unsigned lead = byte_at(text, 0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4) return none;
  char32_t code = lead & (0x7Fu >> size);
  for (std::size_t index = 1; index < size; ++index) {
    const unsigned byte = byte_at(text, index);
    if ((byte & 0xC0) != 0x80) return none;
    code = code << 6 | (byte & 0x3F);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < least[size] || code > 0x10FFFF || surrogate ? none : Character{code, size};
}

bool may_be_shown(char32_t code) {
  struct Range {
    char32_t first, last;
  };
  constexpr std::array<Range, 8> kept_back{{
      {0x00, 0x1F},      // control characters, the end of a line among them
      {0x7F, 0x9F},      // delete, and the control characters of eight bits
      {0x61C, 0x61C},    // marks of the direction of writing, here and below
      {0x200B, 0x200F},  // with characters of no width
      {0x2028, 0x202E},  // with line and paragraph separators
      {0x2060, 0x206F},
      {0xFEFF, 0xFEFF},
      {0xE0000, 0xE007F},  // tags, which nobody sees
  }};
  return std::ranges::none_of(
      kept_back, [code](const Range& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

std::string harmless(std::string_view text, std::size_t most) {
  std::string shown;
  std::size_t last = 0;  // where the last character that may be shown begins
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == most) return shown.substr(0, last) + "…";
    last = shown.size();
    const Character character = first_character(text);
    shown += may_be_shown(character.code) ? text.substr(0, character.size) : "?";
    text.remove_prefix(character.size);
  }
  return shown;
}

}  // namespace horta
