#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/game.h"

namespace horta {

inline constexpr int levels = 8;

// `level:1` … `level:8`: searching bots of a game, each about 100 Elo above the one before at two players
// (scripts/calibrate-levels.sh, docs/strength.md). What stands here is what follows `search:`. The weak ones
// think little and err; the strong ones differ in how long they think.
struct Levels {
  std::string_view game;
  std::array<std::string_view, levels> style;
};

inline constexpr std::array<Levels, 2> all_levels{
    {{"bruxelles-1897", {"24~3.4", "24~2.2", "24~1.4", "24", "65", "155", "340", "760"}},
     {"bruxelles-1893", {"24~6", "24~4.5", "24~3.3", "24~2.1", "24~0.5", "70", "150", "290"}}}};

// The style of `level:N`, or nothing when there is no such level.
std::optional<std::string_view> style_of_level(std::string_view game, std::string_view level);

}  // namespace horta
