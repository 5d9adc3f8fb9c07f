#include <pthread.h>

#include <csignal>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

#include "cli/commands.h"
#include "cli/common/complain.h"
#include "cli/common/print.h"
#include "server/http/server.h"
#include "server/site.h"
#include "server/web_files.h"

namespace horta::cli {

namespace {

// What asks the program to stop, held back from now on in this thread and those it starts. What was ignored
// before, as a shell does for programs in the background, stays so.
class Signals {
 public:
  Signals() {
    sigemptyset(&awaited_);
    for (const int signal : {SIGINT, SIGTERM}) {
      struct sigaction action{};
      sigaction(signal, nullptr, &action);
      if (action.sa_handler != SIG_IGN) sigaddset(&awaited_, signal);
    }
    pthread_sigmask(SIG_BLOCK, &awaited_, &before_);
  }
  ~Signals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  void wait() const {
    int signal = 0;
    while (sigwait(&awaited_, &signal) != 0) {
    }
  }

 private:
  sigset_t awaited_{}, before_{};
};

void tell_where(const Locale& say, const Address& address, std::uint16_t port) {
  const auto line = [&say](std::string_view id, const std::string& url) {
    print("{}\n", say(id, json::Value::object({{"url", url}})));
  };
  const auto shared = network_addresses(address);
  if (address.is_any || address.is_loopback) line("serve.here", url_of(address, port));
  for (const Address& other : shared)
    line(address.is_any ? "serve.network" : "serve.here", url_of(other, port));
  if (address.is_loopback) print("{}\n", say("serve.only_here"));
  print("{}\n", say("serve.stop"));
  std::fflush(stdout);
}

}  // namespace

int serve(const ServeArguments& arguments) {
  const auto address = read_address(arguments.address);
  if (!address) {
    complain(Fault{"address_syntax", json::Value::object({{"address", arguments.address}})});
    return wrong_usage;
  }
  auto files =
      arguments.web.empty() ? WebFiles::embedded(web_client_files()) : WebFiles::in_folder(arguments.web);
  if (!files) {
    complain(files.error());
    return failed;
  }
  http::Settings settings;
  settings.address = *address;
  settings.port = static_cast<std::uint16_t>(arguments.port);
  settings.threads = arguments.threads;
  settings.headers = site_headers();
  settings.report = [](const std::string& what) {
    complain(Fault{"request_failed", json::Value::object({{"error", what}})});
  };

  std::optional<Signals> signals{std::in_place};
  auto server = http::Server::start(std::move(settings), site(std::move(*files)));
  if (!server) {
    complain(server.error());
    return failed;
  }
  tell_where(Locale::get(language_from_environment()), *address, server->port());
  signals->wait();
  signals.reset();  // whoever asks twice does not want to wait
  server->stop();
  return good;
}

}  // namespace horta::cli
