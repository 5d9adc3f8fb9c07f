#pragma once

#include "ai/search/search.h"

#ifndef __wasm__
#include <system_error>
#include <thread>

#include "ai/search/merged_thought.h"
#endif

namespace horta {

// The search at a table: one tree per thread, each with draws of its own. The same seed and number of threads
// give the same answer. WebAssembly has no threads, and one tree.
template <Game G, Judge<G> J>
class SearchThinker final : public Thinker {
 public:
  SearchThinker(std::uint64_t seed, int threads, std::shared_ptr<const typename J::Model> model) {
    Random seeds{seed};
    for (int thread = 1; thread < threads; ++thread)
      searches_.emplace_back(seeds.next(), settings_of<G>(), model);
    // With one thread it is the plain search of that seed.
    searches_.emplace(searches_.begin(), seed, settings_of<G>(), std::move(model));
  }

  std::expected<Thought, Fault> think(const Table& table, const Limit& limit, const std::atomic<bool>& stop,
                                      const std::function<void(const Thought&)>& report) override {
    const auto& at_table = static_cast<const TableOf<G>&>(table);
#ifdef __wasm__
    return searches_.front().think(at_table.rules(), at_table.state(), limit, stop, report);
#else
    if (searches_.size() == 1)
      return searches_.front().think(at_table.rules(), at_table.state(), limit, stop, report);
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
  std::vector<Search<G, J>> searches_;
};

}  // namespace horta
