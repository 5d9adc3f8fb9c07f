#include "engine/core/json.h"

namespace horta::json {
namespace {

class Writer {
 public:
  explicit Writer(bool pretty) : pretty_(pretty) {}

  void write(const Value& value) {
    switch (value.kind()) {
      case Value::Kind::null:
        text_ += "null";
        break;
      case Value::Kind::boolean:
        text_ += value.as_bool() ? "true" : "false";
        break;
      case Value::Kind::integer:
        text_ += std::to_string(value.as_int());
        break;
      case Value::Kind::string:
        write_string(value.as_string());
        break;
      case Value::Kind::number_text:
        text_ += value.as_number_text();
        break;
      case Value::Kind::array:
        write_list('[', value.as_array(), ']', [&](const Value& element) { write(element); });
        break;
      case Value::Kind::object:
        write_list('{', value.as_object(), '}', [&](const Member& member) {
          write_string(member.first);
          text_ += pretty_ ? ": " : ":";
          write(member.second);
        });
        break;
    }
  }

  std::string take() && { return std::move(text_); }

 private:
  template <typename List, typename WriteItem>
  void write_list(char open, const List& list, char close, WriteItem write_item) {
    text_ += open;
    ++depth_;
    bool first = true;
    for (const auto& item : list) {
      if (!first) text_ += ',';
      first = false;
      break_line();
      write_item(item);
    }
    --depth_;
    if (!list.empty()) break_line();
    text_ += close;
  }

  void break_line() {
    if (!pretty_) return;
    text_ += '\n';
    text_.append(2 * depth_, ' ');
  }

  void write_string(std::string_view text) {
    text_ += '"';
    for (const char c : text) write_character(c);
    text_ += '"';
  }

  void write_character(char c) {
    constexpr std::string_view escaped = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    constexpr std::string_view hex_digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && c != '"' && c != '\\') {
      text_ += c;
    } else if (const std::size_t letter = escaped.find(c); letter != std::string_view::npos) {
      text_ += '\\';
      text_ += letters[letter];
    } else {
      text_ += "\\u00";
      text_ += hex_digits[byte >> 4];
      text_ += hex_digits[byte & 15];
    }
  }

  bool pretty_;
  std::size_t depth_ = 0;
  std::string text_;
};

}  // namespace

std::string write(const Value& value) {
  Writer writer(false);
  writer.write(value);
  return std::move(writer).take();
}

std::string write_pretty(const Value& value) {
  Writer writer(true);
  writer.write(value);
  std::string text = std::move(writer).take();
  text += '\n';
  return text;
}

}  // namespace horta::json
