#include "files/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string_view>

#include "engine/core/record.h"

namespace horta {

namespace {

constexpr std::size_t most_bytes = std::size_t{16} << 20;  // of one record or one small file

Fault file_fault(std::string_view code, const std::string& path, int error = 0) {
  Fault fault{std::string{code}, json::Value::object({{"file", path}})};
  if (error != 0) fault.params.set("error", std::strerror(error));
  return fault;
}

struct Close {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using Input = std::unique_ptr<std::FILE, Close>;

std::expected<Input, Fault> open(const std::string& path) {
  if (path == "-") return Input{stdin};
  // A pipe or a terminal could keep us waiting for ever.
  std::error_code ignored;
  const auto kind = std::filesystem::status(path, ignored);
  if (std::filesystem::is_directory(kind))
    return std::unexpected(file_fault("file_unreadable", path, EISDIR));
  if (std::filesystem::exists(kind) && !std::filesystem::is_regular_file(kind))
    return std::unexpected(file_fault("file_not_regular", path));
  Input file{std::fopen(path.c_str(), "rb")};
  if (!file) return std::unexpected(file_fault("file_unreadable", path, errno));
  return file;
}

// The lines of a file, one after the other.
class Lines {
 public:
  explicit Lines(std::FILE* file) : file_{file} {}

  // The next line with its end, or the beginning of one that is too long; false when nothing is left.
  bool next() {
    text_.clear();
    if (too_long()) skip_rest();
    ++number_;
    length_ = 0;
    for (int byte = 0; length_ <= most_bytes && (byte = std::getc(file_)) != EOF; ++length_) {
      text_.push_back(static_cast<char>(byte));
      if (byte == '\n') return true;
    }
    return length_ > 0;
  }

  std::string& text() { return text_; }
  std::size_t number() const { return number_; }  // from 1
  bool too_long() const { return length_ > most_bytes; }
  // Whether the last line is the last one because the file could not be read any further.
  bool broken() const { return std::ferror(file_) != 0; }

 private:
  void skip_rest() {
    for (int byte = 0; byte != '\n' && byte != EOF;) byte = std::getc(file_);
  }

  std::FILE* file_;
  std::string text_;
  std::size_t length_ = 0;
  std::size_t number_ = 0;
};

// `line` is the number of the text's first line in its file.
std::expected<json::Value, Fault> parse(std::string_view text, std::size_t line) {
  auto value = json::parse(text);
  if (value) return std::move(*value);
  json::Error error = value.error();
  error.line += line - 1;
  return std::unexpected(json_fault(error));
}

// Without the end of the line, which is not part of what stands in it.
std::string_view content(std::string_view line) {
  while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::expected<json::Value, Fault> parse(Lines& lines) {
  if (!lines.too_long()) return parse(content(lines.text()), lines.number());
  Fault fault{"line_too_long", json::Value::object({{"most", most_bytes >> 20}})};
  fault.params.set("line", lines.number());
  return std::unexpected(std::move(fault));
}

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

}  // namespace

std::expected<std::string, Fault> read_file(const std::string& path) {
  const auto file = open(path);
  if (!file) return std::unexpected(file.error());
  std::string text;
  for (Lines lines{file->get()}; text.size() <= most_bytes && lines.next();) text += lines.text();
  if (std::ferror(file->get())) return std::unexpected(file_fault("file_unreadable", path, errno));
  if (text.size() > most_bytes) {
    Fault fault = file_fault("file_too_large", path);
    fault.params.set("most", most_bytes >> 20);
    return std::unexpected(std::move(fault));
  }
  return text;
}

std::expected<void, Fault> each_record(const std::string& path, const VisitRecord& visit) {
  const auto file = open(path);
  if (!file) return std::unexpected(file.error());
  const auto unreadable = [&path] { return std::unexpected(file_fault("file_unreadable", path, errno)); };
  Lines lines{file->get()};
  bool more = lines.next();
  while (more && !lines.too_long() && is_blank(lines.text())) more = lines.next();
  if (lines.broken()) return unreadable();
  if (!more) return std::unexpected(file_fault("file_empty", path));

  // A first or a second line that is complete in itself shows a file of one record per line.
  const std::size_t first_line = lines.number();
  const bool first_too_long = lines.too_long();
  const auto first = parse(lines);
  std::string text = std::move(lines.text());
  more = lines.next();
  if (!first && !first_too_long && !(more && parse(lines))) {
    for (; more && text.size() <= most_bytes; more = lines.next()) text += lines.text();
    if (lines.broken()) return unreadable();
    visit(0, parse(text, first_line));
    return {};
  }
  visit(0, first);
  std::size_t number = 0;
  for (; more; more = lines.next())
    if (lines.too_long() || !is_blank(lines.text())) visit(++number, parse(lines));
  if (lines.broken()) return unreadable();
  return {};
}

Standing standing_at(const std::string& path) {
  std::error_code error;
  const auto kind = std::filesystem::status(path, error);
  if (!std::filesystem::is_regular_file(kind)) return Standing::nothing;
  const auto file = open(path);
  if (!file) return Standing::foreign;
  std::array<char, 256> bytes{};
  const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), file->get());
  if (count == 0) return std::ferror(file->get()) ? Standing::foreign : Standing::nothing;
  // A record of ours begins with its format: {"format":"horta-record", and with spaces where it has lines.
  std::string beginning;
  for (const char byte : std::string_view{bytes.data(), count})
    if (std::string_view{" \t\r\n"}.find(byte) == std::string_view::npos) beginning += byte;
  const std::string ours = "{\"format\":\"" + std::string{record_format} + "\"";
  if (!beginning.starts_with(ours)) return Standing::foreign;
  return std::string_view{bytes.data(), count}.starts_with(ours) ? Standing::records : Standing::saved_game;
}

Fault in_the_way(const std::string& path, Standing standing) {
  Fault fault = file_fault("file_in_the_way", path);
  fault.params.set("what", standing == Standing::records      ? "records"
                           : standing == Standing::saved_game ? "game"
                                                              : "foreign");
  return fault;
}

}  // namespace horta
