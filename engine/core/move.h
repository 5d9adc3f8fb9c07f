#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace horta {

// One small decision of one seat: a kind (the game's own enumeration) and what was chosen, in 32 bits.
// A move says nothing of who makes it or when: its meaning depends on the kind alone, so that any move
// can be written down, read back and asked about without a position.
class Move {
 public:
  static constexpr std::uint32_t max_choice = 0xFF'FFFF;

  constexpr Move() = default;
  constexpr Move(std::uint8_t kind, std::uint32_t choice)
      : bits_{(static_cast<std::uint32_t>(kind) << 24) | (choice & max_choice)} {}

  static constexpr Move from_bits(std::uint32_t bits) {
    Move move;
    move.bits_ = bits;
    return move;
  }

  constexpr std::uint8_t kind() const { return static_cast<std::uint8_t>(bits_ >> 24); }
  constexpr std::uint32_t choice() const { return bits_ & max_choice; }
  constexpr std::uint32_t bits() const { return bits_; }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  std::uint32_t bits_ = 0;
};

// The options of one decision, in canonical order. The capacity is the largest number of options any
// decision of any game has; each kind of decision states its own bound.
class MoveList {
 public:
  static constexpr std::size_t capacity = 576;

  MoveList() {}  // the moves beyond size() are never read, so they are left uninitialised

  void clear() { size_ = 0; }
  void push_back(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t index) const {
    assert(index < size_);
    return moves_[index];
  }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool contains(Move move) const {
    for (const Move option : *this)
      if (option == move) return true;
    return false;
  }

 private:
  std::size_t size_ = 0;
  union {  // keeps the constructor trivial
    std::array<Move, capacity> moves_;
  };
};

}  // namespace horta
