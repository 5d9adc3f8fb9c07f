#include "ai/bots/search_bot.h"

#include <charconv>

namespace horta {

namespace {

// "3" or "2.5", in tenths.
std::optional<int> read_tenths(std::string_view text) {
  int tenths = 0;
  if (const auto point = text.find('.'); point != std::string_view::npos) {
    const std::string_view digit = text.substr(point + 1);
    if (digit.size() != 1 || digit[0] < '0' || digit[0] > '9') return std::nullopt;
    tenths = digit[0] - '0';
    text = text.substr(0, point);
  }
  int whole = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
  if (error != std::errc{} || end != text.data() + text.size() || whole < 0 || whole > 1000)
    return std::nullopt;
  return whole * 10 + tenths;
}

}  // namespace

std::optional<SearchStyle> read_search_style(std::string_view text) {
  SearchStyle style;
  if (const auto tilde = text.find('~'); tilde != std::string_view::npos) {
    const auto slack = read_tenths(text.substr(tilde + 1));
    if (!slack || *slack == 0) return std::nullopt;
    style.slack = *slack;
    text = text.substr(0, tilde);
  }
  const auto limit = read_limit(text);
  if (!limit) return std::nullopt;
  style.limit = *limit;
  return style;
}

}  // namespace horta
