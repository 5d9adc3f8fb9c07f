#include "ai/search/thinker.h"

#include <charconv>

namespace horta {

std::optional<Limit> read_limit(std::string_view text) {
  constexpr std::string_view milliseconds = "ms";
  constexpr std::uint64_t most = 1'000'000'000;
  const bool timed = text.ends_with(milliseconds);
  if (timed) text.remove_suffix(milliseconds.size());
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number == 0 || number > most)
    return std::nullopt;
  if (timed) return Limit{.iterations = 0, .time = std::chrono::milliseconds{number}};
  return Limit{.iterations = number, .time = {}};
}

}  // namespace horta
