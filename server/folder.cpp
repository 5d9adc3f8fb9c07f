#include "server/folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <memory>
#include <system_error>
#include <utility>

namespace horta {

namespace {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_{number} {}
  Descriptor(Descriptor&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }

  explicit operator bool() const { return number_ >= 0; }
  int operator*() const { return number_; }

 private:
  int number_;
};

std::size_t read_at(const Descriptor& file, std::size_t offset, std::span<char> room) {
  for (;;) {
    const ssize_t count = pread(*file, room.data(), room.size(), static_cast<off_t>(offset));
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) return 0;
  }
}

std::string version_of(const struct stat& status) {
  constexpr std::time_t longest_tick = 2;  // seconds, of the coarsest file system (FAT)
  if (std::time(nullptr) - status.st_mtim.tv_sec <= longest_tick) return {};
  std::string version = std::to_string(status.st_dev) + " " + std::to_string(status.st_ino) + " " +
                        std::to_string(status.st_size);
  for (const timespec& time : {status.st_mtim, status.st_ctim})
    version += " " + std::to_string(time.tv_sec) + " " + std::to_string(time.tv_nsec);
  return version;
}

std::optional<File> as_found(Descriptor descriptor) {
  struct stat status{};
  if (fstat(*descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  const auto file = std::make_shared<const Descriptor>(std::move(descriptor));
  const auto read = [file](std::size_t offset, std::span<char> room) { return read_at(*file, offset, room); };
  return File{http::Body::read_by(static_cast<std::size_t>(status.st_size), read), version_of(status)};
}

}  // namespace

std::optional<File> find_below(const std::string& folder, std::string_view path) {
  // Part by part, so that no part can be replaced by a link behind our back.
  constexpr int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK;
  Descriptor place{open(folder.c_str(), flags | O_DIRECTORY)};
  while (place) {
    const std::string part{path.substr(0, path.find('/'))};
    if (part.empty() || part == ".." || part.find('\0') != std::string::npos) return std::nullopt;
    const bool last = part.size() == path.size();
    place = Descriptor{openat(*place, part.c_str(), flags | O_NOFOLLOW | (last ? 0 : O_DIRECTORY))};
    if (last) break;
    path.remove_prefix(part.size() + 1);
  }
  if (place) return as_found(std::move(place));
  if (errno == EMFILE || errno == ENFILE) throw std::system_error{errno, std::generic_category(), folder};
  return std::nullopt;
}

}  // namespace horta
