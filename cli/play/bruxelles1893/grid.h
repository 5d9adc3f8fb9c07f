#pragma once

#include "cli/play/board.h"
#include "cli/play/bruxelles1893/names.h"
#include "engine/bruxelles1893/rules.h"

namespace horta::cli {

// The Art Nouveau board: the cells with their actions, pawns and houses, a heavy line around the zone of the
// round, the irises that are complete, and below each column its card and who has staked how much.
std::vector<std::string> draw_art_nouveau(const Scene& scene, const Names& names,
                                          const bruxelles1893::Rules& rules,
                                          const bruxelles1893::State& state);

inline constexpr int art_nouveau_margin = 3;      // the row numbers
inline constexpr int art_nouveau_cell_width = 9;  // inside the lines
inline constexpr int art_nouveau_width =
    art_nouveau_margin + bruxelles1893::size * (art_nouveau_cell_width + 1) + 1;

}  // namespace horta::cli
