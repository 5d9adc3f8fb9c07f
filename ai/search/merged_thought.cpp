#include "ai/search/merged_thought.h"

#include <algorithm>
#include <map>

namespace horta {

Thought merged(std::span<const Thought> thoughts) {
  if (thoughts.size() == 1) return thoughts.front();
  Thought all;
  std::map<Move, std::size_t> chosen;  // by how many trees
  for (const Thought& thought : thoughts) {
    all.iterations += thought.iterations;
    ++chosen[thought.candidates.front().move];
    for (const Candidate& candidate : thought.candidates) {
      const auto known = std::ranges::find(all.candidates, candidate.move, &Candidate::move);
      if (known == all.candidates.end()) {
        all.candidates.push_back(candidate);
        continue;
      }
      const auto weight = static_cast<double>(candidate.visits);
      const double total = weight + static_cast<double>(known->visits);
      for (std::size_t seat = 0; seat < candidate.points.size(); ++seat) {
        known->win_share[seat] += (candidate.win_share[seat] - known->win_share[seat]) * weight / total;
        known->points[seat] += (candidate.points[seat] - known->points[seat]) * weight / total;
      }
      known->visits += candidate.visits;
    }
  }
  std::ranges::stable_sort(all.candidates, [&](const Candidate& a, const Candidate& b) {
    const auto votes = [&](const Candidate& candidate) {
      const auto found = chosen.find(candidate.move);
      return found == chosen.end() ? std::size_t{0} : found->second;
    };
    return std::pair{votes(a), a.visits} > std::pair{votes(b), b.visits};
  });
  return all;
}

}  // namespace horta
