#pragma once

#include <span>
#include <string>
#include <vector>

#include "ai/hint/hint.h"
#include "cli/play/board.h"

namespace horta::cli {

// Hints as a terminal shows them: under each move what everybody may expect, and the reasons. `numbers` are
// those by which the moves can be chosen.
std::vector<std::string> hint_lines(const Scene& scene, const Board& board, const Table& table,
                                    std::span<const Hint> hints, std::span<const std::size_t> numbers);

// The parameters of a reason with its seats by their names; `others` says how many those are, as a list can
// be empty.
json::Value with_names(const Scene& scene, const HintReason& reason);

// "a, b and c": the names in a parameter, each by its message, `<family>.<name>`.
std::string worded_list(const Scene& scene, const json::Value& names, std::string_view family);

}  // namespace horta::cli
