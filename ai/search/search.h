#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include "ai/evaluation/exponential.h"
#include "ai/evaluation/heuristic.h"
#include "ai/evaluation/judge.h"
#include "ai/search/clock.h"
#include "ai/search/thinker.h"
#include "ai/search/tree.h"
#include "engine/core/random.h"

namespace horta {

// How a search weighs things. The numbers were found by play (docs/strength.md).
struct SearchSettings {
  float exploration = 1.2F;  // times the scatter of what was seen
  float margin = 0.1F;       // of the points ahead, against the share of the win
  float widening = 1.5F;     // options looked at: times the square root of the visits
  int candidates = 16;       // at the root
  bool play_out = false;     // positions are played out by the policy before the last round too
  std::size_t most_nodes = std::size_t{1} << 16;  // positions kept: bounds the memory (docs/performance.md)
};

template <Game G>
SearchSettings settings_of() {
  return {.play_out = Heuristic<G>::plays_out};
}

// Multi-player Monte-Carlo tree search. Every seat goes for its own utility: its share of the win, and a
// little for being ahead. A tree ends where the round does, and the judge does not look at the next
// deal; in the last round it ends with the game. Moves are tried in the order of the policy, more of them the
// more often a position is visited; positions are judged once the turn under way is
// finished. At the root, sequential halving shares out the visits.
//
// It sees the position, which holds no secret, and draws of its own. With a limit of iterations it gives the
// same answer for the same seed on every machine, and after the same earlier decisions: what was found and
// drawn for those is not forgotten.
template <Game G, Judge<G> J>
class Search {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  explicit Search(std::uint64_t seed, const SearchSettings& settings = settings_of<G>(),
                  std::shared_ptr<const typename J::Model> model = nullptr)
      : settings_{settings}, model_{std::move(model)}, random_{seed}, tree_{settings.most_nodes} {}

  // See Thinker. Every candidate is looked at once at least, whatever the limit. `rules` must be those of the
  // same table every time.
  Thought think(const Rules& rules, const State& state, const Limit& limit, const std::atomic<bool>& stop,
                const std::function<void(const Thought&)>& report) {
    begin(rules, state);
    const double start = milliseconds_now();
    iterations_ = 0;
    const std::size_t options = edges_of(root_).size();
    if (limit.iterations == 0 && limit.time.count() == 0) {
      std::uint64_t length = 1024;
      do {
        halve(options, length, [&](int, int) { return stop.load(std::memory_order_relaxed); });
        report(thought());
        length *= 2;
      } while (!stop);
    } else if (limit.time.count() == 0) {
      halve(options, limit.iterations, [&](int, int) { return stop.load(std::memory_order_relaxed); });
    } else {
      // By the clock: every phase of the halving gets its part of the time.
      const std::uint64_t most = limit.iterations ? limit.iterations : std::uint64_t{1} << 40;
      halve(options, most, [&](int phase, int phases) {
        if (stop.load(std::memory_order_relaxed)) return true;
        return iterations_ % 8 == 0 &&
               (milliseconds_now() - start) * phases >= static_cast<double>(limit.time.count() * (phase + 1));
      });
    }
    return thought();
  }

  // What it has found so far.
  const Tree<G>& tree() const { return tree_; }

 private:
  using Index = std::uint32_t;
  struct Step {
    Index node, edge;
  };
  struct Ranked {
    float prior;
    std::uint32_t option;
  };

  std::span<Edge> edges_of(Index index) { return tree_.edges(tree_.node(index)); }
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  // Goes on with the tree of the last decision where this position is in it.
  void begin(const Rules& rules, const State& state) {
    rules_ = &rules;
    if (!judge_) judge_.emplace(rules, model_);
    round_ = G::round(state);
    last_round_ = round_ == Heuristic<G>::rounds;
    root_ = tree_.half_full() ? Tree<G>::none : tree_.find(state);
    if (root_ == Tree<G>::none || tree_.node(root_).ended) {
      tree_.clear();
      root_ = add(state);
    }
    if (tree_.node(root_).edges == 0) expand(root_);
  }

