#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/search/thinking.h"
#include "engine/core/fault.h"

namespace horta::cli {

// What can be set about `horta engine`: by `setoption`, and before that on the command line.
struct EngineOptions {
  std::string bot = "search";
  std::uint64_t seed = 1;
  std::uint64_t threads = 1;
  std::uint64_t iterations = 0;  // of a `go` without a limit; 0: MoveTime decides
  std::uint64_t move_time = 1000;

  // How long it thinks when it may choose.
  Limit own_limit() const;
};

// The lines that offer them, with their defaults.
std::vector<std::string> option_lines();

std::optional<Fault> set_option(EngineOptions& options, std::string_view name, std::string_view value);

// The bot that is chosen, as one that thinks.
std::expected<std::unique_ptr<Thinker>, Fault> thinker_of(const EngineOptions& options,
                                                          std::string_view game);

}  // namespace horta::cli
