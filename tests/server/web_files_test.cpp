#include "server/web_files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "engine/core/version.h"
#include "server/folder.h"
#include "server/site.h"
#include "tests/support/temporary_folder.h"

namespace horta {

std::span<const EmbeddedFile> test_web_client_files();

namespace {

namespace fs = std::filesystem;
using http::Headers;
using http::Response;
using tests::TemporaryFolder;

constexpr std::array<EmbeddedFile, 9> client{{{"assets/app-Bx3_k9aQ.js", "plain script"},
                                              {"assets/app-Bx3_k9aQ.js.br", "script in br"},
                                              {"assets/app-Bx3_k9aQ.js.gz", "script in gzip"},
                                              {"assets/icon-maskable.svg", "<svg/>"},
                                              {"horta.wasm", "module"},
                                              {"horta.wasm.gz", "module in gzip"},
                                              {"index.html", "<!doctype html>"},
                                              {"manifest.webmanifest", "{}"},
                                              {"sw.js", "worker"}}};

Response get(std::string_view path, Headers headers = {}, std::string method = "GET") {
  static const WebFiles files = *WebFiles::embedded(client);
  return files.answer({std::move(method), "", std::move(headers), ""}, path);
}

std::string text_of(const http::Body& body) {
  std::string text, room;
  while (text.size() < body.size()) text += body.piece(text.size(), room);
  return text;
}
std::string body_of(const Response& response) { return text_of(response.body); }

// --- which file ------------------------------------------------------------------------------------------

TEST(WebFiles, ThePageIsAtTheRoot) {
  for (const std::string_view path : {"/", "/index.html"}) {
    const Response response = get(path);
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(body_of(response), "<!doctype html>");
    EXPECT_EQ(response.headers["Content-Type"], "text/html; charset=utf-8");
  }
}

TEST(WebFiles, AddressesOfTheClientShowThePage) {
  const Headers browser{{"Accept", "text/html,*/*;q=0.8"}};
  for (const std::string_view path : {"/play/7", "/rules", "/replay/", "/play/a b", "/assets", "/assets/"}) {
    EXPECT_EQ(body_of(get(path, browser)), "<!doctype html>") << path;
    EXPECT_EQ(get(path, browser).headers["Cache-Control"], "no-cache") << path;
    EXPECT_EQ(get(path, browser).headers["Vary"], "Accept, Accept-Encoding") << path;
  }
}

TEST(WebFiles, ButNotToWhoeverWantsSomethingElse) {
  for (const Headers& headers :
       {Headers{}, Headers{{"Accept", "*/*"}}, Headers{{"Accept", "application/json"}}}) {
    const Response response = get("/play/7", headers);
    EXPECT_EQ(response.status, 404);
    EXPECT_EQ(body_of(response), "404 Not Found\n");
    EXPECT_EQ(response.headers["Content-Type"], "text/plain; charset=utf-8");
    EXPECT_EQ(response.headers["Vary"], "Accept, Accept-Encoding");
  }
}

TEST(WebFiles, AMissingFileIsNoAddress) {
  const Headers browser{{"Accept", "text/html"}};
  for (const std::string_view path :
       {"/missing.js", "/assets/app-00000000.js", "/play/7.json", "/favicon.ico", "/.git"})
    EXPECT_EQ(get(path, browser).status, 404) << path;
}

TEST(WebFiles, PackedFilesAreNoFilesOfTheirOwn) {
  EXPECT_EQ(get("/assets/app-Bx3_k9aQ.js.br").status, 404);
  EXPECT_EQ(get("/horta.wasm.gz").status, 404);
}

TEST(WebFiles, OnlyGetAndHead) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get", "BREW"}) {
    const Response response = get("/", {}, method);
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(response.headers["Allow"], "GET, HEAD") << method;
  }
  EXPECT_EQ(get("/", {}, "HEAD").status, 200);
}

TEST(WebFiles, TypesFollowTheEnding) {
  EXPECT_EQ(get("/assets/app-Bx3_k9aQ.js").headers["Content-Type"], "text/javascript; charset=utf-8");
  EXPECT_EQ(get("/horta.wasm").headers["Content-Type"], "application/wasm");
  EXPECT_EQ(content_type("a.woff2"), "font/woff2");
  EXPECT_EQ(content_type("manifest.webmanifest"), "application/manifest+json");
  EXPECT_EQ(content_type("a.min.css"), "text/css; charset=utf-8");
  EXPECT_EQ(content_type("folder.js/file"), "application/octet-stream");
}

// --- packed ----------------------------------------------------------------------------------------------

