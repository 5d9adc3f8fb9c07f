#pragma once

#include <cstdint>

namespace horta {

// SplitMix64 (Steele, Lea, Flood 2014): 64 bits of state, equidistributed, good enough for simulation and
// search, and the same on every machine. Never used to shuffle at a table: see keyed_chance.h.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_{seed} {}

  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E37'79B9'7F4A'7C15);
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
    return z ^ (z >> 31);
  }

  // A number in [0, bound), exactly uniform: multiply and reject (Lemire 2019). bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace horta
