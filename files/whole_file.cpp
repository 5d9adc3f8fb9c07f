#include "files/whole_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

namespace horta {

namespace fs = std::filesystem;

namespace {

// Makes a file under a name of our own. One that exists was left behind by a program that had our number and
// was stopped: it is not ours to remove, nor in the way.
template <class Make>
bool under_temporary_name(const std::string& target, std::string& name, Make&& make) {
  constexpr int most_tries = 1000;
  const std::string start = target + ".part" + std::to_string(getpid());
  for (int attempt = 1; attempt <= most_tries; ++attempt) {
    name = attempt == 1 ? start : start + "-" + std::to_string(attempt);
    if (make(name)) return true;
    if (errno != EEXIST) break;
  }
  name.clear();
  return false;
}

// While it lives, no other program of ours finishes a file in that folder. Where the file system cannot do
// that, or somebody else keeps the folder locked, a look at the file must be enough.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder)
      : descriptor_{open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)} {
    constexpr int most_tries = 100;
    for (int attempt = 0; attempt < most_tries && flock(descriptor_, LOCK_EX | LOCK_NB) != 0; ++attempt)
      std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  ~FolderLock() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int descriptor_;
};

std::unexpected<Fault> unwritable(const std::string& path) {
  const int error = errno;
  return std::unexpected(
      Fault{"file_unwritable", json::Value::object({{"file", path}, {"error", std::strerror(error)}})});
}

}  // namespace

FileMark FileMark::of(const std::string& path) {
  struct stat now{};
  FileMark mark;
  if (stat(path.c_str(), &now) == 0)
    mark.file_ = File{.device = now.st_dev,
                      .number = now.st_ino,
                      .size = now.st_size,
                      .seconds = now.st_mtim.tv_sec,
                      .nanoseconds = now.st_mtim.tv_nsec};
  return mark;
}

std::string free_name(const std::string& path) {
  const fs::path whole{path};
  const std::string name = whole.filename().string();
  const std::size_t dot = std::min(name.find('.', 1), name.size());
  std::error_code ignored;
  std::string free = path;
  for (int number = 2; fs::exists(fs::symlink_status(free, ignored)); ++number)
    free = (whole.parent_path() / (name.substr(0, dot) + "-" + std::to_string(number) + name.substr(dot)))
               .string();
  return free;
}

std::expected<WholeFile, Fault> WholeFile::create(const std::string& path) {
  WholeFile whole;
  std::error_code error;
  whole.path_ = path;
  const fs::path target = fs::exists(path, error) ? fs::canonical(path, error) : fs::path{path};
  whole.target_ = target.string();
  whole.folder_ = target.has_parent_path() ? target.parent_path().string() : ".";
  whole.direct_ = fs::exists(target, error) && !fs::is_regular_file(target, error);
  if (whole.direct_) {
    whole.file_.reset(std::fopen(whole.target_.c_str(), "wbe"));
  } else {
    const int nameless = open(whole.folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (nameless >= 0)
      whole.file_.reset(fdopen(nameless, "wb"));
    else
      under_temporary_name(whole.target_, whole.temporary_, [&whole](const std::string& name) {
        whole.file_.reset(std::fopen(name.c_str(), "wbxe"));
        return whole.file_ != nullptr;
      });
  }
  if (!whole.file_) return unwritable(path);
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

bool WholeFile::complete() {
  good_ = good_ && std::fflush(file_.get()) == 0;
  if (!good_ || fsync(fileno(file_.get())) != 0) return false;
  if (temporary_.empty()) {
    const std::string handle = "/proc/self/fd/" + std::to_string(fileno(file_.get()));
    const auto link = [&handle](const std::string& name) {
      return linkat(AT_FDCWD, handle.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
    };
    if (!under_temporary_name(target_, temporary_, link)) return false;
  }
  std::error_code error;
  const auto old = fs::status(target_, error);
  if (fs::exists(old)) fs::permissions(temporary_, old.permissions(), error);
  return true;
}

std::expected<void, Fault> WholeFile::finish() {
  if (direct_) {
    good_ = good_ && std::fflush(file_.get()) == 0;
    const bool closed = std::fclose(file_.release()) == 0;
    return good_ && closed ? std::expected<void, Fault>{} : unwritable(path_);
  }
  if (!complete() || std::rename(temporary_.c_str(), target_.c_str()) != 0) return unwritable(path_);
  file_.reset();
  return {};
}

std::expected<FileMark, Fault> WholeFile::finish_over(const FileMark& seen) {
  if (direct_) {
    if (const auto done = finish(); !done) return std::unexpected(done.error());
    return FileMark{};
  }
  if (!complete()) return unwritable(path_);
  const FolderLock lock{folder_};
  if (FileMark::of(target_) != seen)
    return std::unexpected(Fault{"file_changed", json::Value::object({{"file", path_}})});
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) return unwritable(path_);
  file_.reset();
  return FileMark::of(target_);
}

}  // namespace horta
