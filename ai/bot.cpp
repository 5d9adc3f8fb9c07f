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
  Move choose(const typename G::Rules&, const typename G::State&, const MoveList& options) override {
    return options[random_.below(static_cast<std::uint32_t>(options.size()))];
  }

 private:
  Random random_;
};

template <Game G>
class AnyBot final : public Bot {
 public:
  explicit AnyBot(std::unique_ptr<BotOf<G>> bot) : bot_{std::move(bot)} {}
  Move choose(const Table& table) override {
    const auto& at_table = static_cast<const TableOf<G>&>(table);
    MoveList options;
    table.legal(options);
    return bot_->choose(at_table.rules(), at_table.state(), options);
  }

 private:
  std::unique_ptr<BotOf<G>> bot_;
};

}  // namespace

template <Game G>
std::expected<std::unique_ptr<BotOf<G>>, Fault> make_bot_of(std::string_view name, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot<G>>(seed);
  if (name == "greedy") return std::make_unique<Greedy<G>>(seed);
  return std::unexpected(
      Fault{"bot_unknown", json::Value::object({{"bot", name}, {"known", "random, greedy"}})});
}

template std::expected<std::unique_ptr<BotOf<bruxelles1893::Game>>, Fault> make_bot_of(std::string_view,
                                                                                       std::uint64_t);
template std::expected<std::unique_ptr<BotOf<bruxelles1897::Game>>, Fault> make_bot_of(std::string_view,
                                                                                       std::uint64_t);

std::expected<std::unique_ptr<Bot>, Fault> make_bot(std::string_view game, std::string_view name,
                                                    std::uint64_t seed) {
  std::expected<std::unique_ptr<Bot>, Fault> result =
      std::unexpected(Fault{"game_unknown", json::Value::object({{"game", game}})});
  with_game(game, [&](auto type) {
    using G = decltype(type);
    auto bot = make_bot_of<G>(name, seed);
    if (bot)
      result = std::make_unique<AnyBot<G>>(std::move(*bot));
    else
      result = std::unexpected(std::move(bot.error()));
  });
  return result;
}

}  // namespace horta
