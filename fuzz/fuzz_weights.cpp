// Any text as weights: it is refused, or is written as it was read. Any numbers as weights: refused, or a
// search with them plays on.

#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

#include "ai/bots/bot_kind.h"
#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/evaluation/weights.h"
#include "engine/core/table.h"
#include "fuzz/rule_sets.h"

using namespace horta;
using fuzz::require;

namespace {

template <Game G>
void read(std::string_view text) {
  const auto file = json::parse(text);
  if (!file) return;
  const auto weights = weights_from_json(*file, weight_shape<G>());
  if (!weights) return;
  const auto again = weights_from_json(weights_to_json(*weights, weight_shape<G>()), weight_shape<G>());
  require(again && again->policy == weights->policy);
}

// The shipped weights with some replaced: six bytes each, a place and a number.
template <Game G>
void play(const std::uint8_t* data, std::size_t size) {
  static const json::Value shipped = *json::parse(shipped_weights(G::name));
  const auto& rules = fuzz::all_rules<G>()[data[0] % fuzz::all_rules<G>().size()];
  auto weights = *weights_from_json(shipped, weight_shape<G>());
  for (std::size_t place = 1; place + 6 <= size; place += 6) {
    std::uint16_t where = 0;
    std::int32_t number = 0;
    std::memcpy(&where, data + place, 2);
    std::memcpy(&number, data + place + 2, 4);
    weights.policy[where % weights.policy.size()] = number;
    for (ValueWeights& set : weights.values)
      for (std::size_t round = 0; round < set.features.size(); ++round) {
        set.features[round][where % set.features[round].size()] = number;
        set.spread[round] = number;
      }
  }
  auto accepted = weights_from_json(weights_to_json(weights, weight_shape<G>()), weight_shape<G>());
  if (!accepted) return;
  const auto search =
      find_bot(G::name, "search:10", std::make_shared<const Weights>(std::move(*accepted)))->make(size);
  RandomChance chance{size};
  NoEvents silent;
  MoveList options;
  TableOf<G> table{std::make_shared<const typename G::Rules>(rules)};
  typename G::State& state = table.state();
  G::set_up(rules, state, chance, silent);
  for (int decision = 0; decision < 20 && !G::over(state); ++decision) {
    G::legal(rules, state, options);
    const Move move = *search->choose(table);
    require(options.contains(move));
    G::apply(rules, state, move, chance, silent);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  read<bruxelles1897::Game>(text);
  read<bruxelles1893::Game>(text);
  if (size < 2) return 0;
  if (data[0] & 128)
    play<bruxelles1893::Game>(data + 1, size - 1);
  else
    play<bruxelles1897::Game>(data + 1, size - 1);
  return 0;
}
