#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bots/bot.h"
#include "engine/core/fault.h"

namespace horta::cli {

// What can be set about `horta engine`: by `setoption`, and before that on the command line.
struct EngineOptions {
  static constexpr std::string_view search = "search";  // a plain one, whose limits `go` sets

  std::string bot{search};
  std::uint64_t seed = 1;
  std::uint64_t threads = 1;
  std::uint64_t iterations = 0;  // of a `go` without a limit; 0: MoveTime decides
  std::uint64_t move_time = 1000;

  // How long it thinks when it may choose.
  Limit own_limit() const;
  bool searches() const { return bot == search; }
};

// The lines that offer them, with their defaults.
std::vector<std::string> option_lines();

std::optional<Fault> set_option(EngineOptions& options, std::string_view name, std::string_view value);

// The bot that is chosen. Precondition: the program has the game.
std::unique_ptr<Bot> bot_of(const EngineOptions& options, std::string_view game);

}  // namespace horta::cli
