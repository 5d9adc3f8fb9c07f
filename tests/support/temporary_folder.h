#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace horta::tests {

// A folder that is removed with what is in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::string read(std::string_view file) const;
  // Makes the folders on the way to it too.
  void write(std::string_view file, std::string_view text) const;

 private:
  std::filesystem::path path_;
};

}  // namespace horta::tests
