#pragma once

#include <optional>

#include "ai/bots/bot.h"
#include "ai/search/search.h"

namespace horta {

// How a searching bot plays: `search:400`, `search:50ms`; `search:100~2.5` is one that errs. It takes another
// move than the best one the more readily the less that costs, in points ahead of the others: e times as
// rarely for every 2.5 points, and never one that costs more than `most_slacks` times as much. So it makes
// the mistakes that people make, and no senseless ones.
struct SearchStyle {
  static constexpr int most_slacks = 3;

  Limit limit;
  int slack = 0;  // tenths of a point; 0: no mistakes

  friend bool operator==(const SearchStyle&, const SearchStyle&) = default;
};

// What follows `search:` in a name.
std::optional<SearchStyle> read_search_style(std::string_view text);

template <Game G>
class SearchBot final : public BotOf<G> {
 public:
  SearchBot(std::uint64_t seed, const SearchStyle& style, std::shared_ptr<const Weights> weights)
      : search_{seed, settings_of<G>(), std::move(weights)}, style_{style}, random_{~seed} {}

  Answered choose(const typename G::Rules& rules, const typename G::State& state, const MoveList&) override {
    const std::atomic<bool> never = false;
    const Thought thought = search_.think(rules, state, style_.limit, never, [](const Thought&) {});
    return style_.slack == 0 ? thought.candidates.front().move : err(thought, G::decision(state).seat);
  }

 private:
  // A candidate by what it costs against the best one.
  Move err(const Thought& thought, Seat seat) {
    const float slack = static_cast<float>(style_.slack) * 0.1F;
    const float best = lead(thought.candidates.front(), seat);
    std::vector<float> weights;
    float total = 0;
    for (const Candidate& candidate : thought.candidates) {
      const float cost = std::max(0.0F, best - lead(candidate, seat));
      const bool bearable = cost <= slack * SearchStyle::most_slacks;
      weights.push_back(bearable ? exponential(-cost / slack) : 0.0F);
      total += weights.back();
    }
    float left = total * static_cast<float>(random_.below(1u << 24)) / static_cast<float>(1u << 24);
    for (std::size_t index = 0; index < weights.size(); ++index) {
      left -= weights[index];
      if (left < 0) return thought.candidates[index].move;
    }
    return thought.candidates.front().move;
  }

  static float lead(const Candidate& candidate, Seat seat) {
    double best_other = -1e9;
    for (std::size_t other = 0; other < candidate.points.size(); ++other)
      if (other != static_cast<std::size_t>(seat)) best_other = std::max(best_other, candidate.points[other]);
    return static_cast<float>(candidate.points[static_cast<std::size_t>(seat)] - best_other);
  }

  Search<G> search_;
  SearchStyle style_;
  Random random_;
};

}  // namespace horta