  Index add(const State& state) {
    const Index index = tree_.add(state);
    Node<G>& node = tree_.node(index);
    node.ended = G::over(state) || G::round(state) != round_;
    node.seat = static_cast<std::int8_t>(node.ended ? 0 : G::decision(state).seat);
    return index;
  }

  // The options of a position, the likeliest first.
  void expand(Index index) {
    const State& state = tree_.node(index).state;
    G::legal(*rules_, state, options_);
    const float total = weigh_options(state);
    ranked_.clear();
    for (std::uint32_t option = 0; option < options_.size(); ++option)
      ranked_.push_back({likely_[option] / total, option});
    // Of equal ones the first; std::stable_sort would allocate.
    std::ranges::sort(ranked_, [](const Ranked& a, const Ranked& b) {
      return a.prior != b.prior ? a.prior > b.prior : a.option < b.option;
    });
    edges_.clear();
    for (const Ranked& ranked : ranked_)
      edges_.push_back({.move = options_[ranked.option], .prior = ranked.prior});
    tree_.add_edges(index, edges_);
  }

  // How likely the policy finds each of the options, up to a factor: their sum.
  float weigh_options(const State& state) {
    likely_.clear();
    int most = 0;
    judge_->each_weight(*rules_, state, options_, [&](std::size_t option, int weight) {
      likely_.push_back(static_cast<float>(weight));
      most = option == 0 ? weight : std::max(most, weight);
    });
    float total = 0;
    for (float& likely : likely_) total += likely = exponential((likely - static_cast<float>(most)) * 0.01F);
    return total;
  }

  // Sequential halving: the candidates share a phase's visits evenly, then the worse half is dropped.
  template <class Enough>
  void halve(std::size_t options, std::uint64_t iterations, Enough&& enough) {
    candidates_.clear();
    const auto affordable = static_cast<std::size_t>(std::clamp<std::uint64_t>(
        iterations / 8, std::min<std::uint64_t>(iterations, 2), MoveList::capacity));
    const auto count = std::min({options, at(settings_.candidates), affordable});
    for (std::uint32_t edge = 0; edge < count; ++edge) candidates_.push_back(edge);
    alive_ = count;
    const std::uint64_t begin = iterations_;
    const int phases = std::max(1, static_cast<int>(std::bit_width(count - 1)));
    for (int phase = 0; phase < phases; ++phase) {
      const std::uint64_t until =
          begin + iterations * static_cast<std::uint64_t>(phase + 1) / static_cast<std::uint64_t>(phases);
      for (std::size_t turn = 0; iterations_ < until || turn < alive_; ++turn) {
        iterate(candidates_[turn % alive_]);
        if (enough(phase, phases) && turn + 1 >= alive_) break;
      }
      drop_worse_half();
    }
  }

  void drop_worse_half() {
    const auto edges = edges_of(root_);
    std::stable_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(alive_),
                     [&](Index a, Index b) { return edges[a].mean() > edges[b].mean(); });
    alive_ = (alive_ + 1) / 2;
  }

  // One visit of the root's edge: down the tree, a look at a new position, and back up.
  void iterate(Index root_edge) {
    ++iterations_;
    path_.clear();
    Index index = root_;
    Prospects seen;
    for (Index edge = root_edge;;) {
      path_.push_back({index, edge});
      const Index child = follow(index, edge);
      if (child == Tree<G>::none) {  // no room: looked at, not kept
        seen = judge(outside_);
        break;
      }
      index = child;
      Node<G>& node = tree_.node(index);
      if (node.ended || node.visits == 0 || (node.edges == 0 && tree_.full()) ||
          path_.size() == longest_path) {
        seen = judge(node.state);
        path_.push_back({index, Tree<G>::none});
        break;
      }
      if (node.edges == 0) expand(index);
      edge = select(index);
    }
    learn(seen);
  }

