#include "files/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

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
  std::size_t line = 1;
  for (; read_line(file->get(), text) && is_blank(text); ++line) text.clear();
  if (std::ferror(file->get())) return std::unexpected(file_fault("file_unreadable", path, errno));
  if (text.empty()) return std::unexpected(file_fault("file_empty", path));

  // A first or a second line that is complete in itself shows a file of one record per line.
  const auto first = parse(content(text), line);
  std::string second;
  const bool has_second = read_line(file->get(), second);
  if (!first && !(has_second && json::parse(content(second)))) {
    text += second;
    while (text.size() <= most_bytes && read_line(file->get(), text)) {
    }
    visit(0, parse(text, line));
    return {};
  }
  visit(0, first);
  text = std::move(second);
  std::size_t number = 0;
  for (bool more = has_second; more && text.size() <= most_bytes; more = read_line(file->get(), text)) {
    ++line;
    if (!is_blank(text)) visit(++number, parse(content(text), line));
    if (text.size() > most_bytes) break;
    text.clear();
  }
  return {};
}

std::expected<WholeFile, Fault> WholeFile::create(const std::string& path) {
  namespace fs = std::filesystem;
  WholeFile whole;
  std::error_code error;
  whole.path_ = path;
  const fs::path target = fs::exists(path, error) ? fs::canonical(path, error) : fs::path{path};
  whole.target_ = target.string();
  whole.direct_ = fs::exists(target, error) && !fs::is_regular_file(target, error);
  if (whole.direct_) {
    whole.file_.reset(std::fopen(whole.target_.c_str(), "wb"));
  } else {
    const std::string folder = target.has_parent_path() ? target.parent_path().string() : ".";
    const int nameless = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (nameless >= 0) {
      whole.file_.reset(fdopen(nameless, "wb"));
    } else {
      whole.temporary_ = whole.target_ + ".part" + std::to_string(getpid());
      whole.file_.reset(std::fopen(whole.temporary_.c_str(), "wb"));
    }
  }
  if (!whole.file_) return std::unexpected(file_fault("file_unwritable", path, errno));
  return whole;
}

WholeFile::~WholeFile() {
  if (!file_) return;
  file_.reset();
  if (!temporary_.empty()) std::remove(temporary_.c_str());
}

void WholeFile::write(std::string_view text) {
  good_ = good_ && std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
}

std::expected<void, Fault> WholeFile::finish() {
  const auto unwritable = [this] { return std::unexpected(file_fault("file_unwritable", path_, errno)); };
  good_ = good_ && std::fflush(file_.get()) == 0;
  if (direct_) {
    const bool closed = std::fclose(file_.release()) == 0;
    return good_ && closed ? std::expected<void, Fault>{} : unwritable();
  }
  if (!good_ || fsync(fileno(file_.get())) != 0) return unwritable();
  if (temporary_.empty()) {
    temporary_ = target_ + ".part" + std::to_string(getpid());
    const std::string handle = "/proc/self/fd/" + std::to_string(fileno(file_.get()));
    if (linkat(AT_FDCWD, handle.c_str(), AT_FDCWD, temporary_.c_str(), AT_SYMLINK_FOLLOW) != 0) {
      temporary_.clear();
      return unwritable();
    }
  }
  std::error_code error;
  const auto old = std::filesystem::status(target_, error);
  if (std::filesystem::exists(old)) std::filesystem::permissions(temporary_, old.permissions(), error);
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) return unwritable();
  file_.reset();
  return {};
}

}  // namespace horta
