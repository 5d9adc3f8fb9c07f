#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http/message.h"

namespace horta {

// A file as it was found. It stays open as long as its body lives, which reads from it whenever a piece is
// sent: however large the file is, and however many ask for it, it takes no memory.
struct File {
  http::Body body;
  // Names this version of the file, after what the system knows of it. Empty while it is so new that it could
  // change again without the system's clock having moved.
  std::string version;
};

// The file at `path` ("assets/a.js") below a folder. Nothing: there is none, it is no plain file or cannot be
// read, or the path has an empty part, "..", or leads through a symbolic link, wherever that points; the
// folder itself may be one. Throws std::system_error when the system lets us open no more files.
std::optional<File> find_below(const std::string& folder, std::string_view path);

}  // namespace horta
