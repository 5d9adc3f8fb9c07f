#include <charconv>

#include "engine/core/json.h"

namespace horta::json {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Precondition: a code point that is no surrogate.
void append_utf8(std::string& out, std::uint32_t code_point) {
  const auto append = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
  if (code_point < 0x80) {
    append(code_point);
  } else if (code_point < 0x800) {
    append(0xc0 | code_point >> 6);
    append(0x80 | (code_point & 0x3f));
  } else if (code_point < 0x10000) {
    append(0xe0 | code_point >> 12);
    append(0x80 | (code_point >> 6 & 0x3f));
    append(0x80 | (code_point & 0x3f));
  } else {
    append(0xf0 | code_point >> 18);
    append(0x80 | (code_point >> 12 & 0x3f));
    append(0x80 | (code_point >> 6 & 0x3f));
    append(0x80 | (code_point & 0x3f));
  }
}

// Recursive descent. Every read_... returns whether it succeeded; after a failure the error is set and
// nothing more is read.
class Reader {
 public:
  Reader(std::string_view text, Limits limits) : text_(text), limits_(limits) {}

  std::expected<Value, Error> read() {
    Value value;
    if (!read_document(value)) return std::unexpected(located_error());
    return value;
  }

 private:
  bool read_document(Value& out) {
    if (text_.size() > limits_.bytes) return fail(Code::too_large, limits_.bytes);
    if (!read_value(out, 0)) return false;
    skip_space();
    return at_end() || fail(Code::trailing_text, position_);
  }

  // `depth` is the number of arrays and objects around the value.
  bool read_value(Value& out, std::size_t depth) {
    skip_space();
    if (at_end()) return fail_here();
    if (values_ == limits_.values) return fail(Code::too_many_values, position_);
    ++values_;
    switch (peek()) {
      case '{':
      case '[':
        if (depth == limits_.depth) return fail(Code::too_deep, position_);
        return peek() == '{' ? read_object(out, depth + 1) : read_array(out, depth + 1);
      case '"': {
        std::string text;
        if (!read_string(text)) return false;
        out = Value(std::move(text));
        return true;
      }
      case 't':
        out = Value(true);
        return read_exactly("true");
      case 'f':
        out = Value(false);
        return read_exactly("false");
      case 'n':
        out = Value();
        return read_exactly("null");
      default:
        if (peek() == '-' || is_digit(peek())) return read_integer(out);
        return fail_here();
    }
  }

  bool read_array(Value& out, std::size_t depth) {
    Array elements;
    ++position_;
    skip_space();
    if (!skip(']')) {
      do {
        if (!read_value(elements.emplace_back(), depth)) return false;
        skip_space();
      } while (skip(','));
      if (!skip(']')) return fail_here();
    }
    out = Value::array(std::move(elements));
    return true;
  }

  bool read_object(Value& out, std::size_t depth) {
    Object members;
    std::vector<std::size_t> key_offsets;
    ++position_;
    skip_space();
    if (!skip('}')) {
      do {
        skip_space();
        key_offsets.push_back(position_);
        auto& [key, value] = members.emplace_back();
        if (at_end() || peek() != '"') return fail_here();
        if (!read_string(key)) return false;
        skip_space();
        if (!skip(':')) return fail_here();
        if (!read_value(value, depth)) return false;
        skip_space();
      } while (skip(','));
      if (!skip('}')) return fail_here();
    }
    if (const auto duplicate = find_duplicate_key(members)) {
      return fail(Code::duplicate_key, key_offsets[*duplicate]);
    }
    out = Value::object(std::move(members));
    return true;
  }

  bool read_exactly(std::string_view word) {
    for (const char c : word) {
      if (!skip(c)) return fail_here();
    }
    return true;
  }

  bool read_integer(Value& out) {
    const std::size_t start = position_;
    skip('-');
    if (at_end()) return fail_here();
    const std::size_t first_digit = position_;
    while (!at_end() && is_digit(peek())) ++position_;
    const std::size_t digits = position_ - first_digit;
    if (digits == 0 || (digits > 1 && text_[first_digit] == '0')) return fail(Code::bad_number, start);
    if (!at_end() && (peek() == '.' || peek() == 'e' || peek() == 'E')) {
      return fail(Code::not_an_integer, start);
    }
    std::int64_t integer = 0;
    const auto parsed = std::from_chars(text_.data() + start, text_.data() + position_, integer);
    if (parsed.ec != std::errc()) return fail(Code::integer_out_of_range, start);
    out = Value(integer);
    return true;
  }

  // Precondition: at the opening quote.
  bool read_string(std::string& out) {
    ++position_;
    while (true) {
      const std::size_t start = position_;
      while (!at_end() && is_plain(peek())) ++position_;
      out.append(text_.substr(start, position_ - start));
      if (at_end()) return fail_here();
      if (skip('"')) return true;
      const auto byte = static_cast<unsigned char>(peek());
      if (byte < 0x20) return fail(Code::control_character, position_);
      if (byte == '\\') {
        if (!read_escape(out)) return false;
      } else {
        if (!read_multibyte(out)) return false;
      }
    }
  }

