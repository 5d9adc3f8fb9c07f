#include "ai/bots/bot.h"

#include "ai/bots/greedy.h"
#include "ai/bots/levels.h"
#include "ai/bots/search_bot.h"
#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1897/heuristic.h"
#include "engine/games.h"

namespace horta {

namespace {

constexpr std::string_view known_bots =
    "random, greedy, level:1 … level:8, search:N, search:50ms, search:N~POINTS";

// `search:400` and its relatives, or `level:3`.
std::optional<SearchStyle> style_in_name(std::string_view game, std::string_view name) {
  constexpr std::string_view search = "search:", level = "level:";
  if (name.starts_with(search)) return read_search_style(name.substr(search.size()));
  if (!name.starts_with(level)) return std::nullopt;
  const auto style = style_of_level(game, name.substr(level.size()));
  return style ? read_search_style(*style) : std::nullopt;
}

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
std::expected<BotKind<G>, Fault> find_bot(std::string_view name,
                                          const std::shared_ptr<const Weights>& weights) {
  const auto kind = [&](const auto& make, const std::shared_ptr<const Weights>& judges_by) {
    return BotKind<G>{std::string{name},
                      [make](std::uint64_t seed) -> std::unique_ptr<BotOf<G>> { return make(seed); },
                      judges_by};
  };
  if (name == "random")
    return kind([](std::uint64_t seed) { return std::make_unique<RandomBot<G>>(seed); }, nullptr);
  const auto used = weights ? weights : shipped_weights<G>();
  if (name == "greedy")
    return kind([used](std::uint64_t seed) { return std::make_unique<Greedy<G>>(seed, used); }, used);
  if (const auto style = style_in_name(G::name, name))
    return kind(
        [style, used](std::uint64_t seed) { return std::make_unique<SearchBot<G>>(seed, *style, used); },
        used);
  return std::unexpected(Fault{"bot_unknown", json::Value::object({{"bot", name}, {"known", known_bots}})});
}

template std::expected<BotKind<bruxelles1893::Game>, Fault> find_bot(std::string_view,
                                                                     const std::shared_ptr<const Weights>&);
template std::expected<BotKind<bruxelles1897::Game>, Fault> find_bot(std::string_view,
                                                                     const std::shared_ptr<const Weights>&);

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
