#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <string>

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

// What a name stands for that is about to be written to.
enum class Standing {
  nothing,     // no file, an empty one, or what is no plain file
  records,     // records of ours, one per line
  saved_game,  // one record of ours over many lines
  foreign,     // what we did not write, or cannot read
};
Standing standing_at(const std::string& path);
// What to say to whoever would replace it. Precondition: it is not nothing.
Fault in_the_way(const std::string& path, Standing standing);

}  // namespace horta
