#include "ai/bots/bot_kind.h"

#include "ai/bots/random_thinker.h"
#include "ai/registry.h"
#include "engine/core/sha256.h"

namespace horta {

namespace {

constexpr std::string_view search_prefix = "search:", level_prefix = "level:";

// What `search:…` and `level:N` say; nothing: it is neither.
std::optional<BotStyle> style_in_name(const GameAi& ai, std::string_view name) {
  if (name.starts_with(search_prefix)) return read_bot_style(name.substr(search_prefix.size()));
  if (!name.starts_with(level_prefix)) return std::nullopt;
  const std::string_view level = name.substr(level_prefix.size());
  if (level.size() != 1 || level[0] < '1' || level[0] >= '1' + levels) return std::nullopt;
  return read_bot_style(ai.levels[static_cast<std::size_t>(level[0] - '1')]);
}

}  // namespace

std::string bot_forms() {
  return "random, greedy, level:1 … level:" + std::to_string(levels) +
         ", search:N, search:50ms, search:N~POINTS";
}

std::vector<std::string> named_bots() {
  std::vector<std::string> names;
  for (int level = 1; level <= levels; ++level) names.push_back("level:" + std::to_string(level));
  names.insert(names.end(), {"greedy", "random"});
  return names;
}

Fault unknown_bot(std::string_view name, std::string_view known) {
  return Fault{"bot_unknown", json::Value::object({{"bot", name}, {"known", known}})};
}

std::expected<BotKind, Fault> find_bot(std::string_view game, std::string_view name,
                                       const std::shared_ptr<const Weights>& weights) {
  const GameAi& ai = ai_of(game);
  // What a bot picks by chance has nothing to do with what it thinks by chance.
  const auto kind = [&](const auto& thinker, const BotStyle& style,
                        std::shared_ptr<const Weights> judges_by) {
    return BotKind{
        std::string{name},
        [thinker, style](std::uint64_t seed) { return std::make_unique<Bot>(thinker(seed), style, ~seed); },
        std::move(judges_by)};
  };
  if (name == "random")
    return kind([](std::uint64_t seed) { return std::make_unique<RandomThinker>(seed); }, {}, nullptr);
  const auto used = weights ? weights : ai.shipped_weights();
  if (name == "greedy")
    return kind([make = ai.greedy, used](std::uint64_t seed) { return make(seed, used); }, {}, used);
  if (const auto style = style_in_name(ai, name))
    return kind([make = ai.search, used](std::uint64_t seed) { return make(seed, 1, used); }, *style, used);
  return std::unexpected(unknown_bot(name, bot_forms()));
}

std::expected<std::vector<BotKind>, Fault> find_bots(std::string_view game,
                                                     std::span<const std::string> names) {
  std::vector<BotKind> kinds;
  for (const std::string& name : names) {
    auto kind = find_bot(game, name);
    if (!kind) return std::unexpected(std::move(kind.error()));
    kinds.push_back(std::move(*kind));
  }
  return kinds;
}

std::uint64_t bot_seed(const Digest& commitment, Seat seat) {
  const Digest digest = sha256("horta bot " + std::to_string(seat) + " " + to_hex(commitment));
  std::uint64_t seed = 0;
  for (std::size_t place = 0; place < sizeof seed; ++place) seed = seed << 8 | digest[place];
  return seed;
}

std::uint64_t bot_seed(const MatchSetup& setup, Seat seat) {
  return bot_seed(setup.commitment.value_or(Digest{}), seat);
}

}  // namespace horta