  // The position after a move: known, or new.
  Index follow(Index index, Index edge_index) {
    Edge& edge = edges_of(index)[edge_index];
    // One more future for every fourfold number of visits.
    const bool known = edge.outcomes > 0 && (!edge.chance || edge.outcomes == Edge::most_outcomes ||
                                             edge.visits < (1u << (2 * edge.outcomes)));
    if (known) return edge.outcome[edge.chance ? random_.below(edge.outcomes) : 0];
    outside_ = tree_.node(index).state;
    RandomChance chance{random_.next()};
    NoEvents silent;
    G::apply(*rules_, outside_, edge.move, chance, silent);
    Index child = tree_.find(outside_);
    if (child == Tree<G>::none) {
      if (tree_.full()) return edge.outcomes > 0 ? edge.outcome[random_.below(edge.outcomes)] : child;
      child = add(outside_);
    }
    edge.chance = chance.drew();
    edge.outcome[edge.outcomes++] = child;
    return child;
  }

  // The edge that promises most: what it has brought, and what is still unknown of it.
  Index select(Index index) const {
    const Node<G>& node = tree_.node(index);
    const auto edges = tree_.edges(node);
    const auto visits = static_cast<float>(node.visits);
    const auto mean = static_cast<float>(node.utility / node.visits);
    const auto square = static_cast<float>(node.squares / node.visits);
    const float scatter = std::sqrt(std::max(square - mean * mean, 0.0F)) + 0.01F;
    const float curious = settings_.exploration * scatter * std::sqrt(visits);
    const auto looked_at =
        std::min(edges.size(), static_cast<std::size_t>(2.0F + settings_.widening * std::sqrt(visits)));
    Index best = 0;
    float most = -1e9F;
    for (Index edge = 0; edge < looked_at; ++edge) {
      const Edge& option = edges[edge];
      const float worth = option.visits > 0 ? option.mean() : mean - 0.5F * scatter;
      const float promise = worth + curious * option.prior / static_cast<float>(1 + option.visits);
      if (promise <= most) continue;
      most = promise;
      best = edge;
    }
    return best;
  }

  // Finishes the turn under way as the policy would, so that nothing is left in the air, and evaluates.
  // Played out to the end of the game, the result itself counts.
  Prospects judge(const State& from) {
    State state = from;
    RandomChance chance{random_.next()};
    NoEvents silent;
    const bool play_out = settings_.play_out || last_round_;
    while (!G::over(state) && G::round(state) == round_ && (play_out || !G::opens_turn(state))) {
      G::legal(*rules_, state, options_);
      const Move move = play_out ? sample(state) : judge_->best_looking(*rules_, state, options_);
      G::apply(*rules_, state, move, chance, silent);
    }
    return G::over(state) ? result(state) : judge_->prospects(*rules_, state);
  }

  // A move by the odds of the policy.
  Move sample(const State& state) {
    const float total = weigh_options(state);
    float left = total * static_cast<float>(random_.below(1u << 24)) / static_cast<float>(1u << 24);
    for (std::size_t option = 0; option + 1 < options_.size(); ++option) {
      left -= likely_[option];
      if (left < 0) return options_[option];
    }
    return options_[options_.size() - 1];
  }

  Prospects result(const State& state) const {
    Prospects final_result;
    Seat best = 0;
    bool shared = false;
    for (Seat seat = 0; seat < rules_->players; ++seat) {
      const int score = G::score(state, seat);
      final_result.points[at(seat)] = static_cast<float>(score);
      if (seat == 0) continue;
      const int most = G::score(state, best);
      shared = score == most || (shared && score < most);
      if (score > most) best = seat;
    }
    if (!shared) {
      final_result.share[at(best)] = 1;
      return final_result;
    }
    // The rules know who wins among equals; the answer allocates, so it is asked for only here.
    const auto winners = G::ranking(*rules_, state).front();
    for (const Seat seat : winners) final_result.share[at(seat)] = 1.0F / static_cast<float>(winners.size());
    return final_result;
  }

