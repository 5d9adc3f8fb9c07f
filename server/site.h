#pragma once

#include "server/http/message.h"
#include "server/web_files.h"

namespace horta {

// What the server answers: programs find their interface below /api/, people the web client everywhere else.
http::Handler site(WebFiles files);

// The headers of every response. They confine the page to what comes from this server, with WebAssembly in
// workers, and let nobody put it into a frame.
http::Headers site_headers();

}  // namespace horta
