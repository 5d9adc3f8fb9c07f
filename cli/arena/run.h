#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ai/arena/arena_result.h"
#include "ai/arena/sequential_test.h"
#include "engine/core/fault.h"

// A run of `horta arena`: what was asked for, and what came out; played here, or put together from the parts
// that shards have written.

namespace horta::cli {

// Two of the bots of a run, by their places in the list.
struct ArenaPairing {
  std::size_t a = 0;
  std::size_t b = 1;
  PairingResult result = {};
};

struct ArenaRun {
  std::string game;
  int rules_version = 0;
  json::Value options;
  std::string components;  // the digest
  ArenaTable table;
  std::uint64_t seed = 0;
  std::uint64_t planned = 0;  // blocks, in all shards together
  std::vector<std::string> bots;
  std::vector<std::string> weights;  // of each bot: the digest; empty for one that uses none of ours
  bool ladder = false;
  std::vector<ArenaPairing> pairings;
  // Of a run that stops when it is sure.
  std::optional<SequentialTest> test = {};
};

// The parts of a run, one line of JSON per pairing. They hold whole numbers only, so that a run put together
// from them is the same to the last digit (docs/cluster.md).
std::string parts_of(const ArenaRun& run);
// Files with parts of one run, in any order; lines that are no part are passed over.
std::expected<ArenaRun, Fault> merge_parts(std::span<const std::string> files);

void print_arena(const ArenaRun& run, bool as_json);

}  // namespace horta::cli
