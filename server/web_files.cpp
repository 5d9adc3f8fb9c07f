#include "server/web_files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>

#include "engine/core/sha256.h"
#include "server/folder.h"
#include "server/http/letters.h"
#include "server/http/negotiation.h"

namespace horta {

namespace {

using http::Encoding;

constexpr std::string_view page = "index.html";

struct Packing {
  Encoding encoding;
  std::string_view ending;
  std::string_view name;  // in Content-Encoding
};
constexpr std::array<Packing, 3> packings{
    {{Encoding::br, ".br", "br"}, {Encoding::gzip, ".gz", "gzip"}, {Encoding::identity, "", ""}}};

// "js" of "assets/a.min.js"; empty when the last part of the path has none.
std::string_view ending_of(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? std::string_view{} : name.substr(dot + 1);
}

// Packed files go by the name of what they contain; a leading dot hides a file from people, so from the
// network too.
bool is_served(std::string_view path) {
  const std::string_view ending = ending_of(path);
  return !path.starts_with('.') && path.find("/.") == std::string_view::npos && ending != "br" &&
         ending != "gz";
}

}  // namespace

std::string_view content_type(std::string_view path) {
  using Type = std::pair<std::string_view, std::string_view>;
  constexpr std::array<Type, 21> types{{{"avif", "image/avif"},
                                        {"css", "text/css; charset=utf-8"},
                                        {"gif", "image/gif"},
                                        {"html", "text/html; charset=utf-8"},
                                        {"ico", "image/x-icon"},
                                        {"jpg", "image/jpeg"},
                                        {"js", "text/javascript; charset=utf-8"},
                                        {"json", "application/json"},
                                        {"map", "application/json"},
                                        {"md", "text/markdown; charset=utf-8"},
                                        {"mjs", "text/javascript; charset=utf-8"},
                                        {"mp3", "audio/mpeg"},
                                        {"ogg", "audio/ogg"},
                                        {"png", "image/png"},
                                        {"svg", "image/svg+xml; charset=utf-8"},
                                        {"txt", "text/plain; charset=utf-8"},
                                        {"wasm", "application/wasm"},
                                        {"webmanifest", "application/manifest+json"},
                                        {"webp", "image/webp"},
                                        {"woff2", "font/woff2"},
                                        {"xml", "application/xml; charset=utf-8"}}};
  const auto* const type = std::ranges::find(types, ending_of(path), &Type::first);
  return type == types.end() ? "application/octet-stream" : type->second;
}

bool is_immutable(std::string_view path) {
  constexpr std::size_t hash_length = 8;
  if (!path.starts_with("assets/")) return false;
  std::string_view stem = path.substr(path.rfind('/') + 1);
  stem = stem.substr(0, stem.rfind('.'));
  if (stem.size() < hash_length + 2) return false;
  const std::string_view hash = stem.substr(stem.size() - hash_length);
  const char before = stem[stem.size() - hash_length - 1];
  const auto in_hash = [](char c) { return http::is_letter(c) || http::is_digit(c) || c == '-' || c == '_'; };
  // A word such as "maskable" is no hash; the rare hash that looks like a word is asked for more often.
  const auto in_word = [](char c) { return c >= 'a' && c <= 'z'; };
  return (before == '-' || before == '.') && std::ranges::all_of(hash, in_hash) &&
         !std::ranges::all_of(hash, in_word);
}

namespace {

// A header ETag for something that these bytes stand for.
std::string tag_of(std::string_view bytes) {
  // Half of the digest is enough to tell all files apart.
  return "\"" + to_hex(sha256(bytes)).substr(0, 32) + "\"";
}

}  // namespace

struct WebFiles::Found {
  Stored file;
  std::string_view encoding;
};

std::expected<WebFiles, Fault> WebFiles::embedded(std::span<const EmbeddedFile> files) {
  std::map<std::string, Stored, std::less<>> all;
  for (const EmbeddedFile& file : files)
    all.emplace(file.path, Stored{http::Body::lasting(file.text), tag_of(file.text)});
  if (!all.contains(page)) return std::unexpected(Fault{"web_client_missing"});
  return WebFiles{[all = std::move(all)](const std::string& path) -> std::optional<Stored> {
    const auto found = all.find(path);
    return found == all.end() ? std::nullopt : std::optional{found->second};
  }};
}

std::expected<WebFiles, Fault> WebFiles::in_folder(const std::string& folder) {
  std::error_code error;
  const bool is_folder = std::filesystem::is_directory(folder, error);
  if (!is_folder) {
    if (!error) error = std::make_error_code(std::errc::not_a_directory);
    return std::unexpected(Fault{
        "file_unreadable", json::Value::object({{"file", folder}, {"error", std::strerror(error.value())}})});
  }
  if (!find_below(folder, page))
    return std::unexpected(Fault{"web_folder_without_page", json::Value::object({{"file", folder}})});
  return WebFiles{[folder](const std::string& path) -> std::optional<Stored> {
    auto file = find_below(folder, path);
    if (!file) return std::nullopt;
    return Stored{std::move(file->body), file->version.empty() ? "" : tag_of(file->version)};
  }};
}

std::optional<WebFiles::Found> WebFiles::best(std::string_view path, std::string_view accept_encoding) const {
  if (!is_served(path)) return std::nullopt;
  for (const Encoding encoding : http::encodings(accept_encoding)) {
    const auto& packing = *std::ranges::find(packings, encoding, &Packing::encoding);
    auto file = find_(std::string{path}.append(packing.ending));
    if (file) return Found{std::move(*file), packing.name};
  }
  return std::nullopt;
}

http::Response WebFiles::answer(const http::Request& request, std::string_view path) const {
  if (request.method != "GET" && request.method != "HEAD") return http::method_not_allowed("GET, HEAD");
  path.remove_prefix(1);
  if (path.empty()) path = page;
  const std::string accepted = request.headers["Accept-Encoding"];
  auto found = best(path, accepted);
  std::string_view vary = "Accept-Encoding";
  if (!found && ending_of(path).empty()) {
    vary = "Accept, Accept-Encoding";
    path = page;
    if (http::wants_page(request.headers["Accept"])) found = best(path, accepted);
  }
  if (!found) {
    http::Response nothing = http::plain_response(404);
    nothing.headers.add("Vary", vary);
    return nothing;
  }

  http::Response response;
  const std::string& tag = found->file.tag;
  if (!tag.empty()) response.headers.add("ETag", tag);
  response.headers.add("Cache-Control",
                       is_immutable(path) ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.add("Vary", vary);
  if (!tag.empty() && http::has_tag(request.headers["If-None-Match"], tag)) {
    response.status = 304;
    return response;
  }
  response.headers.add("Content-Type", content_type(path));
  if (!found->encoding.empty()) response.headers.add("Content-Encoding", found->encoding);
  response.body = std::move(found->file.body);
  return response;
}

}  // namespace horta
