#pragma once

#include <cstdio>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/fault.h"
#include "engine/core/json.h"

namespace horta {

// Everything is read from regular files, or from the standard input, which is called "-".

// The whole of a file, at most 16 MiB.
std::expected<std::string, Fault> read_file(const std::string& path);

// Reads the records of a file one after the other: one JSON value over many lines, or one per line. visit(n,
// record) gets each with its number from 0, or the fault in its place.
// Returns the fault that kept the file from being read at all.
using VisitRecord = std::function<void(std::size_t, const std::expected<json::Value, Fault>&)>;
std::expected<void, Fault> each_record(const std::string& path, const VisitRecord& visit);

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
  std::expected<void, Fault> finish();

 private:
  WholeFile() = default;
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> file_;
  std::string path_;       // as it was given
  std::string target_;     // where it leads
  std::string temporary_;  // beside the target; empty while the file has no name
  bool direct_ = false;    // no plain file: written to as it is
  bool good_ = true;
};

}  // namespace horta
