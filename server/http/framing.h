#pragma once

#include <cstddef>
#include <expected>
#include <string_view>

#include "server/http/message.h"

// Where a request ends. Whoever stands between a client and us must see the same requests in the same bytes
// (RFC 9112 §11.2), so everything that has ever been read in two ways is refused. A refusal is a status.

namespace horta::http {

// The length of the head that these bytes begin with, its empty line included; 0: it has not ended yet.
// Refused: a line that does not end with CR LF, and one that continues the line before it.
std::expected<std::size_t, int> head_length(std::string_view received);

// The length of the body that follows a head. Refused: a body of a method that has none, a length that is not
// one plain number, and every Transfer-Encoding. Clients know the length of what they send us, and may be
// asked to say it (RFC 9112 §6.3); without chunks there are no extensions and trailers of chunks either.
std::expected<std::size_t, int> body_length(const Request& head);

}  // namespace horta::http
