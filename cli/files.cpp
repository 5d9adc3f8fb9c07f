#include "cli/files.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace horta::cli {

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
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    return std::unexpected(file_fault("file_unreadable", path, EISDIR));
  Input file{std::fopen(path.c_str(), "rb")};
  if (!file) return std::unexpected(file_fault("file_unreadable", path, errno));
  return file;
}

// Appends up to the next line end (or everything there is) to `text`; false when nothing was left. Stops one
// byte past the limit.
bool read_line(std::FILE* file, std::string& text) {
  const std::size_t before = text.size();
  int byte = 0;
  while (text.size() <= most_bytes && (byte = std::getc(file)) != EOF) {
    text.push_back(static_cast<char>(byte));
    if (byte == '\n') break;
  }
  return text.size() > before;
}

std::expected<json::Value, Fault> parse(const std::string& text) {
  auto value = json::parse(text);
  if (value) return std::move(*value);
  return std::unexpected(Fault{"json", json::Value::object({{"code", json::code_name(value.error().code)},
                                                            {"line", value.error().line},
                                                            {"column", value.error().column}})});
}

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

}  // namespace

std::expected<std::string, Fault> read_file(const std::string& path) {
  const auto file = open(path);
  if (!file) return std::unexpected(file.error());
  std::string text;
  while (text.size() <= most_bytes && read_line(file->get(), text)) {
  }
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
  std::string text;
  while (read_line(file->get(), text) && is_blank(text)) text.clear();
  if (std::ferror(file->get())) return std::unexpected(file_fault("file_unreadable", path, errno));
  if (text.empty()) return std::unexpected(file_fault("file_empty", path));

  // A first line that is complete in itself begins a file of one record per line.
  auto first = parse(text);
  if (!first) {
    while (text.size() <= most_bytes && read_line(file->get(), text)) {
    }
    visit(0, parse(text));
    return {};
  }
  if (!visit(0, first)) return {};
  for (std::size_t number = 1;; ++number) {
    do {
      text.clear();
      if (!read_line(file->get(), text)) return {};
    } while (is_blank(text));
    if (!visit(number, parse(text)) || text.size() > most_bytes) return {};
  }
}

std::expected<WholeFile, Fault> WholeFile::create(const std::string& path) {
  WholeFile whole;
  whole.path_ = path;
  whole.temporary_ = path + ".part" + std::to_string(getpid());
  whole.file_.reset(std::fopen(whole.temporary_.c_str(), "wb"));
  if (!whole.file_) return std::unexpected(file_fault("file_unwritable", path, errno));
  return whole;
}

WholeFile::~WholeFile() {
  if (!file_) return;
  file_.reset();
  std::remove(temporary_.c_str());
}

void WholeFile::write(std::string_view text) {
  good_ = good_ && std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
}

std::expected<void, Fault> WholeFile::finish() {
  good_ = good_ && std::fflush(file_.get()) == 0 && fsync(fileno(file_.get())) == 0;
  const int error = errno;
  if (!good_) return std::unexpected(file_fault("file_unwritable", path_, error));
  file_.reset();
  if (std::rename(temporary_.c_str(), path_.c_str()) != 0) {
    Fault fault = file_fault("file_unwritable", path_, errno);
    std::remove(temporary_.c_str());
    return std::unexpected(std::move(fault));
  }
  return {};
}

}  // namespace horta::cli
