#include "server/site.h"

#include "engine/core/json.h"
#include "engine/core/version.h"
#include "server/http/target.h"

namespace horta {

namespace {

using http::Request;
using http::Response;

// Whether the program is there, and which one, for whoever watches over it.
Response health(const Request& request) {
  if (request.method != "GET" && request.method != "HEAD") return http::method_not_allowed("GET, HEAD");
  json::Value answer = json::Value::object({{"status", "ok"}});
  answer.set_all(versions_to_json());
  return {200, {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}, json::write(answer)};
}

Response api(const Request& request, std::string_view path) {
  if (path == "/api/health") return health(request);
  return http::plain_response(404);
}

}  // namespace

http::Handler site(WebFiles files) {
  return [files = std::move(files)](const Request& request) {
    const auto target = http::read_target(request.target);
    if (!target) return http::plain_response(400);
    if (target->path == "/api" || target->path.starts_with("/api/")) return api(request, target->path);
    return files.answer(request, target->path);
  };
}

http::Headers site_headers() {
  return {{"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "same-origin"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Permissions-Policy",
           "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
           "microphone=(), midi=(), payment=(), usb=()"},
          {"Content-Security-Policy",
           "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
           "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
           "manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action "
           "'self'"}};
}

}  // namespace horta
