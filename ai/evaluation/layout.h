#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace horta {

// A group of numbers with a name: what an evaluation counts, or what a policy looks at. The file of weights
// has one entry for each block.
struct Block {
  std::string_view name;
  int size = 1;
  int first = 0;
};

// Blocks one after the other.
template <std::size_t Count>
struct Layout {
  std::array<Block, Count> blocks;
  int size = 0;

  consteval explicit Layout(std::array<Block, Count> all) : blocks{all} {
    for (Block& block : blocks) {
      block.first = size;
      size += block.size;
    }
  }
  // Where a block begins. A name that does not exist does not compile.
  consteval int first(std::string_view name) const {
    for (const Block& block : blocks)
      if (block.name == name) return block.first;
    std::unreachable();
  }
};

template <std::size_t Count>
Layout(std::array<Block, Count>) -> Layout<Count>;

// A coordinate inside a block: a value that is kept within its range.
struct Axis {
  int value;
  int size;
};

// The place of the given coordinates in a block of so many dimensions, the last one running fastest.
template <class... Axes>
constexpr int place_in(int first, Axes... axes) {
  int offset = 0;
  ((offset = offset * axes.size + (axes.value < 0           ? 0
                                   : axes.value < axes.size ? axes.value
                                                            : axes.size - 1)),
   ...);
  return first + offset;
}

}  // namespace horta
