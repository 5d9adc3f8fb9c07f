#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace horta {

// The bytes of the file at `path` ("assets/a.js") below a folder. Nothing: there is none, it is no plain
// file, it cannot be read or is larger than 64 MiB, or the path has an empty part, "..", or leads through a
// symbolic link, wherever that points; the folder itself may be one.
std::optional<std::string> read_below(const std::string& folder, std::string_view path);

}  // namespace horta