TEST(WebFiles, TheBestEncodingThatIsThereIsSent) {
  const auto sent = [](std::string_view path, std::string_view accepted) {
    const Response response = get(path, {{"Accept-Encoding", std::string{accepted}}});
    EXPECT_EQ(response.headers["Vary"], "Accept-Encoding");
    return body_of(response) + "|" + response.headers["Content-Encoding"] + "|" +
           response.headers["Content-Type"];
  };
  const std::string type = "|text/javascript; charset=utf-8";
  EXPECT_EQ(sent("/assets/app-Bx3_k9aQ.js", "gzip, deflate, br"), "script in br|br" + type);
  EXPECT_EQ(sent("/assets/app-Bx3_k9aQ.js", "gzip"), "script in gzip|gzip" + type);
  EXPECT_EQ(sent("/assets/app-Bx3_k9aQ.js", "br;q=0.1, gzip;q=0.2"), "script in gzip|gzip" + type);
  EXPECT_EQ(sent("/assets/app-Bx3_k9aQ.js", "zstd"), "plain script|" + type);
  EXPECT_EQ(sent("/assets/app-Bx3_k9aQ.js", ""), "plain script|" + type);
  EXPECT_EQ(sent("/horta.wasm", "br"), "module||application/wasm");
  EXPECT_EQ(sent("/horta.wasm", "br, gzip"), "module in gzip|gzip|application/wasm");
}

// --- kept ------------------------------------------------------------------------------------------------

TEST(WebFiles, HashedNamesAreKeptForEverAndOthersAskedForAgain) {
  EXPECT_EQ(get("/assets/app-Bx3_k9aQ.js").headers["Cache-Control"], "public, max-age=31536000, immutable");
  for (const std::string_view path :
       {"/", "/sw.js", "/manifest.webmanifest", "/assets/icon-maskable.svg", "/horta.wasm"})
    EXPECT_EQ(get(path).headers["Cache-Control"], "no-cache") << path;
}

TEST(WebFiles, AHashIsEightCharactersBeforeTheEnding) {
  for (const std::string_view path : {"assets/a-Bx3_k9aQ.js", "assets/a.Bx3-k9aQ.css",
                                      "assets/deep/horta-12345678.wasm", "assets/a-b-ABCDEFGH.woff2"})
    EXPECT_TRUE(is_immutable(path)) << path;
  for (const std::string_view path :
       {"a-Bx3_k9aQ.js", "assets/a.js", "assets/Bx3_k9aQ.js", "assets/a-abcdefgh.js", "assets/aBx3_k9aQ.js",
        "assets/-Bx3_k9aQ.js", "assets/a-Bx3+k9aQ.js", "assets/a-Bx3_k9a.js", "assets/a-Bx3_k9aQ.js.map",
        "assets/", ""})
    EXPECT_FALSE(is_immutable(path)) << path;
}

TEST(WebFiles, WhoeverHasTheBytesGetsNone) {
  const Response first = get("/");
  const std::string tag = first.headers["ETag"];
  ASSERT_EQ(tag.size(), 34u);
  const Response second = get("/", {{"If-None-Match", tag}});
  EXPECT_EQ(second.status, 304);
  EXPECT_EQ(body_of(second), "");
  for (const char* header : {"ETag", "Cache-Control", "Vary"})
    EXPECT_EQ(second.headers[header], first.headers[header]) << header;
  EXPECT_EQ(second.headers["Content-Type"], "");
  EXPECT_EQ(get("/", {{"If-None-Match", "\"other\", W/" + tag}}).status, 304);
  EXPECT_EQ(get("/", {{"If-None-Match", "\"other\""}}).status, 200);
}

TEST(WebFiles, EveryEncodingHasATagOfItsOwn) {
  const auto tag = [](const char* accepted) {
    return get("/assets/app-Bx3_k9aQ.js", {{"Accept-Encoding", accepted}}).headers["ETag"];
  };
  EXPECT_NE(tag("br"), tag("gzip"));
  EXPECT_NE(tag("br"), tag("identity"));
  EXPECT_EQ(
      get("/assets/app-Bx3_k9aQ.js", {{"Accept-Encoding", "gzip"}, {"If-None-Match", tag("br")}}).status,
      200);
}

// --- where files come from -------------------------------------------------------------------------------

TEST(Embedded, FilesArriveAsTheyAre) {
  const fs::path root = fs::path{HORTA_SOURCE_DIR} / "tests/server/client";
  std::size_t count = 0;
  for (const auto& entry : fs::recursive_directory_iterator{root}) count += entry.is_regular_file();
  const auto files = test_web_client_files();
  EXPECT_EQ(files.size(), count);
  EXPECT_GE(count, 3u);
  for (const EmbeddedFile& file : files) {
    std::ifstream stream{root / file.path, std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{stream}, {}};
    EXPECT_TRUE(stream) << file.path;
    EXPECT_EQ(file.text, bytes) << file.path;
  }
  EXPECT_TRUE(WebFiles::embedded(files));
}

