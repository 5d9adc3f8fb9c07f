#include "ai/bots/levels.h"

namespace horta {

std::optional<std::string_view> style_of_level(std::string_view game, std::string_view level) {
  if (level.size() != 1 || level[0] < '1' || level[0] >= '1' + levels) return std::nullopt;
  for (const Levels& known : all_levels)
    if (known.game == game) return known.style[static_cast<std::size_t>(level[0] - '1')];
  return std::nullopt;
}

}  // namespace horta
