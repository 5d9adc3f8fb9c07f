#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "ai/evaluation/judge.h"

namespace horta {

// A choice of moves in a tree, and what came of it. What is drawn after a move is sampled a few times: never
// more than `most_outcomes` futures of a move are told apart.
struct Edge {
  static constexpr int most_outcomes = 4;

  Move move;
  float prior = 0;     // how likely the policy finds it
  double utility = 0;  // sum, of the seat that decides; a float would stop growing after some million visits
  std::uint32_t visits = 0;
  std::array<std::uint32_t, most_outcomes> outcome{};
  std::uint8_t outcomes = 0;
  bool chance = false;  // something is drawn

  float mean() const { return static_cast<float>(utility / visits); }
};

// A position, and what each seat may expect from there.
template <Game G>
struct Node {
  typename G::State state;
  std::uint64_t hash = 0;
  std::uint32_t first_edge = 0;
  std::uint32_t edges = 0;  // 0: not looked into yet
  std::uint32_t visits = 0;
  std::int8_t seat = 0;
  bool ended = false;                               // the game or the round searched is over
  double utility = 0, squares = 0;                  // sums, of the seat that decides
  std::array<double, max_seats> share{}, points{};  // sums
};

// Any change of a byte changes about half of the bits. States are plain bytes without padding.
template <class State>
std::uint64_t hash_of(const State& state) {
  std::uint64_t hash = sizeof(State);
  const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
  const auto mix = [&hash](std::uint64_t word) {
    hash = (std::rotl(hash, 29) ^ word) * 0x9E37'79B9'7F4A'7C15;
  };
  std::size_t place = 0;
  for (; place + 8 <= sizeof(State); place += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes + place, 8);
    mix(word);
  }
  std::uint64_t rest = 0;
  std::memcpy(&rest, bytes + place, sizeof(State) - place);
  mix(rest);
  return hash ^ (hash >> 32);
}

// The nodes and edges of a search in two blocks of memory. Equal positions are one node, however they came
// about. Bounded: when it is full, nothing is added any more.
template <Game G>
class Tree {
 public:
  static constexpr std::uint32_t none = 0xFFFF'FFFF;
  static constexpr std::size_t edges_per_node = 16;  // more than a position has on average

  // Precondition: half of it has room for the options of any position.
  explicit Tree(std::size_t most_nodes) : most_nodes_{most_nodes}, most_edges_{edges_per_node * most_nodes} {
    assert(most_edges_ / 2 >= MoveList::capacity);
  }

  void clear() {
    nodes_.clear();
    edges_.clear();
    places_.assign(places_.size(), none);
  }
  std::size_t size() const { return nodes_.size(); }
  std::size_t edges() const { return edges_.size(); }
  bool full() const {
    return nodes_.size() == most_nodes_ || edges_.size() + MoveList::capacity > most_edges_;
  }
  bool half_full() const { return nodes_.size() >= most_nodes_ / 2 || edges_.size() > most_edges_ / 2; }

  Node<G>& node(std::uint32_t index) { return nodes_[index]; }
  const Node<G>& node(std::uint32_t index) const { return nodes_[index]; }
  std::span<Edge> edges(const Node<G>& of) { return std::span{edges_}.subspan(of.first_edge, of.edges); }
  std::span<const Edge> edges(const Node<G>& of) const {
    return std::span{edges_}.subspan(of.first_edge, of.edges);
  }

  std::uint32_t find(const typename G::State& state) const {
    if (places_.empty()) return none;
    const std::uint64_t hash = hash_of(state);
    for (std::size_t place = start(hash);; place = (place + 1) % places_.size()) {
      const std::uint32_t index = places_[place];
      if (index == none || (nodes_[index].hash == hash && nodes_[index].state == state)) return index;
    }
  }

  // Precondition: not full, and not in the tree yet.
  std::uint32_t add(const typename G::State& state) {
    if (nodes_.size() * 2 >= places_.size()) grow();
    const auto index = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.state = state, .hash = hash_of(state)});
    insert(index);
    return index;
  }

  // Precondition: not full.
  void add_edges(std::uint32_t index, std::span<const Edge> edges) {
    nodes_[index].first_edge = static_cast<std::uint32_t>(edges_.size());
    nodes_[index].edges = static_cast<std::uint32_t>(edges.size());
    edges_.insert(edges_.end(), edges.begin(), edges.end());
  }

 private:
  std::size_t start(std::uint64_t hash) const { return static_cast<std::size_t>(hash % places_.size()); }
  void insert(std::uint32_t index) {
    std::size_t place = start(nodes_[index].hash);
    while (places_[place] != none) place = (place + 1) % places_.size();
    places_[place] = index;
  }
  void grow() {
    places_.assign(std::max<std::size_t>(1024, places_.size() * 4), none);
    for (std::uint32_t index = 0; index < nodes_.size(); ++index) insert(index);
  }

  std::size_t most_nodes_;
  std::size_t most_edges_;
  std::vector<Node<G>> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> places_;  // of the nodes, by hash
};

}  // namespace horta
