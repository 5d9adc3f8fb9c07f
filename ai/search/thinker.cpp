#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/search/search.h"
#include "engine/games.h"

#ifndef __wasm__
#include <map>
#include <system_error>
#include <thread>
#endif

namespace horta {

namespace {

#ifndef __wasm__
// What several trees of the same position say together: visits add up, expectations are averaged by them. The
// best candidate is the one that most trees would play, or that was visited most among those.
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
#endif

// One tree per thread, each with draws of its own: the same seed and number of threads give the same answer.
// WebAssembly has no threads, and one tree.
template <Game G>
class ThinkerOf final : public Thinker {
 public:
  ThinkerOf(std::uint64_t seed, int threads) {
    Random seeds{seed};
    for (int thread = 0; thread < threads; ++thread) searches_.emplace_back(seeds.next());
  }

  Thought think(const Table& table, const Limit& limit, const std::atomic<bool>& stop,
                const std::function<void(const Thought&)>& report) override {
    const auto& at_table = static_cast<const TableOf<G>&>(table);
#ifdef __wasm__
    return searches_.front().think(at_table.rules(), at_table.state(), limit, stop, report);
#else
    Limit each = limit;
    if (limit.iterations > 0)
      each.iterations = std::max<std::uint64_t>(1, limit.iterations / searches_.size());
    std::vector<Thought> thoughts(searches_.size());
    const auto work = [&](std::size_t index) {
      const auto tell = [&](const Thought& thought) {
        if (index == 0) report(thought);
      };
      thoughts[index] = searches_[index].think(at_table.rules(), at_table.state(), each, stop, tell);
    };
    std::vector<std::jthread> others;
    std::size_t threads = searches_.size();
    try {
      for (std::size_t index = 1; index < searches_.size(); ++index) others.emplace_back(work, index);
    } catch (const std::system_error&) {
      threads = 1 + others.size();  // the machine gives no more: those that there are have to do
    }
    work(0);
    others.clear();
    thoughts.resize(threads);
    return merged(thoughts);
#endif
  }

 private:
  std::vector<Search<G>> searches_;
};

}  // namespace

std::expected<std::unique_ptr<Thinker>, Fault> make_thinker(std::string_view game, std::uint64_t seed,
                                                            int threads) {
  std::unique_ptr<Thinker> thinker;
  with_game(game, [&](auto type) { thinker = std::make_unique<ThinkerOf<decltype(type)>>(seed, threads); });
  if (!thinker) return std::unexpected(Fault{"game_unknown", json::Value::object({{"game", game}})});
  return thinker;
}

}  // namespace horta
