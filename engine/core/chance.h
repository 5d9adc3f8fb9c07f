#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/pile.h"
#include "engine/core/random.h"

namespace horta {

// Where draws come from at a table, in a replay, in a test. `draw` returns a card type with left > 0.
class Chance {
 public:
  virtual ~Chance() = default;
  virtual int draw(const PileView& pile) = 0;
};

// Simulation and search: uniform draws from a generator of its own. Not virtual, so that it inlines.
class RandomChance {
 public:
  explicit RandomChance(std::uint64_t seed) : random_{seed} {}
  int draw(const PileView& pile) {
    drew_ = true;
    return type_at(pile.left, static_cast<int>(random_.below(static_cast<std::uint32_t>(pile.total))));
  }
  bool drew() const { return drew_; }  // whether anything was left to chance

 private:
  Random random_;
  bool drew_ = false;
};

// A card that was drawn, as records keep it.
struct Draw {
  std::uint8_t pile = 0;
  std::uint8_t type = 0;

  friend bool operator==(const Draw&, const Draw&) = default;
};

// Draws from another chance and remembers them.
class RecordingChance final : public Chance {
 public:
  explicit RecordingChance(Chance& source) : source_{source} {}
  int draw(const PileView& pile) override;
  std::vector<Draw> take() { return std::move(draws_); }

 private:
  Chance& source_;
  std::vector<Draw> draws_;
};

// Gives the draws of a record again. A draw that the record lacks, or that cannot come from the pile, is
// replaced by some card that can, and remembered as the mistake: the rules always get an answer.
class ReplayChance final : public Chance {
 public:
  enum class Mistake { none, missing, wrong_pile, not_in_pile };

  explicit ReplayChance(std::vector<Draw> draws) : draws_{std::move(draws)} {}
  int draw(const PileView& pile) override;

  Mistake mistake() const { return mistake_; }
  std::size_t used() const { return used_; }  // on a mistake: the index of the draw that is wrong
  bool all_used() const { return used_ == draws_.size(); }

 private:
  std::vector<Draw> draws_;
  std::size_t used_ = 0;
  Mistake mistake_ = Mistake::none;
};

// Goes through every outcome of the draws that one move makes, each with its probability:
//   for (EnumeratingChance chance; chance.next();) { apply(..., chance, ...); use(chance.probability()); }
// Meant for small draws: the number of outcomes is the product of the types at each draw.
class EnumeratingChance final : public Chance {
 public:
  bool next();
  int draw(const PileView& pile) override;
  double probability() const { return probability_; }

 private:
  struct Branch {
    std::uint8_t type;
    std::uint8_t last;  // the highest type that can be drawn here
    std::vector<std::uint8_t> left;
  };
  std::vector<Branch> path_;
  std::size_t depth_ = 0;
  bool started_ = false;
  double probability_ = 1.0;
};

}  // namespace horta
