#include "engine/core/chance.h"

#include <cassert>

namespace horta {

namespace {

int next_type(std::span<const std::uint8_t> left, int from) {
  int type = from;
  while (static_cast<std::size_t>(type) < left.size() && left[static_cast<std::size_t>(type)] == 0) ++type;
  return type;
}

}  // namespace

int RecordingChance::draw(const PileView& pile) {
  const int type = source_.draw(pile);
  draws_.push_back({.pile = pile.pile, .type = static_cast<std::uint8_t>(type)});
  return type;
}

int ReplayChance::draw(const PileView& pile) {
  if (mistake_ == Mistake::none) {
    if (used_ == draws_.size()) {
      mistake_ = Mistake::missing;
    } else if (draws_[used_].pile != pile.pile) {
      mistake_ = Mistake::wrong_pile;
    } else if (draws_[used_].type >= pile.left.size() || pile.left[draws_[used_].type] == 0) {
      mistake_ = Mistake::not_in_pile;
    } else {
      return draws_[used_++].type;
    }
  }
  return next_type(pile.left, 0);
}

bool EnumeratingChance::next() {
  depth_ = 0;
  probability_ = 1.0;
  if (!started_) {
    started_ = true;
    return true;
  }
  while (!path_.empty() && path_.back().type == path_.back().last) path_.pop_back();
  if (path_.empty()) return false;
  Branch& branch = path_.back();
  branch.type = static_cast<std::uint8_t>(next_type(branch.left, branch.type + 1));
  return true;
}

int EnumeratingChance::draw(const PileView& pile) {
  if (depth_ == path_.size()) {
    Branch branch{.type = static_cast<std::uint8_t>(next_type(pile.left, 0)),
                  .last = static_cast<std::uint8_t>(pile.left.size() - 1),
                  .left = {pile.left.begin(), pile.left.end()}};
    while (branch.left[branch.last] == 0) --branch.last;
    path_.push_back(std::move(branch));
  }
  const int type = path_[depth_++].type;
  probability_ *= static_cast<double>(pile.left[static_cast<std::size_t>(type)]) / pile.total;
  return type;
}

}  // namespace horta
