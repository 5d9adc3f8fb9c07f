#pragma once

#include <sys/stat.h>

#include <cstdio>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fault.h"

namespace horta {

// What stands under a name when one looks; after somebody wrote there, it is something else.
class FileMark {
 public:
  FileMark() = default;  // nothing
  static FileMark of(const std::string& path);
  bool operator==(const FileMark&) const = default;

 private:
  struct File {
    dev_t device;
    ino_t number;
    off_t size;
    long long seconds, nanoseconds;  // of the last change
    bool operator==(const File&) const = default;
  };
  std::optional<File> file_;
};

// That name, or one made of it by a number that nothing stands under: game.json, game-2.json, …
std::string free_name(const std::string& path);

// A file that appears under its name only when it is complete. Until then it has no name at all where the
// file system can do that, so that nothing remains of a program that is stopped. A name that stands for
// something else than a plain file (a device, a pipe) is written to as it is.
class WholeFile {
 public:
  static std::expected<WholeFile, Fault> create(const std::string& path);
  WholeFile(WholeFile&&) = default;
  WholeFile& operator=(WholeFile&&) = default;
  ~WholeFile();  // without finish(), nothing remains

  void write(std::string_view text);
  // What stood under the name before is gone.
  std::expected<void, Fault> finish();
  // Only if that is what was seen there (else "file_changed"); what stands there now. Of two programs of ours
  // that finish over the same, one does.
  std::expected<FileMark, Fault> finish_over(const FileMark& seen);

 private:
  WholeFile() = default;
  // Everything is on the disk, under the temporary name.
  bool complete();

  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> file_;
  std::string path_;       // as it was given
  std::string target_;     // where it leads
  std::string folder_;     // where that is
  std::string temporary_;  // beside the target; empty while the file has no name
  bool direct_ = false;    // no plain file: written to as it is
  bool good_ = true;
};

}  // namespace horta
