#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/embedded.h"
#include "engine/core/fault.h"
#include "server/http/message.h"

// The web client: a page, index.html, that shows every address of the client, and the files it loads. Beside
// a file may lie the same packed, <file>.br and <file>.gz: they are sent to clients that take them, and are
// no files of their own.

namespace horta {

// The built web client, as far as it was there when the program was built. Bytes, not text.
std::span<const EmbeddedFile> web_client_files();

class WebFiles {
 public:
  // Files that are part of the program.
  static std::expected<WebFiles, Fault> embedded(std::span<const EmbeddedFile> files);
  // The files of a folder, looked up anew for every request and read while they are sent: for work on the
  // client. No links are followed, and names that begin with a dot are not served.
  static std::expected<WebFiles, Fault> in_folder(const std::string& folder);

  // The response to a request for a decoded path as http::Target has it. A path that is no file and does not
  // look like one is an address within the client: whoever wants a page there gets index.html.
  http::Response answer(const http::Request& request, std::string_view path) const;

 private:
  struct Stored {
    http::Body body;
    std::string tag;  // of exactly these bytes, for the header ETag; empty: they may change without it
  };
  struct Found;
  using Find = std::function<std::optional<Stored>(const std::string&)>;

  explicit WebFiles(Find find) : find_{std::move(find)} {}
  std::optional<Found> best(std::string_view path, std::string_view accept_encoding) const;

  Find find_;  // by a path without the slash in front
};

// "text/html; charset=utf-8", by the ending of a path.
std::string_view content_type(std::string_view path);

// Whether the name of a file changes with its contents, so that it may be kept for ever: below assets/, and
// with the eight characters of a hash before its ending, as in assets/index-Bx3_k9aQ.js.
bool is_immutable(std::string_view path);

}  // namespace horta
