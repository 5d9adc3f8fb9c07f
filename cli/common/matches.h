#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "cli/commands.h"
#include "engine/core/match.h"

namespace horta::cli {

struct Tally {
  std::size_t passed = 0;
  std::size_t failed = 0;
};

// Replays the records of a file one after the other, with component data of one's own where a record asks for
// them. visit(n, match) answers what it finds wrong; that, and what a record has wrong by itself, is told
// with its place. Nothing when the file or the data cannot be read, which is told too.
using VisitMatch = std::function<std::optional<Fault>(std::size_t, const Match&)>;
std::optional<Tally> each_match(const std::string& file, const std::string& component_data,
                                const VisitMatch& visit);

// "N passed, M failed", or as JSON with more members; the exit code.
int report(const Tally& tally, bool as_json, json::Object more = {});

}  // namespace horta::cli