TEST(Embedded, AProgramWithoutThePageHasNoClient) {
  EXPECT_EQ(WebFiles::embedded({}).error().code, "web_client_missing");
  EXPECT_EQ(WebFiles::embedded(std::span{client}.first(3)).error().code, "web_client_missing");
}

std::optional<std::string> text_below(const fs::path& folder, std::string_view path) {
  const auto file = find_below(folder, path);
  return file ? std::optional{text_of(file->body)} : std::nullopt;
}

// A file that nobody has touched for an hour.
void write_long_ago(const TemporaryFolder& folder, std::string_view file, std::string_view text) {
  folder.write(file, text);
  fs::last_write_time(folder.path() / file, fs::file_time_type::clock::now() - std::chrono::hours{1});
}

TEST(Folder, IsLookedUpAnewEveryTime) {
  const TemporaryFolder folder;
  EXPECT_EQ(WebFiles::in_folder(folder.path()).error().code, "web_folder_without_page");
  write_long_ago(folder, "index.html", "old");
  const auto files = WebFiles::in_folder(folder.path());
  ASSERT_TRUE(files);
  const auto page = [&](Headers headers) { return files->answer({"GET", "/", std::move(headers), ""}, "/"); };
  const std::string tag = page({}).headers["ETag"];
  EXPECT_EQ(tag.size(), 34u);
  EXPECT_EQ(page({}).headers["ETag"], tag);
  EXPECT_EQ(page({{"If-None-Match", tag}}).status, 304);
  folder.write("index.html", "new");
  EXPECT_EQ(body_of(page({{"If-None-Match", tag}})), "new");
  fs::remove(folder.path() / "index.html");
  EXPECT_EQ(page({}).status, 404);
  folder.write("index.html.br", "packed");
  EXPECT_EQ(body_of(page({{"Accept-Encoding", "br"}})), "packed");
}

// Two versions of the same length may come within one tick of the file system's clock.
TEST(Folder, AFileThatHasJustBeenWrittenHasNoTagYet) {
  const TemporaryFolder folder;
  folder.write("index.html", "old");
  const auto files = WebFiles::in_folder(folder.path());
  ASSERT_TRUE(files);
  const auto page = [&] { return files->answer({"GET", "/", {{"If-None-Match", "*"}}, ""}, "/"); };
  EXPECT_EQ(page().headers["ETag"], "");
  EXPECT_EQ(body_of(page()), "old");
  folder.write("index.html", "new");
  EXPECT_EQ(body_of(page()), "new");
}

TEST(Folder, EveryVersionOfAFileHasATagOfItsOwn) {
  const TemporaryFolder folder;
  const auto version = [&](std::string_view text) {
    write_long_ago(folder, "a.txt", text);
    return find_below(folder.path(), "a.txt")->version;
  };
  const std::string first = version("one");
  EXPECT_NE(first, "");
  EXPECT_NE(version("two"), first);
  EXPECT_NE(version("three"), first);
  write_long_ago(folder, "b.txt", "one");
  EXPECT_NE(find_below(folder.path(), "b.txt")->version, find_below(folder.path(), "a.txt")->version);
}

// Nobody has so much memory, so it cannot be read as a whole, not even once.
TEST(Folder, ALargeFileTakesNoMemory) {
  const TemporaryFolder folder;
  write_long_ago(folder, "index.html", "page");
  folder.write("large.bin", "begin");
  constexpr std::uintmax_t size = std::uintmax_t{1} << 40;
  fs::resize_file(folder.path() / "large.bin", size);
  const auto files = WebFiles::in_folder(folder.path());
  ASSERT_TRUE(files);
  std::vector<Response> under_way;
  for (int count = 0; count < 20; ++count)
    under_way.push_back(files->answer({"GET", "", {}, ""}, "/large.bin"));
  std::string room;
  for (const Response& response : under_way) {
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.body.size(), size);
    EXPECT_EQ(response.body.piece(0, room).substr(0, 6), std::string_view("begin\0", 6));
    EXPECT_EQ(response.body.piece(size - 3, room), std::string_view("\0\0\0", 3));
  }
}

TEST(Folder, MustBeAFolder) {
  const TemporaryFolder folder;
  folder.write("file", "");
  EXPECT_EQ(WebFiles::in_folder(folder.path() / "file").error().code, "file_unreadable");
  EXPECT_EQ(WebFiles::in_folder(folder.path() / "missing").error().code, "file_unreadable");
}