  // ASCII that stands for itself inside a string.
  static bool is_plain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
  }

  // One code point of two to four bytes, by the table of well-formed sequences of Unicode (table 3-7): after
  // some first bytes the second has a narrower range, which shuts out overlong forms, surrogates and
  // everything above U+10FFFF. Precondition: at a byte that is not ASCII.
  bool read_multibyte(std::string& out) {
    const std::size_t start = position_;
    const auto first = static_cast<unsigned char>(text_[position_++]);
    if (first < 0xc2 || first > 0xf4) return fail(Code::bad_utf8, start);
    const std::size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    unsigned char low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned char high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    while (position_ < start + length) {
      if (at_end()) return fail_here();
      const auto next = static_cast<unsigned char>(peek());
      if (next < low || next > high) return fail(Code::bad_utf8, start);
      low = 0x80;
      high = 0xbf;
      ++position_;
    }
    out.append(text_.substr(start, length));
    return true;
  }

  // Precondition: at the backslash.
  bool read_escape(std::string& out) {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::size_t start = position_++;
    if (at_end()) return fail_here();
    if (peek() == 'u') return read_unicode_escape(out, start);
    const std::size_t letter = letters.find(peek());
    if (letter == std::string_view::npos) return fail(Code::bad_escape, start);
    out += meanings[letter];
    ++position_;
    return true;
  }

  // One code point, as \uXXXX or as a pair of surrogates. Precondition: at the u after the backslash at
  // `start`.
  bool read_unicode_escape(std::string& out, std::size_t start) {
    std::uint32_t unit = 0;
    if (!read_code_unit(unit, start)) return false;
    if (unit >= 0xdc00 && unit <= 0xdfff) return fail(Code::lone_surrogate, start);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const std::size_t second = position_;
      for (const char c : {'\\', 'u'}) {
        if (at_end()) return fail_here();
        if (peek() != c) return fail(Code::lone_surrogate, start);
        ++position_;
      }
      --position_;
      std::uint32_t low = 0;
      if (!read_code_unit(low, second)) return false;
      if (low < 0xdc00 || low > 0xdfff) return fail(Code::lone_surrogate, start);
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
    append_utf8(out, unit);
    return true;
  }

  // Precondition: at the u after the backslash at `start`.
  bool read_code_unit(std::uint32_t& unit, std::size_t start) {
    ++position_;
    for (int digit = 0; digit < 4; ++digit, ++position_) {
      if (at_end()) return fail_here();
      const char c = peek();
      int nibble = 0;
      if (is_digit(c)) {
        nibble = c - '0';
      } else if (c >= 'a' && c <= 'f') {
        nibble = c - 'a' + 10;
      } else if (c >= 'A' && c <= 'F') {
        nibble = c - 'A' + 10;
      } else {
        return fail(Code::bad_escape, start);
      }
      unit = unit << 4 | static_cast<std::uint32_t>(nibble);
    }
    return true;
  }

  bool at_end() const { return position_ == text_.size(); }
  char peek() const { return text_[position_]; }

  bool skip(char c) {
    if (at_end() || peek() != c) return false;
    ++position_;
    return true;
  }

  void skip_space() {
    while (!at_end() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')) ++position_;
  }

  bool fail(Code code, std::size_t offset) {
    code_ = code;
    error_offset_ = offset;
    return false;
  }

  bool fail_here() { return fail(at_end() ? Code::truncated : Code::unexpected_character, position_); }

  Error located_error() const {
    Error error{.code = code_, .offset = error_offset_, .line = 1, .column = 1};
    for (const char c : text_.substr(0, error_offset_)) {
      const bool continues_code_point = (static_cast<unsigned char>(c) & 0xc0) == 0x80;
      if (c == '\n') {
        ++error.line;
        error.column = 1;
      } else if (!continues_code_point) {
        ++error.column;
      }
    }
    return error;
  }

  std::string_view text_;
  Limits limits_;
  std::size_t position_ = 0;
  std::size_t values_ = 0;
  Code code_ = Code::truncated;
  std::size_t error_offset_ = 0;
};

}  // namespace

std::string_view code_name(Code code) {
  switch (code) {
    case Code::too_large:
      return "too_large";
    case Code::too_deep:
      return "too_deep";
    case Code::too_many_values:
      return "too_many_values";
    case Code::truncated:
      return "truncated";
    case Code::trailing_text:
      return "trailing_text";
    case Code::unexpected_character:
      return "unexpected_character";
    case Code::bad_number:
      return "bad_number";
    case Code::not_an_integer:
      return "not_an_integer";
    case Code::integer_out_of_range:
      return "integer_out_of_range";
    case Code::control_character:
      return "control_character";
    case Code::bad_escape:
      return "bad_escape";
    case Code::lone_surrogate:
      return "lone_surrogate";
    case Code::bad_utf8:
      return "bad_utf8";
    case Code::duplicate_key:
      return "duplicate_key";
  }
  std::unreachable();
}

std::expected<Value, Error> parse(std::string_view text, Limits limits) {
  return Reader(text, limits).read();
}

}  // namespace horta::json
