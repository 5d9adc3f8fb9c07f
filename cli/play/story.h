#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/board.h"
#include "engine/core/match.h"

namespace horta::cli {

// What happened in a match, one sentence per line, with headings where the majorities and the final scoring
// begin.
std::vector<std::string> story(const Scene& scene, const Board& board, const Match& match,
                               std::span<const Event> events, Detail detail);

}  // namespace horta::cli
