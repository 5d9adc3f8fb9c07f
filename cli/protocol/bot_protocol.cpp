#include "cli/protocol/bot_protocol.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace horta::cli::protocol {

void LineReader::add(std::string_view bytes) {
  constexpr std::size_t shown = 100;
  while (!bytes.empty()) {
    const std::size_t end = bytes.find('\n');
    const std::string_view part = bytes.substr(0, end);
    if (!dropping_) partial_ += part;
    if (partial_.size() > longest_line) {
      dropping_ = true;
      dropped_ = partial_.substr(0, shown);
      partial_.clear();
    }
    if (end == std::string_view::npos) return;
    if (!dropping_) {
      if (partial_.ends_with('\r')) partial_.pop_back();
      lines_.push_back(std::move(partial_));
    }
    dropping_ = false;
    partial_.clear();
    bytes.remove_prefix(end + 1);
  }
}

std::optional<std::string> LineReader::next() {
  if (lines_.empty()) return std::nullopt;
  std::string line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

std::optional<std::string> LineReader::take_dropped() { return std::exchange(dropped_, std::nullopt); }

std::string_view take_word(std::string_view& text) {
  constexpr std::string_view blank = " \t";
  text.remove_prefix(std::min(text.find_first_not_of(blank), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(blank));
  text.remove_prefix(word.size());
  text.remove_prefix(std::min(text.find_first_not_of(blank), text.size()));
  return word;
}

std::optional<std::uint64_t> read_whole(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string join_moves(std::span<const std::string> moves) {
  std::string text;
  for (const std::string& move : moves) {
    if (!text.empty()) text += separator;
    text += move;
  }
  return text;
}

}  // namespace horta::cli::protocol