TEST(Folder, GivesNothingFromOutside) {
  const TemporaryFolder outside;
  outside.write("secret.txt", "secret");
  const TemporaryFolder folder;
  folder.write("in/a.txt", "a");
  fs::create_symlink(outside.path() / "secret.txt", folder.path() / "link.txt");
  fs::create_symlink(outside.path(), folder.path() / "door");
  fs::create_symlink("..", folder.path() / "in/up");
  fs::create_symlink("a.txt", folder.path() / "in/b.txt");
  const auto read = [&](std::string_view path) { return text_below(folder.path(), path); };
  EXPECT_EQ(read("in/a.txt"), "a");
  const std::string sibling = "../" + outside.path().filename().string() + "/secret.txt";
  for (const std::string& path : std::vector<std::string>{
           "link.txt", "door/secret.txt", "in/up/in/a.txt", "in/b.txt", sibling, "in/../" + sibling,
           "in/../in/a.txt", (outside.path() / "secret.txt").string()})
    EXPECT_EQ(read(path), std::nullopt) << path;
}

TEST(Folder, GivesPlainFilesOnly) {
  const TemporaryFolder folder;
  folder.write("in/a.txt", "a");
  ASSERT_EQ(mkfifo((folder.path() / "pipe.txt").c_str(), 0600), 0);
  const auto read = [&](std::string_view path) { return text_below(folder.path(), path); };
  for (const std::string_view path :
       {"", "in", "in/", "/in/a.txt", "in//a.txt", "in/a.txt/", "in/a.txt/b", "pipe.txt"})
    EXPECT_EQ(read(path), std::nullopt) << path;
  EXPECT_EQ(read(std::string_view{"in/a.txt\0x", 10}), std::nullopt);
  EXPECT_EQ(text_below(folder.path() / "in/a.txt", "a"), std::nullopt);
}

TEST(Folder, MayBeALinkItself) {
  const TemporaryFolder folder;
  folder.write("dist/a.txt", "a");
  fs::create_directory_symlink("dist", folder.path() / "current");
  EXPECT_EQ(text_below(folder.path() / "current", "a.txt"), "a");
}

TEST(Folder, HidesWhatIsHidden) {
  const TemporaryFolder folder;
  for (const char* file : {"index.html", ".env", ".git/config", "a/.b/c.txt"}) folder.write(file, "x");
  const auto files = WebFiles::in_folder(folder.path());
  ASSERT_TRUE(files);
  for (const std::string_view path : {"/.env", "/.git/config", "/a/.b/c.txt"})
    EXPECT_EQ(files->answer({"GET", "", {}, ""}, path).status, 404) << path;
}

// --- the site --------------------------------------------------------------------------------------------

TEST(Site, HasAnInterfaceForProgramsAndAPageForPeople) {
  const http::Handler handler = site(*WebFiles::embedded(client));
  const auto ask = [&](std::string target, std::string method = "GET") {
    return handler({std::move(method), std::move(target), {{"Accept", "text/html"}}, ""});
  };
  EXPECT_EQ(body_of(ask("/?from=mail")), "<!doctype html>");
  EXPECT_EQ(body_of(ask("/apiary")), "<!doctype html>");
  const Response health = ask("/api/health");
  EXPECT_EQ(health.status, 200);
  EXPECT_EQ(health.headers["Content-Type"], "application/json");
  EXPECT_EQ(health.headers["Cache-Control"], "no-store");
  const auto value = json::parse(health.body.bytes());
  ASSERT_TRUE(value);
  EXPECT_EQ(*value->find("status"), json::Value{"ok"});
  EXPECT_EQ(*value->find("version"), *versions_to_json().find("version"));
  EXPECT_EQ(*value->find("games"), *versions_to_json().find("games"));
  EXPECT_EQ(ask("/api/health", "POST").status, 405);
  for (const char* target : {"/api", "/api/", "/api/none", "/%61pi/none"})
    EXPECT_EQ(ask(target).status, 404) << target;
  for (const char* target : {"/../x", "/%00", "*", "/a%2f..%2fb"})
    EXPECT_EQ(ask(target).status, 400) << target;
}

TEST(Site, ConfinesThePage) {
  const Headers headers = site_headers();
  EXPECT_EQ(headers["X-Content-Type-Options"], "nosniff");
  EXPECT_EQ(headers["Referrer-Policy"], "same-origin");
  EXPECT_EQ(headers["Cross-Origin-Opener-Policy"], "same-origin");
  EXPECT_NE(headers["Permissions-Policy"], "");
  const std::string policy = headers["Content-Security-Policy"];
  for (const char* part : {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "object-src 'none'",
                           "frame-ancestors 'none'", "worker-src 'self'"})
    EXPECT_NE(policy.find(part), std::string::npos) << part;
  EXPECT_EQ(policy.find("script-src 'self' 'unsafe"), std::string::npos);
}

}  // namespace
}  // namespace horta
