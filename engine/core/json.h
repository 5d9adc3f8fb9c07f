#pragma once

// JSON (RFC 8259) for messages, saved games and reports: a value type, a strict bounded reader that is safe
// for hostile input, and a writer.
//
// The numbers of this project are 64-bit integers; the reader refuses a fraction or an exponent. A report
// that must show a real number formats it itself and stores the text (Value::number).

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace horta::json {

class Value;

using Array = std::vector<Value>;
using Member = std::pair<std::string, Value>;
// Members in the order of their insertion; no key occurs twice.
using Object = std::vector<Member>;

// The integers a Value can be made from. Characters are left out: 'x' is more likely meant as text.
template <typename T>
concept Integer =
    std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char> && !std::same_as<T, wchar_t> &&
    !std::same_as<T, char8_t> && !std::same_as<T, char16_t> && !std::same_as<T, char32_t>;

// One JSON value. Strings are UTF-8 by convention: the reader guarantees it, whoever builds a value in code
// must keep to it.
//
// Copying, comparing, writing and destroying a value recurse as deep as it is nested. A parsed value is no
// deeper than Limits::depth; one built in code is as deep as that code made it, so do not nest by input.
class Value {
 public:
  enum class Kind { null, boolean, integer, string, number_text, array, object };

  Value() = default;
  Value(std::nullptr_t) {}
  // A template, so that a pointer does not quietly become `true`.
  template <std::same_as<bool> T>
  Value(T truth) : data_(truth) {}
  // Precondition: `integer` fits an int64.
  template <Integer T>
  Value(T integer) : data_(static_cast<std::int64_t>(integer)) {
    assert(std::in_range<std::int64_t>(integer));
  }
  Value(const char* text) : data_(std::string(text)) {}
  Value(std::string_view text) : data_(std::string(text)) {}
  Value(std::string text) : data_(std::move(text)) {}

  static Value array(Array elements = {});
  // Precondition: no key occurs twice (see find_duplicate_key).
  static Value object(Object members = {});
  // A number already written as JSON, such as "0.125" or "1e-9" (precondition). It is for writing only: read
  // back, it is an integer or an error.
  static Value number(std::string text);

  Kind kind() const { return static_cast<Kind>(data_.index()); }
  bool is_null() const { return kind() == Kind::null; }
  bool is_bool() const { return kind() == Kind::boolean; }
  bool is_int() const { return kind() == Kind::integer; }
  bool is_string() const { return kind() == Kind::string; }
  bool is_number_text() const { return kind() == Kind::number_text; }
  bool is_array() const { return kind() == Kind::array; }
  bool is_object() const { return kind() == Kind::object; }

  // Precondition of every as_...: the value is of that kind.
  bool as_bool() const { return as<bool>(); }
  std::int64_t as_int() const { return as<std::int64_t>(); }
  const std::string& as_string() const { return as<std::string>(); }
  const std::string& as_number_text() const { return as<NumberText>().text; }
  const Array& as_array() const { return as<Array>(); }
  const Object& as_object() const { return as<Object>(); }

  // Nothing when the value is of another kind. A pointer lives until the value changes.
  std::optional<bool> get_bool() const;
  std::optional<std::int64_t> get_int() const;
  const std::string* get_string() const { return std::get_if<std::string>(&data_); }
  const Array* get_array() const { return std::get_if<Array>(&data_); }
  const Object* get_object() const { return std::get_if<Object>(&data_); }

  // The member of that key; null when there is none, or when this is no object. Linear in the members.
  const Value* find(std::string_view key) const;

  // Precondition: an array.
  void push_back(Value element);
  // Replaces the member of that key in its place, or appends one. Linear in the members, so that a large
  // object is better built as an Object. Precondition: an object.
  void set(std::string_view key, Value value);
  // Sets every member of another object. Precondition: both are objects.
  void set_all(const Value& members);

  // Structural. Members of objects compare in order, as the written text does: {"a":1,"b":2} differs from
  // {"b":2,"a":1}. Number texts compare as texts, and never equal an integer.
  friend bool operator==(const Value& left, const Value& right);

 private:
  struct NumberText {
    std::string text;
    bool operator==(const NumberText&) const = default;
  };

  template <typename T>
  const T& as() const {
    const T* held = std::get_if<T>(&data_);
    assert(held != nullptr);
    return *held;
  }

  // In the order of Kind.
  std::variant<std::monostate, bool, std::int64_t, std::string, NumberText, Array, Object> data_;
};

// The index of the first member whose key has occurred before, in O(n log n).
std::optional<std::size_t> find_duplicate_key(const Object& members);

// What the reader accepts at most.
struct Limits {
  std::size_t depth = 32;  // of nested arrays and objects; also the bound of the reader's recursion
  std::size_t bytes = std::size_t{16} << 20;
  std::size_t values = 2'000'000;  // arrays and objects count, and so does everything in them; keys do not
};

enum class Code {
  too_large,             // more bytes than the limit
  too_deep,              // an array or object opens below the depth limit
  too_many_values,       // more values than the limit
  truncated,             // the text ends where more is due; so does the empty text
  trailing_text,         // something follows the value
  unexpected_character,  // none that may stand here
  bad_number,            // a zero in front of digits, or a minus without digits
  not_an_integer,        // a fraction or an exponent
  integer_out_of_range,  // does not fit an int64
  control_character,     // unescaped in a string
  bad_escape,            // not one of RFC 8259 §7
  lone_surrogate,        // half of a \u pair
  bad_utf8,              // in a string: not UTF-8, overlong, a surrogate, or above U+10FFFF
  duplicate_key,         // the second of two equal keys of one object
};

// The identifier of a code, such as "too_deep": for logs, protocols and translation tables.
std::string_view code_name(Code code);

// Where reading stopped: the byte offset, and for people the line and the column, both from 1. Lines end with
// '\n'; columns count code points.
struct Error {
  Code code;
  std::size_t offset;
  std::size_t line;
  std::size_t column;

  bool operator==(const Error&) const = default;
};

// Reads one JSON text: strictly RFC 8259, without a byte order mark, and additionally without duplicate keys
// and with integers only (-0 reads as 0). Time is O(n log n) and memory O(n) in the bytes of any input.
std::expected<Value, Error> parse(std::string_view text, Limits limits = {});

// Compact canonical text: no spaces, members in stored order, only the escapes that RFC 8259 demands (short
// where there is a short one), everything beyond ASCII as UTF-8. Equal values give equal bytes.
std::string write(const Value& value);

// The same for people: one element or member a line, indented by 2 spaces, and a newline at the end.
std::string write_pretty(const Value& value);

}  // namespace horta::json
