#include "ai/bot.h"

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "ai/greedy.h"
#include "engine/games.h"

namespace horta {

namespace {

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

}  // namespace

template <Game G>
std::expected<BotKind<G>, Fault> find_bot(std::string_view name) {
  const auto kind = [&](auto make) {
    return BotKind<G>{std::string{name},
                      [make](std::uint64_t seed) -> std::unique_ptr<BotOf<G>> { return make(seed); }};
  };
  if (name == "random") return kind([](std::uint64_t seed) { return std::make_unique<RandomBot<G>>(seed); });
  if (name == "greedy") return kind([](std::uint64_t seed) { return std::make_unique<Greedy<G>>(seed); });
  return std::unexpected(
      Fault{"bot_unknown", json::Value::object({{"bot", name}, {"known", "random, greedy"}})});
}

template std::expected<BotKind<bruxelles1893::Game>, Fault> find_bot(std::string_view);
template std::expected<BotKind<bruxelles1897::Game>, Fault> find_bot(std::string_view);

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