  // The share of the win, and something for the margin: a bot that wins or loses anyway still plays on.
  float utility_of(const Prospects& seen, Seat seat) const {
    float best_other = -1e9F;
    for (Seat other = 0; other < rules_->players; ++other)
      if (other != seat) best_other = std::max(best_other, seen.points[at(other)]);
    const float lead = seen.points[at(seat)] - best_other;
    return seen.share[at(seat)] + settings_.margin * lead / (20.0F + std::abs(lead));
  }

  void learn(const Prospects& seen) {
    std::array<double, max_seats> utility{};
    for (Seat seat = 0; seat < rules_->players; ++seat)
      utility[at(seat)] = static_cast<double>(utility_of(seen, seat));
    for (const Step& step : path_) {
      Node<G>& node = tree_.node(step.node);
      const double mine = utility[at(node.seat)];
      ++node.visits;
      node.utility += mine;
      node.squares += mine * mine;
      for (Seat seat = 0; seat < rules_->players; ++seat) {
        node.share[at(seat)] += static_cast<double>(seen.share[at(seat)]);
        node.points[at(seat)] += static_cast<double>(seen.points[at(seat)]);
      }
      if (step.edge == Tree<G>::none) continue;
      Edge& edge = edges_of(step.node)[step.edge];
      ++edge.visits;
      edge.utility += mine;
    }
  }

  // The candidates, those that lasted longest first.
  Thought thought() {
    Thought result;
    result.iterations = iterations_;
    const auto edges = edges_of(root_);
    for (const Index index : candidates_) {
      const Edge& edge = edges[index];
      if (edge.outcomes > 0) result.candidates.push_back(candidate(edge));
    }
    return result;
  }

  Candidate candidate(const Edge& edge) {
    Candidate found{
        .move = edge.move, .visits = edge.visits, .win_share = {}, .points = {}, .line = {edge.move}};
    const auto players = at(rules_->players);
    found.win_share.assign(players, 0);
    found.points.assign(players, 0);
    double visits = 0;
    for (std::uint8_t outcome = 0; outcome < edge.outcomes; ++outcome) {
      const Node<G>& node = tree_.node(edge.outcome[outcome]);
      visits += node.visits;
      for (std::size_t seat = 0; seat < players; ++seat) {
        found.win_share[seat] += node.share[seat];
        found.points[seat] += node.points[seat];
      }
    }
    for (std::size_t seat = 0; visits > 0 && seat < players; ++seat) {
      found.win_share[seat] /= visits;
      found.points[seat] /= visits;
    }
    for (const Edge* step = &edge; found.line.size() < longest_line;) {
      if (step->outcomes != 1 || step->chance) break;
      const auto next = edges_of(step->outcome[0]);
      if (next.empty()) break;
      step = &*std::ranges::max_element(next, {}, &Edge::visits);
      if (step->visits == 0) break;
      found.line.push_back(step->move);
    }
    return found;
  }

  static constexpr std::size_t longest_line = 12;
  // Several times as many decisions as any round has. Equal positions are one node, so that rules which came
  // back to a position would lead round in circles.
  static constexpr std::size_t longest_path = 1024;

  SearchSettings settings_;
  std::shared_ptr<const typename J::Model> model_;  // null: as shipped
  Random random_;
  const Rules* rules_ = nullptr;
  std::optional<J> judge_;
  Tree<G> tree_;
  Index root_ = 0;
  int round_ = 0;
  bool last_round_ = false;
  std::uint64_t iterations_ = 0;
  std::vector<Index> candidates_;  // of the root, the best first; those dropped follow
  std::size_t alive_ = 0;
  // Kept from one iteration to the next, so that none of them allocates.
  MoveList options_;
  std::vector<Edge> edges_;
  std::vector<Step> path_;
  std::vector<float> likely_;  // the options
  std::vector<Ranked> ranked_;
  State outside_;
};

}  // namespace horta
