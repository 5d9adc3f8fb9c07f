#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// What both ends of the bot protocol share (docs/bot-protocol.md): lines, words and lists of moves.

namespace horta::cli::protocol {

inline constexpr std::string_view version = "1";
inline constexpr std::size_t longest_line = std::size_t{4} << 20;
// Between moves: a move has spaces in it, but never this sign.
inline constexpr std::string_view separator = " | ";

// Makes lines of the bytes that arrive. A line that is too long is dropped up to its end, so that memory
// stays bounded whatever is sent.
class LineReader {
 public:
  void add(std::string_view bytes);
  std::optional<std::string> next();
  // The beginning of the last line that was dropped, until it is taken.
  const std::optional<std::string>& dropped() const { return dropped_; }
  std::optional<std::string> take_dropped();

 private:
  std::deque<std::string> lines_;
  std::string partial_;
  bool dropping_ = false;
  std::optional<std::string> dropped_;
};

// Takes the first word off a text, and the spaces around it.
std::string_view take_word(std::string_view& text);

// A whole number without a sign; nothing when it is something else or does not fit.
std::optional<std::uint64_t> read_whole(std::string_view text);

std::string join_moves(std::span<const std::string> moves);

}  // namespace horta::cli::protocol
