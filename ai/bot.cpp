#include "ai/bot.h"

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/greedy.h"
#include "ai/search.h"
#include "engine/games.h"

namespace horta {

namespace {

constexpr std::string_view search_prefix = "search:";

template <Game G>
class RandomBot final : public BotOf<G> {
 public:
  explicit RandomBot(std::uint64_t seed) : random_{seed} {}
  Answered choose(const typename G::Rules&, const typename G::State&, const MoveList& options) override {
    return options[random_.below(static_cast<std::uint32_t>(options.size()))];
  }

 private:
  Random random_;
};

template <Game G>
class SearchBot final : public BotOf<G> {
 public:
  SearchBot(std::uint64_t seed, const Limit& limit, std::shared_ptr<const Weights> weights)
      : search_{seed, {}, std::move(weights)}, limit_{limit} {}
  Answered choose(const typename G::Rules& rules, const typename G::State& state, const MoveList&) override {
    const std::atomic<bool> never = false;
    return search_.think(rules, state, limit_, never, [](const Thought&) {}).candidates.front().move;
  }

 private:
  Search<G> search_;
  Limit limit_;
};

}  // namespace

template <Game G>
std::expected<BotKind<G>, Fault> find_bot(std::string_view name, std::shared_ptr<const Weights> weights) {
  const auto kind = [&](auto make) {
    return BotKind<G>{std::string{name},
                      [make](std::uint64_t seed) -> std::unique_ptr<BotOf<G>> { return make(seed); }};
  };
  if (name == "random") return kind([](std::uint64_t seed) { return std::make_unique<RandomBot<G>>(seed); });
  if (name == "greedy")
    return kind([weights](std::uint64_t seed) { return std::make_unique<Greedy<G>>(seed, weights); });
  if (name.starts_with(search_prefix))
    if (const auto limit = read_limit(name.substr(search_prefix.size())))
      return kind([limit, weights](std::uint64_t seed) {
        return std::make_unique<SearchBot<G>>(seed, *limit, weights);
      });
  return std::unexpected(
      Fault{"bot_unknown",
            json::Value::object({{"bot", name}, {"known", "random, greedy, search:N, search:50ms"}})});
}

template std::expected<BotKind<bruxelles1893::Game>, Fault> find_bot(std::string_view,
                                                                     std::shared_ptr<const Weights>);
template std::expected<BotKind<bruxelles1897::Game>, Fault> find_bot(std::string_view,
                                                                     std::shared_ptr<const Weights>);

std::expected<std::unique_ptr<Bot>, Fault> make_bot(std::string_view game, std::string_view name,
                                                    std::uint64_t seed) {
  std::expected<std::unique_ptr<Bot>, Fault> result =
      std::unexpected(Fault{"game_unknown", json::Value::object({{"game", game}})});
  with_game(game, [&](auto type) {
    using G = decltype(type);
    auto kind = find_bot<G>(name);
    if (kind)
      result = std::make_unique<BotAtTable<G>>(kind->make(seed));
    else
      result = std::unexpected(std::move(kind.error()));
  });
  return result;
}

}  // namespace horta
