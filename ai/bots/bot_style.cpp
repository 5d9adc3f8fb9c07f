#include "ai/bots/bot_style.h"

#include <algorithm>
#include <charconv>

#include "ai/evaluation/exponential.h"

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

// The points that a seat would be ahead of all others.
float lead(const Candidate& candidate, Seat seat) {
  double best_other = -1e9;
  for (std::size_t other = 0; other < candidate.points.size(); ++other)
    if (other != static_cast<std::size_t>(seat)) best_other = std::max(best_other, candidate.points[other]);
  return static_cast<float>(candidate.points[static_cast<std::size_t>(seat)] - best_other);
}

}  // namespace

Move BotStyle::pick(const Thought& thought, Seat seat, Random& random) const {
  if (slack == 0) return thought.candidates.front().move;
  const float bearable = static_cast<float>(slack) * 0.1F;
  const float best = lead(thought.candidates.front(), seat);
  std::vector<float> weights;
  float total = 0;
  for (const Candidate& candidate : thought.candidates) {
    const float cost = std::max(0.0F, best - lead(candidate, seat));
    weights.push_back(cost <= bearable * most_slacks ? exponential(-cost / bearable) : 0.0F);
    total += weights.back();
  }
  float left = total * static_cast<float>(random.below(1u << 24)) / static_cast<float>(1u << 24);
  for (std::size_t index = 0; index < weights.size(); ++index) {
    left -= weights[index];
    if (left < 0) return thought.candidates[index].move;
  }
  return thought.candidates.front().move;
}

std::optional<BotStyle> read_bot_style(std::string_view text) {
  BotStyle style;
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
