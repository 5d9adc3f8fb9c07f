#include "server/folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace horta {

namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;

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

std::optional<std::string> read_all(const Descriptor& file) {
  struct stat status{};
  if (fstat(*file, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  if (std::cmp_greater(status.st_size, most_bytes)) return std::nullopt;
  std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
  std::size_t size = 0;
  while (size < bytes.size()) {
    const ssize_t count = read(*file, bytes.data() + size, bytes.size() - size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::nullopt;
    if (count == 0) break;
    size += static_cast<std::size_t>(count);
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace

std::optional<std::string> read_below(const std::string& folder, std::string_view path) {
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
  if (!place) return std::nullopt;
  return read_all(place);
}

}  // namespace horta
